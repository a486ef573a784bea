<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Banner</name>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source> against </source>
        <comment>between the names of two sides</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {partners} against {others}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Resume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this match from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>move %n</source>
        <comment>how far an open match has come</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <comment>how many sit at the table</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoMatches</name>
    <message>
        <source>Nothing waits for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window whenever you like: the match will be found here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>house rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>name of another person at the table</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computer</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message>
        <source>Table games of the North, at your own pace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open matches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved by themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every clause, with examples drawn by the program itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without a mouse.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>What can I do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Back to the shelf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc leads back to the present.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <extracomment>How many play and how far they have come: &quot;two players · move 52&quot;</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tile</name>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>Go on playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word}: yes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>halma</name>
    <message>
        <source>Halma</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jump across the board before the others do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 players or 2 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots are drawn once, before the first move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the offer of a draw has to be answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on {first} is not yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on {first} is home and could only move out again. From the goal base there is no way back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on {first} is hemmed in: no empty square beside it, and none behind a neighbour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move has to end on another square than {first}, where it began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} is taken. A piece can only land on an empty square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on {first} is in its goal base and stays there; {last} lies outside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The way from {first} to {last} leads out of the goal base. Once in, a piece stays in, even in mid-move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {first} neither a step nor a chain of jumps leads to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule “Leave first”: the piece on {first} may not end its move in your own base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule “Leave first”: you still have to move a piece out of your own base ({squares}).</source>
        <extracomment>{squares}: the squares of the pieces that may move, such as &quot;d1, d2 and e1&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move is one piece and the square where it is to end, no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house rule “Draws” is switched off in this match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has offered a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your offer was declined just now. Make a move first, then you may offer a draw again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %n piece(s) home.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n piece(s) home.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot move and are passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} cannot move and is passed over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>100 moves each without a new piece home. Shall it be a draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You offer a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rule “Leave first”: no piece can get out of your base, so move one farther from its corner ({squares}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You agree to the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} agrees to the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decline the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} declines the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots are drawn for who begins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw is offered – do you agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: a draw is offered – do you agree?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinking about the draw: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn – move one piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: your turn – move one piece</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: neither side can win any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: nobody can move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: the same position for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw, as agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win: all your pieces are home!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {names} win: all your pieces are home!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): all pieces are home.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your goal base is full!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {names} win: your goal bases are full!</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) with a full goal base.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {names} win: the other pair has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have resigned. {names} win(s).</source>
        <extracomment>{names}: the other player, or the other pair</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): the other side has resigned.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Button: say yes to the draw that was offered</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: say no to the draw that was offered</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>Button</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all the others agree, the match ends in a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If everybody agrees, the match ends in a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You give up: the other side wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Name of an option: the house rule LQ8</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match can end in a draw: by agreement, when a position comes up for the third time, or when neither side can win any more. Switched off, play goes on until somebody has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Occupied base</source>
        <extracomment>Name of an option: the house rule LQ7</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece that never leaves home cannot keep its opponent from winning: you also win when your goal base is full and at least one of the pieces in it is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave first</source>
        <extracomment>Name of an option: the house rule LQ11</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as one of your pieces stands in your own base you have to move one out of it, and none may come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fills the goal, and that wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes deeper into the goal and makes room at the door.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes aside in the goal to let others in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It leaves the deep corner, where it could be walled in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fetches the last straggler.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It gets in the way of a long move, {first}–{last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It builds a ladder: {first}–{last} may come next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings a piece out of its own base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings a lone piece back to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes nearer to the goal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing better to do just now than wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not behind, so why a draw?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind, so a draw is welcome.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has come home for a long time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It comes home; %n piece(s) are there now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A long chain of jumps, %n square(s) nearer to the goal.</source>
        <extracomment>Counted along files and ranks</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Halma board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one step away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be reached by jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{colour} · goal: {corner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step to a neighbouring square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of a chain of jumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>places a piece can step to</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) by jumps</source>
        <comment>places a piece can jump to</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a square of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom right</source>
        <comment>a corner of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bottom left</source>
        <comment>a corner of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top right</source>
        <comment>a corner of the board</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>top left</source>
        <comment>a corner of the board</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>The position has changed in the meantime. Choose your move again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn by lot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no variant called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rule called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rule “{name}” cannot be set to “{value}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} players cannot play this. Possible: {numbers}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{file}” cannot be opened. Line {line}: {reason} The file has been left as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a saved match of bluestick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was saved by a newer bluestick than this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game “{name}” is not known here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is missing there or cannot be understood.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a move; the line is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{move}” is not a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The move “{move}” is not allowed: {reason} ({clause})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match was already over before this move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved just now ({reason}: {file}). Play on; every move tries again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last move had not been saved completely and is left out. All others are there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer player had to be woken up again. The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at the computer, on a name plate and at the head of a line: &quot;You: a1–b2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
