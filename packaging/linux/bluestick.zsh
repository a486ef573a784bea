#compdef bluestick
# Completion of bluestick(6) for zsh.

_bluestick_first() {
  local -a commands
  commands=(
    'simulate:computer players among themselves'
    'replay:check a saved match'
    'review:say what decisions were worth'
  )
  _describe command commands
  _files -g '*.bluestick(-.)'
}

_bluestick_options() {
  if compset -P '*='; then
    compadd on off
  else
    compadd -S = -a options
  fi
}

_bluestick() {
  local -a games levels
  games=(
    'haljan:tricks of three cards'
    'haggis:get rid of your cards first'
    'kille:one card each, only not the lowest'
    'snapphana:Snapphanaleden, four games with one pack'
    'halma:jump across the board'
  )
  levels=(random easy medium hard master)

  case $words[2] in
    simulate)
      shift words
      ((CURRENT--))
      local game=${words[(r)(haljan|haggis|kille|snapphana|halma)]}
      local -a variants options
      case $game in
        haljan) variants=(haljan harjan) options=(target single_cards exchange) ;;
        haggis) variants=(haggis) options=(target tournament removed own_points) ;;
        kille) variants=(kille) options=(stake pots purse all_seen) ;;
        snapphana) variants=(800 1000 150 fjabbe) ;;
        halma) variants=(halma) options=(draws occupied_base leave_first) ;;
      esac
      _arguments \
        '--variant[a form of the game]:variant:($variants)' \
        '--seats[the number of players]:number' \
        '*--option[play by a rule, or not]:rule:_bluestick_options' \
        '--bots[levels, or bots of your own, in seat order]:levels:_sequence compadd - $levels' \
        '--matches[how many matches]:number' \
        '--seed[the same seed gives the same matches]:seed' \
        '--seconds[nobody thinks longer about a move]:seconds' \
        '--duplicate[the same cards for every seating]' \
        '--deal[the number of the first deal]:number' \
        '--json[everything, for other programs]' \
        '(- *)'{-h,--help}'[what this is for]' \
        '1:game:(($games))'
      ;;
    replay)
      shift words
      ((CURRENT--))
      _arguments \
        '--json[everything, for other programs]' \
        '(- *)'{-h,--help}'[what this is for]' \
        '1:saved match:_files -g "*.bluestick(-.)"'
      ;;
    review)
      shift words
      ((CURRENT--))
      _arguments \
        '--seconds[how long to think about a decision]:seconds' \
        '--json[every decision, for other programs]' \
        '(- *)'{-h,--help}'[what this is for]' \
        '1:saved match:_files -g "*.bluestick(-.)"'
      ;;
    *)
      _arguments \
        '--game[begin with the page for a new match]:game:(($games))' \
        '--language[instead of the one chosen in the program]:language:((sv\:Swedish nb\:Norwegian de\:German en\:English))' \
        '--portable[keep everything in a folder beside the program]' \
        '(- *)--selftest[check that everything is there and works]' \
        '(- *)--version[the versions of bluestick, Qt and Python]' \
        '(- *)'{-h,--help}'[what can be typed]' \
        '1:command or saved match:_bluestick_first'
      ;;
  esac
}

_bluestick "$@"
