# Completions of picker for bash, as `picker --completion bash` prints them.
_picker() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= words= files=
  local colors='aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
  # `--to=hex` comes as three words.
  if [[ $word == = ]]; then word=
  elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
  (( COMP_CWORD > 1 )) && command=${COMP_WORDS[1]}
  case $command in
  convert)
    case $previous in
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    --template) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--to --precision --gamut --upper --json --template --help -h'
      else words=$colors
      fi ;;
    esac ;;
  contrast)
    case $previous in
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    *)
      if [[ $word == -* ]]; then words='--to --precision --gamut --upper --json --help -h'
      else words=$colors
      fi ;;
    esac ;;
  mix)
    case $previous in
    --in) words='srgb hsv hsl hwb oklch okhsl okhsv oklab lch lab display-p3 rec2020 a98-rgb prophoto-rgb srgb-linear xyz-d65 xyz-d50' ;;
    --hue) words='shorter longer increasing decreasing' ;;
    --at) words='' ;;
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    --template) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--in --hue --at --to --precision --gamut --upper --json --template --help -h'
      else words=$colors
      fi ;;
    esac ;;
  ramp)
    case $previous in
    --in) words='srgb hsv hsl hwb oklch okhsl okhsv oklab lch lab display-p3 rec2020 a98-rgb prophoto-rgb srgb-linear xyz-d65 xyz-d50' ;;
    --hue) words='shorter longer increasing decreasing' ;;
    --count|-n) words='' ;;
    --contrast-on) words='' ;;
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    --template) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--in --hue --count -n --contrast-on --to --precision --gamut --upper --json --template --help -h'
      else words=$colors
      fi ;;
    esac ;;
  harmony)
    case $previous in
    --in) words='oklch hsl' ;;
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    --template) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--in --to --precision --gamut --upper --json --template --help -h'
      elif (( COMP_CWORD == 2 )); then words='complement analogous triad square rectangle split'
      else words=$colors
      fi ;;
    esac ;;
  simulate)
    case $previous in
    --severity) words='' ;;
    --method) words='machado vienot brettel' ;;
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    --template) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--severity --method --to --precision --gamut --upper --json --template --help -h'
      elif (( COMP_CWORD == 2 )); then words='protan deutan tritan'
      else words=$colors
      fi ;;
    esac ;;
  name)
    case $previous in
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    *)
      if [[ $word == -* ]]; then words='--to --precision --gamut --upper --json --help -h'
      else words=$colors
      fi ;;
    esac ;;
  check)
    case $previous in
    --rule) words='' ;;
    --palette) files=1 ;;
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    *)
      if [[ $word == -* ]]; then words='--rule --palette --to --precision --gamut --upper --json --help -h'
      else words=$colors
      fi ;;
    esac ;;
  nearest)
    case $previous in
    --rule) words='' ;;
    --palette) files=1 ;;
    --to) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --precision) words='' ;;
    --gamut) words='css clip none' ;;
    --template) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--rule --palette --to --precision --gamut --upper --json --template --help -h'
      else words=$colors
      fi ;;
    esac ;;
  palette)
    case $previous in
    --from) words='gpl ase aco act jasc riff kpl soc hex paintnet tokens css scss gtk kde scribus procreate sketch android xcode kitty iterm' ;;
    --to) words='gpl ase aco act jasc riff kpl soc hex paintnet tokens css scss gtk kde scribus procreate sketch android xcode kitty iterm' ;;
    --count|-n) words='' ;;
    --near) words='' ;;
    --vision) words='protan deutan tritan all' ;;
    --apart) words='' ;;
    --contrast) words='' ;;
    --gamut) words='srgb display-p3 rec2020' ;;
    --fix) files=1 ;;
    *)
      if [[ $word == -* ]]; then words='--from --to --count -n --json --near --vision --apart --contrast --gamut --strict --fix --help -h'
      elif (( COMP_CWORD == 2 )); then words='convert check extract show'
      else files=1
      fi ;;
    esac ;;
  snapshot)
    case $previous in
    --color) words='' ;;
    --background) words='' ;;
    --format) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --space) words='rgb hsv hsl hwb oklch okhsv okhsl lab lch' ;;
    --palette) files=1 ;;
    --picture) files=1 ;;
    --rule) words='' ;;
    --title) words='' ;;
    --size) words='' ;;
    --scale) words='' ;;
    --theme) words='light dark auto' ;;
    --sheet) words='rgb' ;;
    *)
      if [[ $word == -* ]]; then words='--color --background --format --alpha --no-alpha --space --wheel --palette --picture --rule --title --size --scale --theme --sheet --help -h'
      else files=1
      fi ;;
    esac ;;
  zenity)
    case $previous in
    --color) words='' ;;
    --title) words='' ;;
    --ok-label) words='' ;;
    --cancel-label) words='' ;;
    --window-icon) words='' ;;
    --width) words='' ;;
    --height) words='' ;;
    --attach) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--color-selection --color --title --show-palette --modal --ok-label --cancel-label --window-icon --width --height --attach --help -h'
      fi ;;
    esac ;;
  kdialog)
    case $previous in
    --default) words='' ;;
    --format) words='' ;;
    --title) words='' ;;
    --attach) words='' ;;
    --embed) words='' ;;
    --geometry) words='' ;;
    --icon) words='' ;;
    *)
      if [[ $word == -* ]]; then words='--getcolor --default --format --title --attach --embed --geometry --icon --help -h'
      fi ;;
    esac ;;
  *)
    case $previous in
    --color) words='' ;;
    --background) words='' ;;
    --format) words='hex css rgb hsl hwb hsv lab lch oklab oklch okhsl okhsv srgb srgb-linear display-p3 a98-rgb prophoto-rgb rec2020 xyz-d65 xyz-d50 cmyk name swift uikit android qt glsl int json' ;;
    --space) words='rgb hsv hsl hwb oklch okhsv okhsl lab lch' ;;
    --palette) files=1 ;;
    --picture) files=1 ;;
    --rule) words='' ;;
    --title) words='' ;;
    --size) words='' ;;
    --scale) words='' ;;
    --theme) words='light dark auto' ;;
    --sheet) words='rgb' ;;
    --line) words='' ;;
    --column) words='' ;;
    --completion) words='bash zsh fish' ;;
    *)
      if [[ $word == -* ]]; then words='--color --background --format --alpha --no-alpha --space --wheel --palette --picture --rule --title --size --scale --theme --sheet --pick --live --edit --line --column --completion --version --help -h'
      elif (( COMP_CWORD == 1 )); then words='convert contrast mix ramp harmony simulate name check nearest palette snapshot zenity kdialog'
      else files=1
      fi ;;
    esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word"; [[ -z $files ]] || compgen -f -- "$word")
}
complete -o filenames -F _picker picker
