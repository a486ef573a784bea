# Completion of bluestick(6) for bash.

_bluestick() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    local games='haljan haggis kille snapphana halma' words='' game word
    COMPREPLY=()
    # bash takes NAME=VALUE for three words.
    if [[ $cur == '=' ]]; then cur=''; fi
    if [[ $prev == '=' || ${COMP_WORDS[COMP_CWORD]} == '=' ]]; then
        mapfile -t COMPREPLY < <(compgen -W 'on off' -- "$cur")
        return
    fi
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ " $games " == *" $word "* ]] && game=$word
    done
    case $prev in
        --game) words=$games ;;
        --language) words='sv nb de en' ;;
        --variant)
            case $game in
                haljan) words='haljan harjan' ;;
                snapphana) words='800 1000 150 fjabbe' ;;
                *) words=$game ;;
            esac
            ;;
        --option)
            compopt -o nospace 2>/dev/null
            case $game in
                haljan) words='target= single_cards= exchange=' ;;
                haggis) words='target= tournament= removed= own_points=' ;;
                kille) words='stake= pots= purse= all_seen=' ;;
                halma) words='draws= occupied_base= leave_first=' ;;
            esac
            ;;
        --bots)
            compopt -o nospace 2>/dev/null
            local before=''
            [[ $cur == *,* ]] && before=${cur%,*},
            mapfile -t COMPREPLY < <(compgen -P "$before" -W 'random easy medium hard master' -- "${cur##*,}")
            return
            ;;
        --seats | --matches | --seed | --seconds | --deal) return ;;
        *)
            case $command in
                simulate)
                    words='--variant --seats --option --bots --matches --seed --seconds --duplicate --deal --json --help'
                    [[ -z $game ]] && words="$games --help"
                    ;;
                replay) words='--json --help' ;;
                review) words='--seconds --json --help' ;;
                *)
                    words='--game --language --portable --selftest --version --help'
                    ((COMP_CWORD == 1)) && words="simulate replay review $words"
                    ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
    if [[ $cur != -* && $prev != --* && $command != simulate ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X '!*.bluestick' -- "$cur"; compgen -d -- "$cur")
    fi
}

complete -F _bluestick bluestick
