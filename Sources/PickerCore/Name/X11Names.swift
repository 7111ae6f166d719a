/// The names of X11 that CSS lacks: the shades `snow1` to `yellow4`, `gray0` to `gray100`, and a few more.
///
/// Source: rgb.txt of the X Window System (X.Org), whose license is MIT/X11. Where X11 and CSS disagree about a name, as
/// about `gray` and `green`, CSS is right here.
enum X11Names {
  /// A name and its shades 1 to 4.
  static let shades = """
    snow fffafa eee9e9 cdc9c9 8b8989
    seashell fff5ee eee5de cdc5bf 8b8682
    antiquewhite ffefdb eedfcc cdc0b0 8b8378
    bisque ffe4c4 eed5b7 cdb79e 8b7d6b
    peachpuff ffdab9 eecbad cdaf95 8b7765
    navajowhite ffdead eecfa1 cdb38b 8b795e
    lemonchiffon fffacd eee9bf cdc9a5 8b8970
    cornsilk fff8dc eee8cd cdc8b1 8b8878
    ivory fffff0 eeeee0 cdcdc1 8b8b83
    honeydew f0fff0 e0eee0 c1cdc1 838b83
    lavenderblush fff0f5 eee0e5 cdc1c5 8b8386
    mistyrose ffe4e1 eed5d2 cdb7b5 8b7d7b
    azure f0ffff e0eeee c1cdcd 838b8b
    slateblue 836fff 7a67ee 6959cd 473c8b
    royalblue 4876ff 436eee 3a5fcd 27408b
    blue 0000ff 0000ee 0000cd 00008b
    dodgerblue 1e90ff 1c86ee 1874cd 104e8b
    steelblue 63b8ff 5cacee 4f94cd 36648b
    deepskyblue 00bfff 00b2ee 009acd 00688b
    skyblue 87ceff 7ec0ee 6ca6cd 4a708b
    lightskyblue b0e2ff a4d3ee 8db6cd 607b8b
    slategray c6e2ff b9d3ee 9fb6cd 6c7b8b
    lightsteelblue cae1ff bcd2ee a2b5cd 6e7b8b
    lightblue bfefff b2dfee 9ac0cd 68838b
    lightcyan e0ffff d1eeee b4cdcd 7a8b8b
    paleturquoise bbffff aeeeee 96cdcd 668b8b
    cadetblue 98f5ff 8ee5ee 7ac5cd 53868b
    turquoise 00f5ff 00e5ee 00c5cd 00868b
    cyan 00ffff 00eeee 00cdcd 008b8b
    darkslategray 97ffff 8deeee 79cdcd 528b8b
    aquamarine 7fffd4 76eec6 66cdaa 458b74
    darkseagreen c1ffc1 b4eeb4 9bcd9b 698b69
    seagreen 54ff9f 4eee94 43cd80 2e8b57
    palegreen 9aff9a 90ee90 7ccd7c 548b54
    springgreen 00ff7f 00ee76 00cd66 008b45
    green 00ff00 00ee00 00cd00 008b00
    chartreuse 7fff00 76ee00 66cd00 458b00
    olivedrab c0ff3e b3ee3a 9acd32 698b22
    darkolivegreen caff70 bcee68 a2cd5a 6e8b3d
    khaki fff68f eee685 cdc673 8b864e
    lightgoldenrod ffec8b eedc82 cdbe70 8b814c
    lightyellow ffffe0 eeeed1 cdcdb4 8b8b7a
    yellow ffff00 eeee00 cdcd00 8b8b00
    gold ffd700 eec900 cdad00 8b7500
    goldenrod ffc125 eeb422 cd9b1d 8b6914
    darkgoldenrod ffb90f eead0e cd950c 8b6508
    rosybrown ffc1c1 eeb4b4 cd9b9b 8b6969
    indianred ff6a6a ee6363 cd5555 8b3a3a
    sienna ff8247 ee7942 cd6839 8b4726
    burlywood ffd39b eec591 cdaa7d 8b7355
    wheat ffe7ba eed8ae cdba96 8b7e66
    tan ffa54f ee9a49 cd853f 8b5a2b
    chocolate ff7f24 ee7621 cd661d 8b4513
    firebrick ff3030 ee2c2c cd2626 8b1a1a
    brown ff4040 ee3b3b cd3333 8b2323
    salmon ff8c69 ee8262 cd7054 8b4c39
    lightsalmon ffa07a ee9572 cd8162 8b5742
    orange ffa500 ee9a00 cd8500 8b5a00
    darkorange ff7f00 ee7600 cd6600 8b4500
    coral ff7256 ee6a50 cd5b45 8b3e2f
    tomato ff6347 ee5c42 cd4f39 8b3626
    orangered ff4500 ee4000 cd3700 8b2500
    red ff0000 ee0000 cd0000 8b0000
    deeppink ff1493 ee1289 cd1076 8b0a50
    hotpink ff6eb4 ee6aa7 cd6090 8b3a62
    pink ffb5c5 eea9b8 cd919e 8b636c
    lightpink ffaeb9 eea2ad cd8c95 8b5f65
    palevioletred ff82ab ee799f cd6889 8b475d
    maroon ff34b3 ee30a7 cd2990 8b1c62
    violetred ff3e96 ee3a8c cd3278 8b2252
    magenta ff00ff ee00ee cd00cd 8b008b
    orchid ff83fa ee7ae9 cd69c9 8b4789
    plum ffbbff eeaeee cd96cd 8b668b
    mediumorchid e066ff d15fee b452cd 7a378b
    darkorchid bf3eff b23aee 9a32cd 68228b
    purple 9b30ff 912cee 7d26cd 551a8b
    mediumpurple ab82ff 9f79ee 8968cd 5d478b
    thistle ffe1ff eed2ee cdb5cd 8b7b8b
    """

  /// The one channel of `gray0` to `gray100`.
  static let grays: [UInt8] = [
    0, 3, 5, 8, 10, 13, 15, 18, 20, 23, 26, 28, 31, 33, 36, 38, 41, 43, 46, 48, 51, 54, 56, 59, 61, 64, 66, 69, 71,
    74, 77, 79, 82, 84, 87, 89, 92, 94, 97, 99, 102, 105, 107, 110, 112, 115, 117, 120, 122, 125, 127, 130, 133, 135,
    138, 140, 143, 145, 148, 150, 153, 156, 158, 161, 163, 166, 168, 171, 173, 176, 179, 181, 184, 186, 189, 191, 194,
    196, 199, 201, 204, 207, 209, 212, 214, 217, 219, 222, 224, 227, 229, 232, 235, 237, 240, 242, 245, 247, 250, 252,
    255,
  ]

  static let others = """
    navyblue 000080
    lightslateblue 8470ff
    lightgoldenrod eedd82
    violetred d02090
    webgray 808080
    webgrey 808080
    webgreen 008000
    webmaroon 800000
    webpurple 800080
    x11gray bebebe
    x11grey bebebe
    x11green 00ff00
    x11maroon b03060
    x11purple a020f0
    """
}
