# Completion of bluestick(6) for fish.

set -l games haljan haggis kille snapphana halma
set -l simulating '__fish_seen_subcommand_from simulate'
set -l replaying '__fish_seen_subcommand_from replay'
set -l reviewing '__fish_seen_subcommand_from review'
set -l playing 'not __fish_seen_subcommand_from simulate replay review'

function __bluestick_variants
    set -l words (commandline -opc)
    contains haljan $words; and printf '%s\n' haljan harjan
    contains haggis $words; and printf '%s\n' haggis
    contains kille $words; and printf '%s\n' kille
    contains snapphana $words; and printf '%s\n' 800 1000 150 fjabbe
    contains halma $words; and printf '%s\n' halma
end

function __bluestick_options
    set -l words (commandline -opc)
    contains haljan $words; and printf '%s\n' target= single_cards=on single_cards=off exchange=on exchange=off
    contains haggis $words; and printf '%s\n' target= tournament=on tournament=off removed= own_points=on own_points=off
    contains kille $words; and printf '%s\n' stake= pots= purse= all_seen=on all_seen=off
    contains halma $words; and printf '%s\n' draws=on draws=off occupied_base=on occupied_base=off \
        leave_first=on leave_first=off
end

function __bluestick_levels
    set -l before (string match -r '.*,' -- (commandline -ct))
    printf '%s\n' "$before"random "$before"easy "$before"medium "$before"hard "$before"master
end

complete -c bluestick -f
complete -c bluestick -n __fish_use_subcommand -a simulate -d 'Matches between computer players'
complete -c bluestick -n __fish_use_subcommand -a replay -d 'Check a saved match'
complete -c bluestick -n __fish_use_subcommand -a review -d 'Analyse the decisions of a match'
complete -c bluestick -n "not $simulating" -k -a '(__fish_complete_suffix .bluestick)'
complete -c bluestick -s h -l help -d 'Print a summary of the options'

complete -c bluestick -n "$playing" -l game -xa "$games" -d 'Start with the page for a new match'
complete -c bluestick -n "$playing" -l language -xa 'sv nb de en' -d 'Instead of the language in the settings'
complete -c bluestick -n "$playing" -l portable -d 'Keep everything in a folder beside the program'
complete -c bluestick -n "$playing" -l selftest -d 'Check that everything is there and works'
complete -c bluestick -n "$playing" -l version -d 'Print the versions of bluestick, Qt and Python'

complete -c bluestick -n "$simulating; and not __fish_seen_subcommand_from $games" -a "$games" -d Game
complete -c bluestick -n "$simulating" -l variant -xa '(__bluestick_variants)' -d 'The variant of the game'
complete -c bluestick -n "$simulating" -l seats -x -d 'The number of players'
complete -c bluestick -n "$simulating" -l option -xa '(__bluestick_options)' -d 'Turn a rule on or off'
complete -c bluestick -n "$simulating" -l bots -xa '(__bluestick_levels)' -d 'Levels, or bots of your own, in seat order'
complete -c bluestick -n "$simulating" -l matches -x -d 'The number of matches'
complete -c bluestick -n "$simulating" -l seed -x -d 'The same seed gives the same matches'
complete -c bluestick -n "$simulating" -l seconds -x -d 'The time to think about a move'
complete -c bluestick -n "$simulating" -l duplicate -d 'The same cards for every seating'
complete -c bluestick -n "$simulating" -l deal -x -d 'The number of the first deal'
complete -c bluestick -n "$simulating; or $replaying; or $reviewing" -l json -d 'Print everything, for other programs'
complete -c bluestick -n "$reviewing" -l seconds -x -d 'How long to think about a decision'
