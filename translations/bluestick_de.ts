<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bluestick</source>
        <translation>Über bluestick</translation>
    </message>
    <message>
        <source>Rare table games, to play and to learn, offline.</source>
        <translation>Seltene Tischspiele, zum Spielen und Lernen, ohne Internet.</translation>
    </message>
    <message>
        <source>bluestick {version}, with Python {python} and Qt {qt}.</source>
        <translation>bluestick {version}, mit Python {python} und Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Source Sans and Source Serif are used under the SIL Open Font License 1.1.</source>
        <translation>Source Sans und Source Serif werden unter der SIL Open Font License 1.1 verwendet.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen …</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They are separate libraries, and you can replace them.</source>
        <translation>Qt und PySide6 werden unter der GNU Lesser General Public License, Version 3, verwendet. Es sind eigene Bibliotheken, und du kannst sie austauschen.</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>{part}: put back</source>
        <translation>{part}: zurückgelegt</translation>
    </message>
    <message>
        <source>{part}: selected</source>
        <translation>{part}: gewählt</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Clause {clause}</source>
        <translation>Punkt {clause}</translation>
    </message>
</context>
<context>
    <name>BlunderQuestion</name>
    <message>
        <source>Take it back</source>
        <extracomment>Button: a move that was chosen is not made</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Button: a move that was chosen is made all the same</extracomment>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>CoachNote</name>
    <message>
        <source>Got it (Esc)</source>
        <extracomment>Button: away with what the coach has said, it was read</extracomment>
        <translation>Verstanden (Esc)</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button: show the moment of the match that a remark is about</extracomment>
        <translation>Zeig es mir</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>against {others}</source>
        <translation>gegen {others}</translation>
    </message>
    <message>
        <source>with {partners} against {others}</source>
        <translation>mit {partners} gegen {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <extracomment>At the end of a list of names: &quot;Elin, Nora, Aksel and 4 others&quot;</extracomment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Between two sides: &quot;Anna and Elin against Bo and Nora&quot;</extracomment>
        <translation>{one} gegen {other}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Jetzt ist {name} an der Reihe</translation>
    </message>
    <message>
        <source>Who sits at the table now?</source>
        <translation>Wer sitzt jetzt am Tisch?</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Karten zeigen</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>Which cards?</source>
        <translation>Welche Karten?</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Nummer oder Code</translation>
    </message>
    <message>
        <source>New cards</source>
        <extracomment>Cards that nobody has had before</extracomment>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>The same cards for everyone today, {date}.</source>
        <translation>Heute, {date}, für alle die gleichen Karten.</translation>
    </message>
    <message>
        <source>A number from 1 to {most}, or a code from another player.</source>
        <translation>Eine Nummer von 1 bis {most} oder ein Code von anderen.</translation>
    </message>
    <message>
        <source>You already have a match with these cards. The new one is counted separately.</source>
        <translation>Du hast schon eine Partie mit diesen Karten. Die neue wird getrennt gezählt.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Diese Karten</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Mit diesen Karten noch einmal</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>{number} of {all}…</source>
        <translation>{number} von {all} …</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Anyone who enters this code under New match gets the same cards, on any computer.</source>
        <translation>Wer diesen Code unter Neue Partie eingibt, bekommt auf jedem Computer die gleichen Karten.</translation>
    </message>
    <message>
        <source>The same cards and seats. You know the cards, so the match is counted separately.</source>
        <translation>Die gleichen Karten und Plätze. Du kennst die Karten, also wird die Partie getrennt gezählt.</translation>
    </message>
    <message>
        <source>How would the computer do?</source>
        <translation>Wie würde der Computer abschneiden?</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays all these cards from your place, up to %n time(s), thinking quickly.</source>
        <translation>
            <numerusform>Der Computer spielt alle Karten der Partie von deinem Platz aus, einmal, mit kurzer Bedenkzeit.</numerusform>
            <numerusform>Der Computer spielt alle Karten der Partie von deinem Platz aus, bis zu %n Mal, mit kurzer Bedenkzeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can do the rest here when the match is over.</source>
        <translation>Alles Weitere kannst du hier tun, wenn die Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>The computer players failed, so there’s no comparison. Your matches are safe.</source>
        <translation>Bei den Computerspielern ist ein Fehler aufgetreten, darum gibt es keinen Vergleich. Deine Partien sind in Sicherheit.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The comparison can’t be saved: {reason}</source>
        <translation>Der Vergleich lässt sich nicht speichern: {reason}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Back to the main window</source>
        <extracomment>Button over the rules or the score sheet: put them back into the window, or make them a window of their own</extracomment>
        <translation>Zurück ins Hauptfenster</translation>
    </message>
    <message>
        <source>Separate window</source>
        <extracomment>Button over the rules or the score sheet: put them back into the window, or make them a window of their own</extracomment>
        <translation>Eigenes Fenster</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Next exercise</source>
        <translation>Nächste Übung</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Lösung zeigen</translation>
    </message>
</context>
<context>
    <name>ExercisePolicy</name>
    <message>
        <source>Your mistakes: exercise {number}</source>
        <extracomment>{number} of the exercise; the mistakes are not counted before</extracomment>
        <translation>Deine Fehler: Übung {number}</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Was würdest du hier tun?</translation>
    </message>
    <message>
        <source>Right: there was nothing better.</source>
        <translation>Richtig: Es gab nichts Besseres.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyse läuft …</translation>
    </message>
    <message>
        <source>Right: that’s as good as the best move, or nearly.</source>
        <translation>Richtig: Das ist so gut wie der beste Zug, oder beinahe.</translation>
    </message>
    <message>
        <source>In the match you chose: {move}.</source>
        <translation>In der Partie hast du gewählt: {move}.</translation>
    </message>
    <message>
        <source>There’s a better move, by about {amount}. Try again.</source>
        <translation>Es gibt einen besseren Zug, um etwa {amount}. Versuch es noch einmal.</translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message>
        <source>Finished matches</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>Button: decisions that were marked, as exercises</extracomment>
        <translation>Aus deinen Fehlern lernen</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button: move a match to the wastebasket</extracomment>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>You lost</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>A draw</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>You won</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Practise the mistakes found in your reviewed matches of this game</source>
        <translation>Üb an den Fehlern, die eine Analyse in deinen Partien dieses Spiels gefunden hat</translation>
    </message>
    <message>
        <source>No finished matches yet. They will appear here.</source>
        <translation>Noch keine beendeten Partien. Sie erscheinen hier.</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Wirklich entfernen?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), the latest first. Enter reviews the selected match, Delete removes it.</source>
        <extracomment>Above a list of matches that are over</extracomment>
        <translation>
            <numerusform>%n Partie. Die Eingabetaste analysiert sie, Entf entfernt sie.</numerusform>
            <numerusform>%n Partien, die letzte zuerst. Die Eingabetaste analysiert die gewählte Partie, Entf entfernt sie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedModel</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Spielnummer</translation>
    </message>
    <message>
        <source>{number} (played before)</source>
        <extracomment>In a list of numbers of deals: somebody knew the cards</extracomment>
        <translation>{number} (schon gespielt)</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>{game} lernen</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: away from an earlier moment of a match that is over</extracomment>
        <translation>Zum Ergebnis</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: away from an earlier moment of the match</extracomment>
        <translation>Zurück zur Partie</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <comment>the one that was taken just now, not that of the deal</comment>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Previous round</source>
        <extracomment>Above the cards that were turned over when the round before was counted</extracomment>
        <translation>Vorige Runde</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>Play your first match</source>
        <translation>Deine erste Partie spielen</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle Lektionen</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Your progress in the lessons can’t be read. The file is kept as “{file}”.</source>
        <translation>Dein Stand in den Lektionen lässt sich nicht lesen. Die Datei liegt weiter hier: „{file}“.</translation>
    </message>
    <message>
        <source>Your progress in the lessons can’t be saved: {reason}</source>
        <translation>Dein Stand in den Lektionen lässt sich nicht speichern: {reason}</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>You play on the real table, with a teacher beside you.</source>
        <translation>Du spielst am echten Tisch, mit einem Lehrer neben dir.</translation>
    </message>
</context>
<context>
    <name>LessonPolicy</name>
    <message>
        <source>Start again</source>
        <extracomment>Button: begin this lesson from its beginning</extracomment>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Lesson {number} of {many}: done</source>
        <translation>Lektion {number} von {many}: geschafft</translation>
    </message>
    <message>
        <source>Step {number} of {many}</source>
        <translation>Schritt {number} von {many}</translation>
    </message>
    <message>
        <source>That’s right.</source>
        <translation>Das ist richtig.</translation>
    </message>
    <message>
        <source>That’s right too.</source>
        <translation>Auch das ist richtig.</translation>
    </message>
    <message>
        <source>Allowed, but this step is about something else. Try again.</source>
        <translation>Erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The answer: {move}. It is marked on the table.</source>
        <extracomment>{move}: the cards or the move that a lesson asks for</extracomment>
        <translation>Die Antwort: {move}. Sie ist auf dem Tisch markiert.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <extracomment>Buttons of a lesson: the answer is marked on the table; once it is, the move is made</extracomment>
        <translation>Mach es für mich</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Buttons of a lesson: the answer is marked on the table; once it is, the move is made</extracomment>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Nothing to do yet. Press Space to go on.</source>
        <translation>Noch nichts zu tun. Weiter mit der Leertaste.</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {many}</source>
        <translation>bei Schritt {number} von {many}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
</context>
<context>
    <name>LevelForAll</name>
    <message>
        <source>All computer players:</source>
        <extracomment>Before the levels, which are buttons: &quot;All computer players: Easy Medium Hard&quot;</extracomment>
        <translation>Alle Computerspieler:</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Parts and licences</source>
        <translation>Teile und Lizenzen</translation>
    </message>
</context>
<context>
    <name>MatchExport</name>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Punktezettel als PDF speichern</translation>
    </message>
    <message>
        <source>Log copied.</source>
        <translation>Verlauf kopiert.</translation>
    </message>
    <message>
        <source>Score sheet copied.</source>
        <translation>Punktezettel kopiert.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>“{file}” is open in another window.</source>
        <translation>„{file}“ ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>Matches of bluestick</source>
        <translation>Partien von bluestick</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Dort lassen</translation>
    </message>
    <message>
        <source>The copy “{file}” can’t be saved ({reason}). Try another folder.</source>
        <translation>Die Kopie „{file}“ lässt sich nicht speichern ({reason}). Versuch es mit einem anderen Ordner.</translation>
    </message>
    <message>
        <source>You have already continued the match in “{file}”.</source>
        <translation>Die Partie in „{file}“ hast du schon weitergespielt.</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <translation>Dort weitermachen</translation>
    </message>
    <message>
        <source>Open it from the file</source>
        <translation>Aus der Datei öffnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>“{file}” can’t be removed: {reason}</source>
        <translation>„{file}“ kann nicht entfernt werden: {reason}</translation>
    </message>
    <message>
        <source>Your matches can’t be read ({reason}: {file}). You can play, but nothing will be saved.</source>
        <translation>Deine Partien lassen sich nicht lesen ({reason}: {file}). Du kannst spielen, aber nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>A match couldn’t be saved when the program closed. The program put it here instead: {file}</source>
        <translation>Eine Partie konnte beim Beenden des Programms nicht gespeichert werden. Das Programm hat sie stattdessen hierher gelegt: {file}</translation>
    </message>
</context>
<context>
    <name>MatchHeader</name>
    <message>
        <source>Side panel</source>
        <extracomment>The part of the window beside a table: who plays, what can be done, what was played</extracomment>
        <translation>Seitenleiste</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A mark in the header of a match as long as it cannot be written to its file</extracomment>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>The coach explains the game and warns you before a bad mistake.</source>
        <translation>Der Coach erklärt das Spiel und warnt vor groben Fehlern.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Resume</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Move this match to the wastebasket</source>
        <translation>Partie in den Papierkorb legen</translation>
    </message>
    <message>
        <source>Remove?</source>
        <translation>Entfernen?</translation>
    </message>
    <message>
        <source>continued from an earlier match</source>
        <extracomment>What is said of a match that somebody has begun in the middle of one that was over</extracomment>
        <translation>aus einer früheren Partie weitergespielt</translation>
    </message>
    <message>
        <source>Very long: {moves} moves</source>
        <extracomment>Of a match on the start page, in place of the score and of whose turn it is. {moves} is a number above 5,000</extracomment>
        <translation>Sehr lang: {moves} Züge</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No matches in progress</source>
        <translation>Keine offenen Partien</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>M&amp;atches in progress</source>
        <translation>&amp;Offene Partien</translation>
    </message>
    <message>
        <source>Recent fil&amp;es</source>
        <extracomment>Menu: match files from elsewhere that were opened last</extracomment>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektionen …</translation>
    </message>
    <message>
        <source>&amp;Choose a game</source>
        <translation>Spiel &amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>Partie von &amp;vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Kopie speichern …</translation>
    </message>
    <message>
        <source>Re&amp;view a match…</source>
        <extracomment>Menu: say what the decisions of a saved match were worth</extracomment>
        <translation>Partie &amp;analysieren …</translation>
    </message>
    <message>
        <source>&amp;Finished matches…</source>
        <translation>Been&amp;dete Partien …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>&amp;Vorspulen, bis ich dran bin</translation>
    </message>
    <message>
        <source>Chan&amp;ge player…</source>
        <translation>Spieler wechs&amp;eln …</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>Was &amp;kann ich tun?</translation>
    </message>
    <message>
        <source>Describe the &amp;table</source>
        <translation>Tisch &amp;beschreiben</translation>
    </message>
    <message>
        <source>Describe the &amp;opponents</source>
        <translation>&amp;Gegner beschreiben</translation>
    </message>
    <message>
        <source>Read out the &amp;score</source>
        <translation>&amp;Punkte ansagen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Mark cards I have seen</source>
        <translation>Gesehene Karten &amp;kennzeichnen</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nächster Fensterbereich</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About bluestick</source>
        <translation>&amp;Über bluestick</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>Deal by n&amp;umber or code…</source>
        <extracomment>Menu: a match with the cards of a number, or of a code that somebody has given</extracomment>
        <translation>Karten nach N&amp;ummer oder Code …</translation>
    </message>
    <message>
        <source>Claim the r&amp;est</source>
        <translation>Den Rest &amp;nehmen</translation>
    </message>
    <message>
        <source>Show the &amp;last trick or move</source>
        <translation>&amp;Letzten Stich oder Zug zeigen</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <extracomment>Menu: show or hide what stands beside a table</extracomment>
        <translation>Seiten&amp;leiste</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Print and copy</source>
        <translation>D&amp;rucken und kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy the log</source>
        <translation>&amp;Verlauf kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;score</source>
        <translation>Punktezettel &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Print the score sheet…</source>
        <translation>Punktezettel &amp;drucken …</translation>
    </message>
    <message>
        <source>Save the score sheet as P&amp;DF…</source>
        <translation>Punktezettel als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>Karten des Ta&amp;ges</translation>
    </message>
    <message>
        <source>Th&amp;is deal…</source>
        <translation>D&amp;iese Karten …</translation>
    </message>
</context>
<context>
    <name>MoveHelpers</name>
    <message>
        <source>Select it</source>
        <extracomment>Button beside a hint: chooses the one card, the piece, or the combination that it names</extracomment>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Select these</source>
        <extracomment>Button beside a hint: chooses the cards that it names</extracomment>
        <translation>Diese wählen</translation>
    </message>
    <message>
        <source>You can’t beat this, so the program passes for you.</source>
        <translation>Du kannst das nicht schlagen. Das Programm passt für dich.</translation>
    </message>
    <message>
        <source>{move}: the only possible move, so the program plays it for you.</source>
        <translation>{move}: Der einzig mögliche Zug, also macht ihn das Programm für dich.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <extracomment>Button, for who takes all tricks that are left whatever the others hold: plays the own cards by itself</extracomment>
        <translation>Den Rest nehmen</translation>
    </message>
    <message>
        <source>You win all the remaining tricks, whatever the others hold. Undo takes this back.</source>
        <translation>Alle restlichen Stiche gehören dir, was die anderen auch halten. Rückgängig nimmt es zurück.</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold. The program plays your cards.</source>
        <translation>Der Rest gehört dir, egal, was die anderen haben. Das Programm spielt deine Karten.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach …</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Back to that match</source>
        <translation>Zurück zu dieser Partie</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Kopie woanders speichern …</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Verlassen, ohne zu speichern</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>The match starts again. The finished one is still under Finished matches.</source>
        <translation>Die Partie beginnt von vorn. Die beendete bleibt unter Beendete Partien.</translation>
    </message>
    <message>
        <source>The match starts again. The match so far is still under Matches in progress.</source>
        <translation>Die Partie beginnt von vorn. Die bisherige bleibt unter Offene Partien.</translation>
    </message>
    <message>
        <source>The match can’t be saved ({reason}). If you leave it now, you lose the last moves.</source>
        <translation>Die Partie lässt sich nicht speichern ({reason}). Wenn du sie jetzt verlässt, gehen die letzten Züge verloren.</translation>
    </message>
    <message>
        <source>The match couldn’t be saved: {reason}</source>
        <translation>Die Partie ließ sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>The match couldn’t be saved in its place. You find it here: {file}</source>
        <translation>Die Partie ließ sich nicht an ihrem Platz speichern. Sie liegt hier: {file}</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Which variant?</source>
        <translation>Welche Variante?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Who is at the table?</source>
        <extracomment>Heading of a long list of names</extracomment>
        <translation>Wer sitzt am Tisch?</translation>
    </message>
    <message>
        <source>Rules for this match</source>
        <translation>Regeln dieser Partie</translation>
    </message>
    <message>
        <source>The program draws lots for the seats when the match begins.</source>
        <translation>Das Programm lost die Plätze aus, wenn die Partie beginnt.</translation>
    </message>
    <message>
        <source>Explains the game and warns you before a bad mistake. Counts as help.</source>
        <extracomment>Of somebody who sits beside the player in the first match</extracomment>
        <translation>Erklärt das Spiel und warnt vor groben Fehlern. Zählt als Hilfe.</translation>
    </message>
</context>
<context>
    <name>NoMatches</name>
    <message>
        <source>No matches in progress.</source>
        <translation>Keine offenen Partien.</translation>
    </message>
    <message>
        <source>You can close the window at any time. Your match is saved here.</source>
        <translation>Du kannst das Fenster jederzeit schließen. Die Partie bleibt hier gespeichert.</translation>
    </message>
</context>
<context>
    <name>OpenRequests</name>
    <message>
        <source>Another bluestick window is open but doesn’t answer. You can play here, but you can’t open the match that is open there.</source>
        <translation>Ein anderes Fenster von bluestick ist offen, antwortet aber nicht. Du kannst hier spielen, nur nicht die Partie, die dort offen ist.</translation>
    </message>
    <message>
        <source>The program can’t write to “{folder}” ({reason}). You can play, but matches and settings won’t be saved.</source>
        <translation>Das Programm kann nicht in „{folder}“ schreiben ({reason}). Du kannst spielen, aber Partien und Einstellungen werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>You can open one match at a time. Drop a single file (.bluestick).</source>
        <translation>Du kannst nur eine Partie auf einmal öffnen. Leg eine einzelne Datei (.bluestick) hier ab.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>house rule</source>
        <translation>Hausregel</translation>
    </message>
</context>
<context>
    <name>PagePolicy</name>
    <message>
        <source>Looking back: {moment}</source>
        <extracomment>An earlier moment of the match lies on the table: &quot;Looking back: trick 3&quot;</extracomment>
        <translation>Rückblick: {moment}</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>You can’t play at an earlier move. Press Esc to return to the match.</source>
        <translation>An einem früheren Zug kannst du nicht spielen. Mit Esc kommst du zurück zur Partie.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show all</source>
        <extracomment>Button while a hand is counted line by line: to the last line, at once</extracomment>
        <translation>Alles zeigen</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Show final result</source>
        <extracomment>Button on what the last deal has come to: it leads to who has won the match</extracomment>
        <translation>Endergebnis zeigen</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message>
        <source>Won and lost over time</source>
        <translation>Gewonnen und verloren im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Last played {date}</source>
        <translation>Zuletzt gespielt am {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n Sieg in Folge</numerusform>
            <numerusform>%n Siege in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n Niederlage in Folge</numerusform>
            <numerusform>%n Niederlagen in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {result} · balance {number}</source>
        <extracomment>{number}: how many more matches were won than lost up to then, with its sign</extracomment>
        <translation>{date}: {result} · Bilanz {number}</translation>
    </message>
    <message numerus="yes">
        <source>longest run: %n</source>
        <translation>
            <numerusform>längste Serie: %n</numerusform>
            <numerusform>längste Serie: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} won per deal</source>
        <translation>je Spiel {amount} gewonnen</translation>
    </message>
    <message>
        <source>{amount} lost per deal</source>
        <translation>je Spiel {amount} verloren</translation>
    </message>
    <message>
        <source>ahead by {amount} per deal</source>
        <translation>je Spiel {amount} voraus</translation>
    </message>
    <message>
        <source>behind by {amount} per deal</source>
        <translation>je Spiel {amount} zurück</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>Review a match</source>
        <translation>Partie analysieren</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Als CSV exportieren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Verlauf speichern</translation>
    </message>
    <message>
        <source>The results of this review can’t be saved: {reason}</source>
        <translation>Das Ergebnis der Analyse lässt sich nicht speichern: {reason}</translation>
    </message>
    <message>
        <source>No mistakes found in this game yet. Review a finished match first.</source>
        <translation>In diesem Spiel sind noch keine Fehler gefunden. Analysier zuerst eine beendete Partie.</translation>
    </message>
    <message>
        <source>That was your last mistake in this game.</source>
        <translation>Das war der letzte deiner Fehler in diesem Spiel.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new match against the computer, with the same cards, from this moment of an old one</extracomment>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <extracomment>Button: write the log of the match into a text file, with what the review says of the moves</extracomment>
        <translation>Als Text speichern …</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Everyone’s cards</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Rest analysieren</translation>
    </message>
    <message>
        <source>{known} of {all} decisions analysed</source>
        <translation>{known} von {all} Entscheidungen analysiert</translation>
    </message>
</context>
<context>
    <name>ReviewPolicy</name>
    <message>
        <source>Last decision</source>
        <translation>Letzte Entscheidung</translation>
    </message>
    <message>
        <source>You are reviewing this match. To play it, select “Play on from here”.</source>
        <translation>Du analysierst diese Partie. Um sie zu spielen, wähl „Ab hier weiterspielen“.</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <extracomment>In the header of the page</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>This decision hasn’t been analysed yet.</source>
        <translation>Diese Entscheidung ist noch nicht analysiert.</translation>
    </message>
    <message>
        <source>Decision {number} of {all}</source>
        <translation>Entscheidung {number} von {all}</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Try it</source>
        <extracomment>Under an example of the rules: the same question on a table</extracomment>
        <translation>Probier es aus</translation>
    </message>
    <message>
        <source>In the picture: {things}.</source>
        <extracomment>Of a picture on a page of rules, for those who do not see it: cards, and what stands beside them</extracomment>
        <translation>Im Bild: {things}.</translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Previous match</source>
        <comment>of the text that is searched for</comment>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Next match</source>
        <comment>of the text that is searched for</comment>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>of the text that is searched for</comment>
        <translation>
            <numerusform>%n Treffer</numerusform>
            <numerusform>%n Treffer</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of which game?</source>
        <translation>Regeln zu welchem Spiel?</translation>
    </message>
    <message>
        <source>&amp;Print these rules…</source>
        <translation>Regeln &amp;drucken …</translation>
    </message>
    <message>
        <source>&amp;Save these rules as PDF…</source>
        <translation>Regeln als &amp;PDF speichern …</translation>
    </message>
    <message>
        <source>Found in the rules of all games</source>
        <translation>In den Regeln aller Spiele gefunden</translation>
    </message>
    <message>
        <source>{place}: {words}</source>
        <extracomment>A place in the rules, and the words around what was found there</extracomment>
        <translation>{place}: {words}</translation>
    </message>
    <message>
        <source>{game} ({language})</source>
        <extracomment>A game, and the language in which something was found in its rules</extracomment>
        <translation>{game} ({language})</translation>
    </message>
    <message>
        <source>Save these rules as PDF</source>
        <translation>Regeln als PDF speichern</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>In the rules, of the places where a text was found: which of how many is shown</extracomment>
        <translation>{number} von {all}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <comment>in the rules of all games</comment>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>None on this page</source>
        <comment>of the text that is searched for</comment>
        <translation>Keiner auf dieser Seite</translation>
    </message>
    <message>
        <source>Print or save</source>
        <comment>the rules: a menu with Print and Save as PDF</comment>
        <translation>Drucken oder speichern</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Auf dem Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Jemand anders</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Card lette&amp;rs (language)</source>
        <translation>B&amp;uchstaben der Karten (Sprache)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Varies by game</source>
        <comment>cloths of games, backs of decks</comment>
        <translation>Je nach Spiel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Large pips</source>
        <comment>faces</comment>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no animation</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>A page of settings: colours, cloths, cards, boards</extracomment>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A page of settings</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <extracomment>A page of settings: language, letters, what makes it easier to see and to use</extracomment>
        <translation>Lesen und Bedienhilfen</translation>
    </message>
    <message>
        <source>Clo&amp;th</source>
        <translation>&amp;Tuch</translation>
    </message>
    <message>
        <source>Bac&amp;ks of the cards</source>
        <translation>&amp;Rückseiten der Karten</translation>
    </message>
    <message>
        <source>&amp;French cards</source>
        <translation>Franzö&amp;sische Karten</translation>
    </message>
    <message>
        <source>Computer &amp;players</source>
        <translation>C&amp;omputerspieler</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Take their time</source>
        <extracomment>How long computer players take, and one looks at what they have played</extracomment>
        <translation>Lassen sich Zeit</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>computer players</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>&amp;Fade instead of moving</source>
        <translation>Überblen&amp;den statt bewegen</translation>
    </message>
    <message>
        <source>Wait a&amp;fter each trick</source>
        <translation>Nach jedem Stich &amp;warten</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>&amp;Koordinaten zeigen</translation>
    </message>
    <message>
        <source>Show where a piece can &amp;go</source>
        <translation>Zeigen, wohin ein Stein &amp;ziehen kann</translation>
    </message>
    <message>
        <source>S&amp;uits in four colours</source>
        <translation>Vier Farben (jede Kartenfarbe ande&amp;rs)</translation>
    </message>
    <message>
        <source>Large corner symbols on car&amp;ds</source>
        <translation>&amp;Größere Eckzeichen auf den Karten</translation>
    </message>
    <message>
        <source>One cl&amp;ick plays a card</source>
        <translation>E&amp;in Klick spielt eine Karte</translation>
    </message>
    <message>
        <source>Pla&amp;y automatically when only one move is possible</source>
        <translation>A&amp;utomatisch spielen, wenn nur ein Zug möglich ist</translation>
    </message>
    <message>
        <source>&amp;Mark cards I have seen</source>
        <translation>Gesehe&amp;ne Karten kennzeichnen</translation>
    </message>
    <message>
        <source>Single-letter &amp;keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel mit nur einem Buchstaben</translation>
    </message>
    <message>
        <source>The language of the menus, the rules and the tables.</source>
        <translation>Die Sprache der Menüs, der Regeln und der Tische.</translation>
    </message>
    <message>
        <source>Changes all text, also at the tables.</source>
        <translation>Ändert alle Texte, auch an den Tischen.</translation>
    </message>
    <message>
        <source>The same as your desktop, or always the one you select.</source>
        <translation>Wie der Desktop oder immer so, wie du es wählst.</translation>
    </message>
    <message>
        <source>Each game has its own, or select one for all. With high contrast, the cloth is black.</source>
        <translation>Jedes Spiel hat sein eigenes, oder wähl eines für alle. Bei hohem Kontrast ist das Tuch schwarz.</translation>
    </message>
    <message>
        <source>Each pack has its own, or select one for all.</source>
        <translation>Jedes Kartenspiel hat seine eigene, oder wähl eine für alle.</translation>
    </message>
    <message>
        <source>With figures and pips, or plain and large: {games}.</source>
        <translation>Mit Figuren und Zeichen, oder schlicht und groß: {games}.</translation>
    </message>
    <message>
        <source>The board for Halma. High contrast has its own board.</source>
        <translation>Das Brett für Halma. Hoher Kontrast hat sein eigenes Brett.</translation>
    </message>
    <message>
        <source>The letters for ace, king, queen and jack: {games}.</source>
        <translation>Die Buchstaben für Ass, König, Dame und Bube: {games}.</translation>
    </message>
    <message>
        <source>How fast cards and pieces move. Without animation, they are there at once.</source>
        <translation>Wie schnell sich Karten und Steine bewegen. Ohne Animation sind sie sofort da.</translation>
    </message>
    <message>
        <source>Shows a message, then plays.</source>
        <translation>Zeigt eine Meldung an und spielt dann.</translation>
    </message>
    <message>
        <source>The trick stays until you click or press Space.</source>
        <translation>Der Stich bleibt liegen, bis du klickst oder die Leertaste drückst.</translation>
    </message>
    <message>
        <source>If a card can be played in several ways, the click only selects it.</source>
        <translation>Lässt sich die Karte auf mehrere Arten spielen, wird sie nur ausgewählt.</translation>
    </message>
    <message>
        <source>Everything you can hear is also shown.</source>
        <translation>Alles, was du hören kannst, wird auch angezeigt.</translation>
    </message>
    <message>
        <source>Reduced motion: nothing moves across the table.</source>
        <translation>Weniger Bewegung: Nichts bewegt sich über den Tisch.</translation>
    </message>
    <message>
        <source>Letters and numbers along the edge of the Halma board.</source>
        <translation>Buchstaben und Zahlen am Rand des Halmabretts.</translation>
    </message>
    <message>
        <source>In Halma, marks the squares that a selected piece can reach.</source>
        <translation>Markiert bei Halma die Felder, die ein gewählter Stein erreichen kann.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green: {games}.</source>
        <translation>Karo ist blau und Kreuz grün: {games}.</translation>
    </message>
    <message>
        <source>For small screens, or if you sit far from the screen.</source>
        <translation>Für kleine Bildschirme, oder wenn du weit weg sitzt.</translation>
    </message>
    <message>
        <source>Marks face-down cards that you have seen before.</source>
        <translation>Kennzeichnet verdeckte Karten, die du schon gesehen hast.</translation>
    </message>
    <message>
        <source>For example, H for a hint and L for the last move.</source>
        <translation>Zum Beispiel H für einen Tipp und L für den letzten Zug.</translation>
    </message>
    <message>
        <source>Fjord blue</source>
        <comment>cloth</comment>
        <translation>Fjordblau</translation>
    </message>
    <message>
        <source>Fir green</source>
        <comment>cloth</comment>
        <translation>Tannengrün</translation>
    </message>
    <message>
        <source>Madder red</source>
        <comment>cloth</comment>
        <translation>Krapprot</translation>
    </message>
    <message>
        <source>Ochre</source>
        <comment>cloth</comment>
        <translation>Ocker</translation>
    </message>
    <message>
        <source>Heather</source>
        <comment>cloth</comment>
        <translation>Heide</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <comment>cloth</comment>
        <translation>Schiefergrau</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>backs</comment>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Woven bands</source>
        <comment>backs</comment>
        <translation>Webbänder</translation>
    </message>
    <message>
        <source>Rag rug</source>
        <comment>backs</comment>
        <translation>Flickenteppich</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>backs</comment>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Figures</source>
        <comment>faces</comment>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Oak</source>
        <comment>board</comment>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>Birch</source>
        <comment>board</comment>
        <translation>Birke</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>board</comment>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Wie die Sprache</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A page of settings: how the games are played</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>K&amp;länge</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>sounds</comment>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>sounds</comment>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>How long they think, and how long a finished trick stays in view</source>
        <translation>Wie lange sie überlegen und wie lange ein fertiger Stich zu sehen ist</translation>
    </message>
    <message>
        <source>Pass automatically &amp;when I can’t play</source>
        <translation>Automatisch &amp;passen, wenn nur das geht</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <extracomment>Setting: how large all text is, in per cent</extracomment>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>How long they think, and how long their cards stay in view.</source>
        <translation>Wie lange sie überlegen und wie lange ihre Karten zu sehen sind.</translation>
    </message>
    <message>
        <source>Shows a message, then passes.</source>
        <translation>Zeigt eine Meldung an und passt dann.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts for which game?</source>
        <translation>Tastenkürzel für welches Spiel?</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Heading of a list of keys</extracomment>
        <translation>An jedem Tisch</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>Heading of a list of keys</extracomment>
        <translation>Menüs</translation>
    </message>
    <message>
        <source>Select what the hint suggests</source>
        <translation>Auswählen, was der Tipp vorschlägt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Was kann ich tun?</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>What has been played, in sentences</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>What has been played, in sentences</extracomment>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Not quite:</source>
        <extracomment>Above what the hand nearly makes, and what it lacks</extracomment>
        <translation>Beinahe:</translation>
    </message>
    <message>
        <source>This is an earlier move. Press ← or → for other moves, Home for the first one, Esc to return to the match.</source>
        <translation>Das ist ein früherer Zug. Mit ← und → kommst du zu anderen Zügen, mit Pos1 zum ersten, mit Esc zurück zur Partie.</translation>
    </message>
</context>
<context>
    <name>SpectatorBar</name>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>Button: do not skip any further</extracomment>
        <translation>Hier anhalten</translation>
    </message>
    <message>
        <source>The others play on…</source>
        <translation>Die anderen spielen weiter …</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Button: skip everything up to the end of the match</extracomment>
        <translation>Bis zum Ende</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <extracomment>Button: skip everything until the player is asked again</extracomment>
        <translation>Vorspulen</translation>
    </message>
    <message>
        <source>The others play faster until you are back in</source>
        <translation>Die anderen spielen schneller, bis du wieder dabei bist</translation>
    </message>
    <message>
        <source>You’re watching.</source>
        <translation>Du siehst zu.</translation>
    </message>
    <message>
        <source>You’re out for now. The game will tell you when it’s your turn again.</source>
        <translation>Du siehst zu, bis du wieder an der Reihe bist.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Rare table games, at your own pace.</source>
        <translation>Seltene Tischspiele, im eigenen Tempo.</translation>
    </message>
    <message>
        <source>saved automatically</source>
        <translation>automatisch gespeichert</translation>
    </message>
    <message>
        <source>Rules and glossary</source>
        <translation>Regeln und Glossar</translation>
    </message>
    <message>
        <source>All rules, with pictures.</source>
        <translation>Alle Regeln, mit Bildern.</translation>
    </message>
    <message>
        <source>Play without a mouse.</source>
        <translation>Ohne Maus spielen.</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>heute {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Matches in progress</source>
        <translation>Offene Partien</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>number of matches</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>number of matches</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>number of matches</comment>
        <translation>Verloren</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n finished match(es)…</source>
        <translation>
            <numerusform>%n beendete Partie wird gelesen …</numerusform>
            <numerusform>%n beendete Partien werden gelesen …</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Mehrere Stufen</translation>
    </message>
    <message>
        <source>{opponents}, with help</source>
        <extracomment>{opponents}: computer players of a level, such as &quot;Medium&quot;</extracomment>
        <translation>{opponents}, mit Hilfe</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The matches won out of a hundred</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>All finished matches</source>
        <translation>Alle beendeten Partien</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Gewinnquote</translation>
    </message>
    <message>
        <source>Your finished matches. A hint, the coach, or a move taken back counts as help.</source>
        <translation>Deine beendeten Partien. Ein Tipp, der Coach oder ein zurückgenommener Zug zählt als Hilfe.</translation>
    </message>
    <message>
        <source>No finished matches yet. They will be counted here.</source>
        <translation>Noch keine beendeten Partien. Sie werden hier gezählt.</translation>
    </message>
    <message>
        <source>{opponents}, cards played before</source>
        <extracomment>{opponents}: computer players of a level, such as &quot;Medium&quot;</extracomment>
        <translation>{opponents}, schon gespielte Karten</translation>
    </message>
    <message>
        <source>Of these, deals of the day</source>
        <extracomment>Of the matches that are counted above, those with the deal of the day</extracomment>
        <translation>Davon Karten des Tages</translation>
    </message>
</context>
<context>
    <name>StatusReport</name>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Noch ist nichts gespielt.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button beside the sentence about cards that the dealer may look at</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Take a look first. Click the cloth or press Space to go on.</source>
        <translation>Sieh es dir erst an. Weiter mit einem Klick auf das Tuch oder der Leertaste.</translation>
    </message>
</context>
<context>
    <name>WordButtons</name>
    <message>
        <source>{word}: yes</source>
        <translation>{word}: ja</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>Pikass</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>Pikkönig</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>Pikdame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>Pikbube</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>Pikzehn</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>Pikneun</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>Pikacht</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>Piksieben</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>Piksechs</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>Pikfünf</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>Pikvier</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>Pikdrei</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>Pikzwei</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>Herzass</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>Herzkönig</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>Herzdame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>Herzbube</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>Herzzehn</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>Herzneun</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>Herzacht</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>Herzsieben</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>Herzsechs</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>Herzfünf</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>Herzvier</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>Herzdrei</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>Herzzwei</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>Karoass</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>Karokönig</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>Karodame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>Karobube</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>Karozehn</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>Karoneun</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>Karoacht</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>Karosieben</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>Karosechs</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>Karofünf</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>Karovier</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>Karodrei</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>Karozwei</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>Kreuzass</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>Kreuzkönig</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>Kreuzdame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>Kreuzbube</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>Kreuzzehn</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>Kreuzneun</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>Kreuzacht</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>Kreuzsieben</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>Kreuzsechs</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>Kreuzfünf</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>Kreuzvier</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>Kreuzdrei</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>Kreuzzwei</translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>rote {number}</translation>
    </message>
    <message>
        <source>brown {number}</source>
        <translation>braune {number}</translation>
    </message>
    <message>
        <source>black {number}</source>
        <translation>schwarze {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>grüne {number}</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>blaue {number}</translation>
    </message>
    <message>
        <source>jack (wild)</source>
        <translation>Bube (Joker)</translation>
    </message>
    <message>
        <source>queen (wild)</source>
        <translation>Dame (Joker)</translation>
    </message>
    <message>
        <source>king (wild)</source>
        <translation>König (Joker)</translation>
    </message>
    <message>
        <source>blaren (the mask)</source>
        <translation>Blaren (die Maske)</translation>
    </message>
    <message>
        <source>blompottan (the flowerpot)</source>
        <translation>Blompottan (der Blumentopf)</translation>
    </message>
    <message>
        <source>kransen (the wreath)</source>
        <translation>Kransen (der Kranz)</translation>
    </message>
    <message>
        <source>lily 1</source>
        <translation>Lilie 1</translation>
    </message>
    <message>
        <source>lily 2</source>
        <translation>Lilie 2</translation>
    </message>
    <message>
        <source>lily 3</source>
        <translation>Lilie 3</translation>
    </message>
    <message>
        <source>lily 4</source>
        <translation>Lilie 4</translation>
    </message>
    <message>
        <source>lily 5</source>
        <translation>Lilie 5</translation>
    </message>
    <message>
        <source>lily 6</source>
        <translation>Lilie 6</translation>
    </message>
    <message>
        <source>lily 7</source>
        <translation>Lilie 7</translation>
    </message>
    <message>
        <source>lily 8</source>
        <translation>Lilie 8</translation>
    </message>
    <message>
        <source>lily 9</source>
        <translation>Lilie 9</translation>
    </message>
    <message>
        <source>lily 10</source>
        <translation>Lilie 10</translation>
    </message>
    <message>
        <source>lily 11</source>
        <translation>Lilie 11</translation>
    </message>
    <message>
        <source>lily 12</source>
        <translation>Lilie 12</translation>
    </message>
    <message>
        <source>värdshus (the inn)</source>
        <translation>Värdshus (das Wirtshaus)</translation>
    </message>
    <message>
        <source>kavall (the rider)</source>
        <translation>Kavall (der Reiter)</translation>
    </message>
    <message>
        <source>svin (the boar)</source>
        <translation>Svin (das Schwein)</translation>
    </message>
    <message>
        <source>husar (the hussar)</source>
        <translation>Husar</translation>
    </message>
    <message>
        <source>kuku (the cuckoo)</source>
        <translation>Kuku (der Kuckuck)</translation>
    </message>
    <message>
        <source>kille (the harlequin)</source>
        <translation>Kille (der Harlekin)</translation>
    </message>
    <message>
        <source>knight of spades</source>
        <translation>Pikreiter</translation>
    </message>
    <message>
        <source>knight of hearts</source>
        <translation>Herzreiter</translation>
    </message>
    <message>
        <source>knight of diamonds</source>
        <translation>Karoreiter</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>Kreuzreiter</translation>
    </message>
    <message>
        <source>trump twenty</source>
        <translation>Trumpf Zwanzig</translation>
    </message>
    <message>
        <source>trump nineteen</source>
        <translation>Trumpf Neunzehn</translation>
    </message>
    <message>
        <source>trump eighteen</source>
        <translation>Trumpf Achtzehn</translation>
    </message>
    <message>
        <source>trump seventeen</source>
        <translation>Trumpf Siebzehn</translation>
    </message>
    <message>
        <source>trump sixteen</source>
        <translation>Trumpf Sechzehn</translation>
    </message>
    <message>
        <source>trump fifteen</source>
        <translation>Trumpf Fünfzehn</translation>
    </message>
    <message>
        <source>trump fourteen</source>
        <translation>Trumpf Vierzehn</translation>
    </message>
    <message>
        <source>trump thirteen</source>
        <translation>Trumpf Dreizehn</translation>
    </message>
    <message>
        <source>trump twelve</source>
        <translation>Trumpf Zwölf</translation>
    </message>
    <message>
        <source>trump eleven</source>
        <translation>Trumpf Elf</translation>
    </message>
    <message>
        <source>trump ten</source>
        <translation>Trumpf Zehn</translation>
    </message>
    <message>
        <source>trump nine</source>
        <translation>Trumpf Neun</translation>
    </message>
    <message>
        <source>trump eight</source>
        <translation>Trumpf Acht</translation>
    </message>
    <message>
        <source>trump seven</source>
        <translation>Trumpf Sieben</translation>
    </message>
    <message>
        <source>trump six</source>
        <translation>Trumpf Sechs</translation>
    </message>
    <message>
        <source>trump five</source>
        <translation>Trumpf Fünf</translation>
    </message>
    <message>
        <source>snapphane</source>
        <translation>Snapphane</translation>
    </message>
    <message>
        <source>N (wild)</source>
        <translation>N (wild)</translation>
    </message>
    <message>
        <source>Fjønt (wild)</source>
        <translation>Fjønt (wild)</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>Play this anyway?</source>
        <translation>Trotzdem spielen?</translation>
    </message>
    <message>
        <source>Better {move}: {reason}</source>
        <extracomment>{move}: cards, squares or a word. {reason}: a sentence</extracomment>
        <translation>Besser {move}: {reason}</translation>
    </message>
    <message>
        <source>Another player offers a draw. If everyone agrees, the match ends and no one wins. If you decline, play goes on.</source>
        <translation>Jemand bietet Remis an. Sind alle einverstanden, endet die Partie, und niemand gewinnt. Lehnst du ab, geht es weiter.</translation>
    </message>
    <message>
        <source>A player who can’t move misses a turn. With four players, you wait like this for your partner when all your pieces are in the goal.</source>
        <translation>Wer nicht ziehen kann, setzt aus. Zu viert wartest du so auf die andere Hälfte deines Paars, wenn alle deine Steine im Ziel sind.</translation>
    </message>
    <message>
        <source>This piece has reached your goal base and may not leave it. Move it on into the far corner, so it doesn’t block the doorway.</source>
        <translation>Dieser Stein hat deinen Zielhof erreicht und darf ihn nicht verlassen. Zieh ihn weiter in die hinterste Ecke, damit er nicht in der Tür steht.</translation>
    </message>
    <message>
        <source>One move can have several jumps: the same piece may jump again, over anyone’s pieces. Leave one empty square between two pieces to build a ladder.</source>
        <translation>Ein Zug kann mehrere Sprünge haben: Derselbe Stein darf weiterspringen, über alle Steine. Lass zwischen zwei Steinen ein Feld leer, dann wird es eine Leiter.</translation>
    </message>
    <message>
        <source>Move all your pieces to the corner diagonally opposite, your goal base. The first player was drawn by lot.</source>
        <translation>Bring alle deine Steine in die Ecke schräg gegenüber, deinen Zielhof. Wer beginnt, hat das Los entschieden.</translation>
    </message>
    <message>
        <source>Click one of your pieces to mark the squares it can reach. It steps to the next square, or jumps over a piece to the empty square behind.</source>
        <translation>Klick auf einen deiner Steine, dann siehst du, welche Felder er erreicht. Er geht einen Schritt aufs Nachbarfeld oder springt über einen Stein auf das leere Feld dahinter.</translation>
    </message>
    <message>
        <source>One kille was swapped for the other. That’s a killemöte: now both are as high as kuku. If you have one of them, stand.</source>
        <translation>Ein Kille wurde gegen den anderen getauscht. Das ist ein Killemöte: Jetzt sind beide so hoch wie Kuku. Hast du einen davon, dann bleib.</translation>
    </message>
    <message>
        <source>A kuku ends the exchange. Everyone shows their cards. The player who asked for the kuku isn’t hit, but has to keep their own card.</source>
        <translation>Ein Kuku beendet den Tausch. Alle zeigen ihre Karten. Wer mit dem Kuku tauschen wollte, ist nicht getroffen, muss seine Karte aber behalten.</translation>
    </message>
    <message>
        <source>A svin sends the offered card back, swap by swap, to the player who was dealt it. That player is hit. So it’s safer to pass on a card you weren’t dealt.</source>
        <translation>Ein Svin schickt die angebotene Karte Tausch für Tausch zu dem zurück, der sie beim Geben bekam. Der ist getroffen. Sicherer ist es also, eine Karte weiterzugeben, die du nicht beim Geben bekommen hast.</translation>
    </message>
    <message>
        <source>A husar strikes a player who tries to swap for it. That player is hit and goes out. There is no swap, and the player with the husar gets no turn.</source>
        <translation>Ein Husar trifft jeden, der ihn eintauschen will. Wer getroffen ist, scheidet aus. Getauscht wird nicht, und wer den Husar hat, kommt nicht an die Reihe.</translation>
    </message>
    <message>
        <source>A värdshus (inn) or kavall (rider) sends you past it. You ask the next player on the left instead.</source>
        <translation>Värdshus (Wirtshaus) und Kavall (Reiter) schicken dich vorbei. Du fragst stattdessen den nächsten Spieler links.</translation>
    </message>
    <message>
        <source>The last player in takes the whole pot. With the next stake everyone is in again.</source>
        <translation>Wer zuletzt übrig ist, nimmt den ganzen Topf. Mit dem nächsten Einsatz sind alle wieder dabei.</translation>
    </message>
    <message>
        <source>Everyone would be out, so this time the lowest card doesn’t count. If no one was hit, no one goes out, and the dealer deals again.</source>
        <translation>Alle müssten ausscheiden, darum zählt die niedrigste Karte diesmal nicht. Ist niemand getroffen, scheidet niemand aus, und der Geber gibt neu.</translation>
    </message>
    <message>
        <source>You’re out of this pot. You may be able to buy back in. Press F8 to skip to that moment.</source>
        <translation>Du bist aus diesem Topf ausgeschieden. Vielleicht kannst du dich wieder einkaufen. Mit F8 springst du dorthin.</translation>
    </message>
    <message>
        <source>A player who can’t pay the stake leaves the table. The others play on.</source>
        <translation>Wer den Einsatz nicht mehr zahlen kann, verlässt den Tisch. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>Upp till bevis: all cards are shown. Low killar go out, so do players who were hit, and so does the lowest of the other cards.</source>
        <translation>Upp till bevis: Alle Karten werden gezeigt. Niedrige Killar scheiden aus, ebenso wer getroffen ist und die niedrigste der anderen Karten.</translation>
    </message>
    <message>
        <source>Your neighbour took your card and gave you another. Now you speak. If your new card is higher, stand: your neighbour has the lower one.</source>
        <translation>Dein Nachbar hat deine Karte genommen und dir eine andere gegeben. Jetzt sprichst du. Ist deine neue Karte höher, dann bleib: Der Nachbar hat die niedrigere.</translation>
    </message>
    <message>
        <source>You swapped face down, so only you two know these cards. Now your neighbour speaks, with the card you had.</source>
        <translation>Ihr habt verdeckt getauscht, also kennt nur ihr beide diese Karten. Jetzt spricht dein Nachbar, mit der Karte, die du hattest.</translation>
    </message>
    <message>
        <source>The dealer went into the stock. The drawn card must be kept, better or worse, unless it’s a matador. The old card is out of play.</source>
        <translation>Der Geber ist in den Talon gegangen. Die gezogene Karte muss er behalten, ob besser oder schlechter, außer es ist ein Matador. Die alte Karte ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>You were dealt the kille, the lowest card of all while you hold it. Swap it away. Only stand if just two players are left.</source>
        <translation>Du hast beim Geben den Kille bekommen, und bei dir ist er die niedrigste Karte von allen. Tausch ihn weg. Bleib nur, wenn ihr noch zu zweit seid.</translation>
    </message>
    <message>
        <source>You have the kuku, the highest card: you’re safe, so stand. You may lay it down at any time to end the exchange. It’s often better to let the others knock each other out.</source>
        <translation>Du hast den Kuku, die höchste Karte: Du bist sicher, also bleib. Du darfst ihn jederzeit auflegen und den Tausch beenden. Meist ist es besser, wenn die anderen einander ausschalten.</translation>
    </message>
    <message>
        <source>You have a matador: stand. No one can take it from you. A player who asks you gets the card’s answer, not the card.</source>
        <translation>Du hast einen Matador: Bleib. Niemand kann ihn dir nehmen. Wer mit dir tauschen will, bekommt die Antwort der Karte, nicht die Karte.</translation>
    </message>
    <message>
        <source>You have just this one card. When all cards are shown, the lowest is out. Point at your card to see its place in the order.</source>
        <translation>Du hast nur diese eine Karte. Wenn alle Karten gezeigt werden, scheidet die niedrigste aus. Zeig auf deine Karte, dann siehst du ihren Platz in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Everyone has paid a stake into the pot. In each deal one player or more goes out. The last player in wins it all.</source>
        <translation>Alle haben einen Einsatz in den Topf gezahlt. In jedem Spiel scheiden einer oder mehrere aus. Wer zuletzt übrig ist, gewinnt alles.</translation>
    </message>
    <message>
        <source>Only two or three players are left, and you speak first. You may ask the dealer for new cards for everyone. Don’t ask with a high card.</source>
        <translation>Nur noch zwei oder drei sind dabei, und du sprichst zuerst. Du darfst den Geber um neue Karten für alle bitten. Frag nicht mit einer hohen Karte.</translation>
    </message>
    <message>
        <source>You’re the dealer, and forehand asks for new cards for everyone. No one asks with a good card. If your card is low too, forehand may have to take it in a swap.</source>
        <translation>Du gibst, und die Vorhand fragt nach neuen Karten für alle. Mit einer guten Karte fragt niemand. Ist deine Karte auch niedrig, muss die Vorhand sie vielleicht im Tausch nehmen.</translation>
    </message>
    <message>
        <source>You decide whether everyone gets a new card. Forehand asked, so forehand surely has a low one.</source>
        <translation>Du entscheidest, ob alle eine neue Karte bekommen. Die Vorhand hat gefragt und hat sicher eine niedrige.</translation>
    </message>
    <message>
        <source>You’re the dealer and speak last: stand, or go into the stock. If you draw a matador, it answers as if a player had held it.</source>
        <translation>Du gibst und sprichst zuletzt: Bleib, oder geh in den Talon. Ziehst du einen Matador, antwortet er, als hätte ihn jemand gehabt.</translation>
    </message>
    <message>
        <source>You may buy in again. You pay the price into the pot and get a card in the next deal. If you say no the first time, you won’t be asked again.</source>
        <translation>Du darfst dich wieder einkaufen. Du zahlst den Preis in den Topf und bekommst im nächsten Spiel eine Karte. Verzichtest du beim ersten Mal, wirst du nicht mehr gefragt.</translation>
    </message>
    <message>
        <source>The pot is won. If everyone wants another pot, all are in again and pay the stake. If one player says no, the match ends.</source>
        <translation>Der Topf ist gewonnen. Wollen alle noch einen, sind alle wieder dabei und zahlen den Einsatz. Sagt jemand Nein, endet die Partie.</translation>
    </message>
    <message>
        <source>Stand to keep your card, or swap it unseen with the player on your left. Only swap low cards: a matador may strike back.</source>
        <translation>Bleib und behalte deine Karte, oder tausch sie verdeckt mit deinem linken Nachbarn. Tausch nur niedrige Karten: Ein Matador kann zurückschlagen.</translation>
    </message>
    <message>
        <source>Now all piles are counted: combinations once more, then the cards in pairs, and six points for the last trick. Declared points are already on the score sheet.</source>
        <translation>Jetzt werden alle Stapel gezählt: noch einmal die Kombinationen, dann die Karten paarweise und sechs Punkte für den letzten Stich. Angesagte Punkte sind schon angeschrieben.</translation>
    </message>
    <message>
        <source>The most points lose the deal. But a player with no trick loses instead. The match ends when two have lost three deals each, or one has lost five.</source>
        <translation>Die meisten Punkte verlieren das Spiel. Aber wer keinen Stich hat, verliert stattdessen. Die Partie endet, wenn zwei je drei Spiele verloren haben oder einer fünf.</translation>
    </message>
    <message>
        <source>A player with no trick in the whole deal can’t pay for Fjønt and loses it. Win at least one trick.</source>
        <translation>Wer im ganzen Spiel keinen Stich macht, kann für Fjønt nicht zahlen und verliert es. Mach mindestens einen Stich.</translation>
    </message>
    <message>
        <source>A player with no trick loses the discarded cards too. A single trick is enough to keep them.</source>
        <translation>Wer keinen Stich macht, verliert auch die abgelegten Karten. Ein einziger Stich genügt, um sie zu behalten.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe a card for it. Give a worthless card from your side’s tricks. You may wait until you have one.</source>
        <translation>Du nimmst Fjønt zurück und schuldest dafür eine Karte. Gib eine wertlose aus den Stichen deiner Seite. Du darfst warten, bis ihr eine habt.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe a card from your own tricks for it. Points are bad here, so give a card with many. You may wait until you have one.</source>
        <translation>Du nimmst Fjønt zurück und schuldest dafür eine Karte aus deinen Stichen. Punkte sind hier schlecht, also gib eine, die viel zählt. Du darfst warten, bis du eine hast.</translation>
    </message>
    <message>
        <source>That was the last trick, worth six extra points. Now the piles are counted.</source>
        <translation>Das war der letzte Stich, der sechs Punkte extra bringt. Jetzt werden die Stapel gezählt.</translation>
    </message>
    <message>
        <source>A declared combination counts at once, and again if one side wins all its cards. Three flertal or three sequences count double.</source>
        <translation>Eine angesagte Kombination zählt sofort, und noch einmal, wenn eine Seite alle ihre Karten gewinnt. Drei Flertal oder drei Sequenzen zählen doppelt.</translation>
    </message>
    <message>
        <source>Each player has ten new cards, and the dealer discards two more. Your discards count for you at the end, but you can’t declare them.</source>
        <translation>Beide haben zehn neue Karten, und der Geber legt noch einmal zwei ab. Deine abgelegten Karten zählen am Ende für dich, aber du kannst sie nicht ansagen.</translation>
    </message>
    <message>
        <source>Look for combinations: three or four of a kind, and rows from XX or K downwards. They count when you declare them, and again if you win the cards.</source>
        <translation>Such nach Kombinationen: drei oder vier gleiche, und Reihen von XX oder K abwärts. Sie zählen, wenn du sie ansagst, und noch einmal, wenn du die Karten gewinnst.</translation>
    </message>
    <message>
        <source>In Fjabbe points are bad: the player with the most loses the deal. But a player with no trick loses instead. Take one cheap trick.</source>
        <translation>Bei Fjabbe sind Punkte schlecht: Wer die meisten hat, verliert das Spiel. Aber wer keinen Stich hat, verliert stattdessen. Nimm einen billigen Stich.</translation>
    </message>
    <message>
        <source>This is a snapphane, one of four equal trumps. If no trump is higher, the last snapphane played wins the trick.</source>
        <translation>Das ist ein Snapphane, einer von vier gleichen Trümpfen. Ist kein Trumpf höher, gewinnt der zuletzt gespielte Snapphane.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. Without a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Der höchste Trumpf gewinnt den Stich. Ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe. Wer gewonnen hat, spielt zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>Discard ten cards to get ten new ones. You must keep tarokker and kings. Keep cards that may become a combination too.</source>
        <translation>Leg zehn Karten ab, dann bekommst du zehn neue. Tarokker und Könige musst du behalten. Behalte auch Karten, aus denen eine Kombination werden kann.</translation>
    </message>
    <message>
        <source>You’re the dealer and have two cards too many. Discard two, but no tarok or king. Worthless cards of a short suit are best: soon you can trump that suit.</source>
        <translation>Du bist Geber und hast zwei Karten zu viel. Leg zwei ab, aber keinen Tarok oder König. Am besten sind wertlose Karten einer kurzen Farbe: Die kannst du bald stechen.</translation>
    </message>
    <message>
        <source>You still owe a card for Fjønt. Give one now, before the piles are counted.</source>
        <translation>Du schuldest noch eine Karte für Fjønt. Gib jetzt eine, bevor die Stapel gezählt werden.</translation>
    </message>
    <message>
        <source>Before your first card you may declare combinations from the list. Everyone sees the cards, and you get the points at once. Then play a card.</source>
        <translation>Vor deiner ersten Karte darfst du Kombinationen aus der Liste ansagen. Alle sehen die Karten, und du bekommst die Punkte sofort. Dann spiel eine Karte.</translation>
    </message>
    <message>
        <source>You may play Fjønt, the star, at any time, even if you could follow suit. Fjønt never wins. You take it back. If the others win the trick, you owe them a card.</source>
        <translation>Du darfst Fjønt, den Stern, jederzeit spielen, auch wenn du bedienen könntest. Fjønt gewinnt nie. Du nimmst es zurück. Gewinnen die anderen den Stich, schuldest du ihnen eine Karte.</translation>
    </message>
    <message>
        <source>Red suits are upside down below the jack: ace, 6, 7, 8, 9, and the 10 is lowest. An arrow on the cards reminds you.</source>
        <translation>Rote Farben stehen unter dem Buben auf dem Kopf: Ass, 6, 7, 8, 9, und die 10 ist die niedrigste. Ein Pfeil auf den Karten erinnert daran.</translation>
    </message>
    <message>
        <source>You lead any card you like. The others must follow suit if they can. If not, they must trump.</source>
        <translation>Du spielst aus, was du willst. Die anderen müssen bedienen, wenn sie können. Sonst müssen sie mit Trumpf stechen.</translation>
    </message>
    <message>
        <source>Follow suit if you can. If you can’t, play a trump. With neither, play anything. You never have to play higher than the other cards.</source>
        <translation>Bediene, wenn du kannst. Kannst du es nicht, dann stich mit Trumpf. Hast du beides nicht, spiel, was du willst. Höher als die anderen Karten musst du nie gehen.</translation>
    </message>
    <message>
        <source>One side took every trick of langen. That is klump, worth two game points. A single trick of your own saves you from it.</source>
        <translation>Eine Seite hat alle Stiche von Langen gemacht. Das ist Klump und bringt zwei Punkte. Ein einziger eigener Stich rettet dich davor.</translation>
    </message>
    <message>
        <source>The first side with 121 points wins the round at once. That brings one game point. Then the next player deals.</source>
        <translation>Die Seite, die zuerst 121 Augen hat, gewinnt die Runde sofort. Das bringt einen Punkt. Danach gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>The round brings one game point. With fewer than 30 points for the loser it brings two. With no trick for the loser it brings three.</source>
        <translation>Die Runde bringt einen Punkt. Hat der Verlierer weniger als 30 Augen, bringt sie zwei. Hat er keinen einzigen Stich, bringt sie drei.</translation>
    </message>
    <message>
        <source>Langen has 148 points in all. No side gets more than 119 or less than 29, except by klump. So ut’n decides.</source>
        <translation>Langen hat insgesamt 148 Augen. Keine Seite bekommt mehr als 119 oder weniger als 29, außer bei Klump. Also entscheidet Ut’n.</translation>
    </message>
    <message>
        <source>Langen has 150 points in all, and 121 of them win the round. Otherwise both players take their points on to ut’n.</source>
        <translation>Langen hat insgesamt 150 Augen, und 121 davon gewinnen die Runde. Sonst nehmen beide ihre Augen mit nach Ut’n.</translation>
    </message>
    <message>
        <source>You’re the dealer, so you may look at your partner’s six cards until the first lead. Remember the high ones: they can protect what you lead.</source>
        <translation>Du gibst, also darfst du die sechs Karten deines Gegenübers ansehen, bis die erste Karte ausgespielt wird. Merk dir die hohen: Sie können schützen, was du ausspielst.</translation>
    </message>
    <message>
        <source>Ut’n is the second deal, and the points of langen stay. It’s a race: the first side with 121 after a trick wins. Then the round ends at once.</source>
        <translation>Ut’n ist das zweite Spiel, und die Augen von Langen zählen weiter. Es ist ein Wettlauf: Die Seite, die nach einem Stich zuerst 121 hat, gewinnt. Dann ist die Runde sofort zu Ende.</translation>
    </message>
    <message>
        <source>The turn-up card shows trumps, which beat all other suits. Ekten, the jack of trumps, is highest. Next is uekten, the other jack of the same colour, red or black. It’s a trump too.</source>
        <translation>Die aufgedeckte Karte zeigt den Trumpf, der alle anderen Farben schlägt. Am höchsten ist Ekten, der Trumpfbube. Danach kommt Uekten, der zweite Bube derselben Farbe Schwarz oder Rot, bei Pik also der Kreuzbube. Auch er ist Trumpf.</translation>
    </message>
    <message>
        <source>The turn-up card shows trumps, which beat all other suits. Visse fil, the jack of trumps, is highest. Next is uwisse fil, the other jack of the same colour, red or black. It’s a trump too.</source>
        <translation>Die aufgedeckte Karte zeigt den Trumpf, der alle anderen Farben schlägt. Am höchsten ist visse fil, der Trumpfbube. Danach kommt uwisse fil, der zweite Bube derselben Farbe Schwarz oder Rot, bei Pik also der Kreuzbube. Auch er ist Trumpf.</translation>
    </message>
    <message>
        <source>The two of trumps now lies in place of the turn-up card. Everyone knows who took that card. The trump suit stays the same.</source>
        <translation>Die Trumpfzwei liegt jetzt an der Stelle der aufgedeckten Karte. Alle wissen, wer diese genommen hat. Die Trumpffarbe bleibt dieselbe.</translation>
    </message>
    <message>
        <source>The stock is empty. From now on there is nothing to draw, so save a good card for the last trick.</source>
        <translation>Der Talon ist leer. Von jetzt an gibt es nichts mehr zu ziehen; spar also eine gute Karte für den letzten Stich.</translation>
    </message>
    <message>
        <source>That was the last trick of langen, worth ten extra points. It pays to keep a sure card for it.</source>
        <translation>Das war der letzte Stich von Langen, der zehn Augen mehr bringt. Eine sichere Karte, dafür aufgehoben, lohnt sich.</translation>
    </message>
    <message>
        <source>Each of these cards beats one of the winning cards: that takes the lead. From now on these are the cards to beat.</source>
        <translation>Jede dieser Karten schlägt eine der führenden: Damit übernehmen sie die Führung. Von jetzt an sind diese Karten zu schlagen.</translation>
    </message>
    <message>
        <source>The last player to take the lead wins the trick. Its points go to that side. The winner draws first and leads to the next trick.</source>
        <translation>Wer zuletzt die Führung übernommen hat, gewinnt den Stich, und die Augen gehen an diese Seite. Wer gewonnen hat, zieht zuerst und spielt zum nächsten Stich aus.</translation>
    </message>
    <message>
        <source>The players are about to draw the last cards, with the turn-up card among them. This is the last chance to exchange the two of trumps for it.</source>
        <translation>Jetzt werden die letzten Karten gezogen, darunter die aufgedeckte. Das ist die letzte Gelegenheit, die Trumpfzwei gegen sie zu tauschen.</translation>
    </message>
    <message>
        <source>You have the two of trumps and may exchange it for the turn-up card, even when it isn’t your turn. Click the turn-up card, or press 0.</source>
        <translation>Du hast die Trumpfzwei und darfst sie gegen die aufgedeckte Karte tauschen, auch wenn du nicht dran bist. Klick auf die aufgedeckte Karte oder drück 0.</translation>
    </message>
    <message>
        <source>You lead any cards you like. To take the trick, a player has to beat every one of them. So one card that no one can beat protects the others.</source>
        <translation>Du spielst aus, was du willst. Wer den Stich haben will, muss jede deiner Karten schlagen. Eine einzige, die niemand schlagen kann, schützt also die anderen.</translation>
    </message>
    <message>
        <source>Lead any three cards, or a whole suit of three or more with or without one other card. A player has to beat every card, so one sure card protects them all.</source>
        <translation>Spiel drei beliebige Karten aus oder eine ganze Farbe aus drei oder mehr, mit oder ohne eine andere Karte. Der Gegner muss jede schlagen, also schützt eine einzige sichere Karte alle.</translation>
    </message>
    <message>
        <source>Lay as many cards as the leader did. To take the lead, beat each winning card with a different one of yours. If you can’t, give cards without points.</source>
        <translation>Leg so viele Karten, wie ausgespielt wurden. Für die Führung musst du jede führende Karte mit einer eigenen schlagen. Kannst du das nicht, gib Karten ohne Augen.</translation>
    </message>
    <message>
        <source>The round is over. Play another one, or end the match here. The side with more game points wins the match.</source>
        <translation>Die Runde ist zu Ende. Spiel noch eine, oder beende die Partie hier. Die Seite mit mehr Punkten gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Your partner is winning this trick, and its points count for both of you. Give points if the players after you are unlikely to take the lead.</source>
        <translation>Ihr beide führt in diesem Stich, und seine Augen zählen für euch beide. Leg Augen hinein, wenn nach dir wohl niemand mehr die Führung übernimmt.</translation>
    </message>
    <message>
        <source>This move cost you most in this deal.</source>
        <extracomment>In the hand, or the deal, that has just been played</extracomment>
        <translation>Dieser Zug war in diesem Spiel dein teuerster.</translation>
    </message>
    <message>
        <source>The round is counted. The player out first gets five points for each card in the largest hand. Cards won in tricks and bets count too.</source>
        <translation>Die Runde wird gewertet. Wer zuerst fertig war, bekommt fünf Punkte für jede Karte der größten Hand. Dazu zählen gewonnene Karten und Wetten.</translation>
    </message>
    <message>
        <source>Your bomb wins the trick, but you must give its cards away. Choose the player who is less dangerous. Then you lead.</source>
        <translation>Deine Bombe gewinnt den Stich, aber seine Karten musst du verschenken. Wähl aus, wer weniger gefährlich ist. Dann spielst du aus.</translation>
    </message>
    <message>
        <source>The first player out gets 5 points for each card in the largest hand. Near the end, get rid of cards fast. How many you hold matters more than which.</source>
        <translation>Wer zuerst fertig ist, bekommt 5 Punkte für jede Karte der größten Hand. Werde gegen Ende schnell Karten los. Wie viele du hast, ist wichtiger als welche.</translation>
    </message>
    <message>
        <source>The player of the bomb wins the trick and leads next, but must give its cards away. A bomb buys the lead with points.</source>
        <translation>Wer die Bombe gelegt hat, gewinnt den Stich und spielt als Nächstes aus, muss aber die Karten verschenken. Eine Bombe kauft das Ausspiel für Punkte.</translation>
    </message>
    <message>
        <source>Only you see your fourteen number cards. Your jack, queen and king lie open. They are wild: in a set or run each can stand for any lower rank.</source>
        <translation>Deine vierzehn Zahlenkarten siehst nur du. Bube, Dame und König liegen offen. Sie sind Joker: In einem Set oder einer Straße kann jeder für einen beliebigen niedrigeren Wert stehen.</translation>
    </message>
    <message>
        <source>A bet says: I’ll be out first. If it fails, the points go to the player who is out first, and to everyone who didn’t bet.</source>
        <translation>Eine Wette sagt: Ich bin zuerst fertig. Geht sie verloren, bekommt ihre Punkte, wer zuerst fertig ist, und jeder, der nicht gewettet hat.</translation>
    </message>
    <message>
        <source>You passed, but you aren’t out of the trick. If another player beats the cards, you may play again on your turn.</source>
        <translation>Du hast gepasst, bist aber nicht aus dem Stich. Schlägt jemand anders die Karten, darfst du wieder spielen, wenn du dran bist.</translation>
    </message>
    <message>
        <source>The highest combination wins all cards of the trick, and its player leads next. Each 3, 5, 7 and 9 counts one point, J two, Q three and K five.</source>
        <translation>Die höchste Kombination gewinnt alle Karten des Stichs, und wer sie gelegt hat, spielt als Nächstes aus. 3, 5, 7 und 9 zählen je einen Punkt, B zwei, D drei und K fünf.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats this bomb. You can pass without worry: its player has to give the trick away.</source>
        <translation>Nur eine höhere Bombe schlägt diese Bombe. Du kannst ruhig passen: Wer die Bombe gelegt hat, muss den Stich verschenken.</translation>
    </message>
    <message>
        <source>You lead a set, a run or a bomb. A single card is a set too. Long combinations are hard to beat and get rid of many cards at once.</source>
        <translation>Du spielst ein Set, eine Straße oder eine Bombe aus. Auch eine einzelne Karte ist ein Set. Lange Kombinationen sind schwer zu schlagen, und du wirst viele Karten auf einmal los.</translation>
    </message>
    <message>
        <source>Beat a set with a higher set, or a run with a higher run, with the same number of cards. Or pass.</source>
        <translation>Schlag ein Set mit einem höheren Set oder eine Straße mit einer höheren Straße, mit gleich vielen Karten. Oder pass.</translation>
    </message>
    <message>
        <source>Before your first card you may bet 15 or 30 points that you go out first. If you don’t, the points go to the others. You lose nothing.</source>
        <translation>Vor deiner ersten Karte darfst du um 15 oder 30 Punkte wetten, dass du zuerst fertig bist. Bist du es nicht, bekommen die anderen die Punkte. Du verlierst nichts.</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>Which file? The name of a saved match is missing.</source>
        <translation>Welche Datei? Der Name einer gespeicherten Partie fehlt.</translation>
    </message>
    <message>
        <source>There is no game called “{name}”, only: {known}.</source>
        <translation>Es gibt kein Spiel namens „{name}“, nur: {known}.</translation>
    </message>
    <message>
        <source>There is no bot called “{name}”, only: {known}.</source>
        <translation>Es gibt keinen Computerspieler namens „{name}“, nur: {known}.</translation>
    </message>
    <message>
        <source>{bots} bots are too many for {seats} seats.</source>
        <translation>{bots} Computerspieler sind zu viele für {seats} Plätze.</translation>
    </message>
    <message>
        <source>There is no language “{name}”, only: {known}.</source>
        <translation>Die Sprache „{name}“ gibt es nicht, nur: {known}.</translation>
    </message>
    <message>
        <source>{option} needs a whole number above 0, not “{value}”.</source>
        <translation>{option} braucht eine ganze Zahl über 0, nicht „{value}“.</translation>
    </message>
    <message>
        <source>{option} needs a number above 0, not “{value}”.</source>
        <translation>{option} braucht eine Zahl über 0, nicht „{value}“.</translation>
    </message>
    <message>
        <source>There is no display to open a window on.</source>
        <translation>Es gibt keinen Bildschirm, auf dem sich ein Fenster öffnen ließe.</translation>
    </message>
    <message>
        <source>A part of the program is missing or damaged: {file}. Please install bluestick again.</source>
        <translation>Ein Teil des Programms fehlt oder ist beschädigt: {file}. Bitte installiere bluestick neu.</translation>
    </message>
    <message>
        <source>There is no bot at “{name}”: {reason}.</source>
        <translation>Unter „{name}“ gibt es keinen Computerspieler: {reason}.</translation>
    </message>
    <message>
        <source>--deal needs a number from 1 to 999999999, or the code of a deal, not “{value}”.</source>
        <translation>--deal braucht eine Zahl von 1 bis 999999999 oder den Code einer Kartenverteilung, nicht „{value}“.</translation>
    </message>
    <message>
        <source>The code “{value}” is for another game: {name}.</source>
        <translation>Der Code „{value}“ gehört zu einem anderen Spiel: {name}.</translation>
    </message>
    <message>
        <source>Qt has no platform “{name}”, which QT_QPA_PLATFORM asks for.</source>
        <translation>Qt hat keine Plattform „{name}“, die in QT_QPA_PLATFORM verlangt wird.</translation>
    </message>
    <message>
        <source>The system lacks libraries that bluestick needs: {libraries} (on Debian and Ubuntu: sudo apt install {packages}).</source>
        <extracomment>Names of files, as libxcb-cursor.so.0, and a command to be typed.</extracomment>
        <translation>Dem System fehlen Bibliotheken, die bluestick braucht: {libraries} (unter Debian und Ubuntu: sudo apt install {packages}).</translation>
    </message>
    <message>
        <source>The system lacks libraries that bluestick needs: {libraries}.</source>
        <extracomment>Names of files, as libxcb-cursor.so.0.</extracomment>
        <translation>Dem System fehlen Bibliotheken, die bluestick braucht: {libraries}.</translation>
    </message>
    <message>
        <source>bluestick replay FILE [--json]

Plays a saved match again, checks every move, and prints the log and the result.

--json  print everything, for other programs</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick replay DATEI [--json]

Spielt eine gespeicherte Partie noch einmal, prüft jeden Zug und gibt den Verlauf und das Ergebnis aus.

--json  alles ausgeben, für andere Programme</translation>
    </message>
    <message>
        <source>bluestick review FILE [--seconds TIME] [--json]

Analyses the decisions of the people in a saved match, or of all players if only bots played. Each decision is judged
by what the player could know at the time. Prints the log with slips and mistakes.

--seconds TIME  how long to think about a decision that isn’t clear at once (1)
--json          print every decision, for other programs</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick review DATEI [--seconds ZEIT] [--json]

Analysiert die Entscheidungen der Menschen in einer gespeicherten Partie, oder alle, wenn nur Computerspieler dabei
waren. Jede Entscheidung wird danach beurteilt, was man damals wissen konnte. Gibt den Verlauf mit Fehlern aus.

--seconds ZEIT  wie lange über eine Entscheidung nachgedacht wird, die nicht gleich klar ist (1)
--json          jede Entscheidung ausgeben, für andere Programme</translation>
    </message>
    <message>
        <source>“{name}” is an unknown argument. See: bluestick --help</source>
        <translation>„{name}“ ist ein unbekanntes Argument. Siehe: bluestick --help</translation>
    </message>
    <message>
        <source>“{name}” can’t be used like this. See: bluestick --help</source>
        <translation>„{name}“ lässt sich so nicht verwenden. Siehe: bluestick --help</translation>
    </message>
    <message>
        <source>Which game? Give one of these: {known}.</source>
        <translation>Welches Spiel? Gib eines von diesen an: {known}.</translation>
    </message>
    <message>
        <source>{name} has no cards, so its matches have no number.</source>
        <translation>{name} wird ohne Karten gespielt, darum haben die Partien keine Nummer.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: {reason}.</source>
        <translation>„{file}“ kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>Matches can’t be saved in “{folder}”: its name isn’t valid text (UTF-8). Rename the folder, or set BLUESTICK_DATA to another one.</source>
        <translation>In „{folder}“ lassen sich keine Partien speichern: Der Name ist kein gültiger Text (UTF-8). Benenn den Ordner um, oder gib mit BLUESTICK_DATA einen anderen an.</translation>
    </message>
    <message>
        <source>There is no home folder for your matches. Set HOME, or set BLUESTICK_DATA to a folder.</source>
        <translation>Es gibt keinen persönlichen Ordner für Partien. Setz HOME, oder gib mit BLUESTICK_DATA einen Ordner an.</translation>
    </message>
    <message>
        <source>The match hasn’t begun.</source>
        <translation>Die Partie hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>The match isn’t over. To move: {names}.</source>
        <translation>Die Partie ist nicht zu Ende. Am Zug: {names}.</translation>
    </message>
    <message>
        <source>bluestick [FILE] [--game GAME] [--language CODE] [--portable]
bluestick --selftest          check that the program is complete and works
bluestick simulate GAME ...   let bots play each other, without a window
bluestick replay FILE ...     check a saved match and print its log
bluestick review FILE ...     analyse the decisions of a saved match

FILE             open this saved match
--game GAME      start with the page for a new match of this game
--language CODE  sv, nb, de or en, instead of the language in the settings
--portable       keep matches and settings in the folder bluestick-data beside the program
--version        print the versions of bluestick, Qt and Python
--selftest       check that everything is there and works, without a window; exit status 1 if not
--help           print this help, or that of a command: bluestick simulate --help</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick [DATEI] [--game SPIEL] [--language CODE] [--portable]
bluestick --selftest           prüfen, ob das Programm vollständig ist und funktioniert
bluestick simulate SPIEL ...   Computerspieler gegeneinander antreten lassen, ohne Fenster
bluestick replay DATEI ...     eine gespeicherte Partie prüfen und ihren Verlauf ausgeben
bluestick review DATEI ...     die Entscheidungen einer gespeicherten Partie analysieren

DATEI            diese gespeicherte Partie öffnen
--game SPIEL     mit der Seite für eine neue Partie dieses Spiels beginnen
--language CODE  sv, nb, de oder en statt der Sprache in den Einstellungen
--portable       Partien und Einstellungen im Ordner bluestick-data neben dem Programm speichern
--version        die Versionen von bluestick, Qt und Python ausgeben
--selftest       prüfen, ob alles da ist und funktioniert, ohne Fenster; Exit-Status 1, wenn nicht
--help           diese Hilfe ausgeben oder die eines Befehls: bluestick simulate --help</translation>
    </message>
    <message>
        <source>bluestick simulate GAME [--variant NAME] [--seats N] [--option NAME[=VALUE]] [--bots LEVELS]
                   [--matches N] [--seed S] [--seconds TIME] [--duplicate] [--deal N] [--json]

Bots play whole matches, without a window. Then they are compared: wins, points, moves, thinking time.

--variant NAME         the variant of the game
--seats N              the number of players
--option NAME[=VALUE]  turn a rule on or off: NAME, NAME=on, NAME=off. You can give several.
--bots LEVELS          random, easy, medium, hard, master, separated by commas, in seat order. If there are fewer
                       bots than seats, the list starts again: with four seats, hard,easy is pair against pair.
                       MODULE:CLASS is your own bot, in the working directory or where Python finds it.
--matches N            the number of matches (10)
--seed S               the same seed gives the same matches, unless bots run out of time (1)
--seconds TIME         how long each bot may think about a move, at any level
--duplicate            every seating gets the same cards
--deal N               the same, starting with the deal of this number
                       A code also sets variant, seats and options, unless you give them here.
--json                 print everything, for other programs

Every start is played once with each seating. So all bots begin equally often and sit equally often in each seat.
Matches with the same start count as one in the interval of the points. Stars mark the winners.</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick simulate SPIEL [--variant NAME] [--seats N] [--option NAME[=WERT]] [--bots STUFEN]
                   [--matches N] [--seed S] [--seconds ZEIT] [--duplicate] [--deal N] [--json]

Computerspieler spielen ganze Partien, ohne Fenster. Dann werden sie verglichen: Siege, Punkte, Züge, Bedenkzeit.

--variant NAME        die Variante des Spiels
--seats N             die Zahl der Spieler
--option NAME[=WERT]  eine Regel ein- oder ausschalten: NAME, NAME=on, NAME=off. Mehrmals möglich.
--bots STUFEN         random, easy, medium, hard, master, durch Kommas getrennt, in der Reihenfolge der Plätze. Sind es
                      weniger als Plätze, beginnt die Liste von vorn: Auf vier Plätzen ist hard,easy Paar gegen Paar.
                      MODUL:KLASSE ist ein eigener Computerspieler, im Arbeitsverzeichnis oder wo Python ihn findet.
--matches N           die Zahl der Partien (10)
--seed S              derselbe Startwert ergibt dieselben Partien, sofern den Spielern nicht die Zeit ausgeht (1)
--seconds ZEIT        so lange darf jeder Computerspieler über einen Zug nachdenken, auf allen Stufen
--duplicate           jede Sitzordnung bekommt die gleichen Karten
--deal N              ebenso, zuerst mit den Karten dieser Nummer
                      Ein Code legt auch Variante, Spielerzahl und Regeln fest, wenn du sie hier nicht angibst.
--json                alles ausgeben, für andere Programme

Jeder Start wird einmal in jeder Sitzordnung gespielt. So beginnen alle Computerspieler gleich oft und sitzen gleich
oft auf jedem Platz. Partien mit demselben Start zählen im Intervall der Punkte als eine. Sterne zeigen die Sieger.</translation>
    </message>
    <message>
        <source>The code “{value}” is for a game or a rule that this version of bluestick doesn’t know.</source>
        <translation>Der Code „{value}“ gehört zu einem Spiel oder einer Regel, die diese Version von bluestick nicht kennt.</translation>
    </message>
    <message>
        <source>The match isn’t over. Next comes a new deal.</source>
        <translation>Die Partie ist nicht zu Ende. Als Nächstes wird neu gegeben.</translation>
    </message>
    <message>
        <source>The program can’t open a window: the display “{display}” doesn’t answer.</source>
        <translation>Das Programm kann kein Fenster öffnen: Der Bildschirm „{display}“ antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>Deal number {number}</source>
        <extracomment>All cards of a match follow from this number</extracomment>
        <translation>Spielnummer {number}</translation>
    </message>
    <message>
        <source>This deal…</source>
        <translation>Diese Karten …</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Karten des Tages</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: better than you by {amount}.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Computer ({level}) an deiner Stelle: um {amount} besser als du.</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: worse than you by {amount}.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Computer ({level}) an deiner Stelle: um {amount} schlechter als du.</translation>
    </message>
    <message numerus="yes">
        <source>Chips won or lost: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>{own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Gewonnene oder verlorene Chips: du {own}, der Computer {mean}. Er hat die Karten einmal gespielt.</numerusform>
            <numerusform>Gewonnene oder verlorene Chips: du {own}, der Computer im Mittel {mean}. Er hat die Karten %n Mal gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of the others: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>How far ahead of the best other side one came out; {own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Vorsprung vor den anderen: du {own}, der Computer {mean}. Er hat die Karten einmal gespielt.</numerusform>
            <numerusform>Vorsprung vor den anderen: du {own}, der Computer im Mittel {mean}. Er hat die Karten %n Mal gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} (played before)</source>
        <translation>{deal} (schon gespielt)</translation>
    </message>
    <message>
        <source>This code is for a game or a rule that this version of bluestick doesn’t know.</source>
        <translation>Der Code gehört zu einem Spiel oder einer Regel, die diese Version von bluestick nicht kennt.</translation>
    </message>
    <message>
        <source>This is neither a number from 1 to {most} nor a code. Check each letter.</source>
        <translation>Das ist weder eine Nummer von 1 bis {most} noch ein Code. Prüf jedes Zeichen.</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: the same as you.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Computer ({level}) an deiner Stelle: genauso viel wie du.</translation>
    </message>
    <message>
        <source>A single match may be luck.</source>
        <translation>Das kann auch Zufall sein.</translation>
    </message>
    <message>
        <source>The average is accurate to ±{number}.</source>
        <extracomment>{number}: the standard error of a mean</extracomment>
        <translation>Das Mittel ist auf ±{number} genau.</translation>
    </message>
    <message>
        <source>So it’s too close to tell.</source>
        <translation>Das ist also zu knapp, um etwas zu sagen.</translation>
    </message>
</context>
<context>
    <name>haggis</name>
    <message>
        <source>3-5-7-9 is a bomb in four different colours or in a single one, not in two or three.</source>
        <translation>3-5-7-9 ist in vier verschiedenen Farben oder in einer einzigen eine Bombe, nicht in zwei oder drei.</translation>
    </message>
    <message>
        <source>These cards make no set, no run and no bomb.</source>
        <translation>Diese Karten sind weder Set noch Straße noch Bombe.</translation>
    </message>
    <message>
        <source>You have no trick to give away.</source>
        <translation>Du hast keinen Stich zu verschenken.</translation>
    </message>
    <message>
        <source>Your turn – lead what you like</source>
        <translation>Du bist dran – spiel aus, was du willst</translation>
    </message>
    <message>
        <source>{name}: your turn – lead what you like</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – spiel aus, was du willst</translation>
    </message>
    <message>
        <source>Your turn – beat it or pass</source>
        <translation>Du bist dran – schlag oder passe</translation>
    </message>
    <message>
        <source>{name}: your turn – beat it or pass</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – schlag oder passe</translation>
    </message>
    <message>
        <source>Your bomb has won – who gets the trick?</source>
        <translation>Deine Bombe hat gewonnen – wer bekommt den Stich?</translation>
    </message>
    <message>
        <source>{name}: your bomb has won – who gets the trick?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Deine Bombe hat gewonnen – wer bekommt den Stich?</translation>
    </message>
    <message>
        <source>{name} gives the trick away</source>
        <translation>{name} verschenkt den Stich</translation>
    </message>
    <message>
        <source>Round {round} · trick {number}</source>
        <translation>Runde {round} · Stich {number}</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)!</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %n Punkt!</numerusform>
            <numerusform>Du gewinnst die Partie mit %n Punkten!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} gewinnt die Partie mit %n Punkt.</numerusform>
            <numerusform>{name} gewinnt die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: do not beat what lies there</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>No bet</source>
        <translation>Ohne Wette</translation>
    </message>
    <message>
        <source>Small bet: 15</source>
        <translation>Kleine Wette: 15</translation>
    </message>
    <message>
        <source>Big bet: 30</source>
        <translation>Große Wette: 30</translation>
    </message>
    <message>
        <source>To player {number}</source>
        <extracomment>The trick that a bomb has won goes to that player</extracomment>
        <translation>An Spieler {number}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <extracomment>Name of an option</extracomment>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <extracomment>Name of an option, G5.8</extracomment>
        <translation>Turnierregel</translation>
    </message>
    <message>
        <source>Colour left out</source>
        <extracomment>Name of an option: the colour that two players do without</extracomment>
        <translation>Farbe, die fehlt</translation>
    </message>
    <message>
        <source>Two players play with four of the five colours.</source>
        <translation>Zu zweit wird mit vier der fünf Farben gespielt.</translation>
    </message>
    <message>
        <source>Own points shown</source>
        <extracomment>Name of an option: the house rule GQ10</extracomment>
        <translation>Eigene Punkte sichtbar</translation>
    </message>
    <message>
        <source>During the round you see the points in your own tricks, instead of keeping count.</source>
        <translation>Während der Runde siehst du die Punkte in deinen eigenen Stichen, statt mitzuzählen.</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>The colour that is left out</extracomment>
        <translation>ausgelost</translation>
    </message>
    <message numerus="yes">
        <source>Out first in {won} of %n round(s)</source>
        <translation>
            <numerusform>Zuerst fertig in {won} von %n Runde</numerusform>
            <numerusform>Zuerst fertig in {won} von %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You keep {cards}: an opponent scores for {here} cards, with “{move}” for {there}.</source>
        <translation>Du behältst {cards}: Ein Gegner bekommt Punkte für {here} Karten, mit „{move}“ für {there}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>You lead first.</source>
        <translation>Du spielst zuerst aus.</translation>
    </message>
    <message>
        <source>{name} leads first.</source>
        <translation>{name} spielt zuerst aus.</translation>
    </message>
    <message>
        <source>Left out: {colour}.</source>
        <comment>a colour of cards</comment>
        <translation>Es fehlt: {colour}.</translation>
    </message>
    <message>
        <source>You bet {amount} points on going out first.</source>
        <translation>Du wettest {amount} Punkte, dass du zuerst fertig bist.</translation>
    </message>
    <message>
        <source>{name} bets {amount} points on going out first.</source>
        <translation>{name} wettet {amount} Punkte, zuerst fertig zu sein.</translation>
    </message>
    <message>
        <source>You lead: {combination}</source>
        <translation>Du spielst aus: {combination}</translation>
    </message>
    <message>
        <source>{name} leads: {combination}</source>
        <translation>{name} spielt aus: {combination}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>noch %n Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s): {points} points.</source>
        <translation>
            <numerusform>Du hast noch %n Karte: {points} Punkte.</numerusform>
            <numerusform>Du hast noch %n Karten: {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n card(s): {points} points.</source>
        <translation>
            <numerusform>{name} hat noch %n Karte: {points} Punkte.</numerusform>
            <numerusform>{name} hat noch %n Karten: {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s).</source>
        <translation>
            <numerusform>Du bekommst den Stich: %n Punkt.</numerusform>
            <numerusform>Du bekommst den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} bekommt den Stich: %n Punkt.</numerusform>
            <numerusform>{name} bekommt den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick with a bomb.</source>
        <translation>Du gewinnst den Stich mit einer Bombe.</translation>
    </message>
    <message>
        <source>{name} wins the trick with a bomb.</source>
        <translation>{name} gewinnt den Stich mit einer Bombe.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>Wer bekommt ihn?</translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} schenkt dir den Stich: %n Punkt.</numerusform>
            <numerusform>{name} schenkt dir den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>Du schenkst {whom} den Stich: %n Punkt.</numerusform>
            <numerusform>Du schenkst {whom} den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} schenkt {whom} den Stich: %n Punkt.</numerusform>
            <numerusform>{name} schenkt {whom} den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: {scores}.</source>
        <extracomment>{scores}: all players with what they have won: &quot;You 45 · Elin 12&quot;</extracomment>
        <translation>Runde {number}: {scores}.</translation>
    </message>
    <message>
        <source>Round {number}…</source>
        <comment>in play</comment>
        <translation>Runde {number} …</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>that were made</comment>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>largest hand: {name}</source>
        <translation>meiste Karten: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) × 5</source>
        <extracomment>So many cards in the fullest hand, five points for each</extracomment>
        <translation>
            <numerusform>%n Karte × 5</numerusform>
            <numerusform>%n Karten × 5</numerusform>
        </translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Zuerst fertig</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Gifts</source>
        <extracomment>Tricks that were won with a bomb and given away</extracomment>
        <translation>Geschenke</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Letzte Hand</translation>
    </message>
    <message>
        <source>The Haggis</source>
        <translation>Der Haggis</translation>
    </message>
    <message>
        <source>Bet won</source>
        <translation>Gewonnene Wette</translation>
    </message>
    <message>
        <source>Bet: {name}</source>
        <extracomment>A bet that {name} has lost</extracomment>
        <translation>Wette: {name}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what chosen cards make</comment>
        <translation>noch nichts</translation>
    </message>
    <message numerus="yes">
        <source>{combination}, or %n other(s)</source>
        <extracomment>{combination}: &quot;run 8–10&quot;; %n other things that the same cards can be</extracomment>
        <translation>
            <numerusform>{combination} oder etwas anderes</numerusform>
            <numerusform>{combination} oder %n anderes</numerusform>
        </translation>
    </message>
    <message>
        <source>{combination} so far</source>
        <extracomment>{combination}: what the cards chosen so far would be by themselves</extracomment>
        <translation>bis jetzt {combination}</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <extracomment>Both are combinations: &quot;pair of 9s beats pair of 7s&quot;</extracomment>
        <translation>{high} schlägt {low}</translation>
    </message>
    <message>
        <source>You lead: {combination}.</source>
        <translation>Du spielst aus: {combination}.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Noch nichts.</translation>
    </message>
    <message>
        <source>One more card:</source>
        <comment>before a list of what it could be</comment>
        <translation>Noch eine Karte:</translation>
    </message>
    <message>
        <source>{card} ({combination})</source>
        <extracomment>{card}: &quot;red 7&quot;, {combination}: &quot;pair of 7s&quot;</extracomment>
        <translation>{card} ({combination})</translation>
    </message>
    <message>
        <source>Higher than {combination} and of the same form, or a bomb.</source>
        <translation>Höher als {combination} und von derselben Form, oder eine Bombe.</translation>
    </message>
    <message>
        <source>Beat it</source>
        <comment>an option</comment>
        <translation>Schlagen</translation>
    </message>
    <message>
        <source>Pass (0)</source>
        <comment>an option, and its key</comment>
        <translation>Passen (0)</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>an option</comment>
        <translation>Wetten</translation>
    </message>
    <message>
        <source>in a combination: counts as its own rank or any lower</source>
        <translation>in einer Kombination: zählt als eigener oder beliebiger niedrigerer Wert</translation>
    </message>
    <message>
        <source>alone: only itself</source>
        <translation>allein: nur sie selbst</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this rank not yet seen</source>
        <translation>
            <numerusform>noch %n dieses Wertes nicht gesehen</numerusform>
            <numerusform>noch %n dieses Wertes nicht gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bet</source>
        <comment>above its buttons</comment>
        <translation>Deine Wette</translation>
    </message>
    <message numerus="yes">
        <source>Haggis: %n card(s)</source>
        <extracomment>The cards that are set aside</extracomment>
        <translation>
            <numerusform>Haggis: %n Karte</numerusform>
            <numerusform>Haggis: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>without {colour}</source>
        <comment>the cards of a colour</comment>
        <translation>ohne {colour}</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour of cards</comment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>a colour of cards</comment>
        <translation>Braun</translation>
    </message>
    <message>
        <source>black</source>
        <comment>a colour of cards</comment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a colour of cards</comment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour of cards</comment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>single {rank}</source>
        <comment>one card</comment>
        <translation>Einzelkarte {rank}</translation>
    </message>
    <message>
        <source>pair of {rank}s</source>
        <comment>two cards of a rank</comment>
        <translation>Paar {rank}er</translation>
    </message>
    <message>
        <source>three {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>Drilling {rank}er</translation>
    </message>
    <message>
        <source>four {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>Vierling {rank}er</translation>
    </message>
    <message>
        <source>five {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>Fünfling {rank}er</translation>
    </message>
    <message>
        <source>six {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>Sechsling {rank}er</translation>
    </message>
    <message>
        <source>seven {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>Siebenling {rank}er</translation>
    </message>
    <message>
        <source>eight {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>Achtling {rank}er</translation>
    </message>
    <message>
        <source>run {low}–{high}</source>
        <translation>Straße {low}–{high}</translation>
    </message>
    <message>
        <source>run of pairs {low}–{high}</source>
        <translation>Paarstraße {low}–{high}</translation>
    </message>
    <message>
        <source>run of threes {low}–{high}</source>
        <comment>three cards of each rank</comment>
        <translation>Drillingsstraße {low}–{high}</translation>
    </message>
    <message>
        <source>run of fours {low}–{high}</source>
        <comment>four cards of each rank</comment>
        <translation>Vierlingsstraße {low}–{high}</translation>
    </message>
    <message>
        <source>run of fives {low}–{high}</source>
        <comment>five cards of each rank</comment>
        <translation>Fünflingsstraße {low}–{high}</translation>
    </message>
    <message>
        <source>run of sixes {low}–{high}</source>
        <comment>six cards of each rank</comment>
        <translation>Sechslingsstraße {low}–{high}</translation>
    </message>
    <message>
        <source>bomb 3-5-7-9 in four colours</source>
        <translation>Bombe 3-5-7-9 in vier Farben</translation>
    </message>
    <message>
        <source>bomb 3-5-7-9 in one colour</source>
        <translation>Bombe 3-5-7-9 in einer Farbe</translation>
    </message>
    <message>
        <source>bomb {cards}</source>
        <translation>Bombe {cards}</translation>
    </message>
    <message>
        <source>{colour} {rank}</source>
        <comment>a card</comment>
        <extracomment>{colour}: &quot;red&quot;, {rank}: &quot;7&quot;</extracomment>
        <translation>{colour} {rank}</translation>
    </message>
    <message>
        <source>no combination</source>
        <translation>keine Kombination</translation>
    </message>
    <message>
        <source>{combination} beats it.</source>
        <translation>{combination} schlägt.</translation>
    </message>
    <message>
        <source>{combination} does not beat it.</source>
        <translation>{combination} schlägt nicht.</translation>
    </message>
    <message>
        <source>Player {number}: {combination}</source>
        <extracomment>A play of a trick: the number of the player, and what was played</extracomment>
        <translation>Spieler {number}: {combination}</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>Wette {amount}</translation>
    </message>
    <message>
        <source>out first</source>
        <translation>zuerst fertig</translation>
    </message>
    <message>
        <source>Lay</source>
        <comment>button, where there is little room</comment>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Sort the hand in another way</source>
        <translation>Die Hand anders sortieren</translation>
    </message>
    <message>
        <source>out second</source>
        <translation>als Nummer zwei fertig</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player, on this combination</comment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>{name}: {combination} · a trick to give away, {points}</source>
        <translation>{name}: {combination} · Stich zu verschenken, {points}</translation>
    </message>
    <message>
        <source>{name}: {combination} · trick given away, {points}</source>
        <translation>{name}: {combination} · Stich verschenkt, {points}</translation>
    </message>
    <message>
        <source>{name}: {combination} · trick won, {points}</source>
        <translation>{name}: {combination} · Stich gewonnen, {points}</translation>
    </message>
    <message>
        <source>last hand · {points}</source>
        <comment>of who was left with cards</comment>
        <translation>letzte Hand · {points}</translation>
    </message>
    <message>
        <source>Haggis · {points}</source>
        <translation>Haggis · {points}</translation>
    </message>
    <message>
        <source>Round {number}: {name} went out first</source>
        <translation>Runde {number}: {name} war zuerst fertig</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how a hand is sorted</comment>
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>In groups</source>
        <comment>how a hand is sorted: by combinations</comment>
        <translation>In Gruppen</translation>
    </message>
    <message>
        <source>By colour</source>
        <comment>how a hand is sorted</comment>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how a hand is sorted</comment>
        <translation>Von Hand</translation>
    </message>
    <message>
        <source>Give the trick to {name}</source>
        <translation>{name} den Stich schenken</translation>
    </message>
    <message>
        <source>To {name}</source>
        <comment>a trick is given</comment>
        <translation>An {name}</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: no bet</comment>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Small bet: 15 points that you go out first</source>
        <translation>Kleine Wette: 15 Punkte, dass du zuerst fertig bist</translation>
    </message>
    <message>
        <source>Big bet: 30 points that you go out first</source>
        <translation>Große Wette: 30 Punkte, dass du zuerst fertig bist</translation>
    </message>
    <message>
        <source>Haggis table</source>
        <translation>Haggistisch</translation>
    </message>
    <message>
        <source>{name}, taken: {cards}</source>
        <comment>a pile</comment>
        <translation>{name}, gewonnen: {cards}</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>&quot;B as 8&quot;, &quot;jack (wild) as 8&quot;</extracomment>
        <translation>{card} als {rank}</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>the combination that has to be beaten</comment>
        <translation>obenauf</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>a combination</comment>
        <translation>geschlagen</translation>
    </message>
    <message>
        <source>open: {cards}</source>
        <extracomment>The face cards that a player still has: &quot;J Q K&quot; or &quot;none&quot;</extracomment>
        <translation>offen: {cards}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>open cards</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>The round is counted</source>
        <translation>Die Runde wird gezählt</translation>
    </message>
    <message>
        <source>You get the trick</source>
        <translation>Du bekommst den Stich</translation>
    </message>
    <message>
        <source>{name} gets the trick</source>
        <translation>{name} bekommt den Stich</translation>
    </message>
    <message>
        <source>Round {number}: you went out first</source>
        <translation>Runde {number}: Du warst zuerst fertig</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {combination}.</source>
        <translation>Nur eine höhere Bombe schlägt {combination}.</translation>
    </message>
    <message>
        <source>Wild cards make the lead larger and harder to beat: {cards}.</source>
        <translation>Joker machen das Ausspiel größer und schwerer zu schlagen: {cards}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>ranks above it: {above}, below: {below}</source>
        <extracomment>A rank among all ranks: &quot;Ranks above it: 5, below: 7&quot;</extracomment>
        <translation>Werte darüber: {above}, darunter: {below}</translation>
    </message>
    <message>
        <source>You go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: another combination; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du bist {often} zuerst fertig, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>{cards}: wild cards that the better move keeps</extracomment>
        <translation>Du behältst {cards}: Du bist {often} zuerst fertig, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>The dealer deals the number cards once a round.</source>
        <translation>Der Geber gibt die Zahlenkarten einmal in der Runde.</translation>
    </message>
    <message>
        <source>First the player of the bomb gives the trick away.</source>
        <translation>Erst verschenkt, wer die Bombe gelegt hat, den Stich.</translation>
    </message>
    <message>
        <source>You have no cards left. You watch until the round is over.</source>
        <translation>Du hast keine Karten mehr. Du siehst zu, bis die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>These cards can’t be that combination.</source>
        <translation>Diese Karten können nicht diese Kombination sein.</translation>
    </message>
    <message>
        <source>Your bomb must be higher than {cards}.</source>
        <extracomment>{cards}: the bomb that lies there</extracomment>
        <translation>Deine Bombe muss höher sein als {cards}.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats the bomb on the table.</source>
        <translation>Nur eine höhere Bombe schlägt die Bombe auf dem Tisch.</translation>
    </message>
    <message>
        <source>Beat a set with a set and a run with a run. A bomb beats both.</source>
        <translation>Schlag ein Set mit einem Set und eine Straße mit einer Straße. Eine Bombe schlägt beides.</translation>
    </message>
    <message>
        <source>Your hand makes nothing higher with these cards. Try others, or pass.</source>
        <translation>Mit diesen Karten ergibt deine Hand nichts Höheres. Nimm andere oder pass.</translation>
    </message>
    <message>
        <source>A bomb of 3-5-7-9 has no wild cards.</source>
        <translation>Eine Bombe aus 3-5-7-9 hat keine Joker.</translation>
    </message>
    <message>
        <source>A run has the same colours in every rank: as many colours as cards of each rank.</source>
        <translation>Eine Straße hat bei jedem Wert dieselben Farben: so viele Farben wie Karten von jedem Wert.</translation>
    </message>
    <message>
        <source>A run has the same number of cards of every rank. Here some are missing.</source>
        <translation>Eine Straße hat von jedem Wert gleich viele Karten. Hier fehlen welche.</translation>
    </message>
    <message>
        <source>A run has at least three ranks. A run of pairs or more needs only two.</source>
        <translation>Eine Straße hat mindestens drei Werte. Eine Paarstraße oder größere braucht nur zwei.</translation>
    </message>
    <message>
        <source>You lead, so you have to play something.</source>
        <translation>Du spielst aus, also musst du etwas spielen.</translation>
    </message>
    <message>
        <source>You can only bet before your first card.</source>
        <translation>Wetten kannst du nur vor deiner ersten Karte.</translation>
    </message>
    <message>
        <source>You have made your bet. You can’t withdraw or change it.</source>
        <translation>Du hast schon gewettet. Du kannst die Wette nicht zurücknehmen oder ändern.</translation>
    </message>
    <message>
        <source>Another player is out already, so you can’t win this bet.</source>
        <translation>Jemand anders ist schon fertig, also kannst du diese Wette nicht gewinnen.</translation>
    </message>
    <message>
        <source>You won the trick with a bomb. Give it to another player.</source>
        <translation>Du hast den Stich mit einer Bombe gewonnen. Verschenk ihn an jemand anders.</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) to this trick, or a bomb.</source>
        <translation>
            <numerusform>Spiel in diesem Stich %n Karte oder eine Bombe.</numerusform>
            <numerusform>Spiel in diesem Stich %n Karten oder eine Bombe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run on the table has %n card(s) of each rank. Yours needs as many.</source>
        <translation>
            <numerusform>Die Straße auf dem Tisch hat von jedem Wert %n Karte. Deine braucht genauso viele.</numerusform>
            <numerusform>Die Straße auf dem Tisch hat von jedem Wert %n Karten. Deine braucht genauso viele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play something higher than {rank}. Equal cards don’t beat it.</source>
        <extracomment>{rank}: of the set, or of the top of the run that lies there</extracomment>
        <translation>Spiel etwas Höheres als {rank}. Gleiche Karten schlagen nicht.</translation>
    </message>
    <message>
        <source>The run has a gap: {ranks}. You need more wild cards to fill it.</source>
        <extracomment>{ranks}: &quot;6 and 7&quot;</extracomment>
        <translation>Die Straße hat eine Lücke: {ranks}. Dafür brauchst du mehr Joker.</translation>
    </message>
    <message>
        <source>The match ends after the round in which a player reaches this. 250 gives a short match, 350 a long one.</source>
        <translation>Die Partie endet nach der Runde, in der jemand so viele erreicht. 250 ergeben eine kürzere Partie, 350 eine längere.</translation>
    </message>
    <message>
        <source>A trick won by a bomb goes to the player of the second-highest combination. No one chooses.</source>
        <translation>Ein Stich, den eine Bombe gewinnt, geht an den mit der zweithöchsten Kombination. Niemand wählt.</translation>
    </message>
    <message>
        <source>This empties your hand.</source>
        <translation>Damit ist deine Hand leer.</translation>
    </message>
    <message>
        <source>The others have too few cards left to beat this.</source>
        <translation>Die anderen haben zu wenige Karten, um das zu schlagen.</translation>
    </message>
    <message>
        <source>Lead weak cards now: you can still win back the lead with {cards}.</source>
        <translation>Spiel jetzt schwache Karten aus, solange sich das Ausspiel zurückholen lässt ({cards}).</translation>
    </message>
    <message>
        <source>Break up a combination to get the lead: here it’s worth it.</source>
        <translation>Reiß eine Kombination auseinander, um das Ausspiel zu bekommen: Hier lohnt es sich.</translation>
    </message>
    <message>
        <source>Win the lead with {cards}.</source>
        <translation>Hol dir das Ausspiel mit {cards}.</translation>
    </message>
    <message>
        <source>Pass: the trick isn’t worth it.</source>
        <translation>Pass: Der Stich ist es nicht wert.</translation>
    </message>
    <message numerus="yes">
        <source>It’s hard to beat %n card(s) at once.</source>
        <translation>
            <numerusform>%n Karte ist weg.</numerusform>
            <numerusform>%n Karten auf einmal sind schwer zu schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bomb is the safest lead, but it gives away %n point(s).</source>
        <translation>
            <numerusform>Eine Bombe ist das sicherste Ausspiel, verschenkt aber %n Punkt.</numerusform>
            <numerusform>Eine Bombe ist das sicherste Ausspiel, verschenkt aber %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that you need %n lead(s) to go out.</source>
        <translation>
            <numerusform>Danach brauchst du noch %n Ausspiel, um fertig zu werden.</numerusform>
            <numerusform>Danach brauchst du noch %n Ausspiele, um fertig zu werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These cards belong together. After that %n lead(s) are left.</source>
        <translation>
            <numerusform>Diese Karten gehören zusammen. Danach bleibt %n Ausspiel.</numerusform>
            <numerusform>Diese Karten gehören zusammen. Danach bleiben %n Ausspiele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead is worth more than the %n point(s) you give away.</source>
        <translation>
            <numerusform>Das Ausspiel ist mehr wert als der Punkt, den du verschenkst.</numerusform>
            <numerusform>Das Ausspiel ist mehr wert als die %n Punkte, die du verschenkst.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have about a {percent}% chance of going out first.</source>
        <extracomment>{percent}: how likely it is that this player goes out first</extracomment>
        <translation>Du bist mit etwa {percent}&#xa0;% Wahrscheinlichkeit zuerst fertig.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs about %n lead(s) to go out.</source>
        <translation>
            <numerusform>Deine Hand braucht etwa %n Ausspiel, um fertig zu werden.</numerusform>
            <numerusform>Deine Hand braucht etwa %n Ausspiele, um fertig zu werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the fewest in the match.</source>
        <translation>
            <numerusform>%n Punkt für den Spieler mit den wenigsten in der Partie.</numerusform>
            <numerusform>%n Punkte für den Spieler mit den wenigsten in der Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the most cards left.</source>
        <translation>
            <numerusform>%n Punkt für den Spieler mit den meisten Karten.</numerusform>
            <numerusform>%n Punkte für den Spieler mit den meisten Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get five points each for {here} leftover cards on average, with “{move}” for {there}.</source>
        <extracomment>The player out first gets points for the cards left in the largest hand. {here} and {there}: how many, &quot;3.2&quot;</extracomment>
        <translation>Du bekommst im Schnitt je fünf Punkte für {here} Karten der anderen, mit „{move}“ für {there}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you score for {here} leftover cards, with “{move}” for {there}.</source>
        <translation>Du behältst {cards}: Du bekommst Punkte für {here} übrige Karten, mit „{move}“ für {there}.</translation>
    </message>
    <message>
        <source>You need fewer leads later: you score for {here} leftover cards, with “{move}” for {there}.</source>
        <translation>Du brauchst danach weniger Ausspiele: Du bekommst Punkte für {here} Karten, mit „{move}“ für {there}.</translation>
    </message>
    <message>
        <source>An opponent gets five points each for {here} leftover cards on average, with “{move}” for {there}.</source>
        <extracomment>An opponent is out first and gets points for the cards left in the largest hand. {here}: how many, &quot;1.2&quot;</extracomment>
        <translation>Ein Gegner bekommt im Schnitt je fünf Punkte für {here} Karten, mit „{move}“ für {there}.</translation>
    </message>
    <message>
        <source>You need fewer leads later: an opponent scores for {here} cards, with “{move}” for {there}.</source>
        <translation>Du brauchst danach weniger Ausspiele: Ein Gegner bekommt Punkte für {here} Karten, mit „{move}“ für {there}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the tricks bring you about %n point(s) more.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>Du behältst {cards}: Die Stiche bringen dir etwa %n Punkt mehr.</numerusform>
            <numerusform>Du behältst {cards}: Die Stiche bringen dir etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in tricks than with “{move}”.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>Du gewinnst in Stichen etwa %n Punkt mehr als mit „{move}“.</numerusform>
            <numerusform>Du gewinnst in Stichen etwa %n Punkte mehr als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in tricks than with “{move}”.</source>
        <extracomment>Points of the tricks of the best opponent, less those of yours</extracomment>
        <translation>
            <numerusform>Du verlierst in Stichen etwa %n Punkt weniger als mit „{move}“.</numerusform>
            <numerusform>Du verlierst in Stichen etwa %n Punkte weniger als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Die Stiche bringen dir Punkte, mit „{move}“ kosten sie dich welche: zusammen etwa %n.</numerusform>
            <numerusform>Die Stiche bringen dir Punkte, mit „{move}“ kosten sie dich welche: zusammen etwa %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>You don’t bet.</source>
        <translation>Du wettest nicht.</translation>
    </message>
    <message>
        <source>{name} doesn’t bet.</source>
        <translation>{name} wettet nicht.</translation>
    </message>
    <message>
        <source>You go out first!</source>
        <translation>Du bist zuerst fertig!</translation>
    </message>
    <message>
        <source>{name} goes out first.</source>
        <translation>{name} ist zuerst fertig.</translation>
    </message>
    <message>
        <source>You go out second.</source>
        <translation>Du bist als Nummer zwei fertig.</translation>
    </message>
    <message>
        <source>{name} goes out second.</source>
        <translation>{name} ist als Nummer zwei fertig.</translation>
    </message>
    <message>
        <source>Now the trick has to be given away.</source>
        <translation>Jetzt wird der Stich verschenkt.</translation>
    </message>
    <message numerus="yes">
        <source>You get the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>Du bekommst den Stich: %n Punkt.</numerusform>
            <numerusform>Du bekommst den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>{name} bekommt den Stich: %n Punkt.</numerusform>
            <numerusform>{name} bekommt den Stich: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>single jack</source>
        <translation>einzelner Bube</translation>
    </message>
    <message>
        <source>single queen</source>
        <translation>einzelne Dame</translation>
    </message>
    <message>
        <source>single king</source>
        <translation>einzelner König</translation>
    </message>
    <message>
        <source>Your hand can’t beat the cards on the table.</source>
        <translation>Deine Hand kann die Karten auf dem Tisch nicht schlagen.</translation>
    </message>
    <message>
        <source>Get rid of your cards first and win cards that count: {target} points win.</source>
        <translation>Werde zuerst alle Karten los und fange, was zählt: {target} Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Two or three players race to get rid of their cards, with sets, runs, wild cards and bombs. The cards you win on the way count too. A match to 250 points takes 15 to 30 minutes. The moves are soon learned, but planning a whole hand is an art.</source>
        <translation>Zwei oder drei Spieler wetteifern darum, ihre Karten loszuwerden, mit Sets, Straßen, Jokern und Bomben. Die Karten, die man dabei gewinnt, zählen auch. Eine Partie bis 250 Punkte dauert eine Viertel- bis eine halbe Stunde. Die Züge sind schnell gelernt, aber eine ganze Hand zu planen ist eine Kunst.</translation>
    </message>
    <message>
        <source>No one can beat this lead.</source>
        <translation>Niemand kann dieses Ausspiel schlagen.</translation>
    </message>
    <message>
        <source>Pass: to beat this, you would have to spend {cards}.</source>
        <translation>Pass: Der Preis wäre zu hoch: {cards}.</translation>
    </message>
    <message>
        <source>Pass: only your bomb beats this, and you’ll need it later.</source>
        <translation>Pass: Nur deine Bombe schlägt das, und die brauchst du später.</translation>
    </message>
    <message>
        <source>Pass: to beat this, you would break up a combination ({cards}).</source>
        <translation>Pass: Dafür müsste eine Kombination aufgebrochen werden ({cards}).</translation>
    </message>
    <message>
        <source>The leader plays any set, run or bomb. Then everyone in turn plays or passes.</source>
        <translation>Wer ausspielt, legt ein Set, eine Straße oder eine Bombe. Dann spielt oder passt jeder der Reihe nach.</translation>
    </message>
    <message>
        <source>Everyone in turn plays something higher or passes, until no one goes higher.</source>
        <translation>Jeder spielt der Reihe nach etwas Höheres oder passt, bis niemand höher geht.</translation>
    </message>
    <message>
        <source>The player of the winning bomb gives the trick to another player.</source>
        <translation>Wer mit einer Bombe gewonnen hat, verschenkt den Stich an jemand anders.</translation>
    </message>
    <message>
        <source>Cards won, cards left in the hands and bets are counted. Then the next round begins.</source>
        <translation>Gewonnene Karten, übrige Handkarten und Wetten werden gezählt. Dann beginnt die nächste Runde.</translation>
    </message>
    <message>
        <source>In all; {target} points end the match</source>
        <extracomment>{target}: so many points in the match end it</extracomment>
        <translation>Gesamt; {target} Punkte beenden die Partie</translation>
    </message>
    <message numerus="yes">
        <source>When you went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>Als du fertig warst, hatte die größte Hand noch %n Karte: fünf Punkte dafür.</numerusform>
            <numerusform>Als du fertig warst, hatte die größte Hand noch %n Karten: je fünf Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When {name} went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>Als {name} fertig war, hatte die größte Hand noch %n Karte: fünf Punkte dafür.</numerusform>
            <numerusform>Als {name} fertig war, hatte die größte Hand noch %n Karten: je fünf Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need fewer leads later: you go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>The hand that is left after the better move needs fewer leads than after the other</extracomment>
        <translation>Du brauchst danach weniger Ausspiele: Du bist {often} zuerst fertig, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>{combination}: can’t be played here</source>
        <translation>{combination}: geht hier nicht</translation>
    </message>
    <message>
        <source>These cards can also be: {combinations} (F3).</source>
        <translation>Diese Karten können auch sein: {combinations} (F3).</translation>
    </message>
    <message>
        <source>{combination}: you can’t play this now.</source>
        <translation>{combination}: Das kannst du jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>You need more cards.</source>
        <translation>Du brauchst mehr Karten.</translation>
    </message>
    <message>
        <source>Any set, run or bomb. The player who leads can’t pass.</source>
        <translation>Ein Set, eine Straße oder eine Bombe. Wer ausspielt, darf nicht passen.</translation>
    </message>
    <message>
        <source>You can play again as long as the trick goes on.</source>
        <translation>Solange der Stich dauert, darfst du wieder spielen.</translation>
    </message>
    <message>
        <source>The other player wins the trick and leads the next one.</source>
        <translation>Der andere gewinnt den Stich und spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Your hand can’t beat this combination.</source>
        <translation>Deine Hand kann die Kombination nicht schlagen.</translation>
    </message>
    <message>
        <source>No bet, or 15 or 30 points that you go out first. You can bet until your first card.</source>
        <translation>Keine Wette, oder 15 oder 30 Punkte, dass du zuerst fertig bist. Wetten kannst du bis zu deiner ersten Karte.</translation>
    </message>
    <message>
        <source>{name} gets {points} for the cards of the trick. You lead the next one.</source>
        <translation>{name} bekommt {points} für die Karten des Stichs. Du spielst zum nächsten aus.</translation>
    </message>
    <message>
        <source>face up: everyone sees it</source>
        <translation>liegt offen: Alle sehen sie</translation>
    </message>
    <message>
        <source>{combination} is on the table.</source>
        <translation>{combination} liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>Pass: don’t beat this combination</source>
        <translation>Passen: die Kombination nicht schlagen</translation>
    </message>
    <message>
        <source>No bet: you can’t change this later</source>
        <translation>Ohne Wette: Das kannst du später nicht ändern</translation>
    </message>
    <message>
        <source>If your bomb wins, you give the trick away and lead the next one.</source>
        <translation>Wenn deine Bombe gewinnt, verschenkst du den Stich und spielst zum nächsten aus.</translation>
    </message>
    <message>
        <source>You score after each round</source>
        <extracomment>Beside the score 0, while the first round is played</extracomment>
        <translation>Punkte gibt es nach jeder Runde</translation>
    </message>
</context>
<context>
    <name>haljan</name>
    <message>
        <source>You deal {deal}. {card} is turned up: {suit} are trumps.</source>
        <translation>Du gibst {deal}. {card} wird aufgedeckt: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>{name} deals {deal}. {card} is turned up: {suit} are trumps.</source>
        <translation>{name} gibt {deal}. {card} wird aufgedeckt: {suit} ist Trumpf.</translation>
    </message>
    <message>
        <source>You exchange {two} for {card}.</source>
        <translation>Du tauschst {two} gegen {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges {two} for {card}.</source>
        <translation>{name} tauscht {two} gegen {card}.</translation>
    </message>
    <message>
        <source>You want another round.</source>
        <translation>Du willst noch eine Runde.</translation>
    </message>
    <message>
        <source>{name} wants another round.</source>
        <translation>{name} will noch eine Runde.</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s)</source>
        <translation>
            <numerusform>Du machst den Stich: %n Auge</numerusform>
            <numerusform>Du machst den Stich: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s)</source>
        <translation>
            <numerusform>{name} macht den Stich: %n Auge</numerusform>
            <numerusform>{name} macht den Stich: %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n for the last trick</source>
        <extracomment>After &quot;Elin takes the trick: 21 points&quot;</extracomment>
        <translation>
            <numerusform>, und %n für den letzten Stich</numerusform>
            <numerusform>, und %n für den letzten Stich</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message>
        <source>{deal} is counted: {first} {points}, {second} {others}.</source>
        <extracomment>{deal}: langen or ut’n</extracomment>
        <translation>{deal} ist gezählt: {first} {points}, {second} {others}.</translation>
    </message>
    <message>
        <source>Klump: every trick of langen!</source>
        <translation>Klump: alle Stiche von Langen!</translation>
    </message>
    <message>
        <source>Harjan: no trick at all for the loser!</source>
        <translation>Harjan: kein einziger Stich für den Verlierer!</translation>
    </message>
    <message>
        <source>Jan: fewer than 30 points for the loser.</source>
        <translation>Jan: weniger als 30 Augen für den Verlierer.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the round.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt die Runde.</numerusform>
            <numerusform>{names} gewinnen die Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the round.</source>
        <translation>Du und {names} gewinnt die Runde.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Du gewinnst die Runde.</translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lay your cards</source>
        <translation>Du bist dran – leg deine Karten</translation>
    </message>
    <message>
        <source>{name}: your turn – lay your cards</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – leg deine Karten</translation>
    </message>
    <message>
        <source>The round is over – another one?</source>
        <translation>Die Runde ist zu Ende – noch eine?</translation>
    </message>
    <message>
        <source>{name}: the round is over – another one?</source>
        <translation>{name}: Die Runde ist zu Ende – noch eine?</translation>
    </message>
    <message>
        <source>Another round? Waiting for {names}</source>
        <translation>Noch eine Runde? Warten auf {names}</translation>
    </message>
    <message>
        <source>{deal} · trick {number}</source>
        <extracomment>{deal}: langen or ut’n</extracomment>
        <translation>{deal} · Stich {number}</translation>
    </message>
    <message numerus="yes">
        <source>A draw: %n game point(s) for each side.</source>
        <translation>
            <numerusform>Unentschieden: je %n Punkt für beide Seiten.</numerusform>
            <numerusform>Unentschieden: je %n Punkte für beide Seiten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by {most} to {least}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt die Partie mit {most} zu {least}.</numerusform>
            <numerusform>{names} gewinnen die Partie mit {most} zu {least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the match by {most} to {least}!</source>
        <translation>Du und {names} gewinnt die Partie mit {most} zu {least}!</translation>
    </message>
    <message>
        <source>You win the match by {most} to {least}!</source>
        <translation>Du gewinnst die Partie mit {most} zu {least}!</translation>
    </message>
    <message>
        <source>Exchange the two</source>
        <extracomment>Button: the two of trumps for the turned-up card</extracomment>
        <translation>Zwei tauschen</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>Button: do not exchange the two of trumps</extracomment>
        <translation>Nicht tauschen</translation>
    </message>
    <message>
        <source>Another round</source>
        <extracomment>Button</extracomment>
        <translation>Noch eine Runde</translation>
    </message>
    <message>
        <source>Harjan</source>
        <translation>Harjan</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <extracomment>Name of an option: the house rule B3</extracomment>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>Another round is always welcome.</source>
        <translation>Noch eine Runde ist immer willkommen.</translation>
    </message>
    <message>
        <source>A lead without points risks nothing.</source>
        <translation>Ein Ausspiel ohne Augen riskiert nichts.</translation>
    </message>
    <message>
        <source>ut’n</source>
        <translation>Ut’n</translation>
    </message>
    <message>
        <source>langen</source>
        <translation>Langen</translation>
    </message>
    <message>
        <source>From langen</source>
        <translation>Aus Langen</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stich {number}</translation>
    </message>
    <message>
        <source>119 at most without klump</source>
        <translation>Ohne Klump höchstens 119</translation>
    </message>
    <message>
        <source>leads of {number} cards: {leads}</source>
        <comment>how many there are</comment>
        <translation>Ausspiele mit {number} Karten: {leads}</translation>
    </message>
    <message>
        <source>Not every card is beaten: that is not enough.</source>
        <translation>Nicht jede Karte ist geschlagen: Das genügt nicht.</translation>
    </message>
    <message>
        <source>{number}: leads and wins</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: spielt aus und gewinnt</translation>
    </message>
    <message>
        <source>{number}: leads</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: spielt aus</translation>
    </message>
    <message>
        <source>{number}: does not beat it</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: schlägt nicht</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>mit dir im Paar</translation>
    </message>
    <message>
        <source>{name} · takes {points}</source>
        <comment>a finished trick, and its points</comment>
        <translation>{name} · nimmt {points}</translation>
    </message>
    <message>
        <source>{name} · beaten</source>
        <comment>cards that do not win</comment>
        <translation>{name} · schlägt nicht</translation>
    </message>
    <message numerus="yes">
        <source>your %n card(s)</source>
        <comment>place for a play</comment>
        <translation>
            <numerusform>deine Karte</numerusform>
            <numerusform>deine %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards to draw</source>
        <translation>keine Karten zu ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) + turn-up</source>
        <comment>to draw</comment>
        <translation>
            <numerusform>%n Karte + offene</numerusform>
            <numerusform>%n Karten + offene</numerusform>
        </translation>
    </message>
    <message>
        <source>beats {cards}</source>
        <translation>schlägt {cards}</translation>
    </message>
    <message>
        <source>Haljan table</source>
        <translation>Haljantisch</translation>
    </message>
    <message numerus="yes">
        <source>stock of %n card(s)</source>
        <translation>
            <numerusform>Talon mit %n Karte</numerusform>
            <numerusform>Talon mit %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>your side</source>
        <translation>deine Seite</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>die anderen</translation>
    </message>
    <message>
        <source>Your lead: {points}.</source>
        <translation>Dein Ausspiel: {points}.</translation>
    </message>
    <message>
        <source>Lead to the trick</source>
        <comment>an option</comment>
        <translation>Ausspielen</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n card(s) away</source>
        <comment>an option</comment>
        <translation>
            <numerusform>%n Karte abwerfen</numerusform>
            <numerusform>%n Karten abwerfen</numerusform>
        </translation>
    </message>
    <message>
        <source>With {pairs}, for instance.</source>
        <comment>card by card</comment>
        <translation>Zum Beispiel: {pairs}.</translation>
    </message>
    <message>
        <source>{name} exchanges {two} for {card}</source>
        <translation>{name} tauscht {two} gegen {card}</translation>
    </message>
    <message>
        <source>{two} for {card}: click, or 0</source>
        <extracomment>Beside the turned-up card {card}, which may be touched, or the key pressed, to get it for the two of trumps</extracomment>
        <translation>{two} gegen {card}: Klick oder 0</translation>
    </message>
    <message>
        <source>{deal} · trick {number} of {all}</source>
        <extracomment>{deal}: langen or ut’n; how many tricks it has</extracomment>
        <translation>{deal} · Stich {number} von {all}</translation>
    </message>
    <message>
        <source>Harjan table</source>
        <translation>Harjantisch</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <comment>single cards</comment>
        <translation>{high} schlägt {low}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first with 121 points: that wins the round.</source>
        <translation>Wer zuerst 121 Augen hat, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>Be the first pair with 121 points: that wins the round.</source>
        <translation>Das Paar, das zuerst 121 Augen hat, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Langen is counted</source>
        <translation>Langen ist gezählt</translation>
    </message>
    <message>
        <source>Deal ut’n</source>
        <extracomment>Button: langen has been counted, and the second deal of the round follows</extracomment>
        <translation>Ut’n geben</translation>
    </message>
    <message>
        <source>Carried to ut’n</source>
        <extracomment>What both sides take along from langen to ut’n</extracomment>
        <translation>Für ut’n mitgenommen</translation>
    </message>
    <message>
        <source>Still lacking for {goal}</source>
        <extracomment>What both sides lack for the points that win the round</extracomment>
        <translation>Fehlen noch bis {goal}</translation>
    </message>
    <message>
        <source>Points; {goal} win the round</source>
        <extracomment>How many points win the round</extracomment>
        <translation>Augen; {goal} gewinnen die Runde</translation>
    </message>
    <message>
        <source>Game points; {target} win the match</source>
        <translation>Punkte; {target} gewinnen die Partie</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>is beaten</source>
        <translation>ist geschlagen</translation>
    </message>
    <message>
        <source>is not beaten</source>
        <translation>ist nicht geschlagen</translation>
    </message>
    <message>
        <source>You deal and may look at the cards of {name}</source>
        <extracomment>{name}: the partner of the player who deals</extracomment>
        <translation>Du gibst und darfst die Karten von {name} ansehen</translation>
    </message>
    <message>
        <source>Your side takes this trick {often}, with {move} {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the cards of another play; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Ihr macht diesen Stich {often}, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You take this trick {often}, with {move} {as_often}.</source>
        <translation>Du machst diesen Stich {often}, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You soon win the round {often}, with {move} {as_often}.</source>
        <translation>Du gewinnst {often} bald die Runde, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You soon lose the round {often}, with {move} {as_often}.</source>
        <translation>Du verlierst {often} bald die Runde, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>Your side takes the last trick of langen {often}, with {move} {as_often}.</source>
        <translation>Ihr macht den letzten Stich von Langen {often}, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You take the last trick of langen {often}, with {move} {as_often}.</source>
        <translation>Du machst den letzten Stich von Langen {often}, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you soon win the round {often}, with {move} {as_often}.</source>
        <translation>Du behältst {cards}: Du gewinnst {often} bald die Runde, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you soon lose the round {often}, with {move} {as_often}.</source>
        <translation>Du behältst {cards}: Du verlierst {often} bald die Runde, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: the last trick is yours {often}, with {move} {as_often}.</source>
        <extracomment>Said to a pair</extracomment>
        <translation>Du behältst {cards}: Ihr macht den letzten Stich {often}, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you take the last trick {often}, with {move} {as_often}.</source>
        <translation>Du behältst {cards}: Du machst den letzten Stich {often}, mit {move} {as_often}.</translation>
    </message>
    <message>
        <source>Wait: the next trick hasn’t begun yet.</source>
        <translation>Warte: Der nächste Stich hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Wait until the turn-up card is drawn. Another player may still exchange the two.</source>
        <translation>Warte, bis die aufgedeckte Karte gezogen ist. Noch darf jemand anders die Zwei tauschen.</translation>
    </message>
    <message>
        <source>A lead of more than three cards is a whole suit with one other card at most. Leave out some of these: {cards}.</source>
        <translation>Ein Ausspiel von mehr als drei Karten ist eine ganze Farbe mit höchstens einer anderen Karte. Lass davon welche weg: {cards}.</translation>
    </message>
    <message>
        <source>A lead of more than three cards takes the whole suit. Add these: {cards}.</source>
        <translation>Ein Ausspiel von mehr als drei Karten umfasst die ganze Farbe. Dann müssen auch diese mit: {cards}.</translation>
    </message>
    <message>
        <source>There’s nothing to answer right now.</source>
        <translation>Im Moment gibt es nichts zu beantworten.</translation>
    </message>
    <message>
        <source>This match is played without the exchange of the two.</source>
        <translation>Diese Partie wird ohne den Tausch der Zwei gespielt.</translation>
    </message>
    <message>
        <source>The turn-up card is no longer on the table.</source>
        <translation>Die aufgedeckte Karte liegt nicht mehr auf dem Tisch.</translation>
    </message>
    <message>
        <source>The turn-up card is a two itself, so there’s nothing to exchange in this deal.</source>
        <translation>Die aufgedeckte Karte ist selbst eine Zwei: In diesem Spiel gibt es nichts zu tauschen.</translation>
    </message>
    <message>
        <source>You have already played {cards}. Only a two in your hand can be exchanged.</source>
        <translation>Schon gespielt: {cards}. Nur eine Zwei auf der Hand lässt sich tauschen.</translation>
    </message>
    <message>
        <source>You need the two of trumps to exchange it for {cards}.</source>
        <translation>Nur mit der Trumpfzwei kannst du gegen diese Karte tauschen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays %n card(s) to this trick.</source>
        <translation>
            <numerusform>Jeder spielt in diesem Stich %n Karte.</numerusform>
            <numerusform>Jeder spielt in diesem Stich %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %n card(s) to this trick.</source>
        <translation>
            <numerusform>Spiel zu diesem Stich %n Karte aus.</numerusform>
            <numerusform>Spiel zu diesem Stich %n Karten aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead at least %n card(s) here.</source>
        <translation>
            <numerusform>Spiel hier mindestens %n Karte aus.</numerusform>
            <numerusform>Spiel hier mindestens %n Karten aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead your last %n card(s) together.</source>
        <translation>
            <numerusform>Spiel deine letzte Karte aus.</numerusform>
            <numerusform>Spiel deine letzten %n Karten zusammen aus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lead of %n card(s) would leave each of you one card. Lead more or fewer.</source>
        <extracomment>A lead that is ruled out</extracomment>
        <translation>
            <numerusform>Nach einem Ausspiel von %n Karte bliebe jedem von euch eine einzige. Spiel mehr oder weniger aus.</numerusform>
            <numerusform>Nach einem Ausspiel von %n Karten bliebe jedem von euch eine einzige. Spiel mehr oder weniger aus.</numerusform>
        </translation>
    </message>
    <message>
        <source>You don’t exchange.</source>
        <translation>Du tauschst nicht.</translation>
    </message>
    <message>
        <source>{name} doesn’t exchange.</source>
        <translation>{name} tauscht nicht.</translation>
    </message>
    <message>
        <source>{name} draws the turn-up card, {card}.</source>
        <translation>{name} zieht die aufgedeckte Karte, {card}.</translation>
    </message>
    <message>
        <source>Last chance – exchange the two?</source>
        <translation>Letzte Gelegenheit – willst du die Zwei tauschen?</translation>
    </message>
    <message>
        <source>{name}: last chance – exchange the two?</source>
        <translation>{name}: Letzte Gelegenheit – willst du die Zwei tauschen?</translation>
    </message>
    <message>
        <source>Exchange the two? Waiting for {names}</source>
        <translation>Die Zwei tauschen? Warten auf {names}</translation>
    </message>
    <message>
        <source>You take the turn-up card and leave the two of trumps in its place.</source>
        <translation>Du nimmst die aufgedeckte Karte und legst die Trumpfzwei an ihre Stelle.</translation>
    </message>
    <message>
        <source>You keep the two. Then the last cards are drawn.</source>
        <translation>Du behältst die Zwei. Dann werden die letzten Karten gezogen.</translation>
    </message>
    <message>
        <source>If everyone wants one, the next player deals.</source>
        <translation>Wenn alle wollen, gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>The match ends. The side with more game points wins.</source>
        <translation>Die Partie ist zu Ende. Es gewinnt die Seite mit mehr Punkten.</translation>
    </message>
    <message>
        <source>How many game points win the match. If the end is open, the program asks after every round if you want another.</source>
        <translation>Wie viele Punkte die Partie gewinnen. Ist das Ende offen, fragt das Programm nach jeder Runde, ob ihr noch eine wollt.</translation>
    </message>
    <message>
        <source>Last trick with one card</source>
        <extracomment>Name of an option of harjan, B31</extracomment>
        <translation>Letzter Stich mit einer Karte</translation>
    </message>
    <message>
        <source>Exchange in Harjan</source>
        <extracomment>Name of an option of harjan, B33</extracomment>
        <translation>Tausch in Harjan</translation>
    </message>
    <message>
        <source>You may exchange the two of trumps for the turn-up card, as in Haljan.</source>
        <translation>Du darfst die Trumpfzwei wie in Haljan gegen die aufgedeckte Karte tauschen.</translation>
    </message>
    <message>
        <source>Exchange: {cards} is better than the two.</source>
        <translation>Tausche: Diese Karte ist besser als die Zwei: {cards}.</translation>
    </message>
    <message>
        <source>There’s no two of trumps to exchange.</source>
        <translation>Es gibt keine Trumpfzwei zu tauschen.</translation>
    </message>
    <message>
        <source>One sure trick in langen: no klump, and at most 119 for the others.</source>
        <translation>Ein sicherer Stich in Langen: kein Klump, und höchstens 119 für die anderen.</translation>
    </message>
    <message>
        <source>All trumps: only higher trumps beat them.</source>
        <translation>Nur Trümpfe: Allein höhere Trümpfe schlagen sie.</translation>
    </message>
    <message>
        <source>Mixed suits: most hands need trumps to beat them all.</source>
        <translation>Gemischte Farben: Die meisten Hände brauchen Trümpfe, um alle zu schlagen.</translation>
    </message>
    <message>
        <source>The lowest cards that take the lead.</source>
        <translation>Die niedrigsten Karten, die die Führung übernehmen.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick and may keep it.</source>
        <translation>Eure Seite führt im Stich und behält ihn vielleicht.</translation>
    </message>
    <message numerus="yes">
        <source>No one can beat {cards}: %n point(s) are safe.</source>
        <translation>
            <numerusform>Niemand kann das schlagen: {cards}. %n Auge ist sicher.</numerusform>
            <numerusform>Niemand kann das schlagen: {cards}. %n Augen sind sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A long lead of %n card(s) is hard to beat.</source>
        <translation>
            <numerusform>Ein langes Ausspiel von %n Karte ist schwer zu schlagen.</numerusform>
            <numerusform>Ein langes Ausspiel von %n Karten ist schwer zu schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner’s trick: add %n point(s).</source>
        <translation>
            <numerusform>Der Stich eurer Seite: Leg %n Auge hinein.</numerusform>
            <numerusform>Der Stich eurer Seite: Leg %n Augen hinein.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the lead with {cards}</source>
        <extracomment>These cards beat those that had the lead of the trick</extracomment>
        <translation>Du übernimmst die Führung mit {cards}</translation>
    </message>
    <message>
        <source>{name} takes the lead with {cards}</source>
        <extracomment>These cards beat those that had the lead of the trick</extracomment>
        <translation>{name} übernimmt die Führung mit {cards}</translation>
    </message>
    <message>
        <source>These cards take the lead, and no one can beat {cards}.</source>
        <translation>Diese Karten übernehmen die Führung, und das kann niemand schlagen: {cards}.</translation>
    </message>
    <message>
        <source>These cards take the lead and should hold it.</source>
        <translation>Diese Karten übernehmen die Führung und sollten sie halten.</translation>
    </message>
    <message>
        <source>You could take the lead, but these cards are too high a price: {cards}.</source>
        <translation>Du könntest die Führung übernehmen, aber der Preis wäre zu hoch: {cards}.</translation>
    </message>
    <message>
        <source>A single card may be left for the last trick (way 1). Switched off, no lead may leave one card each (way 2).</source>
        <translation>Für den letzten Stich darf eine einzige Karte bleiben (Art 1). Ausgeschaltet darf kein Ausspiel jedem genau eine Karte lassen (Art 2).</translation>
    </message>
    <message numerus="yes">
        <source>You play last, so these cards surely take %n point(s).</source>
        <translation>
            <numerusform>Du spielst zuletzt, also machen diese Karten sicher %n Auge.</numerusform>
            <numerusform>Du spielst zuletzt, also machen diese Karten sicher %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t take the lead, so give your least valuable cards.</source>
        <translation>Du kannst die Führung nicht übernehmen, also wirf deine wertlosesten Karten ab.</translation>
    </message>
    <message numerus="yes">
        <source>You can’t take the lead. These cards cost you %n point(s).</source>
        <translation>
            <numerusform>Du kannst die Führung nicht übernehmen. Diese Karten kosten dich %n Auge.</numerusform>
            <numerusform>Du kannst die Führung nicht übernehmen. Diese Karten kosten dich %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner can take this trick with {cards}.</source>
        <translation>Eure Seite kann den Stich noch nehmen, mit {cards}.</translation>
    </message>
    <message>
        <source>Tricks of three cards at once, for two players or two pairs. The first side with 121 points wins the round. A round takes about five minutes. No other game is quite like it, but one round is enough to see how it goes.</source>
        <translation>Stiche aus drei Karten auf einmal, für zwei Spieler oder zwei Paare. Die Seite, die zuerst 121 Augen hat, gewinnt die Runde. Eine Runde dauert etwa fünf Minuten. Kein anderes Spiel ist ganz so, aber nach einer Runde weiß man, wie es geht.</translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du gewinnst in diesem Stich etwa %n Auge mehr als mit {move}.</numerusform>
            <numerusform>Du gewinnst in diesem Stich etwa %n Augen mehr als mit {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du verlierst in diesem Stich etwa %n Auge weniger als mit {move}.</numerusform>
            <numerusform>Du verlierst in diesem Stich etwa %n Augen weniger als mit {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with {move} costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Dieser Stich bringt dir Augen, mit {move} kostet er dich welche: zusammen etwa %n.</numerusform>
            <numerusform>Dieser Stich bringt dir Augen, mit {move} kostet er dich welche: zusammen etwa %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in the next tricks than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du gewinnst in den nächsten Stichen etwa %n Auge mehr als mit {move}.</numerusform>
            <numerusform>Du gewinnst in den nächsten Stichen etwa %n Augen mehr als mit {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in the next tricks than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du verlierst in den nächsten Stichen etwa %n Auge weniger als mit {move}.</numerusform>
            <numerusform>Du verlierst in den nächsten Stichen etwa %n Augen weniger als mit {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next tricks win you points, but with {move} cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Die nächsten Stiche bringen dir Augen, mit {move} kosten sie dich welche: zusammen etwa %n.</numerusform>
            <numerusform>Die nächsten Stiche bringen dir Augen, mit {move} kosten sie dich welche: zusammen etwa %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the next tricks your hand is about %n point(s) stronger than with {move}.</source>
        <extracomment>What the cards of your hand are worth against those of the others</extracomment>
        <translation>
            <numerusform>Nach den nächsten Stichen ist deine Hand um etwa %n Auge stärker als mit {move}.</numerusform>
            <numerusform>Nach den nächsten Stichen ist deine Hand um etwa %n Augen stärker als mit {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you win about %n point(s) more in the next tricks.</source>
        <extracomment>{cards}: high trumps that the better play keeps. Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du behältst {cards}: Du gewinnst in den nächsten Stichen etwa %n Auge mehr.</numerusform>
            <numerusform>Du behältst {cards}: Du gewinnst in den nächsten Stichen etwa %n Augen mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you lose about %n point(s) less in the next tricks.</source>
        <translation>
            <numerusform>Du behältst {cards}: Du verlierst in den nächsten Stichen etwa %n Auge weniger.</numerusform>
            <numerusform>Du behältst {cards}: Du verlierst in den nächsten Stichen etwa %n Augen weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the next tricks bring you about %n point(s) more.</source>
        <extracomment>You win points in this case and lose some in the other</extracomment>
        <translation>
            <numerusform>Du behältst {cards}: Die nächsten Stiche bringen dir etwa %n Auge mehr.</numerusform>
            <numerusform>Du behältst {cards}: Die nächsten Stiche bringen dir etwa %n Augen mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: after the next tricks your hand is about %n point(s) stronger.</source>
        <translation>
            <numerusform>Du behältst {cards}: Nach den nächsten Stichen ist deine Hand um etwa %n Auge stärker.</numerusform>
            <numerusform>Du behältst {cards}: Nach den nächsten Stichen ist deine Hand um etwa %n Augen stärker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Haljan for two players, as in a book of 1970, with leads of up to six cards. A round takes about five minutes. Begin with Haljan: it’s easier.</source>
        <translation>Haljan zu zweit, wie es ein Buch von 1970 beschreibt, mit bis zu sechs Karten im Ausspiel. Eine Runde dauert etwa fünf Minuten. Fang mit Haljan an: Das ist leichter.</translation>
    </message>
    <message numerus="yes">
        <source>Win rounds of 121 points: %n game point(s) win the match.</source>
        <translation>
            <numerusform>Gewinne Runden bis 121 Augen: %n Punkt gewinnt die Partie.</numerusform>
            <numerusform>Gewinne Runden bis 121 Augen: %n Punkte gewinnen die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The leader lays the first cards of the trick. Then everyone in turn lays as many.</source>
        <translation>Wer ausspielt, legt die ersten Karten des Stichs. Dann legen alle der Reihe nach ebenso viele.</translation>
    </message>
    <message>
        <source>Everyone in turn lays as many cards as the leader. Beat every winning card to take the lead.</source>
        <translation>Alle legen der Reihe nach ebenso viele Karten, wie ausgespielt wurden. Wer jede führende Karte schlägt, übernimmt die Führung.</translation>
    </message>
    <message>
        <source>The two of trumps may be exchanged for the turn-up card until someone draws it.</source>
        <translation>Die Trumpfzwei darf gegen die aufgedeckte Karte getauscht werden, bis jemand diese zieht.</translation>
    </message>
    <message>
        <source>If everyone wants another round, the next player deals. If not, the side with more game points wins.</source>
        <translation>Wollen alle noch eine Runde, gibt der nächste Spieler. Sonst gewinnt die Seite mit mehr Punkten.</translation>
    </message>
    <message>
        <source>Langen gives {most} points at most, except by klump. The other side gets the rest of the 148: {least}.</source>
        <translation>Langen gibt höchstens {most} Augen, außer bei Klump. Die andere Seite bekommt den Rest der 148: {least}.</translation>
    </message>
    <message>
        <source>The first side with {goal} in ut’n wins at once.</source>
        <translation>Die Seite, die in Ut’n zuerst {goal} erreicht, gewinnt sofort.</translation>
    </message>
    <message>
        <source>To take the lead you must beat every card. Your hand can’t beat {cards}.</source>
        <extracomment>{cards}: one card of the play that has to be beaten</extracomment>
        <translation>Für die Führung musst du jede Karte schlagen. Diese schlägt deine Hand nicht: {cards}.</translation>
    </message>
    <message>
        <source>The others may beat these cards, but no other lead promises more.</source>
        <translation>Die anderen können diese Karten schlagen, doch kein anderes Ausspiel verspricht mehr.</translation>
    </message>
    <message>
        <source>This trick is surely yours, and it takes you to 121.</source>
        <translation>Dieser Stich gehört sicher dir und bringt dich auf 121.</translation>
    </message>
    <message>
        <source>Every card is beaten: this player takes the lead.</source>
        <translation>Jede Karte ist geschlagen: Die Führung wechselt.</translation>
    </message>
    <message>
        <source>{number}: takes the lead and wins</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: übernimmt und gewinnt</translation>
    </message>
    <message>
        <source>{number}: takes the lead</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: übernimmt die Führung</translation>
    </message>
    <message>
        <source>{name} · ahead, {points}</source>
        <comment>so far, and the points there</comment>
        <translation>{name} · führt, {points}</translation>
    </message>
    <message>
        <source>beats no card in the trick</source>
        <translation>schlägt keine Karte im Stich</translation>
    </message>
    <message>
        <source>{points}: the most langen can bring without klump</source>
        <translation>{points}: Mehr bringt Langen nicht ohne Klump</translation>
    </message>
    <message>
        <source>{name} stays in the lead. Your cards add {points}.</source>
        <translation>{name} behält die Führung. Deine Karten geben {points} dazu.</translation>
    </message>
    <message>
        <source>To take the lead, a player must beat all your cards.</source>
        <translation>Wer die Führung will, muss alle deine Karten schlagen.</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <comment>an option</comment>
        <translation>Die Führung übernehmen</translation>
    </message>
    <message>
        <source>Your hand can’t beat all of these cards: {cards}.</source>
        <translation>Deine Hand schlägt nicht alle diese Karten: {cards}.</translation>
    </message>
    <message>
        <source>You take the lead: {pairs}.</source>
        <translation>Du übernimmst die Führung: {pairs}.</translation>
    </message>
    <message numerus="yes">
        <source>Select %n more card(s).</source>
        <translation>
            <numerusform>Wähl noch %n Karte.</numerusform>
            <numerusform>Wähl noch %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays in the lead and can win your cards too.</source>
        <translation>{name} behält die Führung und kann auch deine Karten gewinnen.</translation>
    </message>
</context>
<context>
    <name>halma</name>
    <message>
        <source>The first player is drawn by lot once, before the first move.</source>
        <translation>Das Los entscheidet einmal, wer beginnt, vor dem ersten Zug.</translation>
    </message>
    <message>
        <source>First the players have to answer the offer of a draw.</source>
        <translation>Erst müssen die Spieler auf das Remisangebot antworten.</translation>
    </message>
    <message>
        <source>There is no piece on {first}.</source>
        <translation>Auf {first} steht kein Stein.</translation>
    </message>
    <message>
        <source>The piece on {first} is not yours.</source>
        <translation>Der Stein auf {first} gehört dir nicht.</translation>
    </message>
    <message>
        <source>The piece on {first} is in the goal base and can’t leave it.</source>
        <translation>Der Stein auf {first} ist im Zielhof und kann ihn nicht verlassen.</translation>
    </message>
    <message>
        <source>The piece on {first} can’t move: every square around it is blocked.</source>
        <translation>Der Stein auf {first} kann nicht ziehen: Jedes Feld um ihn ist versperrt.</translation>
    </message>
    <message>
        <source>Your move began on {first}, so it has to end on another square.</source>
        <translation>Dein Zug hat auf {first} begonnen, also muss er auf einem anderen Feld enden.</translation>
    </message>
    <message>
        <source>{first} is taken. Choose an empty square.</source>
        <translation>{first} ist besetzt. Wähl ein leeres Feld.</translation>
    </message>
    <message>
        <source>The piece on {first} must stay in its goal base, and {last} is outside.</source>
        <translation>Der Stein auf {first} muss in seinem Zielhof bleiben, und {last} liegt außerhalb.</translation>
    </message>
    <message>
        <source>The way from {first} to {last} leaves the goal base. A piece may not leave it, even in mid-move.</source>
        <translation>Der Weg von {first} nach {last} verlässt den Zielhof. Das darf ein Stein nicht, auch nicht mitten im Zug.</translation>
    </message>
    <message>
        <source>From {first} neither a step nor a chain of jumps leads to {last}.</source>
        <translation>Von {first} führt weder ein Schritt noch eine Sprungkette nach {last}.</translation>
    </message>
    <message>
        <source>House rule “Leave first”: the piece on {first} may not end its move in your own base.</source>
        <translation>Hausregel „Erst den Hof räumen“: Der Stein auf {first} darf seinen Zug nicht in deinem eigenen Hof beenden.</translation>
    </message>
    <message>
        <source>House rule “Leave first”: you still have to move a piece out of your own base ({squares}).</source>
        <extracomment>{squares}: the squares of the pieces that may move, such as &quot;d1, d2 and e1&quot;</extracomment>
        <translation>Hausregel „Erst den Hof räumen“: Du musst noch einen Stein aus deinem eigenen Hof ziehen ({squares}).</translation>
    </message>
    <message>
        <source>A move is one piece and the square where it ends.</source>
        <translation>Ein Zug ist ein Stein und das Feld, auf dem er endet.</translation>
    </message>
    <message>
        <source>The house rule “Draws” is switched off in this match.</source>
        <translation>Die Hausregel „Remis“ ist in dieser Partie ausgeschaltet.</translation>
    </message>
    <message>
        <source>No one has offered a draw.</source>
        <translation>Niemand hat Remis angeboten.</translation>
    </message>
    <message>
        <source>Your last offer was declined. Make a move before you offer a draw again.</source>
        <translation>Dein letztes Angebot wurde abgelehnt. Mach einen Zug, bevor du wieder Remis anbietest.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du beginnst.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n piece(s) in the goal.</source>
        <translation>
            <numerusform>Du hast %n Stein im Ziel.</numerusform>
            <numerusform>Du hast %n Steine im Ziel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n piece(s) in the goal.</source>
        <translation>
            <numerusform>{name} hat %n Stein im Ziel.</numerusform>
            <numerusform>{name} hat %n Steine im Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t move and miss a turn.</source>
        <translation>Du kannst nicht ziehen und setzt aus.</translation>
    </message>
    <message>
        <source>{name} can’t move and misses a turn.</source>
        <translation>{name} kann nicht ziehen und setzt aus.</translation>
    </message>
    <message>
        <source>100 moves each without a new piece in the goal. Do you want a draw?</source>
        <translation>Je 100 Züge ohne weiteren Stein im Ziel. Wollt ihr Remis?</translation>
    </message>
    <message>
        <source>You offer a draw.</source>
        <translation>Du bietest Remis an.</translation>
    </message>
    <message numerus="yes">
        <source>The next moves of your side get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>Eure nächsten Züge kommen %n Feld weiter als nach {move}.</numerusform>
            <numerusform>Eure nächsten Züge kommen %n Felder weiter als nach {move}.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule “Leave first”: no piece can get out of your base, so move one farther from its corner ({squares}).</source>
        <translation>Hausregel „Erst den Hof räumen“: Kein Stein kommt aus deinem Hof, also zieh einen weiter von der Ecke weg ({squares}).</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name} bietet Remis an.</translation>
    </message>
    <message>
        <source>You agree to the draw.</source>
        <translation>Du nimmst das Remis an.</translation>
    </message>
    <message>
        <source>{name} agrees to the draw.</source>
        <translation>{name} nimmt das Remis an.</translation>
    </message>
    <message>
        <source>You decline the draw.</source>
        <translation>Du lehnst das Remis ab.</translation>
    </message>
    <message>
        <source>{name} declines the draw.</source>
        <translation>{name} lehnt das Remis ab.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Du gibst auf.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>Draw?</source>
        <comment>An offer in the list of moves, where there is little room</comment>
        <translation>Remis?</translation>
    </message>
    <message>
        <source>The first player is drawn by lot</source>
        <translation>Das Los entscheidet, wer beginnt</translation>
    </message>
    <message>
        <source>Do you agree to a draw?</source>
        <translation>Remis? Bist du einverstanden?</translation>
    </message>
    <message>
        <source>{name}: do you agree to a draw?</source>
        <translation>{name}: Remis? Bist du einverstanden?</translation>
    </message>
    <message>
        <source>Thinking about the draw: {names}</source>
        <translation>Denkt über das Remis nach: {names}</translation>
    </message>
    <message>
        <source>Your turn – move one piece</source>
        <translation>Du bist am Zug – zieh mit einem Stein</translation>
    </message>
    <message>
        <source>{name}: your turn – move one piece</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist am Zug – zieh mit einem Stein</translation>
    </message>
    <message>
        <source>A draw: neither side can win.</source>
        <translation>Remis: Keine Seite kann gewinnen.</translation>
    </message>
    <message>
        <source>A draw: no one can move.</source>
        <translation>Remis: Niemand kann ziehen.</translation>
    </message>
    <message>
        <source>A draw: the same position for the third time.</source>
        <translation>Remis: dieselbe Stellung zum dritten Mal.</translation>
    </message>
    <message>
        <source>A draw, as agreed.</source>
        <translation>Remis, wie vereinbart.</translation>
    </message>
    <message>
        <source>You win: all your pieces are in the goal!</source>
        <translation>Du gewinnst: Alle deine Steine sind im Ziel!</translation>
    </message>
    <message>
        <source>You and {names} win: all your pieces are in the goal!</source>
        <translation>Du und {names} gewinnt: Alle eure Steine sind im Ziel!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): all pieces are in the goal.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt: Alle Steine sind im Ziel.</numerusform>
            <numerusform>{names} gewinnen: Alle Steine sind im Ziel.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your goal base is full!</source>
        <translation>Du gewinnst: Dein Zielhof ist voll!</translation>
    </message>
    <message>
        <source>You and {names} win: your goal bases are full!</source>
        <translation>Du und {names} gewinnt: Eure Zielhöfe sind voll!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) with a full goal base.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt mit vollem Zielhof.</numerusform>
            <numerusform>{names} gewinnen mit vollen Zielhöfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <translation>Du gewinnst: Die Gegenseite hat aufgegeben.</translation>
    </message>
    <message>
        <source>You and {names} win: the other pair has resigned.</source>
        <translation>Du und {names} gewinnt: Das andere Paar hat aufgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>You have resigned. {names} win(s).</source>
        <extracomment>{names}: the other player, or the other pair</extracomment>
        <translation>
            <numerusform>Du hast aufgegeben. {names} gewinnt.</numerusform>
            <numerusform>Euer Paar hat aufgegeben. {names} gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): the other side has resigned.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt: Die Gegenseite hat aufgegeben.</numerusform>
            <numerusform>{names} gewinnen: Das andere Paar hat aufgegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <extracomment>Button</extracomment>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Button: say yes to the draw that was offered</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: say no to the draw that was offered</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>Button</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>If everyone agrees, the match ends in a draw.</source>
        <translation>Sind alle einverstanden, endet die Partie mit Remis.</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Es wird weitergespielt.</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Name of an option: the house rule LQ8</extracomment>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A match can end in a draw: by agreement, by repeating a position three times, or when neither side can win. Switched off, you play until one side wins.</source>
        <translation>Eine Partie kann mit Remis enden: wenn alle einverstanden sind, wenn eine Stellung dreimal entsteht oder wenn keine Seite gewinnen kann. Ausgeschaltet spielt ihr, bis eine Seite gewinnt.</translation>
    </message>
    <message>
        <source>Occupied base</source>
        <extracomment>Name of an option: the house rule LQ7</extracomment>
        <translation>Besetzter Hof</translation>
    </message>
    <message>
        <source>You also win when your goal base is full with at least one piece of yours in it. So opponents can’t stop you by never leaving their base.</source>
        <translation>Du gewinnst auch, wenn dein Zielhof voll ist und mindestens einer deiner Steine darin steht. Gegner können dich also nicht aufhalten, indem sie ihren Hof nie verlassen.</translation>
    </message>
    <message>
        <source>Leave first</source>
        <extracomment>Name of an option: the house rule LQ11</extracomment>
        <translation>Erst den Hof räumen</translation>
    </message>
    <message>
        <source>While a piece of yours is in your own base, you have to move one out. No piece may come back in.</source>
        <translation>Solange einer deiner Steine im eigenen Hof steht, musst du einen hinausziehen. Kein Stein darf zurück.</translation>
    </message>
    <message>
        <source>You have no other move.</source>
        <translation>Du hast keinen anderen Zug.</translation>
    </message>
    <message>
        <source>This move fills the goal and wins.</source>
        <translation>Der Zug füllt das Ziel und gewinnt.</translation>
    </message>
    <message>
        <source>This move opens a way out for the piece on {last}. It has to leave before you can fill the goal.</source>
        <translation>Der Zug öffnet dem Stein auf {last} einen Weg hinaus. Er muss fort, bevor du das Ziel füllen kannst.</translation>
    </message>
    <message>
        <source>The piece goes deeper into the goal and makes room at the door.</source>
        <translation>Der Stein rückt tiefer ins Ziel und macht an der Tür Platz.</translation>
    </message>
    <message>
        <source>The piece steps aside in the goal to let others in.</source>
        <translation>Der Stein geht im Ziel zur Seite und lässt andere hinein.</translation>
    </message>
    <message>
        <source>The piece leaves the deep corner, where the others could wall it in.</source>
        <translation>Der Stein verlässt die innerste Ecke, wo er eingemauert werden kann.</translation>
    </message>
    <message>
        <source>This move brings the last straggler along.</source>
        <translation>Der Zug holt den letzten Nachzügler nach.</translation>
    </message>
    <message>
        <source>This move blocks a long move of the others, {first}–{last}.</source>
        <translation>Der Zug versperrt den anderen einen langen Zug, {first}–{last}.</translation>
    </message>
    <message>
        <source>This move builds a ladder: next you can play {first}–{last}.</source>
        <translation>Der Zug baut eine Leiter: Als Nächstes kannst du {first}–{last} ziehen.</translation>
    </message>
    <message>
        <source>This move brings a piece out of your own base.</source>
        <translation>Der Zug bringt einen Stein aus dem eigenen Hof.</translation>
    </message>
    <message>
        <source>This move brings a lone piece back to the others.</source>
        <translation>Der Zug bringt einen einsamen Stein zurück zu den anderen.</translation>
    </message>
    <message>
        <source>The piece comes nearer to the goal.</source>
        <translation>Der Stein kommt dem Ziel näher.</translation>
    </message>
    <message>
        <source>Waiting is best here.</source>
        <translation>Abwarten ist hier das Beste.</translation>
    </message>
    <message>
        <source>You aren’t clearly behind, so play on.</source>
        <translation>Du liegst nicht klar zurück, also spiel weiter.</translation>
    </message>
    <message>
        <source>You’re behind, so take the draw.</source>
        <translation>Du liegst zurück, also nimm das Remis an.</translation>
    </message>
    <message>
        <source>No piece has reached the goal for a long time.</source>
        <translation>Schon lange hat kein Stein mehr das Ziel erreicht.</translation>
    </message>
    <message numerus="yes">
        <source>The piece reaches the goal: %n piece(s) are there now.</source>
        <translation>
            <numerusform>Der Stein erreicht das Ziel: Jetzt ist %n dort.</numerusform>
            <numerusform>Der Stein erreicht das Ziel: Jetzt sind %n dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>A long chain of jumps brings this piece much nearer to the goal.</source>
        <translation>Eine lange Sprungkette bringt diesen Stein viel näher ans Ziel.</translation>
    </message>
    <message>
        <source>{first}–{last} is not allowed</source>
        <extracomment>A move of a picture</extracomment>
        <translation>{first}–{last} ist nicht erlaubt</translation>
    </message>
    <message>
        <source>Halma board</source>
        <translation>Halmabrett</translation>
    </message>
    <message>
        <source>one step away</source>
        <translation>einen Schritt entfernt</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>kann ziehen</translation>
    </message>
    <message>
        <source>{colour} · goal: {corner}</source>
        <translation>{colour} · Ziel: {corner}</translation>
    </message>
    <message>
        <source>step to a neighbouring square</source>
        <translation>Schritt auf ein Nachbarfeld</translation>
    </message>
    <message>
        <source>end of a chain of jumps</source>
        <translation>Ende einer Sprungkette</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>der letzte Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>places a piece can step to</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) by jumps</source>
        <comment>places a piece can jump to</comment>
        <translation>
            <numerusform>%n Feld mit Sprüngen</numerusform>
            <numerusform>%n Felder mit Sprüngen</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a square of the board</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>dunkel</translation>
    </message>
    <message>
        <source>light</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>hell</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>blau</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>rot</translation>
    </message>
    <message>
        <source>dark piece</source>
        <translation>dunkler Stein</translation>
    </message>
    <message>
        <source>light piece</source>
        <translation>heller Stein</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blauer Stein</translation>
    </message>
    <message>
        <source>red piece</source>
        <translation>roter Stein</translation>
    </message>
    <message>
        <source>bottom right</source>
        <comment>a corner of the board</comment>
        <translation>unten rechts</translation>
    </message>
    <message>
        <source>bottom left</source>
        <comment>a corner of the board</comment>
        <translation>unten links</translation>
    </message>
    <message>
        <source>top right</source>
        <comment>a corner of the board</comment>
        <translation>oben rechts</translation>
    </message>
    <message>
        <source>top left</source>
        <comment>a corner of the board</comment>
        <translation>oben links</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>a partner</comment>
        <translation>mit dir</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Einen Stein ziehen</translation>
    </message>
    <message>
        <source>A draw, if everyone agrees.</source>
        <translation>Remis, wenn alle zustimmen.</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>Die andere Seite gewinnt.</translation>
    </message>
    <message>
        <source>Two players or two pairs bring their pieces into the corner opposite, step by step or in long chains of jumps. A match takes about twenty minutes. You learn the moves in a minute, but seeing the chains takes practice.</source>
        <translation>Zwei Spieler oder zwei Paare bringen ihre Steine in die Ecke gegenüber, Schritt für Schritt oder in langen Sprungketten. Eine Partie dauert etwa zwanzig Minuten. Die Züge lernst du in einer Minute, aber die Ketten zu sehen braucht Übung.</translation>
    </message>
    <message>
        <source>Pieces in the goal</source>
        <translation>Steine im Ziel</translation>
    </message>
    <message>
        <source>Be the first to fill the corner opposite.</source>
        <translation>Fülle zuerst die Ecke gegenüber.</translation>
    </message>
    <message>
        <source>Fill the corners opposite first.</source>
        <translation>Füllt zuerst die Ecken gegenüber.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Das Los entscheidet, wer beginnt.</translation>
    </message>
    <message>
        <source>Everyone in turn moves one piece.</source>
        <translation>Jeder zieht reihum mit einem Stein.</translation>
    </message>
    <message>
        <source>A draw needs everyone to agree. If one player declines, play goes on.</source>
        <translation>Für Remis müssen alle einverstanden sein. Lehnt jemand ab, geht es weiter.</translation>
    </message>
    <message>
        <source>your goal base</source>
        <translation>dein Zielhof</translation>
    </message>
    <message>
        <source>your base</source>
        <translation>dein Hof</translation>
    </message>
    <message>
        <source>base of {name}</source>
        <translation>Hof von {name}</translation>
    </message>
    <message numerus="yes">
        <source>This move brings you %n square(s) nearer to the goal than {move}.</source>
        <translation>
            <numerusform>Dieser Zug bringt dich %n Feld näher ans Ziel als {move}.</numerusform>
            <numerusform>Dieser Zug bringt dich %n Felder näher ans Ziel als {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next moves get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>Deine nächsten Züge kommen %n Feld weiter als nach {move}.</numerusform>
            <numerusform>Deine nächsten Züge kommen %n Felder weiter als nach {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others get %n square(s) less far than after {move}.</source>
        <translation>
            <numerusform>Die anderen kommen %n Feld weniger weit als nach {move}.</numerusform>
            <numerusform>Die anderen kommen %n Felder weniger weit als nach {move}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer of your pieces are left behind: {here} on average, after {move} {there}.</source>
        <extracomment>{here}, {there}: how many pieces, such as 1.5</extracomment>
        <translation>Weniger deiner Steine bleiben zurück: im Schnitt {here}, nach {move} {there}.</translation>
    </message>
    <message>
        <source>More of your pieces reach the goal: {here} on average, after {move} {there}.</source>
        <extracomment>{here}, {there}: how many pieces, such as 7.5</extracomment>
        <translation>Mehr deiner Steine erreichen das Ziel: im Schnitt {here}, nach {move} {there}.</translation>
    </message>
    <message>
        <source>You need {here} moves to bring all pieces into the goal, with {move} {there}.</source>
        <extracomment>{here}, {there}: how many moves</extracomment>
        <translation>Du brauchst {here} Züge, um alle Steine ins Ziel zu bringen, mit {move} {there}.</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a piece</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>can be reached: {squares}</source>
        <extracomment>Squares that a piece can reach</extracomment>
        <translation>erreichbar: {squares}</translation>
    </message>
    <message>
        <source>can be reached by jumps</source>
        <translation>durch Sprünge erreichbar</translation>
    </message>
    <message>
        <source>One step, or jumps over single pieces. Click your piece, then the square. Or use the arrow keys and Space.</source>
        <translation>Ein Schritt oder Sprünge über je einen Stein. Klick deinen Stein an, dann das Feld. Oder nimm Pfeiltasten und Leertaste.</translation>
    </message>
    <message>
        <source>Distance to the goal</source>
        <translation>Weg zum Ziel</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Exchange the two of trumps for the turn-up card</source>
        <translation>Die Trumpfzwei gegen die aufgedeckte Karte tauschen</translation>
    </message>
    <message>
        <source>Pick a combination if the selected cards can form several</source>
        <translation>Die Kombination wählen, wenn die gewählten Karten mehrere bilden können</translation>
    </message>
    <message>
        <source>Press the button with that number</source>
        <translation>Die Schaltfläche mit dieser Ziffer drücken</translation>
    </message>
    <message>
        <source>When you are out: skip to your next decision</source>
        <translation>Wenn du ausgeschieden bist: vorspulen bis zu deiner nächsten Entscheidung</translation>
    </message>
    <message>
        <source>Show or hide what you can declare</source>
        <translation>Zeigen oder verbergen, was du ansagen kannst</translation>
    </message>
    <message>
        <source>Declare everything you can</source>
        <translation>Alles ansagen, was du ansagen kannst</translation>
    </message>
    <message>
        <source>Go to the next piece that can move, or to the next square it can reach</source>
        <translation>Zum nächsten Stein, der ziehen kann, oder zum nächsten Feld, das er erreicht</translation>
    </message>
    <message>
        <source>Select the piece under the cursor, then its new square</source>
        <translation>Den Stein auswählen, auf dem die Markierung steht, dann sein neues Feld</translation>
    </message>
    <message>
        <source>Deselect the piece</source>
        <translation>Die Auswahl des Steins aufheben</translation>
    </message>
    <message>
        <source>Move the cursor on the table</source>
        <translation>Die Markierung auf dem Tisch bewegen</translation>
    </message>
    <message>
        <source>Go to the next possible choice</source>
        <translation>Zur nächsten Möglichkeit</translation>
    </message>
    <message>
        <source>Select what the cursor is on. Space also skips animations.</source>
        <translation>Auswählen, worauf die Markierung steht. Die Leertaste überspringt auch Animationen.</translation>
    </message>
    <message>
        <source>Skip the counting, then go on with the match</source>
        <translation>Das Zählen überspringen, dann weiter mit der Partie</translation>
    </message>
    <message>
        <source>Looking back: previous move, next move, first move</source>
        <translation>Beim Rückblick: voriger Zug, nächster Zug, erster Zug</translation>
    </message>
    <message>
        <source>Deselect, close the last trick, return from an earlier move, leave full screen, or close what is beside the table</source>
        <translation>Auswahl aufheben, letzten Stich schließen, von einem früheren Zug zurück, Vollbild verlassen oder schließen, was neben dem Tisch steht</translation>
    </message>
    <message>
        <source>Select a card, or put it back. While others play, this prepares your turn.</source>
        <translation>Eine Karte auswählen oder zurückstecken. Während andere spielen, bereitest du deinen Zug vor.</translation>
    </message>
    <message>
        <source>Coach: take the move back, or close the tip</source>
        <translation>Coach: den Zug zurücknehmen oder den Rat schließen</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>Zur nächsten Schaltfläche</translation>
    </message>
    <message>
        <source>A dot, then two digits: select the card with that number, here 14</source>
        <extracomment>The card 14 of a hand is chosen with a point and two digits</extracomment>
        <translation>Ein Punkt, dann zwei Ziffern: die Karte mit dieser Nummer auswählen, hier 14</translation>
    </message>
    <message>
        <source>Lay the selected cards</source>
        <translation>Die ausgewählten Karten legen</translation>
    </message>
    <message>
        <source>Lay down kuku, at any time</source>
        <translation>Kuku auflegen, jederzeit</translation>
    </message>
</context>
<context>
    <name>kille</name>
    <message>
        <source>The dealer deals each player one card.</source>
        <translation>Der Geber gibt jedem Spieler eine Karte.</translation>
    </message>
    <message>
        <source>You’re watching, so you can’t say anything.</source>
        <translation>Du siehst zu, also kannst du nichts sagen.</translation>
    </message>
    <message>
        <source>You don’t play cards here. Stand or swap.</source>
        <translation>Hier spielst du keine Karten. Bleib oder tausch.</translation>
    </message>
    <message>
        <source>Say one thing at a time. Don’t select a card for this.</source>
        <translation>Sag nur eines auf einmal. Wähl dafür keine Karte aus.</translation>
    </message>
    <message>
        <source>The exchange is over. All cards have been shown.</source>
        <translation>Der Tausch ist zu Ende. Alle Karten sind gezeigt.</translation>
    </message>
    <message>
        <source>You are out until you buy in or a new pot begins.</source>
        <translation>Du bist ausgeschieden, bis du dich einkaufst oder ein neuer Topf beginnt.</translation>
    </message>
    <message>
        <source>First a player has to answer “Bättre kort?”.</source>
        <translation>Erst muss jemand auf „Bättre kort?“ antworten.</translation>
    </message>
    <message>
        <source>You’re hit, so you can’t say anything more in this deal.</source>
        <translation>Du bist getroffen, also kannst du in diesem Spiel nichts mehr sagen.</translation>
    </message>
    <message>
        <source>You have spoken already. Everyone speaks once in a deal.</source>
        <translation>Du hast schon gesprochen. Jeder spricht in einem Spiel einmal.</translation>
    </message>
    <message>
        <source>Your card has answered for you, so you don’t speak in this deal.</source>
        <extracomment>Said to a holder of kavall or värdshus, or of husar or svin, who is not to speak any more</extracomment>
        <translation>Deine Karte hat für dich geantwortet, also sprichst du in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>Only forehand, on the dealer’s left, may ask for better cards.</source>
        <translation>Nur die Vorhand, links vom Geber, darf nach besseren Karten fragen.</translation>
    </message>
    <message>
        <source>You have asked already. You may ask once in a deal.</source>
        <translation>Du hast schon gefragt. Du darfst in einem Spiel einmal fragen.</translation>
    </message>
    <message>
        <source>No one has asked for better cards.</source>
        <translation>Niemand hat nach besseren Karten gefragt.</translation>
    </message>
    <message>
        <source>This question is for another player.</source>
        <translation>Die Frage gilt einem anderen Spieler.</translation>
    </message>
    <message>
        <source>With three players you can’t accept alone. Say “Det beror på!”</source>
        <translation>Zu dritt kannst du nicht allein annehmen. Sag „Det beror på!“</translation>
    </message>
    <message>
        <source>You have to decide: accept or refuse.</source>
        <translation>Du musst entscheiden: Nimm an oder lehn ab.</translation>
    </message>
    <message>
        <source>You need a kuku to stop the exchange.</source>
        <translation>Du brauchst einen Kuku, um den Tausch zu beenden.</translation>
    </message>
    <message>
        <source>You can only choose another pot when this one is won.</source>
        <translation>Noch einen Topf kannst du erst wählen, wenn dieser gewonnen ist.</translation>
    </message>
    <message>
        <source>No one can buy in right now.</source>
        <translation>Gerade kann sich niemand einkaufen.</translation>
    </message>
    <message>
        <source>Wait: other players are asked first.</source>
        <translation>Warte: Andere Spieler werden zuerst gefragt.</translation>
    </message>
    <message>
        <source>You’re still in, so you don’t need to buy in.</source>
        <translation>Du bist noch dabei, also brauchst du dich nicht einzukaufen.</translation>
    </message>
    <message>
        <source>You said no to buying in. You can’t buy in later.</source>
        <translation>Du hast auf den Wiedereinkauf verzichtet. Später ist er nicht mehr möglich.</translation>
    </message>
    <message numerus="yes">
        <source>You may only ask for better cards when two or three players are left. Now there are %n.</source>
        <translation>
            <numerusform>Nach besseren Karten darfst du nur fragen, wenn zwei oder drei übrig sind. Jetzt seid ihr %n.</numerusform>
            <numerusform>Nach besseren Karten darfst du nur fragen, wenn zwei oder drei übrig sind. Jetzt seid ihr %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can’t pay the price: %n chip(s).</source>
        <translation>
            <numerusform>Du kannst den Preis nicht zahlen: %n Chip.</numerusform>
            <numerusform>Du kannst den Preis nicht zahlen: %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better cards are dealt</source>
        <translation>Es wird neu gegeben</translation>
    </message>
    <message>
        <source>Your turn – stand or swap?</source>
        <translation>Du bist dran – bleiben oder tauschen?</translation>
    </message>
    <message>
        <source>{name}: your turn – stand or swap?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – bleiben oder tauschen?</translation>
    </message>
    <message>
        <source>Your turn – ask for better cards, stand or swap?</source>
        <translation>Du bist dran – nach besseren Karten fragen, bleiben oder tauschen?</translation>
    </message>
    <message>
        <source>{name}: your turn – ask for better cards, stand or swap?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – nach besseren Karten fragen, bleiben oder tauschen?</translation>
    </message>
    <message>
        <source>Your turn – stand or go into the stock?</source>
        <translation>Du bist dran – bleiben oder in den Talon gehen?</translation>
    </message>
    <message>
        <source>{name}: your turn – stand or go into the stock?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – bleiben oder in den Talon gehen?</translation>
    </message>
    <message>
        <source>“Bättre kort?” – forehand wants new cards. Your answer?</source>
        <translation>„Bättre kort?“ – die Vorhand will neue Karten. Deine Antwort?</translation>
    </message>
    <message>
        <source>{name}: “Bättre kort?” – forehand wants new cards. Your answer?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: „Bättre kort?“ – die Vorhand will neue Karten. Deine Antwort?</translation>
    </message>
    <message>
        <source>“Bättre kort?” – you decide</source>
        <translation>„Bättre kort?“ – du entscheidest</translation>
    </message>
    <message>
        <source>{name}: “Bättre kort?” – you decide</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: „Bättre kort?“ – du entscheidest</translation>
    </message>
    <message>
        <source>You are out – buy in again?</source>
        <translation>Du bist ausgeschieden – wieder einkaufen?</translation>
    </message>
    <message>
        <source>{name}: you are out – buy in again?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist ausgeschieden – wieder einkaufen?</translation>
    </message>
    <message>
        <source>The pot is won – another one?</source>
        <translation>Der Topf ist gewonnen – noch einer?</translation>
    </message>
    <message>
        <source>{name}: the pot is won – another one?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Der Topf ist gewonnen – noch einer?</translation>
    </message>
    <message>
        <source>{names} deals and is thinking</source>
        <translation>{names} gibt und überlegt</translation>
    </message>
    <message>
        <source>“Bättre kort?” – waiting for {names}</source>
        <translation>„Bättre kort?“ – warten auf {names}</translation>
    </message>
    <message>
        <source>“Bättre kort?” – {names} decides</source>
        <translation>„Bättre kort?“ – {names} entscheidet</translation>
    </message>
    <message>
        <source>Buy in again? Waiting for {names}</source>
        <translation>Wiedereinkauf? Warten auf {names}</translation>
    </message>
    <message>
        <source>Another pot? Waiting for {names}</source>
        <translation>Noch ein Topf? Warten auf {names}</translation>
    </message>
    <message>
        <source>Buy in for {price}? Waiting for {names}</source>
        <translation>Wiedereinkauf für {price}? Warten auf {names}</translation>
    </message>
    <message>
        <source>Buy in for {price}? There are {pot} in the pot</source>
        <translation>Für {price} wieder einkaufen? Im Topf sind {pot}</translation>
    </message>
    <message>
        <source>{name}: buy in for {price}? There are {pot} in the pot</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: für {price} wieder einkaufen? Im Topf sind {pot}</translation>
    </message>
    <message>
        <source>Pot {number} · deal {deal}</source>
        <translation>Topf {number} · Spiel {deal}</translation>
    </message>
    <message>
        <source>A draw: no one has won any chips.</source>
        <translation>Unentschieden: Niemand hat Chips gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match.</source>
        <extracomment>The plural is for several winners with equally many chips</extracomment>
        <translation>
            <numerusform>{names} gewinnt die Partie.</numerusform>
            <numerusform>{names} gewinnen die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the match!</source>
        <translation>Du und {names} gewinnt die Partie!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du gewinnst die Partie!</translation>
    </message>
    <message numerus="yes">
        <source>Gain: %n chip(s).</source>
        <comment>what the winner of the match has won</comment>
        <translation>
            <numerusform>Gewinn: %n Chip.</numerusform>
            <numerusform>Gewinn: %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stand</source>
        <extracomment>Button: keep one&apos;s card</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Swap cards with the left neighbour, or, of the dealer, with the stock</extracomment>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Lay down kuku</source>
        <extracomment>Stop the exchange</extracomment>
        <translation>Kuku auflegen</translation>
    </message>
    <message>
        <source>Better cards?</source>
        <extracomment>Gloss of the call &quot;Bättre kort?&quot;
----------
The question &quot;Bättre kort?&quot;</extracomment>
        <translation>Bessere Karten?</translation>
    </message>
    <message>
        <source>You are out {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 10% of deals&quot;; {move}: another word, &quot;Swap&quot;; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du scheidest {often} aus, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>The answer &quot;Accepteras!&quot;</extracomment>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>The answer &quot;Omöjligt!&quot;</extracomment>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>That depends</source>
        <extracomment>The answer &quot;Det beror på!&quot;</extracomment>
        <translation>Kommt darauf an</translation>
    </message>
    <message>
        <source>Buy in</source>
        <extracomment>Pay and come back into the pot</extracomment>
        <translation>Einkaufen</translation>
    </message>
    <message>
        <source>Stay out</source>
        <extracomment>Button: do not buy in</extracomment>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>Another pot</source>
        <extracomment>Button</extracomment>
        <translation>Noch ein Topf</translation>
    </message>
    <message>
        <source>If everyone wants one, all pay the stake and are in again.</source>
        <translation>Wenn alle wollen, zahlen alle den Einsatz und sind wieder dabei.</translation>
    </message>
    <message>
        <source>The match ends. The player who won the most chips wins.</source>
        <translation>Die Partie ist zu Ende. Wer die meisten Chips gewonnen hat, gewinnt.</translation>
    </message>
    <message>
        <source>Stake</source>
        <extracomment>Name of an option</extracomment>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>How many chips each player pays into each pot.</source>
        <translation>Wie viele Chips jeder in jeden Topf zahlt.</translation>
    </message>
    <message>
        <source>Number of pots</source>
        <extracomment>Name of an option: the house rule B39</extracomment>
        <translation>Zahl der Töpfe</translation>
    </message>
    <message>
        <source>How many pots make a match. If the end is open, the program asks after every pot if you want another.</source>
        <translation>Wie viele Töpfe eine Partie hat. Ist das Ende offen, fragt das Programm nach jedem Topf, ob ihr noch einen wollt.</translation>
    </message>
    <message>
        <source>Purse</source>
        <extracomment>Name of an option: the house rule B33</extracomment>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>How many stakes each player brings. A player who can’t pay a stake leaves the table. Without a purse the program only counts the chips.</source>
        <translation>Wie viele Einsätze jeder mitbringt. Wer einen Einsatz nicht zahlen kann, verlässt den Tisch. Ohne Kasse zählt das Programm die Chips nur.</translation>
    </message>
    <message>
        <source>Open to onlookers</source>
        <extracomment>Name of an option: the house rule B40</extracomment>
        <translation>Offen für Zuschauer</translation>
    </message>
    <message>
        <source>Players who are out can see everyone’s cards.</source>
        <translation>Ausgeschiedene sehen alle Karten.</translation>
    </message>
    <message>
        <source>no purse</source>
        <translation>keine Kasse</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n pot(s)</source>
        <translation>
            <numerusform>{won} von %n Topf gewonnen</numerusform>
            <numerusform>{won} von %n Töpfen gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Kuku is never the lowest card.</source>
        <translation>Kuku ist nie die niedrigste Karte.</translation>
    </message>
    <message>
        <source>{card} is high, and it answers players who want to swap.</source>
        <translation>{card} ist hoch und antwortet jedem, der tauschen will.</translation>
    </message>
    <message>
        <source>This kille is as high as kuku.</source>
        <translation>Dieser Kille ist so hoch wie Kuku.</translation>
    </message>
    <message>
        <source>You’re out if you keep a low kille.</source>
        <translation>Mit einem niedrigen Kille scheidest du aus, wenn du ihn behältst.</translation>
    </message>
    <message>
        <source>With two players, no one goes out if you stand with a low kille.</source>
        <translation>Zu zweit scheidet niemand aus, wenn du mit einem niedrigen Kille bleibst.</translation>
    </message>
    <message>
        <source>Another player has {other} now, so {card} isn’t the lowest.</source>
        <translation>Jemand anders hat jetzt {other}, also ist {card} nicht am niedrigsten.</translation>
    </message>
    <message>
        <source>Stand: {card} is high enough here. With {other} or lower, swapping pays.</source>
        <translation>Bleib: {card} ist hier hoch genug. Mit {other} oder weniger lohnt sich der Tausch.</translation>
    </message>
    <message>
        <source>Swap {card}: with {other} or lower, swapping pays.</source>
        <translation>Tausch {card}: Mit {other} oder weniger lohnt es sich.</translation>
    </message>
    <message>
        <source>Swap {card}: you weren’t dealt it, so a svin can’t hurt you.</source>
        <translation>Tausch {card}: Du hast die Karte nicht beim Geben bekommen, also kann dir kein Svin schaden.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals if you stand, {second}% if you swap.</source>
        <translation>Mit {card} scheidest du in {first}&#xa0;% der Spiele aus, wenn du bleibst, in {second}&#xa0;%, wenn du tauschst.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {second}% of deals if you swap, {first}% if you stand.</source>
        <translation>Mit {card} scheidest du in {second}&#xa0;% der Spiele aus, wenn du tauschst, in {first}&#xa0;%, wenn du bleibst.</translation>
    </message>
    <message>
        <source>Waiting could only help the others.</source>
        <translation>Warten könnte nur den anderen helfen.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals, usually in {second}%.</source>
        <translation>Mit {card} scheidest du in {first}&#xa0;% der Spiele aus, sonst in {second}&#xa0;%.</translation>
    </message>
    <message>
        <source>Nothing is worse than a low kille.</source>
        <translation>Nichts ist schlechter als ein niedriger Kille.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals, with new cards in {second}%.</source>
        <translation>Mit {card} scheidest du in {first}&#xa0;% der Spiele aus, mit neuen Karten in {second}&#xa0;%.</translation>
    </message>
    <message>
        <source>The dealer has dealt again often enough.</source>
        <translation>Der Geber hat oft genug neu gegeben.</translation>
    </message>
    <message>
        <source>The price is {first}, and a place in this pot is worth {second}.</source>
        <translation>Der Preis ist {first}, und ein Platz in diesem Topf ist {second} wert.</translation>
    </message>
    <message>
        <source>Without the last pot you lose the match: {second} chips against {first}.</source>
        <translation>Ohne den letzten Topf verlierst du die Partie: {second} Chips gegen {first}.</translation>
    </message>
    <message>
        <source>For the fun of it: the price is {first}, and a place in this pot is worth {second}.</source>
        <translation>Zum Vergnügen: Der Preis ist {first}, ein Platz in diesem Topf ist {second} wert.</translation>
    </message>
    <message>
        <source>The price is {first}, but a place in this pot is only worth {second}.</source>
        <translation>Der Preis ist {first}, aber ein Platz in diesem Topf ist nur {second} wert.</translation>
    </message>
    <message>
        <source>Another pot is always welcome.</source>
        <translation>Noch ein Topf ist immer willkommen.</translation>
    </message>
    <message>
        <source>{name} asks you: “{call}”</source>
        <translation>{name} fragt dich: „{call}“</translation>
    </message>
    <message>
        <source>You ask {dealer}: “{call}”</source>
        <translation>Du fragst {dealer}: „{call}“</translation>
    </message>
    <message>
        <source>{name} asks {dealer}: “{call}”</source>
        <translation>{name} fragt {dealer}: „{call}“</translation>
    </message>
    <message>
        <source>{name}: “{call}”</source>
        <extracomment>What somebody calls out: {name} is the player</extracomment>
        <translation>{name}: „{call}“</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>Du bleibst.</translation>
    </message>
    <message>
        <source>{name} stands.</source>
        <translation>{name} bleibt.</translation>
    </message>
    <message>
        <source>You go into the stock.</source>
        <translation>Du gehst in den Talon.</translation>
    </message>
    <message>
        <source>{name} goes into the stock.</source>
        <translation>{name} geht in den Talon.</translation>
    </message>
    <message>
        <source>{name} cuts the stock.</source>
        <translation>{name} hebt den Talon ab.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Du gibst neu.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} gibt neu.</translation>
    </message>
    <message>
        <source>Your card: {card}.</source>
        <translation>Deine Karte: {card}.</translation>
    </message>
    <message>
        <source>{name} wants to swap with you.</source>
        <translation>{name} will mit dir tauschen.</translation>
    </message>
    <message>
        <source>You want to swap with {whom}.</source>
        <translation>Du willst mit {whom} tauschen.</translation>
    </message>
    <message>
        <source>{name} wants to swap with {whom}.</source>
        <translation>{name} will mit {whom} tauschen.</translation>
    </message>
    <message>
        <source>You swap {given} for {taken}.</source>
        <translation>Du tauschst {given} gegen {taken}.</translation>
    </message>
    <message>
        <source>They swap cards.</source>
        <translation>Sie tauschen.</translation>
    </message>
    <message>
        <source>Killemöte: both killar are high!</source>
        <translation>Killemöte: Beide Killar sind hoch!</translation>
    </message>
    <message>
        <source>You have a low kille now.</source>
        <translation>Du hast jetzt einen niedrigen Kille.</translation>
    </message>
    <message>
        <source>{name} has a low kille now.</source>
        <translation>{name} hat jetzt einen niedrigen Kille.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>You draw a kille: it is high!</source>
        <translation>Du ziehst einen Kille: Er ist hoch!</translation>
    </message>
    <message>
        <source>{name} draws a kille: it is high!</source>
        <translation>{name} zieht einen Kille: Er ist hoch!</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Du ziehst {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} zieht {card}.</translation>
    </message>
    <message>
        <source>The old card, a kille, is out of play.</source>
        <translation>Die alte Karte, ein Kille, ist aus dem Spiel.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>„{call}“</translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Du deckst {card} auf.</translation>
    </message>
    <message>
        <source>{name} turns up {card}.</source>
        <translation>{name} deckt {card} auf.</translation>
    </message>
    <message>
        <source>You have to ask the next player.</source>
        <translation>Du musst weiter zum Nächsten.</translation>
    </message>
    <message>
        <source>{name} has to ask the next player.</source>
        <translation>{name} muss weiter zum Nächsten.</translation>
    </message>
    <message>
        <source>You are hit.</source>
        <translation>Du bist getroffen.</translation>
    </message>
    <message>
        <source>{name} is hit.</source>
        <translation>{name} ist getroffen.</translation>
    </message>
    <message>
        <source>The kuku lay in the stock. All show their cards.</source>
        <translation>Der Kuku lag im Talon. Alle zeigen ihre Karten.</translation>
    </message>
    <message>
        <source>You lay down kuku.</source>
        <translation>Du legst Kuku auf.</translation>
    </message>
    <message>
        <source>{name} lays down kuku.</source>
        <translation>{name} legt Kuku auf.</translation>
    </message>
    <message>
        <source>All show their cards.</source>
        <translation>Alle zeigen ihre Karten.</translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to {name}.</source>
        <translation>
            <numerusform>Ein Tausch wird zurückgenommen, denn {name} bekam die Karte beim Geben.</numerusform>
            <numerusform>%n Tausche werden zurückgenommen, denn {name} bekam die Karte beim Geben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to you.</source>
        <translation>
            <numerusform>Ein Tausch wird zurückgenommen, denn du bekamst die Karte beim Geben.</numerusform>
            <numerusform>%n Tausche werden zurückgenommen, denn du bekamst die Karte beim Geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out: a low kille.</source>
        <translation>Du scheidest aus: niedriger Kille.</translation>
    </message>
    <message>
        <source>{name} is out: a low kille.</source>
        <translation>{name} scheidet aus: niedriger Kille.</translation>
    </message>
    <message>
        <source>You are out: hit by a husar.</source>
        <translation>Du scheidest aus: von einem Husaren getroffen.</translation>
    </message>
    <message>
        <source>{name} is out: hit by a husar.</source>
        <translation>{name} scheidet aus: von einem Husaren getroffen.</translation>
    </message>
    <message>
        <source>You are out: hit by a svin.</source>
        <translation>Du scheidest aus: von einem Svin getroffen.</translation>
    </message>
    <message>
        <source>{name} is out: hit by a svin.</source>
        <translation>{name} scheidet aus: von einem Svin getroffen.</translation>
    </message>
    <message>
        <source>You are out: the lowest card, {card}.</source>
        <translation>Du scheidest aus: niedrigste Karte, {card}.</translation>
    </message>
    <message>
        <source>{name} is out: the lowest card, {card}.</source>
        <translation>{name} scheidet aus: niedrigste Karte, {card}.</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>A player and the card that is shown: &quot;Elin 7&quot;</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>“{call}” {cards}</source>
        <extracomment>The call, and then all players with their cards</extracomment>
        <translation>„{call}“ {cards}</translation>
    </message>
    <message>
        <source>Deadlock: you stay in.</source>
        <translation>Patt: Du bleibst drin.</translation>
    </message>
    <message numerus="yes">
        <source>Deadlock: {names} stay(s) in.</source>
        <translation>
            <numerusform>Patt: {names} bleibt drin.</numerusform>
            <numerusform>Patt: {names} bleiben drin.</numerusform>
        </translation>
    </message>
    <message>
        <source>kille (high)</source>
        <translation>Kille (hoch)</translation>
    </message>
    <message>
        <source>kille (low)</source>
        <translation>Kille (niedrig)</translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: everyone pays %n chip(s), {pot} in all.</source>
        <translation>
            <numerusform>Topf {number}: Jeder zahlt %n Chip, zusammen {pot}.</numerusform>
            <numerusform>Topf {number}: Jeder zahlt %n Chips, zusammen {pot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>Erster Wiedereinkauf, für %n Chip: {names}.</numerusform>
            <numerusform>Erster Wiedereinkauf, für %n Chips: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>Zweiter Wiedereinkauf, für %n Chip: {names}.</numerusform>
            <numerusform>Zweiter Wiedereinkauf, für %n Chips: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>Du kaufst dich für %n Chip ein. Im Topf sind {pot}.</numerusform>
            <numerusform>Du kaufst dich für %n Chips ein. Im Topf sind {pot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>{name} kauft sich für %n Chip ein. Im Topf sind {pot}.</numerusform>
            <numerusform>{name} kauft sich für %n Chips ein. Im Topf sind {pot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Du verzichtest.</translation>
    </message>
    <message>
        <source>{name} stays out.</source>
        <translation>{name} verzichtet.</translation>
    </message>
    <message numerus="yes">
        <source>You win the pot: %n chip(s)!</source>
        <translation>
            <numerusform>Du gewinnst den Topf: %n Chip!</numerusform>
            <numerusform>Du gewinnst den Topf: %n Chips!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the pot: %n chip(s).</source>
        <translation>
            <numerusform>{name} gewinnt den Topf: %n Chip.</numerusform>
            <numerusform>{name} gewinnt den Topf: %n Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay the stake, and leave the table.</source>
        <translation>Du kannst den Einsatz nicht zahlen und verlässt den Tisch.</translation>
    </message>
    <message>
        <source>{name} cannot pay the stake, and leaves the table.</source>
        <translation>{name} kann den Einsatz nicht zahlen und verlässt den Tisch.</translation>
    </message>
    <message>
        <source>You want another pot.</source>
        <translation>Du willst noch einen Topf.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Alle Chips</translation>
    </message>
    <message>
        <source>Pot {number}: {name}</source>
        <extracomment>A pot of the score sheet, and who has won it</extracomment>
        <translation>Topf {number}: {name}</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Gewonnen und verloren</translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: %n still in</source>
        <comment>players</comment>
        <translation>
            <numerusform>Topf {number}: noch %n dabei</numerusform>
            <numerusform>Topf {number}: noch %n dabei</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid into it</source>
        <translation>Eingezahlt</translation>
    </message>
    <message>
        <source>Out in deal…</source>
        <extracomment>Above the players who went out, each after the number of the deal</extracomment>
        <translation>Raus in Spiel …</translation>
    </message>
    <message>
        <source>{deal} · {name}: low kille</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: Kille niedrig</translation>
    </message>
    <message>
        <source>{deal} · {name}: husar</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: Husar</translation>
    </message>
    <message>
        <source>{deal} · {name}: svin</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: Svin</translation>
    </message>
    <message>
        <source>Stakes: {names}</source>
        <translation>Einsätze: {names}</translation>
    </message>
    <message>
        <source>First chance: {names}</source>
        <translation>Erster Wiedereinkauf: {names}</translation>
    </message>
    <message>
        <source>Second chance: {names}</source>
        <translation>Zweiter Wiedereinkauf: {names}</translation>
    </message>
    <message numerus="yes">
        <source>all %n players</source>
        <comment>who have paid</comment>
        <translation>
            <numerusform>der Spieler</numerusform>
            <numerusform>alle %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: {place}. {answer}</source>
        <extracomment>A card, where it stands, what it does: &quot;husar: 16 below, 1 above. Whoever asks for it is hit.&quot;</extracomment>
        <translation>{card}: {place}. {answer}</translation>
    </message>
    <message>
        <source>The cuckoo! All cards on their backs!</source>
        <extracomment>Gloss of the call &quot;Kuku! På rygg!&quot;: whoever holds the kuku lays it down early</extracomment>
        <translation>Der Kuckuck! Alle Karten auf den Rücken!</translation>
    </message>
    <message>
        <source>The cuckoo stands: no one may swap!</source>
        <extracomment>Gloss of the call &quot;Kuku står, ingen byta får!&quot;</extracomment>
        <translation>Der Kuckuck steht, keiner darf tauschen!</translation>
    </message>
    <message>
        <source>The hussar strikes!</source>
        <extracomment>Gloss of the call &quot;Husar hugger!&quot;</extracomment>
        <translation>Der Husar schlägt zu!</translation>
    </message>
    <message>
        <source>What goes around comes around!</source>
        <extracomment>Gloss of the call &quot;Svinhugg går igen!&quot;, which is a proverb</extracomment>
        <translation>Schweinebiss kehrt wieder!</translation>
    </message>
    <message>
        <source>Show your proof!</source>
        <extracomment>Gloss of the call &quot;Upp till bevis!&quot;</extracomment>
        <translation>Zeigt den Beweis!</translation>
    </message>
    <message>
        <source>Past the rider!</source>
        <extracomment>Gloss of the call &quot;Kavall förbi!&quot;</extracomment>
        <translation>Am Reiter vorbei!</translation>
    </message>
    <message>
        <source>Past the inn!</source>
        <extracomment>Gloss of the call &quot;Värdshus förbi!&quot;</extracomment>
        <translation>Am Wirtshaus vorbei!</translation>
    </message>
    <message>
        <source>Accepted!</source>
        <extracomment>Gloss of the call &quot;Accepteras!&quot;</extracomment>
        <translation>Angenommen!</translation>
    </message>
    <message>
        <source>That depends!</source>
        <extracomment>Gloss of the call &quot;Det beror på!&quot;</extracomment>
        <translation>Das kommt darauf an!</translation>
    </message>
    <message>
        <source>Impossible!</source>
        <extracomment>Gloss of the call &quot;Omöjligt!&quot;</extracomment>
        <translation>Unmöglich!</translation>
    </message>
    <message>
        <source>has no chips left</source>
        <translation>hat keine Chips mehr</translation>
    </message>
    <message>
        <source>no chips</source>
        <translation>keine Chips</translation>
    </message>
    <message>
        <source>out for now</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>speak now</source>
        <comment>it is your turn</comment>
        <translation>du bist dran</translation>
    </message>
    <message>
        <source>speaks now</source>
        <translation>spricht jetzt</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>spricht</translation>
    </message>
    <message>
        <source>dealer · speaks last</source>
        <translation>gibt · spricht zuletzt</translation>
    </message>
    <message>
        <source>forehand · speaks first</source>
        <translation>Vorhand · spricht zuerst</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>out: a low kille</source>
        <translation>raus: niedriger Kille</translation>
    </message>
    <message>
        <source>out: hit by the husar</source>
        <translation>raus: vom Husaren getroffen</translation>
    </message>
    <message>
        <source>out: husar</source>
        <translation>raus: Husar</translation>
    </message>
    <message>
        <source>out: hit by the svin</source>
        <translation>raus: vom Svin getroffen</translation>
    </message>
    <message>
        <source>out: svin</source>
        <translation>raus: Svin</translation>
    </message>
    <message>
        <source>out: lowest card</source>
        <translation>raus: niedrigste Karte</translation>
    </message>
    <message>
        <source>out: lowest</source>
        <translation>raus: niedrigste</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>geblieben</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>ging in den Talon</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>from the stock</comment>
        <translation>zog</translation>
    </message>
    <message>
        <source>swapped with {name}</source>
        <translation>tauschte mit {name}</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>tauschte</translation>
    </message>
    <message>
        <source>hit by the husar</source>
        <translation>vom Husaren getroffen</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>getroffen</translation>
    </message>
    <message>
        <source>hit by the svin</source>
        <translation>vom Svin getroffen</translation>
    </message>
    <message>
        <source>showed the {card}</source>
        <translation>zeigte {card}</translation>
    </message>
    <message>
        <source>asked for better cards</source>
        <translation>fragte nach besseren Karten</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>fragte</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>nahm an</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>lehnte ab</translation>
    </message>
    <message>
        <source>leaves it to the third</source>
        <translation>überlässt es dem Dritten</translation>
    </message>
    <message>
        <source>it depends</source>
        <translation>kommt darauf an</translation>
    </message>
    <message>
        <source>has bought in</source>
        <translation>hat sich eingekauft</translation>
    </message>
    <message>
        <source>bought in</source>
        <translation>eingekauft</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>verzichtet</translation>
    </message>
    <message>
        <source>wins the pot</source>
        <translation>gewinnt den Topf</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <extracomment>Above a column of a picture: the player who deals, and speaks last</extracomment>
        <translation>{name} gibt</translation>
    </message>
    <message>
        <source>stock</source>
        <extracomment>Above a column of a picture</extracomment>
        <translation>Talon</translation>
    </message>
    <message>
        <source>stand</source>
        <comment>several players keep their cards</comment>
        <translation>bleiben</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>a player keeps the card</comment>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>low kille</source>
        <comment>why a player is out: as short as possible</comment>
        <translation>Kille niedrig</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>why a player is out: as short as possible</comment>
        <translation>niedrigste</translation>
    </message>
    <message>
        <source>Deadlock: the lowest card does not count.</source>
        <translation>Patt: Die niedrigste Karte zählt nicht.</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a column of a table</comment>
        <extracomment>A column of a table</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>In</source>
        <comment>players, a column of a table</comment>
        <translation>Dabei</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>players, a column of a table</comment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Buy in</source>
        <comment>players and their price, a column of a table</comment>
        <translation>Wiedereinkauf</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>chips, a column of a table</comment>
        <translation>Topf</translation>
    </message>
    <message>
        <source>{number} for {price} each</source>
        <extracomment>How many buy in, and the price: &quot;4 for 20 each&quot;</extracomment>
        <translation>{number} für je {price}</translation>
    </message>
    <message>
        <source>your {card}</source>
        <comment>that you gave away</comment>
        <translation>von dir: {card}</translation>
    </message>
    <message>
        <source>stock · {number}</source>
        <comment>cards in it</comment>
        <translation>Talon · {number}</translation>
    </message>
    <message>
        <source>pot · {number}</source>
        <comment>chips in it</comment>
        <translation>Topf · {number}</translation>
    </message>
    <message>
        <source>Kille table</source>
        <translation>Killetisch</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n card(s)</source>
        <translation>
            <numerusform>Talon, %n Karte</numerusform>
            <numerusform>Talon, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pot, %n chip(s)</source>
        <translation>
            <numerusform>Topf, %n Chip</numerusform>
            <numerusform>Topf, %n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>{card}, out of play</source>
        <translation>{card}, aus dem Spiel</translation>
    </message>
    <message>
        <source>face down, known to you: {card}</source>
        <translation>verdeckt, wie du weißt: {card}</translation>
    </message>
    <message>
        <source>{deal} · {name}: lowest</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: niedrigste</translation>
    </message>
    <message>
        <source>blaren</source>
        <comment>a card</comment>
        <translation>Blaren</translation>
    </message>
    <message>
        <source>blompottan</source>
        <comment>a card</comment>
        <translation>Blompottan</translation>
    </message>
    <message>
        <source>kransen</source>
        <comment>a card</comment>
        <translation>Kransen</translation>
    </message>
    <message>
        <source>värdshus</source>
        <comment>a card</comment>
        <translation>Värdshus</translation>
    </message>
    <message>
        <source>kavall</source>
        <comment>a card</comment>
        <translation>Kavall</translation>
    </message>
    <message>
        <source>svin</source>
        <comment>a card</comment>
        <translation>Svin</translation>
    </message>
    <message>
        <source>husar</source>
        <comment>a card</comment>
        <translation>Husar</translation>
    </message>
    <message>
        <source>kuku</source>
        <comment>a card</comment>
        <translation>Kuku</translation>
    </message>
    <message>
        <source>kille</source>
        <comment>a card</comment>
        <translation>Kille</translation>
    </message>
    <message>
        <source>swapped with you</source>
        <translation>tauschte mit dir</translation>
    </message>
    <message>
        <source>{kille}, high</source>
        <translation>{kille}, hoch</translation>
    </message>
    <message>
        <source>{kille}, low</source>
        <translation>{kille}, niedrig</translation>
    </message>
    <message>
        <source>{below} below, equal to kuku</source>
        <translation>{below} darunter, dem Kuku gleich</translation>
    </message>
    <message>
        <source>{below} below, {above} above</source>
        <comment>kinds of cards</comment>
        <translation>{below} darunter, {above} darüber</translation>
    </message>
    <message>
        <source>Where the {card} stands</source>
        <translation>Wo {card} steht</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <comment>button</comment>
        <translation>Tauschen mit {name}</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <comment>button: the dealer draws a card</comment>
        <translation>In den Talon</translation>
    </message>
    <message>
        <source>Lay kuku</source>
        <comment>button</comment>
        <translation>Kuku auflegen</translation>
    </message>
    <message>
        <source>Bättre kort?</source>
        <comment>button: ask for better cards; a Swedish call</comment>
        <translation>Bättre kort?</translation>
    </message>
    <message>
        <source>Accepteras!</source>
        <comment>button: accept a new deal; a Swedish call</comment>
        <translation>Accepteras!</translation>
    </message>
    <message>
        <source>Omöjligt!</source>
        <comment>button: refuse a new deal; a Swedish call</comment>
        <translation>Omöjligt!</translation>
    </message>
    <message>
        <source>Det beror på!</source>
        <comment>button: leave it to the third; a Swedish call</comment>
        <translation>Det beror på!</translation>
    </message>
    <message>
        <source>Buy in for {price}</source>
        <comment>button</comment>
        <translation>Einkaufen für {price}</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>button, where there is little room</comment>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>Buy in</source>
        <comment>button, where there is little room</comment>
        <translation>Kaufen</translation>
    </message>
    <message>
        <source>You ask {name} for a new deal, before you say whether you swap.</source>
        <translation>Du fragst {name}, ob neu gegeben wird, bevor du sagst, ob du tauschst.</translation>
    </message>
    <message>
        <source>No new deal: {name} stands or swaps.</source>
        <translation>Es wird nicht neu gegeben: {name} bleibt oder tauscht.</translation>
    </message>
    <message>
        <source>{name} decides whether there is a new deal.</source>
        <translation>{name} entscheidet, ob neu gegeben wird.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s) and play for the pot again.</source>
        <translation>
            <numerusform>Du zahlst %n Chip und spielst wieder um den Topf.</numerusform>
            <numerusform>Du zahlst %n Chips und spielst wieder um den Topf.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out until the next pot.</source>
        <translation>Du bist bis zum nächsten Topf ausgeschieden.</translation>
    </message>
    <message>
        <source>You keep the {card}, and all show.</source>
        <translation>Du behältst {card}, und alle zeigen.</translation>
    </message>
    <message>
        <source>You keep the {card}. Then {name} speaks.</source>
        <translation>Du behältst {card}. Dann spricht {name}.</translation>
    </message>
    <message>
        <source>Buy in for {price}? The pot is {pot}.</source>
        <translation>Für {price} einkaufen? Im Topf sind {pot}.</translation>
    </message>
    <message>
        <source>You win the pot of {amount}. Another one?</source>
        <translation>Du gewinnst den Topf mit {amount}. Noch einer?</translation>
    </message>
    <message>
        <source>{name} wins the pot of {amount}. Another one?</source>
        <translation>{name} gewinnt den Topf mit {amount}. Noch einer?</translation>
    </message>
    <message>
        <source>{name} asks for better cards. You have {card}.</source>
        <translation>{name} fragt nach besseren Karten. Du hast {card}.</translation>
    </message>
    <message>
        <source>Keep your {card}, or go into the stock?</source>
        <translation>Willst du {card} behalten oder in den Talon gehen?</translation>
    </message>
    <message>
        <source>Keep your {card}, or swap with {name}?</source>
        <translation>Willst du {card} behalten oder mit {name} tauschen?</translation>
    </message>
    <message>
        <source>{name} stood.</source>
        <translation>{name} ist geblieben.</translation>
    </message>
    <message>
        <source>{name} took your {card}.</source>
        <translation>{name} hat dir {card} genommen.</translation>
    </message>
    <message>
        <source>You are out {often}, with “{move}” {as_often}, mostly because a husar or svin hits you.</source>
        <extracomment>Most of the difference is that one is hit by a husar or the svin</extracomment>
        <translation>Du scheidest {often} aus, mit „{move}“ {as_often}, meist weil Husar oder Svin dich treffen.</translation>
    </message>
    <message>
        <source>Swap with the next player on your left who is still in.</source>
        <translation>Tausch mit dem Nächsten links von dir, der noch dabei ist.</translation>
    </message>
    <message>
        <source>You’re the dealer, so you can’t swap. You may go into the stock.</source>
        <translation>Du bist Geber, also kannst du nicht tauschen. Du darfst in den Talon gehen.</translation>
    </message>
    <message>
        <source>No one goes out.</source>
        <translation>Niemand scheidet aus.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <extracomment>Two players or more</extracomment>
        <translation>Es scheiden aus: {names}.</translation>
    </message>
    <message>
        <source>The stock is cut.</source>
        <translation>Der Talon wird abgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lost</source>
        <translation>
            <numerusform>%n Chip verloren</numerusform>
            <numerusform>%n Chips verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) won</source>
        <translation>
            <numerusform>%n Chip gewonnen</numerusform>
            <numerusform>%n Chips gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} this wins you more of the pot in the long run.</source>
        <translation>Mit {card} bringt das auf Dauer mehr vom Topf.</translation>
    </message>
    <message>
        <source>One card each: keep it or swap it. The lowest is out. Four to twenty players share a pot, which takes a few minutes. It’s the easiest of the five games to learn, and the one with the most luck.</source>
        <translation>Eine Karte für jeden: behalten oder tauschen. Die niedrigste scheidet aus. Vier bis zwanzig Spieler spielen um einen Topf, was ein paar Minuten dauert. Von den fünf Spielen ist es am leichtesten zu lernen, und das Glück zählt am meisten.</translation>
    </message>
    <message>
        <source>Don’t end up with the lowest card: the last player in wins the pot.</source>
        <translation>Nur nicht die niedrigste behalten: Wer übrig bleibt, bekommt den Topf.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Everyone speaks once: stand or swap. Then all cards are shown.</source>
        <translation>Jeder spricht einmal: bleiben oder tauschen. Dann werden alle Karten gezeigt.</translation>
    </message>
    <message>
        <source>Two or three players are left: forehand may first ask for better cards.</source>
        <translation>Nur zwei oder drei sind übrig: Die Vorhand darf zuerst nach besseren Karten fragen.</translation>
    </message>
    <message>
        <source>The dealer decides whether there are new cards.</source>
        <translation>Der Geber entscheidet, ob es neue Karten gibt.</translation>
    </message>
    <message>
        <source>The third player decides whether there are new cards.</source>
        <translation>Der dritte Spieler entscheidet, ob es neue Karten gibt.</translation>
    </message>
    <message>
        <source>The dealer speaks last: stand, or go into the stock.</source>
        <translation>Der Geber spricht zuletzt: Er bleibt oder geht in den Talon.</translation>
    </message>
    <message>
        <source>Players who are out may buy in again. The price goes into the pot.</source>
        <translation>Ausgeschiedene dürfen sich wieder einkaufen. Der Preis kommt in den Topf.</translation>
    </message>
    <message>
        <source>If everyone wants another pot, all are in again and pay the stake.</source>
        <translation>Wollen alle noch einen Topf, sind alle wieder dabei und zahlen den Einsatz.</translation>
    </message>
    <message>
        <source>No one goes out: the dealer gathers the cards and deals again.</source>
        <translation>Niemand scheidet aus: Der Geber sammelt die Karten ein und gibt neu.</translation>
    </message>
    <message>
        <source>The last player in wins the pot.</source>
        <translation>Wer zuletzt übrig ist, gewinnt den Topf.</translation>
    </message>
    <message>
        <source>Everyone would be out, so no one is.</source>
        <translation>Alle müssten ausscheiden, also scheidet niemand aus.</translation>
    </message>
    <message>
        <source>Out are low killar, players who were hit, and the lowest of the other cards. They may buy in, or wait for a new pot.</source>
        <translation>Es scheiden aus: niedrige Killar, wer getroffen ist und die niedrigste der anderen Karten. Sie können sich einkaufen oder auf einen neuen Topf warten.</translation>
    </message>
    <message>
        <source>Deal {deal} decided it. Out: {others}. You were the only one left.</source>
        <extracomment>Why a pot was won. {others}: who went out in the last deal</extracomment>
        <translation>Spiel {deal} brachte die Entscheidung. Raus: {others}. Nur du warst noch übrig.</translation>
    </message>
    <message>
        <source>Deal {deal} decided it. Out: {others}. {name} was the only one left.</source>
        <extracomment>Why a pot was won. {others}: who went out in the last deal</extracomment>
        <translation>Spiel {deal} brachte die Entscheidung. Raus: {others}. Nur {name} war noch übrig.</translation>
    </message>
    <message>
        <source>Next pot</source>
        <extracomment>Button: a pot has been won, and everybody pays the stake for another one</extracomment>
        <translation>Nächster Topf</translation>
    </message>
    <message numerus="yes">
        <source>Players bought in again %n time(s), so the pot grew.</source>
        <translation>
            <numerusform>%n-mal hat sich jemand wieder eingekauft, und der Topf wuchs.</numerusform>
            <numerusform>%n-mal hat sich jemand wieder eingekauft, und der Topf wuchs.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match without this pot.</source>
        <translation>Du gewinnst die Partie auch ohne diesen Topf.</translation>
    </message>
    <message>
        <source>More of the others go out: {here} on average, with “{move}” {there}.</source>
        <extracomment>{here}, {there}: how many, such as 1.8</extracomment>
        <translation>Mehr von den anderen scheiden aus: im Schnitt {here}, mit „{move}“ {there}.</translation>
    </message>
    <message>
        <source>A player who asks for this card ends the exchange and keeps their own card.</source>
        <translation>Wer sie eintauschen will, beendet den Tausch und behält die eigene Karte.</translation>
    </message>
    <message>
        <source>A player who asks for this card is hit.</source>
        <translation>Wer sie eintauschen will, wird getroffen.</translation>
    </message>
    <message>
        <source>A player who asks for this card hits the player who was dealt the card on offer.</source>
        <translation>Wer sie eintauschen will, trifft damit den, der die angebotene Karte beim Geben bekam.</translation>
    </message>
    <message>
        <source>A player who asks for this card must go on to the next player.</source>
        <translation>Wer sie eintauschen will, muss weiter zum nächsten Spieler.</translation>
    </message>
    <message>
        <source>A player who asks for this card gets it, and everyone sees it.</source>
        <translation>Wer sie eintauschen will, bekommt sie, und alle sehen sie.</translation>
    </message>
    <message>
        <source>A player who asks for this card gets it.</source>
        <translation>Wer sie eintauschen will, bekommt sie.</translation>
    </message>
    <message>
        <source>can buy in for {price}</source>
        <translation>kann sich für {price} einkaufen</translation>
    </message>
    <message>
        <source>can buy in</source>
        <translation>kann einkaufen</translation>
    </message>
    <message>
        <source>You give {name} the {card}. Only a matador can refuse.</source>
        <translation>Du gibst {name} {card}. Nur ein Matador kann ablehnen.</translation>
    </message>
    <message>
        <source>You put your {card} out of play and take the top card. A matador answers there too.</source>
        <translation>Du legst {card} weg und nimmst die oberste Karte. Ist es ein Matador, antwortet auch er.</translation>
    </message>
    <message>
        <source>No more swaps: everyone shows their card. Players already hit are still hit.</source>
        <translation>Kein Tausch mehr: Alle zeigen ihre Karte. Wer getroffen ist, bleibt es.</translation>
    </message>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Wer gegeben hat, gibt noch einmal.</translation>
    </message>
    <message>
        <source>You are out until the next pot. You lose your second chance too.</source>
        <translation>Du bist bis zum nächsten Topf ausgeschieden. Auch der zweite Wiedereinkauf ist verloren.</translation>
    </message>
    <message>
        <source>You keep the {card}. Then {name} speaks last.</source>
        <translation>Du behältst {card}. Dann spricht nur noch {name}.</translation>
    </message>
    <message>
        <source>Deadlock: no one is out.</source>
        <translation>Patt: Niemand scheidet aus.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>PDF documents (*.pdf)</source>
        <extracomment>A kind of file in a file dialog</extracomment>
        <translation>PDF-Dokumente (*.pdf)</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Best</source>
        <extracomment>How good a move was</extracomment>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>How good a move was</extracomment>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Slip</source>
        <extracomment>How good a move was: a small mistake</extracomment>
        <translation>Ungenauigkeit</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>How good a move was</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>{number} chips</source>
        <translation>{number} Chips</translation>
    </message>
    <message>
        <source>{number} lost deals</source>
        <extracomment>In Fjabbe, where lost hands are bad</extracomment>
        <translation>{number} verlorene Spiele</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} Punkte</translation>
    </message>
    <message>
        <source>As good as {move}, or nearly.</source>
        <translation>So gut wie {move}, oder beinahe.</translation>
    </message>
    <message>
        <source>Better, and it decides the match: {move}.</source>
        <translation>Besser, und das entscheidet die Partie: {move}.</translation>
    </message>
    <message>
        <source>Better by about {amount}: {move}.</source>
        <extracomment>{amount}: &quot;9 points&quot;</extracomment>
        <translation>Besser, um etwa {amount}: {move}.</translation>
    </message>
    <message>
        <source>Judged by looking ahead on the board.</source>
        <translation>Beurteilt durch Vorausrechnen auf dem Brett.</translation>
    </message>
    <message>
        <source>Counted to the end: every card was known.</source>
        <translation>Bis zum Ende gerechnet: Jede Karte war bekannt.</translation>
    </message>
    <message>
        <source>Give or take {amount}.</source>
        <extracomment>{amount}: &quot;2 points&quot;. The difference may be so much larger or smaller.</extracomment>
        <translation>Auf {amount} genau.</translation>
    </message>
    <message>
        <source>How you stood, in points</source>
        <translation>Wie du standest, in Punkten</translation>
    </message>
    <message>
        <source>{name} in points</source>
        <translation>{name}, in Punkten</translation>
    </message>
    <message>
        <source>How you stood, in chips</source>
        <translation>Wie du standest, in Chips</translation>
    </message>
    <message>
        <source>{name} in chips</source>
        <translation>{name}, in Chips</translation>
    </message>
    <message>
        <source>How you stood, in lost deals</source>
        <extracomment>In Fjabbe, where lost hands are bad: the more is lost the lower is the curve</extracomment>
        <translation>Wie du standest, in verlorenen Spielen</translation>
    </message>
    <message>
        <source>{name} in lost deals</source>
        <translation>{name}, in verlorenen Spielen</translation>
    </message>
    <message>
        <source>What you could expect, in points</source>
        <extracomment>Title of a curve: before each decision, how the round would end on average</extracomment>
        <translation>Was du erwarten konntest, in Punkten</translation>
    </message>
    <message>
        <source>What {name} could expect, in points</source>
        <translation>Was {name} erwarten konnte, in Punkten</translation>
    </message>
    <message>
        <source>What you could expect, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Was du erwarten konntest, in Augen</translation>
    </message>
    <message>
        <source>What {name} could expect, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Was {name} erwarten konnte, in Augen</translation>
    </message>
    <message>
        <source>What you could expect, in squares</source>
        <translation>Was du erwarten konntest, in Feldern</translation>
    </message>
    <message>
        <source>What {name} could expect, in squares</source>
        <translation>Was {name} erwarten konnte, in Feldern</translation>
    </message>
    <message>
        <source>What you could expect, in chips</source>
        <translation>Was du erwarten konntest, in Chips</translation>
    </message>
    <message>
        <source>What {name} could expect, in chips</source>
        <translation>Was {name} erwarten konnte, in Chips</translation>
    </message>
    <message>
        <source>What you could expect, in lost deals</source>
        <translation>Was du erwarten konntest, in verlorenen Spielen</translation>
    </message>
    <message>
        <source>What {name} could expect, in lost deals</source>
        <translation>Was {name} erwarten konnte, in verlorenen Spielen</translation>
    </message>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n gute Entscheidung</numerusform>
            <numerusform>%n gute Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n Ungenauigkeit</numerusform>
            <numerusform>%n Ungenauigkeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n Feld</numerusform>
            <numerusform>%n Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>How you stood, in squares</source>
        <translation>Wie du standest, in Feldern</translation>
    </message>
    <message>
        <source>{name} in squares</source>
        <translation>{name}, in Feldern</translation>
    </message>
    <message>
        <source>How you stood, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Wie du standest, in Augen</translation>
    </message>
    <message>
        <source>{name} in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>{name}, in Augen</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <extracomment>How good a move was: nobody can tell</extracomment>
        <translation>Unsicher</translation>
    </message>
    <message>
        <source>Every other move is worse.</source>
        <translation>Jeder andere Zug ist schlechter.</translation>
    </message>
    <message>
        <source>There was no other move.</source>
        <translation>Es gab keinen anderen Zug.</translation>
    </message>
    <message>
        <source>Nothing was decided here.</source>
        <translation>Hier wurde nichts entschieden.</translation>
    </message>
    <message>
        <source>Worked out from what it brings and what it costs.</source>
        <translation>Ausgerechnet aus dem, was es bringt und was es kostet.</translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain</source>
        <extracomment>Decisions of which nobody can tell how good they were</extracomment>
        <translation>
            <numerusform>%n unsicher</numerusform>
            <numerusform>%n unsicher</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a choice</source>
        <extracomment>Moves that were the only ones</extracomment>
        <translation>
            <numerusform>%n ohne Wahl</numerusform>
            <numerusform>%n ohne Wahl</numerusform>
        </translation>
    </message>
    <message>
        <source>Perhaps {move} is better, but it’s not certain.</source>
        <translation>Vielleicht ist {move} besser, aber sicher ist das nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n deal(s) that were possible then.</source>
        <translation>
            <numerusform>Verglichen in %n Kartenverteilung, die damals möglich war.</numerusform>
            <numerusform>Verglichen in %n Kartenverteilungen, die damals möglich waren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices of this kind aren’t analysed.</source>
        <translation>Solche Entscheidungen werden nicht analysiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n not analysed</source>
        <extracomment>Decisions</extracomment>
        <translation>
            <numerusform>%n nicht analysiert</numerusform>
            <numerusform>%n nicht analysiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>self-test</name>
    <message>
        <source>Typefaces</source>
        <translation>Schriften</translation>
    </message>
    <message>
        <source>Table of {game}</source>
        <translation>Tisch für {game}</translation>
    </message>
    <message>
        <source>Language {language}</source>
        <translation>Sprache {language}</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>A match of {game} between computer players</source>
        <translation>Eine Partie {game} zwischen Computerspielern</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>{file} is missing or damaged</source>
        <translation>{file} fehlt oder ist beschädigt</translation>
    </message>
    <message>
        <source>nothing is drawn</source>
        <translation>es wird nichts gezeichnet</translation>
    </message>
    <message>
        <source>{file} does not hold what was written</source>
        <translation>{file} enthält nicht, was geschrieben wurde</translation>
    </message>
    <message>
        <source>no end after {seconds} seconds</source>
        <translation>kein Ende nach {seconds} Sekunden</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>in Ordnung</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer Fehler</numerusform>
            <numerusform>und %n weitere Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT OK: {faults}</source>
        <translation>FEHLER: {faults}</translation>
    </message>
    <message numerus="yes">
        <source>All %n checks passed.</source>
        <translation>
            <numerusform>Die Prüfung ist bestanden.</numerusform>
            <numerusform>Alle %n Prüfungen sind bestanden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed. Please install bluestick again.</source>
        <translation>
            <numerusform>%n von {checks} Prüfungen ist fehlgeschlagen. Bitte installiere bluestick neu.</numerusform>
            <numerusform>%n von {checks} Prüfungen sind fehlgeschlagen. Bitte installiere bluestick neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>A window on the display</source>
        <translation>Ein Fenster auf dem Bildschirm</translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed.</source>
        <translation>
            <numerusform>%n von {checks} Prüfungen ist fehlgeschlagen.</numerusform>
            <numerusform>%n von {checks} Prüfungen sind fehlgeschlagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the process for the computer players does not work</source>
        <translation>der Prozess für die Computerspieler funktioniert nicht</translation>
    </message>
    <message>
        <source>Qt fails before a window opens</source>
        <translation>Qt gibt auf, bevor sich ein Fenster öffnet</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
</context>
<context>
    <name>snapphana</name>
    <message>
        <source>The dealer deals the cards once, from the whole pack.</source>
        <translation>Der Geber gibt die Karten einmal, aus dem ganzen Kartenspiel.</translation>
    </message>
    <message>
        <source>Wait: another player has to discard first.</source>
        <translation>Warte: Zuerst muss jemand anders ablegen.</translation>
    </message>
    <message>
        <source>First a player has to give the card for Fjønt.</source>
        <translation>Zuerst muss jemand die Karte für Fjønt geben.</translation>
    </message>
    <message>
        <source>You have discarded {cards}.</source>
        <translation>Die hast du abgelegt: {cards}.</translation>
    </message>
    <message>
        <source>You can only use cards from your own hand, each one once.</source>
        <translation>Du kannst nur Karten aus deiner eigenen Hand nehmen, jede einmal.</translation>
    </message>
    <message>
        <source>You can’t discard now.</source>
        <translation>Jetzt kannst du nicht ablegen.</translation>
    </message>
    <message>
        <source>You can’t discard tarokker or kings. Keep {cards}.</source>
        <translation>Tarokker und Könige darfst du nicht ablegen. Behalte {cards}.</translation>
    </message>
    <message>
        <source>You must follow suit, {suit}. You can play {cards}, or Fjønt.</source>
        <extracomment>{suit}: the suit that was led, {cards}: the cards that may be played</extracomment>
        <translation>Du musst {suit} bedienen. Spielen kannst du {cards}, oder Fjønt.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must play a trump. You can play {cards}, or Fjønt.</source>
        <extracomment>{suit}: the suit that was led, {cards}: the cards that may be played</extracomment>
        <translation>Du hast kein {suit} und musst Trumpf spielen. Spielen kannst du {cards}, oder Fjønt.</translation>
    </message>
    <message>
        <source>Play or give one card at a time.</source>
        <translation>Spiel oder gib immer nur eine Karte.</translation>
    </message>
    <message>
        <source>In Fjabbe no one declares, because points are bad.</source>
        <translation>Bei Fjabbe sagt niemand an, denn dort sind Punkte schlecht.</translation>
    </message>
    <message>
        <source>You can only declare in the first trick, before your first card.</source>
        <translation>Ansagen kannst du nur im ersten Stich, vor deiner ersten Karte.</translation>
    </message>
    <message>
        <source>You have already declared this kind: {cards}.</source>
        <translation>Diese Art hast du schon angesagt: {cards}.</translation>
    </message>
    <message>
        <source>These cards make no combination: {cards}.</source>
        <translation>Diese Karten ergeben keine Kombination: {cards}.</translation>
    </message>
    <message>
        <source>You don’t owe a card for Fjønt.</source>
        <translation>Du schuldest keine Karte für Fjønt.</translation>
    </message>
    <message>
        <source>Your side hasn’t won a card yet. Play on, and give one later.</source>
        <translation>Deine Seite hat noch keine Karte gewonnen. Spiel weiter und gib später eine.</translation>
    </message>
    <message>
        <source>For Fjønt, give a card from your side’s tricks.</source>
        <translation>Gib für Fjønt eine Karte aus den Stichen deiner Seite.</translation>
    </message>
    <message>
        <source>These cards don’t belong to a combination of {kind}: {cards}.</source>
        <extracomment>{kind}: &quot;kings&quot;, &quot;spades&quot; or the like</extracomment>
        <translation>Diese Karten gehören nicht zu dieser Art ({kind}): {cards}.</translation>
    </message>
    <message>
        <source>At least two of the cards must be real. N and Fjønt are wild.</source>
        <translation>Mindestens zwei der Karten müssen echt sein. N und Fjønt sind wild.</translation>
    </message>
    <message>
        <source>This sequence begins with {card}. A wild card can’t replace it.</source>
        <extracomment>{card}: the first card of a sekvens</extracomment>
        <translation>Diese Sequenz beginnt mit {card}. Keine wilde Karte kann sie ersetzen.</translation>
    </message>
    <message>
        <source>N and Fjønt side by side end the row. Leave these out: {cards}.</source>
        <translation>N und Fjønt nebeneinander beenden die Reihe. Lass diese weg: {cards}.</translation>
    </message>
    <message>
        <source>The row ends where a card is missing. Leave these out: {cards}.</source>
        <translation>Die Reihe endet, wo eine Karte fehlt. Lass diese weg: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to discard %n card(s).</source>
        <translation>
            <numerusform>Zuerst musst du eine Karte ablegen.</numerusform>
            <numerusform>Zuerst musst du %n Karten ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to discard exactly %n card(s).</source>
        <translation>
            <numerusform>Du musst genau eine Karte ablegen.</numerusform>
            <numerusform>Du musst genau %n Karten ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A combination has at least %n card(s).</source>
        <translation>
            <numerusform>Eine Kombination hat mindestens eine Karte.</numerusform>
            <numerusform>Eine Kombination hat mindestens %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>After XX there must be two of XIX, XVIII and XVII, at least one of them real.</source>
        <translation>Nach XX müssen zwei von XIX, XVIII und XVII kommen, mindestens eine davon echt.</translation>
    </message>
    <message>
        <source>After the king there must be two of queen, knight and jack, at least one of them real.</source>
        <translation>Nach dem König müssen zwei von Dame, Reiter und Bube kommen, mindestens eine davon echt.</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>A move: these cards are discarded</extracomment>
        <translation>{cards} ablegen</translation>
    </message>
    <message>
        <source>Declare {combination}</source>
        <extracomment>A move: this combination is declared</extracomment>
        <translation>Ansagen: {combination}</translation>
    </message>
    <message>
        <source>{card} for Fjønt</source>
        <extracomment>A move: this card is given for Fjønt</extracomment>
        <translation>{card} für Fjønt</translation>
    </message>
    <message>
        <source>Declare or play</source>
        <translation>Ansagen oder spielen</translation>
    </message>
    <message>
        <source>{name}: declare or play</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – ansagen oder spielen</translation>
    </message>
    <message>
        <source>Waiting for the discards: {names}</source>
        <translation>Noch beim Ablegen: {names}</translation>
    </message>
    <message>
        <source>{names} chooses a card for Fjønt</source>
        <translation>{names} wählt eine Karte für Fjønt</translation>
    </message>
    <message>
        <source>Deal {deal} · trick {number}</source>
        <translation>Spiel {deal} · Stich {number}</translation>
    </message>
    <message>
        <source>You win the match with {points}!</source>
        <translation>Du gewinnst die Partie: {points}!</translation>
    </message>
    <message>
        <source>You and {names} win the match with {points}!</source>
        <translation>Du und {names} gewinnt die Partie: {points}!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt die Partie: {points}.</numerusform>
            <numerusform>{names} gewinnen die Partie: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match by declaring, with {points}!</source>
        <translation>Du gewinnst die Partie durch Ansagen: {points}!</translation>
    </message>
    <message>
        <source>You and {names} win the match by declaring, with {points}!</source>
        <translation>Du und {names} gewinnt die Partie durch Ansagen: {points}!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by declaring, with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} gewinnt die Partie durch Ansagen: {points}.</numerusform>
            <numerusform>{names} gewinnen die Partie durch Ansagen: {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match! {lost}</source>
        <translation>Du gewinnst die Partie! {lost}</translation>
    </message>
    <message>
        <source>You and {names} win the match! {lost}</source>
        <translation>Du und {names} gewinnt die Partie! {lost}</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match. {lost}</source>
        <extracomment>The plural is for several winners with equally many lost hands</extracomment>
        <translation>
            <numerusform>{names} gewinnt die Partie. {lost}</numerusform>
            <numerusform>{names} gewinnen die Partie. {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals lost: %n.</source>
        <comment>by the winner</comment>
        <translation>
            <numerusform>Verlorene Spiele: %n.</numerusform>
            <numerusform>Verlorene Spiele: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fjabbe</source>
        <extracomment>The name of one of the four games</extracomment>
        <translation>Fjabbe</translation>
    </message>
    <message>
        <source>Without {suits} you can soon trump there.</source>
        <extracomment>{suits}: one suit or more, &quot;spades and clubs&quot;</extracomment>
        <translation>Ohne {suits} kannst du dort bald stechen.</translation>
    </message>
    <message>
        <source>No one can win these cards once you discard them: {cards}.</source>
        <translation>Abgelegte Karten kann niemand gewinnen: {cards}.</translation>
    </message>
    <message>
        <source>Discard worthless cards first.</source>
        <translation>Leg wertlose Karten zuerst ab.</translation>
    </message>
    <message>
        <source>Give {cards}: it’s worth almost nothing.</source>
        <translation>Gib {cards}: Diese Karte ist fast nichts wert.</translation>
    </message>
    <message>
        <source>You have no worthless card. Give {cards}: you need it least.</source>
        <translation>Du hast keine wertlose Karte. Gib {cards}: Die brauchst du am wenigsten.</translation>
    </message>
    <message>
        <source>Give {cards}: it hurts the other side.</source>
        <translation>Gib {cards}: Das schadet den anderen.</translation>
    </message>
    <message>
        <source>No one has a card that beats {cards}.</source>
        <translation>Niemand hat eine Karte, die {cards} schlägt.</translation>
    </message>
    <message>
        <source>This draws the others’ trumps.</source>
        <translation>Das zieht den anderen die Trümpfe heraus.</translation>
    </message>
    <message>
        <source>You risk little with a worthless card.</source>
        <translation>Mit einer wertlosen Karte riskierst du wenig.</translation>
    </message>
    <message>
        <source>The next player has to set the suit.</source>
        <translation>Der Nächste muss die Farbe bestimmen.</translation>
    </message>
    <message>
        <source>The last trick brings 6 points.</source>
        <translation>Der letzte Stich bringt 6 Punkte.</translation>
    </message>
    <message>
        <source>You play last, so this trick is surely yours.</source>
        <translation>Du spielst zuletzt, also gehört der Stich sicher dir.</translation>
    </message>
    <message>
        <source>No one can beat {cards} now.</source>
        <translation>Niemand kann {cards} jetzt schlagen.</translation>
    </message>
    <message>
        <source>Your partner’s trick: {cards} is safe there.</source>
        <translation>Der Stich eurer Seite: Dort ist {cards} sicher.</translation>
    </message>
    <message>
        <source>Your partner has the trick and may keep it.</source>
        <translation>Eure Seite hat den Stich und behält ihn vielleicht.</translation>
    </message>
    <message>
        <source>Save {cards}: this trick isn’t worth it.</source>
        <translation>Heb {cards} auf: Der Stich ist es nicht wert.</translation>
    </message>
    <message>
        <source>Fjønt saves {cards}.</source>
        <translation>Fjønt rettet {cards}.</translation>
    </message>
    <message>
        <source>Fjønt costs nothing here.</source>
        <translation>Fjønt kostet hier nichts.</translation>
    </message>
    <message>
        <source>You need one trick.</source>
        <translation>Du brauchst einen Stich.</translation>
    </message>
    <message>
        <source>Another player has no trick yet, and loses if you keep it so.</source>
        <translation>Jemand anders hat noch keinen Stich und verliert, wenn es dabei bleibt.</translation>
    </message>
    <message>
        <source>{cards} is low enough not to take the trick.</source>
        <translation>{cards} ist niedrig genug, um den Stich nicht zu machen.</translation>
    </message>
    <message>
        <source>Play {cards}: it hurts the player who takes the trick.</source>
        <translation>Spiel {cards}: Das schadet dem, der den Stich macht.</translation>
    </message>
    <message>
        <source>You can’t avoid taking this trick.</source>
        <translation>Du kannst nicht vermeiden, den Stich zu machen.</translation>
    </message>
    <message numerus="yes">
        <source>The combination is worth %n point(s) and can count again later.</source>
        <translation>
            <numerusform>Die Kombination bringt einen Punkt und kann später noch einmal zählen.</numerusform>
            <numerusform>Die Kombination bringt %n Punkte und kann später noch einmal zählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the third of its kind, so all count double: %n point(s).</source>
        <translation>
            <numerusform>Das ist die dritte ihrer Art, also zählen alle doppelt: ein Punkt.</numerusform>
            <numerusform>Das ist die dritte ihrer Art, also zählen alle doppelt: %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win at once, with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst sofort, mit einem Punkt.</numerusform>
            <numerusform>Du gewinnst sofort, mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Du legst {cards} ab.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>Du legst eine Karte ab.</numerusform>
            <numerusform>Du legst %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} legt eine Karte ab.</numerusform>
            <numerusform>{name} legt %n Karten ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the pack is dealt.</source>
        <translation>Die übrigen Karten werden gegeben.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>Du bekommst {cards}.</translation>
    </message>
    <message>
        <source>You declare {combination}: {points} – {cards}.</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;</extracomment>
        <translation>Du sagst an: {combination}, {points} – {cards}.</translation>
    </message>
    <message>
        <source>{name} declares {combination}: {points} – {cards}.</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;</extracomment>
        <translation>{name} sagt an: {combination}, {points} – {cards}.</translation>
    </message>
    <message>
        <source>All {group} of this player count double: {points} more.</source>
        <extracomment>After the third flertal or sekvens that one player has declared; {group}: &quot;flertal&quot; or &quot;sequences&quot;</extracomment>
        <translation>Alle {group} dieses Spielers zählen doppelt: {points} dazu.</translation>
    </message>
    <message>
        <source>flertal</source>
        <translation>Flertal</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>You take the last trick: {points}.</source>
        <translation>Du machst den letzten Stich: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the last trick: {points}.</source>
        <translation>{name} macht den letzten Stich: {points}.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe {other} a card for it.</source>
        <translation>Du nimmst Fjønt zurück und schuldest {other} eine Karte dafür.</translation>
    </message>
    <message>
        <source>{name} takes Fjønt back and owes you a card for it.</source>
        <translation>{name} nimmt Fjønt zurück und schuldet dir eine Karte dafür.</translation>
    </message>
    <message>
        <source>{name} takes Fjønt back and owes {other} a card for it.</source>
        <translation>{name} nimmt Fjønt zurück und schuldet {other} eine Karte dafür.</translation>
    </message>
    <message>
        <source>The debt waits until that side wins a trick.</source>
        <translation>Die Schuld wartet, bis diese Seite einen Stich gewinnt.</translation>
    </message>
    <message>
        <source>You give {other} {card} for Fjønt.</source>
        <translation>Du gibst {other} {card} für Fjønt.</translation>
    </message>
    <message>
        <source>{name} gives you {card} for Fjønt.</source>
        <translation>{name} gibt dir {card} für Fjønt.</translation>
    </message>
    <message>
        <source>{name} gives {other} {card} for Fjønt.</source>
        <translation>{name} gibt {other} {card} für Fjønt.</translation>
    </message>
    <message>
        <source>Without a trick you lose Fjønt to {other}.</source>
        <translation>Ohne Stich verlierst du Fjønt an {other}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses Fjønt to you.</source>
        <translation>Ohne Stich verliert {name} Fjønt an dich.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses Fjønt to {other}.</source>
        <translation>Ohne Stich verliert {name} Fjønt an {other}.</translation>
    </message>
    <message>
        <source>Without a trick you lose your discards to {other}: {cards}.</source>
        <translation>Ohne Stich verlierst du deine abgelegten Karten an {other}: {cards}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses the discards to you: {cards}.</source>
        <translation>Ohne Stich verliert {name} die abgelegten Karten an dich: {cards}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses the discards to {other}: {cards}.</source>
        <translation>Ohne Stich verliert {name} die abgelegten Karten an {other}: {cards}.</translation>
    </message>
    <message>
        <source>The rest of the deal isn’t played.</source>
        <translation>Der Rest des Spiels wird nicht gespielt.</translation>
    </message>
    <message>
        <source>Deal {number} is counted. Lost by: {names}</source>
        <extracomment>A hand of Fjabbe; {names} have lost it</extracomment>
        <translation>Spiel {number} ist gezählt. Verloren: {names}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A side and its points: &quot;Elin and Bo 57&quot;</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Deal {number} is counted: {scores}.</source>
        <translation>Spiel {number} ist gezählt: {scores}.</translation>
    </message>
    <message>
        <source>Deal {number}, in play</source>
        <translation>Spiel {number}, läuft</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Fjønt was led: play any card, and it sets the suit.</source>
        <translation>Fjønt ist ausgespielt: Leg eine beliebige Karte, und sie bestimmt die Farbe.</translation>
    </message>
    <message>
        <source>You have no trumps: play any card.</source>
        <translation>Du hast keinen Trumpf: Leg eine beliebige Karte.</translation>
    </message>
    <message>
        <source>You have neither {suit} nor a trump: play any card.</source>
        <translation>Du hast weder {suit} noch Trumpf: Leg eine beliebige Karte.</translation>
    </message>
    <message>
        <source>hacka (worthless): two count 1</source>
        <translation>Hacka (wertlose Karte): Zwei zählen 1</translation>
    </message>
    <message>
        <source>sequence of {kind} ({number})</source>
        <extracomment>{kind} is &quot;spades&quot;, &quot;trumps&quot;, &quot;aces&quot; or the like, {number} how many cards there are</extracomment>
        <translation>Sequenz {kind} ({number})</translation>
    </message>
    <message>
        <source>Cards in pairs</source>
        <translation>Karten in Paaren</translation>
    </message>
    <message>
        <source>hacka</source>
        <translation>Hacka</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>{chosen} of {number} to discard: {cards}.</source>
        <translation>{chosen} von {number} abzulegen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Eine Karte ablegen</numerusform>
            <numerusform>%n Karten ablegen</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded: {number}</source>
        <comment>cards</comment>
        <translation>abgelegt: {number}</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>abgelegt: {cards}</translation>
    </message>
    <message>
        <source>You lead: {card}.</source>
        <translation>Du spielst aus: {card}.</translation>
    </message>
    <message>
        <source>K/tarok</source>
        <extracomment>A tarok or a king, as they are counted alike</extracomment>
        <translation>K/Tarok</translation>
    </message>
    <message>
        <source>Deal {number} · {names}</source>
        <extracomment>A hand of Fjabbe on the score sheet, and who has lost it</extracomment>
        <translation>Spiel {number} · {names}</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Beside the names of those who have lost a hand</extracomment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>No combination yet.</source>
        <translation>Noch keine Kombination.</translation>
    </message>
    <message>
        <source>{number} of the group: {sum} becomes {double}.</source>
        <translation>{number} in der Gruppe: aus {sum} wird {double}.</translation>
    </message>
    <message>
        <source>Declare (F9)</source>
        <comment>an option, and its key</comment>
        <translation>Ansagen (F9)</translation>
    </message>
    <message>
        <source>Give a card for Fjønt</source>
        <comment>an option</comment>
        <translation>Eine Karte für Fjønt geben</translation>
    </message>
    <message>
        <source>Play a card</source>
        <comment>an option</comment>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>counts {points} with a worthless card</source>
        <translation>zählt {points} mit einer Hacka</translation>
    </message>
    <message>
        <source>wild in sequences</source>
        <translation>wild in Sequenzen</translation>
    </message>
    <message>
        <source>red: upside down, Æ over 6 and 10 lowest</source>
        <translation>rot: auf dem Kopf, Æ über 6 und 10 ganz unten</translation>
    </message>
    <message>
        <source>all equal: the last one played wins</source>
        <translation>alle gleich: Der zuletzt gespielte gewinnt</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <comment>a card</comment>
        <translation>macht bisher den Stich</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>a pair</comment>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>tarokker</source>
        <translation>Tarokker</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>The cards printed K, several of them</extracomment>
        <translation>Könige</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>The cards printed D, several of them</extracomment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>knights</source>
        <extracomment>The cards printed H, several of them</extracomment>
        <translation>Reiter</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>The cards printed KN, several of them</extracomment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>snapphanar</source>
        <translation>Snapphanar</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>The cards printed Æ, several of them</extracomment>
        <translation>Asse</translation>
    </message>
    <message>
        <source>three {kind}</source>
        <extracomment>A flertal of three: {kind} is &quot;kings&quot; or the like</extracomment>
        <translation>drei {kind}</translation>
    </message>
    <message>
        <source>four {kind}</source>
        <extracomment>A flertal of four: {kind} is &quot;kings&quot; or the like</extracomment>
        <translation>vier {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n flertal</source>
        <translation>
            <numerusform>ein Flertal</numerusform>
            <numerusform>%n Flertal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>eine Sequenz</numerusform>
            <numerusform>%n Sequenzen</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} cards: {points}</source>
        <translation>{number} Karten: {points}</translation>
    </message>
    <message>
        <source>no sequence</source>
        <translation>keine Sequenz</translation>
    </message>
    <message>
        <source>these {number} cards are one: {points}</source>
        <translation>diese {number} Karten sind eine: {points}</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>bleibt übrig</translation>
    </message>
    <message>
        <source>{combinations}: {added} = {sum}, doubled {points}</source>
        <translation>{combinations}: {added} = {sum}, verdoppelt {points}</translation>
    </message>
    <message>
        <source>{combinations}: {added} = {points}</source>
        <translation>{combinations}: {added} = {points}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Ost und West</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>{name}, {number} cards in the pile</source>
        <translation>{name}, {number} Karten im Stapel</translation>
    </message>
    <message>
        <source>Cards in pairs: {added} = {points}</source>
        <translation>Karten in Paaren: {added} = {points}</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>Letzter Stich: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n trick(s), {points}</source>
        <translation>
            <numerusform>{name}: ein Stich, {points}</numerusform>
            <numerusform>{name}: %n Stiche, {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} – loses</source>
        <translation>{line} – verliert</translation>
    </message>
    <message>
        <source>{line} – wins</source>
        <translation>{line} – gewinnt</translation>
    </message>
    <message>
        <source>Flertal</source>
        <translation>Flertal</translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with “{move}”.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du gewinnst in diesem Stich etwa %n Punkt mehr als mit „{move}“.</numerusform>
            <numerusform>Du gewinnst in diesem Stich etwa %n Punkte mehr als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with “{move}”.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du verlierst in diesem Stich etwa %n Punkt weniger als mit „{move}“.</numerusform>
            <numerusform>Du verlierst in diesem Stich etwa %n Punkte weniger als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with “{move}” costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Dieser Stich bringt dir Punkte, mit „{move}“ kostet er dich welche: zusammen etwa %n.</numerusform>
            <numerusform>Dieser Stich bringt dir Punkte, mit „{move}“ kostet er dich welche: zusammen etwa %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>Du gewinnst in späteren Stichen etwa %n Punkt mehr als mit „{move}“.</numerusform>
            <numerusform>Du gewinnst in späteren Stichen etwa %n Punkte mehr als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>Du verlierst in späteren Stichen etwa %n Punkt weniger als mit „{move}“.</numerusform>
            <numerusform>Du verlierst in späteren Stichen etwa %n Punkte weniger als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Spätere Stiche bringen dir Punkte, mit „{move}“ kosten sie dich welche: zusammen etwa %n.</numerusform>
            <numerusform>Spätere Stiche bringen dir Punkte, mit „{move}“ kosten sie dich welche: zusammen etwa %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: won combinations bring you about %n point(s) more against the others.</source>
        <translation>
            <numerusform>Du behältst {cards}: Gewonnene Kombinationen bringen dir gegenüber den anderen etwa %n Punkt mehr.</numerusform>
            <numerusform>Du behältst {cards}: Gewonnene Kombinationen bringen dir gegenüber den anderen etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won combinations bring you about %n point(s) more against the others than with “{move}”.</source>
        <extracomment>Combinations in your own pile, less those in that of the others</extracomment>
        <translation>
            <numerusform>Gewonnene Kombinationen bringen dir gegenüber den anderen etwa %n Punkt mehr als mit „{move}“.</numerusform>
            <numerusform>Gewonnene Kombinationen bringen dir gegenüber den anderen etwa %n Punkte mehr als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this deal</source>
        <translation>In diesem Spiel</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Leg eine Karte ab</numerusform>
            <numerusform>Leg %n Karten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: discard %n card(s)</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>
            <numerusform>{name}: Leg eine Karte ab</numerusform>
            <numerusform>{name}: Leg %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card for Fjønt</source>
        <translation>Gib eine Karte für Fjønt</translation>
    </message>
    <message>
        <source>{name}: give a card for Fjønt</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Gib eine Karte für Fjønt</translation>
    </message>
    <message>
        <source>{cards} costs you least here.</source>
        <translation>{cards} kostet dich hier am wenigsten.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>points</comment>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Three or more combinations of a group: their points count once more</extracomment>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>So many cards each pile has</extracomment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>{number} of them: doubled, {sum} × 2</source>
        <comment>combinations of a group</comment>
        <translation>{number} davon: doppelt, {sum} × 2</translation>
    </message>
    <message>
        <source>doubled from three on</source>
        <comment>combinations of a group</comment>
        <translation>doppelt ab drei</translation>
    </message>
    <message>
        <source>{points} ✓</source>
        <comment>declared already</comment>
        <translation>{points} ✓</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Declare…</source>
        <comment>button</comment>
        <translation>Ansagen …</translation>
    </message>
    <message>
        <source>declared: all have seen it</source>
        <comment>a card</comment>
        <translation>angesagt: Alle haben sie gesehen</translation>
    </message>
    <message numerus="yes">
        <source>%n lost deal(s)</source>
        <translation>
            <numerusform>1 verloren</numerusform>
            <numerusform>%n verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding</source>
        <comment>a player lays cards away</comment>
        <translation>legt ab</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>im Paar</translation>
    </message>
    <message>
        <source>they</source>
        <comment>a pile</comment>
        <translation>sie</translation>
    </message>
    <message>
        <source>your pair</source>
        <comment>a pile</comment>
        <translation>dein Paar</translation>
    </message>
    <message>
        <source>you owe {name} a card</source>
        <translation>du schuldest {name} eine Karte</translation>
    </message>
    <message>
        <source>owes you a card</source>
        <comment>a player</comment>
        <translation>schuldet dir eine Karte</translation>
    </message>
    <message>
        <source>owes {name} a card</source>
        <comment>a player</comment>
        <translation>schuldet {name} eine Karte</translation>
    </message>
    <message>
        <source>For Fjønt: a card to {name}</source>
        <translation>Für Fjønt: eine Karte an {name}</translation>
    </message>
    <message>
        <source>You can declare: {points}</source>
        <translation>Du kannst ansagen: {points}</translation>
    </message>
    <message>
        <source>{name}: {combination}</source>
        <comment>a player declares</comment>
        <translation>{name}: {combination}</translation>
    </message>
    <message>
        <source>Declared: {points}</source>
        <translation>Angesagt: {points}</translation>
    </message>
    <message>
        <source>Declared: {points}, and {more} because three of a group count twice</source>
        <translation>Angesagt: {points}, und noch {more}, weil drei einer Gruppe doppelt zählen</translation>
    </message>
    <message>
        <source>{chosen} of {number}</source>
        <comment>button: cards chosen so far</comment>
        <translation>{chosen} von {number}</translation>
    </message>
    <message>
        <source>Declare: {points}</source>
        <comment>button</comment>
        <translation>Ansagen: {points}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Snapphanaleden table</source>
        <translation>Der Tisch für Snapphanaleden</translation>
    </message>
    <message>
        <source>{card}, to give for Fjønt</source>
        <translation>{card}, für Fjønt zu geben</translation>
    </message>
    <message>
        <source>{combination}: can be declared</source>
        <translation>{combination}: kann angesagt werden</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be dealt</source>
        <translation>
            <numerusform>eine Karte zu geben</numerusform>
            <numerusform>%n Karten zu geben</numerusform>
        </translation>
    </message>
    <message>
        <source>shown: {cards}</source>
        <translation>gezeigt: {cards}</translation>
    </message>
    <message>
        <source>owes a card for Fjønt</source>
        <translation>schuldet eine Karte für Fjønt</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Liste schließen</translation>
    </message>
    <message>
        <source>Declare all: {points}</source>
        <comment>button: as many points</comment>
        <translation>Alles ansagen: {points}</translation>
    </message>
    <message>
        <source>{name}: {card} for Fjønt</source>
        <comment>a player pays</comment>
        <translation>{name}: {card} für Fjønt</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <comment>button</comment>
        <translation>{card} geben</translation>
    </message>
    <message>
        <source>No combination yet</source>
        <comment>button</comment>
        <translation>Noch keine Kombination</translation>
    </message>
    <message>
        <source>Two pairs declare combinations and win tricks with combinations in them. The first pair with 800 points wins. A match takes about twenty minutes. It’s the richest of the four games and the hardest to play well.</source>
        <translation>Zwei Paare sagen Kombinationen an und machen Stiche mit Kombinationen. Das Paar, das zuerst 800 Punkte hat, gewinnt. Eine Partie dauert etwa zwanzig Minuten. Es ist das reichste der vier Spiele und das schwerste.</translation>
    </message>
    <message>
        <source>Two players exchange ten of their twenty cards and win tricks with combinations in them. The first with 1000 points wins. A match takes about half an hour. There are many cards to remember.</source>
        <translation>Zwei Spieler tauschen zehn ihrer zwanzig Karten und machen Stiche mit Kombinationen. Wer zuerst 1000 Punkte hat, gewinnt. Eine Partie dauert etwa eine halbe Stunde. Man muss sich viele Karten merken.</translation>
    </message>
    <message>
        <source>Two players have fifteen cards each, and thirty stay out. The first with 150 points wins. A match takes about ten minutes. Begin here: you learn what combinations are worth.</source>
        <translation>Zwei Spieler haben je fünfzehn Karten, und dreißig bleiben draußen. Wer zuerst 150 Punkte hat, gewinnt. Eine Partie dauert etwa zehn Minuten. Fang hier an: Du lernst, was Kombinationen wert sind.</translation>
    </message>
    <message>
        <source>Four players, each alone. Points are bad: the most points lose the deal, unless a player has no trick at all. A match takes about twenty minutes. No one declares, so Fjabbe has the easiest rules of the four.</source>
        <translation>Vier Spieler, jeder für sich. Punkte sind schlecht: Die meisten Punkte verlieren das Spiel, außer jemand hat gar keinen Stich. Eine Partie dauert etwa zwanzig Minuten. Angesagt wird nichts, darum hat Fjabbe die leichtesten Regeln der vier.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first pair with 800 points wins.</source>
        <translation>Mach Stiche mit Kombinationen: Das erste Paar mit 800 Punkten gewinnt.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first with 1000 points wins.</source>
        <translation>Mach Stiche mit Kombinationen: Wer zuerst 1000 Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first with 150 points wins.</source>
        <translation>Mach Stiche mit Kombinationen: Wer zuerst 150 Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Take as few points as you can, but at least one trick.</source>
        <translation>Mach möglichst wenige Punkte, aber mindestens einen Stich.</translation>
    </message>
    <message>
        <source>This card takes the lead and may win the trick.</source>
        <translation>Diese Karte übernimmt die Führung und gewinnt vielleicht den Stich.</translation>
    </message>
    <message>
        <source>Players with too many cards discard some, but no tarokker or kings.</source>
        <translation>Wer zu viele Karten hat, legt welche ab, aber keine Tarokker oder Könige.</translation>
    </message>
    <message>
        <source>Before the first card each player may declare combinations. Then they play the card.</source>
        <translation>Vor der ersten Karte darf jeder Kombinationen ansagen. Dann spielt er sie aus.</translation>
    </message>
    <message>
        <source>Everyone follows suit or plays a trump. The best card takes the trick.</source>
        <translation>Alle bedienen oder spielen Trumpf. Die beste Karte macht den Stich.</translation>
    </message>
    <message>
        <source>Lead any card. Forehand leads to the first trick, then the winner of the last one.</source>
        <translation>Spiel eine beliebige Karte aus. Die Vorhand spielt zum ersten Stich aus, danach wer den letzten gemacht hat.</translation>
    </message>
    <message>
        <source>For Fjønt in a lost trick its player gives a won card.</source>
        <translation>Für Fjønt in einem verlorenen Stich gibt der Spieler eine gewonnene Karte.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>Button: a hand has been counted, and another one follows</extracomment>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>{deal} is counted</source>
        <extracomment>{deal}: &quot;Deal 3&quot;</extracomment>
        <translation>{deal} wird gezählt</translation>
    </message>
    <message>
        <source>In all; {target} points win</source>
        <extracomment>{target}: so many points win the match</extracomment>
        <translation>Gesamt; {target} Punkte gewinnen</translation>
    </message>
    <message>
        <source>If you reach this by declaring, you win at once.</source>
        <translation>Wenn du das durch Ansagen erreichst, gewinnst du sofort.</translation>
    </message>
    <message>
        <source>With {number} or more flertal, each counts double. The same goes for sequences.</source>
        <extracomment>S7.1: in one declaration, or in one pile</extracomment>
        <translation>Ab {number} Flertal zählt jedes doppelt. Dasselbe gilt für Sequenzen.</translation>
    </message>
    <message>
        <source>The match ends when two players have lost {number} deals each, or one has lost {alone}.</source>
        <translation>Die Partie endet, wenn zwei Spieler je {number} Spiele verloren haben oder einer {alone}.</translation>
    </message>
    <message>
        <source>A player with no trick loses the discards to the others.</source>
        <translation>Wer keinen Stich hat, verliert die abgelegten Karten an die anderen.</translation>
    </message>
    <message>
        <source>Lost by {names}: the most points lose the deal.</source>
        <extracomment>In Fjabbe; {names}: one player, or several with equally many points</extracomment>
        <translation>Niederlage für {names}: Die meisten Punkte verlieren das Spiel.</translation>
    </message>
    <message>
        <source>Lost by {names}: a player with no trick loses, even with the fewest points.</source>
        <extracomment>In Fjabbe; {names}: one player, or several</extracomment>
        <translation>Niederlage für {names}: Wer keinen Stich hat, verliert auch mit den wenigsten Punkten.</translation>
    </message>
    <message>
        <source>doubled: {combinations}</source>
        <extracomment>{combinations}: &quot;3 flertal&quot;</extracomment>
        <translation>verdoppelt: {combinations}</translation>
    </message>
    <message>
        <source>Declared: {combination}</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;, &quot;doubled: 3 flertal&quot;</extracomment>
        <translation>Angesagt: {combination}</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Gewonnene Stiche</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) still out in this suit beat {cards}.</source>
        <translation>
            <numerusform>Nur noch %n Karte der Farbe schlägt {cards}.</numerusform>
            <numerusform>Nur noch %n Karten der Farbe schlagen {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player may take the trick: %n card(s) of the suit beat {cards}.</source>
        <translation>
            <numerusform>Jemand anders kann den Stich nehmen: %n Karte der Farbe schlägt {cards}.</numerusform>
            <numerusform>Jemand anders kann den Stich nehmen: %n Karten der Farbe schlagen {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a trump can beat {cards}.</source>
        <translation>Nur ein Trumpf kann {cards} schlagen.</translation>
    </message>
    <message>
        <source>You can’t take the trick. Play the card you need least.</source>
        <translation>Du kannst den Stich nicht machen. Spiel die Karte, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>You take this trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the other move, such as a card; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du machst diesen Stich {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You take the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Du machst den letzten Stich {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you take the last trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{cards}: a trump that the better move keeps</extracomment>
        <translation>Du behältst {cards}: Du machst den letzten Stich {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You win the match in this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du gewinnst mit diesem Spiel die Partie {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you win the match now {often}, with “{move}” {as_often}.</source>
        <translation>Du behältst {cards}: Du gewinnst jetzt die Partie {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You lose the match in this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du verlierst mit diesem Spiel die Partie {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you lose the match now {often}, with “{move}” {as_often}.</source>
        <translation>Du behältst {cards}: Du verlierst jetzt die Partie {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You lose this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du verlierst dieses Spiel {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You lose this deal {often}, with “{move}” {as_often}, mostly because you take no trick.</source>
        <extracomment>Fjabbe: who has no trick loses the hand</extracomment>
        <translation>Du verlierst dieses Spiel {often}, mit „{move}“ {as_often}, meistens ohne einen Stich.</translation>
    </message>
    <message>
        <source>More of the others lose this deal: {here} on average, with “{move}” {there}.</source>
        <extracomment>Fjabbe. {here}, {there}: how many, such as 1.2</extracomment>
        <translation>Mehr von den anderen verlieren dieses Spiel: im Schnitt {here}, mit „{move}“ {there}.</translation>
    </message>
    <message>
        <source>You keep {cards}: on average {here} others lose this deal, with “{move}” {there}.</source>
        <translation>Du behältst {cards}: Im Schnitt verlieren {here} andere dieses Spiel, mit „{move}“ {there}.</translation>
    </message>
    <message>
        <source>Your side takes this trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the other move, such as a card; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Ihr macht diesen Stich {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>Your side takes the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Ihr macht den letzten Stich {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: your side takes the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Du behältst {cards}: Ihr macht den letzten Stich {often}, mit „{move}“ {as_often}.</translation>
    </message>
    <message>
        <source>You can’t take the trick, so play your cheapest card.</source>
        <translation>Du kannst den Stich nicht machen, also spiel deine billigste Karte.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the later tricks bring you about %n point(s) more.</source>
        <translation>
            <numerusform>Du behältst {cards}: Die späteren Stiche bringen dir etwa %n Punkt mehr.</numerusform>
            <numerusform>Du behältst {cards}: Die späteren Stiche bringen dir etwa %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can then declare about %n point(s) more than with “{move}”.</source>
        <translation>
            <numerusform>Du kannst dann etwa %n Punkt mehr ansagen als mit „{move}“.</numerusform>
            <numerusform>Du kannst dann etwa %n Punkte mehr ansagen als mit „{move}“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down. They count for you at the end. Not kings or tarokker (XX, XIX, N and Fjønt).</source>
        <translation>Verdeckt. Am Ende zählen sie für dich. Keine Könige, keine Tarokker (XX, XIX, N und Fjønt).</translation>
    </message>
    <message>
        <source>Up to {points}: {combinations}. You can declare all, some or none. Flertal are three or four of a kind. Sequences are cards in a row.</source>
        <translation>Bis zu {points}: {combinations}. Du kannst alles, einen Teil oder nichts ansagen. Flertal sind drei oder vier Gleiche. Sequenzen sind Reihen.</translation>
    </message>
    <message>
        <source>Then the program counts the deal.</source>
        <translation>Dann zählt das Programm das Spiel aus.</translation>
    </message>
    <message>
        <source>You can do this after the last trick.</source>
        <translation>Du kannst damit bis nach dem letzten Stich warten.</translation>
    </message>
    <message>
        <source>locked: can’t be discarded</source>
        <comment>a card</comment>
        <translation>gesperrt: darf nicht abgelegt werden</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s): {chosen} selected. Kings and tarokker stay.</source>
        <translation>
            <numerusform>Leg eine Karte ab: {chosen} gewählt. Könige und Tarokker bleiben.</numerusform>
            <numerusform>Leg %n Karten ab: {chosen} gewählt. Könige und Tarokker bleiben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick so far.</source>
        <translation>{card}: macht bisher den Stich.</translation>
    </message>
    <message>
        <source>{card}: doesn’t take the trick.</source>
        <translation>{card}: macht den Stich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more of the group, all its points double.</source>
        <comment>combinations</comment>
        <translation>
            <numerusform>Mit noch einer in der Gruppe zählen alle doppelt.</numerusform>
            <numerusform>Mit noch %n in der Gruppe zählen alle doppelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card that your side has won, best a worthless one. You get Fjønt back.</source>
        <translation>Gib eine Karte, die deine Seite gewonnen hat, am besten eine wertlose. Du bekommst Fjønt zurück.</translation>
    </message>
    <message>
        <source>Any card in your hand.</source>
        <translation>Jede Karte deiner Hand.</translation>
    </message>
    <message>
        <source>You hold {suit}: follow suit. You can always play Fjønt.</source>
        <translation>Du hast {suit}: Bedien. Fjønt darfst du immer spielen.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump. You can always play Fjønt.</source>
        <translation>Du hast kein {suit}: Leg Trumpf. Fjønt darfst du immer spielen.</translation>
    </message>
    <message>
        <source>can always be played, never wins, comes back</source>
        <translation>darf immer gespielt werden, gewinnt nie, kommt zurück</translation>
    </message>
    <message>
        <source>doesn’t take the trick</source>
        <comment>a card</comment>
        <translation>macht den Stich nicht</translation>
    </message>
    <message>
        <source>in the hand, playable cards are bright</source>
        <translation>auf der Hand, spielbare Karten sind hell</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <translation>dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>{card} can’t be discarded</source>
        <translation>{card} darf nicht abgelegt werden</translation>
    </message>
    <message>
        <source>Select a card</source>
        <comment>button</comment>
        <translation>Wähl eine Karte</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>Du hast jetzt nichts anzusagen.</translation>
    </message>
    <message>
        <source>You can still declare {points}. To skip this, play the card again.</source>
        <translation>Du kannst noch {points} ansagen. Spiel die Karte noch einmal, wenn du darauf verzichtest.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <comment>button; Enter does the same</comment>
        <translation>
            <numerusform>%n Karte legen</numerusform>
            <numerusform>%n Karten legen</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>Where a card is in the hand: &quot;3 of 6&quot;</extracomment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{meaning} (F3)</source>
        <comment>the key</comment>
        <translation>{meaning} (F3)</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Du machst den Stich</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} macht den Stich</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at the computer, on a name plate and at the head of a line: &quot;You: a1–b2&quot;.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>The person at the computer, in a list of players or before what is theirs: &quot;you, Elin and Nora&quot;, &quot;you: 3 tricks&quot;</extracomment>
        <translation>du</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>überlegt …</translation>
    </message>
    <message>
        <source>with {name}</source>
        <comment>a partner</comment>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Die Karten werden gegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>In a hand or in a pile: as short as possible</extracomment>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>an option</comment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>your lead</source>
        <comment>place for a play</comment>
        <translation>dein Ausspiel</translation>
    </message>
    <message>
        <source>your card</source>
        <comment>place for a play</comment>
        <translation>deine Karte</translation>
    </message>
    <message>
        <source>{name} · takes it</source>
        <comment>a finished trick</comment>
        <translation>{name} · macht ihn</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <extracomment>{card}: &quot;seven of spades&quot;</extracomment>
        <translation>{card}, aufgedeckt</translation>
    </message>
    <message>
        <source>{name} · led</source>
        <comment>to the trick</comment>
        <translation>{name} · spielte aus</translation>
    </message>
    <message>
        <source>the trick</source>
        <translation>der Stich</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>insgesamt %n</numerusform>
            <numerusform>insgesamt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Wettlauf bis {target}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>raus</translation>
    </message>
    <message>
        <source>{suit}: {above} above it, {below} below</source>
        <extracomment>A card among those of its suit: &quot;trumps: 2 above it, 11 below&quot;</extracomment>
        <translation>{suit}: {above} darüber, {below} darunter</translation>
    </message>
    <message>
        <source>{above} above, {below} below</source>
        <extracomment>After the name of a card, for screen readers: how many cards of its suit are higher and lower</extracomment>
        <translation>{above} darüber, {below} darunter</translation>
    </message>
    <message>
        <source>{part}, marked</source>
        <extracomment>For screen readers; {part} is a card, a square or a button that a hint or the answer of a lesson marks</extracomment>
        <translation>{part}, markiert</translation>
    </message>
    <message>
        <source>trump {card}</source>
        <extracomment>For screen readers, {card} is the name of a card: &quot;trump seven of clubs&quot;</extracomment>
        <translation>Trumpf {card}</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumpf: {suit}</translation>
    </message>
    <message>
        <source>Select cards</source>
        <comment>button, before enough cards are chosen</comment>
        <translation>Karten wählen</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>selected for your turn</source>
        <comment>a card</comment>
        <extracomment>Of a card that was picked while the others still play</extracomment>
        <translation>für deinen Zug gewählt</translation>
    </message>
    <message>
        <source>can be selected</source>
        <comment>a card</comment>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>can’t be selected now</source>
        <comment>a card</comment>
        <translation>jetzt nicht wählbar</translation>
    </message>
    <message>
        <source>What should these cards be?</source>
        <translation>Was sollen diese Karten sein?</translation>
    </message>
    <message>
        <source>{name} · in the lead</source>
        <comment>a trick, so far</comment>
        <translation>{name} · führt</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Drawn by lot.</source>
        <translation>Ausgelost.</translation>
    </message>
    <message>
        <source>in every one</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in allen</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>There is no variant called “{name}”.</source>
        <translation>Es gibt keine Variante namens „{name}“.</translation>
    </message>
    <message>
        <source>There is no rule called “{name}”.</source>
        <translation>Es gibt keine Regel namens „{name}“.</translation>
    </message>
    <message>
        <source>The match was already over before this move.</source>
        <translation>Die Partie war vor diesem Zug schon zu Ende.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>Einen solchen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You can only play cards from your own hand, each of them once.</source>
        <translation>Du kannst nur Karten aus deiner eigenen Hand spielen, jede einmal.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>Your turn – lead to the trick</source>
        <translation>Du bist dran – spiel aus</translation>
    </message>
    <message>
        <source>{name}: your turn – lead to the trick</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – spiel aus</translation>
    </message>
    <message>
        <source>Your turn – play a card</source>
        <translation>Du bist dran – spiel eine Karte</translation>
    </message>
    <message>
        <source>{name}: your turn – play a card</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du bist dran – spiel eine Karte</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du machst den Stich.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} macht den Stich.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>You end the match.</source>
        <translation>Du beendest die Partie.</translation>
    </message>
    <message>
        <source>{name} ends the match.</source>
        <translation>{name} beendet die Partie.</translation>
    </message>
    <message>
        <source>open end</source>
        <extracomment>Length of a match, or number of pots: until the players have had enough</extracomment>
        <translation>ohne festes Ende</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>Zug {number}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln für {game}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Zurück zu allen Spielen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>You lead {cards}</source>
        <translation>Du spielst {cards} aus</translation>
    </message>
    <message>
        <source>{name} leads {cards}</source>
        <translation>{name} spielt {cards} aus</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Punkt {clause} lesen</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>How well a computer player plays: the best of all</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <translation>
            <numerusform>{move}: etwa %n Punkt schlechter.</numerusform>
            <numerusform>{move}: etwa %n Punkte schlechter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>{move}: etwa %n Auge schlechter.</numerusform>
            <numerusform>{move}: etwa %n Augen schlechter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n square(s) worse.</source>
        <extracomment>In Halma: squares farther from the goal</extracomment>
        <translation>
            <numerusform>{move}: etwa %n Feld schlechter.</numerusform>
            <numerusform>{move}: etwa %n Felder schlechter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}: about {amount} chips worse.</source>
        <translation>{move}: etwa {amount} Chips schlechter.</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <extracomment>How often something happens: completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in kaum einem Spiel</translation>
    </message>
    <message>
        <source>in no deal tried</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in keinem geprüften Spiel</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in fast jedem Spiel</translation>
    </message>
    <message>
        <source>in every deal tried</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in jedem geprüften Spiel</translation>
    </message>
    <message>
        <source>in {percent}% of deals</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in {percent}&#xa0;% der Spiele</translation>
    </message>
    <message>
        <source>in {percent}%</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>in hardly any</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in kaum einem</translation>
    </message>
    <message>
        <source>in none</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in keinem</translation>
    </message>
    <message>
        <source>in nearly all</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>in fast allen</translation>
    </message>
    <message>
        <source>The rule “{name}” can’t be set to “{value}”.</source>
        <translation>Die Regel „{name}“ kann nicht auf „{value}“ gestellt werden.</translation>
    </message>
    <message>
        <source>{number} players can’t play this. Possible: {numbers}.</source>
        <translation>Die Zahl der Spieler kann nicht {number} sein. Möglich: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened. Line {line}: {reason} The file is unchanged.</source>
        <translation>„{file}“ kann nicht geöffnet werden. Zeile {line}: {reason} Die Datei ist unverändert.</translation>
    </message>
    <message>
        <source>The match was saved with a newer version of bluestick.</source>
        <translation>Die Partie ist mit einer neueren Version von bluestick gespeichert worden.</translation>
    </message>
    <message>
        <source>This version of bluestick doesn’t know the game “{name}”.</source>
        <translation>Diese Version von bluestick kennt das Spiel „{name}“ nicht.</translation>
    </message>
    <message>
        <source>“{name}” is missing or unreadable.</source>
        <translation>„{name}“ fehlt oder ist unlesbar.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the program missing or damaged: {file}. Your matches are safe. Please install bluestick again.</source>
        <translation>
            <numerusform>Ein Teil des Programms fehlt oder ist beschädigt: {file}. Deine Partien sind in Sicherheit. Bitte installier bluestick neu.</numerusform>
            <numerusform>%n Teile des Programms fehlen oder sind beschädigt, darunter {file}. Deine Partien sind in Sicherheit. Bitte installier bluestick neu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match can’t be saved ({reason}: {file}). Keep playing: the program tries again after every move.</source>
        <translation>Die Partie lässt sich nicht speichern ({reason}: {file}). Spiel weiter: Das Programm versucht es nach jedem Zug wieder.</translation>
    </message>
    <message>
        <source>The last move wasn’t saved completely and is left out. All other moves are there.</source>
        <translation>Der letzte Zug war nicht ganz gespeichert und fehlt. Alle anderen Züge sind da.</translation>
    </message>
    <message>
        <source>The computer player stopped, and the program started it again. The match goes on.</source>
        <translation>Der Computerspieler blieb stehen, und das Programm hat ihn neu gestartet. Die Partie geht weiter.</translation>
    </message>
    <message>
        <source>This file is too large for a saved match.</source>
        <translation>Die Datei ist zu groß für eine gespeicherte Partie.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and the details couldn’t be saved. If anything looks odd, start bluestick again.</source>
        <translation>Im Programm ist etwas schiefgegangen, und es ließ sich nicht aufschreiben. Falls etwas seltsam aussieht, starte bluestick neu.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in {file}. If anything looks odd, start bluestick again.</source>
        <translation>Im Programm ist etwas schiefgegangen. Was es war, steht in {file}. Falls etwas seltsam aussieht, starte bluestick neu.</translation>
    </message>
    <message>
        <source>It isn’t your turn.</source>
        <translation>Du bist nicht dran.</translation>
    </message>
    <message>
        <source>There are no cards to play yet. Wait for the deal.</source>
        <translation>Noch sind keine Karten ausgeteilt. Wart, bis gegeben wird.</translation>
    </message>
    <message>
        <source>Don’t select a card for this.</source>
        <translation>Wähl dafür keine Karte.</translation>
    </message>
    <message>
        <source>This move was chosen at random.</source>
        <translation>Der Zug war zufällig gewählt.</translation>
    </message>
    <message>
        <source>No other move is possible.</source>
        <translation>Ein anderer Zug ist nicht möglich.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {reason}</source>
        <translation>„{file}“ kann nicht geöffnet werden: {reason}</translation>
    </message>
    <message>
        <source>“{file}” can’t be saved: {reason}</source>
        <translation>„{file}“ kann nicht gespeichert werden: {reason}</translation>
    </message>
    <message>
        <source>Your finished matches can’t be read: {reason}</source>
        <translation>Deine beendeten Partien lassen sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>{move}: about {amount} more lost deals.</source>
        <extracomment>In Fjabbe, where lost hands are bad</extracomment>
        <translation>{move}: etwa {amount} verlorene Spiele mehr.</translation>
    </message>
    <message>
        <source>The dealer deals the whole pack, once per deal.</source>
        <translation>Wer gibt, teilt alle Karten aus, einmal je Spiel.</translation>
    </message>
    <message>
        <source>Easy: good for your first matches. Knows the rules, misses a lot.</source>
        <translation>Leicht: für die ersten Partien. Kennt die Regeln, übersieht viel.</translation>
    </message>
    <message>
        <source>Medium: good once you know the game. Plays well, but hardly looks ahead.</source>
        <translation>Mittel: wenn du das Spiel kennst. Spielt ordentlich, schaut aber kaum voraus.</translation>
    </message>
    <message>
        <source>Hard: a strong opponent. Thinks about every move.</source>
        <translation>Schwer: ein starker Gegner. Denkt über jeden Zug nach.</translation>
    </message>
    <message>
        <source>The coach’s list of what you have learned can’t be read. It is now in {file}, and the coach starts again.</source>
        <translation>Die Liste des Coachs über das, was du gelernt hast, lässt sich nicht lesen. Sie liegt jetzt in {file}, und der Coach fängt von vorn an.</translation>
    </message>
    <message>
        <source>Master: when you beat Hard. Thinks for up to three seconds.</source>
        <translation>Meister: wenn du Schwer schlägst. Denkt bis zu drei Sekunden nach.</translation>
    </message>
    <message>
        <source>The position has changed. Choose your move again.</source>
        <translation>Die Stellung hat sich geändert. Wähl deinen Zug noch einmal.</translation>
    </message>
    <message>
        <source>This isn’t a saved match of bluestick.</source>
        <translation>Das ist keine gespeicherte Partie von bluestick.</translation>
    </message>
    <message>
        <source>“{move}” isn’t a move.</source>
        <translation>„{move}“ ist kein Zug.</translation>
    </message>
    <message>
        <source>The move “{move}” isn’t allowed: {reason} ({clause})</source>
        <translation>Der Zug „{move}“ ist nicht erlaubt: {reason} ({clause})</translation>
    </message>
    <message>
        <source>This isn’t a move: the line is damaged.</source>
        <translation>Das ist kein Zug: Die Zeile ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>Haljan</source>
        <translation>Haljan</translation>
    </message>
    <message>
        <source>Haggis</source>
        <translation>Haggis</translation>
    </message>
    <message>
        <source>Get rid of your cards first, with runs, sets and bombs.</source>
        <translation>Als Erster alle Karten loswerden, mit Straßen, Sets und Bomben.</translation>
    </message>
    <message>
        <source>2 or 3 players</source>
        <translation>2 oder 3 Spieler</translation>
    </message>
    <message>
        <source>Kille</source>
        <translation>Kille</translation>
    </message>
    <message>
        <source>4 to 20 players</source>
        <translation>4 bis 20 Spieler</translation>
    </message>
    <message>
        <source>Snapphanaleden</source>
        <translation>Snapphanaleden</translation>
    </message>
    <message>
        <source>Four tarot games, one pack: win tricks, count combinations.</source>
        <translation>Vier Tarockspiele, ein Kartenspiel: stechen und kombinieren.</translation>
    </message>
    <message>
        <source>2 or 4 players</source>
        <translation>2 oder 4 Spieler</translation>
    </message>
    <message>
        <source>Halma</source>
        <translation>Halma</translation>
    </message>
    <message>
        <source>Jump across the board before the others do.</source>
        <translation>Spring quer übers Brett, bevor es die anderen tun.</translation>
    </message>
    <message>
        <source>Tricks of three cards. First to 121 wins.</source>
        <translation>Stiche aus drei Karten. Wer zuerst 121 hat, gewinnt.</translation>
    </message>
    <message>
        <source>One card each: keep it or swap it. The lowest is out.</source>
        <translation>Eine Karte: behalten oder tauschen. Die niedrigste scheidet aus.</translation>
    </message>
</context>
</TS>
