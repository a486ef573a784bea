<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About bluestick</source>
        <translation>Om bluestick</translation>
    </message>
    <message>
        <source>Rare table games, to play and to learn, offline.</source>
        <translation>Sjeldne bordspill, til å spille og lære, uten internett.</translation>
    </message>
    <message>
        <source>bluestick {version}, with Python {python} and Qt {qt}.</source>
        <translation>bluestick {version}, med Python {python} og Qt {qt}.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Fri programvare under MIT-lisensen.</translation>
    </message>
    <message>
        <source>Source Sans and Source Serif are used under the SIL Open Font License 1.1.</source>
        <translation>Source Sans og Source Serif brukes under SIL Open Font License 1.1.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lisenser …</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the GNU Lesser General Public License, version 3. They are separate libraries, and you can replace them.</source>
        <translation>Qt og PySide6 brukes under GNU Lesser General Public License, versjon 3. De er egne biblioteker, og du kan bytte dem ut.</translation>
    </message>
</context>
<context>
    <name>Announcements</name>
    <message>
        <source>{part}: put back</source>
        <translation>{part}: lagt tilbake</translation>
    </message>
    <message>
        <source>{part}: selected</source>
        <translation>{part}: valgt</translation>
    </message>
</context>
<context>
    <name>Banner</name>
    <message>
        <source>Play again</source>
        <translation>Spill igjen</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Se tilbake</translation>
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
        <translation>Ta det tilbake</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>Button: a move that was chosen is made all the same</extracomment>
        <translation>Spill</translation>
    </message>
</context>
<context>
    <name>CoachNote</name>
    <message>
        <source>Got it (Esc)</source>
        <extracomment>Button: away with what the coach has said, it was read</extracomment>
        <translation>Forstått (Esc)</translation>
    </message>
    <message>
        <source>Show it</source>
        <extracomment>Button: show the moment of the match that a remark is about</extracomment>
        <translation>Vis det</translation>
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
            <numerusform>%n til</numerusform>
            <numerusform>%n til</numerusform>
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
        <translation>Gi plassen til {name}</translation>
    </message>
    <message>
        <source>Who sits at the table now?</source>
        <translation>Hvem sitter ved bordet nå?</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>Vis kortene</translation>
    </message>
</context>
<context>
    <name>DealChoice</name>
    <message>
        <source>Which cards?</source>
        <translation>Hvilke kort?</translation>
    </message>
    <message>
        <source>Number or code</source>
        <translation>Nummer eller kode</translation>
    </message>
    <message>
        <source>New cards</source>
        <extracomment>Cards that nobody has had before</extracomment>
        <translation>Nye kort</translation>
    </message>
    <message>
        <source>The same cards for everyone today, {date}.</source>
        <translation>De samme kortene for alle i dag, {date}.</translation>
    </message>
    <message>
        <source>A number from 1 to {most}, or a code from another player.</source>
        <translation>Et nummer fra 1 til {most}, eller en kode fra en annen spiller.</translation>
    </message>
    <message>
        <source>You already have a match with these cards. The new one is counted separately.</source>
        <translation>Du har allerede et parti med disse kortene. Det nye telles for seg.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>This deal</source>
        <translation>Denne given</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Kopier koden</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Spill given igjen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Sammenlign</translation>
    </message>
    <message>
        <source>{number} of {all}…</source>
        <translation>{number} av {all} …</translation>
    </message>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>Anyone who enters this code under New match gets the same cards, on any computer.</source>
        <translation>Den som skriver koden under Nytt parti, får de samme kortene, på hvilken som helst datamaskin.</translation>
    </message>
    <message>
        <source>The same cards and seats. You know the cards, so the match is counted separately.</source>
        <translation>De samme kortene og plassene. Du kjenner kortene, så partiet telles for seg.</translation>
    </message>
    <message>
        <source>How would the computer do?</source>
        <translation>Hvordan går det for datamaskinen?</translation>
    </message>
    <message numerus="yes">
        <source>The computer plays all these cards from your place, up to %n time(s), thinking quickly.</source>
        <translation>
            <numerusform>Datamaskinen spiller alle kortene i partiet fra din plass, én gang, med kort betenkningstid.</numerusform>
            <numerusform>Datamaskinen spiller alle kortene i partiet fra din plass, opptil %n ganger, med kort betenkningstid.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can do the rest here when the match is over.</source>
        <translation>Resten kan du gjøre her når partiet er over.</translation>
    </message>
    <message>
        <source>The computer players failed, so there’s no comparison. Your matches are safe.</source>
        <translation>Det oppsto en feil hos dataspillerne, så det er ingen sammenligning. Partiene dine er i sikkerhet.</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>The comparison can’t be saved: {reason}</source>
        <translation>Sammenligningen kan ikke lagres: {reason}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Back to the main window</source>
        <extracomment>Button over the rules or the score sheet: put them back into the window, or make them a window of their own</extracomment>
        <translation>Tilbake til hovedvinduet</translation>
    </message>
    <message>
        <source>Separate window</source>
        <extracomment>Button over the rules or the score sheet: put them back into the window, or make them a window of their own</extracomment>
        <translation>Eget vindu</translation>
    </message>
</context>
<context>
    <name>ExercisePanel</name>
    <message>
        <source>Next exercise</source>
        <translation>Neste øvelse</translation>
    </message>
    <message>
        <source>Show answer</source>
        <translation>Vis svaret</translation>
    </message>
</context>
<context>
    <name>ExercisePolicy</name>
    <message>
        <source>Your mistakes: exercise {number}</source>
        <extracomment>{number} of the exercise; the mistakes are not counted before</extracomment>
        <translation>Feilene dine: øvelse {number}</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Hva ville du gjøre her?</translation>
    </message>
    <message>
        <source>Right: there was nothing better.</source>
        <translation>Riktig: Det fantes ikke noe bedre.</translation>
    </message>
    <message>
        <source>Analysing…</source>
        <translation>Analyserer …</translation>
    </message>
    <message>
        <source>Right: that’s as good as the best move, or nearly.</source>
        <translation>Riktig: Det er like bra som det beste trekket, eller nesten.</translation>
    </message>
    <message>
        <source>In the match you chose: {move}.</source>
        <translation>I partiet valgte du: {move}.</translation>
    </message>
    <message>
        <source>There’s a better move, by about {amount}. Try again.</source>
        <translation>Det finnes et bedre trekk, med omtrent {amount}. Prøv igjen.</translation>
    </message>
</context>
<context>
    <name>FinishedDialog</name>
    <message>
        <source>Finished matches</source>
        <translation>Avsluttede partier</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <extracomment>Button: decisions that were marked, as exercises</extracomment>
        <translation>Lær av feilene dine</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>Button: move a match to the wastebasket</extracomment>
        <translation>Fjern</translation>
    </message>
    <message>
        <source>You lost</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Tap</translation>
    </message>
    <message>
        <source>A draw</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Uavgjort</translation>
    </message>
    <message>
        <source>You won</source>
        <extracomment>How a match ended for the person at the computer</extracomment>
        <translation>Seier</translation>
    </message>
    <message>
        <source>Practise the mistakes found in your reviewed matches of this game</source>
        <translation>Øv på feilene analysen har funnet i partiene dine av dette spillet</translation>
    </message>
    <message>
        <source>No finished matches yet. They will appear here.</source>
        <translation>Ingen avsluttede partier ennå. De vises her.</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Fjerne for godt?</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es), the latest first. Enter reviews the selected match, Delete removes it.</source>
        <extracomment>Above a list of matches that are over</extracomment>
        <translation>
            <numerusform>%n parti. Enter analyserer det, Delete fjerner det.</numerusform>
            <numerusform>%n partier, det siste først. Enter analyserer det valgte partiet, Delete fjerner det.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FinishedModel</name>
    <message>
        <source>When</source>
        <translation>Når</translation>
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
        <translation>{number} (spilt før)</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play {game}</source>
        <translation>Spill {game}</translation>
    </message>
    <message>
        <source>Learn {game}</source>
        <translation>Lær {game}</translation>
    </message>
</context>
<context>
    <name>HistoryBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Til begynnelsen</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <extracomment>Button: away from an earlier moment of a match that is over</extracomment>
        <translation>Til resultatet</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Forrige trekk</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Neste trekk</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <extracomment>Button: away from an earlier moment of the match</extracomment>
        <translation>Tilbake til partiet</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>Last trick</source>
        <comment>the one that was taken just now, not that of the deal</comment>
        <translation>Siste stikk</translation>
    </message>
    <message>
        <source>Previous round</source>
        <extracomment>Above the cards that were turned over when the round before was counted</extracomment>
        <translation>Forrige omgang</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>Play your first match</source>
        <translation>Spill ditt første parti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Neste leksjon</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Alle leksjoner</translation>
    </message>
</context>
<context>
    <name>LessonFlow</name>
    <message>
        <source>Your progress in the lessons can’t be read. The file is kept as “{file}”.</source>
        <translation>Hvor langt du er kommet i leksjonene, kan ikke leses. Filen er beholdt som «{file}».</translation>
    </message>
    <message>
        <source>Your progress in the lessons can’t be saved: {reason}</source>
        <translation>Hvor langt du er kommet i leksjonene, kan ikke lagres: {reason}</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Leksjoner</translation>
    </message>
    <message>
        <source>You play on the real table, with a teacher beside you.</source>
        <translation>Du spiller på det virkelige bordet, med en lærer ved siden av deg.</translation>
    </message>
</context>
<context>
    <name>LessonPolicy</name>
    <message>
        <source>Start again</source>
        <extracomment>Button: begin this lesson from its beginning</extracomment>
        <translation>Begynn på nytt</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ett trinn tilbake</translation>
    </message>
    <message>
        <source>Lesson {number} of {many}: done</source>
        <translation>Leksjon {number} av {many}: ferdig</translation>
    </message>
    <message>
        <source>Step {number} of {many}</source>
        <translation>Trinn {number} av {many}</translation>
    </message>
    <message>
        <source>That’s right.</source>
        <translation>Det er riktig.</translation>
    </message>
    <message>
        <source>That’s right too.</source>
        <translation>Det er også riktig.</translation>
    </message>
    <message>
        <source>Allowed, but this step is about something else. Try again.</source>
        <translation>Det er lov, men trinnet gjelder noe annet. Prøv igjen.</translation>
    </message>
    <message>
        <source>The answer: {move}. It is marked on the table.</source>
        <extracomment>{move}: the cards or the move that a lesson asks for</extracomment>
        <translation>Svaret: {move}. Det er merket på bordet.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Neste</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <extracomment>Buttons of a lesson: the answer is marked on the table; once it is, the move is made</extracomment>
        <translation>Gjør det for meg</translation>
    </message>
    <message>
        <source>Show me</source>
        <extracomment>Buttons of a lesson: the answer is marked on the table; once it is, the move is made</extracomment>
        <translation>Vis meg</translation>
    </message>
    <message>
        <source>Nothing to do yet. Press Space to go on.</source>
        <translation>Ingenting å gjøre ennå. Trykk på mellomrom for å gå videre.</translation>
    </message>
</context>
<context>
    <name>LessonRow</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minutt</numerusform>
            <numerusform>%n minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>at step {number} of {many}</source>
        <translation>på trinn {number} av {many}</translation>
    </message>
    <message>
        <source>done</source>
        <translation>ferdig</translation>
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
        <translation>Alle dataspillere:</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Parts and licences</source>
        <translation>Deler og lisenser</translation>
    </message>
</context>
<context>
    <name>MatchExport</name>
    <message>
        <source>Save the score sheet as PDF</source>
        <translation>Lagre poengarket som PDF</translation>
    </message>
    <message>
        <source>Log copied.</source>
        <translation>Loggen er kopiert.</translation>
    </message>
    <message>
        <source>Score sheet copied.</source>
        <translation>Poengarket er kopiert.</translation>
    </message>
</context>
<context>
    <name>MatchFiles</name>
    <message>
        <source>Open a match</source>
        <translation>Åpne et parti</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Lagre en kopi</translation>
    </message>
    <message>
        <source>“{file}” is open in another window.</source>
        <translation>«{file}» er åpen i et annet vindu.</translation>
    </message>
    <message>
        <source>Matches of bluestick</source>
        <translation>Partier fra bluestick</translation>
    </message>
    <message>
        <source>Open match</source>
        <translation>Åpne partiet</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>La det ligge</translation>
    </message>
    <message>
        <source>The copy “{file}” can’t be saved ({reason}). Try another folder.</source>
        <translation>Kopien «{file}» kan ikke lagres ({reason}). Prøv en annen mappe.</translation>
    </message>
    <message>
        <source>You have already continued the match in “{file}”.</source>
        <translation>Partiet i «{file}» har du allerede spilt videre på.</translation>
    </message>
    <message>
        <source>Continue where you were</source>
        <translation>Fortsett der du var</translation>
    </message>
    <message>
        <source>Open it from the file</source>
        <translation>Åpne fra filen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>“{file}” can’t be removed: {reason}</source>
        <translation>«{file}» kan ikke fjernes: {reason}</translation>
    </message>
    <message>
        <source>Your matches can’t be read ({reason}: {file}). You can play, but nothing will be saved.</source>
        <translation>Partiene dine kan ikke leses ({reason}: {file}). Du kan spille, men ingenting blir lagret.</translation>
    </message>
    <message>
        <source>A match couldn’t be saved when the program closed. The program put it here instead: {file}</source>
        <translation>Et parti kunne ikke lagres da programmet ble avsluttet. Programmet la det her i stedet: {file}</translation>
    </message>
</context>
<context>
    <name>MatchHeader</name>
    <message>
        <source>Side panel</source>
        <extracomment>The part of the window beside a table: who plays, what can be done, what was played</extracomment>
        <translation>Sidepanel</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>A mark in the header of a match as long as it cannot be written to its file</extracomment>
        <translation>Ikke lagret</translation>
    </message>
    <message>
        <source>The coach explains the game and warns you before a bad mistake.</source>
        <translation>Coachen forklarer spillet og advarer før du gjør en grov feil.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>Resume</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>Move this match to the wastebasket</source>
        <translation>Legg partiet i papirkurven</translation>
    </message>
    <message>
        <source>Remove?</source>
        <translation>Fjerne?</translation>
    </message>
    <message>
        <source>continued from an earlier match</source>
        <extracomment>What is said of a match that somebody has begun in the middle of one that was over</extracomment>
        <translation>fortsatt fra et tidligere parti</translation>
    </message>
    <message>
        <source>Very long: {moves} moves</source>
        <extracomment>Of a match on the start page, in place of the score and of whose turn it is. {moves} is a number above 5,000</extracomment>
        <translation>Svært langt: {moves} trekk</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>No matches in progress</source>
        <translation>Ingen pågående partier</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Trekk</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Innstillinger</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>M&amp;atches in progress</source>
        <translation>&amp;Pågående partier</translation>
    </message>
    <message>
        <source>Recent fil&amp;es</source>
        <extracomment>Menu: match files from elsewhere that were opened last</extracomment>
        <translation>Nylige f&amp;iler</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nytt parti …</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>L&amp;eksjoner …</translation>
    </message>
    <message>
        <source>&amp;Choose a game</source>
        <translation>&amp;Velg spill</translation>
    </message>
    <message>
        <source>&amp;Restart this match</source>
        <translation>&amp;Begynn partiet på nytt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Åpne …</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Lagre en kopi …</translation>
    </message>
    <message>
        <source>Re&amp;view a match…</source>
        <extracomment>Menu: say what the decisions of a saved match were worth</extracomment>
        <translation>Anal&amp;yser et parti …</translation>
    </message>
    <message>
        <source>&amp;Finished matches…</source>
        <translation>Avsluttede pa&amp;rtier …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistikk …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Coach</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>Hopp &amp;fram til min tur</translation>
    </message>
    <message>
        <source>Chan&amp;ge player…</source>
        <translation>Bytt spill&amp;er …</translation>
    </message>
    <message>
        <source>&amp;What can I do?</source>
        <translation>H&amp;va kan jeg gjøre?</translation>
    </message>
    <message>
        <source>Describe the &amp;table</source>
        <translation>Beskriv &amp;bordet</translation>
    </message>
    <message>
        <source>Describe the &amp;opponents</source>
        <translation>Beskriv &amp;motspillerne</translation>
    </message>
    <message>
        <source>Read out the &amp;score</source>
        <translation>Les opp &amp;poengene</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Poengark</translation>
    </message>
    <message>
        <source>&amp;Mark cards I have seen</source>
        <translation>&amp;Merk kort jeg har sett</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <translation>&amp;Neste del av vinduet</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Meny</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Innstillinger …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Hurtigtaster</translation>
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
        <translation>Giv med n&amp;ummer eller kode …</translation>
    </message>
    <message>
        <source>Claim the r&amp;est</source>
        <translation>Ta &amp;resten</translation>
    </message>
    <message>
        <source>Show the &amp;last trick or move</source>
        <translation>Vis &amp;siste stikk eller trekk</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <extracomment>Menu: show or hide what stands beside a table</extracomment>
        <translation>Sidep&amp;anel</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Ingen nylige filer</translation>
    </message>
    <message>
        <source>&amp;Clear list</source>
        <translation>&amp;Tøm listen</translation>
    </message>
    <message>
        <source>&amp;Print and copy</source>
        <translation>Skriv ut og &amp;kopier</translation>
    </message>
    <message>
        <source>&amp;Copy the log</source>
        <translation>&amp;Kopier loggen</translation>
    </message>
    <message>
        <source>Copy the &amp;score</source>
        <translation>Kopier &amp;poengarket</translation>
    </message>
    <message>
        <source>&amp;Print the score sheet…</source>
        <translation>&amp;Skriv ut poengarket …</translation>
    </message>
    <message>
        <source>Save the score sheet as P&amp;DF…</source>
        <translation>Lagre poengarket som P&amp;DF …</translation>
    </message>
    <message>
        <source>&amp;Deal of the day</source>
        <translation>&amp;Dagens giv</translation>
    </message>
    <message>
        <source>Th&amp;is deal…</source>
        <translation>Denne &amp;given …</translation>
    </message>
</context>
<context>
    <name>MoveHelpers</name>
    <message>
        <source>Select it</source>
        <extracomment>Button beside a hint: chooses the one card, the piece, or the combination that it names</extracomment>
        <translation>Velg det</translation>
    </message>
    <message>
        <source>Select these</source>
        <extracomment>Button beside a hint: chooses the cards that it names</extracomment>
        <translation>Velg dem</translation>
    </message>
    <message>
        <source>You can’t beat this, so the program passes for you.</source>
        <translation>Du kan ikke slå dette. Programmet passer for deg.</translation>
    </message>
    <message>
        <source>{move}: the only possible move, so the program plays it for you.</source>
        <translation>{move}: Det eneste mulige trekket, så programmet gjør det for deg.</translation>
    </message>
    <message>
        <source>Claim the rest</source>
        <extracomment>Button, for who takes all tricks that are left whatever the others hold: plays the own cards by itself</extracomment>
        <translation>Ta resten</translation>
    </message>
    <message>
        <source>You win all the remaining tricks, whatever the others hold. Undo takes this back.</source>
        <translation>Du vinner alle stikkene som er igjen, hva de andre enn har. Angre tar det tilbake.</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold. The program plays your cards.</source>
        <translation>Resten er din, hva de andre enn har. Programmet legger kortene dine.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Tenker …</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Back to that match</source>
        <translation>Tilbake til det partiet</translation>
    </message>
    <message>
        <source>Save a copy elsewhere…</source>
        <translation>Lagre en kopi et annet sted …</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Forlat uten å lagre</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bli her</translation>
    </message>
    <message>
        <source>The match starts again. The finished one is still under Finished matches.</source>
        <translation>Partiet begynner på nytt. Det avsluttede finnes fortsatt under Avsluttede partier.</translation>
    </message>
    <message>
        <source>The match starts again. The match so far is still under Matches in progress.</source>
        <translation>Partiet begynner på nytt. Partiet så langt finnes fortsatt under Pågående partier.</translation>
    </message>
    <message>
        <source>The match can’t be saved ({reason}). If you leave it now, you lose the last moves.</source>
        <translation>Partiet kan ikke lagres ({reason}). Hvis du forlater det nå, går de siste trekkene tapt.</translation>
    </message>
    <message>
        <source>The match couldn’t be saved: {reason}</source>
        <translation>Partiet kunne ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>The match couldn’t be saved in its place. You find it here: {file}</source>
        <translation>Partiet kunne ikke lagres på plassen sin. Det finnes her: {file}</translation>
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
        <translation>Hvilken variant?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Hvem spiller?</translation>
    </message>
    <message>
        <source>Who is at the table?</source>
        <extracomment>Heading of a long list of names</extracomment>
        <translation>Hvem sitter ved bordet?</translation>
    </message>
    <message>
        <source>Rules for this match</source>
        <translation>Regler for partiet</translation>
    </message>
    <message>
        <source>The program draws lots for the seats when the match begins.</source>
        <translation>Programmet trekker lodd om plassene når partiet begynner.</translation>
    </message>
    <message>
        <source>Explains the game and warns you before a bad mistake. Counts as help.</source>
        <extracomment>Of somebody who sits beside the player in the first match</extracomment>
        <translation>Forklarer spillet og advarer før du gjør en grov feil. Regnes som hjelp.</translation>
    </message>
</context>
<context>
    <name>NoMatches</name>
    <message>
        <source>No matches in progress.</source>
        <translation>Ingen pågående partier.</translation>
    </message>
    <message>
        <source>You can close the window at any time. Your match is saved here.</source>
        <translation>Du kan lukke vinduet når du vil. Partiet lagres her.</translation>
    </message>
</context>
<context>
    <name>OpenRequests</name>
    <message>
        <source>Another bluestick window is open but doesn’t answer. You can play here, but you can’t open the match that is open there.</source>
        <translation>Et annet bluestick-vindu er åpent, men svarer ikke. Du kan spille her, men ikke åpne partiet som er åpent der.</translation>
    </message>
    <message>
        <source>The program can’t write to “{folder}” ({reason}). You can play, but matches and settings won’t be saved.</source>
        <translation>Programmet kan ikke skrive i «{folder}» ({reason}). Du kan spille, men partier og innstillinger blir ikke lagret.</translation>
    </message>
    <message>
        <source>You can open one match at a time. Drop a single file (.bluestick).</source>
        <translation>Du kan åpne ett parti om gangen. Slipp én enkelt fil (.bluestick).</translation>
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
        <translation>Tilbakeblikk: {moment}</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Tilbakeblikk</translation>
    </message>
    <message>
        <source>You can’t play at an earlier move. Press Esc to return to the match.</source>
        <translation>Du kan ikke spille ved et tidligere trekk. Trykk på Esc for å gå tilbake til partiet.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>Show all</source>
        <extracomment>Button while a hand is counted line by line: to the last line, at once</extracomment>
        <translation>Vis alt</translation>
    </message>
</context>
<context>
    <name>Results</name>
    <message>
        <source>Show final result</source>
        <extracomment>Button on what the last deal has come to: it leads to who has won the match</extracomment>
        <translation>Vis sluttresultatet</translation>
    </message>
</context>
<context>
    <name>ResultsChart</name>
    <message>
        <source>Won and lost over time</source>
        <translation>Vunnet og tapt over tid</translation>
    </message>
    <message>
        <source>Last played {date}</source>
        <translation>Sist spilt {date}</translation>
    </message>
    <message numerus="yes">
        <source>%n won in a row</source>
        <translation>
            <numerusform>%n seier på rad</numerusform>
            <numerusform>%n seire på rad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost in a row</source>
        <translation>
            <numerusform>%n tap på rad</numerusform>
            <numerusform>%n tap på rad</numerusform>
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
            <numerusform>lengste rekke: %n</numerusform>
            <numerusform>lengste rekke: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} won per deal</source>
        <translation>{amount} vunnet per giv</translation>
    </message>
    <message>
        <source>{amount} lost per deal</source>
        <translation>{amount} tapt per giv</translation>
    </message>
    <message>
        <source>ahead by {amount} per deal</source>
        <translation>{amount} foran per giv</translation>
    </message>
    <message>
        <source>behind by {amount} per deal</source>
        <translation>{amount} bak per giv</translation>
    </message>
</context>
<context>
    <name>ReviewFlow</name>
    <message>
        <source>Review a match</source>
        <translation>Analyser et parti</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>Eksporter som CSV</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabell</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Save the log</source>
        <translation>Lagre loggen</translation>
    </message>
    <message>
        <source>The results of this review can’t be saved: {reason}</source>
        <translation>Resultatet av analysen kan ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>No mistakes found in this game yet. Review a finished match first.</source>
        <translation>Ingen feil funnet i dette spillet ennå. Analyser et avsluttet parti først.</translation>
    </message>
    <message>
        <source>That was your last mistake in this game.</source>
        <translation>Det var den siste feilen din i dette spillet.</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Turning points</source>
        <translation>Vendepunkter</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <extracomment>Button: a new match against the computer, with the same cards, from this moment of an old one</extracomment>
        <translation>Spill videre herfra</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <extracomment>Button: write the log of the match into a text file, with what the review says of the moves</extracomment>
        <translation>Lagre som tekst …</translation>
    </message>
    <message>
        <source>All moves</source>
        <translation>Alle trekk</translation>
    </message>
    <message>
        <source>Everyone’s cards</source>
        <translation>Alles kort</translation>
    </message>
    <message>
        <source>Analyse the rest</source>
        <translation>Analyser resten</translation>
    </message>
    <message>
        <source>{known} of {all} decisions analysed</source>
        <translation>{known} av {all} avgjørelser analysert</translation>
    </message>
</context>
<context>
    <name>ReviewPolicy</name>
    <message>
        <source>Last decision</source>
        <translation>Siste avgjørelse</translation>
    </message>
    <message>
        <source>You are reviewing this match. To play it, select “Play on from here”.</source>
        <translation>Du analyserer partiet. Velg «Spill videre herfra» hvis du vil spille det.</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <extracomment>In the header of the page</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>This decision hasn’t been analysed yet.</source>
        <translation>Denne avgjørelsen er ikke analysert ennå.</translation>
    </message>
    <message>
        <source>Decision {number} of {all}</source>
        <translation>Avgjørelse {number} av {all}</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Try it</source>
        <extracomment>Under an example of the rules: the same question on a table</extracomment>
        <translation>Prøv selv</translation>
    </message>
    <message>
        <source>In the picture: {things}.</source>
        <extracomment>Of a picture on a page of rules, for those who do not see it: cards, and what stands beside them</extracomment>
        <translation>På bildet: {things}.</translation>
    </message>
</context>
<context>
    <name>RuleViewer</name>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Fram</translation>
    </message>
    <message>
        <source>Previous match</source>
        <comment>of the text that is searched for</comment>
        <translation>Forrige treff</translation>
    </message>
    <message>
        <source>Next match</source>
        <comment>of the text that is searched for</comment>
        <translation>Neste treff</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Søk i reglene</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innhold</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <comment>of the text that is searched for</comment>
        <translation>
            <numerusform>%n treff</numerusform>
            <numerusform>%n treff</numerusform>
        </translation>
    </message>
    <message>
        <source>Rules of which game?</source>
        <translation>Reglene for hvilket spill?</translation>
    </message>
    <message>
        <source>&amp;Print these rules…</source>
        <translation>&amp;Skriv ut reglene …</translation>
    </message>
    <message>
        <source>&amp;Save these rules as PDF…</source>
        <translation>&amp;Lagre reglene som PDF …</translation>
    </message>
    <message>
        <source>Found in the rules of all games</source>
        <translation>Funnet i reglene for alle spill</translation>
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
        <translation>Lagre reglene som PDF</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <extracomment>In the rules, of the places where a text was found: which of how many is shown</extracomment>
        <translation>{number} av {all}</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <comment>in the rules of all games</comment>
        <translation>Ingenting funnet</translation>
    </message>
    <message>
        <source>None on this page</source>
        <comment>of the text that is searched for</comment>
        <translation>Ingen på denne siden</translation>
    </message>
    <message>
        <source>Print or save</source>
        <comment>the rules: a menu with Print and Save as PDF</comment>
        <translation>Skriv ut eller lagre</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Poengark</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Vis på bordet</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name</source>
        <translation>Navn</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>En annen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Datamaskinen</translation>
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
        <translation>&amp;Farger</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Card lette&amp;rs (language)</source>
        <translation>Bokstaver på ko&amp;rtene (språk)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animasjon</translation>
    </message>
    <message>
        <source>Varies by game</source>
        <comment>cloths of games, backs of decks</comment>
        <translation>Spillets egen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lyst</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Høy kontrast</translation>
    </message>
    <message>
        <source>Large pips</source>
        <comment>faces</comment>
        <translation>Store tegn</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
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
        <translation>Lyd</translation>
    </message>
    <message>
        <source>Reading and access</source>
        <extracomment>A page of settings: language, letters, what makes it easier to see and to use</extracomment>
        <translation>Lesing og tilgjengelighet</translation>
    </message>
    <message>
        <source>Clo&amp;th</source>
        <translation>D&amp;uk</translation>
    </message>
    <message>
        <source>Bac&amp;ks of the cards</source>
        <translation>Korte&amp;nes baksider</translation>
    </message>
    <message>
        <source>&amp;French cards</source>
        <translation>F&amp;ransk kortstokk</translation>
    </message>
    <message>
        <source>Computer &amp;players</source>
        <translation>&amp;Dataspillere</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Take their time</source>
        <extracomment>How long computer players take, and one looks at what they have played</extracomment>
        <translation>Tar seg god tid</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>computer players</comment>
        <translation>Raske</translation>
    </message>
    <message>
        <source>&amp;Fade instead of moving</source>
        <translation>To&amp;ne i stedet for å flytte</translation>
    </message>
    <message>
        <source>Wait a&amp;fter each trick</source>
        <translation>V&amp;ent etter hvert stikk</translation>
    </message>
    <message>
        <source>Show c&amp;oordinates</source>
        <translation>Vis koor&amp;dinater</translation>
    </message>
    <message>
        <source>Show where a piece can &amp;go</source>
        <translation>Vis hvor en brikke kan &amp;gå</translation>
    </message>
    <message>
        <source>S&amp;uits in four colours</source>
        <translation>Egen k&amp;ulør for hver farge</translation>
    </message>
    <message>
        <source>Large corner symbols on car&amp;ds</source>
        <translation>Større hjørnet&amp;egn på kortene</translation>
    </message>
    <message>
        <source>One cl&amp;ick plays a card</source>
        <translation>Ett kl&amp;ikk spiller et kort</translation>
    </message>
    <message>
        <source>Pla&amp;y automatically when only one move is possible</source>
        <translation>Spill a&amp;utomatisk når bare ett trekk er mulig</translation>
    </message>
    <message>
        <source>&amp;Mark cards I have seen</source>
        <translation>&amp;Merk kort jeg har sett</translation>
    </message>
    <message>
        <source>Single-letter &amp;keyboard shortcuts</source>
        <translation>Hurtig&amp;taster med én bokstav</translation>
    </message>
    <message>
        <source>The language of the menus, the rules and the tables.</source>
        <translation>Språket i menyene, i reglene og ved bordene.</translation>
    </message>
    <message>
        <source>Changes all text, also at the tables.</source>
        <translation>Endrer all tekst, også ved bordene.</translation>
    </message>
    <message>
        <source>The same as your desktop, or always the one you select.</source>
        <translation>Som skrivebordet, eller alltid det du velger.</translation>
    </message>
    <message>
        <source>Each game has its own, or select one for all. With high contrast, the cloth is black.</source>
        <translation>Hvert spill har sin egen, eller velg én for alle. Med høy kontrast er duken svart.</translation>
    </message>
    <message>
        <source>Each pack has its own, or select one for all.</source>
        <translation>Hver kortstokk har sin egen, eller velg én for alle.</translation>
    </message>
    <message>
        <source>With figures and pips, or plain and large: {games}.</source>
        <translation>Med figurer og prikker, eller enkel og stor: {games}.</translation>
    </message>
    <message>
        <source>The board for Halma. High contrast has its own board.</source>
        <translation>Brettet til halma. Høy kontrast har sitt eget brett.</translation>
    </message>
    <message>
        <source>The letters for ace, king, queen and jack: {games}.</source>
        <translation>Bokstavene for ess, konge, dame og knekt: {games}.</translation>
    </message>
    <message>
        <source>How fast cards and pieces move. Without animation, they are there at once.</source>
        <translation>Hvor fort kort og brikker beveger seg. Uten animasjon er de framme med en gang.</translation>
    </message>
    <message>
        <source>Shows a message, then plays.</source>
        <translation>Viser en melding og spiller så.</translation>
    </message>
    <message>
        <source>The trick stays until you click or press Space.</source>
        <translation>Stikket blir liggende til du klikker eller trykker på mellomrom.</translation>
    </message>
    <message>
        <source>If a card can be played in several ways, the click only selects it.</source>
        <translation>Hvis kortet kan spilles på flere måter, blir det bare valgt.</translation>
    </message>
    <message>
        <source>Everything you can hear is also shown.</source>
        <translation>Alt du kan høre, vises også.</translation>
    </message>
    <message>
        <source>Reduced motion: nothing moves across the table.</source>
        <translation>Mindre bevegelse: Ingenting flyttes over bordet.</translation>
    </message>
    <message>
        <source>Letters and numbers along the edge of the Halma board.</source>
        <translation>Bokstaver og tall langs kanten av halmabrettet.</translation>
    </message>
    <message>
        <source>In Halma, marks the squares that a selected piece can reach.</source>
        <translation>Merker de rutene i halma som en valgt brikke kan nå.</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs are green: {games}.</source>
        <translation>Ruter er blå og kløver grønne: {games}.</translation>
    </message>
    <message>
        <source>For small screens, or if you sit far from the screen.</source>
        <translation>For små skjermer, eller hvis du sitter langt fra skjermen.</translation>
    </message>
    <message>
        <source>Marks face-down cards that you have seen before.</source>
        <translation>Merker kort med baksiden opp som du allerede har sett.</translation>
    </message>
    <message>
        <source>For example, H for a hint and L for the last move.</source>
        <translation>For eksempel H for hint og L for siste trekk.</translation>
    </message>
    <message>
        <source>Fjord blue</source>
        <comment>cloth</comment>
        <translation>Fjordblå</translation>
    </message>
    <message>
        <source>Fir green</source>
        <comment>cloth</comment>
        <translation>Grangrønn</translation>
    </message>
    <message>
        <source>Madder red</source>
        <comment>cloth</comment>
        <translation>Krapprød</translation>
    </message>
    <message>
        <source>Ochre</source>
        <comment>cloth</comment>
        <translation>Oker</translation>
    </message>
    <message>
        <source>Heather</source>
        <comment>cloth</comment>
        <translation>Lyng</translation>
    </message>
    <message>
        <source>Slate grey</source>
        <comment>cloth</comment>
        <translation>Skifergrå</translation>
    </message>
    <message>
        <source>Stars</source>
        <comment>backs</comment>
        <translation>Stjerner</translation>
    </message>
    <message>
        <source>Woven bands</source>
        <comment>backs</comment>
        <translation>Vevde bånd</translation>
    </message>
    <message>
        <source>Rag rug</source>
        <comment>backs</comment>
        <translation>Fillerye</translation>
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
        <translation>Eik</translation>
    </message>
    <message>
        <source>Birch</source>
        <comment>board</comment>
        <translation>Bjørk</translation>
    </message>
    <message>
        <source>Walnut</source>
        <comment>board</comment>
        <translation>Valnøtt</translation>
    </message>
    <message>
        <source>Same as language</source>
        <translation>Som språket</translation>
    </message>
    <message>
        <source>Playing</source>
        <extracomment>A page of settings: how the games are played</extracomment>
        <translation>Spill</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Lyd</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>sounds</comment>
        <translation>Lavt</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>sounds</comment>
        <translation>Høyt</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Av</translation>
    </message>
    <message>
        <source>How long they think, and how long a finished trick stays in view</source>
        <translation>Hvor lenge de tenker, og hvor lenge et ferdig stikk vises</translation>
    </message>
    <message>
        <source>Pass automatically &amp;when I can’t play</source>
        <translation>&amp;Pass automatisk når jeg bare kan passe</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <extracomment>Setting: how large all text is, in per cent</extracomment>
        <translation>Te&amp;kststørrelse</translation>
    </message>
    <message>
        <source>How long they think, and how long their cards stay in view.</source>
        <translation>Hvor lenge de tenker, og hvor lenge kortene deres vises.</translation>
    </message>
    <message>
        <source>Shows a message, then passes.</source>
        <translation>Viser en melding og passer så.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts for which game?</source>
        <translation>Hurtigtaster for hvilket spill?</translation>
    </message>
    <message>
        <source>At every table</source>
        <extracomment>Heading of a list of keys</extracomment>
        <translation>Ved alle bord</translation>
    </message>
    <message>
        <source>Menus</source>
        <extracomment>Heading of a list of keys</extracomment>
        <translation>Menyer</translation>
    </message>
    <message>
        <source>Select what the hint suggests</source>
        <translation>Velg det hintet foreslår</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>What can I do?</source>
        <translation>Hva kan jeg gjøre?</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>What has been played, in sentences</extracomment>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>What has been played, in sentences</extracomment>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Not quite:</source>
        <extracomment>Above what the hand nearly makes, and what it lacks</extracomment>
        <translation>Nesten:</translation>
    </message>
    <message>
        <source>This is an earlier move. Press ← or → for other moves, Home for the first one, Esc to return to the match.</source>
        <translation>Dette er et tidligere trekk. Trykk ← eller → for andre trekk, Home for det første, Esc for å gå tilbake til partiet.</translation>
    </message>
</context>
<context>
    <name>SpectatorBar</name>
    <message>
        <source>Faster</source>
        <translation>Raskere</translation>
    </message>
    <message>
        <source>Stop here</source>
        <extracomment>Button: do not skip any further</extracomment>
        <translation>Stopp her</translation>
    </message>
    <message>
        <source>The others play on…</source>
        <translation>De andre spiller videre …</translation>
    </message>
    <message>
        <source>To the end</source>
        <extracomment>Button: skip everything up to the end of the match</extracomment>
        <translation>Til slutten</translation>
    </message>
    <message>
        <source>Skip ahead</source>
        <extracomment>Button: skip everything until the player is asked again</extracomment>
        <translation>Hopp fram</translation>
    </message>
    <message>
        <source>The others play faster until you are back in</source>
        <translation>De andre spiller raskere til du er med igjen</translation>
    </message>
    <message>
        <source>You’re watching.</source>
        <translation>Du ser på.</translation>
    </message>
    <message>
        <source>You’re out for now. The game will tell you when it’s your turn again.</source>
        <translation>Du ser på. Du får beskjed når det er din tur igjen.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Rare table games, at your own pace.</source>
        <translation>Sjeldne bordspill, i ditt eget tempo.</translation>
    </message>
    <message>
        <source>saved automatically</source>
        <translation>lagres automatisk</translation>
    </message>
    <message>
        <source>Rules and glossary</source>
        <translation>Regler og ordliste</translation>
    </message>
    <message>
        <source>All rules, with pictures.</source>
        <translation>Alle regler, med bilder.</translation>
    </message>
    <message>
        <source>Play without a mouse.</source>
        <translation>Spill uten mus.</translation>
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
        <translation>Motstandere</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>number of matches</comment>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Drawn</source>
        <comment>number of matches</comment>
        <translation>Uavgjort</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>number of matches</comment>
        <translation>Tapt</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n finished match(es)…</source>
        <translation>
            <numerusform>Leser %n avsluttet parti …</numerusform>
            <numerusform>Leser %n avsluttede partier …</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>Mennesker</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Flere nivåer</translation>
    </message>
    <message>
        <source>{opponents}, with help</source>
        <extracomment>{opponents}: computer players of a level, such as &quot;Medium&quot;</extracomment>
        <translation>{opponents}, med hjelp</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <extracomment>The matches won out of a hundred</extracomment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>All finished matches</source>
        <translation>Alle avsluttede partier</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Eksporter som CSV …</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Vunnet i %</translation>
    </message>
    <message>
        <source>Your finished matches. A hint, the coach, or a move taken back counts as help.</source>
        <translation>De avsluttede partiene dine. Et hint, coachen eller et trekk du har tatt tilbake, regnes som hjelp.</translation>
    </message>
    <message>
        <source>No finished matches yet. They will be counted here.</source>
        <translation>Ingen avsluttede partier ennå. De telles her.</translation>
    </message>
    <message>
        <source>{opponents}, cards played before</source>
        <extracomment>{opponents}: computer players of a level, such as &quot;Medium&quot;</extracomment>
        <translation>{opponents}, kort spilt før</translation>
    </message>
    <message>
        <source>Of these, deals of the day</source>
        <extracomment>Of the matches that are counted above, those with the deal of the day</extracomment>
        <translation>Av dem dagens giv</translation>
    </message>
</context>
<context>
    <name>StatusReport</name>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Ingenting er spilt ennå.</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>Button beside the sentence about cards that the dealer may look at</extracomment>
        <translation>Gå videre</translation>
    </message>
    <message>
        <source>Take a look first. Click the cloth or press Space to go on.</source>
        <translation>Se først. Klikk på duken eller trykk på mellomrom for å gå videre.</translation>
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
        <translation>Spill videre</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kløver</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>spar ess</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>spar konge</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>spar dame</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>spar knekt</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>spar ti</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>spar ni</translation>
    </message>
    <message>
        <source>eight of spades</source>
        <translation>spar åtte</translation>
    </message>
    <message>
        <source>seven of spades</source>
        <translation>spar sju</translation>
    </message>
    <message>
        <source>six of spades</source>
        <translation>spar seks</translation>
    </message>
    <message>
        <source>five of spades</source>
        <translation>spar fem</translation>
    </message>
    <message>
        <source>four of spades</source>
        <translation>spar fire</translation>
    </message>
    <message>
        <source>three of spades</source>
        <translation>spar tre</translation>
    </message>
    <message>
        <source>two of spades</source>
        <translation>spar to</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>hjerter ess</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>hjerter konge</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>hjerter dame</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>hjerter knekt</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>hjerter ti</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>hjerter ni</translation>
    </message>
    <message>
        <source>eight of hearts</source>
        <translation>hjerter åtte</translation>
    </message>
    <message>
        <source>seven of hearts</source>
        <translation>hjerter sju</translation>
    </message>
    <message>
        <source>six of hearts</source>
        <translation>hjerter seks</translation>
    </message>
    <message>
        <source>five of hearts</source>
        <translation>hjerter fem</translation>
    </message>
    <message>
        <source>four of hearts</source>
        <translation>hjerter fire</translation>
    </message>
    <message>
        <source>three of hearts</source>
        <translation>hjerter tre</translation>
    </message>
    <message>
        <source>two of hearts</source>
        <translation>hjerter to</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>ruter ess</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>ruter konge</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>ruter dame</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>ruter knekt</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>ruter ti</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>ruter ni</translation>
    </message>
    <message>
        <source>eight of diamonds</source>
        <translation>ruter åtte</translation>
    </message>
    <message>
        <source>seven of diamonds</source>
        <translation>ruter sju</translation>
    </message>
    <message>
        <source>six of diamonds</source>
        <translation>ruter seks</translation>
    </message>
    <message>
        <source>five of diamonds</source>
        <translation>ruter fem</translation>
    </message>
    <message>
        <source>four of diamonds</source>
        <translation>ruter fire</translation>
    </message>
    <message>
        <source>three of diamonds</source>
        <translation>ruter tre</translation>
    </message>
    <message>
        <source>two of diamonds</source>
        <translation>ruter to</translation>
    </message>
    <message>
        <source>ace of clubs</source>
        <translation>kløver ess</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>kløver konge</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>kløver dame</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>kløver knekt</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>kløver ti</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>kløver ni</translation>
    </message>
    <message>
        <source>eight of clubs</source>
        <translation>kløver åtte</translation>
    </message>
    <message>
        <source>seven of clubs</source>
        <translation>kløver sju</translation>
    </message>
    <message>
        <source>six of clubs</source>
        <translation>kløver seks</translation>
    </message>
    <message>
        <source>five of clubs</source>
        <translation>kløver fem</translation>
    </message>
    <message>
        <source>four of clubs</source>
        <translation>kløver fire</translation>
    </message>
    <message>
        <source>three of clubs</source>
        <translation>kløver tre</translation>
    </message>
    <message>
        <source>two of clubs</source>
        <translation>kløver to</translation>
    </message>
    <message>
        <source>red {number}</source>
        <translation>rød {number}</translation>
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
        <translation>grønn {number}</translation>
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
        <translation>dame (joker)</translation>
    </message>
    <message>
        <source>king (wild)</source>
        <translation>konge (joker)</translation>
    </message>
    <message>
        <source>blaren (the mask)</source>
        <translation>blaren (masken)</translation>
    </message>
    <message>
        <source>blompottan (the flowerpot)</source>
        <translation>blompottan (blomsterpotten)</translation>
    </message>
    <message>
        <source>kransen (the wreath)</source>
        <translation>kransen</translation>
    </message>
    <message>
        <source>lily 1</source>
        <translation>lilje 1</translation>
    </message>
    <message>
        <source>lily 2</source>
        <translation>lilje 2</translation>
    </message>
    <message>
        <source>lily 3</source>
        <translation>lilje 3</translation>
    </message>
    <message>
        <source>lily 4</source>
        <translation>lilje 4</translation>
    </message>
    <message>
        <source>lily 5</source>
        <translation>lilje 5</translation>
    </message>
    <message>
        <source>lily 6</source>
        <translation>lilje 6</translation>
    </message>
    <message>
        <source>lily 7</source>
        <translation>lilje 7</translation>
    </message>
    <message>
        <source>lily 8</source>
        <translation>lilje 8</translation>
    </message>
    <message>
        <source>lily 9</source>
        <translation>lilje 9</translation>
    </message>
    <message>
        <source>lily 10</source>
        <translation>lilje 10</translation>
    </message>
    <message>
        <source>lily 11</source>
        <translation>lilje 11</translation>
    </message>
    <message>
        <source>lily 12</source>
        <translation>lilje 12</translation>
    </message>
    <message>
        <source>värdshus (the inn)</source>
        <translation>värdshus (vertshuset)</translation>
    </message>
    <message>
        <source>kavall (the rider)</source>
        <translation>kavall (rytteren)</translation>
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
        <translation>kuku (gjøken)</translation>
    </message>
    <message>
        <source>kille (the harlequin)</source>
        <translation>kille (harlekinen)</translation>
    </message>
    <message>
        <source>knight of spades</source>
        <translation>spar ridder</translation>
    </message>
    <message>
        <source>knight of hearts</source>
        <translation>hjerter ridder</translation>
    </message>
    <message>
        <source>knight of diamonds</source>
        <translation>ruter ridder</translation>
    </message>
    <message>
        <source>knight of clubs</source>
        <translation>kløver ridder</translation>
    </message>
    <message>
        <source>trump twenty</source>
        <translation>trumf tjue</translation>
    </message>
    <message>
        <source>trump nineteen</source>
        <translation>trumf nitten</translation>
    </message>
    <message>
        <source>trump eighteen</source>
        <translation>trumf atten</translation>
    </message>
    <message>
        <source>trump seventeen</source>
        <translation>trumf sytten</translation>
    </message>
    <message>
        <source>trump sixteen</source>
        <translation>trumf seksten</translation>
    </message>
    <message>
        <source>trump fifteen</source>
        <translation>trumf femten</translation>
    </message>
    <message>
        <source>trump fourteen</source>
        <translation>trumf fjorten</translation>
    </message>
    <message>
        <source>trump thirteen</source>
        <translation>trumf tretten</translation>
    </message>
    <message>
        <source>trump twelve</source>
        <translation>trumf tolv</translation>
    </message>
    <message>
        <source>trump eleven</source>
        <translation>trumf elleve</translation>
    </message>
    <message>
        <source>trump ten</source>
        <translation>trumf ti</translation>
    </message>
    <message>
        <source>trump nine</source>
        <translation>trumf ni</translation>
    </message>
    <message>
        <source>trump eight</source>
        <translation>trumf åtte</translation>
    </message>
    <message>
        <source>trump seven</source>
        <translation>trumf sju</translation>
    </message>
    <message>
        <source>trump six</source>
        <translation>trumf seks</translation>
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
        <translation>Spille likevel?</translation>
    </message>
    <message>
        <source>Better {move}: {reason}</source>
        <extracomment>{move}: cards, squares or a word. {reason}: a sentence</extracomment>
        <translation>Bedre {move}: {reason}</translation>
    </message>
    <message>
        <source>Another player offers a draw. If everyone agrees, the match ends and no one wins. If you decline, play goes on.</source>
        <translation>En annen spiller foreslår uavgjort. Går alle med på det, slutter partiet, og ingen vinner. Sier du nei, går spillet videre.</translation>
    </message>
    <message>
        <source>A player who can’t move misses a turn. With four players, you wait like this for your partner when all your pieces are in the goal.</source>
        <translation>Den som ikke kan flytte, må stå over. Når dere er fire, venter du slik på makkeren din når alle brikkene dine er i mål.</translation>
    </message>
    <message>
        <source>This piece has reached your goal base and may not leave it. Move it on into the far corner, so it doesn’t block the doorway.</source>
        <translation>Denne brikken har nådd målbasen din og får ikke forlate den. Gå videre inn i hjørnet med den, så den ikke står i døren.</translation>
    </message>
    <message>
        <source>One move can have several jumps: the same piece may jump again, over anyone’s pieces. Leave one empty square between two pieces to build a ladder.</source>
        <translation>Ett trekk kan ha flere hopp: Samme brikke kan hoppe igjen, over hvem som helst sine brikker. La det være én tom rute mellom to brikker, så blir det en stige.</translation>
    </message>
    <message>
        <source>Move all your pieces to the corner diagonally opposite, your goal base. The first player was drawn by lot.</source>
        <translation>Flytt alle brikkene dine til hjørnet diagonalt overfor, målbasen din. Loddet har avgjort hvem som begynner.</translation>
    </message>
    <message>
        <source>Click one of your pieces to mark the squares it can reach. It steps to the next square, or jumps over a piece to the empty square behind.</source>
        <translation>Klikk på en av brikkene dine, så markeres rutene den kan nå. Den tar et steg til ruten ved siden av eller hopper over en brikke til den tomme ruten bak.</translation>
    </message>
    <message>
        <source>One kille was swapped for the other. That’s a killemöte: now both are as high as kuku. If you have one of them, stand.</source>
        <translation>En kille er byttet mot den andre. Det er et killemöte: Nå er begge like høye som kuku. Har du en av dem, så stå.</translation>
    </message>
    <message>
        <source>A kuku ends the exchange. Everyone shows their cards. The player who asked for the kuku isn’t hit, but has to keep their own card.</source>
        <translation>En kuku avslutter byttet. Alle viser kortene sine. Den som ville bytte til seg kuku, er ikke hogd, men må beholde kortet sitt.</translation>
    </message>
    <message>
        <source>A svin sends the offered card back, swap by swap, to the player who was dealt it. That player is hit. So it’s safer to pass on a card you weren’t dealt.</source>
        <translation>Et svin sender kortet som ble budt fram, tilbake, bytte for bytte, til den som fikk det i given. Den spilleren er hogd. Det er altså tryggere å sende videre et kort du ikke fikk i given.</translation>
    </message>
    <message>
        <source>A husar strikes a player who tries to swap for it. That player is hit and goes out. There is no swap, and the player with the husar gets no turn.</source>
        <translation>En husar hogger spilleren som vil bytte den til seg. Spilleren er hogd og ryker ut. Det blir ikke noe bytte, og den som har husaren, får ikke tale.</translation>
    </message>
    <message>
        <source>A värdshus (inn) or kavall (rider) sends you past it. You ask the next player on the left instead.</source>
        <translation>Värdshus (vertshus) og kavall (rytter) sender deg forbi. Du spør i stedet neste spiller til venstre.</translation>
    </message>
    <message>
        <source>The last player in takes the whole pot. With the next stake everyone is in again.</source>
        <translation>Den siste spilleren tar hele potten. Med neste innsats er alle med igjen.</translation>
    </message>
    <message>
        <source>Everyone would be out, so this time the lowest card doesn’t count. If no one was hit, no one goes out, and the dealer deals again.</source>
        <translation>Alle ville ha røket ut, så denne gangen teller ikke det laveste kortet. Er ingen hogd, ryker ingen ut, og giveren gir på nytt.</translation>
    </message>
    <message>
        <source>You’re out of this pot. You may be able to buy back in. Press F8 to skip to that moment.</source>
        <translation>Du er ute av denne potten. Kanskje kan du kjøpe deg inn igjen. Trykk på F8 for å gå rett dit.</translation>
    </message>
    <message>
        <source>A player who can’t pay the stake leaves the table. The others play on.</source>
        <translation>Den som ikke lenger kan betale innsatsen, forlater bordet. De andre spiller videre.</translation>
    </message>
    <message>
        <source>Upp till bevis: all cards are shown. Low killar go out, so do players who were hit, and so does the lowest of the other cards.</source>
        <translation>Upp till bevis: Alle kortene vises. Lave killer ryker ut, det samme gjør de som er hogd, og det laveste av de andre kortene.</translation>
    </message>
    <message>
        <source>Your neighbour took your card and gave you another. Now you speak. If your new card is higher, stand: your neighbour has the lower one.</source>
        <translation>Naboen tok kortet ditt og ga deg et annet. Nå taler du. Er det nye kortet høyere, så stå: Naboen har det lavere.</translation>
    </message>
    <message>
        <source>You swapped face down, so only you two know these cards. Now your neighbour speaks, with the card you had.</source>
        <translation>Dere byttet med baksiden opp, så bare dere to kjenner kortene. Nå taler naboen din, med kortet du hadde.</translation>
    </message>
    <message>
        <source>The dealer went into the stock. The drawn card must be kept, better or worse, unless it’s a matador. The old card is out of play.</source>
        <translation>Giveren gikk i talongen. Det trukne kortet må beholdes, bedre eller dårligere, hvis det ikke er en matador. Det gamle kortet er ute av spill.</translation>
    </message>
    <message>
        <source>You were dealt the kille, the lowest card of all while you hold it. Swap it away. Only stand if just two players are left.</source>
        <translation>Du har fått killen i given, og hos deg er den det laveste kortet av alle. Bytt den bort. Stå bare hvis dere er to igjen.</translation>
    </message>
    <message>
        <source>You have the kuku, the highest card: you’re safe, so stand. You may lay it down at any time to end the exchange. It’s often better to let the others knock each other out.</source>
        <translation>Du har kuku, det høyeste kortet: Du er trygg, så stå. Du kan legge den opp når som helst og avslutte byttet. Som oftest er det bedre å la de andre slå ut hverandre.</translation>
    </message>
    <message>
        <source>You have a matador: stand. No one can take it from you. A player who asks you gets the card’s answer, not the card.</source>
        <translation>Du har en matador: Stå. Ingen kan ta den fra deg. Den som vil bytte, får kortets svar i stedet for kortet.</translation>
    </message>
    <message>
        <source>You have just this one card. When all cards are shown, the lowest is out. Point at your card to see its place in the order.</source>
        <translation>Du har bare dette kortet. Når alle kortene vises, ryker det laveste ut. Pek på kortet ditt for å se plassen i rekkefølgen.</translation>
    </message>
    <message>
        <source>Everyone has paid a stake into the pot. In each deal one player or more goes out. The last player in wins it all.</source>
        <translation>Alle har betalt en innsats til potten. I hver giv ryker én eller flere ut. Den siste som er igjen, vinner alt sammen.</translation>
    </message>
    <message>
        <source>Only two or three players are left, and you speak first. You may ask the dealer for new cards for everyone. Don’t ask with a high card.</source>
        <translation>Bare to eller tre er igjen, og du taler først. Du kan spørre giveren om nye kort til alle. Ikke spør med et høyt kort.</translation>
    </message>
    <message>
        <source>You’re the dealer, and forehand asks for new cards for everyone. No one asks with a good card. If your card is low too, forehand may have to take it in a swap.</source>
        <translation>Du gir, og forhånd spør om nye kort til alle. Ingen spør med et godt kort. Er kortet ditt også lavt, må forhånd kanskje ta det i et bytte.</translation>
    </message>
    <message>
        <source>You decide whether everyone gets a new card. Forehand asked, so forehand surely has a low one.</source>
        <translation>Du avgjør om alle skal få et nytt kort. Forhånd spurte og har sikkert et lavt.</translation>
    </message>
    <message>
        <source>You’re the dealer and speak last: stand, or go into the stock. If you draw a matador, it answers as if a player had held it.</source>
        <translation>Du gir og taler sist: Stå, eller gå i talongen (trekk et kort). Trekker du en matador, svarer den som om en spiller hadde hatt den.</translation>
    </message>
    <message>
        <source>You may buy in again. You pay the price into the pot and get a card in the next deal. If you say no the first time, you won’t be asked again.</source>
        <translation>Du kan kjøpe deg inn igjen. Du betaler prisen til potten og får kort i neste giv. Sier du nei første gang, blir du ikke spurt igjen.</translation>
    </message>
    <message>
        <source>The pot is won. If everyone wants another pot, all are in again and pay the stake. If one player says no, the match ends.</source>
        <translation>Potten er vunnet. Vil alle ha en til, er alle med igjen og betaler innsatsen. Sier noen nei, slutter partiet.</translation>
    </message>
    <message>
        <source>Stand to keep your card, or swap it unseen with the player on your left. Only swap low cards: a matador may strike back.</source>
        <translation>Stå og behold kortet, eller bytt det usett med naboen til venstre. Bytt bare lave kort: En matador kan hogge tilbake.</translation>
    </message>
    <message>
        <source>Now all piles are counted: combinations once more, then the cards in pairs, and six points for the last trick. Declared points are already on the score sheet.</source>
        <translation>Nå telles alle bunkene: kombinasjonene en gang til, så kortene parvis og seks poeng for det siste stikket. Deklarerte poeng er allerede skrevet opp.</translation>
    </message>
    <message>
        <source>The most points lose the deal. But a player with no trick loses instead. The match ends when two have lost three deals each, or one has lost five.</source>
        <translation>Flest poeng taper given. Men en spiller uten stikk taper i stedet. Partiet slutter når to har tapt tre omganger hver, eller én fem.</translation>
    </message>
    <message>
        <source>A player with no trick in the whole deal can’t pay for Fjønt and loses it. Win at least one trick.</source>
        <translation>Den som ikke vinner et eneste stikk i given, kan ikke betale for Fjønt og mister det. Vinn minst ett stikk.</translation>
    </message>
    <message>
        <source>A player with no trick loses the discarded cards too. A single trick is enough to keep them.</source>
        <translation>Den som ikke vinner noe stikk, mister også kortene som er lagt bort. Et eneste stikk er nok til å beholde dem.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe a card for it. Give a worthless card from your side’s tricks. You may wait until you have one.</source>
        <translation>Du tar Fjønt tilbake og skylder et kort for det. Gi et verdiløst kort fra stikkene på din side. Du kan vente til dere har et.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe a card from your own tricks for it. Points are bad here, so give a card with many. You may wait until you have one.</source>
        <translation>Du tar Fjønt tilbake og skylder et kort fra dine egne stikk. Poeng er dårlige her, så gi et kort med mange. Du kan vente til du har et.</translation>
    </message>
    <message>
        <source>That was the last trick, worth six extra points. Now the piles are counted.</source>
        <translation>Det var det siste stikket, som gir seks ekstra poeng. Nå telles bunkene.</translation>
    </message>
    <message>
        <source>A declared combination counts at once, and again if one side wins all its cards. Three flertal or three sequences count double.</source>
        <translation>En deklarert kombinasjon teller med en gang, og igjen hvis én side vinner alle kortene i den. Tre flertal eller tre sekvenser teller dobbelt.</translation>
    </message>
    <message>
        <source>Each player has ten new cards, and the dealer discards two more. Your discards count for you at the end, but you can’t declare them.</source>
        <translation>Begge har fått ti nye kort, og giveren legger bort to til. Kortene du har lagt bort, teller for deg til slutt, men du kan ikke deklarere dem.</translation>
    </message>
    <message>
        <source>Look for combinations: three or four of a kind, and rows from XX or K downwards. They count when you declare them, and again if you win the cards.</source>
        <translation>Se etter kombinasjoner: tre eller fire av samme slag, og rekker fra XX eller K og nedover. De teller når du deklarerer dem, og igjen hvis du vinner kortene.</translation>
    </message>
    <message>
        <source>In Fjabbe points are bad: the player with the most loses the deal. But a player with no trick loses instead. Take one cheap trick.</source>
        <translation>I Fjabbe er poeng dårlige: Den som har flest, taper given. Men en spiller uten stikk taper i stedet. Ta ett billig stikk.</translation>
    </message>
    <message>
        <source>This is a snapphane, one of four equal trumps. If no trump is higher, the last snapphane played wins the trick.</source>
        <translation>Dette er en snapphane, en av fire like trumfer. Er ingen trumf høyere, vinner den sist spilte snapphanen.</translation>
    </message>
    <message>
        <source>The highest trump wins the trick. Without a trump, the highest card of the suit led wins. The winner leads to the next trick.</source>
        <translation>Høyeste trumf vinner stikket. Uten trumf vinner det høyeste kortet i fargen som ble spilt ut. Vinneren spiller ut til neste stikk.</translation>
    </message>
    <message>
        <source>Discard ten cards to get ten new ones. You must keep tarokker and kings. Keep cards that may become a combination too.</source>
        <translation>Legg bort ti kort, så får du ti nye. Tarokker og konger må du beholde. Behold også kort som kan bli en kombinasjon.</translation>
    </message>
    <message>
        <source>You’re the dealer and have two cards too many. Discard two, but no tarok or king. Worthless cards of a short suit are best: soon you can trump that suit.</source>
        <translation>Du er giver og har to kort for mye. Legg bort to, men ingen tarok eller konge. Best er verdiløse kort i en kort farge: Den kan du snart trumfe.</translation>
    </message>
    <message>
        <source>You still owe a card for Fjønt. Give one now, before the piles are counted.</source>
        <translation>Du skylder fortsatt et kort for Fjønt. Gi et nå, før bunkene telles.</translation>
    </message>
    <message>
        <source>Before your first card you may declare combinations from the list. Everyone sees the cards, and you get the points at once. Then play a card.</source>
        <translation>Før ditt første kort kan du deklarere kombinasjoner fra listen. Alle ser kortene, og du får poengene med en gang. Spill så et kort.</translation>
    </message>
    <message>
        <source>You may play Fjønt, the star, at any time, even if you could follow suit. Fjønt never wins. You take it back. If the others win the trick, you owe them a card.</source>
        <translation>Du kan spille Fjønt, stjernen, når som helst, også om du kunne bekjenne. Fjønt vinner aldri. Du tar det tilbake. Vinner de andre stikket, skylder du dem et kort.</translation>
    </message>
    <message>
        <source>Red suits are upside down below the jack: ace, 6, 7, 8, 9, and the 10 is lowest. An arrow on the cards reminds you.</source>
        <translation>Røde farger står på hodet under knekten: ess, 6, 7, 8, 9, og 10 er lavest. En pil på kortene minner om det.</translation>
    </message>
    <message>
        <source>You lead any card you like. The others must follow suit if they can. If not, they must trump.</source>
        <translation>Du spiller ut hvilket kort du vil. De andre må bekjenne farge hvis de kan. Ellers må de trumfe.</translation>
    </message>
    <message>
        <source>Follow suit if you can. If you can’t, play a trump. With neither, play anything. You never have to play higher than the other cards.</source>
        <translation>Bekjenn farge hvis du kan. Kan du ikke, så trumf. Har du ingen av delene, spiller du hva du vil. Du trenger aldri legge høyere enn de andre kortene.</translation>
    </message>
    <message>
        <source>One side took every trick of langen. That is klump, worth two game points. A single trick of your own saves you from it.</source>
        <translation>Den ene siden tok alle stikkene i langen. Det er klump og gir to poeng. Et eneste eget stikk redder deg.</translation>
    </message>
    <message>
        <source>The first side with 121 points wins the round at once. That brings one game point. Then the next player deals.</source>
        <translation>Den siden som først har 121 øyne, vinner omgangen med en gang. Det gir ett poeng. Så gir neste spiller.</translation>
    </message>
    <message>
        <source>The round brings one game point. With fewer than 30 points for the loser it brings two. With no trick for the loser it brings three.</source>
        <translation>Omgangen gir ett poeng. Har taperen færre enn 30 øyne, gir den to, og uten et eneste stikk til taperen tre.</translation>
    </message>
    <message>
        <source>Langen has 148 points in all. No side gets more than 119 or less than 29, except by klump. So ut’n decides.</source>
        <translation>Langen har 148 øyne i alt. Ingen side får mer enn 119 eller mindre enn 29, unntatt ved klump. Det er altså ut’n som avgjør.</translation>
    </message>
    <message>
        <source>Langen has 150 points in all, and 121 of them win the round. Otherwise both players take their points on to ut’n.</source>
        <translation>Langen har 150 øyne i alt, og 121 av dem vinner omgangen. Ellers tar begge øynene sine med til ut’n.</translation>
    </message>
    <message>
        <source>You’re the dealer, so you may look at your partner’s six cards until the first lead. Remember the high ones: they can protect what you lead.</source>
        <translation>Du gir, så du får se på makkerens seks kort til det første kortet spilles ut. Merk deg de høye: De kan beskytte det du spiller ut.</translation>
    </message>
    <message>
        <source>Ut’n is the second deal, and the points of langen stay. It’s a race: the first side with 121 after a trick wins. Then the round ends at once.</source>
        <translation>Ut’n er den andre given, og øynene fra langen følger med. Det er et kappløp: Den siden som først har 121 etter et stikk, vinner. Da er omgangen slutt med en gang.</translation>
    </message>
    <message>
        <source>The turn-up card shows trumps, which beat all other suits. Ekten, the jack of trumps, is highest. Next is uekten, the other jack of the same colour, red or black. It’s a trump too.</source>
        <translation>Oppslagskortet viser trumf, som stikker alle andre farger. Høyest er ekten, trumfknekten. Deretter kommer uekten, den andre svarte eller røde knekten. Den er også trumf.</translation>
    </message>
    <message>
        <source>The turn-up card shows trumps, which beat all other suits. Visse fil, the jack of trumps, is highest. Next is uwisse fil, the other jack of the same colour, red or black. It’s a trump too.</source>
        <translation>Oppslagskortet viser trumf, som stikker alle andre farger. Høyest er visse fil, trumfknekten. Deretter kommer uwisse fil, den andre svarte eller røde knekten. Den er også trumf.</translation>
    </message>
    <message>
        <source>The two of trumps now lies in place of the turn-up card. Everyone knows who took that card. The trump suit stays the same.</source>
        <translation>Trumftoeren ligger nå i stedet for oppslagskortet. Alle vet hvem som tok det kortet. Trumffargen er den samme.</translation>
    </message>
    <message>
        <source>The stock is empty. From now on there is nothing to draw, so save a good card for the last trick.</source>
        <translation>Talongen er tom. Fra nå av er det ingenting å trekke, så spar et godt kort til det siste stikket.</translation>
    </message>
    <message>
        <source>That was the last trick of langen, worth ten extra points. It pays to keep a sure card for it.</source>
        <translation>Det var det siste stikket i langen, og det gir ti øyne ekstra. Et sikkert kort spart til det lønner seg.</translation>
    </message>
    <message>
        <source>Each of these cards beats one of the winning cards: that takes the lead. From now on these are the cards to beat.</source>
        <translation>Hvert av disse kortene stikker ett av dem som ledet: Dermed tar de ledelsen. Fra nå av er det disse kortene man må stikke.</translation>
    </message>
    <message>
        <source>The last player to take the lead wins the trick. Its points go to that side. The winner draws first and leads to the next trick.</source>
        <translation>Den som sist tok ledelsen, vinner stikket, og øynene går til den siden. Vinneren trekker først og spiller ut til neste stikk.</translation>
    </message>
    <message>
        <source>The players are about to draw the last cards, with the turn-up card among them. This is the last chance to exchange the two of trumps for it.</source>
        <translation>Nå trekkes de siste kortene, og oppslagskortet er ett av dem. Dette er siste sjanse til å bytte trumftoeren mot det.</translation>
    </message>
    <message>
        <source>You have the two of trumps and may exchange it for the turn-up card, even when it isn’t your turn. Click the turn-up card, or press 0.</source>
        <translation>Du har trumftoeren og kan bytte den mot oppslagskortet, også når det ikke er din tur. Klikk på oppslagskortet, eller trykk 0.</translation>
    </message>
    <message>
        <source>You lead any cards you like. To take the trick, a player has to beat every one of them. So one card that no one can beat protects the others.</source>
        <translation>Du spiller ut hvilke kort du vil. Den som vil ha stikket, må stikke hvert eneste. Ett kort som ingen kan stikke, beskytter altså de andre.</translation>
    </message>
    <message>
        <source>Lead any three cards, or a whole suit of three or more with or without one other card. A player has to beat every card, so one sure card protects them all.</source>
        <translation>Spill ut tre kort, hvilke som helst, eller en hel farge på tre eller flere, med eller uten ett annet kort. Motspilleren må stikke alle, så ett eneste sikkert kort beskytter dem.</translation>
    </message>
    <message>
        <source>Lay as many cards as the leader did. To take the lead, beat each winning card with a different one of yours. If you can’t, give cards without points.</source>
        <translation>Legg like mange kort som det ble spilt ut. For å ta ledelsen må du stikke hvert av kortene som leder, med et eget kort. Kan du ikke det, legger du kort uten øyne.</translation>
    </message>
    <message>
        <source>The round is over. Play another one, or end the match here. The side with more game points wins the match.</source>
        <translation>Omgangen er over. Spill en til, eller avslutt partiet her. Siden med flest poeng vinner partiet.</translation>
    </message>
    <message>
        <source>Your partner is winning this trick, and its points count for both of you. Give points if the players after you are unlikely to take the lead.</source>
        <translation>Makkeren din vinner stikket akkurat nå, og øynene i det teller for dere begge. Legg i øyne hvis ingen etter deg ser ut til å ta over.</translation>
    </message>
    <message>
        <source>This move cost you most in this deal.</source>
        <extracomment>In the hand, or the deal, that has just been played</extracomment>
        <translation>Dette trekket kostet deg mest i given.</translation>
    </message>
    <message>
        <source>The round is counted. The player out first gets five points for each card in the largest hand. Cards won in tricks and bets count too.</source>
        <translation>Omgangen telles. Den som gikk ut først, får fem poeng for hvert kort på den største hånden. Kort vunnet i stikk og veddemål teller også.</translation>
    </message>
    <message>
        <source>Your bomb wins the trick, but you must give its cards away. Choose the player who is less dangerous. Then you lead.</source>
        <translation>Bomben din vinner stikket, men kortene må du gi bort. Velg den spilleren som er minst farlig. Så spiller du ut.</translation>
    </message>
    <message>
        <source>The first player out gets 5 points for each card in the largest hand. Near the end, get rid of cards fast. How many you hold matters more than which.</source>
        <translation>Den som går ut først, får 5 poeng for hvert kort på den største hånden. Bli fort kvitt kort mot slutten. Hvor mange du har, betyr mer enn hvilke.</translation>
    </message>
    <message>
        <source>The player of the bomb wins the trick and leads next, but must give its cards away. A bomb buys the lead with points.</source>
        <translation>Den som la bomben, vinner stikket og spiller ut neste gang, men må gi bort kortene. En bombe kjøper utspillet for poeng.</translation>
    </message>
    <message>
        <source>Only you see your fourteen number cards. Your jack, queen and king lie open. They are wild: in a set or run each can stand for any lower rank.</source>
        <translation>De fjorten tallkortene dine ser bare du. Knekten, damen og kongen din ligger åpent. De er jokere: I et sett eller en rekke kan de stå for hvilken lavere verdi som helst.</translation>
    </message>
    <message>
        <source>A bet says: I’ll be out first. If it fails, the points go to the player who is out first, and to everyone who didn’t bet.</source>
        <translation>Den som vedder, sier: Jeg går ut først. Slår det feil, går poengene til den som går ut først, og til alle som ikke har veddet.</translation>
    </message>
    <message>
        <source>You passed, but you aren’t out of the trick. If another player beats the cards, you may play again on your turn.</source>
        <translation>Du har passet, men du er ikke ute av stikket. Slår en annen kortene, kan du spille igjen når det er din tur.</translation>
    </message>
    <message>
        <source>The highest combination wins all cards of the trick, and its player leads next. Each 3, 5, 7 and 9 counts one point, J two, Q three and K five.</source>
        <translation>Den høyeste kombinasjonen vinner alle kortene i stikket, og den som la den, spiller ut neste gang. 3, 5, 7 og 9 gir ett poeng hver, Kn to, D tre og K fem.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats this bomb. You can pass without worry: its player has to give the trick away.</source>
        <translation>Bare en høyere bombe slår denne bomben. Du kan trygt passe: Den som la bomben, må gi bort stikket.</translation>
    </message>
    <message>
        <source>You lead a set, a run or a bomb. A single card is a set too. Long combinations are hard to beat and get rid of many cards at once.</source>
        <translation>Du spiller ut et sett, en rekke eller en bombe. Et enkelt kort er også et sett. Lange kombinasjoner er vanskelige å slå, og du blir kvitt mange kort på én gang.</translation>
    </message>
    <message>
        <source>Beat a set with a higher set, or a run with a higher run, with the same number of cards. Or pass.</source>
        <translation>Slå et sett med et høyere sett, eller en rekke med en høyere rekke, med like mange kort. Eller pass.</translation>
    </message>
    <message>
        <source>Before your first card you may bet 15 or 30 points that you go out first. If you don’t, the points go to the others. You lose nothing.</source>
        <translation>Før ditt første kort kan du vedde 15 eller 30 poeng på at du går ut først. Gjør du ikke det, går poengene til de andre. Du taper ingenting.</translation>
    </message>
</context>
<context>
    <name>command line</name>
    <message>
        <source>Which file? The name of a saved match is missing.</source>
        <translation>Hvilken fil? Navnet på et lagret parti mangler.</translation>
    </message>
    <message>
        <source>There is no game called “{name}”, only: {known}.</source>
        <translation>Det finnes ikke noe spill som heter «{name}», bare: {known}.</translation>
    </message>
    <message>
        <source>There is no bot called “{name}”, only: {known}.</source>
        <translation>Det finnes ingen dataspiller som heter «{name}», bare: {known}.</translation>
    </message>
    <message>
        <source>{bots} bots are too many for {seats} seats.</source>
        <translation>{bots} dataspillere er for mange for {seats} plasser.</translation>
    </message>
    <message>
        <source>There is no language “{name}”, only: {known}.</source>
        <translation>Språket «{name}» finnes ikke, bare: {known}.</translation>
    </message>
    <message>
        <source>{option} needs a whole number above 0, not “{value}”.</source>
        <translation>{option} trenger et heltall over 0, ikke «{value}».</translation>
    </message>
    <message>
        <source>{option} needs a number above 0, not “{value}”.</source>
        <translation>{option} trenger et tall over 0, ikke «{value}».</translation>
    </message>
    <message>
        <source>There is no display to open a window on.</source>
        <translation>Det finnes ingen skjerm å åpne et vindu på.</translation>
    </message>
    <message>
        <source>A part of the program is missing or damaged: {file}. Please install bluestick again.</source>
        <translation>En del av programmet mangler eller er skadet: {file}. Installer bluestick på nytt.</translation>
    </message>
    <message>
        <source>There is no bot at “{name}”: {reason}.</source>
        <translation>Det finnes ingen dataspiller på «{name}»: {reason}.</translation>
    </message>
    <message>
        <source>--deal needs a number from 1 to 999999999, or the code of a deal, not “{value}”.</source>
        <translation>--deal trenger et tall fra 1 til 999999999 eller koden til en giv, ikke «{value}».</translation>
    </message>
    <message>
        <source>The code “{value}” is for another game: {name}.</source>
        <translation>Koden «{value}» gjelder et annet spill: {name}.</translation>
    </message>
    <message>
        <source>Qt has no platform “{name}”, which QT_QPA_PLATFORM asks for.</source>
        <translation>Qt har ingen plattform «{name}», som QT_QPA_PLATFORM ber om.</translation>
    </message>
    <message>
        <source>The system lacks libraries that bluestick needs: {libraries} (on Debian and Ubuntu: sudo apt install {packages}).</source>
        <extracomment>Names of files, as libxcb-cursor.so.0, and a command to be typed.</extracomment>
        <translation>Systemet mangler biblioteker som bluestick trenger: {libraries} (i Debian og Ubuntu: sudo apt install {packages}).</translation>
    </message>
    <message>
        <source>The system lacks libraries that bluestick needs: {libraries}.</source>
        <extracomment>Names of files, as libxcb-cursor.so.0.</extracomment>
        <translation>Systemet mangler biblioteker som bluestick trenger: {libraries}.</translation>
    </message>
    <message>
        <source>bluestick replay FILE [--json]

Plays a saved match again, checks every move, and prints the log and the result.

--json  print everything, for other programs</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick replay FIL [--json]

Spiller et lagret parti på nytt, kontrollerer hvert trekk og skriver ut loggen og resultatet.

--json  skriv ut alt, for andre programmer</translation>
    </message>
    <message>
        <source>bluestick review FILE [--seconds TIME] [--json]

Analyses the decisions of the people in a saved match, or of all players if only bots played. Each decision is judged
by what the player could know at the time. Prints the log with slips and mistakes.

--seconds TIME  how long to think about a decision that isn’t clear at once (1)
--json          print every decision, for other programs</source>
        <extracomment>Shown by --help. Words in capitals and words that begin with -- stay as they are, apart from their meaning.</extracomment>
        <translation>bluestick review FIL [--seconds TID] [--json]

Analyserer menneskenes avgjørelser i et lagret parti, eller alles hvis bare dataspillere var med. Hver avgjørelse
bedømmes etter det spilleren kunne vite da. Skriver ut loggen med unøyaktigheter og feil.

--seconds TID  hvor lenge det tenkes på en avgjørelse som ikke er klar med en gang (1)
--json         skriv ut hver avgjørelse, for andre programmer</translation>
    </message>
    <message>
        <source>“{name}” is an unknown argument. See: bluestick --help</source>
        <translation>«{name}» er et ukjent argument. Se: bluestick --help</translation>
    </message>
    <message>
        <source>“{name}” can’t be used like this. See: bluestick --help</source>
        <translation>«{name}» kan ikke brukes slik. Se: bluestick --help</translation>
    </message>
    <message>
        <source>Which game? Give one of these: {known}.</source>
        <translation>Hvilket spill? Oppgi ett av disse: {known}.</translation>
    </message>
    <message>
        <source>{name} has no cards, so its matches have no number.</source>
        <translation>{name} spilles uten kort, så partiene har ikke noe nummer.</translation>
    </message>
    <message>
        <source>“{file}” can’t be read: {reason}.</source>
        <translation>«{file}» kan ikke leses: {reason}.</translation>
    </message>
    <message>
        <source>Matches can’t be saved in “{folder}”: its name isn’t valid text (UTF-8). Rename the folder, or set BLUESTICK_DATA to another one.</source>
        <translation>Partier kan ikke lagres i «{folder}»: Navnet er ikke gyldig tekst (UTF-8). Gi mappen et nytt navn, eller oppgi en annen i BLUESTICK_DATA.</translation>
    </message>
    <message>
        <source>There is no home folder for your matches. Set HOME, or set BLUESTICK_DATA to a folder.</source>
        <translation>Det finnes ingen hjemmemappe for partier. Angi HOME, eller en mappe i BLUESTICK_DATA.</translation>
    </message>
    <message>
        <source>The match hasn’t begun.</source>
        <translation>Partiet har ikke begynt.</translation>
    </message>
    <message>
        <source>The match isn’t over. To move: {names}.</source>
        <translation>Partiet er ikke over. I trekket: {names}.</translation>
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
        <translation>bluestick [FIL] [--game SPILL] [--language KODE] [--portable]
bluestick --selftest           kontroller at programmet er helt og virker
bluestick simulate SPILL ...   la dataspillere møte hverandre, uten vindu
bluestick replay FIL ...       kontroller et lagret parti og skriv ut loggen
bluestick review FIL ...       analyser avgjørelsene i et lagret parti

FIL              åpne dette lagrede partiet
--game SPILL     begynn med siden for et nytt parti av dette spillet
--language KODE  sv, nb, de eller en, i stedet for språket i innstillingene
--portable       legg partier og innstillinger i mappen bluestick-data ved siden av programmet
--version        skriv ut versjonene av bluestick, Qt og Python
--selftest       kontroller at alt er der og virker, uten vindu; sluttstatus 1 hvis ikke
--help           skriv ut denne hjelpen, eller den for en kommando: bluestick simulate --help</translation>
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
        <translation>bluestick simulate SPILL [--variant NAVN] [--seats N] [--option NAVN[=VERDI]] [--bots NIVÅER]
                   [--matches N] [--seed S] [--seconds TID] [--duplicate] [--deal N] [--json]

Dataspillere spiller hele partier, uten vindu. Så sammenlignes de: seire, poeng, trekk, betenkningstid.

--variant NAVN         varianten av spillet
--seats N              antallet spillere
--option NAVN[=VERDI]  slå en regel på eller av: NAVN, NAVN=on, NAVN=off. Kan oppgis flere ganger.
--bots NIVÅER          random, easy, medium, hard, master, atskilt med komma, i plassenes rekkefølge. Er de færre
                       enn plassene, begynner listen på nytt: Med fire plasser er hard,easy par mot par.
                       MODUL:KLASSE er en egen dataspiller, i arbeidsmappen eller der Python finner den.
--matches N            antallet partier (10)
--seed S               samme frø gir de samme partiene, hvis ikke tiden renner ut for dataspillerne (1)
--seconds TID          så lenge får hver dataspiller tenke på et trekk, på alle nivåer
--duplicate            hver plassering får de samme kortene
--deal N               det samme, først med given som har dette nummeret
                       En kode bestemmer også variant, antall spillere og regler, hvis du ikke oppgir dem her.
--json                 skriv ut alt, for andre programmer

Hver start spilles én gang med hver plassering. Alle dataspillere begynner altså like ofte og sitter like ofte på hver
plass. Partier med samme start teller som ett i poengenes intervall. Stjerner viser vinnerne.</translation>
    </message>
    <message>
        <source>The code “{value}” is for a game or a rule that this version of bluestick doesn’t know.</source>
        <translation>Koden «{value}» gjelder et spill eller en regel som denne versjonen av bluestick ikke kjenner.</translation>
    </message>
    <message>
        <source>The match isn’t over. Next comes a new deal.</source>
        <translation>Partiet er ikke over. Nå skal det gis på nytt.</translation>
    </message>
    <message>
        <source>The program can’t open a window: the display “{display}” doesn’t answer.</source>
        <translation>Programmet kan ikke åpne noe vindu: Skjermen «{display}» svarer ikke.</translation>
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
        <translation>Denne given …</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: better than you by {amount}.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Datamaskinen ({level}) på din plass: {amount} bedre enn deg.</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: worse than you by {amount}.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Datamaskinen ({level}) på din plass: {amount} dårligere enn deg.</translation>
    </message>
    <message numerus="yes">
        <source>Chips won or lost: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>{own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Vunne eller tapte sjetonger: du {own}, datamaskinen {mean} etter å ha spilt kortene én gang.</numerusform>
            <numerusform>Vunne eller tapte sjetonger: du {own}, datamaskinen {mean} i snitt etter å ha spilt kortene %n ganger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ahead of the others: you {own}, the computer {mean}, playing these cards %n time(s).</source>
        <extracomment>How far ahead of the best other side one came out; {own} and {mean} are numbers with a sign</extracomment>
        <translation>
            <numerusform>Foran de andre: du {own}, datamaskinen {mean} etter å ha spilt kortene én gang.</numerusform>
            <numerusform>Foran de andre: du {own}, datamaskinen {mean} i snitt etter å ha spilt kortene %n ganger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{deal} (played before)</source>
        <translation>{deal} (spilt før)</translation>
    </message>
    <message>
        <source>This code is for a game or a rule that this version of bluestick doesn’t know.</source>
        <translation>Koden gjelder et spill eller en regel som denne versjonen av bluestick ikke kjenner.</translation>
    </message>
    <message>
        <source>This is neither a number from 1 to {most} nor a code. Check each letter.</source>
        <translation>Dette er verken et nummer fra 1 til {most} eller en kode. Sjekk hvert tegn.</translation>
    </message>
    <message>
        <source>Computer ({level}) in your place: the same as you.</source>
        <extracomment>{level}: how well a computer player plays: easy, medium or hard</extracomment>
        <translation>Datamaskinen ({level}) på din plass: det samme som deg.</translation>
    </message>
    <message>
        <source>A single match may be luck.</source>
        <translation>Ett enkelt parti kan være flaks.</translation>
    </message>
    <message>
        <source>The average is accurate to ±{number}.</source>
        <extracomment>{number}: the standard error of a mean</extracomment>
        <translation>Snittet er innenfor ±{number}.</translation>
    </message>
    <message>
        <source>So it’s too close to tell.</source>
        <translation>Det er altså for jevnt til å avgjøre.</translation>
    </message>
</context>
<context>
    <name>haggis</name>
    <message>
        <source>3-5-7-9 is a bomb in four different colours or in a single one, not in two or three.</source>
        <translation>3-5-7-9 er en bombe i fire ulike farger eller i én, ikke i to eller tre.</translation>
    </message>
    <message>
        <source>These cards make no set, no run and no bomb.</source>
        <translation>Disse kortene er verken sett, rekke eller bombe.</translation>
    </message>
    <message>
        <source>You have no trick to give away.</source>
        <translation>Du har ikke noe stikk å gi bort.</translation>
    </message>
    <message>
        <source>Your turn – lead what you like</source>
        <translation>Din tur – spill ut hva du vil</translation>
    </message>
    <message>
        <source>{name}: your turn – lead what you like</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spill ut hva du vil</translation>
    </message>
    <message>
        <source>Your turn – beat it or pass</source>
        <translation>Din tur – slå eller pass</translation>
    </message>
    <message>
        <source>{name}: your turn – beat it or pass</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – slå eller pass</translation>
    </message>
    <message>
        <source>Your bomb has won – who gets the trick?</source>
        <translation>Bomben din har vunnet – hvem får stikket?</translation>
    </message>
    <message>
        <source>{name}: your bomb has won – who gets the trick?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Bomben din har vunnet – hvem får stikket?</translation>
    </message>
    <message>
        <source>{name} gives the trick away</source>
        <translation>{name} gir bort stikket</translation>
    </message>
    <message>
        <source>Round {round} · trick {number}</source>
        <translation>Omgang {round} · stikk {number}</translation>
    </message>
    <message numerus="yes">
        <source>You win the match with %n point(s)!</source>
        <translation>
            <numerusform>Du vinner partiet med %n poeng!</numerusform>
            <numerusform>Du vinner partiet med %n poeng!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the match with %n point(s).</source>
        <translation>
            <numerusform>{name} vinner partiet med %n poeng.</numerusform>
            <numerusform>{name} vinner partiet med %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>Button: do not beat what lies there</extracomment>
        <translation>Pass</translation>
    </message>
    <message>
        <source>No bet</source>
        <translation>Uten veddemål</translation>
    </message>
    <message>
        <source>Small bet: 15</source>
        <translation>Lite veddemål: 15</translation>
    </message>
    <message>
        <source>Big bet: 30</source>
        <translation>Stort veddemål: 30</translation>
    </message>
    <message>
        <source>To player {number}</source>
        <extracomment>The trick that a bomb has won goes to that player</extracomment>
        <translation>Til spiller {number}</translation>
    </message>
    <message>
        <source>Points to win</source>
        <extracomment>Name of an option</extracomment>
        <translation>Poeng til seier</translation>
    </message>
    <message>
        <source>Tournament rule</source>
        <extracomment>Name of an option, G5.8</extracomment>
        <translation>Turneringsregel</translation>
    </message>
    <message>
        <source>Colour left out</source>
        <extracomment>Name of an option: the colour that two players do without</extracomment>
        <translation>Farge som tas ut</translation>
    </message>
    <message>
        <source>Two players play with four of the five colours.</source>
        <translation>To spiller med fire av de fem fargene.</translation>
    </message>
    <message>
        <source>Own points shown</source>
        <extracomment>Name of an option: the house rule GQ10</extracomment>
        <translation>Egne poeng vises</translation>
    </message>
    <message>
        <source>During the round you see the points in your own tricks, instead of keeping count.</source>
        <translation>I løpet av omgangen ser du poengene i dine egne stikk i stedet for å holde tellingen.</translation>
    </message>
    <message>
        <source>by lot</source>
        <extracomment>The colour that is left out</extracomment>
        <translation>loddtrekning</translation>
    </message>
    <message numerus="yes">
        <source>Out first in {won} of %n round(s)</source>
        <translation>
            <numerusform>Først ut i {won} av %n omgang</numerusform>
            <numerusform>Først ut i {won} av %n omganger</numerusform>
        </translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passer.</translation>
    </message>
    <message>
        <source>You keep {cards}: an opponent scores for {here} cards, with “{move}” for {there}.</source>
        <translation>Du beholder {cards}: En motspiller får poeng for {here} kort, med «{move}» for {there}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passer.</translation>
    </message>
    <message>
        <source>You lead first.</source>
        <translation>Du spiller ut først.</translation>
    </message>
    <message>
        <source>{name} leads first.</source>
        <translation>{name} spiller ut først.</translation>
    </message>
    <message>
        <source>Left out: {colour}.</source>
        <comment>a colour of cards</comment>
        <translation>Farge som er ute: {colour}.</translation>
    </message>
    <message>
        <source>You bet {amount} points on going out first.</source>
        <translation>Du vedder {amount} poeng på at du går ut først.</translation>
    </message>
    <message>
        <source>{name} bets {amount} points on going out first.</source>
        <translation>{name} vedder {amount} poeng på å gå ut først.</translation>
    </message>
    <message>
        <source>You lead: {combination}</source>
        <translation>Du spiller ut: {combination}</translation>
    </message>
    <message>
        <source>{name} leads: {combination}</source>
        <translation>{name} spiller ut: {combination}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <comment>in a hand</comment>
        <translation>
            <numerusform>%n kort igjen</numerusform>
            <numerusform>%n kort igjen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still have %n card(s): {points} points.</source>
        <translation>
            <numerusform>Du har %n kort igjen: {points} poeng.</numerusform>
            <numerusform>Du har %n kort igjen: {points} poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} still has %n card(s): {points} points.</source>
        <translation>
            <numerusform>{name} har %n kort igjen: {points} poeng.</numerusform>
            <numerusform>{name} har %n kort igjen: {points} poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s).</source>
        <translation>
            <numerusform>Du tar stikket: %n poeng.</numerusform>
            <numerusform>Du tar stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} tar stikket: %n poeng.</numerusform>
            <numerusform>{name} tar stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the trick with a bomb.</source>
        <translation>Du vinner stikket med en bombe.</translation>
    </message>
    <message>
        <source>{name} wins the trick with a bomb.</source>
        <translation>{name} vinner stikket med en bombe.</translation>
    </message>
    <message>
        <source>Who gets it?</source>
        <translation>Hvem får det?</translation>
    </message>
    <message numerus="yes">
        <source>{name} gives you the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} gir deg stikket: %n poeng.</numerusform>
            <numerusform>{name} gir deg stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>Du gir {whom} stikket: %n poeng.</numerusform>
            <numerusform>Du gir {whom} stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gives {whom} the trick: %n point(s).</source>
        <translation>
            <numerusform>{name} gir {whom} stikket: %n poeng.</numerusform>
            <numerusform>{name} gir {whom} stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number}: {scores}.</source>
        <extracomment>{scores}: all players with what they have won: &quot;You 45 · Elin 12&quot;</extracomment>
        <translation>Omgang {number}: {scores}.</translation>
    </message>
    <message>
        <source>Round {number}…</source>
        <comment>in play</comment>
        <translation>Omgang {number} …</translation>
    </message>
    <message>
        <source>Bets</source>
        <comment>that were made</comment>
        <translation>Veddemål</translation>
    </message>
    <message>
        <source>largest hand: {name}</source>
        <translation>flest kort igjen: {name}</translation>
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
        <translation>Først ut</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stikk</translation>
    </message>
    <message>
        <source>Gifts</source>
        <extracomment>Tricks that were won with a bomb and given away</extracomment>
        <translation>Gaver</translation>
    </message>
    <message>
        <source>Last hand</source>
        <translation>Siste hånd</translation>
    </message>
    <message>
        <source>The Haggis</source>
        <translation>Haggisen</translation>
    </message>
    <message>
        <source>Bet won</source>
        <translation>Vunnet veddemål</translation>
    </message>
    <message>
        <source>Bet: {name}</source>
        <extracomment>A bet that {name} has lost</extracomment>
        <translation>Veddemål: {name}</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <comment>what chosen cards make</comment>
        <translation>ingenting ennå</translation>
    </message>
    <message numerus="yes">
        <source>{combination}, or %n other(s)</source>
        <extracomment>{combination}: &quot;run 8–10&quot;; %n other things that the same cards can be</extracomment>
        <translation>
            <numerusform>{combination}, eller noe annet</numerusform>
            <numerusform>{combination}, eller %n andre</numerusform>
        </translation>
    </message>
    <message>
        <source>{combination} so far</source>
        <extracomment>{combination}: what the cards chosen so far would be by themselves</extracomment>
        <translation>{combination} så langt</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <extracomment>Both are combinations: &quot;pair of 9s beats pair of 7s&quot;</extracomment>
        <translation>{high} slår {low}</translation>
    </message>
    <message>
        <source>You lead: {combination}.</source>
        <translation>Du spiller ut: {combination}.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Ingenting ennå.</translation>
    </message>
    <message>
        <source>One more card:</source>
        <comment>before a list of what it could be</comment>
        <translation>Ett kort til:</translation>
    </message>
    <message>
        <source>{card} ({combination})</source>
        <extracomment>{card}: &quot;red 7&quot;, {combination}: &quot;pair of 7s&quot;</extracomment>
        <translation>{card} ({combination})</translation>
    </message>
    <message>
        <source>Higher than {combination} and of the same form, or a bomb.</source>
        <translation>Høyere enn {combination} og av samme form, eller en bombe.</translation>
    </message>
    <message>
        <source>Beat it</source>
        <comment>an option</comment>
        <translation>Slå</translation>
    </message>
    <message>
        <source>Pass (0)</source>
        <comment>an option, and its key</comment>
        <translation>Pass (0)</translation>
    </message>
    <message>
        <source>Bet</source>
        <comment>an option</comment>
        <translation>Vedd</translation>
    </message>
    <message>
        <source>in a combination: counts as its own rank or any lower</source>
        <translation>i en kombinasjon: teller som sin egen eller en hvilken som helst lavere verdi</translation>
    </message>
    <message>
        <source>alone: only itself</source>
        <translation>alene: bare seg selv</translation>
    </message>
    <message numerus="yes">
        <source>%n more of this rank not yet seen</source>
        <translation>
            <numerusform>%n til av verdien er usett</numerusform>
            <numerusform>%n til av verdien er usette</numerusform>
        </translation>
    </message>
    <message>
        <source>Your bet</source>
        <comment>above its buttons</comment>
        <translation>Veddemålet ditt</translation>
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
        <translation>uten {colour} farge</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a colour of cards</comment>
        <translation>rød</translation>
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
        <translation>grønn</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a colour of cards</comment>
        <translation>blå</translation>
    </message>
    <message>
        <source>single {rank}</source>
        <comment>one card</comment>
        <translation>enkeltkort {rank}</translation>
    </message>
    <message>
        <source>pair of {rank}s</source>
        <comment>two cards of a rank</comment>
        <translation>par i {rank}-ere</translation>
    </message>
    <message>
        <source>three {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>tre {rank}-ere</translation>
    </message>
    <message>
        <source>four {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>fire {rank}-ere</translation>
    </message>
    <message>
        <source>five {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>fem {rank}-ere</translation>
    </message>
    <message>
        <source>six {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>seks {rank}-ere</translation>
    </message>
    <message>
        <source>seven {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>sju {rank}-ere</translation>
    </message>
    <message>
        <source>eight {rank}s</source>
        <comment>cards of a rank</comment>
        <translation>åtte {rank}-ere</translation>
    </message>
    <message>
        <source>run {low}–{high}</source>
        <translation>rekke {low}–{high}</translation>
    </message>
    <message>
        <source>run of pairs {low}–{high}</source>
        <translation>parrekke {low}–{high}</translation>
    </message>
    <message>
        <source>run of threes {low}–{high}</source>
        <comment>three cards of each rank</comment>
        <translation>treerrekke {low}–{high}</translation>
    </message>
    <message>
        <source>run of fours {low}–{high}</source>
        <comment>four cards of each rank</comment>
        <translation>firerrekke {low}–{high}</translation>
    </message>
    <message>
        <source>run of fives {low}–{high}</source>
        <comment>five cards of each rank</comment>
        <translation>femmerrekke {low}–{high}</translation>
    </message>
    <message>
        <source>run of sixes {low}–{high}</source>
        <comment>six cards of each rank</comment>
        <translation>sekserrekke {low}–{high}</translation>
    </message>
    <message>
        <source>bomb 3-5-7-9 in four colours</source>
        <translation>bombe 3-5-7-9 i fire farger</translation>
    </message>
    <message>
        <source>bomb 3-5-7-9 in one colour</source>
        <translation>bombe 3-5-7-9 i én farge</translation>
    </message>
    <message>
        <source>bomb {cards}</source>
        <translation>bombe {cards}</translation>
    </message>
    <message>
        <source>{colour} {rank}</source>
        <comment>a card</comment>
        <extracomment>{colour}: &quot;red&quot;, {rank}: &quot;7&quot;</extracomment>
        <translation>{colour} {rank}</translation>
    </message>
    <message>
        <source>no combination</source>
        <translation>ingen kombinasjon</translation>
    </message>
    <message>
        <source>{combination} beats it.</source>
        <translation>{combination} slår det.</translation>
    </message>
    <message>
        <source>{combination} does not beat it.</source>
        <translation>{combination} slår det ikke.</translation>
    </message>
    <message>
        <source>Player {number}: {combination}</source>
        <extracomment>A play of a trick: the number of the player, and what was played</extracomment>
        <translation>Spiller {number}: {combination}</translation>
    </message>
    <message>
        <source>bet {amount}</source>
        <translation>veddet {amount}</translation>
    </message>
    <message>
        <source>out first</source>
        <translation>først ut</translation>
    </message>
    <message>
        <source>Lay</source>
        <comment>button, where there is little room</comment>
        <translation>Legg</translation>
    </message>
    <message>
        <source>Sort the hand in another way</source>
        <translation>Sorter hånden på en annen måte</translation>
    </message>
    <message>
        <source>out second</source>
        <translation>nummer to ut</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player, on this combination</comment>
        <translation>passet</translation>
    </message>
    <message>
        <source>{name}: {combination} · a trick to give away, {points}</source>
        <translation>{name}: {combination} · et stikk å gi bort, {points}</translation>
    </message>
    <message>
        <source>{name}: {combination} · trick given away, {points}</source>
        <translation>{name}: {combination} · stikket gitt bort, {points}</translation>
    </message>
    <message>
        <source>{name}: {combination} · trick won, {points}</source>
        <translation>{name}: {combination} · stikket vunnet, {points}</translation>
    </message>
    <message>
        <source>last hand · {points}</source>
        <comment>of who was left with cards</comment>
        <translation>siste hånd · {points}</translation>
    </message>
    <message>
        <source>Haggis · {points}</source>
        <translation>Haggis · {points}</translation>
    </message>
    <message>
        <source>Round {number}: {name} went out first</source>
        <translation>Omgang {number}: {name} gikk ut først</translation>
    </message>
    <message>
        <source>By rank</source>
        <comment>how a hand is sorted</comment>
        <translation>Verdi</translation>
    </message>
    <message>
        <source>In groups</source>
        <comment>how a hand is sorted: by combinations</comment>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>By colour</source>
        <comment>how a hand is sorted</comment>
        <translation>Farge</translation>
    </message>
    <message>
        <source>By hand</source>
        <comment>how a hand is sorted</comment>
        <translation>For hånd</translation>
    </message>
    <message>
        <source>Give the trick to {name}</source>
        <translation>Gi stikket til {name}</translation>
    </message>
    <message>
        <source>To {name}</source>
        <comment>a trick is given</comment>
        <translation>Til {name}</translation>
    </message>
    <message>
        <source>No</source>
        <comment>button: no bet</comment>
        <translation>Nei</translation>
    </message>
    <message>
        <source>Small bet: 15 points that you go out first</source>
        <translation>Lite veddemål: 15 poeng på at du går ut først</translation>
    </message>
    <message>
        <source>Big bet: 30 points that you go out first</source>
        <translation>Stort veddemål: 30 poeng på at du går ut først</translation>
    </message>
    <message>
        <source>Haggis table</source>
        <translation>Haggisbord</translation>
    </message>
    <message>
        <source>{name}, taken: {cards}</source>
        <comment>a pile</comment>
        <translation>{name}, tatt: {cards}</translation>
    </message>
    <message>
        <source>{card} as {rank}</source>
        <extracomment>&quot;B as 8&quot;, &quot;jack (wild) as 8&quot;</extracomment>
        <translation>{card} som {rank}</translation>
    </message>
    <message>
        <source>on top</source>
        <comment>the combination that has to be beaten</comment>
        <translation>øverst</translation>
    </message>
    <message>
        <source>beaten</source>
        <comment>a combination</comment>
        <translation>slått</translation>
    </message>
    <message>
        <source>open: {cards}</source>
        <extracomment>The face cards that a player still has: &quot;J Q K&quot; or &quot;none&quot;</extracomment>
        <translation>åpent: {cards}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>open cards</comment>
        <translation>ingen</translation>
    </message>
    <message>
        <source>The round is counted</source>
        <translation>Omgangen telles opp</translation>
    </message>
    <message>
        <source>You get the trick</source>
        <translation>Du får stikket</translation>
    </message>
    <message>
        <source>{name} gets the trick</source>
        <translation>{name} får stikket</translation>
    </message>
    <message>
        <source>Round {number}: you went out first</source>
        <translation>Omgang {number}: Du gikk ut først</translation>
    </message>
    <message>
        <source>Only a higher bomb beats {combination}.</source>
        <translation>Bare en høyere bombe slår {combination}.</translation>
    </message>
    <message>
        <source>Wild cards make the lead larger and harder to beat: {cards}.</source>
        <translation>Jokere gjør utspillet større og vanskeligere å slå: {cards}.</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Denne omgangen</translation>
    </message>
    <message>
        <source>ranks above it: {above}, below: {below}</source>
        <extracomment>A rank among all ranks: &quot;Ranks above it: 5, below: 7&quot;</extracomment>
        <translation>verdier over: {above}, under: {below}</translation>
    </message>
    <message>
        <source>You go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: another combination; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du går ut først {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>{cards}: wild cards that the better move keeps</extracomment>
        <translation>Du beholder {cards}: Du går ut først {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>The dealer deals the number cards once a round.</source>
        <translation>Giveren gir tallkortene én gang i omgangen.</translation>
    </message>
    <message>
        <source>First the player of the bomb gives the trick away.</source>
        <translation>Først gir den som la bomben, bort stikket.</translation>
    </message>
    <message>
        <source>You have no cards left. You watch until the round is over.</source>
        <translation>Du har ingen kort igjen. Du ser på til omgangen er slutt.</translation>
    </message>
    <message>
        <source>These cards can’t be that combination.</source>
        <translation>Disse kortene kan ikke være den kombinasjonen.</translation>
    </message>
    <message>
        <source>Your bomb must be higher than {cards}.</source>
        <extracomment>{cards}: the bomb that lies there</extracomment>
        <translation>Bomben din må være høyere enn {cards}.</translation>
    </message>
    <message>
        <source>Only a higher bomb beats the bomb on the table.</source>
        <translation>Bare en høyere bombe slår bomben på bordet.</translation>
    </message>
    <message>
        <source>Beat a set with a set and a run with a run. A bomb beats both.</source>
        <translation>Slå et sett med et sett og en rekke med en rekke. En bombe slår begge.</translation>
    </message>
    <message>
        <source>Your hand makes nothing higher with these cards. Try others, or pass.</source>
        <translation>Hånden din lager ikke noe høyere med disse kortene. Prøv andre, eller pass.</translation>
    </message>
    <message>
        <source>A bomb of 3-5-7-9 has no wild cards.</source>
        <translation>En bombe av 3-5-7-9 har ingen jokere.</translation>
    </message>
    <message>
        <source>A run has the same colours in every rank: as many colours as cards of each rank.</source>
        <translation>En rekke har de samme fargene i hver verdi: like mange farger som kort av hver verdi.</translation>
    </message>
    <message>
        <source>A run has the same number of cards of every rank. Here some are missing.</source>
        <translation>En rekke har like mange kort av hver verdi. Her mangler noen.</translation>
    </message>
    <message>
        <source>A run has at least three ranks. A run of pairs or more needs only two.</source>
        <translation>En rekke har minst tre verdier. En parrekke eller større trenger bare to.</translation>
    </message>
    <message>
        <source>You lead, so you have to play something.</source>
        <translation>Du spiller ut, så du må spille noe.</translation>
    </message>
    <message>
        <source>You can only bet before your first card.</source>
        <translation>Du kan bare vedde før ditt første kort.</translation>
    </message>
    <message>
        <source>You have made your bet. You can’t withdraw or change it.</source>
        <translation>Du har allerede veddet. Du kan ikke trekke det tilbake eller endre det.</translation>
    </message>
    <message>
        <source>Another player is out already, so you can’t win this bet.</source>
        <translation>En annen spiller har allerede gått ut, så du kan ikke vinne veddemålet.</translation>
    </message>
    <message>
        <source>You won the trick with a bomb. Give it to another player.</source>
        <translation>Du vant stikket med en bombe. Gi det til en annen spiller.</translation>
    </message>
    <message numerus="yes">
        <source>Play %n card(s) to this trick, or a bomb.</source>
        <translation>
            <numerusform>Spill %n kort i dette stikket, eller en bombe.</numerusform>
            <numerusform>Spill %n kort i dette stikket, eller en bombe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run on the table has %n card(s) of each rank. Yours needs as many.</source>
        <translation>
            <numerusform>Rekken på bordet har %n kort av hver verdi. Din må ha like mange.</numerusform>
            <numerusform>Rekken på bordet har %n kort av hver verdi. Din må ha like mange.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play something higher than {rank}. Equal cards don’t beat it.</source>
        <extracomment>{rank}: of the set, or of the top of the run that lies there</extracomment>
        <translation>Spill noe høyere enn {rank}. Like kort slår ikke.</translation>
    </message>
    <message>
        <source>The run has a gap: {ranks}. You need more wild cards to fill it.</source>
        <extracomment>{ranks}: &quot;6 and 7&quot;</extracomment>
        <translation>Rekken har et hull: {ranks}. Det trengs flere jokere for å fylle det.</translation>
    </message>
    <message>
        <source>The match ends after the round in which a player reaches this. 250 gives a short match, 350 a long one.</source>
        <translation>Partiet slutter etter den omgangen da noen når dit. 250 gir et kort parti, 350 et langt.</translation>
    </message>
    <message>
        <source>A trick won by a bomb goes to the player of the second-highest combination. No one chooses.</source>
        <translation>Et stikk som en bombe vinner, går til den som la nest høyest. Ingen velger.</translation>
    </message>
    <message>
        <source>This empties your hand.</source>
        <translation>Dette tømmer hånden din.</translation>
    </message>
    <message>
        <source>The others have too few cards left to beat this.</source>
        <translation>De andre har for få kort igjen til å slå dette.</translation>
    </message>
    <message>
        <source>Lead weak cards now: you can still win back the lead with {cards}.</source>
        <translation>Spill ut svake kort nå: Du kan ta utspillet tilbake med {cards}.</translation>
    </message>
    <message>
        <source>Break up a combination to get the lead: here it’s worth it.</source>
        <translation>Bryt opp en kombinasjon for å få utspillet: Her er det verdt det.</translation>
    </message>
    <message>
        <source>Win the lead with {cards}.</source>
        <translation>Ta utspillet med {cards}.</translation>
    </message>
    <message>
        <source>Pass: the trick isn’t worth it.</source>
        <translation>Pass: Stikket er ikke verdt det.</translation>
    </message>
    <message numerus="yes">
        <source>It’s hard to beat %n card(s) at once.</source>
        <translation>
            <numerusform>Ett kort går.</numerusform>
            <numerusform>Det er vanskelig å slå %n kort på én gang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bomb is the safest lead, but it gives away %n point(s).</source>
        <translation>
            <numerusform>En bombe er det tryggeste utspillet, men gir bort %n poeng.</numerusform>
            <numerusform>En bombe er det tryggeste utspillet, men gir bort %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After that you need %n lead(s) to go out.</source>
        <translation>
            <numerusform>Så trenger du %n utspill for å gå ut.</numerusform>
            <numerusform>Så trenger du %n utspill for å gå ut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These cards belong together. After that %n lead(s) are left.</source>
        <translation>
            <numerusform>Disse kortene hører sammen. Så gjenstår %n utspill.</numerusform>
            <numerusform>Disse kortene hører sammen. Så gjenstår %n utspill.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead is worth more than the %n point(s) you give away.</source>
        <translation>
            <numerusform>Utspillet er verdt mer enn det poenget du gir bort.</numerusform>
            <numerusform>Utspillet er verdt mer enn de %n poengene du gir bort.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have about a {percent}% chance of going out first.</source>
        <extracomment>{percent}: how likely it is that this player goes out first</extracomment>
        <translation>Du har omtrent {percent}&#xa0;% sjanse til å gå ut først.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand needs about %n lead(s) to go out.</source>
        <translation>
            <numerusform>Hånden din trenger omtrent %n utspill for å gå ut.</numerusform>
            <numerusform>Hånden din trenger omtrent %n utspill for å gå ut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the fewest in the match.</source>
        <translation>
            <numerusform>%n poeng til den som har færrest i partiet.</numerusform>
            <numerusform>%n poeng til den som har færrest i partiet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the player with the most cards left.</source>
        <translation>
            <numerusform>%n poeng til den som har flest kort igjen.</numerusform>
            <numerusform>%n poeng til den som har flest kort igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get five points each for {here} leftover cards on average, with “{move}” for {there}.</source>
        <extracomment>The player out first gets points for the cards left in the largest hand. {here} and {there}: how many, &quot;3.2&quot;</extracomment>
        <translation>Du får fem poeng hver for i snitt {here} kort på en annen hånd, med «{move}» for {there}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you score for {here} leftover cards, with “{move}” for {there}.</source>
        <translation>Du beholder {cards}: Du får poeng for {here} gjenværende kort, med «{move}» for {there}.</translation>
    </message>
    <message>
        <source>You need fewer leads later: you score for {here} leftover cards, with “{move}” for {there}.</source>
        <translation>Du trenger færre utspill siden: Du får poeng for {here} kort, med «{move}» for {there}.</translation>
    </message>
    <message>
        <source>An opponent gets five points each for {here} leftover cards on average, with “{move}” for {there}.</source>
        <extracomment>An opponent is out first and gets points for the cards left in the largest hand. {here}: how many, &quot;1.2&quot;</extracomment>
        <translation>En motspiller får fem poeng hver for i snitt {here} kort, med «{move}» for {there}.</translation>
    </message>
    <message>
        <source>You need fewer leads later: an opponent scores for {here} cards, with “{move}” for {there}.</source>
        <translation>Du trenger færre utspill siden: En motspiller får poeng for {here} kort, med «{move}» for {there}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the tricks bring you about %n point(s) more.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>Du beholder {cards}: Stikkene gir deg omtrent %n poeng mer.</numerusform>
            <numerusform>Du beholder {cards}: Stikkene gir deg omtrent %n poeng mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in tricks than with “{move}”.</source>
        <extracomment>Points of your tricks, less those of the best opponent</extracomment>
        <translation>
            <numerusform>Du vinner omtrent %n poeng mer i stikk enn med «{move}».</numerusform>
            <numerusform>Du vinner omtrent %n poeng mer i stikk enn med «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in tricks than with “{move}”.</source>
        <extracomment>Points of the tricks of the best opponent, less those of yours</extracomment>
        <translation>
            <numerusform>Du taper omtrent %n poeng mindre i stikk enn med «{move}».</numerusform>
            <numerusform>Du taper omtrent %n poeng mindre i stikk enn med «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Stikkene gir deg poeng, men koster deg poeng med «{move}»: omtrent %n i forskjell.</numerusform>
            <numerusform>Stikkene gir deg poeng, men koster deg poeng med «{move}»: omtrent %n i forskjell.</numerusform>
        </translation>
    </message>
    <message>
        <source>You don’t bet.</source>
        <translation>Du vedder ikke.</translation>
    </message>
    <message>
        <source>{name} doesn’t bet.</source>
        <translation>{name} vedder ikke.</translation>
    </message>
    <message>
        <source>You go out first!</source>
        <translation>Du går ut først!</translation>
    </message>
    <message>
        <source>{name} goes out first.</source>
        <translation>{name} går ut først.</translation>
    </message>
    <message>
        <source>You go out second.</source>
        <translation>Du går ut som nummer to.</translation>
    </message>
    <message>
        <source>{name} goes out second.</source>
        <translation>{name} går ut som nummer to.</translation>
    </message>
    <message>
        <source>Now the trick has to be given away.</source>
        <translation>Nå skal stikket gis bort.</translation>
    </message>
    <message numerus="yes">
        <source>You get the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>Du får stikket: %n poeng.</numerusform>
            <numerusform>Du får stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets the trick: %n point(s).</source>
        <comment>a trick</comment>
        <translation>
            <numerusform>{name} får stikket: %n poeng.</numerusform>
            <numerusform>{name} får stikket: %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>single jack</source>
        <translation>enkelt knekt</translation>
    </message>
    <message>
        <source>single queen</source>
        <translation>enkelt dame</translation>
    </message>
    <message>
        <source>single king</source>
        <translation>enkelt konge</translation>
    </message>
    <message>
        <source>Your hand can’t beat the cards on the table.</source>
        <translation>Hånden din kan ikke slå kortene på bordet.</translation>
    </message>
    <message>
        <source>Get rid of your cards first and win cards that count: {target} points win.</source>
        <translation>Bli først kvitt kortene dine, og vinn kort som teller: {target} poeng vinner.</translation>
    </message>
    <message>
        <source>Two or three players race to get rid of their cards, with sets, runs, wild cards and bombs. The cards you win on the way count too. A match to 250 points takes 15 to 30 minutes. The moves are soon learned, but planning a whole hand is an art.</source>
        <translation>To eller tre spillere konkurrerer om å bli kvitt kortene, med sett, rekker, jokere og bomber. Kortene man vinner underveis, teller også. Et parti til 250 poeng tar et kvarter til en halvtime. Trekkene er fort lært, men å planlegge en hel hånd er en kunst.</translation>
    </message>
    <message>
        <source>No one can beat this lead.</source>
        <translation>Ingen kan slå dette utspillet.</translation>
    </message>
    <message>
        <source>Pass: to beat this, you would have to spend {cards}.</source>
        <translation>Pass: For å slå dette må du ofre {cards}.</translation>
    </message>
    <message>
        <source>Pass: only your bomb beats this, and you’ll need it later.</source>
        <translation>Pass: Bare bomben din slår dette, og den trenger du senere.</translation>
    </message>
    <message>
        <source>Pass: to beat this, you would break up a combination ({cards}).</source>
        <translation>Pass: For å slå dette må du bryte opp en kombinasjon ({cards}).</translation>
    </message>
    <message>
        <source>The leader plays any set, run or bomb. Then everyone in turn plays or passes.</source>
        <translation>Den som spiller ut, legger et sett, en rekke eller en bombe. Så spiller eller passer hver etter tur.</translation>
    </message>
    <message>
        <source>Everyone in turn plays something higher or passes, until no one goes higher.</source>
        <translation>Hver spiller etter tur noe høyere eller passer, til ingen går høyere.</translation>
    </message>
    <message>
        <source>The player of the winning bomb gives the trick to another player.</source>
        <translation>Den som vant med en bombe, gir stikket til en annen spiller.</translation>
    </message>
    <message>
        <source>Cards won, cards left in the hands and bets are counted. Then the next round begins.</source>
        <translation>Vunne kort, kort igjen på hendene og veddemål telles. Så begynner neste omgang.</translation>
    </message>
    <message>
        <source>In all; {target} points end the match</source>
        <extracomment>{target}: so many points in the match end it</extracomment>
        <translation>I alt; {target} poeng avslutter partiet</translation>
    </message>
    <message numerus="yes">
        <source>When you went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>Da du gikk ut, var det %n kort igjen på den største hånden: fem poeng for det.</numerusform>
            <numerusform>Da du gikk ut, var det %n kort igjen på den største hånden: fem poeng for hvert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When {name} went out, the largest hand had %n card(s): five points for each.</source>
        <translation>
            <numerusform>Da {name} gikk ut, var det %n kort igjen på den største hånden: fem poeng for det.</numerusform>
            <numerusform>Da {name} gikk ut, var det %n kort igjen på den største hånden: fem poeng for hvert.</numerusform>
        </translation>
    </message>
    <message>
        <source>You need fewer leads later: you go out first {often}, with “{move}” {as_often}.</source>
        <extracomment>The hand that is left after the better move needs fewer leads than after the other</extracomment>
        <translation>Du trenger færre utspill siden: Du går ut først {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>{combination}: can’t be played here</source>
        <translation>{combination}: kan ikke spilles her</translation>
    </message>
    <message>
        <source>These cards can also be: {combinations} (F3).</source>
        <translation>Disse kortene kan også være: {combinations} (F3).</translation>
    </message>
    <message>
        <source>{combination}: you can’t play this now.</source>
        <translation>{combination}: Det kan du ikke spille nå.</translation>
    </message>
    <message>
        <source>You need more cards.</source>
        <translation>Du trenger flere kort.</translation>
    </message>
    <message>
        <source>Any set, run or bomb. The player who leads can’t pass.</source>
        <translation>Hvilket som helst sett, rekke eller bombe. Den som spiller ut, kan ikke passe.</translation>
    </message>
    <message>
        <source>You can play again as long as the trick goes on.</source>
        <translation>Du kan spille igjen så lenge stikket varer.</translation>
    </message>
    <message>
        <source>The other player wins the trick and leads the next one.</source>
        <translation>Den andre spilleren vinner stikket og spiller ut til det neste.</translation>
    </message>
    <message>
        <source>Your hand can’t beat this combination.</source>
        <translation>Hånden din kan ikke slå kombinasjonen.</translation>
    </message>
    <message>
        <source>No bet, or 15 or 30 points that you go out first. You can bet until your first card.</source>
        <translation>Ikke noe veddemål, eller 15 eller 30 poeng på at du går ut først. Du kan vedde fram til ditt første kort.</translation>
    </message>
    <message>
        <source>{name} gets {points} for the cards of the trick. You lead the next one.</source>
        <translation>{name} får {points} for kortene i stikket. Du spiller ut til det neste.</translation>
    </message>
    <message>
        <source>face up: everyone sees it</source>
        <translation>ligger åpent: Alle ser det</translation>
    </message>
    <message>
        <source>{combination} is on the table.</source>
        <translation>{combination} ligger på bordet.</translation>
    </message>
    <message>
        <source>Pass: don’t beat this combination</source>
        <translation>Pass: Ikke slå kombinasjonen</translation>
    </message>
    <message>
        <source>No bet: you can’t change this later</source>
        <translation>Uten veddemål: Det kan du ikke endre senere</translation>
    </message>
    <message>
        <source>If your bomb wins, you give the trick away and lead the next one.</source>
        <translation>Hvis bomben din vinner, gir du bort stikket og spiller ut til det neste.</translation>
    </message>
    <message>
        <source>You score after each round</source>
        <extracomment>Beside the score 0, while the first round is played</extracomment>
        <translation>Poeng regnes etter hver omgang</translation>
    </message>
</context>
<context>
    <name>haljan</name>
    <message>
        <source>You deal {deal}. {card} is turned up: {suit} are trumps.</source>
        <translation>Du gir {deal}. {card} slås opp, og {suit} er trumf.</translation>
    </message>
    <message>
        <source>{name} deals {deal}. {card} is turned up: {suit} are trumps.</source>
        <translation>{name} gir {deal}. {card} slås opp, og {suit} er trumf.</translation>
    </message>
    <message>
        <source>You exchange {two} for {card}.</source>
        <translation>Du bytter {two} mot {card}.</translation>
    </message>
    <message>
        <source>{name} exchanges {two} for {card}.</source>
        <translation>{name} bytter {two} mot {card}.</translation>
    </message>
    <message>
        <source>You want another round.</source>
        <translation>Du vil ha en omgang til.</translation>
    </message>
    <message>
        <source>{name} wants another round.</source>
        <translation>{name} vil ha en omgang til.</translation>
    </message>
    <message numerus="yes">
        <source>You take the trick: %n point(s)</source>
        <translation>
            <numerusform>Du tar stikket: %n øye</numerusform>
            <numerusform>Du tar stikket: %n øyne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} takes the trick: %n point(s)</source>
        <translation>
            <numerusform>{name} tar stikket: %n øye</numerusform>
            <numerusform>{name} tar stikket: %n øyne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, and %n for the last trick</source>
        <extracomment>After &quot;Elin takes the trick: 21 points&quot;</extracomment>
        <translation>
            <numerusform>, og %n for det siste stikket</numerusform>
            <numerusform>, og %n for det siste stikket</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du trekker {cards}.</translation>
    </message>
    <message>
        <source>{deal} is counted: {first} {points}, {second} {others}.</source>
        <extracomment>{deal}: langen or ut’n</extracomment>
        <translation>{deal} er talt opp: {first} {points}, {second} {others}.</translation>
    </message>
    <message>
        <source>Klump: every trick of langen!</source>
        <translation>Klump: alle stikkene i langen!</translation>
    </message>
    <message>
        <source>Harjan: no trick at all for the loser!</source>
        <translation>Harjan: ikke et eneste stikk til taperen!</translation>
    </message>
    <message>
        <source>Jan: fewer than 30 points for the loser.</source>
        <translation>Jan: færre enn 30 øyne til taperen.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the round.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner omgangen.</numerusform>
            <numerusform>{names} vinner omgangen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You and {names} win the round.</source>
        <translation>Du og {names} vinner omgangen.</translation>
    </message>
    <message>
        <source>You win the round.</source>
        <translation>Du vinner omgangen.</translation>
    </message>
    <message numerus="yes">
        <source>%n game point(s)</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn – lay your cards</source>
        <translation>Din tur – legg kortene dine</translation>
    </message>
    <message>
        <source>{name}: your turn – lay your cards</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – legg kortene dine</translation>
    </message>
    <message>
        <source>The round is over – another one?</source>
        <translation>Omgangen er slutt – en til?</translation>
    </message>
    <message>
        <source>{name}: the round is over – another one?</source>
        <translation>{name}: Omgangen er slutt – en til?</translation>
    </message>
    <message>
        <source>Another round? Waiting for {names}</source>
        <translation>En omgang til? Venter på {names}</translation>
    </message>
    <message>
        <source>{deal} · trick {number}</source>
        <extracomment>{deal}: langen or ut’n</extracomment>
        <translation>{deal} · stikk {number}</translation>
    </message>
    <message numerus="yes">
        <source>A draw: %n game point(s) for each side.</source>
        <translation>
            <numerusform>Uavgjort: %n poeng til hver side.</numerusform>
            <numerusform>Uavgjort: %n poeng til hver side.</numerusform>
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
        <translation>Du og {names} vinner partiet med {most}–{least}!</translation>
    </message>
    <message>
        <source>You win the match by {most} to {least}!</source>
        <translation>Du vinner partiet med {most}–{least}!</translation>
    </message>
    <message>
        <source>Exchange the two</source>
        <extracomment>Button: the two of trumps for the turned-up card</extracomment>
        <translation>Bytt toeren</translation>
    </message>
    <message>
        <source>No exchange</source>
        <extracomment>Button: do not exchange the two of trumps</extracomment>
        <translation>Ikke bytt</translation>
    </message>
    <message>
        <source>Another round</source>
        <extracomment>Button</extracomment>
        <translation>En omgang til</translation>
    </message>
    <message>
        <source>Harjan</source>
        <translation>Harjan</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <extracomment>Name of an option: the house rule B3</extracomment>
        <translation>Hvor lenge partiet varer</translation>
    </message>
    <message>
        <source>Another round is always welcome.</source>
        <translation>En omgang til er alltid velkommen.</translation>
    </message>
    <message>
        <source>A lead without points risks nothing.</source>
        <translation>Et utspill uten øyne risikerer ingenting.</translation>
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
        <translation>Fra langen</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Stikk {number}</translation>
    </message>
    <message>
        <source>119 at most without klump</source>
        <translation>Høyst 119 uten klump</translation>
    </message>
    <message>
        <source>leads of {number} cards: {leads}</source>
        <comment>how many there are</comment>
        <translation>utspill med {number} kort: {leads}</translation>
    </message>
    <message>
        <source>Not every card is beaten: that is not enough.</source>
        <translation>Ikke alle kort stikkes: Det er ikke nok.</translation>
    </message>
    <message>
        <source>{number}: leads and wins</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: spiller ut og vinner</translation>
    </message>
    <message>
        <source>{number}: leads</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: spiller ut</translation>
    </message>
    <message>
        <source>{number}: does not beat it</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: stikker ikke</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>makkeren din</translation>
    </message>
    <message>
        <source>{name} · takes {points}</source>
        <comment>a finished trick, and its points</comment>
        <translation>{name} · tar {points}</translation>
    </message>
    <message>
        <source>{name} · beaten</source>
        <comment>cards that do not win</comment>
        <translation>{name} · stikker ikke</translation>
    </message>
    <message numerus="yes">
        <source>your %n card(s)</source>
        <comment>place for a play</comment>
        <translation>
            <numerusform>kortet ditt</numerusform>
            <numerusform>dine %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>no cards to draw</source>
        <translation>ingen kort å trekke</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) + turn-up</source>
        <comment>to draw</comment>
        <translation>
            <numerusform>%n kort + oppslagskortet</numerusform>
            <numerusform>%n kort + oppslagskortet</numerusform>
        </translation>
    </message>
    <message>
        <source>beats {cards}</source>
        <translation>stikker {cards}</translation>
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
        <translation>din side</translation>
    </message>
    <message>
        <source>the others</source>
        <translation>de andre</translation>
    </message>
    <message>
        <source>Your lead: {points}.</source>
        <translation>Ditt utspill: {points}.</translation>
    </message>
    <message>
        <source>Lead to the trick</source>
        <comment>an option</comment>
        <translation>Spill ut</translation>
    </message>
    <message numerus="yes">
        <source>Throw %n card(s) away</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Kast %n kort</numerusform>
            <numerusform>Kast %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>With {pairs}, for instance.</source>
        <comment>card by card</comment>
        <translation>For eksempel: {pairs}.</translation>
    </message>
    <message>
        <source>{name} exchanges {two} for {card}</source>
        <translation>{name} bytter {two} mot {card}</translation>
    </message>
    <message>
        <source>{two} for {card}: click, or 0</source>
        <extracomment>Beside the turned-up card {card}, which may be touched, or the key pressed, to get it for the two of trumps</extracomment>
        <translation>{two} mot {card}: klikk, eller 0</translation>
    </message>
    <message>
        <source>{deal} · trick {number} of {all}</source>
        <extracomment>{deal}: langen or ut’n; how many tricks it has</extracomment>
        <translation>{deal} · stikk {number} av {all}</translation>
    </message>
    <message>
        <source>Harjan table</source>
        <translation>Harjanbord</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <comment>single cards</comment>
        <translation>{high} stikker {low}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>%n øye</numerusform>
            <numerusform>%n øyne</numerusform>
        </translation>
    </message>
    <message>
        <source>Be the first with 121 points: that wins the round.</source>
        <translation>Den som først har 121 øyne, vinner omgangen.</translation>
    </message>
    <message>
        <source>Be the first pair with 121 points: that wins the round.</source>
        <translation>Det paret som først har 121 øyne, vinner omgangen.</translation>
    </message>
    <message>
        <source>game points</source>
        <translation>poeng</translation>
    </message>
    <message>
        <source>Langen is counted</source>
        <translation>Langen er talt opp</translation>
    </message>
    <message>
        <source>Deal ut’n</source>
        <extracomment>Button: langen has been counted, and the second deal of the round follows</extracomment>
        <translation>Gi ut’n</translation>
    </message>
    <message>
        <source>Carried to ut’n</source>
        <extracomment>What both sides take along from langen to ut’n</extracomment>
        <translation>Tas med til ut’n</translation>
    </message>
    <message>
        <source>Still lacking for {goal}</source>
        <extracomment>What both sides lack for the points that win the round</extracomment>
        <translation>Mangler til {goal}</translation>
    </message>
    <message>
        <source>Points; {goal} win the round</source>
        <extracomment>How many points win the round</extracomment>
        <translation>Øyne; {goal} vinner omgangen</translation>
    </message>
    <message>
        <source>Game points; {target} win the match</source>
        <translation>Poeng; {target} vinner partiet</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>is beaten</source>
        <translation>er slått</translation>
    </message>
    <message>
        <source>is not beaten</source>
        <translation>er ikke slått</translation>
    </message>
    <message>
        <source>You deal and may look at the cards of {name}</source>
        <extracomment>{name}: the partner of the player who deals</extracomment>
        <translation>Du gir og får se på kortene til {name}</translation>
    </message>
    <message>
        <source>Your side takes this trick {often}, with {move} {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the cards of another play; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Dere tar dette stikket {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You take this trick {often}, with {move} {as_often}.</source>
        <translation>Du tar dette stikket {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You soon win the round {often}, with {move} {as_often}.</source>
        <translation>Du vinner snart omgangen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You soon lose the round {often}, with {move} {as_often}.</source>
        <translation>Du taper snart omgangen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>Your side takes the last trick of langen {often}, with {move} {as_often}.</source>
        <translation>Dere tar siste stikk i langen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You take the last trick of langen {often}, with {move} {as_often}.</source>
        <translation>Du tar siste stikk i langen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you soon win the round {often}, with {move} {as_often}.</source>
        <translation>Du beholder {cards}: Du vinner snart omgangen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you soon lose the round {often}, with {move} {as_often}.</source>
        <translation>Du beholder {cards}: Du taper snart omgangen {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: the last trick is yours {often}, with {move} {as_often}.</source>
        <extracomment>Said to a pair</extracomment>
        <translation>Du beholder {cards}: Dere tar siste stikk {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you take the last trick {often}, with {move} {as_often}.</source>
        <translation>Du beholder {cards}: Du tar siste stikk {often}, med {move} {as_often}.</translation>
    </message>
    <message>
        <source>Wait: the next trick hasn’t begun yet.</source>
        <translation>Vent: Neste stikk har ikke begynt ennå.</translation>
    </message>
    <message>
        <source>Wait until the turn-up card is drawn. Another player may still exchange the two.</source>
        <translation>Vent til oppslagskortet er trukket. En annen spiller kan fortsatt bytte toeren.</translation>
    </message>
    <message>
        <source>A lead of more than three cards is a whole suit with one other card at most. Leave out some of these: {cards}.</source>
        <translation>Et utspill med mer enn tre kort er en hel farge med høyst ett annet kort. La være noen av disse: {cards}.</translation>
    </message>
    <message>
        <source>A lead of more than three cards takes the whole suit. Add these: {cards}.</source>
        <translation>Et utspill med mer enn tre kort omfatter hele fargen. Legg til disse: {cards}.</translation>
    </message>
    <message>
        <source>There’s nothing to answer right now.</source>
        <translation>Det er ingenting å svare på akkurat nå.</translation>
    </message>
    <message>
        <source>This match is played without the exchange of the two.</source>
        <translation>Dette partiet spilles uten bytte av toeren.</translation>
    </message>
    <message>
        <source>The turn-up card is no longer on the table.</source>
        <translation>Oppslagskortet ligger ikke lenger på bordet.</translation>
    </message>
    <message>
        <source>The turn-up card is a two itself, so there’s nothing to exchange in this deal.</source>
        <translation>Oppslagskortet er selv en toer: I denne given er det ingenting å bytte.</translation>
    </message>
    <message>
        <source>You have already played {cards}. Only a two in your hand can be exchanged.</source>
        <translation>Du har allerede spilt {cards}. Bare en toer på hånden kan byttes.</translation>
    </message>
    <message>
        <source>You need the two of trumps to exchange it for {cards}.</source>
        <translation>Du trenger trumftoeren for å bytte den mot {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone plays %n card(s) to this trick.</source>
        <translation>
            <numerusform>Alle spiller %n kort i dette stikket.</numerusform>
            <numerusform>Alle spiller %n kort i dette stikket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %n card(s) to this trick.</source>
        <translation>
            <numerusform>Spill ut %n kort til dette stikket.</numerusform>
            <numerusform>Spill ut %n kort til dette stikket.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead at least %n card(s) here.</source>
        <translation>
            <numerusform>Spill ut minst %n kort her.</numerusform>
            <numerusform>Spill ut minst %n kort her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead your last %n card(s) together.</source>
        <translation>
            <numerusform>Spill ut det siste kortet ditt.</numerusform>
            <numerusform>Spill ut de siste %n kortene dine sammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A lead of %n card(s) would leave each of you one card. Lead more or fewer.</source>
        <extracomment>A lead that is ruled out</extracomment>
        <translation>
            <numerusform>Et utspill med %n kort ville etterlate dere ett kort hver. Spill ut flere eller færre.</numerusform>
            <numerusform>Et utspill med %n kort ville etterlate dere ett kort hver. Spill ut flere eller færre.</numerusform>
        </translation>
    </message>
    <message>
        <source>You don’t exchange.</source>
        <translation>Du bytter ikke.</translation>
    </message>
    <message>
        <source>{name} doesn’t exchange.</source>
        <translation>{name} bytter ikke.</translation>
    </message>
    <message>
        <source>{name} draws the turn-up card, {card}.</source>
        <translation>{name} trekker oppslagskortet, {card}.</translation>
    </message>
    <message>
        <source>Last chance – exchange the two?</source>
        <translation>Siste sjanse – vil du bytte toeren?</translation>
    </message>
    <message>
        <source>{name}: last chance – exchange the two?</source>
        <translation>{name}: Siste sjanse – vil du bytte toeren?</translation>
    </message>
    <message>
        <source>Exchange the two? Waiting for {names}</source>
        <translation>Bytte toeren? Venter på {names}</translation>
    </message>
    <message>
        <source>You take the turn-up card and leave the two of trumps in its place.</source>
        <translation>Du tar oppslagskortet og legger trumftoeren der i stedet.</translation>
    </message>
    <message>
        <source>You keep the two. Then the last cards are drawn.</source>
        <translation>Du beholder toeren. Så trekkes de siste kortene.</translation>
    </message>
    <message>
        <source>If everyone wants one, the next player deals.</source>
        <translation>Hvis alle vil, gir neste spiller.</translation>
    </message>
    <message>
        <source>The match ends. The side with more game points wins.</source>
        <translation>Partiet slutter. Siden med flest poeng vinner.</translation>
    </message>
    <message>
        <source>How many game points win the match. If the end is open, the program asks after every round if you want another.</source>
        <translation>Hvor mange poeng som vinner partiet. Er slutten åpen, spør programmet etter hver omgang om dere vil ha en til.</translation>
    </message>
    <message>
        <source>Last trick with one card</source>
        <extracomment>Name of an option of harjan, B31</extracomment>
        <translation>Siste stikk med ett kort</translation>
    </message>
    <message>
        <source>Exchange in Harjan</source>
        <extracomment>Name of an option of harjan, B33</extracomment>
        <translation>Bytte i harjan</translation>
    </message>
    <message>
        <source>You may exchange the two of trumps for the turn-up card, as in Haljan.</source>
        <translation>Du kan bytte trumftoeren mot oppslagskortet, som i haljan.</translation>
    </message>
    <message>
        <source>Exchange: {cards} is better than the two.</source>
        <translation>Bytt: {cards} er bedre enn toeren.</translation>
    </message>
    <message>
        <source>There’s no two of trumps to exchange.</source>
        <translation>Det finnes ingen trumftoer å bytte.</translation>
    </message>
    <message>
        <source>One sure trick in langen: no klump, and at most 119 for the others.</source>
        <translation>Ett sikkert stikk i langen: ingen klump, og høyst 119 til de andre.</translation>
    </message>
    <message>
        <source>All trumps: only higher trumps beat them.</source>
        <translation>Bare trumf: Det er bare høyere trumf som stikker dem.</translation>
    </message>
    <message>
        <source>Mixed suits: most hands need trumps to beat them all.</source>
        <translation>Blandede farger: De fleste hender trenger trumf for å stikke alle.</translation>
    </message>
    <message>
        <source>The lowest cards that take the lead.</source>
        <translation>De laveste kortene som tar ledelsen.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick and may keep it.</source>
        <translation>Makkeren din leder stikket og kan få beholde det.</translation>
    </message>
    <message numerus="yes">
        <source>No one can beat {cards}: %n point(s) are safe.</source>
        <translation>
            <numerusform>Ingen kan stikke {cards}: %n øye er trygt.</numerusform>
            <numerusform>Ingen kan stikke {cards}: %n øyne er trygge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A long lead of %n card(s) is hard to beat.</source>
        <translation>
            <numerusform>Et langt utspill med %n kort er vanskelig å stikke.</numerusform>
            <numerusform>Et langt utspill med %n kort er vanskelig å stikke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your partner’s trick: add %n point(s).</source>
        <translation>
            <numerusform>Makkerens stikk: Legg i %n øye.</numerusform>
            <numerusform>Makkerens stikk: Legg i %n øyne.</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the lead with {cards}</source>
        <extracomment>These cards beat those that had the lead of the trick</extracomment>
        <translation>Du tar ledelsen med {cards}</translation>
    </message>
    <message>
        <source>{name} takes the lead with {cards}</source>
        <extracomment>These cards beat those that had the lead of the trick</extracomment>
        <translation>{name} tar ledelsen med {cards}</translation>
    </message>
    <message>
        <source>These cards take the lead, and no one can beat {cards}.</source>
        <translation>Disse kortene tar ledelsen, og ingen kan stikke {cards}.</translation>
    </message>
    <message>
        <source>These cards take the lead and should hold it.</source>
        <translation>Disse kortene tar ledelsen og bør holde den.</translation>
    </message>
    <message>
        <source>You could take the lead, but these cards are too high a price: {cards}.</source>
        <translation>Du kunne ta ledelsen, men prisen er for høy: {cards}.</translation>
    </message>
    <message>
        <source>A single card may be left for the last trick (way 1). Switched off, no lead may leave one card each (way 2).</source>
        <translation>Ett eneste kort kan være igjen til det siste stikket (måte 1). Slått av kan ikke noe utspill etterlate ett kort hver (måte 2).</translation>
    </message>
    <message numerus="yes">
        <source>You play last, so these cards surely take %n point(s).</source>
        <translation>
            <numerusform>Du spiller sist, så disse kortene tar sikkert %n øye.</numerusform>
            <numerusform>Du spiller sist, så disse kortene tar sikkert %n øyne.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t take the lead, so give your least valuable cards.</source>
        <translation>Du kan ikke ta ledelsen, så kast de minst verdifulle kortene dine.</translation>
    </message>
    <message numerus="yes">
        <source>You can’t take the lead. These cards cost you %n point(s).</source>
        <translation>
            <numerusform>Du kan ikke ta ledelsen. Disse kortene koster deg %n øye.</numerusform>
            <numerusform>Du kan ikke ta ledelsen. Disse kortene koster deg %n øyne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner can take this trick with {cards}.</source>
        <translation>Makkeren din kan ta stikket med {cards}.</translation>
    </message>
    <message>
        <source>Tricks of three cards at once, for two players or two pairs. The first side with 121 points wins the round. A round takes about five minutes. No other game is quite like it, but one round is enough to see how it goes.</source>
        <translation>Stikk med tre kort om gangen, for to spillere eller to par. Den siden som først har 121 øyne, vinner omgangen. En omgang tar omtrent fem minutter. Ikke noe annet spill er helt likt, men etter én omgang vet man hvordan det går for seg.</translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in this trick than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du vinner omtrent %n øye mer i dette stikket enn med {move}.</numerusform>
            <numerusform>Du vinner omtrent %n øyne mer i dette stikket enn med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du taper omtrent %n øye mindre i dette stikket enn med {move}.</numerusform>
            <numerusform>Du taper omtrent %n øyne mindre i dette stikket enn med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with {move} costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Dette stikket gir deg øyne, men koster deg øyne med {move}: omtrent %n i forskjell.</numerusform>
            <numerusform>Dette stikket gir deg øyne, men koster deg øyne med {move}: omtrent %n i forskjell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in the next tricks than with {move}.</source>
        <extracomment>Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du vinner omtrent %n øye mer i de neste stikkene enn med {move}.</numerusform>
            <numerusform>Du vinner omtrent %n øyne mer i de neste stikkene enn med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in the next tricks than with {move}.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du taper omtrent %n øye mindre i de neste stikkene enn med {move}.</numerusform>
            <numerusform>Du taper omtrent %n øyne mindre i de neste stikkene enn med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next tricks win you points, but with {move} cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>De neste stikkene gir deg øyne, men koster deg øyne med {move}: omtrent %n i forskjell.</numerusform>
            <numerusform>De neste stikkene gir deg øyne, men koster deg øyne med {move}: omtrent %n i forskjell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the next tricks your hand is about %n point(s) stronger than with {move}.</source>
        <extracomment>What the cards of your hand are worth against those of the others</extracomment>
        <translation>
            <numerusform>Etter de neste stikkene er hånden din omtrent %n øye sterkere enn med {move}.</numerusform>
            <numerusform>Etter de neste stikkene er hånden din omtrent %n øyne sterkere enn med {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you win about %n point(s) more in the next tricks.</source>
        <extracomment>{cards}: high trumps that the better play keeps. Points that your side takes less those of the others</extracomment>
        <translation>
            <numerusform>Du beholder {cards}: Du vinner omtrent %n øye mer i de neste stikkene.</numerusform>
            <numerusform>Du beholder {cards}: Du vinner omtrent %n øyne mer i de neste stikkene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: you lose about %n point(s) less in the next tricks.</source>
        <translation>
            <numerusform>Du beholder {cards}: Du taper omtrent %n øye mindre i de neste stikkene.</numerusform>
            <numerusform>Du beholder {cards}: Du taper omtrent %n øyne mindre i de neste stikkene.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the next tricks bring you about %n point(s) more.</source>
        <extracomment>You win points in this case and lose some in the other</extracomment>
        <translation>
            <numerusform>Du beholder {cards}: De neste stikkene gir deg omtrent %n øye mer.</numerusform>
            <numerusform>Du beholder {cards}: De neste stikkene gir deg omtrent %n øyne mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: after the next tricks your hand is about %n point(s) stronger.</source>
        <translation>
            <numerusform>Du beholder {cards}: Etter de neste stikkene er hånden din omtrent %n øye sterkere.</numerusform>
            <numerusform>Du beholder {cards}: Etter de neste stikkene er hånden din omtrent %n øyne sterkere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Haljan for two players, as in a book of 1970, with leads of up to six cards. A round takes about five minutes. Begin with Haljan: it’s easier.</source>
        <translation>Haljan for to slik en bok fra 1970 beskriver det, med utspill på opptil seks kort. En omgang tar omtrent fem minutter. Begynn med haljan: Det er lettere.</translation>
    </message>
    <message numerus="yes">
        <source>Win rounds of 121 points: %n game point(s) win the match.</source>
        <translation>
            <numerusform>Vinn omganger på 121 øyne: %n poeng vinner partiet.</numerusform>
            <numerusform>Vinn omganger på 121 øyne: %n poeng vinner partiet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The leader lays the first cards of the trick. Then everyone in turn lays as many.</source>
        <translation>Den som spiller ut, legger de første kortene i stikket. Så legger alle etter tur like mange.</translation>
    </message>
    <message>
        <source>Everyone in turn lays as many cards as the leader. Beat every winning card to take the lead.</source>
        <translation>Alle legger etter tur like mange kort som det ble spilt ut. Stikk alle kortene som leder, for å ta ledelsen.</translation>
    </message>
    <message>
        <source>The two of trumps may be exchanged for the turn-up card until someone draws it.</source>
        <translation>Trumftoeren kan byttes mot oppslagskortet til noen trekker det.</translation>
    </message>
    <message>
        <source>If everyone wants another round, the next player deals. If not, the side with more game points wins.</source>
        <translation>Vil alle ha en omgang til, gir neste spiller. Ellers vinner siden med flest poeng.</translation>
    </message>
    <message>
        <source>Langen gives {most} points at most, except by klump. The other side gets the rest of the 148: {least}.</source>
        <translation>Langen gir høyst {most} øyne, unntatt ved klump. Den andre siden får resten av de 148: {least}.</translation>
    </message>
    <message>
        <source>The first side with {goal} in ut’n wins at once.</source>
        <translation>Den siden som først når {goal} i ut’n, vinner med en gang.</translation>
    </message>
    <message>
        <source>To take the lead you must beat every card. Your hand can’t beat {cards}.</source>
        <extracomment>{cards}: one card of the play that has to be beaten</extracomment>
        <translation>For å ta ledelsen må du stikke alle kortene. Hånden din stikker ikke {cards}.</translation>
    </message>
    <message>
        <source>The others may beat these cards, but no other lead promises more.</source>
        <translation>De andre kan stikke disse kortene, men ingen andre utspill lover mer.</translation>
    </message>
    <message>
        <source>This trick is surely yours, and it takes you to 121.</source>
        <translation>Dette stikket er sikkert ditt og bringer deg til 121.</translation>
    </message>
    <message>
        <source>Every card is beaten: this player takes the lead.</source>
        <translation>Hvert kort stikkes: Denne spilleren tar ledelsen.</translation>
    </message>
    <message>
        <source>{number}: takes the lead and wins</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: tar ledelsen og vinner</translation>
    </message>
    <message>
        <source>{number}: takes the lead</source>
        <comment>a player&apos;s play</comment>
        <translation>{number}: tar ledelsen</translation>
    </message>
    <message>
        <source>{name} · ahead, {points}</source>
        <comment>so far, and the points there</comment>
        <translation>{name} · leder, {points}</translation>
    </message>
    <message>
        <source>beats no card in the trick</source>
        <translation>stikker ingen kort i stikket</translation>
    </message>
    <message>
        <source>{points}: the most langen can bring without klump</source>
        <translation>{points}: Mer gir ikke langen uten klump</translation>
    </message>
    <message>
        <source>{name} stays in the lead. Your cards add {points}.</source>
        <translation>{name} beholder ledelsen. Kortene dine legger til {points}.</translation>
    </message>
    <message>
        <source>To take the lead, a player must beat all your cards.</source>
        <translation>For å ta ledelsen må man stikke alle kortene dine.</translation>
    </message>
    <message>
        <source>Take the lead</source>
        <comment>an option</comment>
        <translation>Ta ledelsen</translation>
    </message>
    <message>
        <source>Your hand can’t beat all of these cards: {cards}.</source>
        <translation>Hånden din stikker ikke alle disse kortene: {cards}.</translation>
    </message>
    <message>
        <source>You take the lead: {pairs}.</source>
        <translation>Du tar ledelsen: {pairs}.</translation>
    </message>
    <message numerus="yes">
        <source>Select %n more card(s).</source>
        <translation>
            <numerusform>Velg ett kort til.</numerusform>
            <numerusform>Velg %n kort til.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stays in the lead and can win your cards too.</source>
        <translation>{name} beholder ledelsen og kan vinne kortene dine også.</translation>
    </message>
</context>
<context>
    <name>halma</name>
    <message>
        <source>The first player is drawn by lot once, before the first move.</source>
        <translation>Loddet avgjør én gang hvem som begynner, før det første trekket.</translation>
    </message>
    <message>
        <source>First the players have to answer the offer of a draw.</source>
        <translation>Først skal spillerne svare på forslaget om uavgjort.</translation>
    </message>
    <message>
        <source>There is no piece on {first}.</source>
        <translation>Det står ingen brikke på {first}.</translation>
    </message>
    <message>
        <source>The piece on {first} is not yours.</source>
        <translation>Brikken på {first} er ikke din.</translation>
    </message>
    <message>
        <source>The piece on {first} is in the goal base and can’t leave it.</source>
        <translation>Brikken på {first} er i målbasen og kan ikke forlate den.</translation>
    </message>
    <message>
        <source>The piece on {first} can’t move: every square around it is blocked.</source>
        <translation>Brikken på {first} kan ikke flytte: Hver rute rundt den er blokkert.</translation>
    </message>
    <message>
        <source>Your move began on {first}, so it has to end on another square.</source>
        <translation>Trekket ditt begynte på {first} og må slutte på en annen rute.</translation>
    </message>
    <message>
        <source>{first} is taken. Choose an empty square.</source>
        <translation>{first} er opptatt. Velg en tom rute.</translation>
    </message>
    <message>
        <source>The piece on {first} must stay in its goal base, and {last} is outside.</source>
        <translation>Brikken på {first} må bli i målbasen sin, og {last} ligger utenfor.</translation>
    </message>
    <message>
        <source>The way from {first} to {last} leaves the goal base. A piece may not leave it, even in mid-move.</source>
        <translation>Veien fra {first} til {last} forlater målbasen. En brikke får ikke forlate den, ikke engang midt i et trekk.</translation>
    </message>
    <message>
        <source>From {first} neither a step nor a chain of jumps leads to {last}.</source>
        <translation>Fra {first} fører verken et steg eller en hoppkjede til {last}.</translation>
    </message>
    <message>
        <source>House rule “Leave first”: the piece on {first} may not end its move in your own base.</source>
        <translation>Husregelen «Forlat basen først»: Brikken på {first} får ikke slutte trekket sitt i din egen base.</translation>
    </message>
    <message>
        <source>House rule “Leave first”: you still have to move a piece out of your own base ({squares}).</source>
        <extracomment>{squares}: the squares of the pieces that may move, such as &quot;d1, d2 and e1&quot;</extracomment>
        <translation>Husregelen «Forlat basen først»: Du må fortsatt flytte en brikke ut av din egen base ({squares}).</translation>
    </message>
    <message>
        <source>A move is one piece and the square where it ends.</source>
        <translation>Et trekk er én brikke og ruten der den slutter.</translation>
    </message>
    <message>
        <source>The house rule “Draws” is switched off in this match.</source>
        <translation>Husregelen «Uavgjort» er slått av i dette partiet.</translation>
    </message>
    <message>
        <source>No one has offered a draw.</source>
        <translation>Ingen har foreslått uavgjort.</translation>
    </message>
    <message>
        <source>Your last offer was declined. Make a move before you offer a draw again.</source>
        <translation>Det siste forslaget ditt ble avslått. Gjør et trekk før du foreslår uavgjort igjen.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du begynner.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} begynner.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n piece(s) in the goal.</source>
        <translation>
            <numerusform>Du har %n brikke i mål.</numerusform>
            <numerusform>Du har %n brikker i mål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has %n piece(s) in the goal.</source>
        <translation>
            <numerusform>{name} har %n brikke i mål.</numerusform>
            <numerusform>{name} har %n brikker i mål.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can’t move and miss a turn.</source>
        <translation>Du kan ikke flytte og må stå over.</translation>
    </message>
    <message>
        <source>{name} can’t move and misses a turn.</source>
        <translation>{name} kan ikke flytte og må stå over.</translation>
    </message>
    <message>
        <source>100 moves each without a new piece in the goal. Do you want a draw?</source>
        <translation>100 trekk hver uten noen ny brikke i mål. Vil dere ha uavgjort?</translation>
    </message>
    <message>
        <source>You offer a draw.</source>
        <translation>Du foreslår uavgjort.</translation>
    </message>
    <message numerus="yes">
        <source>The next moves of your side get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>De neste trekkene deres kommer %n rute lenger enn etter {move}.</numerusform>
            <numerusform>De neste trekkene deres kommer %n ruter lenger enn etter {move}.</numerusform>
        </translation>
    </message>
    <message>
        <source>House rule “Leave first”: no piece can get out of your base, so move one farther from its corner ({squares}).</source>
        <translation>Husregelen «Forlat basen først»: Ingen brikke kommer ut av basen din, så flytt en lenger bort fra hjørnet ({squares}).</translation>
    </message>
    <message>
        <source>{name} offers a draw.</source>
        <translation>{name} foreslår uavgjort.</translation>
    </message>
    <message>
        <source>You agree to the draw.</source>
        <translation>Du går med på uavgjort.</translation>
    </message>
    <message>
        <source>{name} agrees to the draw.</source>
        <translation>{name} går med på uavgjort.</translation>
    </message>
    <message>
        <source>You decline the draw.</source>
        <translation>Du sier nei til uavgjort.</translation>
    </message>
    <message>
        <source>{name} declines the draw.</source>
        <translation>{name} sier nei til uavgjort.</translation>
    </message>
    <message>
        <source>You resign.</source>
        <translation>Du gir opp.</translation>
    </message>
    <message>
        <source>{name} resigns.</source>
        <translation>{name} gir opp.</translation>
    </message>
    <message>
        <source>Draw?</source>
        <comment>An offer in the list of moves, where there is little room</comment>
        <translation>Uavgjort?</translation>
    </message>
    <message>
        <source>The first player is drawn by lot</source>
        <translation>Loddet avgjør hvem som begynner</translation>
    </message>
    <message>
        <source>Do you agree to a draw?</source>
        <translation>Går du med på uavgjort?</translation>
    </message>
    <message>
        <source>{name}: do you agree to a draw?</source>
        <translation>{name}: Går du med på uavgjort?</translation>
    </message>
    <message>
        <source>Thinking about the draw: {names}</source>
        <translation>Tenker på uavgjort: {names}</translation>
    </message>
    <message>
        <source>Your turn – move one piece</source>
        <translation>Din tur – flytt én brikke</translation>
    </message>
    <message>
        <source>{name}: your turn – move one piece</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – flytt én brikke</translation>
    </message>
    <message>
        <source>A draw: neither side can win.</source>
        <translation>Uavgjort: Ingen av sidene kan vinne.</translation>
    </message>
    <message>
        <source>A draw: no one can move.</source>
        <translation>Uavgjort: Ingen kan flytte.</translation>
    </message>
    <message>
        <source>A draw: the same position for the third time.</source>
        <translation>Uavgjort: samme stilling for tredje gang.</translation>
    </message>
    <message>
        <source>A draw, as agreed.</source>
        <translation>Uavgjort, etter avtale.</translation>
    </message>
    <message>
        <source>You win: all your pieces are in the goal!</source>
        <translation>Du vinner: Alle brikkene dine er i mål!</translation>
    </message>
    <message>
        <source>You and {names} win: all your pieces are in the goal!</source>
        <translation>Du og {names} vinner: Alle brikkene deres er i mål!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): all pieces are in the goal.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner: Alle brikkene er i mål.</numerusform>
            <numerusform>{names} vinner: Alle brikkene er i mål.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your goal base is full!</source>
        <translation>Du vinner: Målbasen din er full!</translation>
    </message>
    <message>
        <source>You and {names} win: your goal bases are full!</source>
        <translation>Du og {names} vinner: Målbasene deres er fulle!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) with a full goal base.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner med full målbase.</numerusform>
            <numerusform>{names} vinner med fulle målbaser.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win: your opponent has resigned.</source>
        <translation>Du vinner: Motstanderen din har gitt opp.</translation>
    </message>
    <message>
        <source>You and {names} win: the other pair has resigned.</source>
        <translation>Du og {names} vinner: Det andre paret har gitt opp.</translation>
    </message>
    <message numerus="yes">
        <source>You have resigned. {names} win(s).</source>
        <extracomment>{names}: the other player, or the other pair</extracomment>
        <translation>
            <numerusform>Du har gitt opp. {names} vinner.</numerusform>
            <numerusform>Paret deres har gitt opp. {names} vinner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s): the other side has resigned.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner: Motstanderen har gitt opp.</numerusform>
            <numerusform>{names} vinner: Det andre paret har gitt opp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <extracomment>Button</extracomment>
        <translation>Foreslå uavgjort</translation>
    </message>
    <message>
        <source>Agree</source>
        <extracomment>Button: say yes to the draw that was offered</extracomment>
        <translation>Godta</translation>
    </message>
    <message>
        <source>Decline</source>
        <extracomment>Button: say no to the draw that was offered</extracomment>
        <translation>Avslå</translation>
    </message>
    <message>
        <source>Resign</source>
        <extracomment>Button</extracomment>
        <translation>Gi opp</translation>
    </message>
    <message>
        <source>If everyone agrees, the match ends in a draw.</source>
        <translation>Hvis alle går med på det, blir partiet uavgjort.</translation>
    </message>
    <message>
        <source>Play goes on.</source>
        <translation>Spillet går videre.</translation>
    </message>
    <message>
        <source>Draws</source>
        <extracomment>Name of an option: the house rule LQ8</extracomment>
        <translation>Uavgjort</translation>
    </message>
    <message>
        <source>A match can end in a draw: by agreement, by repeating a position three times, or when neither side can win. Switched off, you play until one side wins.</source>
        <translation>Et parti kan ende uavgjort: hvis alle går med på det, hvis en stilling oppstår tre ganger, eller hvis ingen av sidene kan vinne. Slått av spiller dere til én side vinner.</translation>
    </message>
    <message>
        <source>Occupied base</source>
        <extracomment>Name of an option: the house rule LQ7</extracomment>
        <translation>Okkupert base</translation>
    </message>
    <message>
        <source>You also win when your goal base is full with at least one piece of yours in it. So opponents can’t stop you by never leaving their base.</source>
        <translation>Du vinner også når målbasen din er full med minst én av brikkene dine i. Motspillerne kan altså ikke stanse deg ved aldri å forlate basen sin.</translation>
    </message>
    <message>
        <source>Leave first</source>
        <extracomment>Name of an option: the house rule LQ11</extracomment>
        <translation>Forlat basen først</translation>
    </message>
    <message>
        <source>While a piece of yours is in your own base, you have to move one out. No piece may come back in.</source>
        <translation>Så lenge en av brikkene dine står i din egen base, må du flytte ut en. Ingen brikke får komme tilbake.</translation>
    </message>
    <message>
        <source>You have no other move.</source>
        <translation>Du har ikke noe annet trekk.</translation>
    </message>
    <message>
        <source>This move fills the goal and wins.</source>
        <translation>Trekket fyller målet og vinner.</translation>
    </message>
    <message>
        <source>This move opens a way out for the piece on {last}. It has to leave before you can fill the goal.</source>
        <translation>Trekket åpner en vei ut for brikken på {last}. Den må bort før du kan fylle målet.</translation>
    </message>
    <message>
        <source>The piece goes deeper into the goal and makes room at the door.</source>
        <translation>Brikken går lenger inn i målet og gir plass ved døren.</translation>
    </message>
    <message>
        <source>The piece steps aside in the goal to let others in.</source>
        <translation>Brikken går til side i målet så andre slipper inn.</translation>
    </message>
    <message>
        <source>The piece leaves the deep corner, where the others could wall it in.</source>
        <translation>Brikken forlater det innerste hjørnet, der den kan bli murt inne.</translation>
    </message>
    <message>
        <source>This move brings the last straggler along.</source>
        <translation>Trekket får med den siste etternøleren.</translation>
    </message>
    <message>
        <source>This move blocks a long move of the others, {first}–{last}.</source>
        <translation>Trekket blokkerer et langt trekk for de andre, {first}–{last}.</translation>
    </message>
    <message>
        <source>This move builds a ladder: next you can play {first}–{last}.</source>
        <translation>Trekket bygger en stige: Deretter kan du spille {first}–{last}.</translation>
    </message>
    <message>
        <source>This move brings a piece out of your own base.</source>
        <translation>Trekket får en brikke ut av din egen base.</translation>
    </message>
    <message>
        <source>This move brings a lone piece back to the others.</source>
        <translation>Trekket får en enslig brikke tilbake til de andre.</translation>
    </message>
    <message>
        <source>The piece comes nearer to the goal.</source>
        <translation>Brikken kommer nærmere målet.</translation>
    </message>
    <message>
        <source>Waiting is best here.</source>
        <translation>Her er det best å vente.</translation>
    </message>
    <message>
        <source>You aren’t clearly behind, so play on.</source>
        <translation>Du ligger ikke klart bak, så spill videre.</translation>
    </message>
    <message>
        <source>You’re behind, so take the draw.</source>
        <translation>Du ligger bak, så ta uavgjort.</translation>
    </message>
    <message>
        <source>No piece has reached the goal for a long time.</source>
        <translation>Ingen brikke har nådd målet på lenge.</translation>
    </message>
    <message numerus="yes">
        <source>The piece reaches the goal: %n piece(s) are there now.</source>
        <translation>
            <numerusform>Brikken når målet: Nå er %n der.</numerusform>
            <numerusform>Brikken når målet: Nå er %n der.</numerusform>
        </translation>
    </message>
    <message>
        <source>A long chain of jumps brings this piece much nearer to the goal.</source>
        <translation>En lang hoppkjede bringer brikken mye nærmere målet.</translation>
    </message>
    <message>
        <source>{first}–{last} is not allowed</source>
        <extracomment>A move of a picture</extracomment>
        <translation>{first}–{last} er ikke lov</translation>
    </message>
    <message>
        <source>Halma board</source>
        <translation>Halmabrett</translation>
    </message>
    <message>
        <source>one step away</source>
        <translation>ett steg unna</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>kan flyttes</translation>
    </message>
    <message>
        <source>{colour} · goal: {corner}</source>
        <translation>{colour} · mål: {corner}</translation>
    </message>
    <message>
        <source>step to a neighbouring square</source>
        <translation>steg til en naborute</translation>
    </message>
    <message>
        <source>end of a chain of jumps</source>
        <translation>slutt på en hoppkjede</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>siste trekk</translation>
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
            <numerusform>%n rute med hopp</numerusform>
            <numerusform>%n ruter med hopp</numerusform>
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
        <translation>mørke</translation>
    </message>
    <message>
        <source>light</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>lyse</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>blå</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour of a player&apos;s pieces</comment>
        <translation>røde</translation>
    </message>
    <message>
        <source>dark piece</source>
        <translation>mørk brikke</translation>
    </message>
    <message>
        <source>light piece</source>
        <translation>lys brikke</translation>
    </message>
    <message>
        <source>blue piece</source>
        <translation>blå brikke</translation>
    </message>
    <message>
        <source>red piece</source>
        <translation>rød brikke</translation>
    </message>
    <message>
        <source>bottom right</source>
        <comment>a corner of the board</comment>
        <translation>nederst til høyre</translation>
    </message>
    <message>
        <source>bottom left</source>
        <comment>a corner of the board</comment>
        <translation>nederst til venstre</translation>
    </message>
    <message>
        <source>top right</source>
        <comment>a corner of the board</comment>
        <translation>øverst til høyre</translation>
    </message>
    <message>
        <source>top left</source>
        <comment>a corner of the board</comment>
        <translation>øverst til venstre</translation>
    </message>
    <message>
        <source>with you</source>
        <comment>a partner</comment>
        <translation>med deg</translation>
    </message>
    <message>
        <source>Move a piece</source>
        <translation>Flytt en brikke</translation>
    </message>
    <message>
        <source>A draw, if everyone agrees.</source>
        <translation>Uavgjort, hvis alle vil.</translation>
    </message>
    <message>
        <source>The other side wins.</source>
        <translation>Den andre siden vinner.</translation>
    </message>
    <message>
        <source>Two players or two pairs bring their pieces into the corner opposite, step by step or in long chains of jumps. A match takes about twenty minutes. You learn the moves in a minute, but seeing the chains takes practice.</source>
        <translation>To spillere eller to par flytter brikkene sine til hjørnet tvers overfor, steg for steg eller i lange hoppkjeder. Et parti tar omtrent tjue minutter. Trekkene lærer du på et minutt, men å se kjedene krever øvelse.</translation>
    </message>
    <message>
        <source>Pieces in the goal</source>
        <translation>Brikker i mål</translation>
    </message>
    <message>
        <source>Be the first to fill the corner opposite.</source>
        <translation>Fyll hjørnet tvers overfor først.</translation>
    </message>
    <message>
        <source>Fill the corners opposite first.</source>
        <translation>Fyll hjørnene tvers overfor først.</translation>
    </message>
    <message>
        <source>The first player is drawn by lot.</source>
        <translation>Loddet avgjør hvem som begynner.</translation>
    </message>
    <message>
        <source>Everyone in turn moves one piece.</source>
        <translation>Alle flytter én brikke etter tur.</translation>
    </message>
    <message>
        <source>A draw needs everyone to agree. If one player declines, play goes on.</source>
        <translation>Uavgjort krever at alle går med på det. Sier noen nei, fortsetter spillet.</translation>
    </message>
    <message>
        <source>your goal base</source>
        <translation>målbasen din</translation>
    </message>
    <message>
        <source>your base</source>
        <translation>basen din</translation>
    </message>
    <message>
        <source>base of {name}</source>
        <translation>basen til {name}</translation>
    </message>
    <message numerus="yes">
        <source>This move brings you %n square(s) nearer to the goal than {move}.</source>
        <translation>
            <numerusform>Dette trekket bringer deg %n rute nærmere målet enn {move}.</numerusform>
            <numerusform>Dette trekket bringer deg %n ruter nærmere målet enn {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next moves get %n square(s) farther than after {move}.</source>
        <translation>
            <numerusform>De neste trekkene dine kommer %n rute lenger enn etter {move}.</numerusform>
            <numerusform>De neste trekkene dine kommer %n ruter lenger enn etter {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others get %n square(s) less far than after {move}.</source>
        <translation>
            <numerusform>De andre kommer %n rute kortere enn etter {move}.</numerusform>
            <numerusform>De andre kommer %n ruter kortere enn etter {move}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fewer of your pieces are left behind: {here} on average, after {move} {there}.</source>
        <extracomment>{here}, {there}: how many pieces, such as 1.5</extracomment>
        <translation>Færre av brikkene dine blir hengende etter: {here} i snitt, etter {move} {there}.</translation>
    </message>
    <message>
        <source>More of your pieces reach the goal: {here} on average, after {move} {there}.</source>
        <extracomment>{here}, {there}: how many pieces, such as 7.5</extracomment>
        <translation>Flere av brikkene dine når målet: {here} i snitt, etter {move} {there}.</translation>
    </message>
    <message>
        <source>You need {here} moves to bring all pieces into the goal, with {move} {there}.</source>
        <extracomment>{here}, {there}: how many moves</extracomment>
        <translation>Du trenger {here} trekk for å få alle brikkene i mål, med {move} {there}.</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a piece</comment>
        <translation>valgt</translation>
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
        <translation>Ett steg, eller hopp over én brikke om gangen. Klikk på brikken din og så på ruten. Eller bruk piltaster og mellomrom.</translation>
    </message>
    <message>
        <source>Distance to the goal</source>
        <translation>Igjen til målet</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Exchange the two of trumps for the turn-up card</source>
        <translation>Bytt trumftoeren mot oppslagskortet</translation>
    </message>
    <message>
        <source>Pick a combination if the selected cards can form several</source>
        <translation>Velg kombinasjon hvis de valgte kortene kan danne flere</translation>
    </message>
    <message>
        <source>Press the button with that number</source>
        <translation>Trykk på knappen med det tallet</translation>
    </message>
    <message>
        <source>When you are out: skip to your next decision</source>
        <translation>Når du er ute: hopp fram til ditt neste valg</translation>
    </message>
    <message>
        <source>Show or hide what you can declare</source>
        <translation>Vis eller skjul hva du kan deklarere</translation>
    </message>
    <message>
        <source>Declare everything you can</source>
        <translation>Deklarer alt du kan</translation>
    </message>
    <message>
        <source>Go to the next piece that can move, or to the next square it can reach</source>
        <translation>Gå til neste brikke som kan flyttes, eller til neste rute den kan nå</translation>
    </message>
    <message>
        <source>Select the piece under the cursor, then its new square</source>
        <translation>Velg brikken markøren står på, og så den nye ruten</translation>
    </message>
    <message>
        <source>Deselect the piece</source>
        <translation>Opphev valget av brikken</translation>
    </message>
    <message>
        <source>Move the cursor on the table</source>
        <translation>Flytt markøren på bordet</translation>
    </message>
    <message>
        <source>Go to the next possible choice</source>
        <translation>Gå til neste mulige valg</translation>
    </message>
    <message>
        <source>Select what the cursor is on. Space also skips animations.</source>
        <translation>Velg det markøren står på. Mellomrom hopper også over animasjoner.</translation>
    </message>
    <message>
        <source>Skip the counting, then go on with the match</source>
        <translation>Hopp over tellingen, så videre med partiet</translation>
    </message>
    <message>
        <source>Looking back: previous move, next move, first move</source>
        <translation>Ved tilbakeblikk: forrige trekk, neste trekk, første trekk</translation>
    </message>
    <message>
        <source>Deselect, close the last trick, return from an earlier move, leave full screen, or close what is beside the table</source>
        <translation>Opphev valget, lukk siste stikk, gå tilbake fra et tidligere trekk, forlat fullskjerm eller lukk det ved siden av bordet</translation>
    </message>
    <message>
        <source>Select a card, or put it back. While others play, this prepares your turn.</source>
        <translation>Velg et kort, eller legg det tilbake. Mens andre spiller, forbereder du turen din.</translation>
    </message>
    <message>
        <source>Coach: take the move back, or close the tip</source>
        <translation>Coach: ta trekket tilbake eller lukk rådet</translation>
    </message>
    <message>
        <source>Go to the next button</source>
        <translation>Gå til neste knapp</translation>
    </message>
    <message>
        <source>A dot, then two digits: select the card with that number, here 14</source>
        <extracomment>The card 14 of a hand is chosen with a point and two digits</extracomment>
        <translation>Et punktum, så to sifre: Velg kortet med det nummeret, her 14</translation>
    </message>
    <message>
        <source>Lay the selected cards</source>
        <translation>Legg de valgte kortene</translation>
    </message>
    <message>
        <source>Lay down kuku, at any time</source>
        <translation>Legg opp kuku, når som helst</translation>
    </message>
</context>
<context>
    <name>kille</name>
    <message>
        <source>The dealer deals each player one card.</source>
        <translation>Giveren gir hver spiller ett kort.</translation>
    </message>
    <message>
        <source>You’re watching, so you can’t say anything.</source>
        <translation>Du ser på, så du kan ikke si noe.</translation>
    </message>
    <message>
        <source>You don’t play cards here. Stand or swap.</source>
        <translation>Her spiller man ingen kort. Stå eller bytt.</translation>
    </message>
    <message>
        <source>Say one thing at a time. Don’t select a card for this.</source>
        <translation>Si én ting om gangen. Ikke velg noe kort.</translation>
    </message>
    <message>
        <source>The exchange is over. All cards have been shown.</source>
        <translation>Byttet er over. Alle kortene er vist.</translation>
    </message>
    <message>
        <source>You are out until you buy in or a new pot begins.</source>
        <translation>Du er ute til du kjøper deg inn eller en ny pott begynner.</translation>
    </message>
    <message>
        <source>First a player has to answer “Bättre kort?”.</source>
        <translation>Først må en spiller svare på «Bättre kort?».</translation>
    </message>
    <message>
        <source>You’re hit, so you can’t say anything more in this deal.</source>
        <translation>Du er hogd, så du kan ikke si noe mer i denne given.</translation>
    </message>
    <message>
        <source>You have spoken already. Everyone speaks once in a deal.</source>
        <translation>Du har allerede talt. Hver taler én gang per giv.</translation>
    </message>
    <message>
        <source>Your card has answered for you, so you don’t speak in this deal.</source>
        <extracomment>Said to a holder of kavall or värdshus, or of husar or svin, who is not to speak any more</extracomment>
        <translation>Kortet ditt har svart for deg, så du taler ikke i denne given.</translation>
    </message>
    <message>
        <source>Only forehand, on the dealer’s left, may ask for better cards.</source>
        <translation>Bare forhånd, til venstre for giveren, kan spørre om bedre kort.</translation>
    </message>
    <message>
        <source>You have asked already. You may ask once in a deal.</source>
        <translation>Du har allerede spurt. Du kan spørre én gang per giv.</translation>
    </message>
    <message>
        <source>No one has asked for better cards.</source>
        <translation>Ingen har spurt om bedre kort.</translation>
    </message>
    <message>
        <source>This question is for another player.</source>
        <translation>Spørsmålet gjelder en annen spiller.</translation>
    </message>
    <message>
        <source>With three players you can’t accept alone. Say “Det beror på!”</source>
        <translation>Med tre spillere kan du ikke si ja alene. Si «Det beror på!»</translation>
    </message>
    <message>
        <source>You have to decide: accept or refuse.</source>
        <translation>Du må bestemme: Si ja eller nei.</translation>
    </message>
    <message>
        <source>You need a kuku to stop the exchange.</source>
        <translation>Du må ha kuku for å stanse byttet.</translation>
    </message>
    <message>
        <source>You can only choose another pot when this one is won.</source>
        <translation>Du kan velge en pott til først når denne er vunnet.</translation>
    </message>
    <message>
        <source>No one can buy in right now.</source>
        <translation>Akkurat nå kan ingen kjøpe seg inn.</translation>
    </message>
    <message>
        <source>Wait: other players are asked first.</source>
        <translation>Vent: Andre spillere blir spurt først.</translation>
    </message>
    <message>
        <source>You’re still in, so you don’t need to buy in.</source>
        <translation>Du er fortsatt med, så du trenger ikke kjøpe deg inn.</translation>
    </message>
    <message>
        <source>You said no to buying in. You can’t buy in later.</source>
        <translation>Du har sagt nei til å kjøpe deg inn. Du kan ikke kjøpe deg inn senere.</translation>
    </message>
    <message numerus="yes">
        <source>You may only ask for better cards when two or three players are left. Now there are %n.</source>
        <translation>
            <numerusform>Du kan spørre om bedre kort bare når to eller tre er igjen. Nå er dere %n.</numerusform>
            <numerusform>Du kan spørre om bedre kort bare når to eller tre er igjen. Nå er dere %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can’t pay the price: %n chip(s).</source>
        <translation>
            <numerusform>Du kan ikke betale prisen: %n sjetong.</numerusform>
            <numerusform>Du kan ikke betale prisen: %n sjetonger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better cards are dealt</source>
        <translation>Det gis på nytt</translation>
    </message>
    <message>
        <source>Your turn – stand or swap?</source>
        <translation>Din tur – stå eller bytte?</translation>
    </message>
    <message>
        <source>{name}: your turn – stand or swap?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – stå eller bytte?</translation>
    </message>
    <message>
        <source>Your turn – ask for better cards, stand or swap?</source>
        <translation>Din tur – spørre om bedre kort, stå eller bytte?</translation>
    </message>
    <message>
        <source>{name}: your turn – ask for better cards, stand or swap?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spørre om bedre kort, stå eller bytte?</translation>
    </message>
    <message>
        <source>Your turn – stand or go into the stock?</source>
        <translation>Din tur – stå eller gå i talongen?</translation>
    </message>
    <message>
        <source>{name}: your turn – stand or go into the stock?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – stå eller gå i talongen?</translation>
    </message>
    <message>
        <source>“Bättre kort?” – forehand wants new cards. Your answer?</source>
        <translation>«Bättre kort?» – forhånd vil ha nye kort. Hva svarer du?</translation>
    </message>
    <message>
        <source>{name}: “Bättre kort?” – forehand wants new cards. Your answer?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: «Bättre kort?» – forhånd vil ha nye kort. Hva svarer du?</translation>
    </message>
    <message>
        <source>“Bättre kort?” – you decide</source>
        <translation>«Bättre kort?» – du avgjør</translation>
    </message>
    <message>
        <source>{name}: “Bättre kort?” – you decide</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: «Bättre kort?» – du avgjør</translation>
    </message>
    <message>
        <source>You are out – buy in again?</source>
        <translation>Du er ute – kjøpe deg inn igjen?</translation>
    </message>
    <message>
        <source>{name}: you are out – buy in again?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Du er ute – kjøpe deg inn igjen?</translation>
    </message>
    <message>
        <source>The pot is won – another one?</source>
        <translation>Potten er vunnet – en til?</translation>
    </message>
    <message>
        <source>{name}: the pot is won – another one?</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Potten er vunnet – en til?</translation>
    </message>
    <message>
        <source>{names} deals and is thinking</source>
        <translation>{names} gir og tenker</translation>
    </message>
    <message>
        <source>“Bättre kort?” – waiting for {names}</source>
        <translation>«Bättre kort?» – venter på {names}</translation>
    </message>
    <message>
        <source>“Bättre kort?” – {names} decides</source>
        <translation>«Bättre kort?» – {names} avgjør</translation>
    </message>
    <message>
        <source>Buy in again? Waiting for {names}</source>
        <translation>Kjøpe seg inn? Venter på {names}</translation>
    </message>
    <message>
        <source>Another pot? Waiting for {names}</source>
        <translation>En pott til? Venter på {names}</translation>
    </message>
    <message>
        <source>Buy in for {price}? Waiting for {names}</source>
        <translation>Kjøpe seg inn for {price}? Venter på {names}</translation>
    </message>
    <message>
        <source>Buy in for {price}? There are {pot} in the pot</source>
        <translation>Kjøpe deg inn for {price}? I potten er det {pot}</translation>
    </message>
    <message>
        <source>{name}: buy in for {price}? There are {pot} in the pot</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: kjøpe deg inn for {price}? I potten er det {pot}</translation>
    </message>
    <message>
        <source>Pot {number} · deal {deal}</source>
        <translation>Pott {number} · giv {deal}</translation>
    </message>
    <message>
        <source>A draw: no one has won any chips.</source>
        <translation>Uavgjort: Ingen har vunnet noen sjetonger.</translation>
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
        <translation>Du og {names} vinner partiet!</translation>
    </message>
    <message>
        <source>You win the match!</source>
        <translation>Du vinner partiet!</translation>
    </message>
    <message numerus="yes">
        <source>Gain: %n chip(s).</source>
        <comment>what the winner of the match has won</comment>
        <translation>
            <numerusform>Gevinst: %n sjetong.</numerusform>
            <numerusform>Gevinst: %n sjetonger.</numerusform>
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
        <translation>Bytte</translation>
    </message>
    <message>
        <source>Lay down kuku</source>
        <extracomment>Stop the exchange</extracomment>
        <translation>Legg opp kuku</translation>
    </message>
    <message>
        <source>Better cards?</source>
        <extracomment>Gloss of the call &quot;Bättre kort?&quot;
----------
The question &quot;Bättre kort?&quot;</extracomment>
        <translation>Bedre kort?</translation>
    </message>
    <message>
        <source>You are out {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 10% of deals&quot;; {move}: another word, &quot;Swap&quot;; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du ryker ut {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>The answer &quot;Accepteras!&quot;</extracomment>
        <translation>Godta</translation>
    </message>
    <message>
        <source>Refuse</source>
        <extracomment>The answer &quot;Omöjligt!&quot;</extracomment>
        <translation>Avslå</translation>
    </message>
    <message>
        <source>That depends</source>
        <extracomment>The answer &quot;Det beror på!&quot;</extracomment>
        <translation>Det kommer an på</translation>
    </message>
    <message>
        <source>Buy in</source>
        <extracomment>Pay and come back into the pot</extracomment>
        <translation>Kjøp deg inn</translation>
    </message>
    <message>
        <source>Stay out</source>
        <extracomment>Button: do not buy in</extracomment>
        <translation>Si nei</translation>
    </message>
    <message>
        <source>Another pot</source>
        <extracomment>Button</extracomment>
        <translation>En pott til</translation>
    </message>
    <message>
        <source>If everyone wants one, all pay the stake and are in again.</source>
        <translation>Vil alle ha en til, betaler alle innsatsen og er med igjen.</translation>
    </message>
    <message>
        <source>The match ends. The player who won the most chips wins.</source>
        <translation>Partiet slutter. Den som har vunnet flest sjetonger, vinner.</translation>
    </message>
    <message>
        <source>Stake</source>
        <extracomment>Name of an option</extracomment>
        <translation>Innsats</translation>
    </message>
    <message>
        <source>How many chips each player pays into each pot.</source>
        <translation>Hvor mange sjetonger hver betaler til hver pott.</translation>
    </message>
    <message>
        <source>Number of pots</source>
        <extracomment>Name of an option: the house rule B39</extracomment>
        <translation>Antall potter</translation>
    </message>
    <message>
        <source>How many pots make a match. If the end is open, the program asks after every pot if you want another.</source>
        <translation>Hvor mange potter et parti har. Er slutten åpen, spør programmet etter hver pott om dere vil ha en til.</translation>
    </message>
    <message>
        <source>Purse</source>
        <extracomment>Name of an option: the house rule B33</extracomment>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>How many stakes each player brings. A player who can’t pay a stake leaves the table. Without a purse the program only counts the chips.</source>
        <translation>Hvor mange innsatser hver har med seg. Den som ikke kan betale en innsats, forlater bordet. Uten kasse teller programmet bare sjetongene.</translation>
    </message>
    <message>
        <source>Open to onlookers</source>
        <extracomment>Name of an option: the house rule B40</extracomment>
        <translation>Åpent for tilskuere</translation>
    </message>
    <message>
        <source>Players who are out can see everyone’s cards.</source>
        <translation>De som er ute, ser alle kortene.</translation>
    </message>
    <message>
        <source>no purse</source>
        <translation>ingen kasse</translation>
    </message>
    <message numerus="yes">
        <source>Won {won} of %n pot(s)</source>
        <translation>
            <numerusform>Vant {won} av %n pott</numerusform>
            <numerusform>Vant {won} av %n potter</numerusform>
        </translation>
    </message>
    <message>
        <source>Kuku is never the lowest card.</source>
        <translation>Kuku er aldri det laveste kortet.</translation>
    </message>
    <message>
        <source>{card} is high, and it answers players who want to swap.</source>
        <translation>{card} er høy og svarer den som vil bytte.</translation>
    </message>
    <message>
        <source>This kille is as high as kuku.</source>
        <translation>Denne killen er like høy som kuku.</translation>
    </message>
    <message>
        <source>You’re out if you keep a low kille.</source>
        <translation>Du ryker ut hvis du beholder en lav kille.</translation>
    </message>
    <message>
        <source>With two players, no one goes out if you stand with a low kille.</source>
        <translation>Med to spillere ryker ingen ut hvis du står på en lav kille.</translation>
    </message>
    <message>
        <source>Another player has {other} now, so {card} isn’t the lowest.</source>
        <translation>En annen spiller har nå {other}, så {card} er ikke lavest.</translation>
    </message>
    <message>
        <source>Stand: {card} is high enough here. With {other} or lower, swapping pays.</source>
        <translation>Stå: {card} holder her. Med {other} eller lavere lønner det seg å bytte.</translation>
    </message>
    <message>
        <source>Swap {card}: with {other} or lower, swapping pays.</source>
        <translation>Bytt {card}: Med {other} eller lavere lønner det seg.</translation>
    </message>
    <message>
        <source>Swap {card}: you weren’t dealt it, so a svin can’t hurt you.</source>
        <translation>Bytt {card}: Du fikk det ikke i given, så ikke noe svin kan skade deg.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals if you stand, {second}% if you swap.</source>
        <translation>Med {card} ryker du ut i {first}&#xa0;% av givene om du står, i {second}&#xa0;% om du bytter.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {second}% of deals if you swap, {first}% if you stand.</source>
        <translation>Med {card} ryker du ut i {second}&#xa0;% av givene om du bytter, i {first}&#xa0;% om du står.</translation>
    </message>
    <message>
        <source>Waiting could only help the others.</source>
        <translation>Å vente kan bare hjelpe de andre.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals, usually in {second}%.</source>
        <translation>Med {card} ryker du ut i {first}&#xa0;% av givene, ellers i {second}&#xa0;%.</translation>
    </message>
    <message>
        <source>Nothing is worse than a low kille.</source>
        <translation>Ingenting er verre enn en lav kille.</translation>
    </message>
    <message>
        <source>With {card} you’re out in {first}% of deals, with new cards in {second}%.</source>
        <translation>Med {card} ryker du ut i {first}&#xa0;% av givene, med nye kort i {second}&#xa0;%.</translation>
    </message>
    <message>
        <source>The dealer has dealt again often enough.</source>
        <translation>Giveren har gitt på nytt mange nok ganger.</translation>
    </message>
    <message>
        <source>The price is {first}, and a place in this pot is worth {second}.</source>
        <translation>Prisen er {first}, og en plass i denne potten er verdt {second}.</translation>
    </message>
    <message>
        <source>Without the last pot you lose the match: {second} chips against {first}.</source>
        <translation>Uten den siste potten taper du partiet: {second} sjetonger mot {first}.</translation>
    </message>
    <message>
        <source>For the fun of it: the price is {first}, and a place in this pot is worth {second}.</source>
        <translation>For moro skyld: Prisen er {first}, en plass i denne potten er verdt {second}.</translation>
    </message>
    <message>
        <source>The price is {first}, but a place in this pot is only worth {second}.</source>
        <translation>Prisen er {first}, men en plass i denne potten er bare verdt {second}.</translation>
    </message>
    <message>
        <source>Another pot is always welcome.</source>
        <translation>En pott til er alltid velkommen.</translation>
    </message>
    <message>
        <source>{name} asks you: “{call}”</source>
        <translation>{name} spør deg: «{call}»</translation>
    </message>
    <message>
        <source>You ask {dealer}: “{call}”</source>
        <translation>Du spør {dealer}: «{call}»</translation>
    </message>
    <message>
        <source>{name} asks {dealer}: “{call}”</source>
        <translation>{name} spør {dealer}: «{call}»</translation>
    </message>
    <message>
        <source>{name}: “{call}”</source>
        <extracomment>What somebody calls out: {name} is the player</extracomment>
        <translation>{name}: «{call}»</translation>
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
        <translation>Du går i talongen.</translation>
    </message>
    <message>
        <source>{name} goes into the stock.</source>
        <translation>{name} går i talongen.</translation>
    </message>
    <message>
        <source>{name} cuts the stock.</source>
        <translation>{name} tar av talongen.</translation>
    </message>
    <message>
        <source>You deal again.</source>
        <translation>Du gir på nytt.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} gir på nytt.</translation>
    </message>
    <message>
        <source>Your card: {card}.</source>
        <translation>Kortet ditt: {card}.</translation>
    </message>
    <message>
        <source>{name} wants to swap with you.</source>
        <translation>{name} vil bytte med deg.</translation>
    </message>
    <message>
        <source>You want to swap with {whom}.</source>
        <translation>Du vil bytte med {whom}.</translation>
    </message>
    <message>
        <source>{name} wants to swap with {whom}.</source>
        <translation>{name} vil bytte med {whom}.</translation>
    </message>
    <message>
        <source>You swap {given} for {taken}.</source>
        <translation>Du bytter {given} mot {taken}.</translation>
    </message>
    <message>
        <source>They swap cards.</source>
        <translation>De bytter kort.</translation>
    </message>
    <message>
        <source>Killemöte: both killar are high!</source>
        <translation>Killemöte: Begge killene er høye!</translation>
    </message>
    <message>
        <source>You have a low kille now.</source>
        <translation>Du har nå en lav kille.</translation>
    </message>
    <message>
        <source>{name} has a low kille now.</source>
        <translation>{name} har nå en lav kille.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du trekker et kort.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekker et kort.</translation>
    </message>
    <message>
        <source>You draw a kille: it is high!</source>
        <translation>Du trekker en kille: Den er høy!</translation>
    </message>
    <message>
        <source>{name} draws a kille: it is high!</source>
        <translation>{name} trekker en kille: Den er høy!</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Du trekker {card}.</translation>
    </message>
    <message>
        <source>{name} draws {card}.</source>
        <translation>{name} trekker {card}.</translation>
    </message>
    <message>
        <source>The old card, a kille, is out of play.</source>
        <translation>Det gamle kortet, en kille, er ute av spill.</translation>
    </message>
    <message>
        <source>“{call}”</source>
        <translation>«{call}»</translation>
    </message>
    <message>
        <source>You turn up {card}.</source>
        <translation>Du legger opp {card}.</translation>
    </message>
    <message>
        <source>{name} turns up {card}.</source>
        <translation>{name} legger opp {card}.</translation>
    </message>
    <message>
        <source>You have to ask the next player.</source>
        <translation>Du må gå videre til neste.</translation>
    </message>
    <message>
        <source>{name} has to ask the next player.</source>
        <translation>{name} må gå videre til neste.</translation>
    </message>
    <message>
        <source>You are hit.</source>
        <translation>Du er hogd.</translation>
    </message>
    <message>
        <source>{name} is hit.</source>
        <translation>{name} er hogd.</translation>
    </message>
    <message>
        <source>The kuku lay in the stock. All show their cards.</source>
        <translation>Kuku lå i talongen. Alle viser kortene sine.</translation>
    </message>
    <message>
        <source>You lay down kuku.</source>
        <translation>Du legger opp kuku.</translation>
    </message>
    <message>
        <source>{name} lays down kuku.</source>
        <translation>{name} legger opp kuku.</translation>
    </message>
    <message>
        <source>All show their cards.</source>
        <translation>Alle viser kortene sine.</translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to {name}.</source>
        <translation>
            <numerusform>Ett bytte tas tilbake, for {name} fikk kortet i given.</numerusform>
            <numerusform>%n bytter tas tilbake, for {name} fikk kortet i given.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s) is undone, as the card was dealt to you.</source>
        <translation>
            <numerusform>Ett bytte tas tilbake, for du fikk kortet i given.</numerusform>
            <numerusform>%n bytter tas tilbake, for du fikk kortet i given.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out: a low kille.</source>
        <translation>Du er ute: en lav kille.</translation>
    </message>
    <message>
        <source>{name} is out: a low kille.</source>
        <translation>{name} er ute: en lav kille.</translation>
    </message>
    <message>
        <source>You are out: hit by a husar.</source>
        <translation>Du er ute: hogd av en husar.</translation>
    </message>
    <message>
        <source>{name} is out: hit by a husar.</source>
        <translation>{name} er ute: hogd av en husar.</translation>
    </message>
    <message>
        <source>You are out: hit by a svin.</source>
        <translation>Du er ute: hogd av et svin.</translation>
    </message>
    <message>
        <source>{name} is out: hit by a svin.</source>
        <translation>{name} er ute: hogd av et svin.</translation>
    </message>
    <message>
        <source>You are out: the lowest card, {card}.</source>
        <translation>Du er ute: laveste kort, {card}.</translation>
    </message>
    <message>
        <source>{name} is out: the lowest card, {card}.</source>
        <translation>{name} er ute: laveste kort, {card}.</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <extracomment>A player and the card that is shown: &quot;Elin 7&quot;</extracomment>
        <translation>{name} {card}</translation>
    </message>
    <message>
        <source>“{call}” {cards}</source>
        <extracomment>The call, and then all players with their cards</extracomment>
        <translation>«{call}» {cards}</translation>
    </message>
    <message>
        <source>Deadlock: you stay in.</source>
        <translation>Fastlåst: Du er fortsatt med.</translation>
    </message>
    <message numerus="yes">
        <source>Deadlock: {names} stay(s) in.</source>
        <translation>
            <numerusform>Fastlåst: {names} er fortsatt med.</numerusform>
            <numerusform>Fastlåst: {names} er fortsatt med.</numerusform>
        </translation>
    </message>
    <message>
        <source>kille (high)</source>
        <translation>kille (høy)</translation>
    </message>
    <message>
        <source>kille (low)</source>
        <translation>kille (lav)</translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: everyone pays %n chip(s), {pot} in all.</source>
        <translation>
            <numerusform>Pott {number}: Alle betaler %n sjetong, til sammen {pot}.</numerusform>
            <numerusform>Pott {number}: Alle betaler %n sjetonger, til sammen {pot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>Første sjanse til å kjøpe seg inn, for %n sjetong: {names}.</numerusform>
            <numerusform>Første sjanse til å kjøpe seg inn, for %n sjetonger: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second chance to buy in, for %n chip(s): {names}.</source>
        <translation>
            <numerusform>Andre sjanse til å kjøpe seg inn, for %n sjetong: {names}.</numerusform>
            <numerusform>Andre sjanse til å kjøpe seg inn, for %n sjetonger: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You buy in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>Du kjøper deg inn for %n sjetong. I potten er det {pot}.</numerusform>
            <numerusform>Du kjøper deg inn for %n sjetonger. I potten er det {pot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} buys in for %n chip(s). There are {pot} in the pot.</source>
        <translation>
            <numerusform>{name} kjøper seg inn for %n sjetong. I potten er det {pot}.</numerusform>
            <numerusform>{name} kjøper seg inn for %n sjetonger. I potten er det {pot}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stay out.</source>
        <translation>Du sier nei.</translation>
    </message>
    <message>
        <source>{name} stays out.</source>
        <translation>{name} sier nei.</translation>
    </message>
    <message numerus="yes">
        <source>You win the pot: %n chip(s)!</source>
        <translation>
            <numerusform>Du vinner potten: %n sjetong!</numerusform>
            <numerusform>Du vinner potten: %n sjetonger!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins the pot: %n chip(s).</source>
        <translation>
            <numerusform>{name} vinner potten: %n sjetong.</numerusform>
            <numerusform>{name} vinner potten: %n sjetonger.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot pay the stake, and leave the table.</source>
        <translation>Du kan ikke betale innsatsen og forlater bordet.</translation>
    </message>
    <message>
        <source>{name} cannot pay the stake, and leaves the table.</source>
        <translation>{name} kan ikke betale innsatsen og forlater bordet.</translation>
    </message>
    <message>
        <source>You want another pot.</source>
        <translation>Du vil ha en pott til.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Alle sjetongene</translation>
    </message>
    <message>
        <source>Pot {number}: {name}</source>
        <extracomment>A pot of the score sheet, and who has won it</extracomment>
        <translation>Pott {number}: {name}</translation>
    </message>
    <message>
        <source>Won and lost</source>
        <translation>Vunnet og tapt</translation>
    </message>
    <message numerus="yes">
        <source>Pot {number}: %n still in</source>
        <comment>players</comment>
        <translation>
            <numerusform>Pott {number}: %n igjen</numerusform>
            <numerusform>Pott {number}: %n igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paid into it</source>
        <translation>Innbetalt</translation>
    </message>
    <message>
        <source>Out in deal…</source>
        <extracomment>Above the players who went out, each after the number of the deal</extracomment>
        <translation>Ute i giv …</translation>
    </message>
    <message>
        <source>{deal} · {name}: low kille</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: lav kille</translation>
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
        <translation>Innsatser: {names}</translation>
    </message>
    <message>
        <source>First chance: {names}</source>
        <translation>Første gjeninnkjøp: {names}</translation>
    </message>
    <message>
        <source>Second chance: {names}</source>
        <translation>Andre gjeninnkjøp: {names}</translation>
    </message>
    <message numerus="yes">
        <source>all %n players</source>
        <comment>who have paid</comment>
        <translation>
            <numerusform>spilleren</numerusform>
            <numerusform>alle %n spillere</numerusform>
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
        <translation>Gjøken! Alle kort over på ryggen!</translation>
    </message>
    <message>
        <source>The cuckoo stands: no one may swap!</source>
        <extracomment>Gloss of the call &quot;Kuku står, ingen byta får!&quot;</extracomment>
        <translation>Gjøken står, ingen får bytte!</translation>
    </message>
    <message>
        <source>The hussar strikes!</source>
        <extracomment>Gloss of the call &quot;Husar hugger!&quot;</extracomment>
        <translation>Husaren hogger!</translation>
    </message>
    <message>
        <source>What goes around comes around!</source>
        <extracomment>Gloss of the call &quot;Svinhugg går igen!&quot;, which is a proverb</extracomment>
        <translation>Svinehogget går igjen!</translation>
    </message>
    <message>
        <source>Show your proof!</source>
        <extracomment>Gloss of the call &quot;Upp till bevis!&quot;</extracomment>
        <translation>Opp til bevis!</translation>
    </message>
    <message>
        <source>Past the rider!</source>
        <extracomment>Gloss of the call &quot;Kavall förbi!&quot;</extracomment>
        <translation>Forbi rytteren!</translation>
    </message>
    <message>
        <source>Past the inn!</source>
        <extracomment>Gloss of the call &quot;Värdshus förbi!&quot;</extracomment>
        <translation>Forbi vertshuset!</translation>
    </message>
    <message>
        <source>Accepted!</source>
        <extracomment>Gloss of the call &quot;Accepteras!&quot;</extracomment>
        <translation>Godtatt!</translation>
    </message>
    <message>
        <source>That depends!</source>
        <extracomment>Gloss of the call &quot;Det beror på!&quot;</extracomment>
        <translation>Det kommer an på!</translation>
    </message>
    <message>
        <source>Impossible!</source>
        <extracomment>Gloss of the call &quot;Omöjligt!&quot;</extracomment>
        <translation>Umulig!</translation>
    </message>
    <message>
        <source>has no chips left</source>
        <translation>har ingen sjetonger igjen</translation>
    </message>
    <message>
        <source>no chips</source>
        <translation>ingen sjetonger</translation>
    </message>
    <message>
        <source>out for now</source>
        <translation>ute nå</translation>
    </message>
    <message>
        <source>speak now</source>
        <comment>it is your turn</comment>
        <translation>din tur</translation>
    </message>
    <message>
        <source>speaks now</source>
        <translation>taler nå</translation>
    </message>
    <message>
        <source>speaks</source>
        <translation>taler</translation>
    </message>
    <message>
        <source>dealer · speaks last</source>
        <translation>giver · taler sist</translation>
    </message>
    <message>
        <source>forehand · speaks first</source>
        <translation>forhånd · taler først</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>forhånd</translation>
    </message>
    <message>
        <source>out: a low kille</source>
        <translation>ute: lav kille</translation>
    </message>
    <message>
        <source>out: hit by the husar</source>
        <translation>ute: hogd av husaren</translation>
    </message>
    <message>
        <source>out: husar</source>
        <translation>ute: husar</translation>
    </message>
    <message>
        <source>out: hit by the svin</source>
        <translation>ute: hogd av svinet</translation>
    </message>
    <message>
        <source>out: svin</source>
        <translation>ute: svin</translation>
    </message>
    <message>
        <source>out: lowest card</source>
        <translation>ute: laveste kort</translation>
    </message>
    <message>
        <source>out: lowest</source>
        <translation>ute: lavest</translation>
    </message>
    <message>
        <source>stood</source>
        <translation>stod</translation>
    </message>
    <message>
        <source>drew from the stock</source>
        <translation>gikk i talongen</translation>
    </message>
    <message>
        <source>drew</source>
        <comment>from the stock</comment>
        <translation>trakk</translation>
    </message>
    <message>
        <source>swapped with {name}</source>
        <translation>byttet med {name}</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>byttet</translation>
    </message>
    <message>
        <source>hit by the husar</source>
        <translation>hogd av husaren</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>hogd</translation>
    </message>
    <message>
        <source>hit by the svin</source>
        <translation>hogd av svinet</translation>
    </message>
    <message>
        <source>showed the {card}</source>
        <translation>viste {card}</translation>
    </message>
    <message>
        <source>asked for better cards</source>
        <translation>spurte om bedre kort</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>spurte</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>sa ja</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>sa nei</translation>
    </message>
    <message>
        <source>leaves it to the third</source>
        <translation>lar den tredje avgjøre</translation>
    </message>
    <message>
        <source>it depends</source>
        <translation>kommer an på</translation>
    </message>
    <message>
        <source>has bought in</source>
        <translation>har kjøpt seg inn</translation>
    </message>
    <message>
        <source>bought in</source>
        <translation>gjeninnkjøp</translation>
    </message>
    <message>
        <source>stays out</source>
        <translation>sier nei</translation>
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
        <translation>{name}, giver</translation>
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
        <translation>lav kille</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>why a player is out: as short as possible</comment>
        <translation>lavest</translation>
    </message>
    <message>
        <source>Deadlock: the lowest card does not count.</source>
        <translation>Fastlåst: Laveste kort teller ikke.</translation>
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
        <translation>Gjeninnkjøp</translation>
    </message>
    <message>
        <source>Pot</source>
        <comment>chips, a column of a table</comment>
        <translation>Pott</translation>
    </message>
    <message>
        <source>{number} for {price} each</source>
        <extracomment>How many buy in, and the price: &quot;4 for 20 each&quot;</extracomment>
        <translation>{number} for {price} hver</translation>
    </message>
    <message>
        <source>your {card}</source>
        <comment>that you gave away</comment>
        <translation>fra deg: {card}</translation>
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
            <numerusform>pott, %n sjetong</numerusform>
            <numerusform>pott, %n sjetonger</numerusform>
        </translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>et kort med baksiden opp</translation>
    </message>
    <message>
        <source>{card}, out of play</source>
        <translation>{card}, ute av spill</translation>
    </message>
    <message>
        <source>face down, known to you: {card}</source>
        <translation>med baksiden opp, som du vet: {card}</translation>
    </message>
    <message>
        <source>{deal} · {name}: lowest</source>
        <extracomment>{deal}: in which deal of the pot</extracomment>
        <translation>{deal} · {name}: lavest</translation>
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
        <translation>byttet med deg</translation>
    </message>
    <message>
        <source>{kille}, high</source>
        <translation>{kille}, høy</translation>
    </message>
    <message>
        <source>{kille}, low</source>
        <translation>{kille}, lav</translation>
    </message>
    <message>
        <source>{below} below, equal to kuku</source>
        <translation>{below} under, lik kuku</translation>
    </message>
    <message>
        <source>{below} below, {above} above</source>
        <comment>kinds of cards</comment>
        <translation>{below} under, {above} over</translation>
    </message>
    <message>
        <source>Where the {card} stands</source>
        <translation>Hvor {card} står</translation>
    </message>
    <message>
        <source>Swap with {name}</source>
        <comment>button</comment>
        <translation>Bytt med {name}</translation>
    </message>
    <message>
        <source>Into the stock</source>
        <comment>button: the dealer draws a card</comment>
        <translation>Gå i talongen</translation>
    </message>
    <message>
        <source>Lay kuku</source>
        <comment>button</comment>
        <translation>Legg opp kuku</translation>
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
        <translation>Kjøp deg inn: {price}</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>button, where there is little room</comment>
        <translation>Bytt</translation>
    </message>
    <message>
        <source>Buy in</source>
        <comment>button, where there is little room</comment>
        <translation>Kjøp</translation>
    </message>
    <message>
        <source>You ask {name} for a new deal, before you say whether you swap.</source>
        <translation>Du spør {name} om ny utdeling før du sier om du bytter.</translation>
    </message>
    <message>
        <source>No new deal: {name} stands or swaps.</source>
        <translation>Ingen ny utdeling: {name} står eller bytter.</translation>
    </message>
    <message>
        <source>{name} decides whether there is a new deal.</source>
        <translation>{name} avgjør om det gis på nytt.</translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s) and play for the pot again.</source>
        <translation>
            <numerusform>Du betaler %n sjetong og spiller om potten igjen.</numerusform>
            <numerusform>Du betaler %n sjetonger og spiller om potten igjen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are out until the next pot.</source>
        <translation>Du er ute til neste pott.</translation>
    </message>
    <message>
        <source>You keep the {card}, and all show.</source>
        <translation>Du beholder {card}, og alle viser.</translation>
    </message>
    <message>
        <source>You keep the {card}. Then {name} speaks.</source>
        <translation>Du beholder {card}. Så taler {name}.</translation>
    </message>
    <message>
        <source>Buy in for {price}? The pot is {pot}.</source>
        <translation>Kjøpe deg inn for {price}? I potten er det {pot}.</translation>
    </message>
    <message>
        <source>You win the pot of {amount}. Another one?</source>
        <translation>Du vinner potten på {amount}. En til?</translation>
    </message>
    <message>
        <source>{name} wins the pot of {amount}. Another one?</source>
        <translation>{name} vinner potten på {amount}. En til?</translation>
    </message>
    <message>
        <source>{name} asks for better cards. You have {card}.</source>
        <translation>{name} spør om bedre kort. Du har {card}.</translation>
    </message>
    <message>
        <source>Keep your {card}, or go into the stock?</source>
        <translation>Beholde {card} eller gå i talongen?</translation>
    </message>
    <message>
        <source>Keep your {card}, or swap with {name}?</source>
        <translation>Beholde {card} eller bytte med {name}?</translation>
    </message>
    <message>
        <source>{name} stood.</source>
        <translation>{name} sto.</translation>
    </message>
    <message>
        <source>{name} took your {card}.</source>
        <translation>{name} tok {card} fra deg.</translation>
    </message>
    <message>
        <source>You are out {often}, with “{move}” {as_often}, mostly because a husar or svin hits you.</source>
        <extracomment>Most of the difference is that one is hit by a husar or the svin</extracomment>
        <translation>Du ryker ut {often}, med «{move}» {as_often}, mest fordi husar eller svin hogger deg.</translation>
    </message>
    <message>
        <source>Swap with the next player on your left who is still in.</source>
        <translation>Bytt med den nærmeste til venstre som fortsatt er med.</translation>
    </message>
    <message>
        <source>You’re the dealer, so you can’t swap. You may go into the stock.</source>
        <translation>Du er giver, så du kan ikke bytte. Du kan gå i talongen.</translation>
    </message>
    <message>
        <source>No one goes out.</source>
        <translation>Ingen ryker ut.</translation>
    </message>
    <message>
        <source>{names} are out.</source>
        <extracomment>Two players or more</extracomment>
        <translation>{names} er ute.</translation>
    </message>
    <message>
        <source>The stock is cut.</source>
        <translation>Det tas av talongen.</translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) lost</source>
        <translation>
            <numerusform>%n sjetong tapt</numerusform>
            <numerusform>%n sjetonger tapt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) won</source>
        <translation>
            <numerusform>%n sjetong vunnet</numerusform>
            <numerusform>%n sjetonger vunnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n sjetong</numerusform>
            <numerusform>%n sjetonger</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} this wins you more of the pot in the long run.</source>
        <translation>Med {card} gir dette mer av potten i lengden.</translation>
    </message>
    <message>
        <source>One card each: keep it or swap it. The lowest is out. Four to twenty players share a pot, which takes a few minutes. It’s the easiest of the five games to learn, and the one with the most luck.</source>
        <translation>Ett kort hver: Behold det eller bytt det. Det laveste ryker ut. Fire til tjue spillere spiller om en pott, som tar noen få minutter. Det er det letteste av de fem spillene å lære, og det der flaksen betyr mest.</translation>
    </message>
    <message>
        <source>Don’t end up with the lowest card: the last player in wins the pot.</source>
        <translation>Ikke sitt igjen med det laveste kortet: Den som blir alene igjen, tar potten.</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Sjetonger</translation>
    </message>
    <message>
        <source>Everyone speaks once: stand or swap. Then all cards are shown.</source>
        <translation>Hver taler én gang: står eller bytter. Så vises alle kortene.</translation>
    </message>
    <message>
        <source>Two or three players are left: forehand may first ask for better cards.</source>
        <translation>Bare to eller tre er igjen: Forhånd kan først spørre om bedre kort.</translation>
    </message>
    <message>
        <source>The dealer decides whether there are new cards.</source>
        <translation>Giveren avgjør om det blir nye kort.</translation>
    </message>
    <message>
        <source>The third player decides whether there are new cards.</source>
        <translation>Den tredje spilleren avgjør om det blir nye kort.</translation>
    </message>
    <message>
        <source>The dealer speaks last: stand, or go into the stock.</source>
        <translation>Giveren taler sist: står, eller går i talongen.</translation>
    </message>
    <message>
        <source>Players who are out may buy in again. The price goes into the pot.</source>
        <translation>De som er ute, kan kjøpe seg inn igjen. Prisen går i potten.</translation>
    </message>
    <message>
        <source>If everyone wants another pot, all are in again and pay the stake.</source>
        <translation>Vil alle ha en pott til, er alle med igjen og betaler innsatsen.</translation>
    </message>
    <message>
        <source>No one goes out: the dealer gathers the cards and deals again.</source>
        <translation>Ingen ryker ut: Giveren samler inn kortene og gir på nytt.</translation>
    </message>
    <message>
        <source>The last player in wins the pot.</source>
        <translation>Den som er alene igjen, vinner potten.</translation>
    </message>
    <message>
        <source>Everyone would be out, so no one is.</source>
        <translation>Alle ville ha røket ut, så ingen gjør det.</translation>
    </message>
    <message>
        <source>Out are low killar, players who were hit, and the lowest of the other cards. They may buy in, or wait for a new pot.</source>
        <translation>Ute er lave killer, de som er hogd, og det laveste av de andre kortene. De kan kjøpe seg inn eller vente på en ny pott.</translation>
    </message>
    <message>
        <source>Deal {deal} decided it. Out: {others}. You were the only one left.</source>
        <extracomment>Why a pot was won. {others}: who went out in the last deal</extracomment>
        <translation>Giv {deal} avgjorde det. Ute: {others}. Bare du var igjen.</translation>
    </message>
    <message>
        <source>Deal {deal} decided it. Out: {others}. {name} was the only one left.</source>
        <extracomment>Why a pot was won. {others}: who went out in the last deal</extracomment>
        <translation>Giv {deal} avgjorde det. Ute: {others}. Bare {name} var igjen.</translation>
    </message>
    <message>
        <source>Next pot</source>
        <extracomment>Button: a pot has been won, and everybody pays the stake for another one</extracomment>
        <translation>Neste pott</translation>
    </message>
    <message numerus="yes">
        <source>Players bought in again %n time(s), so the pot grew.</source>
        <translation>
            <numerusform>Noen kjøpte seg inn igjen %n gang, og potten vokste.</numerusform>
            <numerusform>Spillere kjøpte seg inn igjen %n ganger, og potten vokste.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match without this pot.</source>
        <translation>Du vinner partiet uten denne potten.</translation>
    </message>
    <message>
        <source>More of the others go out: {here} on average, with “{move}” {there}.</source>
        <extracomment>{here}, {there}: how many, such as 1.8</extracomment>
        <translation>Flere av de andre ryker ut: {here} i snitt, med «{move}» {there}.</translation>
    </message>
    <message>
        <source>A player who asks for this card ends the exchange and keeps their own card.</source>
        <translation>Den som vil bytte det til seg, avslutter byttet og beholder sitt eget kort.</translation>
    </message>
    <message>
        <source>A player who asks for this card is hit.</source>
        <translation>Den som vil bytte det til seg, blir hogd.</translation>
    </message>
    <message>
        <source>A player who asks for this card hits the player who was dealt the card on offer.</source>
        <translation>Den som vil bytte det til seg, hogger spilleren som fikk det tilbudte kortet i given.</translation>
    </message>
    <message>
        <source>A player who asks for this card must go on to the next player.</source>
        <translation>Den som vil bytte det til seg, må gå videre til neste spiller.</translation>
    </message>
    <message>
        <source>A player who asks for this card gets it, and everyone sees it.</source>
        <translation>Den som vil bytte det til seg, får det, og alle ser det.</translation>
    </message>
    <message>
        <source>A player who asks for this card gets it.</source>
        <translation>Den som vil bytte det til seg, får det.</translation>
    </message>
    <message>
        <source>can buy in for {price}</source>
        <translation>kan kjøpe seg inn for {price}</translation>
    </message>
    <message>
        <source>can buy in</source>
        <translation>kan kjøpe seg inn</translation>
    </message>
    <message>
        <source>You give {name} the {card}. Only a matador can refuse.</source>
        <translation>Du gir {name} {card}. Bare en matador kan si nei.</translation>
    </message>
    <message>
        <source>You put your {card} out of play and take the top card. A matador answers there too.</source>
        <translation>Du legger bort {card} og tar det øverste kortet. Er det en matador, svarer den også.</translation>
    </message>
    <message>
        <source>No more swaps: everyone shows their card. Players already hit are still hit.</source>
        <translation>Ingen flere bytter: Alle viser kortet sitt. De som er hogd, er fortsatt det.</translation>
    </message>
    <message>
        <source>The same dealer deals again.</source>
        <translation>Samme giver gir på nytt.</translation>
    </message>
    <message>
        <source>You are out until the next pot. You lose your second chance too.</source>
        <translation>Du er ute til neste pott. Den andre sjansen går også tapt.</translation>
    </message>
    <message>
        <source>You keep the {card}. Then {name} speaks last.</source>
        <translation>Du beholder {card}. Så taler {name}, som er sist.</translation>
    </message>
    <message>
        <source>Deadlock: no one is out.</source>
        <translation>Fastlåst: Ingen er ute.</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>PDF documents (*.pdf)</source>
        <extracomment>A kind of file in a file dialog</extracomment>
        <translation>PDF-dokumenter (*.pdf)</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Best</source>
        <extracomment>How good a move was</extracomment>
        <translation>Best</translation>
    </message>
    <message>
        <source>Good</source>
        <extracomment>How good a move was</extracomment>
        <translation>Bra</translation>
    </message>
    <message>
        <source>Slip</source>
        <extracomment>How good a move was: a small mistake</extracomment>
        <translation>Unøyaktighet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <extracomment>How good a move was</extracomment>
        <translation>Feil</translation>
    </message>
    <message>
        <source>{number} chips</source>
        <translation>{number} sjetonger</translation>
    </message>
    <message>
        <source>{number} lost deals</source>
        <extracomment>In Fjabbe, where lost hands are bad</extracomment>
        <translation>{number} tapte omganger</translation>
    </message>
    <message>
        <source>{number} points</source>
        <translation>{number} poeng</translation>
    </message>
    <message>
        <source>As good as {move}, or nearly.</source>
        <translation>Like bra som {move}, eller nesten.</translation>
    </message>
    <message>
        <source>Better, and it decides the match: {move}.</source>
        <translation>Bedre, og det avgjør partiet: {move}.</translation>
    </message>
    <message>
        <source>Better by about {amount}: {move}.</source>
        <extracomment>{amount}: &quot;9 points&quot;</extracomment>
        <translation>Bedre, med omtrent {amount}: {move}.</translation>
    </message>
    <message>
        <source>Judged by looking ahead on the board.</source>
        <translation>Bedømt ved å regne framover på brettet.</translation>
    </message>
    <message>
        <source>Counted to the end: every card was known.</source>
        <translation>Regnet til slutten: Hvert kort var kjent.</translation>
    </message>
    <message>
        <source>Give or take {amount}.</source>
        <extracomment>{amount}: &quot;2 points&quot;. The difference may be so much larger or smaller.</extracomment>
        <translation>{amount} fra eller til.</translation>
    </message>
    <message>
        <source>How you stood, in points</source>
        <translation>Hvordan du sto, i poeng</translation>
    </message>
    <message>
        <source>{name} in points</source>
        <translation>{name}, i poeng</translation>
    </message>
    <message>
        <source>How you stood, in chips</source>
        <translation>Hvordan du sto, i sjetonger</translation>
    </message>
    <message>
        <source>{name} in chips</source>
        <translation>{name}, i sjetonger</translation>
    </message>
    <message>
        <source>How you stood, in lost deals</source>
        <extracomment>In Fjabbe, where lost hands are bad: the more is lost the lower is the curve</extracomment>
        <translation>Hvordan du sto, i tapte omganger</translation>
    </message>
    <message>
        <source>{name} in lost deals</source>
        <translation>{name}, i tapte omganger</translation>
    </message>
    <message>
        <source>What you could expect, in points</source>
        <extracomment>Title of a curve: before each decision, how the round would end on average</extracomment>
        <translation>Hva du kunne vente deg, i poeng</translation>
    </message>
    <message>
        <source>What {name} could expect, in points</source>
        <translation>Hva {name} kunne vente seg, i poeng</translation>
    </message>
    <message>
        <source>What you could expect, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Hva du kunne vente deg, i øyne</translation>
    </message>
    <message>
        <source>What {name} could expect, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Hva {name} kunne vente seg, i øyne</translation>
    </message>
    <message>
        <source>What you could expect, in squares</source>
        <translation>Hva du kunne vente deg, i ruter</translation>
    </message>
    <message>
        <source>What {name} could expect, in squares</source>
        <translation>Hva {name} kunne vente seg, i ruter</translation>
    </message>
    <message>
        <source>What you could expect, in chips</source>
        <translation>Hva du kunne vente deg, i sjetonger</translation>
    </message>
    <message>
        <source>What {name} could expect, in chips</source>
        <translation>Hva {name} kunne vente seg, i sjetonger</translation>
    </message>
    <message>
        <source>What you could expect, in lost deals</source>
        <translation>Hva du kunne vente deg, i tapte omganger</translation>
    </message>
    <message>
        <source>What {name} could expect, in lost deals</source>
        <translation>Hva {name} kunne vente seg, i tapte omganger</translation>
    </message>
    <message numerus="yes">
        <source>%n good decision(s)</source>
        <translation>
            <numerusform>%n god avgjørelse</numerusform>
            <numerusform>%n gode avgjørelser</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n unøyaktighet</numerusform>
            <numerusform>%n unøyaktigheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>%n feil</numerusform>
            <numerusform>%n feil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s)</source>
        <translation>
            <numerusform>%n rute</numerusform>
            <numerusform>%n ruter</numerusform>
        </translation>
    </message>
    <message>
        <source>How you stood, in squares</source>
        <translation>Hvordan du sto, i ruter</translation>
    </message>
    <message>
        <source>{name} in squares</source>
        <translation>{name}, i ruter</translation>
    </message>
    <message>
        <source>How you stood, in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>Hvordan du sto, i øyne</translation>
    </message>
    <message>
        <source>{name} in points</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>{name}, i øyne</translation>
    </message>
    <message>
        <source>Uncertain</source>
        <extracomment>How good a move was: nobody can tell</extracomment>
        <translation>Usikkert</translation>
    </message>
    <message>
        <source>Every other move is worse.</source>
        <translation>Alle andre trekk er dårligere.</translation>
    </message>
    <message>
        <source>There was no other move.</source>
        <translation>Det fantes ikke noe annet trekk.</translation>
    </message>
    <message>
        <source>Nothing was decided here.</source>
        <translation>Her ble ingenting avgjort.</translation>
    </message>
    <message>
        <source>Worked out from what it brings and what it costs.</source>
        <translation>Regnet ut etter hva det gir og hva det koster.</translation>
    </message>
    <message numerus="yes">
        <source>%n uncertain</source>
        <extracomment>Decisions of which nobody can tell how good they were</extracomment>
        <translation>
            <numerusform>%n usikker</numerusform>
            <numerusform>%n usikre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a choice</source>
        <extracomment>Moves that were the only ones</extracomment>
        <translation>
            <numerusform>%n uten valg</numerusform>
            <numerusform>%n uten valg</numerusform>
        </translation>
    </message>
    <message>
        <source>Perhaps {move} is better, but it’s not certain.</source>
        <translation>Kanskje er {move} bedre, men det er ikke sikkert.</translation>
    </message>
    <message numerus="yes">
        <source>Compared in %n deal(s) that were possible then.</source>
        <translation>
            <numerusform>Sammenlignet i %n kortfordeling som var mulig da.</numerusform>
            <numerusform>Sammenlignet i %n kortfordelinger som var mulige da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choices of this kind aren’t analysed.</source>
        <translation>Slike valg analyseres ikke.</translation>
    </message>
    <message numerus="yes">
        <source>%n not analysed</source>
        <extracomment>Decisions</extracomment>
        <translation>
            <numerusform>%n ikke analysert</numerusform>
            <numerusform>%n ikke analysert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>self-test</name>
    <message>
        <source>Typefaces</source>
        <translation>Skrifttyper</translation>
    </message>
    <message>
        <source>Table of {game}</source>
        <translation>Bordet for {game}</translation>
    </message>
    <message>
        <source>Language {language}</source>
        <translation>Språket {language}</translation>
    </message>
    <message>
        <source>Saving</source>
        <translation>Lagring</translation>
    </message>
    <message>
        <source>A match of {game} between computer players</source>
        <translation>Et parti {game} mellom dataspillere</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Vinduet</translation>
    </message>
    <message>
        <source>{file} is missing or damaged</source>
        <translation>{file} mangler eller er skadet</translation>
    </message>
    <message>
        <source>nothing is drawn</source>
        <translation>ingenting blir tegnet</translation>
    </message>
    <message>
        <source>{file} does not hold what was written</source>
        <translation>{file} inneholder ikke det som ble skrevet</translation>
    </message>
    <message>
        <source>no end after {seconds} seconds</source>
        <translation>ingen slutt etter {seconds} sekunder</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>og %n til</numerusform>
            <numerusform>og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>NOT OK: {faults}</source>
        <translation>FEIL: {faults}</translation>
    </message>
    <message numerus="yes">
        <source>All %n checks passed.</source>
        <translation>
            <numerusform>Kontrollen gikk bra.</numerusform>
            <numerusform>Alle %n kontroller gikk bra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed. Please install bluestick again.</source>
        <translation>
            <numerusform>%n av {checks} kontroller mislyktes. Installer bluestick på nytt.</numerusform>
            <numerusform>%n av {checks} kontroller mislyktes. Installer bluestick på nytt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Lyder</translation>
    </message>
    <message>
        <source>A window on the display</source>
        <translation>Et vindu på skjermen</translation>
    </message>
    <message numerus="yes">
        <source>%n of {checks} checks failed.</source>
        <translation>
            <numerusform>%n av {checks} kontroller mislyktes.</numerusform>
            <numerusform>%n av {checks} kontroller mislyktes.</numerusform>
        </translation>
    </message>
    <message>
        <source>the process for the computer players does not work</source>
        <translation>prosessen for dataspillerne virker ikke</translation>
    </message>
    <message>
        <source>Qt fails before a window opens</source>
        <translation>Qt gir opp før noe vindu åpnes</translation>
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
        <translation>Giveren gir kortene én gang, fra hele kortstokken.</translation>
    </message>
    <message>
        <source>Wait: another player has to discard first.</source>
        <translation>Vent: En annen spiller skal legge bort kort først.</translation>
    </message>
    <message>
        <source>First a player has to give the card for Fjønt.</source>
        <translation>Først skal en spiller gi kortet for Fjønt.</translation>
    </message>
    <message>
        <source>You have discarded {cards}.</source>
        <translation>Du har lagt bort {cards}.</translation>
    </message>
    <message>
        <source>You can only use cards from your own hand, each one once.</source>
        <translation>Du kan bare bruke kort fra din egen hånd, hvert av dem én gang.</translation>
    </message>
    <message>
        <source>You can’t discard now.</source>
        <translation>Du kan ikke legge bort kort nå.</translation>
    </message>
    <message>
        <source>You can’t discard tarokker or kings. Keep {cards}.</source>
        <translation>Du kan ikke legge bort tarokker eller konger. Behold {cards}.</translation>
    </message>
    <message>
        <source>You must follow suit, {suit}. You can play {cards}, or Fjønt.</source>
        <extracomment>{suit}: the suit that was led, {cards}: the cards that may be played</extracomment>
        <translation>Du må bekjenne {suit}. Du kan spille {cards}, eller Fjønt.</translation>
    </message>
    <message>
        <source>You have no {suit}, so you must play a trump. You can play {cards}, or Fjønt.</source>
        <extracomment>{suit}: the suit that was led, {cards}: the cards that may be played</extracomment>
        <translation>Du har ingen {suit} og må trumfe. Du kan spille {cards}, eller Fjønt.</translation>
    </message>
    <message>
        <source>Play or give one card at a time.</source>
        <translation>Spill eller gi ett kort om gangen.</translation>
    </message>
    <message>
        <source>In Fjabbe no one declares, because points are bad.</source>
        <translation>I Fjabbe deklarerer ingen, for der er poeng dårlige.</translation>
    </message>
    <message>
        <source>You can only declare in the first trick, before your first card.</source>
        <translation>Du kan bare deklarere i første stikk, før ditt første kort.</translation>
    </message>
    <message>
        <source>You have already declared this kind: {cards}.</source>
        <translation>Du har allerede deklarert det slaget: {cards}.</translation>
    </message>
    <message>
        <source>These cards make no combination: {cards}.</source>
        <translation>Disse kortene danner ingen kombinasjon: {cards}.</translation>
    </message>
    <message>
        <source>You don’t owe a card for Fjønt.</source>
        <translation>Du skylder ikke noe kort for Fjønt.</translation>
    </message>
    <message>
        <source>Your side hasn’t won a card yet. Play on, and give one later.</source>
        <translation>Siden din har ikke vunnet noe kort ennå. Spill videre og gi et senere.</translation>
    </message>
    <message>
        <source>For Fjønt, give a card from your side’s tricks.</source>
        <translation>Gi et kort fra stikkene på din side for Fjønt.</translation>
    </message>
    <message>
        <source>These cards don’t belong to a combination of {kind}: {cards}.</source>
        <extracomment>{kind}: &quot;kings&quot;, &quot;spades&quot; or the like</extracomment>
        <translation>Disse kortene hører ikke til en kombinasjon av {kind}: {cards}.</translation>
    </message>
    <message>
        <source>At least two of the cards must be real. N and Fjønt are wild.</source>
        <translation>Minst to av kortene må være ekte. N og Fjønt er ville.</translation>
    </message>
    <message>
        <source>This sequence begins with {card}. A wild card can’t replace it.</source>
        <extracomment>{card}: the first card of a sekvens</extracomment>
        <translation>Den sekvensen begynner med {card}. Ikke noe vilt kort kan erstatte det.</translation>
    </message>
    <message>
        <source>N and Fjønt side by side end the row. Leave these out: {cards}.</source>
        <translation>N og Fjønt ved siden av hverandre avslutter rekken. Utelat disse: {cards}.</translation>
    </message>
    <message>
        <source>The row ends where a card is missing. Leave these out: {cards}.</source>
        <translation>Rekken slutter der et kort mangler. Utelat disse: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>First you have to discard %n card(s).</source>
        <translation>
            <numerusform>Først skal du legge bort ett kort.</numerusform>
            <numerusform>Først skal du legge bort %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to discard exactly %n card(s).</source>
        <translation>
            <numerusform>Du skal legge bort nøyaktig ett kort.</numerusform>
            <numerusform>Du skal legge bort nøyaktig %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A combination has at least %n card(s).</source>
        <translation>
            <numerusform>En kombinasjon har minst ett kort.</numerusform>
            <numerusform>En kombinasjon har minst %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>After XX there must be two of XIX, XVIII and XVII, at least one of them real.</source>
        <translation>Etter XX skal det komme to av XIX, XVIII og XVII, minst ett av dem ekte.</translation>
    </message>
    <message>
        <source>After the king there must be two of queen, knight and jack, at least one of them real.</source>
        <translation>Etter kongen skal det komme to av dame, ridder og knekt, minst ett av dem ekte.</translation>
    </message>
    <message>
        <source>Discard {cards}</source>
        <extracomment>A move: these cards are discarded</extracomment>
        <translation>Legg bort {cards}</translation>
    </message>
    <message>
        <source>Declare {combination}</source>
        <extracomment>A move: this combination is declared</extracomment>
        <translation>Deklarer {combination}</translation>
    </message>
    <message>
        <source>{card} for Fjønt</source>
        <extracomment>A move: this card is given for Fjønt</extracomment>
        <translation>{card} for Fjønt</translation>
    </message>
    <message>
        <source>Declare or play</source>
        <translation>Deklarer eller spill</translation>
    </message>
    <message>
        <source>{name}: declare or play</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Deklarer eller spill</translation>
    </message>
    <message>
        <source>Waiting for the discards: {names}</source>
        <translation>Skal legge bort: {names}</translation>
    </message>
    <message>
        <source>{names} chooses a card for Fjønt</source>
        <translation>{names} velger et kort for Fjønt</translation>
    </message>
    <message>
        <source>Deal {deal} · trick {number}</source>
        <translation>Giv {deal} · stikk {number}</translation>
    </message>
    <message>
        <source>You win the match with {points}!</source>
        <translation>Du vinner partiet med {points}!</translation>
    </message>
    <message>
        <source>You and {names} win the match with {points}!</source>
        <translation>Du og {names} vinner partiet med {points}!</translation>
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
        <translation>Du vinner partiet på deklarasjonen, med {points}!</translation>
    </message>
    <message>
        <source>You and {names} win the match by declaring, with {points}!</source>
        <translation>Du og {names} vinner partiet på deklarasjonen, med {points}!</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match by declaring, with {points}.</source>
        <extracomment>The plural is for a pair</extracomment>
        <translation>
            <numerusform>{names} vinner partiet på deklarasjonen, med {points}.</numerusform>
            <numerusform>{names} vinner partiet på deklarasjonen, med {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win the match! {lost}</source>
        <translation>Du vinner partiet! {lost}</translation>
    </message>
    <message>
        <source>You and {names} win the match! {lost}</source>
        <translation>Du og {names} vinner partiet! {lost}</translation>
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
            <numerusform>Tapte omganger: %n.</numerusform>
            <numerusform>Tapte omganger: %n.</numerusform>
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
        <translation>Uten {suits} kan du snart trumfe der.</translation>
    </message>
    <message>
        <source>No one can win these cards once you discard them: {cards}.</source>
        <translation>Ingen kan vinne disse kortene når du har lagt dem bort: {cards}.</translation>
    </message>
    <message>
        <source>Discard worthless cards first.</source>
        <translation>Legg bort verdiløse kort først.</translation>
    </message>
    <message>
        <source>Give {cards}: it’s worth almost nothing.</source>
        <translation>Gi {cards}: Det er nesten ingenting verdt.</translation>
    </message>
    <message>
        <source>You have no worthless card. Give {cards}: you need it least.</source>
        <translation>Du har ikke noe verdiløst kort. Gi {cards}: Det trenger du minst.</translation>
    </message>
    <message>
        <source>Give {cards}: it hurts the other side.</source>
        <translation>Gi {cards}: Det skader de andre.</translation>
    </message>
    <message>
        <source>No one has a card that beats {cards}.</source>
        <translation>Ingen har et kort som slår {cards}.</translation>
    </message>
    <message>
        <source>This draws the others’ trumps.</source>
        <translation>Det trekker ut de andres trumfer.</translation>
    </message>
    <message>
        <source>You risk little with a worthless card.</source>
        <translation>Du risikerer lite med et verdiløst kort.</translation>
    </message>
    <message>
        <source>The next player has to set the suit.</source>
        <translation>Neste spiller får bestemme fargen.</translation>
    </message>
    <message>
        <source>The last trick brings 6 points.</source>
        <translation>Siste stikk gir 6 poeng.</translation>
    </message>
    <message>
        <source>You play last, so this trick is surely yours.</source>
        <translation>Du spiller sist, så stikket er sikkert ditt.</translation>
    </message>
    <message>
        <source>No one can beat {cards} now.</source>
        <translation>Ingen kan slå {cards} nå.</translation>
    </message>
    <message>
        <source>Your partner’s trick: {cards} is safe there.</source>
        <translation>Makkerens stikk: Der ligger {cards} trygt.</translation>
    </message>
    <message>
        <source>Your partner has the trick and may keep it.</source>
        <translation>Makkeren din har stikket og kan få beholde det.</translation>
    </message>
    <message>
        <source>Save {cards}: this trick isn’t worth it.</source>
        <translation>Spar {cards}: Stikket er ikke verdt det.</translation>
    </message>
    <message>
        <source>Fjønt saves {cards}.</source>
        <translation>Fjønt redder {cards}.</translation>
    </message>
    <message>
        <source>Fjønt costs nothing here.</source>
        <translation>Fjønt koster ingenting her.</translation>
    </message>
    <message>
        <source>You need one trick.</source>
        <translation>Du trenger ett stikk.</translation>
    </message>
    <message>
        <source>Another player has no trick yet, and loses if you keep it so.</source>
        <translation>En annen spiller har ikke noe stikk ennå og taper hvis det blir slik.</translation>
    </message>
    <message>
        <source>{cards} is low enough not to take the trick.</source>
        <translation>{cards} er lavt nok til ikke å ta stikket.</translation>
    </message>
    <message>
        <source>Play {cards}: it hurts the player who takes the trick.</source>
        <translation>Spill {cards}: Det skader den som tar stikket.</translation>
    </message>
    <message>
        <source>You can’t avoid taking this trick.</source>
        <translation>Du kan ikke unngå å ta stikket.</translation>
    </message>
    <message numerus="yes">
        <source>The combination is worth %n point(s) and can count again later.</source>
        <translation>
            <numerusform>Kombinasjonen gir ett poeng og kan telles igjen senere.</numerusform>
            <numerusform>Kombinasjonen gir %n poeng og kan telles igjen senere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is the third of its kind, so all count double: %n point(s).</source>
        <translation>
            <numerusform>Det er den tredje av sitt slag, så alle teller dobbelt: ett poeng.</numerusform>
            <numerusform>Det er den tredje av sitt slag, så alle teller dobbelt: %n poeng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win at once, with %n point(s).</source>
        <translation>
            <numerusform>Du vinner straks, med ett poeng.</numerusform>
            <numerusform>Du vinner straks, med %n poeng.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard {cards}.</source>
        <translation>Du legger bort {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>Du legger bort ett kort.</numerusform>
            <numerusform>Du legger bort %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} legger bort ett kort.</numerusform>
            <numerusform>{name} legger bort %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the pack is dealt.</source>
        <translation>Resten av kortstokken gis.</translation>
    </message>
    <message>
        <source>You get {cards}.</source>
        <translation>Du får {cards}.</translation>
    </message>
    <message>
        <source>You declare {combination}: {points} – {cards}.</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;</extracomment>
        <translation>Du deklarerer {combination}: {points} – {cards}.</translation>
    </message>
    <message>
        <source>{name} declares {combination}: {points} – {cards}.</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;</extracomment>
        <translation>{name} deklarerer {combination}: {points} – {cards}.</translation>
    </message>
    <message>
        <source>All {group} of this player count double: {points} more.</source>
        <extracomment>After the third flertal or sekvens that one player has declared; {group}: &quot;flertal&quot; or &quot;sequences&quot;</extracomment>
        <translation>Alle {group} hos den spilleren teller dobbelt: {points} til.</translation>
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
        <translation>Du tar siste stikk: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the last trick: {points}.</source>
        <translation>{name} tar siste stikk: {points}.</translation>
    </message>
    <message>
        <source>You take Fjønt back and owe {other} a card for it.</source>
        <translation>Du tar Fjønt tilbake og skylder {other} et kort for det.</translation>
    </message>
    <message>
        <source>{name} takes Fjønt back and owes you a card for it.</source>
        <translation>{name} tar Fjønt tilbake og skylder deg et kort for det.</translation>
    </message>
    <message>
        <source>{name} takes Fjønt back and owes {other} a card for it.</source>
        <translation>{name} tar Fjønt tilbake og skylder {other} et kort for det.</translation>
    </message>
    <message>
        <source>The debt waits until that side wins a trick.</source>
        <translation>Gjelden venter til den siden vinner et stikk.</translation>
    </message>
    <message>
        <source>You give {other} {card} for Fjønt.</source>
        <translation>Du gir {other} {card} for Fjønt.</translation>
    </message>
    <message>
        <source>{name} gives you {card} for Fjønt.</source>
        <translation>{name} gir deg {card} for Fjønt.</translation>
    </message>
    <message>
        <source>{name} gives {other} {card} for Fjønt.</source>
        <translation>{name} gir {other} {card} for Fjønt.</translation>
    </message>
    <message>
        <source>Without a trick you lose Fjønt to {other}.</source>
        <translation>Uten stikk mister du Fjønt til {other}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses Fjønt to you.</source>
        <translation>Uten stikk mister {name} Fjønt til deg.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses Fjønt to {other}.</source>
        <translation>Uten stikk mister {name} Fjønt til {other}.</translation>
    </message>
    <message>
        <source>Without a trick you lose your discards to {other}: {cards}.</source>
        <translation>Uten stikk mister du det du har lagt bort, til {other}: {cards}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses the discards to you: {cards}.</source>
        <translation>Uten stikk mister {name} de bortlagte kortene til deg: {cards}.</translation>
    </message>
    <message>
        <source>Without a trick {name} loses the discards to {other}: {cards}.</source>
        <translation>Uten stikk mister {name} de bortlagte kortene til {other}: {cards}.</translation>
    </message>
    <message>
        <source>The rest of the deal isn’t played.</source>
        <translation>Resten av given spilles ikke.</translation>
    </message>
    <message>
        <source>Deal {number} is counted. Lost by: {names}</source>
        <extracomment>A hand of Fjabbe; {names} have lost it</extracomment>
        <translation>Giv {number} er talt. Tapere: {names}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>A side and its points: &quot;Elin and Bo 57&quot;</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>Deal {number} is counted: {scores}.</source>
        <translation>Giv {number} er talt: {scores}.</translation>
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
        <translation>Fjønt er spilt ut: Legg hvilket kort du vil, og det bestemmer fargen.</translation>
    </message>
    <message>
        <source>You have no trumps: play any card.</source>
        <translation>Du har ingen trumf: Legg hvilket kort du vil.</translation>
    </message>
    <message>
        <source>You have neither {suit} nor a trump: play any card.</source>
        <translation>Du har verken {suit} eller trumf: Legg hvilket kort du vil.</translation>
    </message>
    <message>
        <source>hacka (worthless): two count 1</source>
        <translation>hacka (verdiløst kort): To gir 1</translation>
    </message>
    <message>
        <source>sequence of {kind} ({number})</source>
        <extracomment>{kind} is &quot;spades&quot;, &quot;trumps&quot;, &quot;aces&quot; or the like, {number} how many cards there are</extracomment>
        <translation>sekvens i {kind} ({number})</translation>
    </message>
    <message>
        <source>Cards in pairs</source>
        <translation>Kortene parvis</translation>
    </message>
    <message>
        <source>hacka</source>
        <translation>hacka</translation>
    </message>
    <message>
        <source>Lost deals</source>
        <translation>Tapte omganger</translation>
    </message>
    <message>
        <source>{chosen} of {number} to discard: {cards}.</source>
        <translation>{chosen} av {number} å legge bort: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <comment>an option</comment>
        <translation>
            <numerusform>Legg bort ett kort</numerusform>
            <numerusform>Legg bort %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>discarded: {number}</source>
        <comment>cards</comment>
        <translation>lagt bort: {number}</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>lagt bort: {cards}</translation>
    </message>
    <message>
        <source>You lead: {card}.</source>
        <translation>Du spiller ut: {card}.</translation>
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
        <translation>tap</translation>
    </message>
    <message>
        <source>No combination yet.</source>
        <translation>Ingen kombinasjon ennå.</translation>
    </message>
    <message>
        <source>{number} of the group: {sum} becomes {double}.</source>
        <translation>{number} i gruppen: {sum} blir {double}.</translation>
    </message>
    <message>
        <source>Declare (F9)</source>
        <comment>an option, and its key</comment>
        <translation>Deklarer (F9)</translation>
    </message>
    <message>
        <source>Give a card for Fjønt</source>
        <comment>an option</comment>
        <translation>Gi et kort for Fjønt</translation>
    </message>
    <message>
        <source>Play a card</source>
        <comment>an option</comment>
        <translation>Spill et kort</translation>
    </message>
    <message>
        <source>counts {points} with a worthless card</source>
        <translation>gir {points} med en hacka</translation>
    </message>
    <message>
        <source>wild in sequences</source>
        <translation>vilt i sekvenser</translation>
    </message>
    <message>
        <source>red: upside down, Æ over 6 and 10 lowest</source>
        <translation>rød: på hodet, Æ over 6 og 10 lavest</translation>
    </message>
    <message>
        <source>all equal: the last one played wins</source>
        <translation>alle like: Den som spilles sist, vinner</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <comment>a card</comment>
        <translation>tar stikket så langt</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <comment>a pair</comment>
        <translation>{one} og {other}</translation>
    </message>
    <message>
        <source>tarokker</source>
        <translation>tarokker</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>The cards printed K, several of them</extracomment>
        <translation>konger</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>The cards printed D, several of them</extracomment>
        <translation>damer</translation>
    </message>
    <message>
        <source>knights</source>
        <extracomment>The cards printed H, several of them</extracomment>
        <translation>riddere</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>The cards printed KN, several of them</extracomment>
        <translation>knekter</translation>
    </message>
    <message>
        <source>snapphanar</source>
        <translation>snapphaner</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>The cards printed Æ, several of them</extracomment>
        <translation>ess</translation>
    </message>
    <message>
        <source>three {kind}</source>
        <extracomment>A flertal of three: {kind} is &quot;kings&quot; or the like</extracomment>
        <translation>tre {kind}</translation>
    </message>
    <message>
        <source>four {kind}</source>
        <extracomment>A flertal of four: {kind} is &quot;kings&quot; or the like</extracomment>
        <translation>fire {kind}</translation>
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
            <numerusform>én sekvens</numerusform>
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
        <translation>disse {number} kortene er en: {points}</translation>
    </message>
    <message>
        <source>left over</source>
        <translation>til overs</translation>
    </message>
    <message>
        <source>{combinations}: {added} = {sum}, doubled {points}</source>
        <translation>{combinations}: {added} = {sum}, doblet {points}</translation>
    </message>
    <message>
        <source>{combinations}: {added} = {points}</source>
        <translation>{combinations}: {added} = {points}</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sør</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Øst</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Vest</translation>
    </message>
    <message>
        <source>North and South</source>
        <translation>Nord og Sør</translation>
    </message>
    <message>
        <source>East and West</source>
        <translation>Øst og Vest</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>på bordet</translation>
    </message>
    <message>
        <source>{name}, {number} cards in the pile</source>
        <translation>{name}, {number} kort i bunken</translation>
    </message>
    <message>
        <source>Cards in pairs: {added} = {points}</source>
        <translation>Kortene parvis: {added} = {points}</translation>
    </message>
    <message>
        <source>Last trick: {points}</source>
        <translation>Siste stikk: {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n trick(s), {points}</source>
        <translation>
            <numerusform>{name}: ett stikk, {points}</numerusform>
            <numerusform>{name}: %n stikk, {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>{line} – loses</source>
        <translation>{line} – taper</translation>
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
            <numerusform>Du vinner omtrent %n poeng mer i dette stikket enn med «{move}».</numerusform>
            <numerusform>Du vinner omtrent %n poeng mer i dette stikket enn med «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in this trick than with “{move}”.</source>
        <extracomment>Points that the others take less those of your side</extracomment>
        <translation>
            <numerusform>Du taper omtrent %n poeng mindre i dette stikket enn med «{move}».</numerusform>
            <numerusform>Du taper omtrent %n poeng mindre i dette stikket enn med «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This trick wins you points, but with “{move}” costs you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Dette stikket gir deg poeng, men koster deg poeng med «{move}»: omtrent %n i forskjell.</numerusform>
            <numerusform>Dette stikket gir deg poeng, men koster deg poeng med «{move}»: omtrent %n i forskjell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win about %n point(s) more in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>Du vinner omtrent %n poeng mer i senere stikk enn med «{move}».</numerusform>
            <numerusform>Du vinner omtrent %n poeng mer i senere stikk enn med «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose about %n point(s) less in later tricks than with “{move}”.</source>
        <translation>
            <numerusform>Du taper omtrent %n poeng mindre i senere stikk enn med «{move}».</numerusform>
            <numerusform>Du taper omtrent %n poeng mindre i senere stikk enn med «{move}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Later tricks win you points, but with “{move}” cost you some: about %n in all.</source>
        <extracomment>The difference between what you win in one case and lose in the other</extracomment>
        <translation>
            <numerusform>Senere stikk gir deg poeng, men koster deg poeng med «{move}»: omtrent %n i forskjell.</numerusform>
            <numerusform>Senere stikk gir deg poeng, men koster deg poeng med «{move}»: omtrent %n i forskjell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: won combinations bring you about %n point(s) more against the others.</source>
        <translation>
            <numerusform>Du beholder {cards}: Vunne kombinasjoner gir deg omtrent %n poeng mer mot de andre.</numerusform>
            <numerusform>Du beholder {cards}: Vunne kombinasjoner gir deg omtrent %n poeng mer mot de andre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won combinations bring you about %n point(s) more against the others than with “{move}”.</source>
        <extracomment>Combinations in your own pile, less those in that of the others</extracomment>
        <translation>
            <numerusform>Vunne kombinasjoner gir deg omtrent %n poeng mer mot de andre enn med «{move}».</numerusform>
            <numerusform>Vunne kombinasjoner gir deg omtrent %n poeng mer mot de andre enn med «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>In this deal</source>
        <translation>I denne given</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s)</source>
        <translation>
            <numerusform>Legg bort ett kort</numerusform>
            <numerusform>Legg bort %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: discard %n card(s)</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>
            <numerusform>{name}: Legg bort ett kort</numerusform>
            <numerusform>{name}: Legg bort %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card for Fjønt</source>
        <translation>Gi et kort for Fjønt</translation>
    </message>
    <message>
        <source>{name}: give a card for Fjønt</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: Gi et kort for Fjønt</translation>
    </message>
    <message>
        <source>{cards} costs you least here.</source>
        <translation>{cards} koster deg minst her.</translation>
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
        <translation>Doblet</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>So many cards each pile has</extracomment>
        <translation>Antall</translation>
    </message>
    <message>
        <source>{number} of them: doubled, {sum} × 2</source>
        <comment>combinations of a group</comment>
        <translation>{number} stykker: dobbelt, {sum} × 2</translation>
    </message>
    <message>
        <source>doubled from three on</source>
        <comment>combinations of a group</comment>
        <translation>dobbelt fra tre</translation>
    </message>
    <message>
        <source>{points} ✓</source>
        <comment>declared already</comment>
        <translation>{points} ✓</translation>
    </message>
    <message>
        <source>Declared</source>
        <translation>Deklarert</translation>
    </message>
    <message>
        <source>Declare…</source>
        <comment>button</comment>
        <translation>Deklarer …</translation>
    </message>
    <message>
        <source>declared: all have seen it</source>
        <comment>a card</comment>
        <translation>deklarert: Alle har sett det</translation>
    </message>
    <message numerus="yes">
        <source>%n lost deal(s)</source>
        <translation>
            <numerusform>%n tapt omgang</numerusform>
            <numerusform>%n tapte omganger</numerusform>
        </translation>
    </message>
    <message>
        <source>discarding</source>
        <comment>a player lays cards away</comment>
        <translation>legger bort</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>makker</translation>
    </message>
    <message>
        <source>they</source>
        <comment>a pile</comment>
        <translation>de</translation>
    </message>
    <message>
        <source>your pair</source>
        <comment>a pile</comment>
        <translation>paret ditt</translation>
    </message>
    <message>
        <source>you owe {name} a card</source>
        <translation>du skylder {name} et kort</translation>
    </message>
    <message>
        <source>owes you a card</source>
        <comment>a player</comment>
        <translation>skylder deg et kort</translation>
    </message>
    <message>
        <source>owes {name} a card</source>
        <comment>a player</comment>
        <translation>skylder {name} et kort</translation>
    </message>
    <message>
        <source>For Fjønt: a card to {name}</source>
        <translation>For Fjønt: et kort til {name}</translation>
    </message>
    <message>
        <source>You can declare: {points}</source>
        <translation>Du kan deklarere: {points}</translation>
    </message>
    <message>
        <source>{name}: {combination}</source>
        <comment>a player declares</comment>
        <translation>{name}: {combination}</translation>
    </message>
    <message>
        <source>Declared: {points}</source>
        <translation>Deklarert: {points}</translation>
    </message>
    <message>
        <source>Declared: {points}, and {more} because three of a group count twice</source>
        <translation>Deklarert: {points}, og {more} til fordi tre i en gruppe teller dobbelt</translation>
    </message>
    <message>
        <source>{chosen} of {number}</source>
        <comment>button: cards chosen so far</comment>
        <translation>{chosen} av {number}</translation>
    </message>
    <message>
        <source>Declare: {points}</source>
        <comment>button</comment>
        <translation>Deklarer: {points}</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Spill {card}</translation>
    </message>
    <message>
        <source>Snapphanaleden table</source>
        <translation>Bordet for Snapphanaleden</translation>
    </message>
    <message>
        <source>{card}, to give for Fjønt</source>
        <translation>{card}, å gi for Fjønt</translation>
    </message>
    <message>
        <source>{combination}: can be declared</source>
        <translation>{combination}: kan deklareres</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to be dealt</source>
        <translation>
            <numerusform>ett kort å gi</numerusform>
            <numerusform>%n kort å gi</numerusform>
        </translation>
    </message>
    <message>
        <source>shown: {cards}</source>
        <translation>vist: {cards}</translation>
    </message>
    <message>
        <source>owes a card for Fjønt</source>
        <translation>skylder et kort for Fjønt</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Lukk listen</translation>
    </message>
    <message>
        <source>Declare all: {points}</source>
        <comment>button: as many points</comment>
        <translation>Deklarer alt: {points}</translation>
    </message>
    <message>
        <source>{name}: {card} for Fjønt</source>
        <comment>a player pays</comment>
        <translation>{name}: {card} for Fjønt</translation>
    </message>
    <message>
        <source>Give {card}</source>
        <comment>button</comment>
        <translation>Gi {card}</translation>
    </message>
    <message>
        <source>No combination yet</source>
        <comment>button</comment>
        <translation>Ingen kombinasjon ennå</translation>
    </message>
    <message>
        <source>Two pairs declare combinations and win tricks with combinations in them. The first pair with 800 points wins. A match takes about twenty minutes. It’s the richest of the four games and the hardest to play well.</source>
        <translation>To par deklarerer kombinasjoner og tar stikk med kombinasjoner i. Det paret som først har 800 poeng, vinner. Et parti tar omtrent tjue minutter. Det er det rikeste av de fire spillene og det vanskeligste å spille godt.</translation>
    </message>
    <message>
        <source>Two players exchange ten of their twenty cards and win tricks with combinations in them. The first with 1000 points wins. A match takes about half an hour. There are many cards to remember.</source>
        <translation>To spillere bytter ti av sine tjue kort og tar stikk med kombinasjoner i. Den som først har 1000 poeng, vinner. Et parti tar omtrent en halvtime. Det er mange kort å holde styr på.</translation>
    </message>
    <message>
        <source>Two players have fifteen cards each, and thirty stay out. The first with 150 points wins. A match takes about ten minutes. Begin here: you learn what combinations are worth.</source>
        <translation>To spillere har femten kort hver, og tretti ligger utenfor. Den som først har 150 poeng, vinner. Et parti tar omtrent ti minutter. Begynn her: Du lærer hva kombinasjoner er verdt.</translation>
    </message>
    <message>
        <source>Four players, each alone. Points are bad: the most points lose the deal, unless a player has no trick at all. A match takes about twenty minutes. No one declares, so Fjabbe has the easiest rules of the four.</source>
        <translation>Fire spillere, hver for seg. Poeng er dårlige: Flest poeng taper given, hvis ikke noen er helt uten stikk. Et parti tar omtrent tjue minutter. Ingen deklarerer, så Fjabbe har de letteste reglene av de fire.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first pair with 800 points wins.</source>
        <translation>Ta stikk med kombinasjoner i: Det paret som først har 800 poeng, vinner.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first with 1000 points wins.</source>
        <translation>Ta stikk med kombinasjoner i: Den som først har 1000 poeng, vinner.</translation>
    </message>
    <message>
        <source>Win tricks with combinations in them: the first with 150 points wins.</source>
        <translation>Ta stikk med kombinasjoner i: Den som først har 150 poeng, vinner.</translation>
    </message>
    <message>
        <source>Take as few points as you can, but at least one trick.</source>
        <translation>Ta så få poeng du kan, men minst ett stikk.</translation>
    </message>
    <message>
        <source>This card takes the lead and may win the trick.</source>
        <translation>Kortet tar ledelsen og kan vinne stikket.</translation>
    </message>
    <message>
        <source>Players with too many cards discard some, but no tarokker or kings.</source>
        <translation>De som har for mange kort, legger bort noen, men ingen tarokker eller konger.</translation>
    </message>
    <message>
        <source>Before the first card each player may declare combinations. Then they play the card.</source>
        <translation>Før sitt første kort kan hver deklarere kombinasjoner. Så spilles kortet.</translation>
    </message>
    <message>
        <source>Everyone follows suit or plays a trump. The best card takes the trick.</source>
        <translation>Alle bekjenner farge eller trumfer. Det beste kortet tar stikket.</translation>
    </message>
    <message>
        <source>Lead any card. Forehand leads to the first trick, then the winner of the last one.</source>
        <translation>Spill ut hvilket kort som helst. Forhånd spiller ut til første stikk, så den som vant det forrige.</translation>
    </message>
    <message>
        <source>For Fjønt in a lost trick its player gives a won card.</source>
        <translation>For Fjønt i et tapt stikk gir spilleren et vunnet kort.</translation>
    </message>
    <message>
        <source>Next deal</source>
        <extracomment>Button: a hand has been counted, and another one follows</extracomment>
        <translation>Neste giv</translation>
    </message>
    <message>
        <source>{deal} is counted</source>
        <extracomment>{deal}: &quot;Deal 3&quot;</extracomment>
        <translation>{deal} telles</translation>
    </message>
    <message>
        <source>In all; {target} points win</source>
        <extracomment>{target}: so many points win the match</extracomment>
        <translation>I alt; {target} poeng vinner</translation>
    </message>
    <message>
        <source>If you reach this by declaring, you win at once.</source>
        <translation>Når du dit ved å deklarere, vinner du med en gang.</translation>
    </message>
    <message>
        <source>With {number} or more flertal, each counts double. The same goes for sequences.</source>
        <extracomment>S7.1: in one declaration, or in one pile</extracomment>
        <translation>Med {number} eller flere flertal teller alle dobbelt. Det samme gjelder sekvenser.</translation>
    </message>
    <message>
        <source>The match ends when two players have lost {number} deals each, or one has lost {alone}.</source>
        <translation>Partiet slutter når to spillere har tapt {number} omganger hver, eller én har tapt {alone}.</translation>
    </message>
    <message>
        <source>A player with no trick loses the discards to the others.</source>
        <translation>En spiller uten stikk mister kortene som er lagt bort, til de andre.</translation>
    </message>
    <message>
        <source>Lost by {names}: the most points lose the deal.</source>
        <extracomment>In Fjabbe; {names}: one player, or several with equally many points</extracomment>
        <translation>Tapt av {names}: Flest poeng taper given.</translation>
    </message>
    <message>
        <source>Lost by {names}: a player with no trick loses, even with the fewest points.</source>
        <extracomment>In Fjabbe; {names}: one player, or several</extracomment>
        <translation>Tapt av {names}: Den som er uten stikk, taper, også med færrest poeng.</translation>
    </message>
    <message>
        <source>doubled: {combinations}</source>
        <extracomment>{combinations}: &quot;3 flertal&quot;</extracomment>
        <translation>doblet: {combinations}</translation>
    </message>
    <message>
        <source>Declared: {combination}</source>
        <extracomment>{combination}: &quot;four kings&quot;, &quot;sequence of spades (5)&quot;, &quot;doubled: 3 flertal&quot;</extracomment>
        <translation>Deklarert: {combination}</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Vunne stikk</translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) still out in this suit beat {cards}.</source>
        <translation>
            <numerusform>Bare %n kort i fargen slår {cards}.</numerusform>
            <numerusform>Bare %n kort i fargen slår {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player may take the trick: %n card(s) of the suit beat {cards}.</source>
        <translation>
            <numerusform>En annen spiller kan ta stikket: %n kort i fargen slår {cards}.</numerusform>
            <numerusform>En annen spiller kan ta stikket: %n kort i fargen slår {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only a trump can beat {cards}.</source>
        <translation>Bare trumf kan slå {cards}.</translation>
    </message>
    <message>
        <source>You can’t take the trick. Play the card you need least.</source>
        <translation>Du kan ikke ta stikket. Spill det kortet du trenger minst.</translation>
    </message>
    <message>
        <source>You take this trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the other move, such as a card; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Du tar dette stikket {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You take the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Du tar siste stikk {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you take the last trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{cards}: a trump that the better move keeps</extracomment>
        <translation>Du beholder {cards}: Du tar siste stikk {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You win the match in this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du vinner partiet i denne given {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you win the match now {often}, with “{move}” {as_often}.</source>
        <translation>Du beholder {cards}: Du vinner partiet nå {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You lose the match in this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du taper partiet i denne given {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: you lose the match now {often}, with “{move}” {as_often}.</source>
        <translation>Du beholder {cards}: Du taper partiet nå {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You lose this deal {often}, with “{move}” {as_often}.</source>
        <translation>Du taper given {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You lose this deal {often}, with “{move}” {as_often}, mostly because you take no trick.</source>
        <extracomment>Fjabbe: who has no trick loses the hand</extracomment>
        <translation>Du taper given {often}, med «{move}» {as_often}, mest fordi du blir uten stikk.</translation>
    </message>
    <message>
        <source>More of the others lose this deal: {here} on average, with “{move}” {there}.</source>
        <extracomment>Fjabbe. {here}, {there}: how many, such as 1.2</extracomment>
        <translation>Flere av de andre taper given: {here} i snitt, med «{move}» {there}.</translation>
    </message>
    <message>
        <source>You keep {cards}: on average {here} others lose this deal, with “{move}” {there}.</source>
        <translation>Du beholder {cards}: I snitt taper {here} andre given, med «{move}» {there}.</translation>
    </message>
    <message>
        <source>Your side takes this trick {often}, with “{move}” {as_often}.</source>
        <extracomment>{often}: &quot;in 70% of deals&quot;; {move}: the other move, such as a card; {as_often}: &quot;in 35%&quot;</extracomment>
        <translation>Dere tar dette stikket {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>Your side takes the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Dere tar siste stikk {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You keep {cards}: your side takes the last trick {often}, with “{move}” {as_often}.</source>
        <translation>Du beholder {cards}: Dere tar siste stikk {often}, med «{move}» {as_often}.</translation>
    </message>
    <message>
        <source>You can’t take the trick, so play your cheapest card.</source>
        <translation>Du kan ikke ta stikket, så spill det billigste kortet ditt.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {cards}: the later tricks bring you about %n point(s) more.</source>
        <translation>
            <numerusform>Du beholder {cards}: De senere stikkene gir deg omtrent %n poeng mer.</numerusform>
            <numerusform>Du beholder {cards}: De senere stikkene gir deg omtrent %n poeng mer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can then declare about %n point(s) more than with “{move}”.</source>
        <translation>
            <numerusform>Du kan da deklarere omtrent %n poeng mer enn med «{move}».</numerusform>
            <numerusform>Du kan da deklarere omtrent %n poeng mer enn med «{move}».</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down. They count for you at the end. Not kings or tarokker (XX, XIX, N and Fjønt).</source>
        <translation>Med baksiden opp. De teller for deg til slutt. Ingen konger, ingen tarokker (XX, XIX, N og Fjønt).</translation>
    </message>
    <message>
        <source>Up to {points}: {combinations}. You can declare all, some or none. Flertal are three or four of a kind. Sequences are cards in a row.</source>
        <translation>Opptil {points}: {combinations}. Du kan deklarere alt, noe eller ingenting. Flertal er tre eller fire av samme slag. Sekvenser er kort i rekke.</translation>
    </message>
    <message>
        <source>Then the program counts the deal.</source>
        <translation>Så teller programmet given.</translation>
    </message>
    <message>
        <source>You can do this after the last trick.</source>
        <translation>Du kan vente til etter det siste stikket.</translation>
    </message>
    <message>
        <source>locked: can’t be discarded</source>
        <comment>a card</comment>
        <translation>låst: kan ikke legges bort</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n card(s): {chosen} selected. Kings and tarokker stay.</source>
        <translation>
            <numerusform>Legg bort ett kort: {chosen} valgt. Konger og tarokker blir på hånden.</numerusform>
            <numerusform>Legg bort %n kort: {chosen} valgt. Konger og tarokker blir på hånden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: takes the trick so far.</source>
        <translation>{card}: tar stikket så langt.</translation>
    </message>
    <message>
        <source>{card}: doesn’t take the trick.</source>
        <translation>{card}: tar ikke stikket.</translation>
    </message>
    <message numerus="yes">
        <source>With %n more of the group, all its points double.</source>
        <comment>combinations</comment>
        <translation>
            <numerusform>Med én til i gruppen teller alle dobbelt.</numerusform>
            <numerusform>Med %n til i gruppen teller alle dobbelt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a card that your side has won, best a worthless one. You get Fjønt back.</source>
        <translation>Gi et kort som siden din har vunnet, helst et verdiløst. Du får Fjønt tilbake.</translation>
    </message>
    <message>
        <source>Any card in your hand.</source>
        <translation>Et hvilket som helst kort på hånden.</translation>
    </message>
    <message>
        <source>You hold {suit}: follow suit. You can always play Fjønt.</source>
        <translation>Du har {suit}: Bekjenn. Fjønt kan du alltid spille.</translation>
    </message>
    <message>
        <source>You have no {suit}: play a trump. You can always play Fjønt.</source>
        <translation>Du har ingen {suit}: Trumf. Fjønt kan du alltid spille.</translation>
    </message>
    <message>
        <source>can always be played, never wins, comes back</source>
        <translation>kan alltid spilles, vinner aldri, kommer tilbake</translation>
    </message>
    <message>
        <source>doesn’t take the trick</source>
        <comment>a card</comment>
        <translation>tar ikke stikket</translation>
    </message>
    <message>
        <source>in the hand, playable cards are bright</source>
        <translation>på hånden, spillbare kort er lyse</translation>
    </message>
    <message>
        <source>can be discarded</source>
        <translation>kan legges bort</translation>
    </message>
    <message>
        <source>{card} can’t be discarded</source>
        <translation>{card} kan ikke legges bort</translation>
    </message>
    <message>
        <source>Select a card</source>
        <comment>button</comment>
        <translation>Velg et kort</translation>
    </message>
    <message>
        <source>You have nothing to declare now.</source>
        <translation>Du har ikke noe å deklarere nå.</translation>
    </message>
    <message>
        <source>You can still declare {points}. To skip this, play the card again.</source>
        <translation>Du kan fortsatt deklarere {points}. Spill kortet én gang til hvis du vil la være.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>Lay %n card(s)</source>
        <comment>button; Enter does the same</comment>
        <translation>
            <numerusform>Legg %n kort</numerusform>
            <numerusform>Legg %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter</source>
        <comment>the key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Sorter hånden</translation>
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
        <translation>Du tar stikket</translation>
    </message>
    <message>
        <source>{name} takes the trick</source>
        <translation>{name} tar stikket</translation>
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
        <translation>Spiller {number}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>giver</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>tenker …</translation>
    </message>
    <message>
        <source>with {name}</source>
        <comment>a partner</comment>
        <translation>med {name}</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Avslutt partiet</translation>
    </message>
    <message>
        <source>The cards are dealt</source>
        <translation>Kortene deles ut</translation>
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
        <translation>Spill ut</translation>
    </message>
    <message>
        <source>your lead</source>
        <comment>place for a play</comment>
        <translation>ditt utspill</translation>
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
        <translation>{card}, slått opp</translation>
    </message>
    <message>
        <source>{name} · led</source>
        <comment>to the trick</comment>
        <translation>{name} · spilte ut</translation>
    </message>
    <message>
        <source>the trick</source>
        <translation>stikket</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Siste stikk</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stikk</numerusform>
            <numerusform>%n stikk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poeng</numerusform>
            <numerusform>%n poeng</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in all</source>
        <translation>
            <numerusform>%n poeng i alt</numerusform>
            <numerusform>%n poeng i alt</numerusform>
        </translation>
    </message>
    <message>
        <source>Race to {target}</source>
        <translation>Først til {target}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>ute</translation>
    </message>
    <message>
        <source>{suit}: {above} above it, {below} below</source>
        <extracomment>A card among those of its suit: &quot;trumps: 2 above it, 11 below&quot;</extracomment>
        <translation>{suit}: {above} over, {below} under</translation>
    </message>
    <message>
        <source>{above} above, {below} below</source>
        <extracomment>After the name of a card, for screen readers: how many cards of its suit are higher and lower</extracomment>
        <translation>{above} over, {below} under</translation>
    </message>
    <message>
        <source>{part}, marked</source>
        <extracomment>For screen readers; {part} is a card, a square or a button that a hint or the answer of a lesson marks</extracomment>
        <translation>{part}, merket</translation>
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
        <translation>Velg kort</translation>
    </message>
    <message>
        <source>selected</source>
        <comment>a card</comment>
        <translation>valgt</translation>
    </message>
    <message>
        <source>selected for your turn</source>
        <comment>a card</comment>
        <extracomment>Of a card that was picked while the others still play</extracomment>
        <translation>valgt til din tur</translation>
    </message>
    <message>
        <source>can be selected</source>
        <comment>a card</comment>
        <translation>kan velges</translation>
    </message>
    <message>
        <source>can’t be selected now</source>
        <comment>a card</comment>
        <translation>kan ikke velges nå</translation>
    </message>
    <message>
        <source>What should these cards be?</source>
        <translation>Hva skal disse kortene være?</translation>
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
        <translation>Trukket ved loddtrekning.</translation>
    </message>
    <message>
        <source>in every one</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i alle</translation>
    </message>
    <message>
        <source>Random</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Tilfeldig</translation>
    </message>
    <message>
        <source>Easy</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Lett</translation>
    </message>
    <message>
        <source>Medium</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Hard</source>
        <extracomment>How well a computer player plays</extracomment>
        <translation>Vanskelig</translation>
    </message>
    <message>
        <source>There is no variant called “{name}”.</source>
        <translation>Det finnes ingen variant som heter «{name}».</translation>
    </message>
    <message>
        <source>There is no rule called “{name}”.</source>
        <translation>Det finnes ingen regel som heter «{name}».</translation>
    </message>
    <message>
        <source>The match was already over before this move.</source>
        <translation>Partiet var allerede over før dette trekket.</translation>
    </message>
    <message>
        <source>This game has no such move.</source>
        <translation>Dette spillet har ikke noe slikt trekk.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Partiet er over.</translation>
    </message>
    <message>
        <source>You can only play cards from your own hand, each of them once.</source>
        <translation>Du kan bare spille kort fra din egen hånd, hvert av dem én gang.</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partiet er over</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} tenker</translation>
    </message>
    <message>
        <source>Your turn – lead to the trick</source>
        <translation>Din tur – spill ut</translation>
    </message>
    <message>
        <source>{name}: your turn – lead to the trick</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spill ut</translation>
    </message>
    <message>
        <source>Your turn – play a card</source>
        <translation>Din tur – spill et kort</translation>
    </message>
    <message>
        <source>{name}: your turn – play a card</source>
        <extracomment>Said to the person called {name}, one of several at the same computer</extracomment>
        <translation>{name}: din tur – spill et kort</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Du tar stikket.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} tar stikket.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gir.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gir.</translation>
    </message>
    <message>
        <source>You end the match.</source>
        <translation>Du avslutter partiet.</translation>
    </message>
    <message>
        <source>{name} ends the match.</source>
        <translation>{name} avslutter partiet.</translation>
    </message>
    <message>
        <source>open end</source>
        <extracomment>Length of a match, or number of pots: until the players have had enough</extracomment>
        <translation>uten avtalt slutt</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Omgang {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spiller</numerusform>
            <numerusform>%n spillere</numerusform>
        </translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>trekk {number}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regler for {game}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Hurtigtaster</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lisenser</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Back to all games</source>
        <translation>Tilbake til alle spill</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
    <message>
        <source>You lead {cards}</source>
        <translation>Du spiller ut {cards}</translation>
    </message>
    <message>
        <source>{name} leads {cards}</source>
        <translation>{name} spiller ut {cards}</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Neste omgang</translation>
    </message>
    <message>
        <source>Read clause {clause}</source>
        <translation>Les punkt {clause}</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Spill et parti</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lær</translation>
    </message>
    <message>
        <source>Master</source>
        <extracomment>How well a computer player plays: the best of all</extracomment>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <translation>
            <numerusform>{move}: omtrent %n poeng dårligere.</numerusform>
            <numerusform>{move}: omtrent %n poeng dårligere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n point(s) worse.</source>
        <comment>of cards: öga, øye, Auge</comment>
        <translation>
            <numerusform>{move}: omtrent %n øye dårligere.</numerusform>
            <numerusform>{move}: omtrent %n øyne dårligere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move}: about %n square(s) worse.</source>
        <extracomment>In Halma: squares farther from the goal</extracomment>
        <translation>
            <numerusform>{move}: omtrent %n rute dårligere.</numerusform>
            <numerusform>{move}: omtrent %n ruter dårligere.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move}: about {amount} chips worse.</source>
        <translation>{move}: omtrent {amount} sjetonger dårligere.</translation>
    </message>
    <message>
        <source>in hardly any deal</source>
        <extracomment>How often something happens: completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nesten ingen giv</translation>
    </message>
    <message>
        <source>in no deal tried</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i ingen prøvd giv</translation>
    </message>
    <message>
        <source>in nearly every deal</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nesten hver giv</translation>
    </message>
    <message>
        <source>in every deal tried</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i hver prøvd giv</translation>
    </message>
    <message>
        <source>in {percent}% of deals</source>
        <extracomment>Completes &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i {percent}&#xa0;% av givene</translation>
    </message>
    <message>
        <source>in {percent}%</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>in hardly any</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nesten ingen</translation>
    </message>
    <message>
        <source>in none</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i ingen</translation>
    </message>
    <message>
        <source>in nearly all</source>
        <extracomment>{as_often} in &quot;You take this trick {often}, with {move} {as_often}.&quot;</extracomment>
        <translation>i nesten alle</translation>
    </message>
    <message>
        <source>The rule “{name}” can’t be set to “{value}”.</source>
        <translation>Regelen «{name}» kan ikke stilles på «{value}».</translation>
    </message>
    <message>
        <source>{number} players can’t play this. Possible: {numbers}.</source>
        <translation>Antallet spillere kan ikke være {number}. Mulig: {numbers}.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened. Line {line}: {reason} The file is unchanged.</source>
        <translation>«{file}» kan ikke åpnes. Linje {line}: {reason} Filen er ikke endret.</translation>
    </message>
    <message>
        <source>The match was saved with a newer version of bluestick.</source>
        <translation>Partiet er lagret med en nyere versjon av bluestick.</translation>
    </message>
    <message>
        <source>This version of bluestick doesn’t know the game “{name}”.</source>
        <translation>Denne versjonen av bluestick kjenner ikke spillet «{name}».</translation>
    </message>
    <message>
        <source>“{name}” is missing or unreadable.</source>
        <translation>«{name}» mangler eller er uleselig.</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of the program missing or damaged: {file}. Your matches are safe. Please install bluestick again.</source>
        <translation>
            <numerusform>En del av programmet mangler eller er skadet: {file}. Partiene dine er i sikkerhet. Installer bluestick på nytt.</numerusform>
            <numerusform>%n deler av programmet mangler eller er skadet, blant dem {file}. Partiene dine er i sikkerhet. Installer bluestick på nytt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The match can’t be saved ({reason}: {file}). Keep playing: the program tries again after every move.</source>
        <translation>Partiet kan ikke lagres ({reason}: {file}). Spill videre: Programmet prøver igjen etter hvert trekk.</translation>
    </message>
    <message>
        <source>The last move wasn’t saved completely and is left out. All other moves are there.</source>
        <translation>Det siste trekket ble ikke helt lagret og er utelatt. Alle de andre trekkene er her.</translation>
    </message>
    <message>
        <source>The computer player stopped, and the program started it again. The match goes on.</source>
        <translation>Dataspilleren stoppet, og programmet startet den igjen. Partiet går videre.</translation>
    </message>
    <message>
        <source>This file is too large for a saved match.</source>
        <translation>Filen er for stor til å være et lagret parti.</translation>
    </message>
    <message>
        <source>Something went wrong in the program, and the details couldn’t be saved. If anything looks odd, start bluestick again.</source>
        <translation>Noe gikk galt i programmet, og det kunne ikke skrives ned. Hvis noe ser rart ut, start bluestick på nytt.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The details are in {file}. If anything looks odd, start bluestick again.</source>
        <translation>Noe gikk galt i programmet. Hva det var, står i {file}. Hvis noe ser rart ut, start bluestick på nytt.</translation>
    </message>
    <message>
        <source>It isn’t your turn.</source>
        <translation>Det er ikke din tur.</translation>
    </message>
    <message>
        <source>There are no cards to play yet. Wait for the deal.</source>
        <translation>Det er ingen kort å spille ennå. Vent på given.</translation>
    </message>
    <message>
        <source>Don’t select a card for this.</source>
        <translation>Ikke velg noe kort for dette.</translation>
    </message>
    <message>
        <source>This move was chosen at random.</source>
        <translation>Trekket ble valgt på måfå.</translation>
    </message>
    <message>
        <source>No other move is possible.</source>
        <translation>Ingen andre trekk er mulige.</translation>
    </message>
    <message>
        <source>“{file}” can’t be opened: {reason}</source>
        <translation>«{file}» kan ikke åpnes: {reason}</translation>
    </message>
    <message>
        <source>“{file}” can’t be saved: {reason}</source>
        <translation>«{file}» kan ikke lagres: {reason}</translation>
    </message>
    <message>
        <source>Your finished matches can’t be read: {reason}</source>
        <translation>De avsluttede partiene dine kan ikke leses: {reason}</translation>
    </message>
    <message>
        <source>{move}: about {amount} more lost deals.</source>
        <extracomment>In Fjabbe, where lost hands are bad</extracomment>
        <translation>{move}: omtrent {amount} flere tapte omganger.</translation>
    </message>
    <message>
        <source>The dealer deals the whole pack, once per deal.</source>
        <translation>Giveren deler ut hele kortstokken, én gang per giv.</translation>
    </message>
    <message>
        <source>Easy: good for your first matches. Knows the rules, misses a lot.</source>
        <translation>Lett: for de første partiene. Kan reglene, men overser mye.</translation>
    </message>
    <message>
        <source>Medium: good once you know the game. Plays well, but hardly looks ahead.</source>
        <translation>Middels: når du kan spillet. Spiller fornuftig, men ser knapt framover.</translation>
    </message>
    <message>
        <source>Hard: a strong opponent. Thinks about every move.</source>
        <translation>Vanskelig: en sterk motstander. Tenker gjennom hvert trekk.</translation>
    </message>
    <message>
        <source>The coach’s list of what you have learned can’t be read. It is now in {file}, and the coach starts again.</source>
        <translation>Coachens liste over det du har lært, kan ikke leses. Den ligger nå i {file}, og coachen begynner på nytt.</translation>
    </message>
    <message>
        <source>Master: when you beat Hard. Thinks for up to three seconds.</source>
        <translation>Mester: når du slår Vanskelig. Tenker i opptil tre sekunder.</translation>
    </message>
    <message>
        <source>The position has changed. Choose your move again.</source>
        <translation>Stillingen er endret. Velg trekket ditt på nytt.</translation>
    </message>
    <message>
        <source>This isn’t a saved match of bluestick.</source>
        <translation>Dette er ikke et lagret parti fra bluestick.</translation>
    </message>
    <message>
        <source>“{move}” isn’t a move.</source>
        <translation>«{move}» er ikke noe trekk.</translation>
    </message>
    <message>
        <source>The move “{move}” isn’t allowed: {reason} ({clause})</source>
        <translation>Trekket «{move}» er ikke lov: {reason} ({clause})</translation>
    </message>
    <message>
        <source>This isn’t a move: the line is damaged.</source>
        <translation>Dette er ikke noe trekk: Linjen er skadet.</translation>
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
        <translation>Bli kvitt kortene først, med rekker, sett og bomber.</translation>
    </message>
    <message>
        <source>2 or 3 players</source>
        <translation>2 eller 3 spillere</translation>
    </message>
    <message>
        <source>Kille</source>
        <translation>Kille</translation>
    </message>
    <message>
        <source>4 to 20 players</source>
        <translation>4 til 20 spillere</translation>
    </message>
    <message>
        <source>Snapphanaleden</source>
        <translation>Snapphanaleden</translation>
    </message>
    <message>
        <source>Four tarot games, one pack: win tricks, count combinations.</source>
        <translation>Fire tarokkspill, én kortstokk: Ta stikk, tell kombinasjoner.</translation>
    </message>
    <message>
        <source>2 or 4 players</source>
        <translation>2 eller 4 spillere</translation>
    </message>
    <message>
        <source>Halma</source>
        <translation>Halma</translation>
    </message>
    <message>
        <source>Jump across the board before the others do.</source>
        <translation>Hopp tvers over brettet før de andre.</translation>
    </message>
    <message>
        <source>Tricks of three cards. First to 121 wins.</source>
        <translation>Stikk med tre kort. Først til 121.</translation>
    </message>
    <message>
        <source>One card each: keep it or swap it. The lowest is out.</source>
        <translation>Ett kort hver: Behold eller bytt. Lavest ryker ut.</translation>
    </message>
</context>
</TS>
