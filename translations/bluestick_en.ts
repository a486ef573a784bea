<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>NewMatch</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many sit at the table</comment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
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
    <name>TablePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many play and how far they have come: &quot;two players · move 52&quot;</extracomment>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>halma</name>
    <message numerus="yes">
        <source>You have %n piece(s) home.</source>
        <translation>
            <numerusform>You have %n piece home.</numerusform>
            <numerusform>You have %n pieces home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n piece(s) home.</source>
        <translation>
            <numerusform>{name} has %n piece home.</numerusform>
            <numerusform>{name} has %n pieces home.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): all pieces are home.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} wins: all pieces are home.</numerusform>
            <numerusform>{names} win: all pieces are home.</numerusform>
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
        <source>It comes home; %n piece(s) are there now.</source>
        <translation>
            <numerusform>It comes home, the first to get there.</numerusform>
            <numerusform>It comes home; %n are there now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A long chain of jumps, %n square(s) nearer to the goal.</source>
        <extracomment>Counted along files and ranks</extracomment>
        <translation>
            <numerusform>A long chain of jumps, %n square nearer to the goal.</numerusform>
            <numerusform>A long chain of jumps, %n squares nearer to the goal.</numerusform>
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
</context>
</TS>
