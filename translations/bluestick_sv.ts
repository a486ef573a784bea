<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bluestick</source>
        <translation>Om bluestick</translation>
    </message>
    <message>
        <source>Rare table games, to play and to learn, offline.</source>
        <translation>Ovanliga bordsspel, att spela och lära sig, utan internet.</translation>
    </message>
    <message>
        <source>bluestick {version}, with Python {python} and Qt {qt}.</source>
        <translation>bluestick {version}, med Python {python} och Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Fri programvara under MIT-licensen.</translation>
    </message>
    <message>
        <source>Source Sans and Source Serif are used under the SIL Open Font License 1.1.</source>
        <translation>Source Sans och Source Serif används under SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenser…</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They are separate libraries, and you can replace them.</source>
        <translation>Qt och PySide6 används under GNU Lesser General Public License, version 3. De är egna bibliotek, och du kan byta ut dem.</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>{part}: put back</source>
        <translation>{part}: tillbaka</translation>
    </message>
    <message>
        <source>{part}: selected</source>
        <translation>{part}: valt</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Play again</source>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Se tillbaka</translation>
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
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Button: a move that was chosen is made all the same</extracomment>
        <translation>Spela</translation>
    </message>
</context>
<context>
    <name>CoachNote</name>
    <message>
        <source>Got it (Esc)</source>
        <extracomment>Button: away with what the coach has said, it was read</extracomment>
        <translation>Jag förstår (Esc)</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button: show the moment of the match that a remark is about</extracomment>
        <translation>Visa</translation>
    </message>
</context>
<context>
    <name>Company</name>
    <message>
        <source>against {others}</source>
        <translation>mot {others}</translation>
    </message>
    <message>
        <source>with {partners} against {others}</source>
        <translation>med {partners} mot {others}</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <extracomment>At the end of a list of names: &quot;Elin, Nora, Aksel and 4 others&quot;</extracomment>
        <translation>
            <numerusform>%n till</numerusform>
            <numerusform>%n till</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} against {other}</source>
        <extracomment>Between two sides: &quot;Anna and Elin against Bo and Nora&quot;</extracomment>
        <translation>{one} mot {other}</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Hand over to {name}</source>
        <translation>Lämna över till {name}</translation>
    </message>
    <message>
        <source>Who sits at the table now?</source>
        <translation>Vem sitter vid bordet nu?</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Visa korten</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>Which cards?</source>
        <translation>Vilka kort?</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Nummer eller kod</translation>
    </message>
    <message>
        <source>New cards</source>
        <extracomment>Cards that nobody has had before</extracomment>
        <translation>Nya kort</translation>
    </message>
    <message>
        <source>The same cards for everyone today, {date}.</source>
        <translation>Samma kort för alla i dag, {date}.</translation>
    </message>
    <message>
        <source>A number from 1 to {most}, or a code from another player.</source>
        <translation>Ett nummer från 1 till {most}, eller en kod från en annan spelare.</translation>
    </message>
    <message>
        <source>You already have a match with these cards. The new one is counted separately.</source>
        <translation>Du har redan ett parti med de här korten. Det nya räknas för sig.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Den här given</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Kopiera koden</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Spela given igen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>{number} of {all}…</source>
        <translation>{number} av {all}…</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopierat: {code}</translation>
    </message>
    <message>
        <source>Anyone who enters this code under New match gets the same cards, on any computer.</source>
        <translation>Den som skriver koden under Nytt parti får samma kort, på vilken dator som helst.</translation>
    </message>
    <message>
        <source>The same cards and seats. You know the cards, so the match is counted separately.</source>
        <translation>Samma kort och platser. Du känner korten, så partiet räknas för sig.</translation>
    </message>
    <message>
        <source>How would the computer do?</source>
        <translation>Hur går det för datorn?</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays all these cards from your place, up to %n time(s), thinking quickly.</source>
        <translation>
            <numerusform>Datorn spelar hela partiets kort från din plats, en gång, med kort betänketid.</numerusform>
            <numerusform>Datorn spelar hela partiets kort från din plats, upp till %n gånger, med kort betänketid.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can do the rest here when the match is over.</source>
        <translation>Resten kan du göra här när partiet är slut.</translation>
    </message>
    <message>
        <source>The computer players failed, so there’s no comparison. Your matches are safe.</source>
        <translation>Datorspelarna råkade ut för ett fel, så det finns ingen jämförelse. Dina partier är i säkerhet.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The comparison can’t be saved: {reason}</source>
        <translation>Jämförelsen kan inte sparas: {reason}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Back to the main window</source>
        <extracomment>Button over the rules or the score sheet: put them back into the window, or make them a window of their own</extracomment>
        <translation>Tillbaka till huvudfönstret</translation>
    </message>
    <message>
        <source>Separate window</source>
        <extracomment>Button over the rules or the score sheet: put them back into the window, or make them a window of their own</extracomment>
        <translation>Eget fönster</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Next exercise</source>
        <translation>Nästa övning</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Visa svaret</translation>
    </message>
</context>
<context>
    <name>ExercisePolicy</name>
    <message>
        <source>Your mistakes: exercise {number}</source>
        <extracomment>{number} of the exercise; the mistakes are not counted before</extracomment>
        <translation>Dina misstag: övning {number}</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Vad skulle du göra här?</translation>
    </message>
    <message>
        <source>Right: there was nothing better.</source>
        <translation>Rätt: det fanns inget bättre.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyserar…</translation>
    </message>
    <message>
        <source>Right: that’s as good as the best move, or nearly.</source>
        <translation>Rätt: det är lika bra som det bästa draget, eller nästan.</translation>
    </message>
    <message>
        <source>In the match you chose: {move}.</source>
        <translation>I partiet valde du: {move}.</translation>
    </message>
    <message>
        <source>There’s a better move, by about {amount}. Try again.</source>
        <translation>Det finns ett bättre drag, med ungefär {amount}. Försök igen.</translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message>
        <source>Finished matches</source>
        <translation>Avslutade partier</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>Button: decisions that were marked, as exercises</extracomment>
        <translation>Lär av dina misstag</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button: move a match to the wastebasket</extracomment>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>You lost</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>A draw</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>You won</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Vinst</translation>
    </message>
    <message>
        <source>Practise the mistakes found in your reviewed matches of this game</source>
        <translation>Öva på misstagen som analysen har hittat i dina partier av det här spelet</translation>
    </message>
    <message>
        <source>No finished matches yet. They will appear here.</source>
        <translation>Inga avslutade partier än. De visas här.</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Ta bort på riktigt?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), the latest first. Enter reviews the selected match, Delete removes it.</source>
        <extracomment>Above a list of matches that are over</extracomment>
        <translation>
            <numerusform>%n parti. Enter analyserar det, Delete tar bort det.</numerusform>
            <numerusform>%n partier, det senaste först. Enter analyserar det valda partiet, Delete tar bort det.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedModel</name>
    <message>
        <source>When</source>
        <translation>När</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Parti</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Givnummer</translation>
    </message>
    <message>
        <source>{number} (played before)</source>
        <extracomment>In a list of numbers of deals: somebody knew the cards</extracomment>
        <translation>{number} (spelad förut)</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play {game}</source>
        <translation>Spela {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Lär dig {game}</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Till början</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: away from an earlier moment of a match that is over</extracomment>
        <translation>Till resultatet</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Föregående drag</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nästa drag</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: away from an earlier moment of the match</extracomment>
        <translation>Tillbaka till partiet</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <comment>the one that was taken just now, not that of the deal</comment>
        <translation>Senaste sticket</translation>
    </message>
    <message>
        <source>Previous round</source>
        <extracomment>Above the cards that were turned over when the round before was counted</extracomment>
        <translation>Förra omgången</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>Play your first match</source>
        <translation>Spela ditt första parti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nästa lektion</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alla lektioner</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Your progress in the lessons can’t be read. The file is kept as “{file}”.</source>
        <translation>Hur långt du har kommit i lektionerna kan inte läsas. Filen finns kvar som ”{file}”.</translation>
    </message>
    <message>
        <source>Your progress in the lessons can’t be saved: {reason}</source>
        <translation>Hur långt du har kommit i lektionerna kan inte sparas: {reason}</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektioner</translation>
    </message>
    <message>
        <source>You play on the real table, with a teacher beside you.</source>
        <translation>Du spelar på det riktiga bordet, med en lärare bredvid dig.</translation>
    </message>
</context>
<context>
    <name>LessonPolicy</name>
    <message>
        <source>Start again</source>
        <extracomment>Button: begin this lesson from its beginning</extracomment>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett steg tillbaka</translation>
    </message>
    <message>
        <source>Lesson {number} of {many}: done</source>
        <translation>Lektion {number} av {many}: klar</translation>
    </message>
    <message>
        <source>Step {number} of {many}</source>
        <translation>Steg {number} av {many}</translation>
    </message>
    <message>
        <source>That’s right.</source>
        <translation>Det är rätt.</translation>
    </message>
    <message>
        <source>That’s right too.</source>
        <translation>Det är också rätt.</translation>
    </message>
    <message>
        <source>Allowed, but this step is about something else. Try again.</source>
        <translation>Tillåtet, men steget gäller något annat. Försök igen.</translation>
    </message>
    <message>
        <source>The answer: {move}. It is marked on the table.</source>
        <extracomment>{move}: the cards or the move that a lesson asks for</extracomment>
        <translation>Svaret: {move}. Det är markerat på bordet.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <extracomment>Buttons of a lesson: the answer is marked on the table; once it is, the move is made</extracomment>
        <translation>Gör det åt mig</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Buttons of a lesson: the answer is marked on the table; once it is, the move is made</extracomment>
        <translation>Visa mig</translation>
    </message>
    <message>
        <source>Nothing to do yet. Press Space to go on.</source>
        <translation>Inget att göra än. Tryck på mellanslag för att gå vidare.</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minut</numerusform>
            <numerusform>%n minuter</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {many}</source>
        <translation>på steg {number} av {many}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klar</translation>
    </message>
    <message>
        <source>new</source>
        <translation>ny</translation>
    </message>
</context>
<context>
    <name>LevelForAll</name>
    <message>
        <source>All computer players:</source>
        <extracomment>Before the levels, which are buttons: &quot;All computer players: Easy Medium Hard&quot;</extracomment>
        <translation>Alla datorspelare:</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Parts and licences</source>
        <translation>Delar och licenser</translation>
    </message>
</context>
<context>
    <name>MatchExport</name>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Spara poängbladet som PDF</translation>
    </message>
    <message>
        <source>Log copied.</source>
        <translation>Loggen är kopierad.</translation>
    </message>
    <message>
        <source>Score sheet copied.</source>
        <translation>Poängbladet är kopierat.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Spara en kopia</translation>
    </message>
    <message>
        <source>“{file}” is open in another window.</source>
        <translation>”{file}” är öppen i ett annat fönster.</translation>
    </message>
    <message>
        <source>Matches of bluestick</source>
        <translation>Partier från bluestick</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>Öppna partiet</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Låt det ligga</translation>
    </message>
    <message>
        <source>The copy “{file}” can’t be saved ({reason}). Try another folder.</source>
        <translation>Kopian ”{file}” kan inte sparas ({reason}). Försök med en annan mapp.</translation>
    </message>
    <message>
        <source>You have already continued the match in “{file}”.</source>
        <translation>Partiet i ”{file}” har du redan spelat vidare på.</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <translation>Fortsätt där du var</translation>
    </message>
    <message>
        <source>Open it from the file</source>
        <translation>Öppna från filen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>“{file}” can’t be removed: {reason}</source>
        <translation>”{file}” kan inte tas bort: {reason}</translation>
    </message>
    <message>
        <source>Your matches can’t be read ({reason}: {file}). You can play, but nothing will be saved.</source>
        <translation>Dina partier kan inte läsas ({reason}: {file}). Du kan spela, men ingenting sparas.</translation>
    </message>
    <message>
        <source>A match couldn’t be saved when the program closed. The program put it here instead: {file}</source>
        <translation>Ett parti kunde inte sparas när programmet avslutades. Programmet lade det här i stället: {file}</translation>
    </message>
</context>
<context>
    <name>MatchHeader</name>
    <message>
        <source>Side panel</source>
        <extracomment>The part of the window beside a table: who plays, what can be done, what was played</extracomment>
        <translation>Sidopanel</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A mark in the header of a match as long as it cannot be written to its file</extracomment>
        <translation>Inte sparat</translation>
    </message>
    <message>
        <source>The coach explains the game and warns you before a bad mistake.</source>
        <translation>Coachen förklarar spelet och varnar innan du gör ett grovt misstag.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Resume</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Move this match to the wastebasket</source>
        <translation>Lägg partiet i papperskorgen</translation>
    </message>
    <message>
        <source>Remove?</source>
        <translation>Ta bort?</translation>
    </message>
    <message>
        <source>continued from an earlier match</source>
        <extracomment>What is said of a match that somebody has begun in the middle of one that was over</extracomment>
        <translation>fortsatt från ett tidigare parti</translation>
    </message>
    <message>
        <source>Very long: {moves} moves</source>
        <extracomment>Of a match on the start page, in place of the score and of whose turn it is. {moves} is a number above 5,000</extracomment>
        <translation>Mycket långt: {moves} drag</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No matches in progress</source>
        <translation>Inga pågående partier</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Drag</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Inställningar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>M&amp;atches in progress</source>
        <translation>&amp;Pågående partier</translation>
    </message>
    <message>
        <source>Recent fil&amp;es</source>
        <extracomment>Menu: match files from elsewhere that were opened last</extracomment>
        <translation>Senaste fil&amp;er</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lektioner…</translation>
    </message>
    <message>
        <source>&amp;Choose a game</source>
        <translation>&amp;Välj spel</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>Börja &amp;om partiet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öppna…</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Spara en kopia…</translation>
    </message>
    <message>
        <source>Re&amp;view a match…</source>
        <extracomment>Menu: say what the decisions of a saved match were worth</extracomment>
        <translation>Anal&amp;ysera ett parti…</translation>
    </message>
    <message>
        <source>&amp;Finished matches…</source>
        <translation>Avslutade pa&amp;rtier…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>&amp;Hoppa fram till min tur</translation>
    </message>
    <message>
        <source>Chan&amp;ge player…</source>
        <translation>Byt spel&amp;are…</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>&amp;Vad kan jag göra?</translation>
    </message>
    <message>
        <source>Describe the &amp;table</source>
        <translation>Beskriv &amp;bordet</translation>
    </message>
    <message>
        <source>Describe the &amp;opponents</source>
        <translation>Beskriv &amp;motståndarna</translation>
    </message>
    <message>
        <source>Read out the &amp;score</source>
        <translation>Läs upp &amp;poängen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Poängblad</translation>
    </message>
    <message>
        <source>&amp;Mark cards I have seen</source>
        <translation>&amp;Märk ut kort jag har sett</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Nästa del av fönstret</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Kortkommandon</translation>
    </message>
    <message>
        <source>&amp;About bluestick</source>
        <translation>&amp;Om bluestick</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Om &amp;Qt</translation>
    </message>
    <message>
        <source>Deal by n&amp;umber or code…</source>
        <extracomment>Menu: a match with the cards of a number, or of a code that somebody has given</extracomment>
        <translation>Giv med n&amp;ummer eller kod…</translation>
    </message>
    <message>
        <source>Claim the r&amp;est</source>
        <translation>Ta &amp;resten</translation>
    </message>
    <message>
        <source>Show the &amp;last trick or move</source>
        <translation>Visa &amp;senaste sticket eller draget</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <extracomment>Menu: show or hide what stands beside a table</extracomment>
        <translation>Sidop&amp;anel</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Inga senaste filer</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Rensa listan</translation>
    </message>
    <message>
        <source>&amp;Print and copy</source>
        <translation>Skriv ut och &amp;kopiera</translation>
    </message>
    <message>
        <source>&amp;Copy the log</source>
        <translation>&amp;Kopiera loggen</translation>
    </message>
    <message>
        <source>Copy the &amp;score</source>
        <translation>Kopiera &amp;poängbladet</translation>
    </message>
    <message>
        <source>&amp;Print the score sheet…</source>
        <translation>&amp;Skriv ut poängbladet…</translation>
    </message>
    <message>
        <source>Save the score sheet as P&amp;DF…</source>
        <translation>Spara poängbladet som P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>&amp;Dagens giv</translation>
    </message>
    <message>
        <source>Th&amp;is deal…</source>
        <translation>Den &amp;här given…</translation>
    </message>
</context>
<context>
    <name>MoveHelpers</name>
    <message>
        <source>Select it</source>
        <extracomment>Button beside a hint: chooses the one card, the piece, or the combination that it names</extracomment>
        <translation>Välj det</translation>
    </message>
    <message>
        <source>Select these</source>
        <extracomment>Button beside a hint: chooses the cards that it names</extracomment>
        <translation>Välj dem</translation>
    </message>
    <message>
        <source>You can’t beat this, so the program passes for you.</source>
        <translation>Du kan inte slå det här. Programmet passar åt dig.</translation>
    </message>
    <message>
        <source>{move}: the only possible move, so the program plays it for you.</source>
        <translation>{move}: det enda möjliga draget, så programmet gör det åt dig.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <extracomment>Button, for who takes all tricks that are left whatever the others hold: plays the own cards by itself</extracomment>
        <translation>Ta resten</translation>
    </message>
    <message>
        <source>You win all the remaining tricks, whatever the others hold. Undo takes this back.</source>
        <translation>Du vinner alla stick som är kvar, vad de andra än har. Ångra tar tillbaka det.</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold. The program plays your cards.</source>
        <translation>Resten är din, vad de andra än har. Programmet lägger dina kort.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Tänker…</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Back to that match</source>
        <translation>Tillbaka till det partiet</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Spara en kopia någon annanstans…</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Lämna utan att spara</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Stanna kvar</translation>
    </message>
    <message>
        <source>The match starts again. The finished one is still under Finished matches.</source>
        <translation>Partiet börjar om. Det avslutade finns kvar under Avslutade partier.</translation>
    </message>
    <message>
        <source>The match starts again. The match so far is still under Matches in progress.</source>
        <translation>Partiet börjar om. Partiet hittills finns kvar under Pågående partier.</translation>
    </message>
    <message>
        <source>The match can’t be saved ({reason}). If you leave it now, you lose the last moves.</source>
        <translation>Partiet kan inte sparas ({reason}). Om du lämnar det nu går de senaste dragen förlorade.</translation>
    </message>
    <message>
        <source>The match couldn’t be saved: {reason}</source>
        <translation>Partiet kunde inte sparas: {reason}</translation>
    </message>
    <message>
        <source>The match couldn’t be saved in its place. You find it here: {file}</source>
        <translation>Partiet kunde inte sparas på sin plats. Det finns här: {file}</translation>
    </message>
</context>
<context>
    <name>NewMatchPage</name>
    <message>
        <source>New match</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Which variant?</source>
        <translation>Vilken variant?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Vilka spelar?</translation>
    </message>
    <message>
        <source>Who is at the table?</source>
        <extracomment>Heading of a long list of names</extracomment>
        <translation>Vilka sitter vid bordet?</translation>
    </message>
    <message>
        <source>Rules for this match</source>
        <translation>Regler för partiet</translation>
    </message>
    <message>
        <source>The program draws lots for the seats when the match begins.</source>
        <translation>Programmet lottar platserna när partiet börjar.</translation>
    </message>
    <message>
        <source>Explains the game and warns you before a bad mistake. Counts as help.</source>
        <extracomment>Of somebody who sits beside the player in the first match</extracomment>
        <translation>Förklarar spelet och varnar innan du gör ett grovt misstag. Räknas som hjälp.</translation>
    </message>
</context>
<context>
    <name>NoMatches</name>
    <message>
        <source>No matches in progress.</source>
        <translation>Inga pågående partier.</translation>
    </message>
    <message>
        <source>You can close the window at any time. Your match is saved here.</source>
        <translation>Du kan stänga fönstret när du vill. Partiet sparas här.</translation>
    </message>
</context>
<context>
    <name>OpenRequests</name>
    <message>
        <source>Another bluestick window is open but doesn’t answer. You can play here, but you can’t open the match that is open there.</source>
        <translation>Ett annat bluestick-fönster är öppet men svarar inte. Du kan spela här, men inte öppna partiet som är öppet där.</translation>
    </message>
    <message>
        <source>The program can’t write to “{folder}” ({reason}). You can play, but matches and settings won’t be saved.</source>
        <translation>Programmet kan inte skriva i ”{folder}” ({reason}). Du kan spela, men partier och inställningar sparas inte.</translation>
    </message>
    <message>
        <source>You can open one match at a time. Drop a single file (.bluestick).</source>
        <translation>Du kan öppna ett parti i taget. Släpp en enda fil (.bluestick).</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>house rule</source>
        <translation>husregel</translation>
    </message>
</context>
<context>
    <name>PagePolicy</name>
    <message>
        <source>Looking back: {moment}</source>
        <extracomment>An earlier moment of the match lies on the table: &quot;Looking back: trick 3&quot;</extracomment>
        <translation>Tillbakablick: {moment}</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Tillbakablick</translation>
    </message>
    <message>
        <source>You can’t play at an earlier move. Press Esc to return to the match.</source>
        <translation>Du kan inte spela vid ett tidigare drag. Tryck på Esc för att återgå till partiet.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show all</source>
        <extracomment>Button while a hand is counted line by line: to the last line, at once</extracomment>
        <translation>Visa allt</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Show final result</source>
        <extracomment>Button on what the last deal has come to: it leads to who has won the match</extracomment>
        <translation>Visa slutresultatet</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message>
        <source>Won and lost over time</source>
        <translation>Vunna och förlorade över tid</translation>
    </message>
    <message>
        <source>Last played {date}</source>
        <translation>Senast spelat {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n vunnet i rad</numerusform>
            <numerusform>%n vunna i rad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n förlorat i rad</numerusform>
            <numerusform>%n förlorade i rad</numerusform>
        </translation>
    </message>
    <message>
        <source>{date}: {result} · balance {number}</source>
        <extracomment>{number}: how many more matches were won than lost up to then, with its sign</extracomment>
        <translation>{date}: {result} · saldo {number}</translation>
    </message>
    <message numerus="yes">
        <source>longest run: %n</source>
        <translation>
            <numerusform>längsta svit: %n</numerusform>
            <numerusform>längsta svit: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} won per deal</source>
        <translation>{amount} vunna per giv</translation>
    </message>
    <message>
        <source>{amount} lost per deal</source>
        <translation>{amount} förlorade per giv</translation>
    </message>
    <message>
        <source>ahead by {amount} per deal</source>
        <translation>{amount} före per giv</translation>
    </message>
    <message>
        <source>behind by {amount} per deal</source>
        <translation>{amount} efter per giv</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>Review a match</source>
        <translation>Analysera ett parti</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Exportera som CSV</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Spara loggen</translation>
    </message>
    <message>
        <source>The results of this review can’t be saved: {reason}</source>
        <translation>Resultatet av analysen kan inte sparas: {reason}</translation>
    </message>
    <message>
        <source>No mistakes found in this game yet. Review a finished match first.</source>
        <translation>Inga misstag hittade i det här spelet än. Analysera ett avslutat parti först.</translation>
    </message>
    <message>
        <source>That was your last mistake in this game.</source>
        <translation>Det var ditt sista misstag i det här spelet.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Turning points</source>
        <translation>Vändpunkter</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new match against the computer, with the same cards, from this moment of an old one</extracomment>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <extracomment>Button: write the log of the match into a text file, with what the review says of the moves</extracomment>
        <translation>Spara som text…</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alla drag</translation>
    </message>
    <message>
        <source>Everyone’s cards</source>
        <translation>Allas kort</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Analysera resten</translation>
    </message>
    <message>
        <source>{known} of {all} decisions analysed</source>
        <translation>{known} av {all} beslut analyserade</translation>
    </message>
</context>
<context>
    <name>ReviewPolicy</name>
    <message>
        <source>Last decision</source>
        <translation>Sista beslutet</translation>
    </message>
    <message>
        <source>You are reviewing this match. To play it, select “Play on from here”.</source>
        <translation>Du analyserar partiet. Välj ”Spela vidare härifrån” om du vill spela det.</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <extracomment>In the header of the page</extracomment>
        <translation>Analys</translation>
    </message>
    <message>
        <source>This decision hasn’t been analysed yet.</source>
        <translation>Det här beslutet är inte analyserat än.</translation>
    </message>
    <message>
        <source>Decision {number} of {all}</source>
        <translation>Beslut {number} av {all}</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Try it</source>
        <extracomment>Under an example of the rules: the same question on a table</extracomment>
        <translation>Prova själv</translation>
    </message>
    <message>
        <source>In the picture: {things}.</source>
        <extracomment>Of a picture on a page of rules, for those who do not see it: cards, and what stands beside them</extracomment>
        <translation>På bilden: {things}.</translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message>
        <source>Back</source>
        <translation>Tillbaka</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>Previous match</source>
        <comment>of the text that is searched for</comment>
        <translation>Föregående träff</translation>
    </message>
    <message>
        <source>Next match</source>
        <comment>of the text that is searched for</comment>
        <translation>Nästa träff</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Sök i reglerna</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>of the text that is searched for</comment>
        <translation>
            <numerusform>%n träff</numerusform>
            <numerusform>%n träffar</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of which game?</source>
        <translation>Reglerna för vilket spel?</translation>
    </message>
    <message>
        <source>&amp;Print these rules…</source>
        <translation>&amp;Skriv ut reglerna…</translation>
    </message>
    <message>
        <source>&amp;Save these rules as PDF…</source>
        <translation>&amp;Spara reglerna som PDF…</translation>
    </message>
    <message>
        <source>Found in the rules of all games</source>
        <translation>Hittat i alla spels regler</translation>
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
        <translation>Spara reglerna som PDF</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>In the rules, of the places where a text was found: which of how many is shown</extracomment>
        <translation>{number} av {all}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <comment>in the rules of all games</comment>
        <translation>Inget hittades</translation>
    </message>
    <message>
        <source>None on this page</source>
        <comment>of the text that is searched for</comment>
        <translation>Ingen på den här sidan</translation>
    </message>
    <message>
        <source>Print or save</source>
        <comment>the rules: a menu with Print and Save as PDF</comment>
        <translation>Skriv ut eller spara</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Poängblad</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Visa på bordet</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Någon annan</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datorn</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Färger</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bräde</translation>
    </message>
    <message>
        <source>Card lette&amp;rs (language)</source>
        <translation>Kortens bokstäv&amp;er (språk)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>Varies by game</source>
        <comment>cloths of games, backs of decks</comment>
        <translation>Spelets egen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljust</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>Large pips</source>
        <comment>faces</comment>
        <translation>Stora tecken</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papper</translation>
    </message>
    <message>
        <source>None</source>
        <comment>no animation</comment>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <extracomment>A page of settings: colours, cloths, cards, boards</extracomment>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A page of settings</extracomment>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <extracomment>A page of settings: language, letters, what makes it easier to see and to use</extracomment>
        <translation>Läsning och tillgänglighet</translation>
    </message>
    <message>
        <source>Clo&amp;th</source>
        <translation>D&amp;uk</translation>
    </message>
    <message>
        <source>Bac&amp;ks of the cards</source>
        <translation>Korte&amp;ns baksidor</translation>
    </message>
    <message>
        <source>&amp;French cards</source>
        <translation>F&amp;ransk kortlek</translation>
    </message>
    <message>
        <source>Computer &amp;players</source>
        <translation>&amp;Datorspelare</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Take their time</source>
        <extracomment>How long computer players take, and one looks at what they have played</extracomment>
        <translation>Tar god tid på sig</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>computer players</comment>
        <translation>Snabba</translation>
    </message>
    <message>
        <source>&amp;Fade instead of moving</source>
        <translation>T&amp;ona i stället för att flytta</translation>
    </message>
    <message>
        <source>Wait a&amp;fter each trick</source>
        <translation>Vänta e&amp;fter varje stick</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>Visa &amp;koordinater</translation>
    </message>
    <message>
        <source>Show where a piece can &amp;go</source>
        <translation>Visa vart en pjäs kan &amp;gå</translation>
    </message>
    <message>
        <source>S&amp;uits in four colours</source>
        <translation>Egen k&amp;ulör för varje färg</translation>
    </message>
    <message>
        <source>Large corner symbols on car&amp;ds</source>
        <translation>Större hö&amp;rntecken på korten</translation>
    </message>
    <message>
        <source>One cl&amp;ick plays a card</source>
        <translation>Ett kl&amp;ick spelar ett kort</translation>
    </message>
    <message>
        <source>Pla&amp;y automatically when only one move is possible</source>
        <translation>Spela a&amp;utomatiskt när bara ett drag är möjligt</translation>
    </message>
    <message>
        <source>&amp;Mark cards I have seen</source>
        <translation>&amp;Märk ut kort jag har sett</translation>
    </message>
    <message>
        <source>Single-letter &amp;keyboard shortcuts</source>
        <translation>Kor&amp;tkommandon med en enda bokstav</translation>
    </message>
    <message>
        <source>The language of the menus, the rules and the tables.</source>
        <translation>Språket i menyerna, i reglerna och vid borden.</translation>
    </message>
    <message>
        <source>Changes all text, also at the tables.</source>
        <translation>Ändrar all text, även vid borden.</translation>
    </message>
    <message>
        <source>The same as your desktop, or always the one you select.</source>
        <translation>Som skrivbordet, eller alltid det du väljer.</translation>
    </message>
    <message>
        <source>Each game has its own, or select one for all. With high contrast, the cloth is black.</source>
        <translation>Varje spel har sin egen, eller välj en för alla. Med hög kontrast är duken svart.</translation>
    </message>
    <message>
        <source>Each pack has its own, or select one for all.</source>
        <translation>Varje kortlek har sin egen, eller välj en för alla.</translation>
    </message>
    <message>
        <source>With figures and pips, or plain and large: {games}.</source>
        <translation>Med figurer och prickar, eller enkel och stor: {games}.</translation>
    </message>
    <message>
        <source>The board for Halma. High contrast has its own board.</source>
        <translation>Brädet för halma. Hög kontrast har ett eget bräde.</translation>
    </message>
    <message>
        <source>The letters for ace, king, queen and jack: {games}.</source>
        <translation>Bokstäverna för ess, kung, dam och knekt: {games}.</translation>
    </message>
    <message>
        <source>How fast cards and pieces move. Without animation, they are there at once.</source>
        <translation>Hur fort kort och pjäser rör sig. Utan animation är de framme med en gång.</translation>
    </message>
    <message>
        <source>Shows a message, then plays.</source>
        <translation>Visar ett meddelande och spelar sedan.</translation>
    </message>
    <message>
        <source>The trick stays until you click or press Space.</source>
        <translation>Sticket ligger kvar tills du klickar eller trycker på mellanslag.</translation>
    </message>
    <message>
        <source>If a card can be played in several ways, the click only selects it.</source>
        <translation>Om kortet kan spelas på flera sätt blir det bara valt.</translation>
    </message>
    <message>
        <source>Everything you can hear is also shown.</source>
        <translation>Allt som du kan höra visas också.</translation>
    </message>
    <message>
        <source>Reduced motion: nothing moves across the table.</source>
        <translation>Mindre rörelse: ingenting flyttas över bordet.</translation>
    </message>
    <message>
        <source>Letters and numbers along the edge of the Halma board.</source>
        <translation>Bokstäver och siffror längs halmabrädets kant.</translation>
    </message>
    <message>
        <source>In Halma, marks the squares that a selected piece can reach.</source>
        <translation>Märker ut de rutor i halma som en vald pjäs kan nå.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green: {games}.</source>
        <translation>Ruter är blå och klöver gröna: {games}.</translation>
    </message>
    <message>
        <source>For small screens, or if you sit far from the screen.</source>
        <translation>För små skärmar, eller om du sitter långt från skärmen.</translation>
    </message>
    <message>
        <source>Marks face-down cards that you have seen before.</source>
        <translation>Märker ut kort med baksidan upp som du redan har sett.</translation>
    </message>
    <message>
        <source>For example, H for a hint and L for the last move.</source>
        <translation>Till exempel H för tips och L för senaste draget.</translation>
    </message>
    <message>
        <source>Fjord blue</source>
        <comment>cloth</comment>
        <translation>Fjordblå</translation>
    </message>
    <message>
        <source>Fir green</source>
        <comment>cloth</comment>
        <translation>Grangrön</translation>
    </message>
    <message>
        <source>Madder red</source>
        <comment>cloth</comment>
        <translation>Krappröd</translation>
    </message>
    <message>
        <source>Ochre</source>
        <comment>cloth</comment>
        <translation>Ockra</translation>
    </message>
    <message>
        <source>Heather</source>
        <comment>cloth</comment>
        <translation>Ljung</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <comment>cloth</comment>
        <translation>Skiffergrå</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>backs</comment>
        <translation>Stjärnor</translation>
    </message>
    <message>
        <source>Woven bands</source>
        <comment>backs</comment>
        <translation>Vävda band</translation>
    </message>
    <message>
        <source>Rag rug</source>
        <comment>backs</comment>
        <translation>Trasmatta</translation>
    </message>
    <message>
        <source>Plain</source>
        <comment>backs</comment>
        <translation>Enkel</translation>
    </message>
    <message>
        <source>Figures</source>
        <comment>faces</comment>
        <translation>Figurer</translation>
    </message>
    <message>
        <source>Oak</source>
        <comment>board</comment>
        <translation>Ek</translation>
    </message>
    <message>
        <source>Birch</source>
        <comment>board</comment>
        <translation>Björk</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>board</comment>
        <translation>Valnöt</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Som språket</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A page of settings: how the games are played</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Ljud</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>sounds</comment>
        <translation>Lågt</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>sounds</comment>
        <translation>Högt</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>How long they think, and how long a finished trick stays in view</source>
        <translation>Hur länge de tänker, och hur länge ett färdigt stick visas</translation>
    </message>
    <message>
        <source>Pass automatically &amp;when I can’t play</source>
        <translation>&amp;Passa automatiskt när jag bara kan passa</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <extracomment>Setting: how large all text is, in per cent</extracomment>
        <translation>Te&amp;xtstorlek</translation>
    </message>
    <message>
        <source>How long they think, and how long their cards stay in view.</source>
        <translation>Hur länge de tänker, och hur länge deras kort visas.</translation>
    </message>
    <message>
        <source>Shows a message, then passes.</source>
        <translation>Visar ett meddelande och passar sedan.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts for which game?</source>
        <translation>Kortkommandon för vilket spel?</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Heading of a list of keys</extracomment>
        <translation>Vid alla bord</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>Heading of a list of keys</extracomment>
        <translation>Menyer</translation>
    </message>
    <message>
        <source>Select what the hint suggests</source>
        <translation>Välj det som tipset föreslår</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Vad kan jag göra?</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>What has been played, in sentences</extracomment>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>What has been played, in sentences</extracomment>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Not quite:</source>
        <extracomment>Above what the hand nearly makes, and what it lacks</extracomment>
        <translation>Nästan:</translation>
    </message>
    <message>
        <source>This is an earlier move. Press ← or → for other moves, Home for the first one, Esc to return to the match.</source>
        <translation>Det här är ett tidigare drag. Tryck ← eller → för andra drag, Home för det första, Esc för att återgå till partiet.</translation>
    </message>
</context>
<context>
    <name>SpectatorBar</name>
    <message>
        <source>Faster</source>
        <translation>Snabbare</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>Button: do not skip any further</extracomment>
        <translation>Stanna här</translation>
    </message>
    <message>
        <source>The others play on…</source>
        <translation>De andra spelar vidare…</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Button: skip everything up to the end of the match</extracomment>
        <translation>Till slutet</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <extracomment>Button: skip everything until the player is asked again</extracomment>
        <translation>Hoppa fram</translation>
    </message>
    <message>
        <source>The others play faster until you are back in</source>
        <translation>De andra spelar snabbare tills du är med igen</translation>
    </message>
    <message>
        <source>You’re watching.</source>
        <translation>Du ser på.</translation>
    </message>
    <message>
        <source>You’re out for now. The game will tell you when it’s your turn again.</source>
        <translation>Du ser på. Du får veta när det är din tur igen.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Rare table games, at your own pace.</source>
        <translation>Ovanliga bordsspel, i din egen takt.</translation>
    </message>
    <message>
        <source>saved automatically</source>
        <translation>sparas automatiskt</translation>
    </message>
    <message>
        <source>Rules and glossary</source>
        <translation>Regler och ordlista</translation>
    </message>
    <message>
        <source>All rules, with pictures.</source>
        <translation>Alla regler, med bilder.</translation>
    </message>
    <message>
        <source>Play without a mouse.</source>
        <translation>Spela utan mus.</translation>
    </message>
    <message>
        <source>today {time}</source>
        <translation>i dag {time}</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>i går</translation>
    </message>
    <message>
        <source>Matches in progress</source>
        <translation>Pågående partier</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>number of matches</comment>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>number of matches</comment>
        <translation>Oavgjorda</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>number of matches</comment>
        <translation>Förlorade</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n finished match(es)…</source>
        <translation>
            <numerusform>Läser %n avslutat parti…</numerusform>
            <numerusform>Läser %n avslutade partier…</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>Människor</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Flera nivåer</translation>
    </message>
    <message>
        <source>{opponents}, with help</source>
        <extracomment>{opponents}: computer players of a level, such as &quot;Medium&quot;</extracomment>
        <translation>{opponents}, med hjälp</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The matches won out of a hundred</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>All finished matches</source>
        <translation>Alla avslutade partier</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportera som CSV…</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Vunna i %</translation>
    </message>
    <message>
        <source>Your finished matches. A hint, the coach, or a move taken back counts as help.</source>
        <translation>Dina avslutade partier. Ett tips, coachen eller ett drag som du har tagit tillbaka räknas som hjälp.</translation>
    </message>
    <message>
        <source>No finished matches yet. They will be counted here.</source>
        <translation>Inga avslutade partier än. De räknas här.</translation>
    </message>
    <message>
        <source>{opponents}, cards played before</source>
        <extracomment>{opponents}: computer players of a level, such as &quot;Medium&quot;</extracomment>
        <translation>{opponents}, kort spelade förut</translation>
    </message>
    <message>
        <source>Of these, deals of the day</source>
        <extracomment>Of the matches that are counted above, those with the deal of the day</extracomment>
        <translation>Därav dagens giv</translation>
    </message>
</context>
<context>
    <name>StatusReport</name>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Inget har spelats än.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button beside the sentence about cards that the dealer may look at</extracomment>
        <translation>Gå vidare</translation>
    </message>
    <message>
        <source>Take a look first. Click the cloth or press Space to go on.</source>
        <translation>Titta först. Klicka på duken eller tryck på mellanslag för att gå vidare.</translation>
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
        <translation>Spela vidare</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>spader ess</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spader kung</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spader dam</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spader knekt</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>spader tio</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>spader nio</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>spader åtta</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>spader sju</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>spader sex</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>spader fem</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>spader fyra</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>spader tre</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>spader två</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjärter ess</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjärter kung</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjärter dam</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjärter knekt</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hjärter tio</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hjärter nio</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hjärter åtta</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hjärter sju</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>hjärter sex</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hjärter fem</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>hjärter fyra</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>hjärter tre</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>hjärter två</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruter ess</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruter kung</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruter dam</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruter knekt</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruter tio</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruter nio</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruter åtta</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruter sju</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruter sex</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruter fem</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruter fyra</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruter tre</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruter två</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>klöver ess</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>klöver kung</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>klöver dam</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>klöver knekt</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>klöver tio</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>klöver nio</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>klöver åtta</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>klöver sju</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>klöver sex</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>klöver fem</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>klöver fyra</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>klöver tre</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>klöver två</translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>röd {number}</translation>
    </message>
    <message>
        <source>brown {number}</source>
        <translation>brun {number}</translation>
    </message>
    <message>
        <source>black {number}</source>
        <translation>svart {number}</translation>
    </message>
    <message>
        <source>green {number}</source>
        <translation>grön {number}</translation>
    </message>
    <message>
        <source>blue {number}</source>
        <translation>blå {number}</translation>
    </message>
    <message>
        <source>jack (wild)</source>
        <translation>knekt (joker)</translation>
    </message>
    <message>
        <source>queen (wild)</source>
        <translation>dam (joker)</translation>
    </message>
    <message>
        <source>king (wild)</source>
        <translation>kung (joker)</translation>
    </message>
    <message>
        <source>blaren (the mask)</source>
        <translation>blaren</translation>
    </message>
    <message>
        <source>blompottan (the flowerpot)</source>
        <translation>blompottan</translation>
    </message>
    <message>
        <source>kransen (the wreath)</source>
        <translation>kransen</translation>
    </message>
    <message>
        <source>lily 1</source>
        <translation>lilja 1</translation>
    </message>
    <message>
        <source>lily 2</source>
        <translation>lilja 2</translation>
    </message>
    <message>
        <source>lily 3</source>
        <translation>lilja 3</translation>
    </message>
    <message>
        <source>lily 4</source>
        <translation>lilja 4</translation>
    </message>
    <message>
        <source>lily 5</source>
        <translation>lilja 5</translation>
    </message>
    <message>
        <source>lily 6</source>
        <translation>lilja 6</translation>
    </message>
    <message>
        <source>lily 7</source>
        <translation>lilja 7</translation>
    </message>
    <message>
        <source>lily 8</source>
        <translation>lilja 8</translation>
    </message>
    <message>
        <source>lily 9</source>
        <translation>lilja 9</translation>
    </message>
    <message>
        <source>lily 10</source>
        <translation>lilja 10</translation>
    </message>
    <message>
        <source>lily 11</source>
        <translation>lilja 11</translation>
    </message>
    <message>
        <source>lily 12</source>
        <translation>lilja 12</translation>
    </message>
    <message>
        <source>värdshus (the inn)</source>
        <translation>värdshus</translation>
    </message>
    <message>
        <source>kavall (the rider)</source>
        <translation>kavall</translation>
    </message>
    <message>
        <source>svin (the boar)</source>
        <translation>svin</translation>
    </message>
    <message>
        <source>husar (the hussar)</source>
        <translation>husar</translation>
    </message>
    <message>
        <source>kuku (the cuckoo)</source>
        <translation>kuku</translation>
    </message>
    <message>
        <source>kille (the harlequin)</source>
        <translation>kille</translation>
    </message>
    <message>
        <source>knight of spades</source>
        <translation>spader riddare</translation>
    </message>
    <message>
        <source>knight of hearts</source>
        <translation>hjärter riddare</translation>
    </message>
    <message>
        <source>knight of diamonds</source>
        <translation>ruter riddare</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>klöver riddare</translation>
    </message>
    <message>
        <source>trump twenty</source>
        <translation>trumf tjugo</translation>
    </message>
    <message>
        <source>trump nineteen</source>
        <translation>trumf nitton</translation>
    </message>
    <message>
        <source>trump eighteen</source>
        <translation>trumf arton</translation>
    </message>
    <message>
        <source>trump seventeen</source>
        <translation>trumf sjutton</translation>
    </message>
    <message>
        <source>trump sixteen</source>
        <translation>trumf sexton</translation>
    </message>
    <message>
        <source>trump fifteen</source>
        <translation>trumf femton</translation>
    </message>
    <message>
        <source>trump fourteen</source>
        <translation>trumf fjorton</translation>
    </message>
    <message>
        <source>trump thirteen</source>
        <translation>trumf tretton</translation>
    </message>
    <message>
        <source>trump twelve</source>
        <translation>trumf tolv</translation>
    </message>
    <message>
        <source>trump eleven</source>
        <translation>trumf elva</translation>
    </message>
    <message>
        <source>trump ten</source>
        <translation>trumf tio</translation>
    </message>
    <message>
        <source>trump nine</source>
        <translation>trumf nio</translation>
    </message>
    <message>
        <source>trump eight</source>
        <translation>trumf åtta</translation>
    </message>
    <message>
        <source>trump seven</source>
        <translation>trumf sju</translation>
    </message>
    <message>
        <source>trump six</source>
        <translation>trumf sex</translation>
    </message>
    <message>
        <source>trump five</source>
        <translation>trumf fem</translation>
    </message>
    <message>
        <source>snapphane</source>
        <translation>snapphane</translation>
    </message>
    <message>
        <source>N (wild)</source>
        <translation>N (vilt)</translation>
    </message>
    <message>
        <source>Fjønt (wild)</source>
        <translation>Fjønt (vilt)</translation>
    </message>
</context>
<context>
    <name>coach</name>
    <message>
        <source>Play this anyway?</source>
        <translation>Spela ändå?</translation>
    </message>
    <message>
        <source>Better {move}: {reason}</source>
        <extracomment>{move}: cards, squares or a word. {reason}: a sentence</extracomment>
        <translation>Bättre {move}: {reason}</translation>
    </message>
    <message>
        <source>Another player offers a draw. If everyone agrees, the match ends and no one wins. If you decline, play goes on.</source>
        <translation>En annan spelare föreslår oavgjort. Går alla med på det slutar partiet, och ingen vinner. Säger du nej går spelet vidare.</translation>
    </message>
    <message>
        <source>A player who can’t move misses a turn. With four players, you wait like this for your partner when all your pieces are in the goal.</source>
        <translation>Den som inte kan flytta får stå över. När ni är fyra väntar du så på din medspelare när alla dina pjäser är i mål.</translation>
    </message>
    <message>
        <source>This piece has reached your goal base and may not leave it. Move it on into the far corner, so it doesn’t block the doorway.</source>
        <translation>Den här pjäsen har nått din målbas och får inte lämna den. Gå vidare in i hörnet med den, så att den inte står i dörren.</translation>
    </message>
    <message>
        <source>One move can have several jumps: the same piece may jump again, over anyone’s pieces. Leave one empty square between two pieces to build a ladder.</source>
        <translation>Ett drag kan ha flera hopp: samma pjäs får hoppa igen, över vems pjäser som helst. Lämna en tom ruta mellan två pjäser, så blir det en stege.</translation>
    </message>
    <message>
        <source>Move all your pieces to the corner diagonally opposite, your goal base. The first player was drawn by lot.</source>
        <translation>Flytta alla dina pjäser till hörnet diagonalt mitt emot, din målbas. Lotten har avgjort vem som börjar.</translation>
    </message>
    <message>
        <source>Click one of your pieces to mark the squares it can reach. It steps to the next square, or jumps over a piece to the empty square behind.</source>
        <translation>Klicka på en av dina pjäser, så markeras rutorna den kan nå. Den tar ett steg till rutan bredvid eller hoppar över en pjäs till den tomma rutan bakom.</translation>
    </message>
    <message>
        <source>One kille was swapped for the other. That’s a killemöte: now both are as high as kuku. If you have one of them, stand.</source>
        <translation>En kille har bytts mot den andra. Det är ett killemöte: nu är båda lika höga som kuku. Har du en av dem, så stå.</translation>
    </message>
    <message>
        <source>A kuku ends the exchange. Everyone shows their cards. The player who asked for the kuku isn’t hit, but has to keep their own card.</source>
        <translation>En kuku avslutar bytet. Alla visar sina kort. Den som ville byta till sig kuku är inte huggen men måste behålla sitt kort.</translation>
    </message>
    <message>
        <source>A svin sends the offered card back, swap by swap, to the player who was dealt it. That player is hit. So it’s safer to pass on a card you weren’t dealt.</source>
        <translation>Ett svin skickar tillbaka det erbjudna kortet, byte för byte, till den som fick det i given. Den spelaren är huggen. Säkrare är alltså att skicka vidare ett kort som du inte fick i given.</translation>
    </message>
    <message>
        <source>A husar strikes a player who tries to swap for it. That player is hit and goes out. There is no swap, and the player with the husar gets no turn.</source>
        <translation>En husar hugger spelaren som vill byta till sig den. Spelaren är huggen och åker ut. Det blir inget byte, och den som har husaren får inte tala.</translation>
    </message>
    <message>
        <source>A värdshus (inn) or kavall (rider) sends you past it. You ask the next player on the left instead.</source>
        <translation>Värdshus och kavall skickar dig förbi. Du frågar i stället nästa spelare åt vänster.</translation>
    </message>
    <message>
        <source>The last player in takes the whole pot. With the next stake everyone is in again.</source>
        <translation>Den sista spelaren tar hela potten. Med nästa insats är alla med igen.</translation>
    </message>
    <message>
        <source>Everyone would be out, so this time the lowest card doesn’t count. If no one was hit, no one goes out, and the dealer deals again.</source>
        <translation>Alla skulle ha åkt ut, så den här gången räknas inte det lägsta kortet. Är ingen huggen åker ingen ut, och givaren ger om.</translation>
    </message>
    <message>
        <source>You’re out of this pot. You may be able to buy back in. Press F8 to skip to that moment.</source>
        <translation>Du är ute ur den här potten. Kanske kan du köpa in dig igen. Tryck på F8 för att gå direkt dit.</translation>
    </message>
    <message>
        <source>A player who can’t pay the stake leaves the table. The others play on.</source>
        <translation>Den som inte längre kan betala insatsen lämnar bordet. De andra spelar vidare.</translation>
    </message>
    <message>
        <source>Upp till bevis: all cards are shown. Low killar go out, so do players who were hit, and so does the lowest of the other cards.</source>
        <translation>Upp till bevis: alla kort visas. Låga killar åker ut, likaså de som är huggna och det lägsta av de andra korten.</translation>
    </message>
    <message>
        <source>Your neighbour took your card and gave you another. Now you speak. If your new card is higher, stand: your neighbour has the lower one.</source>
        <translation>Din granne tog ditt kort och gav dig ett annat. Nu talar du. Är ditt nya kort högre, så stå: grannen har det lägre.</translation>
    </message>
    <message>
        <source>You swapped face down, so only you two know these cards. Now your neighbour speaks, with the card you had.</source>
        <translation>Ni bytte mörkt, så bara ni två känner till korten. Nu talar din granne, med kortet som du hade.</translation>
    </message>
    <message>
        <source>The dealer went into the stock. The drawn card must be kept, better or worse, unless it’s a matador. The old card is out of play.</source>
        <translation>Givaren gick i lek. Det dragna kortet måste behållas, bättre eller sämre, om det inte är en matador. Det gamla kortet är ur spel.</translation>
    </message>
    <message>
        <source>You were dealt the kille, the lowest card of all while you hold it. Swap it away. Only stand if just two players are left.</source>
        <translation>Du har fått killen i given, och hos dig är den det lägsta kortet av alla. Byt bort den. Stå bara om ni är två kvar.</translation>
    </message>
    <message>
        <source>You have the kuku, the highest card: you’re safe, so stand. You may lay it down at any time to end the exchange. It’s often better to let the others knock each other out.</source>
        <translation>Du har kuku, det högsta kortet: du går säker, så stå. Du får lägga upp den när som helst och avsluta bytet. Oftast är det bättre att låta de andra slå ut varandra.</translation>
    </message>
    <message>
        <source>You have a matador: stand. No one can take it from you. A player who asks you gets the card’s answer, not the card.</source>
        <translation>Du har en matador: stå. Ingen kan ta den ifrån dig. Den som vill byta får kortets svar i stället för kortet.</translation>
    </message>
    <message>
        <source>You have just this one card. When all cards are shown, the lowest is out. Point at your card to see its place in the order.</source>
        <translation>Du har bara det här kortet. När alla kort visas åker det lägsta ut. Peka på ditt kort för att se dess plats i ordningen.</translation>
    </message>
    <message>
        <source>Everyone has paid a stake into the pot. In each deal one player or more goes out. The last player in wins it all.</source>
        <translation>Alla har betalat en insats till potten. I varje giv åker en eller flera ut. Den sista som är kvar vinner alltihop.</translation>
    </message>
    <message>
        <source>Only two or three players are left, and you speak first. You may ask the dealer for new cards for everyone. Don’t ask with a high card.</source>
        <translation>Bara två eller tre är kvar, och du talar först. Du får fråga givaren om nya kort åt alla. Fråga inte med ett högt kort.</translation>
    </message>
    <message>
        <source>You’re the dealer, and forehand asks for new cards for everyone. No one asks with a good card. If your card is low too, forehand may have to take it in a swap.</source>
        <translation>Du ger, och förhand frågar efter nya kort åt alla. Ingen frågar med ett bra kort. Är ditt kort också lågt får förhand kanske ta det i ett byte.</translation>
    </message>
    <message>
        <source>You decide whether everyone gets a new card. Forehand asked, so forehand surely has a low one.</source>
        <translation>Du avgör om alla ska få ett nytt kort. Förhand frågade och har säkert ett lågt.</translation>
    </message>
    <message>
        <source>You’re the dealer and speak last: stand, or go into the stock. If you draw a matador, it answers as if a player had held it.</source>
        <translation>Du ger och talar sist: stå eller gå i lek. Drar du en matador svarar den som om en spelare hade haft den.</translation>
    </message>
    <message>
        <source>You may buy in again. You pay the price into the pot and get a card in the next deal. If you say no the first time, you won’t be asked again.</source>
        <translation>Du får köpa in dig igen. Du betalar priset till potten och får kort i nästa giv. Säger du nej första gången blir du inte tillfrågad igen.</translation>
    </message>
    <message>
        <source>The pot is won. If everyone wants another pot, all are in again and pay the stake. If one player says no, the match ends.</source>
        <translation>Potten är vunnen. Vill alla ha en till är alla med igen och betalar insatsen. Säger någon nej slutar partiet.</translation>
    </message>
    <message>
        <source>Stand to keep your card, or swap it unseen with the player on your left. Only swap low cards: a matador may strike back.</source>
        <translation>Stå och behåll ditt kort, eller byt det mörkt med grannen till vänster. Byt bara låga kort: en matador kan hugga tillbaka.</translation>
    </message>
    <message>
        <source>Now all piles are counted: combinations once more, then the cards in pairs, and six points for the last trick. Declared points are already on the score sheet.</source>
        <translation>Nu räknas alla högar: kombinationerna en gång till, sedan korten parvis och sex poäng för det sista sticket. Deklarerade poäng är redan uppskrivna.</translation>
    </message>
    <message>
        <source>The most points lose the deal. But a player with no trick loses instead. The match ends when two have lost three deals each, or one has lost five.</source>
        <translation>Flest poäng förlorar given. Men en spelare utan stick förlorar i stället. Partiet slutar när två har förlorat tre givar var, eller en fem.</translation>
    </message>
    <message>
        <source>A player with no trick in the whole deal can’t pay for Fjønt and loses it. Win at least one trick.</source>
        <translation>Den som inte vinner ett enda stick i given kan inte betala för Fjønt och förlorar det. Vinn minst ett stick.</translation>
    </message>
    <message>
        <source>A player with no trick loses the discarded cards too. A single trick is enough to keep them.</source>
        <translation>Den som inte vinner något stick förlorar också sina sakade kort. Ett enda stick räcker för att behålla dem.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe a card for it. Give a worthless card from your side’s tricks. You may wait until you have one.</source>
        <translation>Du tar tillbaka Fjønt och är skyldig ett kort för det. Ge ett värdelöst kort ur er sidas stick. Du får vänta tills ni har ett.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe a card from your own tricks for it. Points are bad here, so give a card with many. You may wait until you have one.</source>
        <translation>Du tar tillbaka Fjønt och är skyldig ett kort ur dina egna stick. Poäng är dåliga här, så ge ett kort med många. Du får vänta tills du har ett.</translation>
    </message>
    <message>
        <source>That was the last trick, worth six extra points. Now the piles are counted.</source>
        <translation>Det var det sista sticket, som ger sex extra poäng. Nu räknas högarna.</translation>
    </message>
    <message>
        <source>A declared combination counts at once, and again if one side wins all its cards. Three flertal or three sequences count double.</source>
        <translation>En deklarerad kombination räknas genast, och igen om en sida vinner alla dess kort. Tre flertal eller tre sekvenser räknas dubbelt.</translation>
    </message>
    <message>
        <source>Each player has ten new cards, and the dealer discards two more. Your discards count for you at the end, but you can’t declare them.</source>
        <translation>Båda har fått tio nya kort, och givaren sakar två till. Dina sakade kort räknas för dig till slut, men du kan inte deklarera dem.</translation>
    </message>
    <message>
        <source>Look for combinations: three or four of a kind, and rows from XX or K downwards. They count when you declare them, and again if you win the cards.</source>
        <translation>Leta efter kombinationer: tre eller fyra av samma slag, och rader från XX eller K och neråt. De räknas när du deklarerar dem, och igen om du vinner korten.</translation>
    </message>
    <message>
        <source>In Fjabbe points are bad: the player with the most loses the deal. But a player with no trick loses instead. Take one cheap trick.</source>
        <translation>I Fjabbe är poäng dåliga: den som har flest förlorar given. Men en spelare utan stick förlorar i stället. Ta ett billigt stick.</translation>
    </message>
    <message>
        <source>This is a snapphane, one of four equal trumps. If no trump is higher, the last snapphane played wins the trick.</source>
        <translation>Det där är en snapphane, en av fyra lika trumf. Är ingen trumf högre vinner den sist spelade snapphanen.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. Without a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Högsta trumf vinner sticket. Utan trumf vinner det högsta kortet i den utspelade färgen. Vinnaren spelar ut till nästa stick.</translation>
    </message>
    <message>
        <source>Discard ten cards to get ten new ones. You must keep tarokker and kings. Keep cards that may become a combination too.</source>
        <translation>Saka tio kort så får du tio nya. Tarokker och kungar måste du behålla. Behåll också kort som kan bli en kombination.</translation>
    </message>
    <message>
        <source>You’re the dealer and have two cards too many. Discard two, but no tarok or king. Worthless cards of a short suit are best: soon you can trump that suit.</source>
        <translation>Du är givare och har två kort för mycket. Saka två, men ingen tarok eller kung. Bäst är värdelösa kort i en kort färg: den kan du snart trumfa.</translation>
    </message>
    <message>
        <source>You still owe a card for Fjønt. Give one now, before the piles are counted.</source>
        <translation>Du är fortfarande skyldig ett kort för Fjønt. Ge ett nu, innan högarna räknas.</translation>
    </message>
    <message>
        <source>Before your first card you may declare combinations from the list. Everyone sees the cards, and you get the points at once. Then play a card.</source>
        <translation>Före ditt första kort får du deklarera kombinationer ur listan. Alla ser korten, och du får poängen genast. Spela sedan ett kort.</translation>
    </message>
    <message>
        <source>You may play Fjønt, the star, at any time, even if you could follow suit. Fjønt never wins. You take it back. If the others win the trick, you owe them a card.</source>
        <translation>Du får spela Fjønt, stjärnan, när som helst, även om du kunde bekänna. Fjønt vinner aldrig. Du tar tillbaka det. Vinner de andra sticket är du skyldig dem ett kort.</translation>
    </message>
    <message>
        <source>Red suits are upside down below the jack: ace, 6, 7, 8, 9, and the 10 is lowest. An arrow on the cards reminds you.</source>
        <translation>Röda färger står upp och ner under knekten: äss, 6, 7, 8, 9, och 10 är lägst. En pil på korten påminner om det.</translation>
    </message>
    <message>
        <source>You lead any card you like. The others must follow suit if they can. If not, they must trump.</source>
        <translation>Du spelar ut vilket kort du vill. De andra måste bekänna färg om de kan. Annars måste de trumfa.</translation>
    </message>
    <message>
        <source>Follow suit if you can. If you can’t, play a trump. With neither, play anything. You never have to play higher than the other cards.</source>
        <translation>Bekänn färg om du kan. Kan du inte, så trumfa. Har du varken eller, så spela vad du vill. Du behöver aldrig lägga högre än de andra korten.</translation>
    </message>
    <message>
        <source>One side took every trick of langen. That is klump, worth two game points. A single trick of your own saves you from it.</source>
        <translation>Ena sidan tog alla stick i langen. Det är klump och ger två poäng. Ett enda eget stick räddar dig.</translation>
    </message>
    <message>
        <source>The first side with 121 points wins the round at once. That brings one game point. Then the next player deals.</source>
        <translation>Den sida som först har 121 ögon vinner omgången genast. Det ger en poäng. Sedan ger nästa spelare.</translation>
    </message>
    <message>
        <source>The round brings one game point. With fewer than 30 points for the loser it brings two. With no trick for the loser it brings three.</source>
        <translation>Omgången ger en poäng. Har förloraren färre än 30 ögon ger den två, och utan ett enda stick för förloraren tre.</translation>
    </message>
    <message>
        <source>Langen has 148 points in all. No side gets more than 119 or less than 29, except by klump. So ut’n decides.</source>
        <translation>Langen har 148 ögon i allt. Ingen sida får mer än 119 eller mindre än 29, utom vid klump. Det är alltså ut’n som avgör.</translation>
    </message>
    <message>
        <source>Langen has 150 points in all, and 121 of them win the round. Otherwise both players take their points on to ut’n.</source>
        <translation>Langen har 150 ögon i allt, och 121 av dem vinner omgången. Annars tar båda sina ögon med sig till ut’n.</translation>
    </message>
    <message>
        <source>You’re the dealer, so you may look at your partner’s six cards until the first lead. Remember the high ones: they can protect what you lead.</source>
        <translation>Du ger, så du får titta på medspelarens sex kort tills det första kortet spelas ut. Lägg de höga på minnet: de kan skydda det du spelar ut.</translation>
    </message>
    <message>
        <source>Ut’n is the second deal, and the points of langen stay. It’s a race: the first side with 121 after a trick wins. Then the round ends at once.</source>
        <translation>Ut’n är den andra given, och ögonen från langen följer med. Det är en kapplöpning: den sida som först har 121 efter ett stick vinner. Då är omgången genast slut.</translation>
    </message>
    <message>
        <source>The turn-up card shows trumps, which beat all other suits. Ekten, the jack of trumps, is highest. Next is uekten, the other jack of the same colour, red or black. It’s a trump too.</source>
        <translation>Uppslagskortet visar trumf, som sticker alla andra färger. Högst är ekten, trumfknekten. Därnäst kommer uekten, den andra svarta eller röda knekten. Den är också trumf.</translation>
    </message>
    <message>
        <source>The turn-up card shows trumps, which beat all other suits. Visse fil, the jack of trumps, is highest. Next is uwisse fil, the other jack of the same colour, red or black. It’s a trump too.</source>
        <translation>Uppslagskortet visar trumf, som sticker alla andra färger. Högst är visse fil, trumfknekten. Därnäst kommer uwisse fil, den andra svarta eller röda knekten. Den är också trumf.</translation>
    </message>
    <message>
        <source>The two of trumps now lies in place of the turn-up card. Everyone knows who took that card. The trump suit stays the same.</source>
        <translation>Trumftvåan ligger nu i uppslagskortets ställe. Alla vet vem som tog det kortet. Trumffärgen är densamma.</translation>
    </message>
    <message>
        <source>The stock is empty. From now on there is nothing to draw, so save a good card for the last trick.</source>
        <translation>Talongen är slut. Från och med nu finns inget att dra, så spara ett bra kort till det sista sticket.</translation>
    </message>
    <message>
        <source>That was the last trick of langen, worth ten extra points. It pays to keep a sure card for it.</source>
        <translation>Det var det sista sticket i langen, och det ger tio ögon extra. Ett säkert kort som sparas till det lönar sig.</translation>
    </message>
    <message>
        <source>Each of these cards beats one of the winning cards: that takes the lead. From now on these are the cards to beat.</source>
        <translation>Vart och ett av de här korten sticker ett av de ledande: därmed tar de ledningen. Från och med nu är det de här korten man ska sticka.</translation>
    </message>
    <message>
        <source>The last player to take the lead wins the trick. Its points go to that side. The winner draws first and leads to the next trick.</source>
        <translation>Den som sist tog ledningen vinner sticket, och ögonen går till den sidan. Vinnaren drar först och spelar ut till nästa stick.</translation>
    </message>
    <message>
        <source>The players are about to draw the last cards, with the turn-up card among them. This is the last chance to exchange the two of trumps for it.</source>
        <translation>Nu dras de sista korten, och uppslagskortet är ett av dem. Det här är sista chansen att byta trumftvåan mot det.</translation>
    </message>
    <message>
        <source>You have the two of trumps and may exchange it for the turn-up card, even when it isn’t your turn. Click the turn-up card, or press 0.</source>
        <translation>Du har trumftvåan och får byta den mot uppslagskortet, även när det inte är din tur. Klicka på uppslagskortet eller tryck 0.</translation>
    </message>
    <message>
        <source>You lead any cards you like. To take the trick, a player has to beat every one of them. So one card that no one can beat protects the others.</source>
        <translation>Du spelar ut vilka kort du vill. Den som vill ha sticket måste sticka vart och ett. Ett enda kort som ingen kan sticka skyddar alltså de andra.</translation>
    </message>
    <message>
        <source>Lead any three cards, or a whole suit of three or more with or without one other card. A player has to beat every card, so one sure card protects them all.</source>
        <translation>Spela ut tre kort, vilka som helst, eller en hel färg på tre eller fler, med eller utan ett annat kort. Motståndaren måste sticka alla, så ett enda säkert kort skyddar dem.</translation>
    </message>
    <message>
        <source>Lay as many cards as the leader did. To take the lead, beat each winning card with a different one of yours. If you can’t, give cards without points.</source>
        <translation>Lägg lika många kort som spelades ut. För att ta ledningen måste du sticka vart och ett av de ledande korten med ett eget kort. Kan du inte det, så lägg kort utan ögon.</translation>
    </message>
    <message>
        <source>The round is over. Play another one, or end the match here. The side with more game points wins the match.</source>
        <translation>Omgången är slut. Spela en till eller avsluta partiet här. Den sida som har flest poäng vinner partiet.</translation>
    </message>
    <message>
        <source>Your partner is winning this trick, and its points count for both of you. Give points if the players after you are unlikely to take the lead.</source>
        <translation>Din medspelare vinner just nu sticket, och dess ögon räknas för er båda. Lägg i ögon om ingen efter dig lär ta över.</translation>
    </message>
    <message>
        <source>This move cost you most in this deal.</source>
        <extracomment>In the hand, or the deal, that has just been played</extracomment>
        <translation>Det här draget kostade dig mest i given.</translation>
    </message>
    <message>
        <source>The round is counted. The player out first gets five points for each card in the largest hand. Cards won in tricks and bets count too.</source>
        <translation>Omgången räknas. Den som gick ut först får fem poäng för varje kort på den största handen. Kort vunna i stick och vad räknas också.</translation>
    </message>
    <message>
        <source>Your bomb wins the trick, but you must give its cards away. Choose the player who is less dangerous. Then you lead.</source>
        <translation>Din bomb vinner sticket, men korten måste du ge bort. Välj den spelare som är minst farlig. Sedan spelar du ut.</translation>
    </message>
    <message>
        <source>The first player out gets 5 points for each card in the largest hand. Near the end, get rid of cards fast. How many you hold matters more than which.</source>
        <translation>Den som går ut först får 5 poäng för varje kort på den största handen. Bli snabbt av med kort mot slutet. Hur många du har betyder mer än vilka.</translation>
    </message>
    <message>
        <source>The player of the bomb wins the trick and leads next, but must give its cards away. A bomb buys the lead with points.</source>
        <translation>Den som lade bomben vinner sticket och spelar ut härnäst men måste ge bort korten. En bomb köper utspelet för poäng.</translation>
    </message>
    <message>
        <source>Only you see your fourteen number cards. Your jack, queen and king lie open. They are wild: in a set or run each can stand for any lower rank.</source>
        <translation>Dina fjorton nummerkort ser bara du. Din knekt, dam och kung ligger öppet. De är jokrar: i ett set eller en stege kan de stå för vilken lägre valör som helst.</translation>
    </message>
    <message>
        <source>A bet says: I’ll be out first. If it fails, the points go to the player who is out first, and to everyone who didn’t bet.</source>
        <translation>Den som slår vad säger: jag går ut först. Misslyckas det får den som går ut först poängen, och alla som inte har slagit vad.</translation>
    </message>
    <message>
        <source>You passed, but you aren’t out of the trick. If another player beats the cards, you may play again on your turn.</source>
        <translation>Du har passat, men du är inte ute ur sticket. Slår någon annan korten får du spela igen när det är din tur.</translation>
    </message>
    <message>
        <source>The highest combination wins all cards of the trick, and its player leads next. Each 3, 5, 7 and 9 counts one point, J two, Q three and K five.</source>
        <translation>Den högsta kombinationen vinner alla kort i sticket, och den som lade den spelar ut härnäst. 3, 5, 7 och 9 ger en poäng var, Kn två, D tre och K fem.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats this bomb. You can pass without worry: its player has to give the trick away.</source>
        <translation>Bara en högre bomb slår den här bomben. Du kan lugnt passa: den som lade bomben måste ge bort sticket.</translation>
    </message>
    <message>
        <source>You lead a set, a run or a bomb. A single card is a set too. Long combinations are hard to beat and get rid of many cards at once.</source>
        <translation>Du spelar ut ett set, en stege eller en bomb. Ett enda kort är också ett set. Långa kombinationer är svåra att slå, och du blir av med många kort på en gång.</translation>
    </message>
    <message>
        <source>Beat a set with a higher set, or a run with a higher run, with the same number of cards. Or pass.</source>
        <translation>Slå ett set med ett högre set, eller en stege med en högre stege, med lika många kort. Eller passa.</translation>
    </message>
    <message>
        <source>Before your first card you may bet 15 or 30 points that you go out first. If you don’t, the points go to the others. You lose nothing.</source>
        <translation>Före ditt första kort får du slå vad om 15 eller 30 poäng att du går ut först. Gör du inte det går poängen till de andra. Du förlorar inget.</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>Which file? The name of a saved match is missing.</source>
        <translation>Vilken fil? Namnet på ett sparat parti saknas.</translation>
    </message>
    <message>
        <source>There is no game called “{name}”, only: {known}.</source>
        <translation>Det finns inget spel som heter ”{name}”, bara: {known}.</translation>
    </message>
    <message>
        <source>There is no bot called “{name}”, only: {known}.</source>
        <translation>Det finns ingen datorspelare som heter ”{name}”, bara: {known}.</translation>
    </message>
    <message>
        <source>{bots} bots are too many for {seats} seats.</source>
        <translation>{bots} datorspelare är för många för {seats} platser.</translation>
    </message>
    <message>
        <source>There is no language “{name}”, only: {known}.</source>
        <translation>Språket ”{name}” finns inte, bara: {known}.</translation>
    </message>
    <message>
        <source>{option} needs a whole number above 0, not “{value}”.</source>
        <translation>{option} behöver ett heltal över 0, inte ”{value}”.</translation>
    </message>
    <message>
        <source>{option} needs a number above 0, not “{value}”.</source>
        <translation>{option} behöver ett tal över 0, inte ”{value}”.</translation>
    </message>
    <message>
        <source>There is no display to open a window on.</source>
        <translation>Det finns ingen bildskärm att öppna ett fönster på.</translation>
    </message>
    <message>
        <source>A part of the program is missing or damaged: {file}. Please install bluestick again.</source>
        <translation>En del av programmet saknas eller är skadad: {file}. Installera bluestick på nytt.</translation>
    </message>
    <message>
        <source>There is no bot at “{name}”: {reason}.</source>
        <translation>Det finns ingen datorspelare på ”{name}”: {reason}.</translation>
    </message>
    <message>
        <source>--deal needs a number from 1 to 999999999, or the code of a deal, not “{value}”.</source>
        <translation>--deal behöver ett tal från 1 till 999999999 eller koden till en giv, inte ”{value}”.</translation>
    </message>
    <message>
        <source>The code “{value}” is for another game: {name}.</source>
        <translation>Koden ”{value}” gäller ett annat spel: {name}.</translation>
    </message>
    <message>
        <source>Qt has no platform “{name}”, which QT_QPA_PLATFORM asks for.</source>
        <translation>Qt har ingen plattform ”{name}”, som QT_QPA_PLATFORM begär.</translation>
    </message>
    <message>
        <source>The system lacks libraries that bluestick needs: {libraries} (on Debian and Ubuntu: sudo apt install {packages}).</source>
        <extracomment>Names of files, as libxcb-cursor.so.0, and a command to be typed.</extracomment>
        <translation>Systemet saknar bibliotek som bluestick behöver: {libraries} (i Debian och Ubuntu: sudo apt install {packages}).</translation>
    </message>
    <message>
        <source>The system lacks libraries that bluestick needs: {libraries}.</source>
        <extracomment>Names of files, as libxcb-cursor.so.0.</extracomment>
        <translation>Systemet saknar bibliotek som bluestick behöver: {libraries}.</translation>
    </message>
    <message>
        <source>bluestick replay FILE [--json]

Plays a saved match again, checks every move, and prints the log and the result.

--json  print everything, for other programs</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick replay FIL [--json]

Spelar upp ett sparat parti på nytt, kontrollerar varje drag och skriver ut loggen och resultatet.

--json  skriv ut allt, för andra program</translation>
    </message>
    <message>
        <source>bluestick review FILE [--seconds TIME] [--json]

Analyses the decisions of the people in a saved match, or of all players if only bots played. Each decision is judged
by what the player could know at the time. Prints the log with slips and mistakes.

--seconds TIME  how long to think about a decision that isn’t clear at once (1)
--json          print every decision, for other programs</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick review FIL [--seconds TID] [--json]

Analyserar människornas beslut i ett sparat parti, eller allas om bara datorspelare var med. Varje beslut bedöms efter
det som spelaren kunde veta då. Skriver ut loggen med missar och misstag.

--seconds TID  hur länge ett beslut som inte är klart genast får begrundas (1)
--json         skriv ut varje beslut, för andra program</translation>
    </message>
    <message>
        <source>“{name}” is an unknown argument. See: bluestick --help</source>
        <translation>”{name}” är ett okänt argument. Se: bluestick --help</translation>
    </message>
    <message>
        <source>“{name}” can’t be used like this. See: bluestick --help</source>
        <translation>”{name}” kan inte användas så. Se: bluestick --help</translation>
    </message>
    <message>
        <source>Which game? Give one of these: {known}.</source>
        <translation>Vilket spel? Ange ett av dessa: {known}.</translation>
    </message>
    <message>
        <source>{name} has no cards, so its matches have no number.</source>
        <translation>{name} spelas utan kort, så partierna har inget nummer.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: {reason}.</source>
        <translation>”{file}” kan inte läsas: {reason}.</translation>
    </message>
    <message>
        <source>Matches can’t be saved in “{folder}”: its name isn’t valid text (UTF-8). Rename the folder, or set BLUESTICK_DATA to another one.</source>
        <translation>Partier kan inte sparas i ”{folder}”: namnet är ingen giltig text (UTF-8). Byt namn på mappen, eller ange en annan i BLUESTICK_DATA.</translation>
    </message>
    <message>
        <source>There is no home folder for your matches. Set HOME, or set BLUESTICK_DATA to a folder.</source>
        <translation>Det finns ingen hemmapp för partier. Ange HOME, eller en mapp i BLUESTICK_DATA.</translation>
    </message>
    <message>
        <source>The match hasn’t begun.</source>
        <translation>Partiet har inte börjat.</translation>
    </message>
    <message>
        <source>The match isn’t over. To move: {names}.</source>
        <translation>Partiet är inte slut. Vid draget: {names}.</translation>
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
        <translation>bluestick [FIL] [--game SPEL] [--language KOD] [--portable]
bluestick --selftest          kontrollera att programmet är helt och fungerar
bluestick simulate SPEL ...   låt datorspelare möta varandra, utan fönster
bluestick replay FIL ...      kontrollera ett sparat parti och skriv ut dess logg
bluestick review FIL ...      analysera besluten i ett sparat parti

FIL              öppna det här sparade partiet
--game SPEL      börja med sidan för ett nytt parti av det här spelet
--language KOD   sv, nb, de eller en, i stället för språket i inställningarna
--portable       lägg partier och inställningar i mappen bluestick-data bredvid programmet
--version        skriv ut versionerna av bluestick, Qt och Python
--selftest       kontrollera att allt finns och fungerar, utan fönster; slutstatus 1 om inte
--help           skriv ut den här hjälpen, eller den för ett kommando: bluestick simulate --help</translation>
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
        <translation>bluestick simulate SPEL [--variant NAMN] [--seats N] [--option NAMN[=VÄRDE]] [--bots NIVÅER]
                   [--matches N] [--seed S] [--seconds TID] [--duplicate] [--deal N] [--json]

Datorspelare spelar hela partier, utan fönster. Sedan jämförs de: vinster, poäng, drag, betänketid.

--variant NAMN         varianten av spelet
--seats N              antalet spelare
--option NAMN[=VÄRDE]  slå på eller av en regel: NAMN, NAMN=on, NAMN=off. Kan anges flera gånger.
--bots NIVÅER          random, easy, medium, hard, master, åtskilda av komman, i platsernas ordning. Är de färre
                       än platserna börjar listan om: med fyra platser är hard,easy par mot par.
                       MODUL:KLASS är en egen datorspelare, i arbetskatalogen eller där Python hittar den.
--matches N            antalet partier (10)
--seed S               samma frö ger samma partier, om inte tiden rinner ut för datorspelarna (1)
--seconds TID          så länge får varje datorspelare tänka på ett drag, på alla nivåer
--duplicate            varje placering får samma kort
--deal N               detsamma, först med given som har det numret
                       En kod bestämmer även variant, antal spelare och regler, om du inte anger dem här.
--json                 skriv ut allt, för andra program

Varje start spelas en gång med varje placering. Alla datorspelare börjar alltså lika ofta och sitter lika ofta på varje
plats. Partier med samma start räknas som ett i poängens intervall. Stjärnor visar vinnarna.</translation>
    </message>
    <message>
        <source>The code “{value}” is for a game or a rule that this version of bluestick doesn’t know.</source>
        <translation>Koden ”{value}” gäller ett spel eller en regel som den här versionen av bluestick inte känner till.</translation>
    </message>
    <message>
        <source>The match isn’t over. Next comes a new deal.</source>
        <translation>Partiet är inte slut. Nu ska en ny giv delas ut.</translation>
    </message>
    <message>
        <source>The program can’t open a window: the display “{display}” doesn’t answer.</source>
        <translation>Programmet kan inte öppna något fönster: bildskärmen ”{display}” svarar inte.</translation>
    </message>
</context>
<context>
    <name>deals</name>
    <message>
        <source>Deal number {number}</source>
        <extracomment>All cards of a match follow from this number</extracomment>
        <translation>Givnummer {number}</translation>
    </message>
    <message>
        <source>This deal…</source>
        <translation>Den här given…</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: better than you by {amount}.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Datorn ({level}) på din plats: {amount} bättre än du.</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: worse than you by {amount}.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Datorn ({level}) på din plats: {amount} sämre än du.</translation>
    </message>
    <message numerus="yes">
        <source>Chips won or lost: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>{own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Vunna eller förlorade spelmarker: du {own}, datorn {mean}, efter att ha spelat korten en gång.</numerusform>
            <numerusform>Vunna eller förlorade spelmarker: du {own}, datorn {mean} i snitt, efter att ha spelat korten %n gånger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of the others: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>How far ahead of the best other side one came out; {own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Före de andra: du {own}, datorn {mean}, efter att ha spelat korten en gång.</numerusform>
            <numerusform>Före de andra: du {own}, datorn {mean} i snitt, efter att ha spelat korten %n gånger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} (played before)</source>
        <translation>{deal} (spelad förut)</translation>
    </message>
    <message>
        <source>This code is for a game or a rule that this version of bluestick doesn’t know.</source>
        <translation>Koden gäller ett spel eller en regel som den här versionen av bluestick inte känner till.</translation>
    </message>
    <message>
        <source>This is neither a number from 1 to {most} nor a code. Check each letter.</source>
        <translation>Det här är varken ett nummer från 1 till {most} eller en kod. Kontrollera varje tecken.</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: the same as you.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Datorn ({level}) på din plats: samma som du.</translation>
    </message>
    <message>
        <source>A single match may be luck.</source>
        <translation>Ett enda parti kan vara tur.</translation>
    </message>
    <message>
        <source>The average is accurate to ±{number}.</source>
        <extracomment>{number}: the standard error of a mean</extracomment>
        <translation>Snittet ligger inom ±{number}.</translation>
    </message>
    <message>
        <source>So it’s too close to tell.</source>
        <translation>Det är alltså för jämnt för att avgöra.</translation>
    </message>
</context>
<context>
    <name>haggis</name>
    <message>
        <source>3-5-7-9 is a bomb in four different colours or in a single one, not in two or three.</source>
        <translation>3-5-7-9 är en bomb i fyra olika färger eller i en enda, inte i två eller tre.</translation>
    </message>
    <message>
        <source>These cards make no set, no run and no bomb.</source>
        <translation>De här korten är varken set, stege eller bomb.</translation>
    </message>
    <message>
        <source>You have no trick to give away.</source>
        <translation>Du har inget stick att ge bort.</translation>
    </message>
    <message>
        <source>Your turn – lead what you like</source>
        <translation>Din tur – spela ut vad du vill</translation>
    </message>
    <message>
        <source>{name}: your turn – lead what you like</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spela ut vad du vill</translation>
    </message>
    <message>
        <source>Your turn – beat it or pass</source>
        <translation>Din tur – slå eller passa</translation>
    </message>
    <message>
        <source>{name}: your turn – beat it or pass</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – slå eller passa</translation>
    </message>
    <message>
        <source>Your bomb has won – who gets the trick?</source>
        <translation>Din bomb har vunnit – vem får sticket?</translation>
    </message>
    <message>
        <source>{name}: your bomb has won – who gets the trick?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din bomb har vunnit – vem får sticket?</translation>
    </message>
    <message>
        <source>{name} gives the trick away</source>
        <translation>{name} ger bort sticket</translation>
    </message>
    <message>
        <source>Round {round} · trick {number}</source>
        <translation>Omgång {round} · stick {number}</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)!</source>
        <translation>
            <numerusform>Du vinner partiet med %n poäng!</numerusform>
            <numerusform>Du vinner partiet med %n poäng!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} vinner partiet med %n poäng.</numerusform>
            <numerusform>{name} vinner partiet med %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: do not beat what lies there</extracomment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>No bet</source>
        <translation>Inget vad</translation>
    </message>
    <message>
        <source>Small bet: 15</source>
        <translation>Litet vad: 15</translation>
    </message>
    <message>
        <source>Big bet: 30</source>
        <translation>Stort vad: 30</translation>
    </message>
    <message>
        <source>To player {number}</source>
        <extracomment>The trick that a bomb has won goes to that player</extracomment>
        <translation>Till spelare {number}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <extracomment>Name of an option</extracomment>
        <translation>Poäng till seger</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <extracomment>Name of an option, G5.8</extracomment>
        <translation>Turneringsregel</translation>
    </message>
    <message>
        <source>Colour left out</source>
        <extracomment>Name of an option: the colour that two players do without</extracomment>
        <translation>Borttagen färg</translation>
    </message>
    <message>
        <source>Two players play with four of the five colours.</source>
        <translation>Två spelar med fyra av de fem färgerna.</translation>
    </message>
    <message>
        <source>Own points shown</source>
        <extracomment>Name of an option: the house rule GQ10</extracomment>
        <translation>Egna poäng visas</translation>
    </message>
    <message>
        <source>During the round you see the points in your own tricks, instead of keeping count.</source>
        <translation>Under omgången ser du poängen i dina egna stick i stället för att hålla räkningen.</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>The colour that is left out</extracomment>
        <translation>lottas</translation>
    </message>
    <message numerus="yes">
        <source>Out first in {won} of %n round(s)</source>
        <translation>
            <numerusform>Först ut i {won} av %n omgång</numerusform>
            <numerusform>Först ut i {won} av %n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passar.</translation>
    </message>
    <message>
        <source>You keep {cards}: an opponent scores for {here} cards, with “{move}” for {there}.</source>
        <translation>Du behåller {cards}: en motståndare får poäng för {here} kort, med ”{move}” för {there}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passar.</translation>
    </message>
    <message>
        <source>You lead first.</source>
        <translation>Du spelar ut först.</translation>
    </message>
    <message>
        <source>{name} leads first.</source>
        <translation>{name} spelar ut först.</translation>
    </message>
    <message>
        <source>Left out: {colour}.</source>
        <comment>a colour of cards</comment>
        <translation>Borttagen färg: {colour}.</translation>
    </message>
    <message>
        <source>You bet {amount} points on going out first.</source>
        <translation>Du satsar {amount} poäng på att gå ut först.</translation>
    </message>
    <message>
        <source>{name} bets {amount} points on going out first.</source>
        <translation>{name} satsar {amount} poäng på att gå ut först.</translation>
    </message>
    <message>
        <source>You lead: {combination}</source>
        <translation>Du spelar ut: {combination}</translation>
    </message>
    <message>
        <source>{name} leads: {combination}</source>
        <translation>{name} spelar ut: {combination}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n kort kvar</numerusform>
            <numerusform>%n kort kvar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s): {points} points.</source>
        <translation>
            <numerusform>Du har %n kort kvar: {points} poäng.</numerusform>
            <numerusform>Du har %n kort kvar: {points} poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n card(s): {points} points.</source>
        <translation>
            <numerusform>{name} har %n kort kvar: {points} poäng.</numerusform>
            <numerusform>{name} har %n kort kvar: {points} poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s).</source>
        <translation>
            <numerusform>Du tar sticket: %n poäng.</numerusform>
            <numerusform>Du tar sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} tar sticket: %n poäng.</numerusform>
            <numerusform>{name} tar sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick with a bomb.</source>
        <translation>Du vinner sticket med en bomb.</translation>
    </message>
    <message>
        <source>{name} wins the trick with a bomb.</source>
        <translation>{name} vinner sticket med en bomb.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>Vem får det?</translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} ger dig sticket: %n poäng.</numerusform>
            <numerusform>{name} ger dig sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>Du ger {whom} sticket: %n poäng.</numerusform>
            <numerusform>Du ger {whom} sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} ger {whom} sticket: %n poäng.</numerusform>
            <numerusform>{name} ger {whom} sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: {scores}.</source>
        <extracomment>{scores}: all players with what they have won: &quot;You 45 · Elin 12&quot;</extracomment>
        <translation>Omgång {number}: {scores}.</translation>
    </message>
    <message>
        <source>Round {number}…</source>
        <comment>in play</comment>
        <translation>Omgång {number}…</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>that were made</comment>
        <translation>Vad</translation>
    </message>
    <message>
        <source>largest hand: {name}</source>
        <translation>flest kort kvar: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) × 5</source>
        <extracomment>So many cards in the fullest hand, five points for each</extracomment>
        <translation>
            <numerusform>%n kort × 5</numerusform>
            <numerusform>%n kort × 5</numerusform>
        </translation>
    </message>
    <message>
        <source>First out</source>
        <translation>Först ut</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Gifts</source>
        <extracomment>Tricks that were won with a bomb and given away</extracomment>
        <translation>Gåvor</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Sista handen</translation>
    </message>
    <message>
        <source>The Haggis</source>
        <translation>Haggisen</translation>
    </message>
    <message>
        <source>Bet won</source>
        <translation>Vunnet vad</translation>
    </message>
    <message>
        <source>Bet: {name}</source>
        <extracomment>A bet that {name} has lost</extracomment>
        <translation>Vad: {name}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what chosen cards make</comment>
        <translation>ingenting än</translation>
    </message>
    <message numerus="yes">
        <source>{combination}, or %n other(s)</source>
        <extracomment>{combination}: &quot;run 8–10&quot;; %n other things that the same cards can be</extracomment>
        <translation>
            <numerusform>{combination}, eller något annat</numerusform>
            <numerusform>{combination}, eller %n andra</numerusform>
        </translation>
    </message>
    <message>
        <source>{combination} so far</source>
        <extracomment>{combination}: what the cards chosen so far would be by themselves</extracomment>
        <translation>{combination} än så länge</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <extracomment>Both are combinations: &quot;pair of 9s beats pair of 7s&quot;</extracomment>
        <translation>{high} slår {low}</translation>
    </message>
    <message>
        <source>You lead: {combination}.</source>
        <translation>Du spelar ut: {combination}.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ingenting än.</translation>
    </message>
    <message>
        <source>One more card:</source>
        <comment>before a list of what it could be</comment>
        <translation>Ett kort till:</translation>
    </message>
    <message>
        <source>{card} ({combination})</source>
        <extracomment>{card}: &quot;red 7&quot;, {combination}: &quot;pair of 7s&quot;</extracomment>
        <translation>{card} ({combination})</translation>
    </message>
    <message>
        <source>Higher than {combination} and of the same form, or a bomb.</source>
        <translation>Högre än {combination} och av samma form, eller en bomb.</translation>
    </message>
    <message>
        <source>Beat it</source>
        <comment>an option</comment>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Pass (0)</source>
        <comment>an option, and its key</comment>
        <translation>Passa (0)</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>an option</comment>
        <translation>Slå vad</translation>
    </message>
    <message>
        <source>in a combination: counts as its own rank or any lower</source>
        <translation>i en kombination: gäller som sin egen eller valfri lägre valör</translation>
    </message>
    <message>
        <source>alone: only itself</source>
        <translation>ensam: bara sig själv</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this rank not yet seen</source>
        <translation>
            <numerusform>%n till av valören är osett</numerusform>
            <numerusform>%n till av valören är osedda</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bet</source>
        <comment>above its buttons</comment>
        <translation>Ditt vad</translation>
    </message>
    <message numerus="yes">
        <source>Haggis: %n card(s)</source>
        <extracomment>The cards that are set aside</extracomment>
        <translation>
            <numerusform>Haggis: %n kort</numerusform>
            <numerusform>Haggis: %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>without {colour}</source>
        <comment>the cards of a colour</comment>
        <translation>utan {colour} färg</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour of cards</comment>
        <translation>röd</translation>
    </message>
    <message>
        <source>brown</source>
        <comment>a colour of cards</comment>
        <translation>brun</translation>
    </message>
    <message>
        <source>black</source>
        <comment>a colour of cards</comment>
        <translation>svart</translation>
    </message>
    <message>
        <source>green</source>
        <comment>a colour of cards</comment>
        <translation>grön</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour of cards</comment>
        <translation>blå</translation>
    </message>
    <message>
        <source>single {rank}</source>
        <comment>one card</comment>
        <translation>ensam {rank}</translation>
    </message>
    <message>
        <source>pair of {rank}s</source>
        <comment>two cards of a rank</comment>
        <translation>par i {rank}:or</translation>
    </message>
    <message>
        <source>three {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>triss i {rank}:or</translation>
    </message>
    <message>
        <source>four {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>fyrtal i {rank}:or</translation>
    </message>
    <message>
        <source>five {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>fem {rank}:or</translation>
    </message>
    <message>
        <source>six {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>sex {rank}:or</translation>
    </message>
    <message>
        <source>seven {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>sju {rank}:or</translation>
    </message>
    <message>
        <source>eight {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>åtta {rank}:or</translation>
    </message>
    <message>
        <source>run {low}–{high}</source>
        <translation>stege {low}–{high}</translation>
    </message>
    <message>
        <source>run of pairs {low}–{high}</source>
        <translation>parstege {low}–{high}</translation>
    </message>
    <message>
        <source>run of threes {low}–{high}</source>
        <comment>three cards of each rank</comment>
        <translation>trisstege {low}–{high}</translation>
    </message>
    <message>
        <source>run of fours {low}–{high}</source>
        <comment>four cards of each rank</comment>
        <translation>fyrtalsstege {low}–{high}</translation>
    </message>
    <message>
        <source>run of fives {low}–{high}</source>
        <comment>five cards of each rank</comment>
        <translation>femtalsstege {low}–{high}</translation>
    </message>
    <message>
        <source>run of sixes {low}–{high}</source>
        <comment>six cards of each rank</comment>
        <translation>sextalsstege {low}–{high}</translation>
    </message>
    <message>
        <source>bomb 3-5-7-9 in four colours</source>
        <translation>bomb 3-5-7-9 i fyra färger</translation>
    </message>
    <message>
        <source>bomb 3-5-7-9 in one colour</source>
        <translation>bomb 3-5-7-9 i en färg</translation>
    </message>
    <message>
        <source>bomb {cards}</source>
        <translation>bomb {cards}</translation>
    </message>
    <message>
        <source>{colour} {rank}</source>
        <comment>a card</comment>
        <extracomment>{colour}: &quot;red&quot;, {rank}: &quot;7&quot;</extracomment>
        <translation>{colour} {rank}</translation>
    </message>
    <message>
        <source>no combination</source>
        <translation>ingen kombination</translation>
    </message>
    <message>
        <source>{combination} beats it.</source>
        <translation>{combination} slår.</translation>
    </message>
    <message>
        <source>{combination} does not beat it.</source>
        <translation>{combination} slår inte.</translation>
    </message>
    <message>
        <source>Player {number}: {combination}</source>
        <extracomment>A play of a trick: the number of the player, and what was played</extracomment>
        <translation>Spelare {number}: {combination}</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>vad {amount}</translation>
    </message>
    <message>
        <source>out first</source>
        <translation>först ut</translation>
    </message>
    <message>
        <source>Lay</source>
        <comment>button, where there is little room</comment>
        <translation>Lägg</translation>
    </message>
    <message>
        <source>Sort the hand in another way</source>
        <translation>Sortera handen på ett annat sätt</translation>
    </message>
    <message>
        <source>out second</source>
        <translation>tvåa ut</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player, on this combination</comment>
        <translation>passade</translation>
    </message>
    <message>
        <source>{name}: {combination} · a trick to give away, {points}</source>
        <translation>{name}: {combination} · ett stick att ge bort, {points}</translation>
    </message>
    <message>
        <source>{name}: {combination} · trick given away, {points}</source>
        <translation>{name}: {combination} · sticket bortgivet, {points}</translation>
    </message>
    <message>
        <source>{name}: {combination} · trick won, {points}</source>
        <translation>{name}: {combination} · sticket vunnet, {points}</translation>
    </message>
    <message>
        <source>last hand · {points}</source>
        <comment>of who was left with cards</comment>
        <translation>sista handen · {points}</translation>
    </message>
    <message>
        <source>Haggis · {points}</source>
        <translation>Haggis · {points}</translation>
    </message>
    <message>
        <source>Round {number}: {name} went out first</source>
        <translation>Omgång {number}: {name} gick ut först</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how a hand is sorted</comment>
        <translation>Valör</translation>
    </message>
    <message>
        <source>In groups</source>
        <comment>how a hand is sorted: by combinations</comment>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>By colour</source>
        <comment>how a hand is sorted</comment>
        <translation>Färg</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how a hand is sorted</comment>
        <translation>För hand</translation>
    </message>
    <message>
        <source>Give the trick to {name}</source>
        <translation>Ge sticket till {name}</translation>
    </message>
    <message>
        <source>To {name}</source>
        <comment>a trick is given</comment>
        <translation>Till {name}</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: no bet</comment>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Small bet: 15 points that you go out first</source>
        <translation>Litet vad: 15 poäng att du går ut först</translation>
    </message>
    <message>
        <source>Big bet: 30 points that you go out first</source>
        <translation>Stort vad: 30 poäng att du går ut först</translation>
    </message>
    <message>
        <source>Haggis table</source>
        <translation>Haggisbord</translation>
    </message>
    <message>
        <source>{name}, taken: {cards}</source>
        <comment>a pile</comment>
        <translation>{name}, taget: {cards}</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>&quot;B as 8&quot;, &quot;jack (wild) as 8&quot;</extracomment>
        <translation>{card} som {rank}</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>the combination that has to be beaten</comment>
        <translation>överst</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>a combination</comment>
        <translation>slaget</translation>
    </message>
    <message>
        <source>open: {cards}</source>
        <extracomment>The face cards that a player still has: &quot;J Q K&quot; or &quot;none&quot;</extracomment>
        <translation>öppet: {cards}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>open cards</comment>
        <translation>inga</translation>
    </message>
    <message>
        <source>The round is counted</source>
        <translation>Omgången räknas</translation>
    </message>
    <message>
        <source>You get the trick</source>
        <translation>Du får sticket</translation>
    </message>
    <message>
        <source>{name} gets the trick</source>
        <translation>{name} får sticket</translation>
    </message>
    <message>
        <source>Round {number}: you went out first</source>
        <translation>Omgång {number}: du gick ut först</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {combination}.</source>
        <translation>Bara en högre bomb slår {combination}.</translation>
    </message>
    <message>
        <source>Wild cards make the lead larger and harder to beat: {cards}.</source>
        <translation>Jokrar gör utspelet större och svårare att slå: {cards}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Den här omgången</translation>
    </message>
    <message>
        <source>ranks above it: {above}, below: {below}</source>
        <extracomment>A rank among all ranks: &quot;Ranks above it: 5, below: 7&quot;</extracomment>
        <translation>valörer över: {above}, under: {below}</translation>
    </message>
    <message>
        <source>You go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: another combination; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du går ut först {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>{cards}: wild cards that the better move keeps</extracomment>
        <translation>Du behåller {cards}: du går ut först {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>The dealer deals the number cards once a round.</source>
        <translation>Givaren ger nummerkorten en gång per omgång.</translation>
    </message>
    <message>
        <source>First the player of the bomb gives the trick away.</source>
        <translation>Först ger den som lade bomben bort sticket.</translation>
    </message>
    <message>
        <source>You have no cards left. You watch until the round is over.</source>
        <translation>Du har inga kort kvar. Du tittar på tills omgången är slut.</translation>
    </message>
    <message>
        <source>These cards can’t be that combination.</source>
        <translation>De här korten kan inte vara den kombinationen.</translation>
    </message>
    <message>
        <source>Your bomb must be higher than {cards}.</source>
        <extracomment>{cards}: the bomb that lies there</extracomment>
        <translation>Din bomb måste vara högre än {cards}.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats the bomb on the table.</source>
        <translation>Bara en högre bomb slår bomben på bordet.</translation>
    </message>
    <message>
        <source>Beat a set with a set and a run with a run. A bomb beats both.</source>
        <translation>Slå ett set med ett set och en stege med en stege. En bomb slår båda.</translation>
    </message>
    <message>
        <source>Your hand makes nothing higher with these cards. Try others, or pass.</source>
        <translation>Din hand gör inget högre med de här korten. Pröva andra, eller passa.</translation>
    </message>
    <message>
        <source>A bomb of 3-5-7-9 has no wild cards.</source>
        <translation>En bomb av 3-5-7-9 har inga jokrar.</translation>
    </message>
    <message>
        <source>A run has the same colours in every rank: as many colours as cards of each rank.</source>
        <translation>En stege har samma färger i varje valör: lika många färger som kort av varje valör.</translation>
    </message>
    <message>
        <source>A run has the same number of cards of every rank. Here some are missing.</source>
        <translation>En stege har lika många kort av varje valör. Här fattas några.</translation>
    </message>
    <message>
        <source>A run has at least three ranks. A run of pairs or more needs only two.</source>
        <translation>En stege har minst tre valörer. En parstege eller större behöver bara två.</translation>
    </message>
    <message>
        <source>You lead, so you have to play something.</source>
        <translation>Du spelar ut, så du måste spela något.</translation>
    </message>
    <message>
        <source>You can only bet before your first card.</source>
        <translation>Du kan bara slå vad före ditt första kort.</translation>
    </message>
    <message>
        <source>You have made your bet. You can’t withdraw or change it.</source>
        <translation>Du har redan slagit vad. Du kan inte ta tillbaka eller ändra det.</translation>
    </message>
    <message>
        <source>Another player is out already, so you can’t win this bet.</source>
        <translation>En annan spelare har redan gått ut, så du kan inte vinna vadet.</translation>
    </message>
    <message>
        <source>You won the trick with a bomb. Give it to another player.</source>
        <translation>Du vann sticket med en bomb. Ge det till en annan spelare.</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) to this trick, or a bomb.</source>
        <translation>
            <numerusform>Spela %n kort i det här sticket, eller en bomb.</numerusform>
            <numerusform>Spela %n kort i det här sticket, eller en bomb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run on the table has %n card(s) of each rank. Yours needs as many.</source>
        <translation>
            <numerusform>Stegen på bordet har %n kort av varje valör. Din måste ha lika många.</numerusform>
            <numerusform>Stegen på bordet har %n kort av varje valör. Din måste ha lika många.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play something higher than {rank}. Equal cards don’t beat it.</source>
        <extracomment>{rank}: of the set, or of the top of the run that lies there</extracomment>
        <translation>Spela något högre än {rank}. Lika kort slår inte.</translation>
    </message>
    <message>
        <source>The run has a gap: {ranks}. You need more wild cards to fill it.</source>
        <extracomment>{ranks}: &quot;6 and 7&quot;</extracomment>
        <translation>Stegen har en lucka: {ranks}. Det behövs fler jokrar för att fylla den.</translation>
    </message>
    <message>
        <source>The match ends after the round in which a player reaches this. 250 gives a short match, 350 a long one.</source>
        <translation>Partiet slutar efter den omgång då någon når dit. 250 ger ett kort parti, 350 ett långt.</translation>
    </message>
    <message>
        <source>A trick won by a bomb goes to the player of the second-highest combination. No one chooses.</source>
        <translation>Ett stick som en bomb vinner går till den som lade näst högst. Ingen väljer.</translation>
    </message>
    <message>
        <source>This empties your hand.</source>
        <translation>Det här tömmer din hand.</translation>
    </message>
    <message>
        <source>The others have too few cards left to beat this.</source>
        <translation>De andra har för få kort kvar för att slå det här.</translation>
    </message>
    <message>
        <source>Lead weak cards now: you can still win back the lead with {cards}.</source>
        <translation>Spela ut svaga kort nu: du kan ta tillbaka utspelet med {cards}.</translation>
    </message>
    <message>
        <source>Break up a combination to get the lead: here it’s worth it.</source>
        <translation>Bryt upp en kombination för att få utspelet: här är det värt det.</translation>
    </message>
    <message>
        <source>Win the lead with {cards}.</source>
        <translation>Ta utspelet med {cards}.</translation>
    </message>
    <message>
        <source>Pass: the trick isn’t worth it.</source>
        <translation>Passa: sticket är inte värt det.</translation>
    </message>
    <message numerus="yes">
        <source>It’s hard to beat %n card(s) at once.</source>
        <translation>
            <numerusform>Ett kort går.</numerusform>
            <numerusform>Det är svårt att slå %n kort på en gång.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bomb is the safest lead, but it gives away %n point(s).</source>
        <translation>
            <numerusform>En bomb är det säkraste utspelet men ger bort %n poäng.</numerusform>
            <numerusform>En bomb är det säkraste utspelet men ger bort %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that you need %n lead(s) to go out.</source>
        <translation>
            <numerusform>Sedan behöver du %n utspel för att gå ut.</numerusform>
            <numerusform>Sedan behöver du %n utspel för att gå ut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These cards belong together. After that %n lead(s) are left.</source>
        <translation>
            <numerusform>De här korten hör ihop. Sedan återstår %n utspel.</numerusform>
            <numerusform>De här korten hör ihop. Sedan återstår %n utspel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead is worth more than the %n point(s) you give away.</source>
        <translation>
            <numerusform>Utspelet är värt mer än den poäng du ger bort.</numerusform>
            <numerusform>Utspelet är värt mer än de %n poäng du ger bort.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have about a {percent}% chance of going out first.</source>
        <extracomment>{percent}: how likely it is that this player goes out first</extracomment>
        <translation>Du har ungefär {percent}&#xa0;% chans att gå ut först.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs about %n lead(s) to go out.</source>
        <translation>
            <numerusform>Din hand behöver ungefär %n utspel för att gå ut.</numerusform>
            <numerusform>Din hand behöver ungefär %n utspel för att gå ut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the fewest in the match.</source>
        <translation>
            <numerusform>%n poäng till den som har minst i partiet.</numerusform>
            <numerusform>%n poäng till den som har minst i partiet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the most cards left.</source>
        <translation>
            <numerusform>%n poäng till den som har flest kort kvar.</numerusform>
            <numerusform>%n poäng till den som har flest kort kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get five points each for {here} leftover cards on average, with “{move}” for {there}.</source>
        <extracomment>The player out first gets points for the cards left in the largest hand. {here} and {there}: how many, &quot;3.2&quot;</extracomment>
        <translation>Du får fem poäng vardera för i snitt {here} kort på en annan hand, med ”{move}” för {there}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you score for {here} leftover cards, with “{move}” for {there}.</source>
        <translation>Du behåller {cards}: du får poäng för {here} kvarvarande kort, med ”{move}” för {there}.</translation>
    </message>
    <message>
        <source>You need fewer leads later: you score for {here} leftover cards, with “{move}” for {there}.</source>
        <translation>Du behöver färre utspel sedan: du får poäng för {here} kort, med ”{move}” för {there}.</translation>
    </message>
    <message>
        <source>An opponent gets five points each for {here} leftover cards on average, with “{move}” for {there}.</source>
        <extracomment>An opponent is out first and gets points for the cards left in the largest hand. {here}: how many, &quot;1.2&quot;</extracomment>
        <translation>En motståndare får fem poäng vardera för i snitt {here} kort, med ”{move}” för {there}.</translation>
    </message>
    <message>
        <source>You need fewer leads later: an opponent scores for {here} cards, with “{move}” for {there}.</source>
        <translation>Du behöver färre utspel sedan: en motståndare får poäng för {here} kort, med ”{move}” för {there}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the tricks bring you about %n point(s) more.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>Du behåller {cards}: sticken ger dig ungefär %n poäng mer.</numerusform>
            <numerusform>Du behåller {cards}: sticken ger dig ungefär %n poäng mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in tricks than with “{move}”.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>Du vinner ungefär %n poäng mer i stick än med ”{move}”.</numerusform>
            <numerusform>Du vinner ungefär %n poäng mer i stick än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in tricks than with “{move}”.</source>
        <extracomment>Points of the tricks of the best opponent, less those of yours</extracomment>
        <translation>
            <numerusform>Du förlorar ungefär %n poäng mindre i stick än med ”{move}”.</numerusform>
            <numerusform>Du förlorar ungefär %n poäng mindre i stick än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Sticken ger dig poäng men kostar dig poäng med ”{move}”: ungefär %n i skillnad.</numerusform>
            <numerusform>Sticken ger dig poäng men kostar dig poäng med ”{move}”: ungefär %n i skillnad.</numerusform>
        </translation>
    </message>
    <message>
        <source>You don’t bet.</source>
        <translation>Du slår inte vad.</translation>
    </message>
    <message>
        <source>{name} doesn’t bet.</source>
        <translation>{name} slår inte vad.</translation>
    </message>
    <message>
        <source>You go out first!</source>
        <translation>Du går ut först!</translation>
    </message>
    <message>
        <source>{name} goes out first.</source>
        <translation>{name} går ut först.</translation>
    </message>
    <message>
        <source>You go out second.</source>
        <translation>Du går ut som tvåa.</translation>
    </message>
    <message>
        <source>{name} goes out second.</source>
        <translation>{name} går ut som tvåa.</translation>
    </message>
    <message>
        <source>Now the trick has to be given away.</source>
        <translation>Nu ska sticket ges bort.</translation>
    </message>
    <message numerus="yes">
        <source>You get the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>Du får sticket: %n poäng.</numerusform>
            <numerusform>Du får sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>{name} får sticket: %n poäng.</numerusform>
            <numerusform>{name} får sticket: %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>single jack</source>
        <translation>ensam knekt</translation>
    </message>
    <message>
        <source>single queen</source>
        <translation>ensam dam</translation>
    </message>
    <message>
        <source>single king</source>
        <translation>ensam kung</translation>
    </message>
    <message>
        <source>Your hand can’t beat the cards on the table.</source>
        <translation>Din hand kan inte slå korten på bordet.</translation>
    </message>
    <message>
        <source>Get rid of your cards first and win cards that count: {target} points win.</source>
        <translation>Bli först av med dina kort och vinn kort som räknas: {target} poäng vinner.</translation>
    </message>
    <message>
        <source>Two or three players race to get rid of their cards, with sets, runs, wild cards and bombs. The cards you win on the way count too. A match to 250 points takes 15 to 30 minutes. The moves are soon learned, but planning a whole hand is an art.</source>
        <translation>Två eller tre spelare tävlar om att bli av med korten, med set, stegar, jokrar och bomber. Korten man vinner på vägen räknas också. Ett parti till 250 poäng tar en kvart till en halvtimme. Dragen är snart lärda, men att planera en hel hand är en konst.</translation>
    </message>
    <message>
        <source>No one can beat this lead.</source>
        <translation>Ingen kan slå det här utspelet.</translation>
    </message>
    <message>
        <source>Pass: to beat this, you would have to spend {cards}.</source>
        <translation>Passa: för att slå det här måste du offra {cards}.</translation>
    </message>
    <message>
        <source>Pass: only your bomb beats this, and you’ll need it later.</source>
        <translation>Passa: bara din bomb slår det här, och den behöver du senare.</translation>
    </message>
    <message>
        <source>Pass: to beat this, you would break up a combination ({cards}).</source>
        <translation>Passa: för att slå det här måste du bryta upp en kombination ({cards}).</translation>
    </message>
    <message>
        <source>The leader plays any set, run or bomb. Then everyone in turn plays or passes.</source>
        <translation>Den som spelar ut lägger ett set, en stege eller en bomb. Sedan spelar eller passar var och en i tur och ordning.</translation>
    </message>
    <message>
        <source>Everyone in turn plays something higher or passes, until no one goes higher.</source>
        <translation>Var och en i tur och ordning spelar något högre eller passar, tills ingen går högre.</translation>
    </message>
    <message>
        <source>The player of the winning bomb gives the trick to another player.</source>
        <translation>Den som vann med en bomb ger sticket till en annan spelare.</translation>
    </message>
    <message>
        <source>Cards won, cards left in the hands and bets are counted. Then the next round begins.</source>
        <translation>Vunna kort, kort kvar på händerna och vad räknas. Sedan börjar nästa omgång.</translation>
    </message>
    <message>
        <source>In all; {target} points end the match</source>
        <extracomment>{target}: so many points in the match end it</extracomment>
        <translation>Totalt; {target} poäng avslutar partiet</translation>
    </message>
    <message numerus="yes">
        <source>When you went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>När du gick ut fanns det %n kort kvar på den största handen: fem poäng för det.</numerusform>
            <numerusform>När du gick ut fanns det %n kort kvar på den största handen: fem poäng för varje.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When {name} went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>När {name} gick ut fanns det %n kort kvar på den största handen: fem poäng för det.</numerusform>
            <numerusform>När {name} gick ut fanns det %n kort kvar på den största handen: fem poäng för varje.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need fewer leads later: you go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>The hand that is left after the better move needs fewer leads than after the other</extracomment>
        <translation>Du behöver färre utspel sedan: du går ut först {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>{combination}: can’t be played here</source>
        <translation>{combination}: kan inte spelas här</translation>
    </message>
    <message>
        <source>These cards can also be: {combinations} (F3).</source>
        <translation>De här korten kan också vara: {combinations} (F3).</translation>
    </message>
    <message>
        <source>{combination}: you can’t play this now.</source>
        <translation>{combination}: det kan du inte spela nu.</translation>
    </message>
    <message>
        <source>You need more cards.</source>
        <translation>Du behöver fler kort.</translation>
    </message>
    <message>
        <source>Any set, run or bomb. The player who leads can’t pass.</source>
        <translation>Vilket set, vilken stege eller bomb som helst. Den som spelar ut får inte passa.</translation>
    </message>
    <message>
        <source>You can play again as long as the trick goes on.</source>
        <translation>Du får spela igen så länge sticket pågår.</translation>
    </message>
    <message>
        <source>The other player wins the trick and leads the next one.</source>
        <translation>Den andra spelaren vinner sticket och spelar ut till nästa.</translation>
    </message>
    <message>
        <source>Your hand can’t beat this combination.</source>
        <translation>Din hand kan inte slå kombinationen.</translation>
    </message>
    <message>
        <source>No bet, or 15 or 30 points that you go out first. You can bet until your first card.</source>
        <translation>Inget vad, eller 15 eller 30 poäng att du går ut först. Du kan slå vad fram till ditt första kort.</translation>
    </message>
    <message>
        <source>{name} gets {points} for the cards of the trick. You lead the next one.</source>
        <translation>{name} får {points} för korten i sticket. Du spelar ut till nästa.</translation>
    </message>
    <message>
        <source>face up: everyone sees it</source>
        <translation>ligger öppet: alla ser det</translation>
    </message>
    <message>
        <source>{combination} is on the table.</source>
        <translation>{combination} ligger på bordet.</translation>
    </message>
    <message>
        <source>Pass: don’t beat this combination</source>
        <translation>Passa: slå inte kombinationen</translation>
    </message>
    <message>
        <source>No bet: you can’t change this later</source>
        <translation>Inget vad: det kan du inte ändra sedan</translation>
    </message>
    <message>
        <source>If your bomb wins, you give the trick away and lead the next one.</source>
        <translation>Om din bomb vinner ger du bort sticket och spelar ut till nästa.</translation>
    </message>
    <message>
        <source>You score after each round</source>
        <extracomment>Beside the score 0, while the first round is played</extracomment>
        <translation>Poäng räknas efter varje omgång</translation>
    </message>
</context>
<context>
    <name>haljan</name>
    <message>
        <source>You deal {deal}. {card} is turned up: {suit} are trumps.</source>
        <translation>Du ger {deal}. {card} slås upp: {suit} är trumf.</translation>
    </message>
    <message>
        <source>{name} deals {deal}. {card} is turned up: {suit} are trumps.</source>
        <translation>{name} ger {deal}. {card} slås upp: {suit} är trumf.</translation>
    </message>
    <message>
        <source>You exchange {two} for {card}.</source>
        <translation>Du byter {two} mot {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges {two} for {card}.</source>
        <translation>{name} byter {two} mot {card}.</translation>
    </message>
    <message>
        <source>You want another round.</source>
        <translation>Du vill spela en omgång till.</translation>
    </message>
    <message>
        <source>{name} wants another round.</source>
        <translation>{name} vill spela en omgång till.</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s)</source>
        <translation>
            <numerusform>Du tar sticket: %n öga</numerusform>
            <numerusform>Du tar sticket: %n ögon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s)</source>
        <translation>
            <numerusform>{name} tar sticket: %n öga</numerusform>
            <numerusform>{name} tar sticket: %n ögon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n for the last trick</source>
        <extracomment>After &quot;Elin takes the trick: 21 points&quot;</extracomment>
        <translation>
            <numerusform>, och %n för det sista sticket</numerusform>
            <numerusform>, och %n för det sista sticket</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du drar {cards}.</translation>
    </message>
    <message>
        <source>{deal} is counted: {first} {points}, {second} {others}.</source>
        <extracomment>{deal}: langen or ut’n</extracomment>
        <translation>{deal} är räknad: {first} {points}, {second} {others}.</translation>
    </message>
    <message>
        <source>Klump: every trick of langen!</source>
        <translation>Klump: alla stick i langen!</translation>
    </message>
    <message>
        <source>Harjan: no trick at all for the loser!</source>
        <translation>Harjan: inte ett stick för förloraren!</translation>
    </message>
    <message>
        <source>Jan: fewer than 30 points for the loser.</source>
        <translation>Jan: färre än 30 ögon för förloraren.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the round.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner omgången.</numerusform>
            <numerusform>{names} vinner omgången.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the round.</source>
        <translation>Du och {names} vinner omgången.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Du vinner omgången.</translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lay your cards</source>
        <translation>Din tur – lägg dina kort</translation>
    </message>
    <message>
        <source>{name}: your turn – lay your cards</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – lägg dina kort</translation>
    </message>
    <message>
        <source>The round is over – another one?</source>
        <translation>Omgången är slut – en till?</translation>
    </message>
    <message>
        <source>{name}: the round is over – another one?</source>
        <translation>{name}: omgången är slut – en till?</translation>
    </message>
    <message>
        <source>Another round? Waiting for {names}</source>
        <translation>En omgång till? Väntar på {names}</translation>
    </message>
    <message>
        <source>{deal} · trick {number}</source>
        <extracomment>{deal}: langen or ut’n</extracomment>
        <translation>{deal} · stick {number}</translation>
    </message>
    <message numerus="yes">
        <source>A draw: %n game point(s) for each side.</source>
        <translation>
            <numerusform>Oavgjort: %n poäng till vardera sidan.</numerusform>
            <numerusform>Oavgjort: %n poäng till vardera sidan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by {most} to {least}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner partiet med {most}–{least}.</numerusform>
            <numerusform>{names} vinner partiet med {most}–{least}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the match by {most} to {least}!</source>
        <translation>Du och {names} vinner partiet med {most}–{least}!</translation>
    </message>
    <message>
        <source>You win the match by {most} to {least}!</source>
        <translation>Du vinner partiet med {most}–{least}!</translation>
    </message>
    <message>
        <source>Exchange the two</source>
        <extracomment>Button: the two of trumps for the turned-up card</extracomment>
        <translation>Byt tvåan</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>Button: do not exchange the two of trumps</extracomment>
        <translation>Inget byte</translation>
    </message>
    <message>
        <source>Another round</source>
        <extracomment>Button</extracomment>
        <translation>En omgång till</translation>
    </message>
    <message>
        <source>Harjan</source>
        <translation>Harjan</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <extracomment>Name of an option: the house rule B3</extracomment>
        <translation>Partiets längd</translation>
    </message>
    <message>
        <source>Another round is always welcome.</source>
        <translation>En omgång till är alltid välkommen.</translation>
    </message>
    <message>
        <source>A lead without points risks nothing.</source>
        <translation>Ett utspel utan ögon riskerar inget.</translation>
    </message>
    <message>
        <source>ut’n</source>
        <translation>ut’n</translation>
    </message>
    <message>
        <source>langen</source>
        <translation>langen</translation>
    </message>
    <message>
        <source>From langen</source>
        <translation>Från langen</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stick {number}</translation>
    </message>
    <message>
        <source>119 at most without klump</source>
        <translation>Högst 119 utan klump</translation>
    </message>
    <message>
        <source>leads of {number} cards: {leads}</source>
        <comment>how many there are</comment>
        <translation>utspel med {number} kort: {leads}</translation>
    </message>
    <message>
        <source>Not every card is beaten: that is not enough.</source>
        <translation>Inte alla kort sticks: det räcker inte.</translation>
    </message>
    <message>
        <source>{number}: leads and wins</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: spelar ut och vinner</translation>
    </message>
    <message>
        <source>{number}: leads</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: spelar ut</translation>
    </message>
    <message>
        <source>{number}: does not beat it</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: sticker inte</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>din medspelare</translation>
    </message>
    <message>
        <source>{name} · takes {points}</source>
        <comment>a finished trick, and its points</comment>
        <translation>{name} · tar {points}</translation>
    </message>
    <message>
        <source>{name} · beaten</source>
        <comment>cards that do not win</comment>
        <translation>{name} · sticker inte</translation>
    </message>
    <message numerus="yes">
        <source>your %n card(s)</source>
        <comment>place for a play</comment>
        <translation>
            <numerusform>ditt kort</numerusform>
            <numerusform>dina %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards to draw</source>
        <translation>inga kort att dra</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) + turn-up</source>
        <comment>to draw</comment>
        <translation>
            <numerusform>%n kort + uppslaget</numerusform>
            <numerusform>%n kort + uppslaget</numerusform>
        </translation>
    </message>
    <message>
        <source>beats {cards}</source>
        <translation>sticker {cards}</translation>
    </message>
    <message>
        <source>Haljan table</source>
        <translation>Haljanbord</translation>
    </message>
    <message numerus="yes">
        <source>stock of %n card(s)</source>
        <translation>
            <numerusform>talong med %n kort</numerusform>
            <numerusform>talong med %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>your side</source>
        <translation>er sida</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>de andra</translation>
    </message>
    <message>
        <source>Your lead: {points}.</source>
        <translation>Ditt utspel: {points}.</translation>
    </message>
    <message>
        <source>Lead to the trick</source>
        <comment>an option</comment>
        <translation>Spela ut</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n card(s) away</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Släng %n kort</numerusform>
            <numerusform>Släng %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>With {pairs}, for instance.</source>
        <comment>card by card</comment>
        <translation>Till exempel: {pairs}.</translation>
    </message>
    <message>
        <source>{name} exchanges {two} for {card}</source>
        <translation>{name} byter {two} mot {card}</translation>
    </message>
    <message>
        <source>{two} for {card}: click, or 0</source>
        <extracomment>Beside the turned-up card {card}, which may be touched, or the key pressed, to get it for the two of trumps</extracomment>
        <translation>{two} mot {card}: klicka, eller 0</translation>
    </message>
    <message>
        <source>{deal} · trick {number} of {all}</source>
        <extracomment>{deal}: langen or ut’n; how many tricks it has</extracomment>
        <translation>{deal} · stick {number} av {all}</translation>
    </message>
    <message>
        <source>Harjan table</source>
        <translation>Harjanbord</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <comment>single cards</comment>
        <translation>{high} sticker {low}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>%n öga</numerusform>
            <numerusform>%n ögon</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first with 121 points: that wins the round.</source>
        <translation>Den som först har 121 ögon vinner omgången.</translation>
    </message>
    <message>
        <source>Be the first pair with 121 points: that wins the round.</source>
        <translation>Det par som först har 121 ögon vinner omgången.</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>Langen is counted</source>
        <translation>Langen är räknad</translation>
    </message>
    <message>
        <source>Deal ut’n</source>
        <extracomment>Button: langen has been counted, and the second deal of the round follows</extracomment>
        <translation>Dela ut’n</translation>
    </message>
    <message>
        <source>Carried to ut’n</source>
        <extracomment>What both sides take along from langen to ut’n</extracomment>
        <translation>Tas med till ut’n</translation>
    </message>
    <message>
        <source>Still lacking for {goal}</source>
        <extracomment>What both sides lack for the points that win the round</extracomment>
        <translation>Fattas till {goal}</translation>
    </message>
    <message>
        <source>Points; {goal} win the round</source>
        <extracomment>How many points win the round</extracomment>
        <translation>Ögon; {goal} vinner omgången</translation>
    </message>
    <message>
        <source>Game points; {target} win the match</source>
        <translation>Poäng; {target} vinner partiet</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>is beaten</source>
        <translation>är slaget</translation>
    </message>
    <message>
        <source>is not beaten</source>
        <translation>är inte slaget</translation>
    </message>
    <message>
        <source>You deal and may look at the cards of {name}</source>
        <extracomment>{name}: the partner of the player who deals</extracomment>
        <translation>Du ger och får titta på korten hos {name}</translation>
    </message>
    <message>
        <source>Your side takes this trick {often}, with {move} {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the cards of another play; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Ni tar det här sticket {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You take this trick {often}, with {move} {as_often}.</source>
        <translation>Du tar det här sticket {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You soon win the round {often}, with {move} {as_often}.</source>
        <translation>Du vinner snart omgången {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You soon lose the round {often}, with {move} {as_often}.</source>
        <translation>Du förlorar snart omgången {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>Your side takes the last trick of langen {often}, with {move} {as_often}.</source>
        <translation>Ni tar sista sticket i langen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You take the last trick of langen {often}, with {move} {as_often}.</source>
        <translation>Du tar sista sticket i langen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you soon win the round {often}, with {move} {as_often}.</source>
        <translation>Du behåller {cards}: du vinner snart omgången {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you soon lose the round {often}, with {move} {as_often}.</source>
        <translation>Du behåller {cards}: du förlorar snart omgången {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: the last trick is yours {often}, with {move} {as_often}.</source>
        <extracomment>Said to a pair</extracomment>
        <translation>Du behåller {cards}: ni tar sista sticket {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you take the last trick {often}, with {move} {as_often}.</source>
        <translation>Du behåller {cards}: du tar sista sticket {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>Wait: the next trick hasn’t begun yet.</source>
        <translation>Vänta: nästa stick har inte börjat än.</translation>
    </message>
    <message>
        <source>Wait until the turn-up card is drawn. Another player may still exchange the two.</source>
        <translation>Vänta tills uppslagskortet har dragits. En annan spelare får fortfarande byta tvåan.</translation>
    </message>
    <message>
        <source>A lead of more than three cards is a whole suit with one other card at most. Leave out some of these: {cards}.</source>
        <translation>Ett utspel med fler än tre kort är en hel färg med högst ett annat kort. Låt bli några av de här: {cards}.</translation>
    </message>
    <message>
        <source>A lead of more than three cards takes the whole suit. Add these: {cards}.</source>
        <translation>Ett utspel med fler än tre kort omfattar hela färgen. Lägg till de här: {cards}.</translation>
    </message>
    <message>
        <source>There’s nothing to answer right now.</source>
        <translation>Det finns inget att svara på just nu.</translation>
    </message>
    <message>
        <source>This match is played without the exchange of the two.</source>
        <translation>Det här partiet spelas utan byte av tvåan.</translation>
    </message>
    <message>
        <source>The turn-up card is no longer on the table.</source>
        <translation>Uppslagskortet ligger inte kvar på bordet.</translation>
    </message>
    <message>
        <source>The turn-up card is a two itself, so there’s nothing to exchange in this deal.</source>
        <translation>Uppslagskortet är självt en tvåa: i den här given finns inget att byta.</translation>
    </message>
    <message>
        <source>You have already played {cards}. Only a two in your hand can be exchanged.</source>
        <translation>Du har redan spelat {cards}. Bara en tvåa på handen kan bytas.</translation>
    </message>
    <message>
        <source>You need the two of trumps to exchange it for {cards}.</source>
        <translation>Du behöver trumftvåan för att byta den mot {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays %n card(s) to this trick.</source>
        <translation>
            <numerusform>Alla spelar %n kort i det här sticket.</numerusform>
            <numerusform>Alla spelar %n kort i det här sticket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %n card(s) to this trick.</source>
        <translation>
            <numerusform>Spela ut %n kort till det här sticket.</numerusform>
            <numerusform>Spela ut %n kort till det här sticket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead at least %n card(s) here.</source>
        <translation>
            <numerusform>Spela ut minst %n kort här.</numerusform>
            <numerusform>Spela ut minst %n kort här.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead your last %n card(s) together.</source>
        <translation>
            <numerusform>Spela ut ditt sista kort.</numerusform>
            <numerusform>Spela ut dina sista %n kort tillsammans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lead of %n card(s) would leave each of you one card. Lead more or fewer.</source>
        <extracomment>A lead that is ruled out</extracomment>
        <translation>
            <numerusform>Ett utspel med %n kort skulle lämna er ett kort var. Spela ut fler eller färre.</numerusform>
            <numerusform>Ett utspel med %n kort skulle lämna er ett kort var. Spela ut fler eller färre.</numerusform>
        </translation>
    </message>
    <message>
        <source>You don’t exchange.</source>
        <translation>Du byter inte.</translation>
    </message>
    <message>
        <source>{name} doesn’t exchange.</source>
        <translation>{name} byter inte.</translation>
    </message>
    <message>
        <source>{name} draws the turn-up card, {card}.</source>
        <translation>{name} drar uppslagskortet, {card}.</translation>
    </message>
    <message>
        <source>Last chance – exchange the two?</source>
        <translation>Sista chansen – vill du byta tvåan?</translation>
    </message>
    <message>
        <source>{name}: last chance – exchange the two?</source>
        <translation>{name}: sista chansen – vill du byta tvåan?</translation>
    </message>
    <message>
        <source>Exchange the two? Waiting for {names}</source>
        <translation>Byta tvåan? Väntar på {names}</translation>
    </message>
    <message>
        <source>You take the turn-up card and leave the two of trumps in its place.</source>
        <translation>Du tar uppslagskortet och lägger trumftvåan där i stället.</translation>
    </message>
    <message>
        <source>You keep the two. Then the last cards are drawn.</source>
        <translation>Du behåller tvåan. Sedan dras de sista korten.</translation>
    </message>
    <message>
        <source>If everyone wants one, the next player deals.</source>
        <translation>Om alla vill ger nästa spelare.</translation>
    </message>
    <message>
        <source>The match ends. The side with more game points wins.</source>
        <translation>Partiet slutar. Den sida som har flest poäng vinner.</translation>
    </message>
    <message>
        <source>How many game points win the match. If the end is open, the program asks after every round if you want another.</source>
        <translation>Hur många poäng som vinner partiet. Är slutet öppet frågar programmet efter varje omgång om ni vill ha en till.</translation>
    </message>
    <message>
        <source>Last trick with one card</source>
        <extracomment>Name of an option of harjan, B31</extracomment>
        <translation>Sista sticket med ett kort</translation>
    </message>
    <message>
        <source>Exchange in Harjan</source>
        <extracomment>Name of an option of harjan, B33</extracomment>
        <translation>Byte i harjan</translation>
    </message>
    <message>
        <source>You may exchange the two of trumps for the turn-up card, as in Haljan.</source>
        <translation>Du får byta trumftvåan mot uppslagskortet, som i haljan.</translation>
    </message>
    <message>
        <source>Exchange: {cards} is better than the two.</source>
        <translation>Byt: {cards} är bättre än tvåan.</translation>
    </message>
    <message>
        <source>There’s no two of trumps to exchange.</source>
        <translation>Det finns ingen trumftvåa att byta.</translation>
    </message>
    <message>
        <source>One sure trick in langen: no klump, and at most 119 for the others.</source>
        <translation>Ett säkert stick i langen: ingen klump, och högst 119 för de andra.</translation>
    </message>
    <message>
        <source>All trumps: only higher trumps beat them.</source>
        <translation>Bara trumf: det är bara högre trumf som sticker dem.</translation>
    </message>
    <message>
        <source>Mixed suits: most hands need trumps to beat them all.</source>
        <translation>Blandade färger: de flesta händer behöver trumf för att sticka alla.</translation>
    </message>
    <message>
        <source>The lowest cards that take the lead.</source>
        <translation>De lägsta kort som tar ledningen.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick and may keep it.</source>
        <translation>Din medspelare leder sticket och kan få behålla det.</translation>
    </message>
    <message numerus="yes">
        <source>No one can beat {cards}: %n point(s) are safe.</source>
        <translation>
            <numerusform>Ingen kan sticka {cards}: %n öga är säkert.</numerusform>
            <numerusform>Ingen kan sticka {cards}: %n ögon är säkra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A long lead of %n card(s) is hard to beat.</source>
        <translation>
            <numerusform>Ett långt utspel med %n kort är svårt att sticka.</numerusform>
            <numerusform>Ett långt utspel med %n kort är svårt att sticka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner’s trick: add %n point(s).</source>
        <translation>
            <numerusform>Din medspelares stick: lägg i %n öga.</numerusform>
            <numerusform>Din medspelares stick: lägg i %n ögon.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the lead with {cards}</source>
        <extracomment>These cards beat those that had the lead of the trick</extracomment>
        <translation>Du tar ledningen med {cards}</translation>
    </message>
    <message>
        <source>{name} takes the lead with {cards}</source>
        <extracomment>These cards beat those that had the lead of the trick</extracomment>
        <translation>{name} tar ledningen med {cards}</translation>
    </message>
    <message>
        <source>These cards take the lead, and no one can beat {cards}.</source>
        <translation>De här korten tar ledningen, och ingen kan sticka {cards}.</translation>
    </message>
    <message>
        <source>These cards take the lead and should hold it.</source>
        <translation>De här korten tar ledningen och bör hålla den.</translation>
    </message>
    <message>
        <source>You could take the lead, but these cards are too high a price: {cards}.</source>
        <translation>Du kunde ta ledningen, men priset är för högt: {cards}.</translation>
    </message>
    <message>
        <source>A single card may be left for the last trick (way 1). Switched off, no lead may leave one card each (way 2).</source>
        <translation>Ett enda kort får vara kvar till det sista sticket (sätt 1). Avslaget får inget utspel lämna ett kort var (sätt 2).</translation>
    </message>
    <message numerus="yes">
        <source>You play last, so these cards surely take %n point(s).</source>
        <translation>
            <numerusform>Du spelar sist, så de här korten tar säkert %n öga.</numerusform>
            <numerusform>Du spelar sist, så de här korten tar säkert %n ögon.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t take the lead, so give your least valuable cards.</source>
        <translation>Du kan inte ta ledningen, så släng dina minst värda kort.</translation>
    </message>
    <message numerus="yes">
        <source>You can’t take the lead. These cards cost you %n point(s).</source>
        <translation>
            <numerusform>Du kan inte ta ledningen. De här korten kostar dig %n öga.</numerusform>
            <numerusform>Du kan inte ta ledningen. De här korten kostar dig %n ögon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner can take this trick with {cards}.</source>
        <translation>Din medspelare kan ta sticket med {cards}.</translation>
    </message>
    <message>
        <source>Tricks of three cards at once, for two players or two pairs. The first side with 121 points wins the round. A round takes about five minutes. No other game is quite like it, but one round is enough to see how it goes.</source>
        <translation>Stick med tre kort åt gången, för två spelare eller två par. Den sida som först har 121 ögon vinner omgången. En omgång tar ungefär fem minuter. Inget annat spel är riktigt likt, men efter en omgång vet man hur det går till.</translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du vinner ungefär %n öga mer i det här sticket än med {move}.</numerusform>
            <numerusform>Du vinner ungefär %n ögon mer i det här sticket än med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du förlorar ungefär %n öga mindre i det här sticket än med {move}.</numerusform>
            <numerusform>Du förlorar ungefär %n ögon mindre i det här sticket än med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with {move} costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Det här sticket ger dig ögon men kostar dig ögon med {move}: ungefär %n i skillnad.</numerusform>
            <numerusform>Det här sticket ger dig ögon men kostar dig ögon med {move}: ungefär %n i skillnad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in the next tricks than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du vinner ungefär %n öga mer i de följande sticken än med {move}.</numerusform>
            <numerusform>Du vinner ungefär %n ögon mer i de följande sticken än med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in the next tricks than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du förlorar ungefär %n öga mindre i de följande sticken än med {move}.</numerusform>
            <numerusform>Du förlorar ungefär %n ögon mindre i de följande sticken än med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next tricks win you points, but with {move} cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>De följande sticken ger dig ögon men kostar dig ögon med {move}: ungefär %n i skillnad.</numerusform>
            <numerusform>De följande sticken ger dig ögon men kostar dig ögon med {move}: ungefär %n i skillnad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the next tricks your hand is about %n point(s) stronger than with {move}.</source>
        <extracomment>What the cards of your hand are worth against those of the others</extracomment>
        <translation>
            <numerusform>Efter de följande sticken är din hand ungefär %n öga starkare än med {move}.</numerusform>
            <numerusform>Efter de följande sticken är din hand ungefär %n ögon starkare än med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you win about %n point(s) more in the next tricks.</source>
        <extracomment>{cards}: high trumps that the better play keeps. Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du behåller {cards}: du vinner ungefär %n öga mer i de följande sticken.</numerusform>
            <numerusform>Du behåller {cards}: du vinner ungefär %n ögon mer i de följande sticken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you lose about %n point(s) less in the next tricks.</source>
        <translation>
            <numerusform>Du behåller {cards}: du förlorar ungefär %n öga mindre i de följande sticken.</numerusform>
            <numerusform>Du behåller {cards}: du förlorar ungefär %n ögon mindre i de följande sticken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the next tricks bring you about %n point(s) more.</source>
        <extracomment>You win points in this case and lose some in the other</extracomment>
        <translation>
            <numerusform>Du behåller {cards}: de följande sticken ger dig ungefär %n öga mer.</numerusform>
            <numerusform>Du behåller {cards}: de följande sticken ger dig ungefär %n ögon mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: after the next tricks your hand is about %n point(s) stronger.</source>
        <translation>
            <numerusform>Du behåller {cards}: efter de följande sticken är din hand ungefär %n öga starkare.</numerusform>
            <numerusform>Du behåller {cards}: efter de följande sticken är din hand ungefär %n ögon starkare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Haljan for two players, as in a book of 1970, with leads of up to six cards. A round takes about five minutes. Begin with Haljan: it’s easier.</source>
        <translation>Haljan för två så som en bok från 1970 beskriver det, med utspel på upp till sex kort. En omgång tar ungefär fem minuter. Börja med haljan: det är lättare.</translation>
    </message>
    <message numerus="yes">
        <source>Win rounds of 121 points: %n game point(s) win the match.</source>
        <translation>
            <numerusform>Vinn omgångar om 121 ögon: %n poäng vinner partiet.</numerusform>
            <numerusform>Vinn omgångar om 121 ögon: %n poäng vinner partiet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The leader lays the first cards of the trick. Then everyone in turn lays as many.</source>
        <translation>Den som spelar ut lägger stickets första kort. Sedan lägger alla i tur och ordning lika många.</translation>
    </message>
    <message>
        <source>Everyone in turn lays as many cards as the leader. Beat every winning card to take the lead.</source>
        <translation>Alla lägger i tur och ordning lika många kort som spelades ut. Stick alla ledande kort för att ta ledningen.</translation>
    </message>
    <message>
        <source>The two of trumps may be exchanged for the turn-up card until someone draws it.</source>
        <translation>Trumftvåan får bytas mot uppslagskortet tills någon drar det.</translation>
    </message>
    <message>
        <source>If everyone wants another round, the next player deals. If not, the side with more game points wins.</source>
        <translation>Vill alla ha en omgång till ger nästa spelare. Annars vinner den sida som har flest poäng.</translation>
    </message>
    <message>
        <source>Langen gives {most} points at most, except by klump. The other side gets the rest of the 148: {least}.</source>
        <translation>Langen ger högst {most} ögon, utom vid klump. Den andra sidan får resten av de 148: {least}.</translation>
    </message>
    <message>
        <source>The first side with {goal} in ut’n wins at once.</source>
        <translation>Den sida som först når {goal} i ut’n vinner genast.</translation>
    </message>
    <message>
        <source>To take the lead you must beat every card. Your hand can’t beat {cards}.</source>
        <extracomment>{cards}: one card of the play that has to be beaten</extracomment>
        <translation>För att ta ledningen måste du sticka alla korten. Din hand sticker inte {cards}.</translation>
    </message>
    <message>
        <source>The others may beat these cards, but no other lead promises more.</source>
        <translation>De andra kan sticka de här korten, men inget annat utspel lovar mer.</translation>
    </message>
    <message>
        <source>This trick is surely yours, and it takes you to 121.</source>
        <translation>Det här sticket är säkert ditt och tar dig till 121.</translation>
    </message>
    <message>
        <source>Every card is beaten: this player takes the lead.</source>
        <translation>Varje kort sticks: den här spelaren tar ledningen.</translation>
    </message>
    <message>
        <source>{number}: takes the lead and wins</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: tar ledningen och vinner</translation>
    </message>
    <message>
        <source>{number}: takes the lead</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: tar ledningen</translation>
    </message>
    <message>
        <source>{name} · ahead, {points}</source>
        <comment>so far, and the points there</comment>
        <translation>{name} · leder, {points}</translation>
    </message>
    <message>
        <source>beats no card in the trick</source>
        <translation>sticker inget kort i sticket</translation>
    </message>
    <message>
        <source>{points}: the most langen can bring without klump</source>
        <translation>{points}: mer ger langen inte utan klump</translation>
    </message>
    <message>
        <source>{name} stays in the lead. Your cards add {points}.</source>
        <translation>{name} behåller ledningen. Dina kort lägger till {points}.</translation>
    </message>
    <message>
        <source>To take the lead, a player must beat all your cards.</source>
        <translation>För att ta ledningen måste man sticka alla dina kort.</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <comment>an option</comment>
        <translation>Ta ledningen</translation>
    </message>
    <message>
        <source>Your hand can’t beat all of these cards: {cards}.</source>
        <translation>Din hand sticker inte alla de här korten: {cards}.</translation>
    </message>
    <message>
        <source>You take the lead: {pairs}.</source>
        <translation>Du tar ledningen: {pairs}.</translation>
    </message>
    <message numerus="yes">
        <source>Select %n more card(s).</source>
        <translation>
            <numerusform>Välj ett kort till.</numerusform>
            <numerusform>Välj %n kort till.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays in the lead and can win your cards too.</source>
        <translation>{name} behåller ledningen och kan vinna dina kort också.</translation>
    </message>
</context>
<context>
    <name>halma</name>
    <message>
        <source>The first player is drawn by lot once, before the first move.</source>
        <translation>Lotten avgör en gång vem som börjar, före det första draget.</translation>
    </message>
    <message>
        <source>First the players have to answer the offer of a draw.</source>
        <translation>Först ska spelarna svara på förslaget om oavgjort.</translation>
    </message>
    <message>
        <source>There is no piece on {first}.</source>
        <translation>Det står ingen pjäs på {first}.</translation>
    </message>
    <message>
        <source>The piece on {first} is not yours.</source>
        <translation>Pjäsen på {first} är inte din.</translation>
    </message>
    <message>
        <source>The piece on {first} is in the goal base and can’t leave it.</source>
        <translation>Pjäsen på {first} är i målbasen och kan inte lämna den.</translation>
    </message>
    <message>
        <source>The piece on {first} can’t move: every square around it is blocked.</source>
        <translation>Pjäsen på {first} kan inte flytta: varje ruta runt den är blockerad.</translation>
    </message>
    <message>
        <source>Your move began on {first}, so it has to end on another square.</source>
        <translation>Ditt drag började på {first} och måste sluta på en annan ruta.</translation>
    </message>
    <message>
        <source>{first} is taken. Choose an empty square.</source>
        <translation>{first} är upptagen. Välj en tom ruta.</translation>
    </message>
    <message>
        <source>The piece on {first} must stay in its goal base, and {last} is outside.</source>
        <translation>Pjäsen på {first} måste stanna i sin målbas, och {last} ligger utanför.</translation>
    </message>
    <message>
        <source>The way from {first} to {last} leaves the goal base. A piece may not leave it, even in mid-move.</source>
        <translation>Vägen från {first} till {last} lämnar målbasen. En pjäs får inte lämna den, inte ens mitt i ett drag.</translation>
    </message>
    <message>
        <source>From {first} neither a step nor a chain of jumps leads to {last}.</source>
        <translation>Från {first} leder varken ett steg eller en hoppkedja till {last}.</translation>
    </message>
    <message>
        <source>House rule “Leave first”: the piece on {first} may not end its move in your own base.</source>
        <translation>Husregeln ”Lämna basen först”: pjäsen på {first} får inte sluta sitt drag i din egen bas.</translation>
    </message>
    <message>
        <source>House rule “Leave first”: you still have to move a piece out of your own base ({squares}).</source>
        <extracomment>{squares}: the squares of the pieces that may move, such as &quot;d1, d2 and e1&quot;</extracomment>
        <translation>Husregeln ”Lämna basen först”: du måste fortfarande flytta ut en pjäs ur din egen bas ({squares}).</translation>
    </message>
    <message>
        <source>A move is one piece and the square where it ends.</source>
        <translation>Ett drag är en pjäs och rutan där den slutar.</translation>
    </message>
    <message>
        <source>The house rule “Draws” is switched off in this match.</source>
        <translation>Husregeln ”Oavgjort” är avstängd i det här partiet.</translation>
    </message>
    <message>
        <source>No one has offered a draw.</source>
        <translation>Ingen har föreslagit oavgjort.</translation>
    </message>
    <message>
        <source>Your last offer was declined. Make a move before you offer a draw again.</source>
        <translation>Ditt senaste förslag blev avböjt. Gör ett drag innan du föreslår oavgjort igen.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du börjar.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} börjar.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n piece(s) in the goal.</source>
        <translation>
            <numerusform>Du har %n pjäs i mål.</numerusform>
            <numerusform>Du har %n pjäser i mål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n piece(s) in the goal.</source>
        <translation>
            <numerusform>{name} har %n pjäs i mål.</numerusform>
            <numerusform>{name} har %n pjäser i mål.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t move and miss a turn.</source>
        <translation>Du kan inte flytta och får stå över.</translation>
    </message>
    <message>
        <source>{name} can’t move and misses a turn.</source>
        <translation>{name} kan inte flytta och får stå över.</translation>
    </message>
    <message>
        <source>100 moves each without a new piece in the goal. Do you want a draw?</source>
        <translation>100 drag var utan någon ny pjäs i mål. Vill ni ha oavgjort?</translation>
    </message>
    <message>
        <source>You offer a draw.</source>
        <translation>Du föreslår oavgjort.</translation>
    </message>
    <message numerus="yes">
        <source>The next moves of your side get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>Era följande drag kommer %n ruta längre än efter {move}.</numerusform>
            <numerusform>Era följande drag kommer %n rutor längre än efter {move}.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule “Leave first”: no piece can get out of your base, so move one farther from its corner ({squares}).</source>
        <translation>Husregeln ”Lämna basen först”: ingen pjäs kommer ut ur din bas, så flytta en längre bort från hörnet ({squares}).</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name} föreslår oavgjort.</translation>
    </message>
    <message>
        <source>You agree to the draw.</source>
        <translation>Du går med på oavgjort.</translation>
    </message>
    <message>
        <source>{name} agrees to the draw.</source>
        <translation>{name} går med på oavgjort.</translation>
    </message>
    <message>
        <source>You decline the draw.</source>
        <translation>Du säger nej till oavgjort.</translation>
    </message>
    <message>
        <source>{name} declines the draw.</source>
        <translation>{name} säger nej till oavgjort.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Du ger upp.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} ger upp.</translation>
    </message>
    <message>
        <source>Draw?</source>
        <comment>An offer in the list of moves, where there is little room</comment>
        <translation>Oavgjort?</translation>
    </message>
    <message>
        <source>The first player is drawn by lot</source>
        <translation>Lotten avgör vem som börjar</translation>
    </message>
    <message>
        <source>Do you agree to a draw?</source>
        <translation>Går du med på oavgjort?</translation>
    </message>
    <message>
        <source>{name}: do you agree to a draw?</source>
        <translation>{name}: går du med på oavgjort?</translation>
    </message>
    <message>
        <source>Thinking about the draw: {names}</source>
        <translation>Funderar på oavgjort: {names}</translation>
    </message>
    <message>
        <source>Your turn – move one piece</source>
        <translation>Din tur – flytta en pjäs</translation>
    </message>
    <message>
        <source>{name}: your turn – move one piece</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – flytta en pjäs</translation>
    </message>
    <message>
        <source>A draw: neither side can win.</source>
        <translation>Oavgjort: ingen sida kan vinna.</translation>
    </message>
    <message>
        <source>A draw: no one can move.</source>
        <translation>Oavgjort: ingen kan flytta.</translation>
    </message>
    <message>
        <source>A draw: the same position for the third time.</source>
        <translation>Oavgjort: samma ställning för tredje gången.</translation>
    </message>
    <message>
        <source>A draw, as agreed.</source>
        <translation>Oavgjort, enligt överenskommelse.</translation>
    </message>
    <message>
        <source>You win: all your pieces are in the goal!</source>
        <translation>Du vinner: alla dina pjäser är i mål!</translation>
    </message>
    <message>
        <source>You and {names} win: all your pieces are in the goal!</source>
        <translation>Du och {names} vinner: alla era pjäser är i mål!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): all pieces are in the goal.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner: alla pjäser är i mål.</numerusform>
            <numerusform>{names} vinner: alla pjäser är i mål.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your goal base is full!</source>
        <translation>Du vinner: din målbas är full!</translation>
    </message>
    <message>
        <source>You and {names} win: your goal bases are full!</source>
        <translation>Du och {names} vinner: era målbaser är fulla!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) with a full goal base.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner med full målbas.</numerusform>
            <numerusform>{names} vinner med fulla målbaser.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <translation>Du vinner: din motståndare har gett upp.</translation>
    </message>
    <message>
        <source>You and {names} win: the other pair has resigned.</source>
        <translation>Du och {names} vinner: det andra paret har gett upp.</translation>
    </message>
    <message numerus="yes">
        <source>You have resigned. {names} win(s).</source>
        <extracomment>{names}: the other player, or the other pair</extracomment>
        <translation>
            <numerusform>Du har gett upp. {names} vinner.</numerusform>
            <numerusform>Ert par har gett upp. {names} vinner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): the other side has resigned.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner: motståndaren har gett upp.</numerusform>
            <numerusform>{names} vinner: det andra paret har gett upp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <extracomment>Button</extracomment>
        <translation>Föreslå oavgjort</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Button: say yes to the draw that was offered</extracomment>
        <translation>Godta</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: say no to the draw that was offered</extracomment>
        <translation>Avböj</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>Button</extracomment>
        <translation>Ge upp</translation>
    </message>
    <message>
        <source>If everyone agrees, the match ends in a draw.</source>
        <translation>Om alla går med på det blir partiet oavgjort.</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Spelet går vidare.</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Name of an option: the house rule LQ8</extracomment>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>A match can end in a draw: by agreement, by repeating a position three times, or when neither side can win. Switched off, you play until one side wins.</source>
        <translation>Ett parti kan sluta oavgjort: om alla går med på det, om en ställning uppstår tre gånger eller om ingen sida kan vinna. Avslaget spelar ni tills en sida vinner.</translation>
    </message>
    <message>
        <source>Occupied base</source>
        <extracomment>Name of an option: the house rule LQ7</extracomment>
        <translation>Ockuperad bas</translation>
    </message>
    <message>
        <source>You also win when your goal base is full with at least one piece of yours in it. So opponents can’t stop you by never leaving their base.</source>
        <translation>Du vinner också när din målbas är full med minst en av dina pjäser i. Motståndarna kan alltså inte stoppa dig genom att aldrig lämna sin bas.</translation>
    </message>
    <message>
        <source>Leave first</source>
        <extracomment>Name of an option: the house rule LQ11</extracomment>
        <translation>Lämna basen först</translation>
    </message>
    <message>
        <source>While a piece of yours is in your own base, you have to move one out. No piece may come back in.</source>
        <translation>Så länge en av dina pjäser står i din egen bas måste du flytta ut en. Ingen pjäs får komma tillbaka.</translation>
    </message>
    <message>
        <source>You have no other move.</source>
        <translation>Du har inget annat drag.</translation>
    </message>
    <message>
        <source>This move fills the goal and wins.</source>
        <translation>Draget fyller målet och vinner.</translation>
    </message>
    <message>
        <source>This move opens a way out for the piece on {last}. It has to leave before you can fill the goal.</source>
        <translation>Draget öppnar en väg ut för pjäsen på {last}. Den måste bort innan du kan fylla målet.</translation>
    </message>
    <message>
        <source>The piece goes deeper into the goal and makes room at the door.</source>
        <translation>Pjäsen går längre in i målet och gör plats vid dörren.</translation>
    </message>
    <message>
        <source>The piece steps aside in the goal to let others in.</source>
        <translation>Pjäsen går åt sidan i målet så att andra kommer in.</translation>
    </message>
    <message>
        <source>The piece leaves the deep corner, where the others could wall it in.</source>
        <translation>Pjäsen lämnar det innersta hörnet, där den kan bli inmurad.</translation>
    </message>
    <message>
        <source>This move brings the last straggler along.</source>
        <translation>Draget får med den sista eftersläntraren.</translation>
    </message>
    <message>
        <source>This move blocks a long move of the others, {first}–{last}.</source>
        <translation>Draget blockerar ett långt drag för de andra, {first}–{last}.</translation>
    </message>
    <message>
        <source>This move builds a ladder: next you can play {first}–{last}.</source>
        <translation>Draget bygger en stege: sedan kan du spela {first}–{last}.</translation>
    </message>
    <message>
        <source>This move brings a piece out of your own base.</source>
        <translation>Draget för ut en pjäs ur din egen bas.</translation>
    </message>
    <message>
        <source>This move brings a lone piece back to the others.</source>
        <translation>Draget för en ensam pjäs tillbaka till de andra.</translation>
    </message>
    <message>
        <source>The piece comes nearer to the goal.</source>
        <translation>Pjäsen kommer närmare målet.</translation>
    </message>
    <message>
        <source>Waiting is best here.</source>
        <translation>Här är det bäst att vänta.</translation>
    </message>
    <message>
        <source>You aren’t clearly behind, so play on.</source>
        <translation>Du ligger inte klart efter, så spela vidare.</translation>
    </message>
    <message>
        <source>You’re behind, so take the draw.</source>
        <translation>Du ligger efter, så ta oavgjort.</translation>
    </message>
    <message>
        <source>No piece has reached the goal for a long time.</source>
        <translation>Ingen pjäs har nått målet på länge.</translation>
    </message>
    <message numerus="yes">
        <source>The piece reaches the goal: %n piece(s) are there now.</source>
        <translation>
            <numerusform>Pjäsen når målet: nu är %n där.</numerusform>
            <numerusform>Pjäsen når målet: nu är %n där.</numerusform>
        </translation>
    </message>
    <message>
        <source>A long chain of jumps brings this piece much nearer to the goal.</source>
        <translation>En lång hoppkedja för pjäsen mycket närmare målet.</translation>
    </message>
    <message>
        <source>{first}–{last} is not allowed</source>
        <extracomment>A move of a picture</extracomment>
        <translation>{first}–{last} är inte tillåtet</translation>
    </message>
    <message>
        <source>Halma board</source>
        <translation>Halmabräde</translation>
    </message>
    <message>
        <source>one step away</source>
        <translation>ett steg bort</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>kan flyttas</translation>
    </message>
    <message>
        <source>{colour} · goal: {corner}</source>
        <translation>{colour} · mål: {corner}</translation>
    </message>
    <message>
        <source>step to a neighbouring square</source>
        <translation>steg till en grannruta</translation>
    </message>
    <message>
        <source>end of a chain of jumps</source>
        <translation>slut på en hoppkedja</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>senaste draget</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>places a piece can step to</comment>
        <translation>
            <numerusform>%n steg</numerusform>
            <numerusform>%n steg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s) by jumps</source>
        <comment>places a piece can jump to</comment>
        <translation>
            <numerusform>%n ruta med hopp</numerusform>
            <numerusform>%n rutor med hopp</numerusform>
        </translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a square of the board</comment>
        <translation>tom</translation>
    </message>
    <message>
        <source>dark</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>mörka</translation>
    </message>
    <message>
        <source>light</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>ljusa</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>blå</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>röda</translation>
    </message>
    <message>
        <source>dark piece</source>
        <translation>mörk pjäs</translation>
    </message>
    <message>
        <source>light piece</source>
        <translation>ljus pjäs</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blå pjäs</translation>
    </message>
    <message>
        <source>red piece</source>
        <translation>röd pjäs</translation>
    </message>
    <message>
        <source>bottom right</source>
        <comment>a corner of the board</comment>
        <translation>nere till höger</translation>
    </message>
    <message>
        <source>bottom left</source>
        <comment>a corner of the board</comment>
        <translation>nere till vänster</translation>
    </message>
    <message>
        <source>top right</source>
        <comment>a corner of the board</comment>
        <translation>uppe till höger</translation>
    </message>
    <message>
        <source>top left</source>
        <comment>a corner of the board</comment>
        <translation>uppe till vänster</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>a partner</comment>
        <translation>med dig</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Flytta en pjäs</translation>
    </message>
    <message>
        <source>A draw, if everyone agrees.</source>
        <translation>Oavgjort, om alla vill det.</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>Den andra sidan vinner.</translation>
    </message>
    <message>
        <source>Two players or two pairs bring their pieces into the corner opposite, step by step or in long chains of jumps. A match takes about twenty minutes. You learn the moves in a minute, but seeing the chains takes practice.</source>
        <translation>Två spelare eller två par för sina pjäser till hörnet mitt emot, steg för steg eller i långa hoppkedjor. Ett parti tar ungefär tjugo minuter. Dragen lär du dig på en minut, men att se kedjorna kräver övning.</translation>
    </message>
    <message>
        <source>Pieces in the goal</source>
        <translation>Pjäser i mål</translation>
    </message>
    <message>
        <source>Be the first to fill the corner opposite.</source>
        <translation>Fyll hörnet mitt emot först.</translation>
    </message>
    <message>
        <source>Fill the corners opposite first.</source>
        <translation>Fyll hörnen mitt emot först.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Lotten avgör vem som börjar.</translation>
    </message>
    <message>
        <source>Everyone in turn moves one piece.</source>
        <translation>Alla flyttar en pjäs i tur och ordning.</translation>
    </message>
    <message>
        <source>A draw needs everyone to agree. If one player declines, play goes on.</source>
        <translation>Oavgjort kräver att alla går med på det. Säger någon nej fortsätter spelet.</translation>
    </message>
    <message>
        <source>your goal base</source>
        <translation>din målbas</translation>
    </message>
    <message>
        <source>your base</source>
        <translation>din bas</translation>
    </message>
    <message>
        <source>base of {name}</source>
        <translation>{name}: bas</translation>
    </message>
    <message numerus="yes">
        <source>This move brings you %n square(s) nearer to the goal than {move}.</source>
        <translation>
            <numerusform>Det här draget för dig %n ruta närmare målet än {move}.</numerusform>
            <numerusform>Det här draget för dig %n rutor närmare målet än {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next moves get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>Dina följande drag kommer %n ruta längre än efter {move}.</numerusform>
            <numerusform>Dina följande drag kommer %n rutor längre än efter {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others get %n square(s) less far than after {move}.</source>
        <translation>
            <numerusform>De andra kommer %n ruta kortare än efter {move}.</numerusform>
            <numerusform>De andra kommer %n rutor kortare än efter {move}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer of your pieces are left behind: {here} on average, after {move} {there}.</source>
        <extracomment>{here}, {there}: how many pieces, such as 1.5</extracomment>
        <translation>Färre av dina pjäser blir efter: {here} i snitt, efter {move} {there}.</translation>
    </message>
    <message>
        <source>More of your pieces reach the goal: {here} on average, after {move} {there}.</source>
        <extracomment>{here}, {there}: how many pieces, such as 7.5</extracomment>
        <translation>Fler av dina pjäser når målet: {here} i snitt, efter {move} {there}.</translation>
    </message>
    <message>
        <source>You need {here} moves to bring all pieces into the goal, with {move} {there}.</source>
        <extracomment>{here}, {there}: how many moves</extracomment>
        <translation>Du behöver {here} drag för att få alla pjäser i mål, med {move} {there}.</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a piece</comment>
        <translation>vald</translation>
    </message>
    <message>
        <source>can be reached: {squares}</source>
        <extracomment>Squares that a piece can reach</extracomment>
        <translation>kan nås: {squares}</translation>
    </message>
    <message>
        <source>can be reached by jumps</source>
        <translation>kan nås med hopp</translation>
    </message>
    <message>
        <source>One step, or jumps over single pieces. Click your piece, then the square. Or use the arrow keys and Space.</source>
        <translation>Ett steg, eller hopp över en pjäs i taget. Klicka på din pjäs och sedan på rutan. Eller använd piltangenter och mellanslag.</translation>
    </message>
    <message>
        <source>Distance to the goal</source>
        <translation>Kvar till målet</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Exchange the two of trumps for the turn-up card</source>
        <translation>Byt trumftvåan mot uppslagskortet</translation>
    </message>
    <message>
        <source>Pick a combination if the selected cards can form several</source>
        <translation>Välj kombination om de valda korten kan bilda flera</translation>
    </message>
    <message>
        <source>Press the button with that number</source>
        <translation>Tryck på knappen med den siffran</translation>
    </message>
    <message>
        <source>When you are out: skip to your next decision</source>
        <translation>När du är ute: hoppa fram till ditt nästa val</translation>
    </message>
    <message>
        <source>Show or hide what you can declare</source>
        <translation>Visa eller dölj vad du kan deklarera</translation>
    </message>
    <message>
        <source>Declare everything you can</source>
        <translation>Deklarera allt du kan</translation>
    </message>
    <message>
        <source>Go to the next piece that can move, or to the next square it can reach</source>
        <translation>Gå till nästa pjäs som kan flyttas, eller till nästa ruta den kan nå</translation>
    </message>
    <message>
        <source>Select the piece under the cursor, then its new square</source>
        <translation>Välj pjäsen som markören står på, och sedan den nya rutan</translation>
    </message>
    <message>
        <source>Deselect the piece</source>
        <translation>Avmarkera pjäsen</translation>
    </message>
    <message>
        <source>Move the cursor on the table</source>
        <translation>Flytta markören på bordet</translation>
    </message>
    <message>
        <source>Go to the next possible choice</source>
        <translation>Gå till nästa möjliga val</translation>
    </message>
    <message>
        <source>Select what the cursor is on. Space also skips animations.</source>
        <translation>Välj det som markören står på. Mellanslag hoppar också över animationer.</translation>
    </message>
    <message>
        <source>Skip the counting, then go on with the match</source>
        <translation>Hoppa över räkningen, sedan vidare med partiet</translation>
    </message>
    <message>
        <source>Looking back: previous move, next move, first move</source>
        <translation>Vid tillbakablick: föregående drag, nästa drag, första draget</translation>
    </message>
    <message>
        <source>Deselect, close the last trick, return from an earlier move, leave full screen, or close what is beside the table</source>
        <translation>Avmarkera, stäng senaste sticket, återgå från ett tidigare drag, lämna helskärm eller stäng det bredvid bordet</translation>
    </message>
    <message>
        <source>Select a card, or put it back. While others play, this prepares your turn.</source>
        <translation>Välj ett kort eller lägg tillbaka det. Medan andra spelar förbereder du din tur.</translation>
    </message>
    <message>
        <source>Coach: take the move back, or close the tip</source>
        <translation>Coach: ta tillbaka draget eller stäng rådet</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>Gå till nästa knapp</translation>
    </message>
    <message>
        <source>A dot, then two digits: select the card with that number, here 14</source>
        <extracomment>The card 14 of a hand is chosen with a point and two digits</extracomment>
        <translation>En punkt, sedan två siffror: välj kortet med det numret, här 14</translation>
    </message>
    <message>
        <source>Lay the selected cards</source>
        <translation>Lägg de valda korten</translation>
    </message>
    <message>
        <source>Lay down kuku, at any time</source>
        <translation>Lägg upp kuku, när som helst</translation>
    </message>
</context>
<context>
    <name>kille</name>
    <message>
        <source>The dealer deals each player one card.</source>
        <translation>Givaren ger varje spelare ett kort.</translation>
    </message>
    <message>
        <source>You’re watching, so you can’t say anything.</source>
        <translation>Du tittar på, så du kan inte säga något.</translation>
    </message>
    <message>
        <source>You don’t play cards here. Stand or swap.</source>
        <translation>Här spelar man inga kort. Stå eller byt.</translation>
    </message>
    <message>
        <source>Say one thing at a time. Don’t select a card for this.</source>
        <translation>Säg en sak i taget. Välj inget kort.</translation>
    </message>
    <message>
        <source>The exchange is over. All cards have been shown.</source>
        <translation>Bytet är slut. Alla kort har visats.</translation>
    </message>
    <message>
        <source>You are out until you buy in or a new pot begins.</source>
        <translation>Du är ute tills du köper in dig eller en ny pott börjar.</translation>
    </message>
    <message>
        <source>First a player has to answer “Bättre kort?”.</source>
        <translation>Först måste en spelare svara på ”Bättre kort?”.</translation>
    </message>
    <message>
        <source>You’re hit, so you can’t say anything more in this deal.</source>
        <translation>Du är huggen, så du kan inte säga något mer i den här given.</translation>
    </message>
    <message>
        <source>You have spoken already. Everyone speaks once in a deal.</source>
        <translation>Du har redan talat. Var och en talar en gång per giv.</translation>
    </message>
    <message>
        <source>Your card has answered for you, so you don’t speak in this deal.</source>
        <extracomment>Said to a holder of kavall or värdshus, or of husar or svin, who is not to speak any more</extracomment>
        <translation>Ditt kort har svarat åt dig, så du talar inte i den här given.</translation>
    </message>
    <message>
        <source>Only forehand, on the dealer’s left, may ask for better cards.</source>
        <translation>Bara förhand, till vänster om givaren, får fråga efter bättre kort.</translation>
    </message>
    <message>
        <source>You have asked already. You may ask once in a deal.</source>
        <translation>Du har redan frågat. Du får fråga en gång per giv.</translation>
    </message>
    <message>
        <source>No one has asked for better cards.</source>
        <translation>Ingen har frågat efter bättre kort.</translation>
    </message>
    <message>
        <source>This question is for another player.</source>
        <translation>Frågan gäller en annan spelare.</translation>
    </message>
    <message>
        <source>With three players you can’t accept alone. Say “Det beror på!”</source>
        <translation>På tre kan du inte säga ja ensam. Säg ”Det beror på!”</translation>
    </message>
    <message>
        <source>You have to decide: accept or refuse.</source>
        <translation>Du måste bestämma: säg ja eller nej.</translation>
    </message>
    <message>
        <source>You need a kuku to stop the exchange.</source>
        <translation>Du måste ha kuku för att stoppa bytet.</translation>
    </message>
    <message>
        <source>You can only choose another pot when this one is won.</source>
        <translation>Du kan välja en pott till först när den här är vunnen.</translation>
    </message>
    <message>
        <source>No one can buy in right now.</source>
        <translation>Just nu kan ingen köpa in sig.</translation>
    </message>
    <message>
        <source>Wait: other players are asked first.</source>
        <translation>Vänta: andra spelare tillfrågas först.</translation>
    </message>
    <message>
        <source>You’re still in, so you don’t need to buy in.</source>
        <translation>Du är fortfarande med, så du behöver inte köpa in dig.</translation>
    </message>
    <message>
        <source>You said no to buying in. You can’t buy in later.</source>
        <translation>Du har avstått från återinköp. Du kan inte köpa in dig senare.</translation>
    </message>
    <message numerus="yes">
        <source>You may only ask for better cards when two or three players are left. Now there are %n.</source>
        <translation>
            <numerusform>Du får fråga efter bättre kort bara när två eller tre är kvar. Nu är ni %n.</numerusform>
            <numerusform>Du får fråga efter bättre kort bara när två eller tre är kvar. Nu är ni %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can’t pay the price: %n chip(s).</source>
        <translation>
            <numerusform>Du kan inte betala priset: %n spelmark.</numerusform>
            <numerusform>Du kan inte betala priset: %n spelmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better cards are dealt</source>
        <translation>Det ges om</translation>
    </message>
    <message>
        <source>Your turn – stand or swap?</source>
        <translation>Din tur – stå eller byta?</translation>
    </message>
    <message>
        <source>{name}: your turn – stand or swap?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – stå eller byta?</translation>
    </message>
    <message>
        <source>Your turn – ask for better cards, stand or swap?</source>
        <translation>Din tur – fråga efter bättre kort, stå eller byta?</translation>
    </message>
    <message>
        <source>{name}: your turn – ask for better cards, stand or swap?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – fråga efter bättre kort, stå eller byta?</translation>
    </message>
    <message>
        <source>Your turn – stand or go into the stock?</source>
        <translation>Din tur – stå eller gå i lek?</translation>
    </message>
    <message>
        <source>{name}: your turn – stand or go into the stock?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – stå eller gå i lek?</translation>
    </message>
    <message>
        <source>“Bättre kort?” – forehand wants new cards. Your answer?</source>
        <translation>”Bättre kort?” – förhand vill ha omgiv. Ditt svar?</translation>
    </message>
    <message>
        <source>{name}: “Bättre kort?” – forehand wants new cards. Your answer?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: ”Bättre kort?” – förhand vill ha omgiv. Ditt svar?</translation>
    </message>
    <message>
        <source>“Bättre kort?” – you decide</source>
        <translation>”Bättre kort?” – du avgör</translation>
    </message>
    <message>
        <source>{name}: “Bättre kort?” – you decide</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: ”Bättre kort?” – du avgör</translation>
    </message>
    <message>
        <source>You are out – buy in again?</source>
        <translation>Du är ute – köpa in dig igen?</translation>
    </message>
    <message>
        <source>{name}: you are out – buy in again?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: du är ute – köpa in dig igen?</translation>
    </message>
    <message>
        <source>The pot is won – another one?</source>
        <translation>Potten är vunnen – en till?</translation>
    </message>
    <message>
        <source>{name}: the pot is won – another one?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: potten är vunnen – en till?</translation>
    </message>
    <message>
        <source>{names} deals and is thinking</source>
        <translation>{names} ger och tänker</translation>
    </message>
    <message>
        <source>“Bättre kort?” – waiting for {names}</source>
        <translation>”Bättre kort?” – väntar på {names}</translation>
    </message>
    <message>
        <source>“Bättre kort?” – {names} decides</source>
        <translation>”Bättre kort?” – {names} avgör</translation>
    </message>
    <message>
        <source>Buy in again? Waiting for {names}</source>
        <translation>Återinköp? Väntar på {names}</translation>
    </message>
    <message>
        <source>Another pot? Waiting for {names}</source>
        <translation>En pott till? Väntar på {names}</translation>
    </message>
    <message>
        <source>Buy in for {price}? Waiting for {names}</source>
        <translation>Återinköp för {price}? Väntar på {names}</translation>
    </message>
    <message>
        <source>Buy in for {price}? There are {pot} in the pot</source>
        <translation>Köpa in dig för {price}? I potten finns {pot}</translation>
    </message>
    <message>
        <source>{name}: buy in for {price}? There are {pot} in the pot</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: köpa in dig för {price}? I potten finns {pot}</translation>
    </message>
    <message>
        <source>Pot {number} · deal {deal}</source>
        <translation>Pott {number} · giv {deal}</translation>
    </message>
    <message>
        <source>A draw: no one has won any chips.</source>
        <translation>Oavgjort: ingen har vunnit några spelmarker.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match.</source>
        <extracomment>The plural is for several winners with equally many chips</extracomment>
        <translation>
            <numerusform>{names} vinner partiet.</numerusform>
            <numerusform>{names} vinner partiet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the match!</source>
        <translation>Du och {names} vinner partiet!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du vinner partiet!</translation>
    </message>
    <message numerus="yes">
        <source>Gain: %n chip(s).</source>
        <comment>what the winner of the match has won</comment>
        <translation>
            <numerusform>Vinst: %n spelmark.</numerusform>
            <numerusform>Vinst: %n spelmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stand</source>
        <extracomment>Button: keep one&apos;s card</extracomment>
        <translation>Stå</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>Swap cards with the left neighbour, or, of the dealer, with the stock</extracomment>
        <translation>Byta</translation>
    </message>
    <message>
        <source>Lay down kuku</source>
        <extracomment>Stop the exchange</extracomment>
        <translation>Lägg upp kuku</translation>
    </message>
    <message>
        <source>Better cards?</source>
        <extracomment>Gloss of the call &quot;Bättre kort?&quot;
----------
The question &quot;Bättre kort?&quot;</extracomment>
        <translation>Bättre kort?</translation>
    </message>
    <message>
        <source>You are out {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 10% of deals&quot;; {move}: another word, &quot;Swap&quot;; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du åker ut {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>The answer &quot;Accepteras!&quot;</extracomment>
        <translation>Accepteras</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>The answer &quot;Omöjligt!&quot;</extracomment>
        <translation>Omöjligt</translation>
    </message>
    <message>
        <source>That depends</source>
        <extracomment>The answer &quot;Det beror på!&quot;</extracomment>
        <translation>Det beror på</translation>
    </message>
    <message>
        <source>Buy in</source>
        <extracomment>Pay and come back into the pot</extracomment>
        <translation>Köp in dig</translation>
    </message>
    <message>
        <source>Stay out</source>
        <extracomment>Button: do not buy in</extracomment>
        <translation>Avstå</translation>
    </message>
    <message>
        <source>Another pot</source>
        <extracomment>Button</extracomment>
        <translation>En pott till</translation>
    </message>
    <message>
        <source>If everyone wants one, all pay the stake and are in again.</source>
        <translation>Vill alla ha en till betalar alla insatsen och är med igen.</translation>
    </message>
    <message>
        <source>The match ends. The player who won the most chips wins.</source>
        <translation>Partiet slutar. Den som har vunnit flest spelmarker vinner.</translation>
    </message>
    <message>
        <source>Stake</source>
        <extracomment>Name of an option</extracomment>
        <translation>Insats</translation>
    </message>
    <message>
        <source>How many chips each player pays into each pot.</source>
        <translation>Hur många spelmarker var och en betalar till varje pott.</translation>
    </message>
    <message>
        <source>Number of pots</source>
        <extracomment>Name of an option: the house rule B39</extracomment>
        <translation>Antal potter</translation>
    </message>
    <message>
        <source>How many pots make a match. If the end is open, the program asks after every pot if you want another.</source>
        <translation>Hur många potter ett parti har. Är slutet öppet frågar programmet efter varje pott om ni vill ha en till.</translation>
    </message>
    <message>
        <source>Purse</source>
        <extracomment>Name of an option: the house rule B33</extracomment>
        <translation>Kassa</translation>
    </message>
    <message>
        <source>How many stakes each player brings. A player who can’t pay a stake leaves the table. Without a purse the program only counts the chips.</source>
        <translation>Hur många insatser var och en har med sig. Den som inte kan betala en insats lämnar bordet. Utan kassa räknar programmet bara ihop spelmarkerna.</translation>
    </message>
    <message>
        <source>Open to onlookers</source>
        <extracomment>Name of an option: the house rule B40</extracomment>
        <translation>Öppet för åskådare</translation>
    </message>
    <message>
        <source>Players who are out can see everyone’s cards.</source>
        <translation>De som är ute ser alla kort.</translation>
    </message>
    <message>
        <source>no purse</source>
        <translation>ingen kassa</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n pot(s)</source>
        <translation>
            <numerusform>Vann {won} av %n pott</numerusform>
            <numerusform>Vann {won} av %n potter</numerusform>
        </translation>
    </message>
    <message>
        <source>Kuku is never the lowest card.</source>
        <translation>Kuku är aldrig det lägsta kortet.</translation>
    </message>
    <message>
        <source>{card} is high, and it answers players who want to swap.</source>
        <translation>{card} är högt och svarar den som vill byta.</translation>
    </message>
    <message>
        <source>This kille is as high as kuku.</source>
        <translation>Den här killen är lika hög som kuku.</translation>
    </message>
    <message>
        <source>You’re out if you keep a low kille.</source>
        <translation>Du åker ut om du behåller en låg kille.</translation>
    </message>
    <message>
        <source>With two players, no one goes out if you stand with a low kille.</source>
        <translation>På två man hand åker ingen ut om du står på en låg kille.</translation>
    </message>
    <message>
        <source>Another player has {other} now, so {card} isn’t the lowest.</source>
        <translation>En annan spelare har nu {other}, så {card} är inte lägst.</translation>
    </message>
    <message>
        <source>Stand: {card} is high enough here. With {other} or lower, swapping pays.</source>
        <translation>Stå: {card} räcker här. Med {other} eller lägre lönar det sig att byta.</translation>
    </message>
    <message>
        <source>Swap {card}: with {other} or lower, swapping pays.</source>
        <translation>Byt {card}: med {other} eller lägre lönar det sig.</translation>
    </message>
    <message>
        <source>Swap {card}: you weren’t dealt it, so a svin can’t hurt you.</source>
        <translation>Byt {card}: du fick det inte i given, så inget svin kan skada dig.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals if you stand, {second}% if you swap.</source>
        <translation>Med {card} åker du ut i {first}&#xa0;% av givarna om du står, i {second}&#xa0;% om du byter.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {second}% of deals if you swap, {first}% if you stand.</source>
        <translation>Med {card} åker du ut i {second}&#xa0;% av givarna om du byter, i {first}&#xa0;% om du står.</translation>
    </message>
    <message>
        <source>Waiting could only help the others.</source>
        <translation>Att vänta kan bara hjälpa de andra.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals, usually in {second}%.</source>
        <translation>Med {card} åker du ut i {first}&#xa0;% av givarna, annars i {second}&#xa0;%.</translation>
    </message>
    <message>
        <source>Nothing is worse than a low kille.</source>
        <translation>Inget är sämre än en låg kille.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals, with new cards in {second}%.</source>
        <translation>Med {card} åker du ut i {first}&#xa0;% av givarna, med nya kort i {second}&#xa0;%.</translation>
    </message>
    <message>
        <source>The dealer has dealt again often enough.</source>
        <translation>Givaren har gett om tillräckligt många gånger.</translation>
    </message>
    <message>
        <source>The price is {first}, and a place in this pot is worth {second}.</source>
        <translation>Priset är {first}, och en plats i den här potten är värd {second}.</translation>
    </message>
    <message>
        <source>Without the last pot you lose the match: {second} chips against {first}.</source>
        <translation>Utan den sista potten förlorar du partiet: {second} spelmarker mot {first}.</translation>
    </message>
    <message>
        <source>For the fun of it: the price is {first}, and a place in this pot is worth {second}.</source>
        <translation>För nöjes skull: priset är {first}, en plats i den här potten är värd {second}.</translation>
    </message>
    <message>
        <source>The price is {first}, but a place in this pot is only worth {second}.</source>
        <translation>Priset är {first}, men en plats i den här potten är bara värd {second}.</translation>
    </message>
    <message>
        <source>Another pot is always welcome.</source>
        <translation>En pott till är alltid välkommen.</translation>
    </message>
    <message>
        <source>{name} asks you: “{call}”</source>
        <translation>{name} frågar dig: ”{call}”</translation>
    </message>
    <message>
        <source>You ask {dealer}: “{call}”</source>
        <translation>Du frågar {dealer}: ”{call}”</translation>
    </message>
    <message>
        <source>{name} asks {dealer}: “{call}”</source>
        <translation>{name} frågar {dealer}: ”{call}”</translation>
    </message>
    <message>
        <source>{name}: “{call}”</source>
        <extracomment>What somebody calls out: {name} is the player</extracomment>
        <translation>{name}: ”{call}”</translation>
    </message>
    <message>
        <source>You stand.</source>
        <translation>Du står.</translation>
    </message>
    <message>
        <source>{name} stands.</source>
        <translation>{name} står.</translation>
    </message>
    <message>
        <source>You go into the stock.</source>
        <translation>Du går i lek.</translation>
    </message>
    <message>
        <source>{name} goes into the stock.</source>
        <translation>{name} går i lek.</translation>
    </message>
    <message>
        <source>{name} cuts the stock.</source>
        <translation>{name} kuperar talongen.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Du ger om.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} ger om.</translation>
    </message>
    <message>
        <source>Your card: {card}.</source>
        <translation>Ditt kort: {card}.</translation>
    </message>
    <message>
        <source>{name} wants to swap with you.</source>
        <translation>{name} vill byta med dig.</translation>
    </message>
    <message>
        <source>You want to swap with {whom}.</source>
        <translation>Du vill byta med {whom}.</translation>
    </message>
    <message>
        <source>{name} wants to swap with {whom}.</source>
        <translation>{name} vill byta med {whom}.</translation>
    </message>
    <message>
        <source>You swap {given} for {taken}.</source>
        <translation>Du byter {given} mot {taken}.</translation>
    </message>
    <message>
        <source>They swap cards.</source>
        <translation>De byter kort.</translation>
    </message>
    <message>
        <source>Killemöte: both killar are high!</source>
        <translation>Killemöte: båda killarna är höga!</translation>
    </message>
    <message>
        <source>You have a low kille now.</source>
        <translation>Du har nu en låg kille.</translation>
    </message>
    <message>
        <source>{name} has a low kille now.</source>
        <translation>{name} har nu en låg kille.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du drar ett kort.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} drar ett kort.</translation>
    </message>
    <message>
        <source>You draw a kille: it is high!</source>
        <translation>Du drar en kille: den är hög!</translation>
    </message>
    <message>
        <source>{name} draws a kille: it is high!</source>
        <translation>{name} drar en kille: den är hög!</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Du drar {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} drar {card}.</translation>
    </message>
    <message>
        <source>The old card, a kille, is out of play.</source>
        <translation>Det gamla kortet, en kille, är ur spel.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>”{call}”</translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Du lägger upp {card}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}.</source>
        <translation>{name} lägger upp {card}.</translation>
    </message>
    <message>
        <source>You have to ask the next player.</source>
        <translation>Du måste gå vidare till nästa.</translation>
    </message>
    <message>
        <source>{name} has to ask the next player.</source>
        <translation>{name} måste gå vidare till nästa.</translation>
    </message>
    <message>
        <source>You are hit.</source>
        <translation>Du är huggen.</translation>
    </message>
    <message>
        <source>{name} is hit.</source>
        <translation>{name} är huggen.</translation>
    </message>
    <message>
        <source>The kuku lay in the stock. All show their cards.</source>
        <translation>Kuku låg i talongen. Alla visar sina kort.</translation>
    </message>
    <message>
        <source>You lay down kuku.</source>
        <translation>Du lägger upp kuku.</translation>
    </message>
    <message>
        <source>{name} lays down kuku.</source>
        <translation>{name} lägger upp kuku.</translation>
    </message>
    <message>
        <source>All show their cards.</source>
        <translation>Alla visar sina kort.</translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to {name}.</source>
        <translation>
            <numerusform>Ett byte tas tillbaka, för {name} fick kortet i given.</numerusform>
            <numerusform>%n byten tas tillbaka, för {name} fick kortet i given.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to you.</source>
        <translation>
            <numerusform>Ett byte tas tillbaka, för du fick kortet i given.</numerusform>
            <numerusform>%n byten tas tillbaka, för du fick kortet i given.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out: a low kille.</source>
        <translation>Du är ute: en låg kille.</translation>
    </message>
    <message>
        <source>{name} is out: a low kille.</source>
        <translation>{name} är ute: en låg kille.</translation>
    </message>
    <message>
        <source>You are out: hit by a husar.</source>
        <translation>Du är ute: huggen av en husar.</translation>
    </message>
    <message>
        <source>{name} is out: hit by a husar.</source>
        <translation>{name} är ute: huggen av en husar.</translation>
    </message>
    <message>
        <source>You are out: hit by a svin.</source>
        <translation>Du är ute: huggen av ett svin.</translation>
    </message>
    <message>
        <source>{name} is out: hit by a svin.</source>
        <translation>{name} är ute: huggen av ett svin.</translation>
    </message>
    <message>
        <source>You are out: the lowest card, {card}.</source>
        <translation>Du är ute: lägsta kortet, {card}.</translation>
    </message>
    <message>
        <source>{name} is out: the lowest card, {card}.</source>
        <translation>{name} är ute: lägsta kortet, {card}.</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>A player and the card that is shown: &quot;Elin 7&quot;</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>“{call}” {cards}</source>
        <extracomment>The call, and then all players with their cards</extracomment>
        <translation>”{call}” {cards}</translation>
    </message>
    <message>
        <source>Deadlock: you stay in.</source>
        <translation>Dödläge: du är kvar.</translation>
    </message>
    <message numerus="yes">
        <source>Deadlock: {names} stay(s) in.</source>
        <translation>
            <numerusform>Dödläge: {names} är kvar.</numerusform>
            <numerusform>Dödläge: {names} är kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>kille (high)</source>
        <translation>kille (hög)</translation>
    </message>
    <message>
        <source>kille (low)</source>
        <translation>kille (låg)</translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: everyone pays %n chip(s), {pot} in all.</source>
        <translation>
            <numerusform>Pott {number}: alla betalar %n spelmark, tillsammans {pot}.</numerusform>
            <numerusform>Pott {number}: alla betalar %n spelmarker, tillsammans {pot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>Första chansen till återinköp, för %n spelmark: {names}.</numerusform>
            <numerusform>Första chansen till återinköp, för %n spelmarker: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>Andra chansen till återinköp, för %n spelmark: {names}.</numerusform>
            <numerusform>Andra chansen till återinköp, för %n spelmarker: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>Du köper in dig för %n spelmark. I potten finns {pot}.</numerusform>
            <numerusform>Du köper in dig för %n spelmarker. I potten finns {pot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>{name} köper in sig för %n spelmark. I potten finns {pot}.</numerusform>
            <numerusform>{name} köper in sig för %n spelmarker. I potten finns {pot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Du avstår.</translation>
    </message>
    <message>
        <source>{name} stays out.</source>
        <translation>{name} avstår.</translation>
    </message>
    <message numerus="yes">
        <source>You win the pot: %n chip(s)!</source>
        <translation>
            <numerusform>Du vinner potten: %n spelmark!</numerusform>
            <numerusform>Du vinner potten: %n spelmarker!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the pot: %n chip(s).</source>
        <translation>
            <numerusform>{name} vinner potten: %n spelmark.</numerusform>
            <numerusform>{name} vinner potten: %n spelmarker.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay the stake, and leave the table.</source>
        <translation>Du kan inte betala insatsen och lämnar bordet.</translation>
    </message>
    <message>
        <source>{name} cannot pay the stake, and leaves the table.</source>
        <translation>{name} kan inte betala insatsen och lämnar bordet.</translation>
    </message>
    <message>
        <source>You want another pot.</source>
        <translation>Du vill ha en pott till.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Alla spelmarker</translation>
    </message>
    <message>
        <source>Pot {number}: {name}</source>
        <extracomment>A pot of the score sheet, and who has won it</extracomment>
        <translation>Pott {number}: {name}</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Vinst och förlust</translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: %n still in</source>
        <comment>players</comment>
        <translation>
            <numerusform>Pott {number}: %n kvar</numerusform>
            <numerusform>Pott {number}: %n kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid into it</source>
        <translation>Inbetalt</translation>
    </message>
    <message>
        <source>Out in deal…</source>
        <extracomment>Above the players who went out, each after the number of the deal</extracomment>
        <translation>Ute i giv…</translation>
    </message>
    <message>
        <source>{deal} · {name}: low kille</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: låg kille</translation>
    </message>
    <message>
        <source>{deal} · {name}: husar</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: husar</translation>
    </message>
    <message>
        <source>{deal} · {name}: svin</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: svin</translation>
    </message>
    <message>
        <source>Stakes: {names}</source>
        <translation>Insatser: {names}</translation>
    </message>
    <message>
        <source>First chance: {names}</source>
        <translation>Första återinköpet: {names}</translation>
    </message>
    <message>
        <source>Second chance: {names}</source>
        <translation>Andra återinköpet: {names}</translation>
    </message>
    <message numerus="yes">
        <source>all %n players</source>
        <comment>who have paid</comment>
        <translation>
            <numerusform>spelaren</numerusform>
            <numerusform>alla %n spelare</numerusform>
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
        <translation>Bytet är slut, visa korten!</translation>
    </message>
    <message>
        <source>The cuckoo stands: no one may swap!</source>
        <extracomment>Gloss of the call &quot;Kuku står, ingen byta får!&quot;</extracomment>
        <translation>Bytet är slut, visa korten!</translation>
    </message>
    <message>
        <source>The hussar strikes!</source>
        <extracomment>Gloss of the call &quot;Husar hugger!&quot;</extracomment>
        <translation>Den som ville byta är huggen</translation>
    </message>
    <message>
        <source>What goes around comes around!</source>
        <extracomment>Gloss of the call &quot;Svinhugg går igen!&quot;, which is a proverb</extracomment>
        <translation>Hugget går tillbaka till den som fick kortet</translation>
    </message>
    <message>
        <source>Show your proof!</source>
        <extracomment>Gloss of the call &quot;Upp till bevis!&quot;</extracomment>
        <translation>Visa korten!</translation>
    </message>
    <message>
        <source>Past the rider!</source>
        <extracomment>Gloss of the call &quot;Kavall förbi!&quot;</extracomment>
        <translation>Gå vidare till nästa</translation>
    </message>
    <message>
        <source>Past the inn!</source>
        <extracomment>Gloss of the call &quot;Värdshus förbi!&quot;</extracomment>
        <translation>Gå vidare till nästa</translation>
    </message>
    <message>
        <source>Accepted!</source>
        <extracomment>Gloss of the call &quot;Accepteras!&quot;</extracomment>
        <translation>Det blir omgiv</translation>
    </message>
    <message>
        <source>That depends!</source>
        <extracomment>Gloss of the call &quot;Det beror på!&quot;</extracomment>
        <translation>Den tredje får avgöra</translation>
    </message>
    <message>
        <source>Impossible!</source>
        <extracomment>Gloss of the call &quot;Omöjligt!&quot;</extracomment>
        <translation>Det blir ingen omgiv</translation>
    </message>
    <message>
        <source>has no chips left</source>
        <translation>har inga spelmarker kvar</translation>
    </message>
    <message>
        <source>no chips</source>
        <translation>inga spelmarker</translation>
    </message>
    <message>
        <source>out for now</source>
        <translation>ute just nu</translation>
    </message>
    <message>
        <source>speak now</source>
        <comment>it is your turn</comment>
        <translation>din tur</translation>
    </message>
    <message>
        <source>speaks now</source>
        <translation>talar nu</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>talar</translation>
    </message>
    <message>
        <source>dealer · speaks last</source>
        <translation>givare · talar sist</translation>
    </message>
    <message>
        <source>forehand · speaks first</source>
        <translation>förhand · talar först</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>förhand</translation>
    </message>
    <message>
        <source>out: a low kille</source>
        <translation>ute: låg kille</translation>
    </message>
    <message>
        <source>out: hit by the husar</source>
        <translation>ute: huggen av husaren</translation>
    </message>
    <message>
        <source>out: husar</source>
        <translation>ute: husar</translation>
    </message>
    <message>
        <source>out: hit by the svin</source>
        <translation>ute: huggen av svinet</translation>
    </message>
    <message>
        <source>out: svin</source>
        <translation>ute: svin</translation>
    </message>
    <message>
        <source>out: lowest card</source>
        <translation>ute: lägsta kortet</translation>
    </message>
    <message>
        <source>out: lowest</source>
        <translation>ute: lägst</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>stod</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>gick i lek</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>from the stock</comment>
        <translation>gick i lek</translation>
    </message>
    <message>
        <source>swapped with {name}</source>
        <translation>bytte med {name}</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>bytte</translation>
    </message>
    <message>
        <source>hit by the husar</source>
        <translation>huggen av husaren</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>huggen</translation>
    </message>
    <message>
        <source>hit by the svin</source>
        <translation>huggen av svinet</translation>
    </message>
    <message>
        <source>showed the {card}</source>
        <translation>visade {card}</translation>
    </message>
    <message>
        <source>asked for better cards</source>
        <translation>frågade efter bättre kort</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>frågade</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>sa ja</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>sa nej</translation>
    </message>
    <message>
        <source>leaves it to the third</source>
        <translation>låter den tredje avgöra</translation>
    </message>
    <message>
        <source>it depends</source>
        <translation>det beror på</translation>
    </message>
    <message>
        <source>has bought in</source>
        <translation>har köpt in sig</translation>
    </message>
    <message>
        <source>bought in</source>
        <translation>återinköp</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>avstår</translation>
    </message>
    <message>
        <source>wins the pot</source>
        <translation>vinner potten</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vinner</translation>
    </message>
    <message>
        <source>{name}, dealer</source>
        <extracomment>Above a column of a picture: the player who deals, and speaks last</extracomment>
        <translation>{name}, givare</translation>
    </message>
    <message>
        <source>stock</source>
        <extracomment>Above a column of a picture</extracomment>
        <translation>talong</translation>
    </message>
    <message>
        <source>stand</source>
        <comment>several players keep their cards</comment>
        <translation>står</translation>
    </message>
    <message>
        <source>stands</source>
        <comment>a player keeps the card</comment>
        <translation>står</translation>
    </message>
    <message>
        <source>low kille</source>
        <comment>why a player is out: as short as possible</comment>
        <translation>låg kille</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>why a player is out: as short as possible</comment>
        <translation>lägst</translation>
    </message>
    <message>
        <source>Deadlock: the lowest card does not count.</source>
        <translation>Dödläge: lägsta kort räknas inte.</translation>
    </message>
    <message>
        <source>Deal</source>
        <comment>a column of a table</comment>
        <extracomment>A column of a table</extracomment>
        <translation>Giv</translation>
    </message>
    <message>
        <source>In</source>
        <comment>players, a column of a table</comment>
        <translation>Med</translation>
    </message>
    <message>
        <source>Out</source>
        <comment>players, a column of a table</comment>
        <translation>Ut</translation>
    </message>
    <message>
        <source>Buy in</source>
        <comment>players and their price, a column of a table</comment>
        <translation>Återinköp</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>chips, a column of a table</comment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>{number} for {price} each</source>
        <extracomment>How many buy in, and the price: &quot;4 for 20 each&quot;</extracomment>
        <translation>{number} för {price} var</translation>
    </message>
    <message>
        <source>your {card}</source>
        <comment>that you gave away</comment>
        <translation>från dig: {card}</translation>
    </message>
    <message>
        <source>stock · {number}</source>
        <comment>cards in it</comment>
        <translation>talong · {number}</translation>
    </message>
    <message>
        <source>pot · {number}</source>
        <comment>chips in it</comment>
        <translation>pott · {number}</translation>
    </message>
    <message>
        <source>Kille table</source>
        <translation>Killebord</translation>
    </message>
    <message numerus="yes">
        <source>stock, %n card(s)</source>
        <translation>
            <numerusform>talong, %n kort</numerusform>
            <numerusform>talong, %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pot, %n chip(s)</source>
        <translation>
            <numerusform>pott, %n spelmark</numerusform>
            <numerusform>pott, %n spelmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>ett kort med baksidan upp</translation>
    </message>
    <message>
        <source>{card}, out of play</source>
        <translation>{card}, ur spel</translation>
    </message>
    <message>
        <source>face down, known to you: {card}</source>
        <translation>med baksidan upp, som du vet: {card}</translation>
    </message>
    <message>
        <source>{deal} · {name}: lowest</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: lägst</translation>
    </message>
    <message>
        <source>blaren</source>
        <comment>a card</comment>
        <translation>blaren</translation>
    </message>
    <message>
        <source>blompottan</source>
        <comment>a card</comment>
        <translation>blompottan</translation>
    </message>
    <message>
        <source>kransen</source>
        <comment>a card</comment>
        <translation>kransen</translation>
    </message>
    <message>
        <source>värdshus</source>
        <comment>a card</comment>
        <translation>värdshus</translation>
    </message>
    <message>
        <source>kavall</source>
        <comment>a card</comment>
        <translation>kavall</translation>
    </message>
    <message>
        <source>svin</source>
        <comment>a card</comment>
        <translation>svin</translation>
    </message>
    <message>
        <source>husar</source>
        <comment>a card</comment>
        <translation>husar</translation>
    </message>
    <message>
        <source>kuku</source>
        <comment>a card</comment>
        <translation>kuku</translation>
    </message>
    <message>
        <source>kille</source>
        <comment>a card</comment>
        <translation>kille</translation>
    </message>
    <message>
        <source>swapped with you</source>
        <translation>bytte med dig</translation>
    </message>
    <message>
        <source>{kille}, high</source>
        <translation>{kille}, hög</translation>
    </message>
    <message>
        <source>{kille}, low</source>
        <translation>{kille}, låg</translation>
    </message>
    <message>
        <source>{below} below, equal to kuku</source>
        <translation>{below} under, lika hög som kuku</translation>
    </message>
    <message>
        <source>{below} below, {above} above</source>
        <comment>kinds of cards</comment>
        <translation>{below} under, {above} över</translation>
    </message>
    <message>
        <source>Where the {card} stands</source>
        <translation>Var {card} står</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <comment>button</comment>
        <translation>Byt med {name}</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <comment>button: the dealer draws a card</comment>
        <translation>Gå i lek</translation>
    </message>
    <message>
        <source>Lay kuku</source>
        <comment>button</comment>
        <translation>Lägg upp kuku</translation>
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
        <translation>Köp in dig för {price}</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>button, where there is little room</comment>
        <translation>Byt</translation>
    </message>
    <message>
        <source>Buy in</source>
        <comment>button, where there is little room</comment>
        <translation>Köp</translation>
    </message>
    <message>
        <source>You ask {name} for a new deal, before you say whether you swap.</source>
        <translation>Du frågar {name} om omgiv innan du säger om du byter.</translation>
    </message>
    <message>
        <source>No new deal: {name} stands or swaps.</source>
        <translation>Ingen omgiv: {name} står eller byter.</translation>
    </message>
    <message>
        <source>{name} decides whether there is a new deal.</source>
        <translation>{name} avgör om det blir omgiv.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s) and play for the pot again.</source>
        <translation>
            <numerusform>Du betalar %n spelmark och spelar om potten igen.</numerusform>
            <numerusform>Du betalar %n spelmarker och spelar om potten igen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out until the next pot.</source>
        <translation>Du är ute till nästa pott.</translation>
    </message>
    <message>
        <source>You keep the {card}, and all show.</source>
        <translation>Du behåller {card}, och alla visar.</translation>
    </message>
    <message>
        <source>You keep the {card}. Then {name} speaks.</source>
        <translation>Du behåller {card}. Sedan talar {name}.</translation>
    </message>
    <message>
        <source>Buy in for {price}? The pot is {pot}.</source>
        <translation>Köpa in dig för {price}? I potten finns {pot}.</translation>
    </message>
    <message>
        <source>You win the pot of {amount}. Another one?</source>
        <translation>Du vinner potten på {amount}. En till?</translation>
    </message>
    <message>
        <source>{name} wins the pot of {amount}. Another one?</source>
        <translation>{name} vinner potten på {amount}. En till?</translation>
    </message>
    <message>
        <source>{name} asks for better cards. You have {card}.</source>
        <translation>{name} frågar efter bättre kort. Du har {card}.</translation>
    </message>
    <message>
        <source>Keep your {card}, or go into the stock?</source>
        <translation>Behålla {card} eller gå i lek?</translation>
    </message>
    <message>
        <source>Keep your {card}, or swap with {name}?</source>
        <translation>Behålla {card} eller byta med {name}?</translation>
    </message>
    <message>
        <source>{name} stood.</source>
        <translation>{name} stod.</translation>
    </message>
    <message>
        <source>{name} took your {card}.</source>
        <translation>{name} tog {card} från dig.</translation>
    </message>
    <message>
        <source>You are out {often}, with “{move}” {as_often}, mostly because a husar or svin hits you.</source>
        <extracomment>Most of the difference is that one is hit by a husar or the svin</extracomment>
        <translation>Du åker ut {often}, med ”{move}” {as_often}, mest för att husar eller svin hugger dig.</translation>
    </message>
    <message>
        <source>Swap with the next player on your left who is still in.</source>
        <translation>Byt med den närmaste till vänster som fortfarande är med.</translation>
    </message>
    <message>
        <source>You’re the dealer, so you can’t swap. You may go into the stock.</source>
        <translation>Du är givare, så du kan inte byta. Du får gå i lek.</translation>
    </message>
    <message>
        <source>No one goes out.</source>
        <translation>Ingen åker ut.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <extracomment>Two players or more</extracomment>
        <translation>{names} är ute.</translation>
    </message>
    <message>
        <source>The stock is cut.</source>
        <translation>Talongen kuperas.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lost</source>
        <translation>
            <numerusform>%n spelmark förlorad</numerusform>
            <numerusform>%n spelmarker förlorade</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) won</source>
        <translation>
            <numerusform>%n spelmark vunnen</numerusform>
            <numerusform>%n spelmarker vunna</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n spelmark</numerusform>
            <numerusform>%n spelmarker</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} this wins you more of the pot in the long run.</source>
        <translation>Med {card} ger det här mer av potten i längden.</translation>
    </message>
    <message>
        <source>One card each: keep it or swap it. The lowest is out. Four to twenty players share a pot, which takes a few minutes. It’s the easiest of the five games to learn, and the one with the most luck.</source>
        <translation>Ett kort var: behåll det eller byt det. Det lägsta åker ut. Fyra till tjugo spelare spelar om en pott, som tar några minuter. Det är det lättaste av de fem spelen att lära sig och det där turen betyder mest.</translation>
    </message>
    <message>
        <source>Don’t end up with the lowest card: the last player in wins the pot.</source>
        <translation>Sitt inte kvar med det lägsta kortet: den som blir ensam kvar tar potten.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Spelmarker</translation>
    </message>
    <message>
        <source>Everyone speaks once: stand or swap. Then all cards are shown.</source>
        <translation>Var och en talar en gång: står eller byter. Sedan visas alla kort.</translation>
    </message>
    <message>
        <source>Two or three players are left: forehand may first ask for better cards.</source>
        <translation>Bara två eller tre är kvar: förhand får först fråga efter bättre kort.</translation>
    </message>
    <message>
        <source>The dealer decides whether there are new cards.</source>
        <translation>Givaren avgör om det blir omgiv.</translation>
    </message>
    <message>
        <source>The third player decides whether there are new cards.</source>
        <translation>Den tredje spelaren avgör om det blir omgiv.</translation>
    </message>
    <message>
        <source>The dealer speaks last: stand, or go into the stock.</source>
        <translation>Givaren talar sist: står, eller går i lek.</translation>
    </message>
    <message>
        <source>Players who are out may buy in again. The price goes into the pot.</source>
        <translation>De som är ute får köpa in sig igen. Priset går till potten.</translation>
    </message>
    <message>
        <source>If everyone wants another pot, all are in again and pay the stake.</source>
        <translation>Vill alla ha en pott till är alla med igen och betalar insatsen.</translation>
    </message>
    <message>
        <source>No one goes out: the dealer gathers the cards and deals again.</source>
        <translation>Ingen åker ut: givaren samlar ihop korten och ger om.</translation>
    </message>
    <message>
        <source>The last player in wins the pot.</source>
        <translation>Den som är ensam kvar vinner potten.</translation>
    </message>
    <message>
        <source>Everyone would be out, so no one is.</source>
        <translation>Alla skulle ha åkt ut, så ingen gör det.</translation>
    </message>
    <message>
        <source>Out are low killar, players who were hit, and the lowest of the other cards. They may buy in, or wait for a new pot.</source>
        <translation>Ute är låga killar, de som är huggna och det lägsta av de andra korten. De får köpa in sig eller vänta på en ny pott.</translation>
    </message>
    <message>
        <source>Deal {deal} decided it. Out: {others}. You were the only one left.</source>
        <extracomment>Why a pot was won. {others}: who went out in the last deal</extracomment>
        <translation>Giv {deal} avgjorde. Ute: {others}. Bara du var kvar.</translation>
    </message>
    <message>
        <source>Deal {deal} decided it. Out: {others}. {name} was the only one left.</source>
        <extracomment>Why a pot was won. {others}: who went out in the last deal</extracomment>
        <translation>Giv {deal} avgjorde. Ute: {others}. Bara {name} var kvar.</translation>
    </message>
    <message>
        <source>Next pot</source>
        <extracomment>Button: a pot has been won, and everybody pays the stake for another one</extracomment>
        <translation>Nästa pott</translation>
    </message>
    <message numerus="yes">
        <source>Players bought in again %n time(s), so the pot grew.</source>
        <translation>
            <numerusform>Någon köpte in sig igen %n gång, och potten växte.</numerusform>
            <numerusform>Spelare köpte in sig igen %n gånger, och potten växte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match without this pot.</source>
        <translation>Du vinner partiet utan den här potten.</translation>
    </message>
    <message>
        <source>More of the others go out: {here} on average, with “{move}” {there}.</source>
        <extracomment>{here}, {there}: how many, such as 1.8</extracomment>
        <translation>Fler av de andra åker ut: {here} i snitt, med ”{move}” {there}.</translation>
    </message>
    <message>
        <source>A player who asks for this card ends the exchange and keeps their own card.</source>
        <translation>Den som vill byta till sig kortet avslutar bytet och behåller sitt eget.</translation>
    </message>
    <message>
        <source>A player who asks for this card is hit.</source>
        <translation>Den som vill byta till sig kortet blir huggen.</translation>
    </message>
    <message>
        <source>A player who asks for this card hits the player who was dealt the card on offer.</source>
        <translation>Den som vill byta till sig kortet hugger den spelare som fick det erbjudna kortet i given.</translation>
    </message>
    <message>
        <source>A player who asks for this card must go on to the next player.</source>
        <translation>Den som vill byta till sig kortet måste gå vidare till nästa spelare.</translation>
    </message>
    <message>
        <source>A player who asks for this card gets it, and everyone sees it.</source>
        <translation>Den som vill byta till sig kortet får det, och alla ser det.</translation>
    </message>
    <message>
        <source>A player who asks for this card gets it.</source>
        <translation>Den som vill byta till sig kortet får det.</translation>
    </message>
    <message>
        <source>can buy in for {price}</source>
        <translation>kan köpa in sig för {price}</translation>
    </message>
    <message>
        <source>can buy in</source>
        <translation>kan köpa in sig</translation>
    </message>
    <message>
        <source>You give {name} the {card}. Only a matador can refuse.</source>
        <translation>Du ger {name} {card}. Bara en matador kan säga nej.</translation>
    </message>
    <message>
        <source>You put your {card} out of play and take the top card. A matador answers there too.</source>
        <translation>Du lägger bort {card} och tar det översta kortet. Är det en matador svarar den också.</translation>
    </message>
    <message>
        <source>No more swaps: everyone shows their card. Players already hit are still hit.</source>
        <translation>Inga fler byten: alla visar sina kort. De som är huggna förblir det.</translation>
    </message>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Samma givare ger om.</translation>
    </message>
    <message>
        <source>You are out until the next pot. You lose your second chance too.</source>
        <translation>Du är ute till nästa pott. Den andra chansen går också förlorad.</translation>
    </message>
    <message>
        <source>You keep the {card}. Then {name} speaks last.</source>
        <translation>Du behåller {card}. Sedan talar {name}, som är sist.</translation>
    </message>
    <message>
        <source>Deadlock: no one is out.</source>
        <translation>Dödläge: ingen är ute.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>PDF documents (*.pdf)</source>
        <extracomment>A kind of file in a file dialog</extracomment>
        <translation>PDF-dokument (*.pdf)</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Best</source>
        <extracomment>How good a move was</extracomment>
        <translation>Bäst</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>How good a move was</extracomment>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Slip</source>
        <extracomment>How good a move was: a small mistake</extracomment>
        <translation>Miss</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>How good a move was</extracomment>
        <translation>Misstag</translation>
    </message>
    <message>
        <source>{number} chips</source>
        <translation>{number} spelmarker</translation>
    </message>
    <message>
        <source>{number} lost deals</source>
        <extracomment>In Fjabbe, where lost hands are bad</extracomment>
        <translation>{number} förlorade givar</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} poäng</translation>
    </message>
    <message>
        <source>As good as {move}, or nearly.</source>
        <translation>Lika bra som {move}, eller nästan.</translation>
    </message>
    <message>
        <source>Better, and it decides the match: {move}.</source>
        <translation>Bättre, och det avgör partiet: {move}.</translation>
    </message>
    <message>
        <source>Better by about {amount}: {move}.</source>
        <extracomment>{amount}: &quot;9 points&quot;</extracomment>
        <translation>Bättre, med ungefär {amount}: {move}.</translation>
    </message>
    <message>
        <source>Judged by looking ahead on the board.</source>
        <translation>Bedömt genom att räkna framåt på brädet.</translation>
    </message>
    <message>
        <source>Counted to the end: every card was known.</source>
        <translation>Räknat till slutet: varje kort var känt.</translation>
    </message>
    <message>
        <source>Give or take {amount}.</source>
        <extracomment>{amount}: &quot;2 points&quot;. The difference may be so much larger or smaller.</extracomment>
        <translation>På {amount} när.</translation>
    </message>
    <message>
        <source>How you stood, in points</source>
        <translation>Hur du stod, i poäng</translation>
    </message>
    <message>
        <source>{name} in points</source>
        <translation>{name}, i poäng</translation>
    </message>
    <message>
        <source>How you stood, in chips</source>
        <translation>Hur du stod, i spelmarker</translation>
    </message>
    <message>
        <source>{name} in chips</source>
        <translation>{name}, i spelmarker</translation>
    </message>
    <message>
        <source>How you stood, in lost deals</source>
        <extracomment>In Fjabbe, where lost hands are bad: the more is lost the lower is the curve</extracomment>
        <translation>Hur du stod, i förlorade givar</translation>
    </message>
    <message>
        <source>{name} in lost deals</source>
        <translation>{name}, i förlorade givar</translation>
    </message>
    <message>
        <source>What you could expect, in points</source>
        <extracomment>Title of a curve: before each decision, how the round would end on average</extracomment>
        <translation>Vad du kunde vänta dig, i poäng</translation>
    </message>
    <message>
        <source>What {name} could expect, in points</source>
        <translation>Vad {name} kunde vänta sig, i poäng</translation>
    </message>
    <message>
        <source>What you could expect, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Vad du kunde vänta dig, i ögon</translation>
    </message>
    <message>
        <source>What {name} could expect, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Vad {name} kunde vänta sig, i ögon</translation>
    </message>
    <message>
        <source>What you could expect, in squares</source>
        <translation>Vad du kunde vänta dig, i rutor</translation>
    </message>
    <message>
        <source>What {name} could expect, in squares</source>
        <translation>Vad {name} kunde vänta sig, i rutor</translation>
    </message>
    <message>
        <source>What you could expect, in chips</source>
        <translation>Vad du kunde vänta dig, i spelmarker</translation>
    </message>
    <message>
        <source>What {name} could expect, in chips</source>
        <translation>Vad {name} kunde vänta sig, i spelmarker</translation>
    </message>
    <message>
        <source>What you could expect, in lost deals</source>
        <translation>Vad du kunde vänta dig, i förlorade givar</translation>
    </message>
    <message>
        <source>What {name} could expect, in lost deals</source>
        <translation>Vad {name} kunde vänta sig, i förlorade givar</translation>
    </message>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n bra beslut</numerusform>
            <numerusform>%n bra beslut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n miss</numerusform>
            <numerusform>%n missar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n misstag</numerusform>
            <numerusform>%n misstag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n ruta</numerusform>
            <numerusform>%n rutor</numerusform>
        </translation>
    </message>
    <message>
        <source>How you stood, in squares</source>
        <translation>Hur du stod, i rutor</translation>
    </message>
    <message>
        <source>{name} in squares</source>
        <translation>{name}, i rutor</translation>
    </message>
    <message>
        <source>How you stood, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Hur du stod, i ögon</translation>
    </message>
    <message>
        <source>{name} in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>{name}, i ögon</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <extracomment>How good a move was: nobody can tell</extracomment>
        <translation>Osäkert</translation>
    </message>
    <message>
        <source>Every other move is worse.</source>
        <translation>Alla andra drag är sämre.</translation>
    </message>
    <message>
        <source>There was no other move.</source>
        <translation>Det fanns inget annat drag.</translation>
    </message>
    <message>
        <source>Nothing was decided here.</source>
        <translation>Här avgjordes ingenting.</translation>
    </message>
    <message>
        <source>Worked out from what it brings and what it costs.</source>
        <translation>Uträknat efter vad det ger och vad det kostar.</translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain</source>
        <extracomment>Decisions of which nobody can tell how good they were</extracomment>
        <translation>
            <numerusform>%n osäkert</numerusform>
            <numerusform>%n osäkra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a choice</source>
        <extracomment>Moves that were the only ones</extracomment>
        <translation>
            <numerusform>%n utan val</numerusform>
            <numerusform>%n utan val</numerusform>
        </translation>
    </message>
    <message>
        <source>Perhaps {move} is better, but it’s not certain.</source>
        <translation>Kanske är {move} bättre, men det är inte säkert.</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n deal(s) that were possible then.</source>
        <translation>
            <numerusform>Jämfört i %n giv som var möjlig då.</numerusform>
            <numerusform>Jämfört i %n givar som var möjliga då.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices of this kind aren’t analysed.</source>
        <translation>Sådana val analyseras inte.</translation>
    </message>
    <message numerus="yes">
        <source>%n not analysed</source>
        <extracomment>Decisions</extracomment>
        <translation>
            <numerusform>%n inte analyserat</numerusform>
            <numerusform>%n inte analyserade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>self-test</name>
    <message>
        <source>Typefaces</source>
        <translation>Typsnitt</translation>
    </message>
    <message>
        <source>Table of {game}</source>
        <translation>Bordet för {game}</translation>
    </message>
    <message>
        <source>Language {language}</source>
        <translation>Språket {language}</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Sparande</translation>
    </message>
    <message>
        <source>A match of {game} between computer players</source>
        <translation>Ett parti {game} mellan datorspelare</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Fönstret</translation>
    </message>
    <message>
        <source>{file} is missing or damaged</source>
        <translation>{file} saknas eller är skadad</translation>
    </message>
    <message>
        <source>nothing is drawn</source>
        <translation>ingenting ritas</translation>
    </message>
    <message>
        <source>{file} does not hold what was written</source>
        <translation>{file} innehåller inte det som skrevs</translation>
    </message>
    <message>
        <source>no end after {seconds} seconds</source>
        <translation>inget slut efter {seconds} sekunder</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>och %n till</numerusform>
            <numerusform>och %n till</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT OK: {faults}</source>
        <translation>FEL: {faults}</translation>
    </message>
    <message numerus="yes">
        <source>All %n checks passed.</source>
        <translation>
            <numerusform>Kontrollen gick bra.</numerusform>
            <numerusform>Alla %n kontroller gick bra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed. Please install bluestick again.</source>
        <translation>
            <numerusform>%n av {checks} kontroller misslyckades. Installera bluestick på nytt.</numerusform>
            <numerusform>%n av {checks} kontroller misslyckades. Installera bluestick på nytt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>A window on the display</source>
        <translation>Ett fönster på bildskärmen</translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed.</source>
        <translation>
            <numerusform>%n av {checks} kontroller misslyckades.</numerusform>
            <numerusform>%n av {checks} kontroller misslyckades.</numerusform>
        </translation>
    </message>
    <message>
        <source>the process for the computer players does not work</source>
        <translation>processen för datorspelarna fungerar inte</translation>
    </message>
    <message>
        <source>Qt fails before a window opens</source>
        <translation>Qt ger upp innan något fönster öppnas</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
</context>
<context>
    <name>snapphana</name>
    <message>
        <source>The dealer deals the cards once, from the whole pack.</source>
        <translation>Givaren ger korten en gång, ur hela leken.</translation>
    </message>
    <message>
        <source>Wait: another player has to discard first.</source>
        <translation>Vänta: en annan spelare ska saka först.</translation>
    </message>
    <message>
        <source>First a player has to give the card for Fjønt.</source>
        <translation>Först ska en spelare ge kortet för Fjønt.</translation>
    </message>
    <message>
        <source>You have discarded {cards}.</source>
        <translation>Du har sakat {cards}.</translation>
    </message>
    <message>
        <source>You can only use cards from your own hand, each one once.</source>
        <translation>Du kan bara använda kort från din egen hand, vart och ett en gång.</translation>
    </message>
    <message>
        <source>You can’t discard now.</source>
        <translation>Du kan inte saka nu.</translation>
    </message>
    <message>
        <source>You can’t discard tarokker or kings. Keep {cards}.</source>
        <translation>Du får inte saka tarokker eller kungar. Behåll {cards}.</translation>
    </message>
    <message>
        <source>You must follow suit, {suit}. You can play {cards}, or Fjønt.</source>
        <extracomment>{suit}: the suit that was led, {cards}: the cards that may be played</extracomment>
        <translation>Du måste bekänna {suit}. Du kan spela {cards}, eller Fjønt.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must play a trump. You can play {cards}, or Fjønt.</source>
        <extracomment>{suit}: the suit that was led, {cards}: the cards that may be played</extracomment>
        <translation>Du har ingen {suit} och måste trumfa. Du kan spela {cards}, eller Fjønt.</translation>
    </message>
    <message>
        <source>Play or give one card at a time.</source>
        <translation>Spela eller ge ett kort i taget.</translation>
    </message>
    <message>
        <source>In Fjabbe no one declares, because points are bad.</source>
        <translation>I Fjabbe deklarerar ingen, för där är poäng dåliga.</translation>
    </message>
    <message>
        <source>You can only declare in the first trick, before your first card.</source>
        <translation>Du kan bara deklarera i första sticket, före ditt första kort.</translation>
    </message>
    <message>
        <source>You have already declared this kind: {cards}.</source>
        <translation>Du har redan deklarerat det slaget: {cards}.</translation>
    </message>
    <message>
        <source>These cards make no combination: {cards}.</source>
        <translation>De här korten bildar ingen kombination: {cards}.</translation>
    </message>
    <message>
        <source>You don’t owe a card for Fjønt.</source>
        <translation>Du är inte skyldig något kort för Fjønt.</translation>
    </message>
    <message>
        <source>Your side hasn’t won a card yet. Play on, and give one later.</source>
        <translation>Din sida har inte vunnit något kort än. Spela vidare och ge ett senare.</translation>
    </message>
    <message>
        <source>For Fjønt, give a card from your side’s tricks.</source>
        <translation>Ge ett kort ur din sidas stick för Fjønt.</translation>
    </message>
    <message>
        <source>These cards don’t belong to a combination of {kind}: {cards}.</source>
        <extracomment>{kind}: &quot;kings&quot;, &quot;spades&quot; or the like</extracomment>
        <translation>De här korten hör inte till en kombination av {kind}: {cards}.</translation>
    </message>
    <message>
        <source>At least two of the cards must be real. N and Fjønt are wild.</source>
        <translation>Minst två av korten måste vara äkta. N och Fjønt är vilda.</translation>
    </message>
    <message>
        <source>This sequence begins with {card}. A wild card can’t replace it.</source>
        <extracomment>{card}: the first card of a sekvens</extracomment>
        <translation>Den sekvensen börjar med {card}. Inget vilt kort kan ersätta det.</translation>
    </message>
    <message>
        <source>N and Fjønt side by side end the row. Leave these out: {cards}.</source>
        <translation>N och Fjønt intill varandra avslutar raden. Utelämna de här: {cards}.</translation>
    </message>
    <message>
        <source>The row ends where a card is missing. Leave these out: {cards}.</source>
        <translation>Raden slutar där ett kort fattas. Utelämna de här: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to discard %n card(s).</source>
        <translation>
            <numerusform>Först ska du saka ett kort.</numerusform>
            <numerusform>Först ska du saka %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to discard exactly %n card(s).</source>
        <translation>
            <numerusform>Du ska saka precis ett kort.</numerusform>
            <numerusform>Du ska saka precis %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A combination has at least %n card(s).</source>
        <translation>
            <numerusform>En kombination har minst ett kort.</numerusform>
            <numerusform>En kombination har minst %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>After XX there must be two of XIX, XVIII and XVII, at least one of them real.</source>
        <translation>Efter XX ska det komma två av XIX, XVIII och XVII, minst ett av dem äkta.</translation>
    </message>
    <message>
        <source>After the king there must be two of queen, knight and jack, at least one of them real.</source>
        <translation>Efter kungen ska det komma två av dam, riddare och knekt, minst ett av dem äkta.</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>A move: these cards are discarded</extracomment>
        <translation>Saka {cards}</translation>
    </message>
    <message>
        <source>Declare {combination}</source>
        <extracomment>A move: this combination is declared</extracomment>
        <translation>Deklarera {combination}</translation>
    </message>
    <message>
        <source>{card} for Fjønt</source>
        <extracomment>A move: this card is given for Fjønt</extracomment>
        <translation>{card} för Fjønt</translation>
    </message>
    <message>
        <source>Declare or play</source>
        <translation>Deklarera eller spela</translation>
    </message>
    <message>
        <source>{name}: declare or play</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: deklarera eller spela</translation>
    </message>
    <message>
        <source>Waiting for the discards: {names}</source>
        <translation>Ska saka: {names}</translation>
    </message>
    <message>
        <source>{names} chooses a card for Fjønt</source>
        <translation>{names} väljer ett kort för Fjønt</translation>
    </message>
    <message>
        <source>Deal {deal} · trick {number}</source>
        <translation>Giv {deal} · stick {number}</translation>
    </message>
    <message>
        <source>You win the match with {points}!</source>
        <translation>Du vinner partiet med {points}!</translation>
    </message>
    <message>
        <source>You and {names} win the match with {points}!</source>
        <translation>Du och {names} vinner partiet med {points}!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner partiet med {points}.</numerusform>
            <numerusform>{names} vinner partiet med {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match by declaring, with {points}!</source>
        <translation>Du vinner partiet på deklarationen, med {points}!</translation>
    </message>
    <message>
        <source>You and {names} win the match by declaring, with {points}!</source>
        <translation>Du och {names} vinner partiet på deklarationen, med {points}!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by declaring, with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner partiet på deklarationen, med {points}.</numerusform>
            <numerusform>{names} vinner partiet på deklarationen, med {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match! {lost}</source>
        <translation>Du vinner partiet! {lost}</translation>
    </message>
    <message>
        <source>You and {names} win the match! {lost}</source>
        <translation>Du och {names} vinner partiet! {lost}</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match. {lost}</source>
        <extracomment>The plural is for several winners with equally many lost hands</extracomment>
        <translation>
            <numerusform>{names} vinner partiet. {lost}</numerusform>
            <numerusform>{names} vinner partiet. {lost}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deals lost: %n.</source>
        <comment>by the winner</comment>
        <translation>
            <numerusform>Förlorade givar: %n.</numerusform>
            <numerusform>Förlorade givar: %n.</numerusform>
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
        <translation>Utan {suits} kan du snart trumfa där.</translation>
    </message>
    <message>
        <source>No one can win these cards once you discard them: {cards}.</source>
        <translation>Ingen kan vinna de här korten när du har sakat dem: {cards}.</translation>
    </message>
    <message>
        <source>Discard worthless cards first.</source>
        <translation>Saka värdelösa kort först.</translation>
    </message>
    <message>
        <source>Give {cards}: it’s worth almost nothing.</source>
        <translation>Ge {cards}: det är nästan ingenting värt.</translation>
    </message>
    <message>
        <source>You have no worthless card. Give {cards}: you need it least.</source>
        <translation>Du har inget värdelöst kort. Ge {cards}: det behöver du minst.</translation>
    </message>
    <message>
        <source>Give {cards}: it hurts the other side.</source>
        <translation>Ge {cards}: det skadar de andra.</translation>
    </message>
    <message>
        <source>No one has a card that beats {cards}.</source>
        <translation>Ingen har ett kort som slår {cards}.</translation>
    </message>
    <message>
        <source>This draws the others’ trumps.</source>
        <translation>Det drar ut de andras trumf.</translation>
    </message>
    <message>
        <source>You risk little with a worthless card.</source>
        <translation>Du riskerar lite med ett värdelöst kort.</translation>
    </message>
    <message>
        <source>The next player has to set the suit.</source>
        <translation>Nästa spelare får bestämma färgen.</translation>
    </message>
    <message>
        <source>The last trick brings 6 points.</source>
        <translation>Sista sticket ger 6 poäng.</translation>
    </message>
    <message>
        <source>You play last, so this trick is surely yours.</source>
        <translation>Du spelar sist, så sticket är säkert ditt.</translation>
    </message>
    <message>
        <source>No one can beat {cards} now.</source>
        <translation>Ingen kan slå {cards} nu.</translation>
    </message>
    <message>
        <source>Your partner’s trick: {cards} is safe there.</source>
        <translation>Din medspelares stick: där ligger {cards} tryggt.</translation>
    </message>
    <message>
        <source>Your partner has the trick and may keep it.</source>
        <translation>Din medspelare har sticket och kan få behålla det.</translation>
    </message>
    <message>
        <source>Save {cards}: this trick isn’t worth it.</source>
        <translation>Spara {cards}: sticket är inte värt det.</translation>
    </message>
    <message>
        <source>Fjønt saves {cards}.</source>
        <translation>Fjønt räddar {cards}.</translation>
    </message>
    <message>
        <source>Fjønt costs nothing here.</source>
        <translation>Fjønt kostar inget här.</translation>
    </message>
    <message>
        <source>You need one trick.</source>
        <translation>Du behöver ett stick.</translation>
    </message>
    <message>
        <source>Another player has no trick yet, and loses if you keep it so.</source>
        <translation>En annan spelare har inget stick än och förlorar om det förblir så.</translation>
    </message>
    <message>
        <source>{cards} is low enough not to take the trick.</source>
        <translation>{cards} är lågt nog att inte ta sticket.</translation>
    </message>
    <message>
        <source>Play {cards}: it hurts the player who takes the trick.</source>
        <translation>Spela {cards}: det skadar den som tar sticket.</translation>
    </message>
    <message>
        <source>You can’t avoid taking this trick.</source>
        <translation>Du kan inte undvika att ta sticket.</translation>
    </message>
    <message numerus="yes">
        <source>The combination is worth %n point(s) and can count again later.</source>
        <translation>
            <numerusform>Kombinationen ger %n poäng och kan räknas igen senare.</numerusform>
            <numerusform>Kombinationen ger %n poäng och kan räknas igen senare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the third of its kind, so all count double: %n point(s).</source>
        <translation>
            <numerusform>Det är den tredje av sitt slag, så alla räknas dubbelt: %n poäng.</numerusform>
            <numerusform>Det är den tredje av sitt slag, så alla räknas dubbelt: %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win at once, with %n point(s).</source>
        <translation>
            <numerusform>Du vinner genast, med %n poäng.</numerusform>
            <numerusform>Du vinner genast, med %n poäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Du sakar {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>Du sakar ett kort.</numerusform>
            <numerusform>Du sakar %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} sakar ett kort.</numerusform>
            <numerusform>{name} sakar %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the pack is dealt.</source>
        <translation>Resten av leken ges.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>Du får {cards}.</translation>
    </message>
    <message>
        <source>You declare {combination}: {points} – {cards}.</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;</extracomment>
        <translation>Du deklarerar {combination}: {points} – {cards}.</translation>
    </message>
    <message>
        <source>{name} declares {combination}: {points} – {cards}.</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;</extracomment>
        <translation>{name} deklarerar {combination}: {points} – {cards}.</translation>
    </message>
    <message>
        <source>All {group} of this player count double: {points} more.</source>
        <extracomment>After the third flertal or sekvens that one player has declared; {group}: &quot;flertal&quot; or &quot;sequences&quot;</extracomment>
        <translation>Alla {group} hos den spelaren räknas dubbelt: {points} till.</translation>
    </message>
    <message>
        <source>flertal</source>
        <translation>flertal</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>sekvenser</translation>
    </message>
    <message>
        <source>You take the last trick: {points}.</source>
        <translation>Du tar sista sticket: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the last trick: {points}.</source>
        <translation>{name} tar sista sticket: {points}.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe {other} a card for it.</source>
        <translation>Du tar tillbaka Fjønt och är skyldig {other} ett kort för det.</translation>
    </message>
    <message>
        <source>{name} takes Fjønt back and owes you a card for it.</source>
        <translation>{name} tar tillbaka Fjønt och är skyldig dig ett kort för det.</translation>
    </message>
    <message>
        <source>{name} takes Fjønt back and owes {other} a card for it.</source>
        <translation>{name} tar tillbaka Fjønt och är skyldig {other} ett kort för det.</translation>
    </message>
    <message>
        <source>The debt waits until that side wins a trick.</source>
        <translation>Skulden väntar tills den sidan vinner ett stick.</translation>
    </message>
    <message>
        <source>You give {other} {card} for Fjønt.</source>
        <translation>Du ger {other} {card} för Fjønt.</translation>
    </message>
    <message>
        <source>{name} gives you {card} for Fjønt.</source>
        <translation>{name} ger dig {card} för Fjønt.</translation>
    </message>
    <message>
        <source>{name} gives {other} {card} for Fjønt.</source>
        <translation>{name} ger {other} {card} för Fjønt.</translation>
    </message>
    <message>
        <source>Without a trick you lose Fjønt to {other}.</source>
        <translation>Utan stick förlorar du Fjønt till {other}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses Fjønt to you.</source>
        <translation>Utan stick förlorar {name} Fjønt till dig.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses Fjønt to {other}.</source>
        <translation>Utan stick förlorar {name} Fjønt till {other}.</translation>
    </message>
    <message>
        <source>Without a trick you lose your discards to {other}: {cards}.</source>
        <translation>Utan stick förlorar du det du har sakat till {other}: {cards}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses the discards to you: {cards}.</source>
        <translation>Utan stick förlorar {name} de sakade korten till dig: {cards}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses the discards to {other}: {cards}.</source>
        <translation>Utan stick förlorar {name} de sakade korten till {other}: {cards}.</translation>
    </message>
    <message>
        <source>The rest of the deal isn’t played.</source>
        <translation>Resten av given spelas inte.</translation>
    </message>
    <message>
        <source>Deal {number} is counted. Lost by: {names}</source>
        <extracomment>A hand of Fjabbe; {names} have lost it</extracomment>
        <translation>Giv {number} är räknad. Förlorare: {names}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A side and its points: &quot;Elin and Bo 57&quot;</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Deal {number} is counted: {scores}.</source>
        <translation>Giv {number} är räknad: {scores}.</translation>
    </message>
    <message>
        <source>Deal {number}, in play</source>
        <translation>Giv {number}, pågår</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Giv {number}</translation>
    </message>
    <message>
        <source>Fjønt was led: play any card, and it sets the suit.</source>
        <translation>Fjønt är utspelat: lägg vilket kort du vill, och det bestämmer färgen.</translation>
    </message>
    <message>
        <source>You have no trumps: play any card.</source>
        <translation>Du har ingen trumf: lägg vilket kort du vill.</translation>
    </message>
    <message>
        <source>You have neither {suit} nor a trump: play any card.</source>
        <translation>Du har varken {suit} eller trumf: lägg vilket kort du vill.</translation>
    </message>
    <message>
        <source>hacka (worthless): two count 1</source>
        <translation>hacka (värdelöst kort): två ger 1</translation>
    </message>
    <message>
        <source>sequence of {kind} ({number})</source>
        <extracomment>{kind} is &quot;spades&quot;, &quot;trumps&quot;, &quot;aces&quot; or the like, {number} how many cards there are</extracomment>
        <translation>sekvens i {kind} ({number})</translation>
    </message>
    <message>
        <source>Cards in pairs</source>
        <translation>Korten parvis</translation>
    </message>
    <message>
        <source>hacka</source>
        <translation>hacka</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <translation>Förlorade givar</translation>
    </message>
    <message>
        <source>{chosen} of {number} to discard: {cards}.</source>
        <translation>{chosen} av {number} att saka: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Saka ett kort</numerusform>
            <numerusform>Saka %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded: {number}</source>
        <comment>cards</comment>
        <translation>sakat: {number}</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>sakat: {cards}</translation>
    </message>
    <message>
        <source>You lead: {card}.</source>
        <translation>Du spelar ut: {card}.</translation>
    </message>
    <message>
        <source>K/tarok</source>
        <extracomment>A tarok or a king, as they are counted alike</extracomment>
        <translation>K/tarok</translation>
    </message>
    <message>
        <source>Deal {number} · {names}</source>
        <extracomment>A hand of Fjabbe on the score sheet, and who has lost it</extracomment>
        <translation>Giv {number} · {names}</translation>
    </message>
    <message>
        <source>lost</source>
        <extracomment>Beside the names of those who have lost a hand</extracomment>
        <translation>förlust</translation>
    </message>
    <message>
        <source>No combination yet.</source>
        <translation>Ingen kombination än.</translation>
    </message>
    <message>
        <source>{number} of the group: {sum} becomes {double}.</source>
        <translation>{number} i gruppen: {sum} blir {double}.</translation>
    </message>
    <message>
        <source>Declare (F9)</source>
        <comment>an option, and its key</comment>
        <translation>Deklarera (F9)</translation>
    </message>
    <message>
        <source>Give a card for Fjønt</source>
        <comment>an option</comment>
        <translation>Ge ett kort för Fjønt</translation>
    </message>
    <message>
        <source>Play a card</source>
        <comment>an option</comment>
        <translation>Spela ett kort</translation>
    </message>
    <message>
        <source>counts {points} with a worthless card</source>
        <translation>ger {points} med en hacka</translation>
    </message>
    <message>
        <source>wild in sequences</source>
        <translation>vilt i sekvenser</translation>
    </message>
    <message>
        <source>red: upside down, Æ over 6 and 10 lowest</source>
        <translation>röd: upp och ner, Æ över 6 och 10 lägst</translation>
    </message>
    <message>
        <source>all equal: the last one played wins</source>
        <translation>alla lika: den som spelas sist vinner</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <comment>a card</comment>
        <translation>tar sticket så långt</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>a pair</comment>
        <translation>{one} och {other}</translation>
    </message>
    <message>
        <source>tarokker</source>
        <translation>tarokker</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>The cards printed K, several of them</extracomment>
        <translation>kungar</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>The cards printed D, several of them</extracomment>
        <translation>damer</translation>
    </message>
    <message>
        <source>knights</source>
        <extracomment>The cards printed H, several of them</extracomment>
        <translation>riddare</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>The cards printed KN, several of them</extracomment>
        <translation>knektar</translation>
    </message>
    <message>
        <source>snapphanar</source>
        <translation>snapphanar</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>The cards printed Æ, several of them</extracomment>
        <translation>äss</translation>
    </message>
    <message>
        <source>three {kind}</source>
        <extracomment>A flertal of three: {kind} is &quot;kings&quot; or the like</extracomment>
        <translation>tre {kind}</translation>
    </message>
    <message>
        <source>four {kind}</source>
        <extracomment>A flertal of four: {kind} is &quot;kings&quot; or the like</extracomment>
        <translation>fyra {kind}</translation>
    </message>
    <message numerus="yes">
        <source>%n flertal</source>
        <translation>
            <numerusform>ett flertal</numerusform>
            <numerusform>%n flertal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sequence(s)</source>
        <translation>
            <numerusform>en sekvens</numerusform>
            <numerusform>%n sekvenser</numerusform>
        </translation>
    </message>
    <message>
        <source>{number} cards: {points}</source>
        <translation>{number} kort: {points}</translation>
    </message>
    <message>
        <source>no sequence</source>
        <translation>ingen sekvens</translation>
    </message>
    <message>
        <source>these {number} cards are one: {points}</source>
        <translation>de här {number} korten är en: {points}</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>blir över</translation>
    </message>
    <message>
        <source>{combinations}: {added} = {sum}, doubled {points}</source>
        <translation>{combinations}: {added} = {sum}, dubblat {points}</translation>
    </message>
    <message>
        <source>{combinations}: {added} = {points}</source>
        <translation>{combinations}: {added} = {points}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Söder</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Öster</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norr</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Väster</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Norr och Söder</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Öster och Väster</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>{name}, {number} cards in the pile</source>
        <translation>{name}, {number} kort i högen</translation>
    </message>
    <message>
        <source>Cards in pairs: {added} = {points}</source>
        <translation>Korten parvis: {added} = {points}</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>Sista sticket: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n trick(s), {points}</source>
        <translation>
            <numerusform>{name}: ett stick, {points}</numerusform>
            <numerusform>{name}: %n stick, {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} – loses</source>
        <translation>{line} – förlorar</translation>
    </message>
    <message>
        <source>{line} – wins</source>
        <translation>{line} – vinner</translation>
    </message>
    <message>
        <source>Flertal</source>
        <translation>Flertal</translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with “{move}”.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du vinner ungefär %n poäng mer i det här sticket än med ”{move}”.</numerusform>
            <numerusform>Du vinner ungefär %n poäng mer i det här sticket än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with “{move}”.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du förlorar ungefär %n poäng mindre i det här sticket än med ”{move}”.</numerusform>
            <numerusform>Du förlorar ungefär %n poäng mindre i det här sticket än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with “{move}” costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Det här sticket ger dig poäng men kostar dig poäng med ”{move}”: ungefär %n i skillnad.</numerusform>
            <numerusform>Det här sticket ger dig poäng men kostar dig poäng med ”{move}”: ungefär %n i skillnad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>Du vinner ungefär %n poäng mer i senare stick än med ”{move}”.</numerusform>
            <numerusform>Du vinner ungefär %n poäng mer i senare stick än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>Du förlorar ungefär %n poäng mindre i senare stick än med ”{move}”.</numerusform>
            <numerusform>Du förlorar ungefär %n poäng mindre i senare stick än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Senare stick ger dig poäng men kostar dig poäng med ”{move}”: ungefär %n i skillnad.</numerusform>
            <numerusform>Senare stick ger dig poäng men kostar dig poäng med ”{move}”: ungefär %n i skillnad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: won combinations bring you about %n point(s) more against the others.</source>
        <translation>
            <numerusform>Du behåller {cards}: vunna kombinationer ger dig ungefär %n poäng mer mot de andra.</numerusform>
            <numerusform>Du behåller {cards}: vunna kombinationer ger dig ungefär %n poäng mer mot de andra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won combinations bring you about %n point(s) more against the others than with “{move}”.</source>
        <extracomment>Combinations in your own pile, less those in that of the others</extracomment>
        <translation>
            <numerusform>Vunna kombinationer ger dig ungefär %n poäng mer mot de andra än med ”{move}”.</numerusform>
            <numerusform>Vunna kombinationer ger dig ungefär %n poäng mer mot de andra än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>In this deal</source>
        <translation>I den här given</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Saka ett kort</numerusform>
            <numerusform>Saka %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: discard %n card(s)</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>
            <numerusform>{name}: saka ett kort</numerusform>
            <numerusform>{name}: saka %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card for Fjønt</source>
        <translation>Ge ett kort för Fjønt</translation>
    </message>
    <message>
        <source>{name}: give a card for Fjønt</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: ge ett kort för Fjønt</translation>
    </message>
    <message>
        <source>{cards} costs you least here.</source>
        <translation>{cards} kostar dig minst här.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sekvenser</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>points</comment>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Doubled</source>
        <extracomment>Three or more combinations of a group: their points count once more</extracomment>
        <translation>Dubblat</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>So many cards each pile has</extracomment>
        <translation>Antal</translation>
    </message>
    <message>
        <source>{number} of them: doubled, {sum} × 2</source>
        <comment>combinations of a group</comment>
        <translation>{number} stycken: dubbelt, {sum} × 2</translation>
    </message>
    <message>
        <source>doubled from three on</source>
        <comment>combinations of a group</comment>
        <translation>dubbelt från tre</translation>
    </message>
    <message>
        <source>{points} ✓</source>
        <comment>declared already</comment>
        <translation>{points} ✓</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Deklarerat</translation>
    </message>
    <message>
        <source>Declare…</source>
        <comment>button</comment>
        <translation>Deklarera…</translation>
    </message>
    <message>
        <source>declared: all have seen it</source>
        <comment>a card</comment>
        <translation>deklarerat: alla har sett det</translation>
    </message>
    <message numerus="yes">
        <source>%n lost deal(s)</source>
        <translation>
            <numerusform>en förlorad giv</numerusform>
            <numerusform>%n förlorade givar</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding</source>
        <comment>a player lays cards away</comment>
        <translation>sakar</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>medspelare</translation>
    </message>
    <message>
        <source>they</source>
        <comment>a pile</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>your pair</source>
        <comment>a pile</comment>
        <translation>ditt par</translation>
    </message>
    <message>
        <source>you owe {name} a card</source>
        <translation>du är skyldig {name} ett kort</translation>
    </message>
    <message>
        <source>owes you a card</source>
        <comment>a player</comment>
        <translation>är skyldig dig ett kort</translation>
    </message>
    <message>
        <source>owes {name} a card</source>
        <comment>a player</comment>
        <translation>är skyldig {name} ett kort</translation>
    </message>
    <message>
        <source>For Fjønt: a card to {name}</source>
        <translation>För Fjønt: ett kort till {name}</translation>
    </message>
    <message>
        <source>You can declare: {points}</source>
        <translation>Du kan deklarera: {points}</translation>
    </message>
    <message>
        <source>{name}: {combination}</source>
        <comment>a player declares</comment>
        <translation>{name}: {combination}</translation>
    </message>
    <message>
        <source>Declared: {points}</source>
        <translation>Deklarerat: {points}</translation>
    </message>
    <message>
        <source>Declared: {points}, and {more} because three of a group count twice</source>
        <translation>Deklarerat: {points}, och {more} till för att tre i en grupp räknas dubbelt</translation>
    </message>
    <message>
        <source>{chosen} of {number}</source>
        <comment>button: cards chosen so far</comment>
        <translation>{chosen} av {number}</translation>
    </message>
    <message>
        <source>Declare: {points}</source>
        <comment>button</comment>
        <translation>Deklarera: {points}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Spela {card}</translation>
    </message>
    <message>
        <source>Snapphanaleden table</source>
        <translation>Bordet för Snapphanaleden</translation>
    </message>
    <message>
        <source>{card}, to give for Fjønt</source>
        <translation>{card}, att ge för Fjønt</translation>
    </message>
    <message>
        <source>{combination}: can be declared</source>
        <translation>{combination}: kan deklareras</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be dealt</source>
        <translation>
            <numerusform>ett kort att ge</numerusform>
            <numerusform>%n kort att ge</numerusform>
        </translation>
    </message>
    <message>
        <source>shown: {cards}</source>
        <translation>visat: {cards}</translation>
    </message>
    <message>
        <source>owes a card for Fjønt</source>
        <translation>skyldig ett kort för Fjønt</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Stäng listan</translation>
    </message>
    <message>
        <source>Declare all: {points}</source>
        <comment>button: as many points</comment>
        <translation>Deklarera allt: {points}</translation>
    </message>
    <message>
        <source>{name}: {card} for Fjønt</source>
        <comment>a player pays</comment>
        <translation>{name}: {card} för Fjønt</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <comment>button</comment>
        <translation>Ge {card}</translation>
    </message>
    <message>
        <source>No combination yet</source>
        <comment>button</comment>
        <translation>Ingen kombination än</translation>
    </message>
    <message>
        <source>Two pairs declare combinations and win tricks with combinations in them. The first pair with 800 points wins. A match takes about twenty minutes. It’s the richest of the four games and the hardest to play well.</source>
        <translation>Två par deklarerar kombinationer och tar stick med kombinationer i. Det par som först har 800 poäng vinner. Ett parti tar ungefär tjugo minuter. Det är det rikaste av de fyra spelen och det svåraste att spela väl.</translation>
    </message>
    <message>
        <source>Two players exchange ten of their twenty cards and win tricks with combinations in them. The first with 1000 points wins. A match takes about half an hour. There are many cards to remember.</source>
        <translation>Två spelare byter tio av sina tjugo kort och tar stick med kombinationer i. Den som först har 1000 poäng vinner. Ett parti tar ungefär en halvtimme. Det är många kort att hålla reda på.</translation>
    </message>
    <message>
        <source>Two players have fifteen cards each, and thirty stay out. The first with 150 points wins. A match takes about ten minutes. Begin here: you learn what combinations are worth.</source>
        <translation>Två spelare har femton kort var, och trettio ligger utanför. Den som först har 150 poäng vinner. Ett parti tar ungefär tio minuter. Börja här: du lär dig vad kombinationer är värda.</translation>
    </message>
    <message>
        <source>Four players, each alone. Points are bad: the most points lose the deal, unless a player has no trick at all. A match takes about twenty minutes. No one declares, so Fjabbe has the easiest rules of the four.</source>
        <translation>Fyra spelare, var och en för sig. Poäng är dåliga: flest poäng förlorar given, om inte någon är helt utan stick. Ett parti tar ungefär tjugo minuter. Ingen deklarerar, så Fjabbe har de lättaste reglerna av de fyra.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first pair with 800 points wins.</source>
        <translation>Ta stick med kombinationer i: det par som först har 800 poäng vinner.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first with 1000 points wins.</source>
        <translation>Ta stick med kombinationer i: den som först har 1000 poäng vinner.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first with 150 points wins.</source>
        <translation>Ta stick med kombinationer i: den som först har 150 poäng vinner.</translation>
    </message>
    <message>
        <source>Take as few points as you can, but at least one trick.</source>
        <translation>Ta så få poäng du kan, men minst ett stick.</translation>
    </message>
    <message>
        <source>This card takes the lead and may win the trick.</source>
        <translation>Kortet tar ledningen och kan vinna sticket.</translation>
    </message>
    <message>
        <source>Players with too many cards discard some, but no tarokker or kings.</source>
        <translation>De som har för många kort sakar, men inga tarokker eller kungar.</translation>
    </message>
    <message>
        <source>Before the first card each player may declare combinations. Then they play the card.</source>
        <translation>Före sitt första kort får var och en deklarera kombinationer. Sedan spelas kortet.</translation>
    </message>
    <message>
        <source>Everyone follows suit or plays a trump. The best card takes the trick.</source>
        <translation>Alla bekänner färg eller trumfar. Bästa kortet tar sticket.</translation>
    </message>
    <message>
        <source>Lead any card. Forehand leads to the first trick, then the winner of the last one.</source>
        <translation>Spela ut vilket kort som helst. Förhand spelar ut till första sticket, sedan den som vann det förra.</translation>
    </message>
    <message>
        <source>For Fjønt in a lost trick its player gives a won card.</source>
        <translation>För Fjønt i ett förlorat stick ger spelaren ett vunnet kort.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>Button: a hand has been counted, and another one follows</extracomment>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>{deal} is counted</source>
        <extracomment>{deal}: &quot;Deal 3&quot;</extracomment>
        <translation>{deal} räknas</translation>
    </message>
    <message>
        <source>In all; {target} points win</source>
        <extracomment>{target}: so many points win the match</extracomment>
        <translation>Totalt; {target} poäng vinner</translation>
    </message>
    <message>
        <source>If you reach this by declaring, you win at once.</source>
        <translation>Når du dit genom att deklarera vinner du genast.</translation>
    </message>
    <message>
        <source>With {number} or more flertal, each counts double. The same goes for sequences.</source>
        <extracomment>S7.1: in one declaration, or in one pile</extracomment>
        <translation>Med {number} eller fler flertal räknas alla dubbelt. Detsamma gäller sekvenser.</translation>
    </message>
    <message>
        <source>The match ends when two players have lost {number} deals each, or one has lost {alone}.</source>
        <translation>Partiet slutar när två spelare har förlorat {number} givar var, eller en har förlorat {alone}.</translation>
    </message>
    <message>
        <source>A player with no trick loses the discards to the others.</source>
        <translation>En spelare utan stick förlorar de sakade korten till de andra.</translation>
    </message>
    <message>
        <source>Lost by {names}: the most points lose the deal.</source>
        <extracomment>In Fjabbe; {names}: one player, or several with equally many points</extracomment>
        <translation>Förlorare: {names}. Flest poäng förlorar given.</translation>
    </message>
    <message>
        <source>Lost by {names}: a player with no trick loses, even with the fewest points.</source>
        <extracomment>In Fjabbe; {names}: one player, or several</extracomment>
        <translation>Förlorare: {names}. Den som är utan stick förlorar, även med minst poäng.</translation>
    </message>
    <message>
        <source>doubled: {combinations}</source>
        <extracomment>{combinations}: &quot;3 flertal&quot;</extracomment>
        <translation>dubblat: {combinations}</translation>
    </message>
    <message>
        <source>Declared: {combination}</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;, &quot;doubled: 3 flertal&quot;</extracomment>
        <translation>Deklarerat: {combination}</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Vunna stick</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) still out in this suit beat {cards}.</source>
        <translation>
            <numerusform>Bara %n kort i färgen slår {cards}.</numerusform>
            <numerusform>Bara %n kort i färgen slår {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player may take the trick: %n card(s) of the suit beat {cards}.</source>
        <translation>
            <numerusform>En annan spelare kan ta sticket: %n kort i färgen slår {cards}.</numerusform>
            <numerusform>En annan spelare kan ta sticket: %n kort i färgen slår {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a trump can beat {cards}.</source>
        <translation>Bara trumf kan slå {cards}.</translation>
    </message>
    <message>
        <source>You can’t take the trick. Play the card you need least.</source>
        <translation>Du kan inte ta sticket. Spela det kort du behöver minst.</translation>
    </message>
    <message>
        <source>You take this trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the other move, such as a card; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du tar det här sticket {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You take the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Du tar sista sticket {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you take the last trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{cards}: a trump that the better move keeps</extracomment>
        <translation>Du behåller {cards}: du tar sista sticket {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You win the match in this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du vinner partiet i den här given {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you win the match now {often}, with “{move}” {as_often}.</source>
        <translation>Du behåller {cards}: du vinner partiet nu {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You lose the match in this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du förlorar partiet i den här given {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you lose the match now {often}, with “{move}” {as_often}.</source>
        <translation>Du behåller {cards}: du förlorar partiet nu {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You lose this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du förlorar given {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You lose this deal {often}, with “{move}” {as_often}, mostly because you take no trick.</source>
        <extracomment>Fjabbe: who has no trick loses the hand</extracomment>
        <translation>Du förlorar given {often}, med ”{move}” {as_often}, mest för att du blir utan stick.</translation>
    </message>
    <message>
        <source>More of the others lose this deal: {here} on average, with “{move}” {there}.</source>
        <extracomment>Fjabbe. {here}, {there}: how many, such as 1.2</extracomment>
        <translation>Fler av de andra förlorar given: {here} i snitt, med ”{move}” {there}.</translation>
    </message>
    <message>
        <source>You keep {cards}: on average {here} others lose this deal, with “{move}” {there}.</source>
        <translation>Du behåller {cards}: i snitt förlorar {here} andra given, med ”{move}” {there}.</translation>
    </message>
    <message>
        <source>Your side takes this trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the other move, such as a card; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Ni tar det här sticket {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>Your side takes the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Ni tar sista sticket {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: your side takes the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Du behåller {cards}: ni tar sista sticket {often}, med ”{move}” {as_often}.</translation>
    </message>
    <message>
        <source>You can’t take the trick, so play your cheapest card.</source>
        <translation>Du kan inte ta sticket, så spela ditt billigaste kort.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the later tricks bring you about %n point(s) more.</source>
        <translation>
            <numerusform>Du behåller {cards}: de senare sticken ger dig ungefär %n poäng mer.</numerusform>
            <numerusform>Du behåller {cards}: de senare sticken ger dig ungefär %n poäng mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can then declare about %n point(s) more than with “{move}”.</source>
        <translation>
            <numerusform>Du kan sedan deklarera ungefär %n poäng mer än med ”{move}”.</numerusform>
            <numerusform>Du kan sedan deklarera ungefär %n poäng mer än med ”{move}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down. They count for you at the end. Not kings or tarokker (XX, XIX, N and Fjønt).</source>
        <translation>Med baksidan upp. De räknas för dig till slut. Inga kungar, inga tarokker (XX, XIX, N och Fjønt).</translation>
    </message>
    <message>
        <source>Up to {points}: {combinations}. You can declare all, some or none. Flertal are three or four of a kind. Sequences are cards in a row.</source>
        <translation>Upp till {points}: {combinations}. Du kan deklarera allt, en del eller inget. Flertal är tre eller fyra av samma slag. Sekvenser är kort i rad.</translation>
    </message>
    <message>
        <source>Then the program counts the deal.</source>
        <translation>Sedan räknar programmet given.</translation>
    </message>
    <message>
        <source>You can do this after the last trick.</source>
        <translation>Du kan vänta till efter det sista sticket.</translation>
    </message>
    <message>
        <source>locked: can’t be discarded</source>
        <comment>a card</comment>
        <translation>låst: får inte sakas</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s): {chosen} selected. Kings and tarokker stay.</source>
        <translation>
            <numerusform>Saka ett kort – valda: {chosen}. Kungar och tarokker stannar.</numerusform>
            <numerusform>Saka %n kort – valda: {chosen}. Kungar och tarokker stannar.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick so far.</source>
        <translation>{card}: tar sticket så långt.</translation>
    </message>
    <message>
        <source>{card}: doesn’t take the trick.</source>
        <translation>{card}: tar inte sticket.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more of the group, all its points double.</source>
        <comment>combinations</comment>
        <translation>
            <numerusform>Med en till i gruppen räknas alla dubbelt.</numerusform>
            <numerusform>Med %n till i gruppen räknas alla dubbelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card that your side has won, best a worthless one. You get Fjønt back.</source>
        <translation>Ge ett kort som din sida har vunnit, helst ett värdelöst. Du får tillbaka Fjønt.</translation>
    </message>
    <message>
        <source>Any card in your hand.</source>
        <translation>Vilket kort som helst på handen.</translation>
    </message>
    <message>
        <source>You hold {suit}: follow suit. You can always play Fjønt.</source>
        <translation>Du har {suit}: bekänn. Fjønt får du alltid spela.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump. You can always play Fjønt.</source>
        <translation>Du har ingen {suit}: trumfa. Fjønt får du alltid spela.</translation>
    </message>
    <message>
        <source>can always be played, never wins, comes back</source>
        <translation>får alltid spelas, vinner aldrig, kommer tillbaka</translation>
    </message>
    <message>
        <source>doesn’t take the trick</source>
        <comment>a card</comment>
        <translation>tar inte sticket</translation>
    </message>
    <message>
        <source>in the hand, playable cards are bright</source>
        <translation>på handen, spelbara kort är ljusa</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <translation>får sakas</translation>
    </message>
    <message>
        <source>{card} can’t be discarded</source>
        <translation>{card} får inte sakas</translation>
    </message>
    <message>
        <source>Select a card</source>
        <comment>button</comment>
        <translation>Välj ett kort</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>Du har inget att deklarera nu.</translation>
    </message>
    <message>
        <source>You can still declare {points}. To skip this, play the card again.</source>
        <translation>Du kan fortfarande deklarera {points}. Spela kortet en gång till om du vill avstå.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <comment>button; Enter does the same</comment>
        <translation>
            <numerusform>Lägg %n kort</numerusform>
            <numerusform>Lägg %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sortera handen</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <extracomment>Where a card is in the hand: &quot;3 of 6&quot;</extracomment>
        <translation>{place} av {count}</translation>
    </message>
    <message>
        <source>{meaning} (F3)</source>
        <comment>the key</comment>
        <translation>{meaning} (F3)</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Du tar sticket</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} tar sticket</translation>
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
        <translation>Spelare {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>tänker…</translation>
    </message>
    <message>
        <source>with {name}</source>
        <comment>a partner</comment>
        <translation>med {name}</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Avsluta partiet</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Korten delas ut</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>In a hand or in a pile: as short as possible</extracomment>
        <translation>
            <numerusform>%n kort</numerusform>
            <numerusform>%n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>an option</comment>
        <translation>Spela ut</translation>
    </message>
    <message>
        <source>your lead</source>
        <comment>place for a play</comment>
        <translation>ditt utspel</translation>
    </message>
    <message>
        <source>your card</source>
        <comment>place for a play</comment>
        <translation>ditt kort</translation>
    </message>
    <message>
        <source>{name} · takes it</source>
        <comment>a finished trick</comment>
        <translation>{name} · tar det</translation>
    </message>
    <message>
        <source>{card}, turned up</source>
        <extracomment>{card}: &quot;seven of spades&quot;</extracomment>
        <translation>{card}, uppslaget</translation>
    </message>
    <message>
        <source>{name} · led</source>
        <comment>to the trick</comment>
        <translation>{name} · spelade ut</translation>
    </message>
    <message>
        <source>the trick</source>
        <translation>sticket</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Sista sticket</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n poäng totalt</numerusform>
            <numerusform>%n poäng totalt</numerusform>
        </translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Först till {target}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ute</translation>
    </message>
    <message>
        <source>{suit}: {above} above it, {below} below</source>
        <extracomment>A card among those of its suit: &quot;trumps: 2 above it, 11 below&quot;</extracomment>
        <translation>{suit}: {above} över, {below} under</translation>
    </message>
    <message>
        <source>{above} above, {below} below</source>
        <extracomment>After the name of a card, for screen readers: how many cards of its suit are higher and lower</extracomment>
        <translation>{above} över, {below} under</translation>
    </message>
    <message>
        <source>{part}, marked</source>
        <extracomment>For screen readers; {part} is a card, a square or a button that a hint or the answer of a lesson marks</extracomment>
        <translation>{part}, markerat</translation>
    </message>
    <message>
        <source>trump {card}</source>
        <extracomment>For screen readers, {card} is the name of a card: &quot;trump seven of clubs&quot;</extracomment>
        <translation>trumf {card}</translation>
    </message>
    <message>
        <source>Trumps: {suit}</source>
        <translation>Trumf: {suit}</translation>
    </message>
    <message>
        <source>Select cards</source>
        <comment>button, before enough cards are chosen</comment>
        <translation>Välj kort</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>valt</translation>
    </message>
    <message>
        <source>selected for your turn</source>
        <comment>a card</comment>
        <extracomment>Of a card that was picked while the others still play</extracomment>
        <translation>valt för din tur</translation>
    </message>
    <message>
        <source>can be selected</source>
        <comment>a card</comment>
        <translation>kan väljas</translation>
    </message>
    <message>
        <source>can’t be selected now</source>
        <comment>a card</comment>
        <translation>kan inte väljas nu</translation>
    </message>
    <message>
        <source>What should these cards be?</source>
        <translation>Vad ska de här korten vara?</translation>
    </message>
    <message>
        <source>{name} · in the lead</source>
        <comment>a trick, so far</comment>
        <translation>{name} · leder</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>Drawn by lot.</source>
        <translation>Lottat fram.</translation>
    </message>
    <message>
        <source>in every one</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i alla</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Slump</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Lätt</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Medel</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Svår</translation>
    </message>
    <message>
        <source>There is no variant called “{name}”.</source>
        <translation>Det finns ingen variant som heter ”{name}”.</translation>
    </message>
    <message>
        <source>There is no rule called “{name}”.</source>
        <translation>Det finns ingen regel som heter ”{name}”.</translation>
    </message>
    <message>
        <source>The match was already over before this move.</source>
        <translation>Partiet var redan slut före det här draget.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>Ett sådant drag finns inte i det här spelet.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet är slut.</translation>
    </message>
    <message>
        <source>You can only play cards from your own hand, each of them once.</source>
        <translation>Du kan bara spela kort från din egen hand, vart och ett en gång.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partiet är slut</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} tänker</translation>
    </message>
    <message>
        <source>Your turn – lead to the trick</source>
        <translation>Din tur – spela ut</translation>
    </message>
    <message>
        <source>{name}: your turn – lead to the trick</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spela ut</translation>
    </message>
    <message>
        <source>Your turn – play a card</source>
        <translation>Din tur – spela ett kort</translation>
    </message>
    <message>
        <source>{name}: your turn – play a card</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spela ett kort</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du tar sticket.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} tar sticket.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du ger.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} ger.</translation>
    </message>
    <message>
        <source>You end the match.</source>
        <translation>Du avslutar partiet.</translation>
    </message>
    <message>
        <source>{name} ends the match.</source>
        <translation>{name} avslutar partiet.</translation>
    </message>
    <message>
        <source>open end</source>
        <extracomment>Length of a match, or number of pots: until the players have had enough</extracomment>
        <translation>utan bestämt slut</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Omgång {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>drag {number}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regler för {game}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Kortkommandon</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Tillbaka till alla spel</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analysera</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>You lead {cards}</source>
        <translation>Du spelar ut {cards}</translation>
    </message>
    <message>
        <source>{name} leads {cards}</source>
        <translation>{name} spelar ut {cards}</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nästa omgång</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Läs punkt {clause}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Spela ett parti</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>How well a computer player plays: the best of all</extracomment>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stanna</translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <translation>
            <numerusform>{move}: ungefär %n poäng sämre.</numerusform>
            <numerusform>{move}: ungefär %n poäng sämre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>{move}: ungefär %n öga sämre.</numerusform>
            <numerusform>{move}: ungefär %n ögon sämre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n square(s) worse.</source>
        <extracomment>In Halma: squares farther from the goal</extracomment>
        <translation>
            <numerusform>{move}: ungefär %n ruta sämre.</numerusform>
            <numerusform>{move}: ungefär %n rutor sämre.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}: about {amount} chips worse.</source>
        <translation>{move}: ungefär {amount} spelmarker sämre.</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <extracomment>How often something happens: completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nästan ingen giv</translation>
    </message>
    <message>
        <source>in no deal tried</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i ingen prövad giv</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nästan varje giv</translation>
    </message>
    <message>
        <source>in every deal tried</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i varje prövad giv</translation>
    </message>
    <message>
        <source>in {percent}% of deals</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i {percent}&#xa0;% av givarna</translation>
    </message>
    <message>
        <source>in {percent}%</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>in hardly any</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nästan ingen</translation>
    </message>
    <message>
        <source>in none</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i ingen</translation>
    </message>
    <message>
        <source>in nearly all</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nästan alla</translation>
    </message>
    <message>
        <source>The rule “{name}” can’t be set to “{value}”.</source>
        <translation>Regeln ”{name}” kan inte ställas på ”{value}”.</translation>
    </message>
    <message>
        <source>{number} players can’t play this. Possible: {numbers}.</source>
        <translation>Antalet spelare kan inte vara {number}. Möjligt: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened. Line {line}: {reason} The file is unchanged.</source>
        <translation>”{file}” kan inte öppnas. Rad {line}: {reason} Filen är oförändrad.</translation>
    </message>
    <message>
        <source>The match was saved with a newer version of bluestick.</source>
        <translation>Partiet är sparat med en nyare version av bluestick.</translation>
    </message>
    <message>
        <source>This version of bluestick doesn’t know the game “{name}”.</source>
        <translation>Den här versionen av bluestick känner inte till spelet ”{name}”.</translation>
    </message>
    <message>
        <source>“{name}” is missing or unreadable.</source>
        <translation>”{name}” saknas eller är oläsligt.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the program missing or damaged: {file}. Your matches are safe. Please install bluestick again.</source>
        <translation>
            <numerusform>En del av programmet saknas eller är skadad: {file}. Dina partier är i säkerhet. Installera bluestick på nytt.</numerusform>
            <numerusform>%n delar av programmet saknas eller är skadade, bland dem {file}. Dina partier är i säkerhet. Installera bluestick på nytt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match can’t be saved ({reason}: {file}). Keep playing: the program tries again after every move.</source>
        <translation>Partiet kan inte sparas ({reason}: {file}). Spela vidare: programmet försöker igen efter varje drag.</translation>
    </message>
    <message>
        <source>The last move wasn’t saved completely and is left out. All other moves are there.</source>
        <translation>Det sista draget hann inte sparas helt och är utelämnat. Alla andra drag finns kvar.</translation>
    </message>
    <message>
        <source>The computer player stopped, and the program started it again. The match goes on.</source>
        <translation>Datorspelaren stannade, och programmet startade den igen. Partiet går vidare.</translation>
    </message>
    <message>
        <source>This file is too large for a saved match.</source>
        <translation>Filen är för stor för ett sparat parti.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and the details couldn’t be saved. If anything looks odd, start bluestick again.</source>
        <translation>Något gick fel i programmet, och det kunde inte skrivas ner. Om något ser konstigt ut, starta om bluestick.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in {file}. If anything looks odd, start bluestick again.</source>
        <translation>Något gick fel i programmet. Vad det var står i {file}. Om något ser konstigt ut, starta om bluestick.</translation>
    </message>
    <message>
        <source>It isn’t your turn.</source>
        <translation>Det är inte din tur.</translation>
    </message>
    <message>
        <source>There are no cards to play yet. Wait for the deal.</source>
        <translation>Det finns inga kort att spela än. Vänta på given.</translation>
    </message>
    <message>
        <source>Don’t select a card for this.</source>
        <translation>Välj inget kort för det här.</translation>
    </message>
    <message>
        <source>This move was chosen at random.</source>
        <translation>Draget valdes på måfå.</translation>
    </message>
    <message>
        <source>No other move is possible.</source>
        <translation>Inget annat drag är möjligt.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {reason}</source>
        <translation>”{file}” kan inte öppnas: {reason}</translation>
    </message>
    <message>
        <source>“{file}” can’t be saved: {reason}</source>
        <translation>”{file}” kan inte sparas: {reason}</translation>
    </message>
    <message>
        <source>Your finished matches can’t be read: {reason}</source>
        <translation>Dina avslutade partier kan inte läsas: {reason}</translation>
    </message>
    <message>
        <source>{move}: about {amount} more lost deals.</source>
        <extracomment>In Fjabbe, where lost hands are bad</extracomment>
        <translation>{move}: ungefär {amount} fler förlorade givar.</translation>
    </message>
    <message>
        <source>The dealer deals the whole pack, once per deal.</source>
        <translation>Givaren delar ut hela leken, en gång per giv.</translation>
    </message>
    <message>
        <source>Easy: good for your first matches. Knows the rules, misses a lot.</source>
        <translation>Lätt: för de första partierna. Kan reglerna men missar mycket.</translation>
    </message>
    <message>
        <source>Medium: good once you know the game. Plays well, but hardly looks ahead.</source>
        <translation>Medel: när du kan spelet. Spelar förnuftigt men ser knappt framåt.</translation>
    </message>
    <message>
        <source>Hard: a strong opponent. Thinks about every move.</source>
        <translation>Svår: ett ordentligt motstånd. Tänker igenom varje drag.</translation>
    </message>
    <message>
        <source>The coach’s list of what you have learned can’t be read. It is now in {file}, and the coach starts again.</source>
        <translation>Coachens lista över det du har lärt dig kan inte läsas. Den ligger nu i {file}, och coachen börjar om.</translation>
    </message>
    <message>
        <source>Master: when you beat Hard. Thinks for up to three seconds.</source>
        <translation>Mästare: när du slår Svår. Tänker i upp till tre sekunder.</translation>
    </message>
    <message>
        <source>The position has changed. Choose your move again.</source>
        <translation>Ställningen har ändrats. Välj ditt drag igen.</translation>
    </message>
    <message>
        <source>This isn’t a saved match of bluestick.</source>
        <translation>Det här är inte ett sparat parti från bluestick.</translation>
    </message>
    <message>
        <source>“{move}” isn’t a move.</source>
        <translation>”{move}” är inget drag.</translation>
    </message>
    <message>
        <source>The move “{move}” isn’t allowed: {reason} ({clause})</source>
        <translation>Draget ”{move}” är inte tillåtet: {reason} ({clause})</translation>
    </message>
    <message>
        <source>This isn’t a move: the line is damaged.</source>
        <translation>Det här är inget drag: raden är skadad.</translation>
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
        <translation>Bli av med korten först, med stegar, set och bomber.</translation>
    </message>
    <message>
        <source>2 or 3 players</source>
        <translation>2 eller 3 spelare</translation>
    </message>
    <message>
        <source>Kille</source>
        <translation>Kille</translation>
    </message>
    <message>
        <source>4 to 20 players</source>
        <translation>4 till 20 spelare</translation>
    </message>
    <message>
        <source>Snapphanaleden</source>
        <translation>Snapphanaleden</translation>
    </message>
    <message>
        <source>Four tarot games, one pack: win tricks, count combinations.</source>
        <translation>Fyra tarockspel med en lek: ta stick, räkna kombinationer.</translation>
    </message>
    <message>
        <source>2 or 4 players</source>
        <translation>2 eller 4 spelare</translation>
    </message>
    <message>
        <source>Halma</source>
        <translation>Halma</translation>
    </message>
    <message>
        <source>Jump across the board before the others do.</source>
        <translation>Hoppa tvärs över brädet före de andra.</translation>
    </message>
    <message>
        <source>Tricks of three cards. First to 121 wins.</source>
        <translation>Stick med tre kort. Först till 121.</translation>
    </message>
    <message>
        <source>One card each: keep it or swap it. The lowest is out.</source>
        <translation>Ett kort var: behåll eller byt. Lägst åker ut.</translation>
    </message>
</context>
</TS>
