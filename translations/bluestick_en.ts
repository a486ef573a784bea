<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Company</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <extracomment>At the end of a list of names: &quot;Elin, Nora, Aksel and 4 others&quot;</extracomment>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message numerus="yes">
        <source>The computer plays all these cards from your place, up to %n time(s), thinking quickly.</source>
        <translation>
            <numerusform>The computer plays all these cards from your place, once, thinking quickly.</numerusform>
            <numerusform>The computer plays all these cards from your place, up to %n times, thinking quickly.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message numerus="yes">
        <source>%n match(es), the latest first. Enter reviews the selected match, Delete removes it.</source>
        <extracomment>Above a list of matches that are over</extracomment>
        <translation>
            <numerusform>%n match. Enter reviews it, Delete removes it.</numerusform>
            <numerusform>%n matches, the latest first. Enter reviews the selected match, Delete removes it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n won in a row</numerusform>
            <numerusform>%n won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n lost in a row</numerusform>
            <numerusform>%n lost in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest run: %n</source>
        <translation>
            <numerusform>longest run: %n</numerusform>
            <numerusform>longest run: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>of the text that is searched for</comment>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message numerus="yes">
        <source>Reading %n finished match(es)…</source>
        <translation>
            <numerusform>Reading %n finished match…</numerusform>
            <numerusform>Reading %n finished matches…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message numerus="yes">
        <source>Chips won or lost: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>{own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Chips won or lost: you {own}, the computer {mean}, playing these cards once.</numerusform>
            <numerusform>Chips won or lost: you {own}, the computer {mean} on average, playing these cards %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of the others: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>How far ahead of the best other side one came out; {own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Ahead of the others: you {own}, the computer {mean}, playing these cards once.</numerusform>
            <numerusform>Ahead of the others: you {own}, the computer {mean} on average, playing these cards %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>haggis</name>
    <message numerus="yes">
        <source>You win the match with %n point(s)!</source>
        <translation>
            <numerusform>You win the match with %n point!</numerusform>
            <numerusform>You win the match with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} wins the match with %n point.</numerusform>
            <numerusform>{name} wins the match with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out first in {won} of %n round(s)</source>
        <translation>
            <numerusform>Out first in {won} of %n round</numerusform>
            <numerusform>Out first in {won} of %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s): {points} points.</source>
        <translation>
            <numerusform>You still have %n card: {points} points.</numerusform>
            <numerusform>You still have %n cards: {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n card(s): {points} points.</source>
        <translation>
            <numerusform>{name} still has %n card: {points} points.</numerusform>
            <numerusform>{name} still has %n cards: {points} points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s).</source>
        <translation>
            <numerusform>You take the trick: %n point.</numerusform>
            <numerusform>You take the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} takes the trick: %n point.</numerusform>
            <numerusform>{name} takes the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} gives you the trick: %n point.</numerusform>
            <numerusform>{name} gives you the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>You give {whom} the trick: %n point.</numerusform>
            <numerusform>You give {whom} the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} gives {whom} the trick: %n point.</numerusform>
            <numerusform>{name} gives {whom} the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) × 5</source>
        <extracomment>So many cards in the fullest hand, five points for each</extracomment>
        <translation>
            <numerusform>%n card × 5</numerusform>
            <numerusform>%n cards × 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{combination}, or %n other(s)</source>
        <extracomment>{combination}: &quot;run 8–10&quot;; %n other things that the same cards can be</extracomment>
        <translation>
            <numerusform>{combination}, or %n other</numerusform>
            <numerusform>{combination}, or %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of this rank not yet seen</source>
        <translation>
            <numerusform>%n more of this rank not yet seen</numerusform>
            <numerusform>%n more of this rank not yet seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Haggis: %n card(s)</source>
        <extracomment>The cards that are set aside</extracomment>
        <translation>
            <numerusform>Haggis: %n card</numerusform>
            <numerusform>Haggis: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) to this trick, or a bomb.</source>
        <translation>
            <numerusform>Play %n card to this trick, or a bomb.</numerusform>
            <numerusform>Play %n cards to this trick, or a bomb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run on the table has %n card(s) of each rank. Yours needs as many.</source>
        <translation>
            <numerusform>The run on the table has %n card of each rank. Yours needs as many.</numerusform>
            <numerusform>The run on the table has %n cards of each rank. Yours needs as many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It’s hard to beat %n card(s) at once.</source>
        <translation>
            <numerusform>That gets rid of %n card.</numerusform>
            <numerusform>It’s hard to beat %n cards at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bomb is the safest lead, but it gives away %n point(s).</source>
        <translation>
            <numerusform>A bomb is the safest lead, but it gives away %n point.</numerusform>
            <numerusform>A bomb is the safest lead, but it gives away %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that you need %n lead(s) to go out.</source>
        <translation>
            <numerusform>After that you need %n lead to go out.</numerusform>
            <numerusform>After that you need %n leads to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These cards belong together. After that %n lead(s) are left.</source>
        <translation>
            <numerusform>These cards belong together. After that %n lead is left.</numerusform>
            <numerusform>These cards belong together. After that %n leads are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead is worth more than the %n point(s) you give away.</source>
        <translation>
            <numerusform>The lead is worth more than the point you give away.</numerusform>
            <numerusform>The lead is worth more than the %n points you give away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs about %n lead(s) to go out.</source>
        <translation>
            <numerusform>Your hand needs about %n lead to go out.</numerusform>
            <numerusform>Your hand needs about %n leads to go out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the fewest in the match.</source>
        <translation>
            <numerusform>%n point for the player with the fewest in the match.</numerusform>
            <numerusform>%n points for the player with the fewest in the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the most cards left.</source>
        <translation>
            <numerusform>%n point for the player with the most cards left.</numerusform>
            <numerusform>%n points for the player with the most cards left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the tricks bring you about %n point(s) more.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>You keep {cards}: the tricks bring you about %n point more.</numerusform>
            <numerusform>You keep {cards}: the tricks bring you about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in tricks than with “{move}”.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>You win about %n point more in tricks than with “{move}”.</numerusform>
            <numerusform>You win about %n points more in tricks than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in tricks than with “{move}”.</source>
        <extracomment>Points of the tricks of the best opponent, less those of yours</extracomment>
        <translation>
            <numerusform>You lose about %n point less in tricks than with “{move}”.</numerusform>
            <numerusform>You lose about %n points less in tricks than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>The tricks win you points, but with “{move}” cost you some: about %n in all.</numerusform>
            <numerusform>The tricks win you points, but with “{move}” cost you some: about %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>You get the trick: %n point.</numerusform>
            <numerusform>You get the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>{name} gets the trick: %n point.</numerusform>
            <numerusform>{name} gets the trick: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>When you went out, the largest hand had %n card: five points for it.</numerusform>
            <numerusform>When you went out, the largest hand had %n cards: five points for each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When {name} went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>When {name} went out, the largest hand had %n card: five points for it.</numerusform>
            <numerusform>When {name} went out, the largest hand had %n cards: five points for each.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>haljan</name>
    <message numerus="yes">
        <source>You take the trick: %n point(s)</source>
        <translation>
            <numerusform>You take the trick: %n point</numerusform>
            <numerusform>You take the trick: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s)</source>
        <translation>
            <numerusform>{name} takes the trick: %n point</numerusform>
            <numerusform>{name} takes the trick: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n for the last trick</source>
        <extracomment>After &quot;Elin takes the trick: 21 points&quot;</extracomment>
        <translation>
            <numerusform>, and %n for the last trick</numerusform>
            <numerusform>, and %n for the last trick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the round.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins the round.</numerusform>
            <numerusform>{names} win the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s)</source>
        <translation>
            <numerusform>%n game point</numerusform>
            <numerusform>%n game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A draw: %n game point(s) for each side.</source>
        <translation>
            <numerusform>A draw: %n game point for each side.</numerusform>
            <numerusform>A draw: %n game points for each side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by {most} to {least}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins the match by {most} to {least}.</numerusform>
            <numerusform>{names} win the match by {most} to {least}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your %n card(s)</source>
        <comment>place for a play</comment>
        <translation>
            <numerusform>your %n card</numerusform>
            <numerusform>your %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) + turn-up</source>
        <comment>to draw</comment>
        <translation>
            <numerusform>%n card + turn-up</numerusform>
            <numerusform>%n cards + turn-up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock of %n card(s)</source>
        <translation>
            <numerusform>stock of %n card</numerusform>
            <numerusform>stock of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Throw %n card(s) away</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Throw %n card away</numerusform>
            <numerusform>Throw %n cards away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays %n card(s) to this trick.</source>
        <translation>
            <numerusform>Everyone plays %n card to this trick.</numerusform>
            <numerusform>Everyone plays %n cards to this trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %n card(s) to this trick.</source>
        <translation>
            <numerusform>Lead %n card to this trick.</numerusform>
            <numerusform>Lead %n cards to this trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead at least %n card(s) here.</source>
        <translation>
            <numerusform>Lead at least %n card here.</numerusform>
            <numerusform>Lead at least %n cards here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead your last %n card(s) together.</source>
        <translation>
            <numerusform>Lead your last card.</numerusform>
            <numerusform>Lead your last %n cards together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lead of %n card(s) would leave each of you one card. Lead more or fewer.</source>
        <extracomment>A lead that is ruled out</extracomment>
        <translation>
            <numerusform>A lead of %n card would leave each of you one card. Lead more.</numerusform>
            <numerusform>A lead of %n cards would leave each of you one card. Lead more or fewer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No one can beat {cards}: %n point(s) are safe.</source>
        <translation>
            <numerusform>No one can beat {cards}: %n point is safe.</numerusform>
            <numerusform>No one can beat {cards}: %n points are safe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A long lead of %n card(s) is hard to beat.</source>
        <translation>
            <numerusform>A long lead of %n card is hard to beat.</numerusform>
            <numerusform>A long lead of %n cards is hard to beat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner’s trick: add %n point(s).</source>
        <translation>
            <numerusform>Your partner’s trick: add %n point.</numerusform>
            <numerusform>Your partner’s trick: add %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>You win about %n point more in this trick than with {move}.</numerusform>
            <numerusform>You win about %n points more in this trick than with {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>You lose about %n point less in this trick than with {move}.</numerusform>
            <numerusform>You lose about %n points less in this trick than with {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with {move} costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>This trick wins you points, but with {move} costs you some: about %n in all.</numerusform>
            <numerusform>This trick wins you points, but with {move} costs you some: about %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in the next tricks than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>You win about %n point more in the next tricks than with {move}.</numerusform>
            <numerusform>You win about %n points more in the next tricks than with {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in the next tricks than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>You lose about %n point less in the next tricks than with {move}.</numerusform>
            <numerusform>You lose about %n points less in the next tricks than with {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next tricks win you points, but with {move} cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>The next tricks win you points, but with {move} cost you some: about %n in all.</numerusform>
            <numerusform>The next tricks win you points, but with {move} cost you some: about %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the next tricks your hand is about %n point(s) stronger than with {move}.</source>
        <extracomment>What the cards of your hand are worth against those of the others</extracomment>
        <translation>
            <numerusform>After the next tricks your hand is about %n point stronger than with {move}.</numerusform>
            <numerusform>After the next tricks your hand is about %n points stronger than with {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you win about %n point(s) more in the next tricks.</source>
        <extracomment>{cards}: high trumps that the better play keeps. Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>You keep {cards}: you win about %n point more in the next tricks.</numerusform>
            <numerusform>You keep {cards}: you win about %n points more in the next tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you lose about %n point(s) less in the next tricks.</source>
        <translation>
            <numerusform>You keep {cards}: you lose about %n point less in the next tricks.</numerusform>
            <numerusform>You keep {cards}: you lose about %n points less in the next tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the next tricks bring you about %n point(s) more.</source>
        <extracomment>You win points in this case and lose some in the other</extracomment>
        <translation>
            <numerusform>You keep {cards}: the next tricks bring you about %n point more.</numerusform>
            <numerusform>You keep {cards}: the next tricks bring you about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: after the next tricks your hand is about %n point(s) stronger.</source>
        <translation>
            <numerusform>You keep {cards}: after the next tricks your hand is about %n point stronger.</numerusform>
            <numerusform>You keep {cards}: after the next tricks your hand is about %n points stronger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play last, so these cards surely take %n point(s).</source>
        <translation>
            <numerusform>You play last, so these cards surely take %n point.</numerusform>
            <numerusform>You play last, so these cards surely take %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can’t take the lead. These cards cost you %n point(s).</source>
        <translation>
            <numerusform>You can’t take the lead. These cards cost you %n point.</numerusform>
            <numerusform>You can’t take the lead. These cards cost you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win rounds of 121 points: %n game point(s) win the match.</source>
        <translation>
            <numerusform>Win rounds of 121 points: %n game point wins the match.</numerusform>
            <numerusform>Win rounds of 121 points: %n game points win the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Select %n more card(s).</source>
        <translation>
            <numerusform>Select one more card.</numerusform>
            <numerusform>Select %n more cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>halma</name>
    <message numerus="yes">
        <source>You have %n piece(s) in the goal.</source>
        <translation>
            <numerusform>You have %n piece in the goal.</numerusform>
            <numerusform>You have %n pieces in the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n piece(s) in the goal.</source>
        <translation>
            <numerusform>{name} has %n piece in the goal.</numerusform>
            <numerusform>{name} has %n pieces in the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): all pieces are in the goal.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins: all pieces are in the goal.</numerusform>
            <numerusform>{names} win: all pieces are in the goal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) with a full goal base.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins with a full goal base.</numerusform>
            <numerusform>{names} win with full goal bases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have resigned. {names} win(s).</source>
        <extracomment>{names}: the other player, or the other pair</extracomment>
        <translation>
            <numerusform>You have resigned. {names} wins.</numerusform>
            <numerusform>Your pair has resigned. {names} win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): the other side has resigned.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins: the other side has resigned.</numerusform>
            <numerusform>{names} win: the other pair has resigned.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The piece reaches the goal: %n piece(s) are there now.</source>
        <translation>
            <numerusform>The piece is the first to reach the goal.</numerusform>
            <numerusform>The piece reaches the goal: %n are there now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>places a piece can step to</comment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) by jumps</source>
        <comment>places a piece can jump to</comment>
        <translation>
            <numerusform>%n square by jumps</numerusform>
            <numerusform>%n squares by jumps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move brings you %n square(s) nearer to the goal than {move}.</source>
        <translation>
            <numerusform>This move brings you %n square nearer to the goal than {move}.</numerusform>
            <numerusform>This move brings you %n squares nearer to the goal than {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next moves of your side get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>The next moves of your side get %n square farther than after {move}.</numerusform>
            <numerusform>The next moves of your side get %n squares farther than after {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next moves get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>Your next moves get %n square farther than after {move}.</numerusform>
            <numerusform>Your next moves get %n squares farther than after {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others get %n square(s) less far than after {move}.</source>
        <translation>
            <numerusform>The others get %n square less far than after {move}.</numerusform>
            <numerusform>The others get %n squares less far than after {move}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>kille</name>
    <message numerus="yes">
        <source>You may only ask for better cards when two or three players are left. Now there are %n.</source>
        <translation>
            <numerusform>You may only ask for better cards when two or three players are left. Now there is %n.</numerusform>
            <numerusform>You may only ask for better cards when two or three players are left. Now there are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can’t pay the price: %n chip(s).</source>
        <translation>
            <numerusform>You can’t pay the price: %n chip.</numerusform>
            <numerusform>You can’t pay the price: %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match.</source>
        <extracomment>The plural is for several winners with equally many chips</extracomment>
        <translation>
            <numerusform>{names} wins the match.</numerusform>
            <numerusform>{names} win the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gain: %n chip(s).</source>
        <comment>what the winner of the match has won</comment>
        <translation>
            <numerusform>Gain: %n chip.</numerusform>
            <numerusform>Gain: %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to {name}.</source>
        <translation>
            <numerusform>One swap is undone, as the card was dealt to {name}.</numerusform>
            <numerusform>%n swaps are undone, as the card was dealt to {name}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to you.</source>
        <translation>
            <numerusform>One swap is undone, as the card was dealt to you.</numerusform>
            <numerusform>%n swaps are undone, as the card was dealt to you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deadlock: {names} stay(s) in.</source>
        <translation>
            <numerusform>Deadlock: {names} stays in.</numerusform>
            <numerusform>Deadlock: {names} stay in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: everyone pays %n chip(s), {pot} in all.</source>
        <translation>
            <numerusform>Pot {number}: everyone pays %n chip, {pot} in all.</numerusform>
            <numerusform>Pot {number}: everyone pays %n chips, {pot} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>The first chance to buy in, for %n chip: {names}.</numerusform>
            <numerusform>The first chance to buy in, for %n chips: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>The second chance to buy in, for %n chip: {names}.</numerusform>
            <numerusform>The second chance to buy in, for %n chips: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>You buy in for %n chip. There are {pot} in the pot.</numerusform>
            <numerusform>You buy in for %n chips. There are {pot} in the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>{name} buys in for %n chip. There are {pot} in the pot.</numerusform>
            <numerusform>{name} buys in for %n chips. There are {pot} in the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the pot: %n chip(s)!</source>
        <translation>
            <numerusform>You win the pot: %n chip!</numerusform>
            <numerusform>You win the pot: %n chips!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the pot: %n chip(s).</source>
        <translation>
            <numerusform>{name} wins the pot: %n chip.</numerusform>
            <numerusform>{name} wins the pot: %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: %n still in</source>
        <comment>players</comment>
        <translation>
            <numerusform>Pot {number}: %n still in</numerusform>
            <numerusform>Pot {number}: %n still in</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all %n players</source>
        <comment>who have paid</comment>
        <translation>
            <numerusform>the player</numerusform>
            <numerusform>all %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stock, %n card(s)</source>
        <translation>
            <numerusform>stock, %n card</numerusform>
            <numerusform>stock, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pot, %n chip(s)</source>
        <translation>
            <numerusform>pot, %n chip</numerusform>
            <numerusform>pot, %n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n pot(s)</source>
        <translation>
            <numerusform>Won {won} of %n pot</numerusform>
            <numerusform>Won {won} of %n pots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s) and play for the pot again.</source>
        <translation>
            <numerusform>You pay %n chip and play for the pot again.</numerusform>
            <numerusform>You pay %n chips and play for the pot again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lost</source>
        <translation>
            <numerusform>%n chip lost</numerusform>
            <numerusform>%n chips lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) won</source>
        <translation>
            <numerusform>%n chip won</numerusform>
            <numerusform>%n chips won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players bought in again %n time(s), so the pot grew.</source>
        <translation>
            <numerusform>A player bought in again %n time, so the pot grew.</numerusform>
            <numerusform>Players bought in again %n times, so the pot grew.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review</name>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n square</numerusform>
            <numerusform>%n squares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n good decision</numerusform>
            <numerusform>%n good decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain</source>
        <extracomment>Decisions of which nobody can tell how good they were</extracomment>
        <translation>
            <numerusform>%n uncertain</numerusform>
            <numerusform>%n uncertain</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a choice</source>
        <extracomment>Moves that were the only ones</extracomment>
        <translation>
            <numerusform>%n without a choice</numerusform>
            <numerusform>%n without a choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n deal(s) that were possible then.</source>
        <translation>
            <numerusform>Compared in %n deal that was possible then.</numerusform>
            <numerusform>Compared in %n deals that were possible then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not analysed</source>
        <extracomment>Decisions</extracomment>
        <translation>
            <numerusform>%n not analysed</numerusform>
            <numerusform>%n not analysed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>self-test</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n checks passed.</source>
        <translation>
            <numerusform>The check passed.</numerusform>
            <numerusform>All %n checks passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed.</source>
        <translation>
            <numerusform>%n of {checks} checks failed.</numerusform>
            <numerusform>%n of {checks} checks failed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed. Please install bluestick again.</source>
        <translation>
            <numerusform>%n of {checks} checks failed. Please install bluestick again.</numerusform>
            <numerusform>%n of {checks} checks failed. Please install bluestick again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>snapphana</name>
    <message numerus="yes">
        <source>First you have to discard %n card(s).</source>
        <translation>
            <numerusform>First you have to discard %n card.</numerusform>
            <numerusform>First you have to discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to discard exactly %n card(s).</source>
        <translation>
            <numerusform>You have to discard exactly %n card.</numerusform>
            <numerusform>You have to discard exactly %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A combination has at least %n card(s).</source>
        <translation>
            <numerusform>A combination has at least %n card.</numerusform>
            <numerusform>A combination has at least %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins the match with {points}.</numerusform>
            <numerusform>{names} win the match with {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by declaring, with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins the match by declaring, with {points}.</numerusform>
            <numerusform>{names} win the match by declaring, with {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match. {lost}</source>
        <extracomment>The plural is for several winners with equally many lost hands</extracomment>
        <translation>
            <numerusform>{names} wins the match. {lost}</numerusform>
            <numerusform>{names} win the match. {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals lost: %n.</source>
        <comment>by the winner</comment>
        <translation>
            <numerusform>Deals lost: %n.</numerusform>
            <numerusform>Deals lost: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The combination is worth %n point(s) and can count again later.</source>
        <translation>
            <numerusform>The combination is worth %n point and can count again later.</numerusform>
            <numerusform>The combination is worth %n points and can count again later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the third of its kind, so all count double: %n point(s).</source>
        <translation>
            <numerusform>This is the third of its kind, so all count double: %n point.</numerusform>
            <numerusform>This is the third of its kind, so all count double: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win at once, with %n point(s).</source>
        <translation>
            <numerusform>You win at once, with %n point.</numerusform>
            <numerusform>You win at once, with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>You discard %n card.</numerusform>
            <numerusform>You discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} discards %n card.</numerusform>
            <numerusform>{name} discards %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Discard one card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: discard %n card(s)</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>
            <numerusform>{name}: discard one card</numerusform>
            <numerusform>{name}: discard %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flertal</source>
        <translation>
            <numerusform>1 flertal</numerusform>
            <numerusform>%n flertal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>1 sequence</numerusform>
            <numerusform>%n sequences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n trick(s), {points}</source>
        <translation>
            <numerusform>{name}: %n trick, {points}</numerusform>
            <numerusform>{name}: %n tricks, {points}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost deal(s)</source>
        <translation>
            <numerusform>%n lost deal</numerusform>
            <numerusform>%n lost deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be dealt</source>
        <translation>
            <numerusform>%n card to be dealt</numerusform>
            <numerusform>%n cards to be dealt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with “{move}”.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>You win about %n point more in this trick than with “{move}”.</numerusform>
            <numerusform>You win about %n points more in this trick than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with “{move}”.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>You lose about %n point less in this trick than with “{move}”.</numerusform>
            <numerusform>You lose about %n points less in this trick than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with “{move}” costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>This trick wins you points, but with “{move}” costs you some: about %n in all.</numerusform>
            <numerusform>This trick wins you points, but with “{move}” costs you some: about %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>You win about %n point more in later tricks than with “{move}”.</numerusform>
            <numerusform>You win about %n points more in later tricks than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>You lose about %n point less in later tricks than with “{move}”.</numerusform>
            <numerusform>You lose about %n points less in later tricks than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Later tricks win you points, but with “{move}” cost you some: about %n in all.</numerusform>
            <numerusform>Later tricks win you points, but with “{move}” cost you some: about %n in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: won combinations bring you about %n point(s) more against the others.</source>
        <translation>
            <numerusform>You keep {cards}: won combinations bring you about %n point more against the others.</numerusform>
            <numerusform>You keep {cards}: won combinations bring you about %n points more against the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won combinations bring you about %n point(s) more against the others than with “{move}”.</source>
        <extracomment>Combinations in your own pile, less those in that of the others</extracomment>
        <translation>
            <numerusform>Won combinations bring you about %n point more against the others than with “{move}”.</numerusform>
            <numerusform>Won combinations bring you about %n points more against the others than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) still out in this suit beat {cards}.</source>
        <translation>
            <numerusform>Only %n card still out in this suit beats {cards}.</numerusform>
            <numerusform>Only %n cards still out in this suit beat {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player may take the trick: %n card(s) of the suit beat {cards}.</source>
        <translation>
            <numerusform>Another player may take the trick: %n card of the suit beats {cards}.</numerusform>
            <numerusform>Another player may take the trick: %n cards of the suit beat {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the later tricks bring you about %n point(s) more.</source>
        <translation>
            <numerusform>You keep {cards}: the later tricks bring you about %n point more.</numerusform>
            <numerusform>You keep {cards}: the later tricks bring you about %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can then declare about %n point(s) more than with “{move}”.</source>
        <translation>
            <numerusform>You can then declare about %n point more than with “{move}”.</numerusform>
            <numerusform>You can then declare about %n points more than with “{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more of the group, all its points double.</source>
        <comment>combinations</comment>
        <translation>
            <numerusform>With one more of the group, all its points double.</numerusform>
            <numerusform>With %n more of the group, all its points double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s): {chosen} selected. Kings and tarokker stay.</source>
        <translation>
            <numerusform>Discard %n card: {chosen} selected. Kings and tarokker stay.</numerusform>
            <numerusform>Discard %n cards: {chosen} selected. Kings and tarokker stay.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <comment>button; Enter does the same</comment>
        <translation>
            <numerusform>Lay %n card</numerusform>
            <numerusform>Lay %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>In a hand or in a pile: as short as possible</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n point in all</numerusform>
            <numerusform>%n points in all</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <translation>
            <numerusform>{move}: about %n point worse.</numerusform>
            <numerusform>{move}: about %n points worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>{move}: about %n point worse.</numerusform>
            <numerusform>{move}: about %n points worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n square(s) worse.</source>
        <extracomment>In Halma: squares farther from the goal</extracomment>
        <translation>
            <numerusform>{move}: about %n square worse.</numerusform>
            <numerusform>{move}: about %n squares worse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the program missing or damaged: {file}. Your matches are safe. Please install bluestick again.</source>
        <translation>
            <numerusform>A part of the program is missing or damaged: {file}. Your matches are safe. Please install bluestick again.</numerusform>
            <numerusform>%n parts of the program are missing or damaged, among them {file}. Your matches are safe. Please install bluestick again.</numerusform>
        </translation>
    </message>
</context>
</TS>
