#compdef bluestick
# Completion of bluestick(6) for zsh.

_bluestick_first() {
  local -a commands
  commands=(
    'simulate:matches between computer players'
    'replay:check a saved match'
    'review:analyse the decisions of a match'
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
    'kille:one card each: keep it or swap it'
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
        '--variant[the variant of the game]:variant:($variants)' \
        '--seats[the number of players]:number' \
        '*--option[turn a rule on or off]:rule:_bluestick_options' \
        '--bots[levels, or bots of your own, in seat order]:levels:_sequence compadd - $levels' \
        '--matches[the number of matches]:number' \
        '--seed[the same seed gives the same matches]:seed' \
        '--seconds[the time to think about a move]:seconds' \
        '--duplicate[the same cards for every seating]' \
        '--deal[the number of the first deal]:number' \
        '--json[print everything, for other programs]' \
        '(- *)'{-h,--help}'[print a summary of the options]' \
        '1:game:(($games))'
      ;;
    replay)
      shift words
      ((CURRENT--))
      _arguments \
        '--json[print everything, for other programs]' \
        '(- *)'{-h,--help}'[print a summary of the options]' \
        '1:saved match:_files -g "*.bluestick(-.)"'
      ;;
    review)
      shift words
      ((CURRENT--))
      _arguments \
        '--seconds[how long to think about a decision]:seconds' \
        '--json[print every decision, for other programs]' \
        '(- *)'{-h,--help}'[print a summary of the options]' \
        '1:saved match:_files -g "*.bluestick(-.)"'
      ;;
    *)
      _arguments \
        '--game[start with the page for a new match]:game:(($games))' \
        '--language[instead of the language in the settings]:language:((sv\:Swedish nb\:Norwegian de\:German en\:English))' \
        '--portable[keep everything in a folder beside the program]' \
        '(- *)--selftest[check that everything is there and works]' \
        '(- *)--version[print the versions of bluestick, Qt and Python]' \
        '(- *)'{-h,--help}'[print a summary of the options]' \
        '1:command or saved match:_bluestick_first'
      ;;
  esac
}

_bluestick "$@"
