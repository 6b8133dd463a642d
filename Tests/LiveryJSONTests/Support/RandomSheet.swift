// SPDX-License-Identifier: Apache-2.0

/// A generator of valid JSON style sheets in every form, which are the same for the same seed.
struct RandomSheet: RandomNumberGenerator {
  private var state: UInt64
  /// The paths of values that references may use, by kind of value.
  private var paths: [String: [String]] = [:]
  private var count = 0

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int(next() % UInt64(texts.count))]
  }
  private mutating func chance(_ part: Int) -> Bool { next() % UInt64(part) == 0 }

  /// Returns a sheet.
  mutating func json() -> String {
    let palette = """
      "colors": {"accent": \(color()), "deep": {"line": \(color())}}, "step": 8,
      "part": 0.25, "twin": [1, "50%"], "mark": {"icon": "i.png", "titleFont": {"name": "Helvetica", "size": 13, "weight": 300}, "w": 700, "family": "Times"},
      "plain": {"color": \(color()), "&:hover": {"opacity": 0.5}}
      """
    paths = [
      "color": ["colors.accent", "colors.deep.line"], "number": ["step", "part"],
      "group": ["plain"], "pair": ["twin"], "font": ["mark.titleFont"], "image": ["mark.icon"],
    ]
    var members = [palette]
    for _ in 0..<3 + Int(next() % 5) { members.append(rule(path: [], depth: 0)) }
    if chance(2) {
      members.append(#""@media (width > 100px)": {"# + rule(path: nil, depth: 1) + "}")
    }
    let text = members.joined(separator: chance(2) ? ",\n// next\n" : ", ")
    return chance(4) ? "[{\(text)}, {\(rule(path: nil, depth: 0))}]" : "{\(text)}"
  }

  /// Returns a rule, at a path whose values references can use.
  private mutating func rule(path: [String]?, depth: Int) -> String {
    count += 1
    let isType = chance(3) == false
    let key =
      isType
      ? pick(["editor", "toolbar", "cursor", "my-list"]) + "\(count)"
      : pick([".a", "#b, .c", "& > d", "e:hover", "[x=y]"]) + ".n\(count)"
    let path = isType ? path.map { $0 + [key] } : nil
    var members: [String] = []
    var names: Set<Substring> = []
    for _ in 0..<Int(next() % 6) {
      let member = declaration(path: path)
      if names.insert(member.prefix { $0 != ":" }).inserted { members.append(member) }
    }
    if depth < 3, chance(2) { members.append(rule(path: path, depth: depth + 1)) }
    if chance(6) { members.append(#""look\#(count)": "@plain""#) }
    if chance(6) { members.append("\"inner\(count)TextAttributes\": \(attributes())") }
    members.shuffle(using: &self)
    let body = "{" + members.joined(separator: ", /* more */ ") + "}"
    return "\"\(key)\": " + (chance(8) ? "[\"@plain\", \(body)]" : body)
  }

  private mutating func declaration(path: [String]?) -> String {
    count += 1
    let kind = pick([
      "color", "number", "insets", "size", "rect", "font", "image", "word", "text", "css", "bool",
      "list", "nested", "property", "free", "row",
    ])
    let (key, value) = member(kind)
    if let path, ["color", "number", "font", "image"].contains(kind) {
      paths[kind, default: []].append((path + [key]).joined(separator: "."))
    }
    return "\"\(key)\": \(value)"
  }

  private mutating func member(_ kind: String) -> (String, String) {
    switch kind {
    case "color":
      (pick(["tap\(count)Color", "line\(count)Color2", "border\(count)color"]), color())
    case "number": (pick(["period\(count)", "show\(count)Time"]), number())
    case "insets":
      (
        pick(["text\(count)Margins", "box\(count)Padding", "edge\(count)Border"]),
        "[\(number()), 2, \(number()), -4.5]"
      )
    case "size":
      (
        pick([
          "icon\(count)Size", "view\(count)Dimensions", "mid\(count)Center", "top\(count)Origin",
        ]), "[\(number()), \"50%\"]"
      )
    case "rect": (pick(["view\(count)Frame", "all\(count)Bounds"]), "[1, 2, 3.25, \(number())]")
    case "font":
      (
        "head\(count)Font",
        pick(
          [
            #"{"name": "HelveticaNeue", "size": 13}"#,
            #"{"size": 9, "name": "serif", "weight": 700, "style": "italic", "lineHeight": 1.5}"#,
            #"{"size": "@step", "name": ["Helvetica Neue", "@mark.family", "serif"], "weight": "@mark.w"}"#,
            #"{"size": "~number.add(@step, 2)", "name": "A", "lineHeight": "@part"}"#,
            "\"@\(pick(paths["font"] ?? []))\"",
            #"{"size": 9, "weight": "@mark.titleFont.weight", "name": "A"}"#,
          ])
      )
    case "image":
      (
        "back\(count)Image",
        pick([
          "\"a.png\"", "\"in folder/b c.png\"", "\"none\"", "\"linear-gradient(red, blue)\"",
          "\"@\(pick(paths["image"] ?? ["mark.icon"]))\"",
        ])
      )
    case "word": ("timing\(count)Type", pick(["\"linear\"", "\"easeOut\"", "\"x\""]))
    case "text":
      (
        "title\(count)",
        pick(["\"Hello world\"", "\"a \\\"b\\\"\"", "\"10px\"", "\"200ms\"", "\"5 items\""])
      )
    case "css":
      (
        pick(["--raw\(count)", "-x-thing\(count)", "unknown\(count):"]),
        pick(["\"a b / c\"", "\"1px !important\"", "\" @x\"", "\"\\\"s\\\"\"", "3"])
      )
    case "bool": ("is\(count)Hidden", pick(["true", "false"]))
    case "nested": nested()
    case "property": property()
    case "free":
      (
        pick(["anyThing\(count)", "key\(count)Times", "what\(count)Ever"]),
        pick([
          "[\(number()), \(number()), \(number())]", "[[1, 2], [3, 4]]", "[\"a\", \"b c\", 3]",
          "[7]",
          "[\(color()), \"@step\"]", #"{"name": "X", "size": 2}"#, "\"@twin\"",
          "\"var(--away, red)\"",
          "\"calc(1px + 2px)\"", "[true, false]",
        ])
      )
    case "row": ("view\(count)Point", pick(["\"@twin\"", "[\(number()), \(number())]"]))
    default: ("line\(count)Colors", "[\(color()), \(color())]")
    }
  }

  /// Returns nested arrays, of every type that accepts them.
  private mutating func nested() -> (String, String) {
    switch next() % 5 {
    case 0: ("item\(count)Sizes", "[[\(number()), 2], [3, \"50%\"]]")
    case 1: ("text\(count)Borders", "[[1, 2, 3, \(number())], [\(number()), 2, 3, 4]]")
    case 2: ("tab\(count)Frames", "[[\(number()), \(number()), 3, 4]]")
    case 3:
      (
        "head\(count)Fonts",
        #"[{"name": "A", "size": \#(height())}, {"name": ["B", "serif"], "size": 4, "weight": 700}]"#
      )
    default: ("all\(count)Images", "[\"a.png\", \"b c.png\"]")
    }
  }

  /// Returns a CSS property, sometimes with a value that it does not accept.
  private mutating func property() -> (String, String) {
    let all = [
      ("width", number()), ("color", color()), ("borderRadius", "[\(number()), 3]"),
      ("margins", "[\(number()), 2, \(number()), 4]"), ("padding", "[1, 2, 3, \(number())]"),
      ("font", #"{"name": "Z", "size": \#(height())}"#), ("transitionDuration", "0.5"),
      ("display", "\"fancy\""), ("fontFamily", #"["Helvetica Neue", "serif"]"#),
      ("top", "\"10px\""),
      ("outline", #"["@step", "solid", "@colors.accent"]"#),
      ("border-top-color", "\"red\""), ("zIndex", "3"), ("opacity", "\"@part\""),
      ("backgroundImage", "\"a.png\""), ("boxShadow", "\"0 1px 2px #0003, inset 0 0 1px red\""),
    ]
    return all[Int(next() % UInt64(all.count))]
  }

  private mutating func color() -> String {
    if let known = paths["color"], chance(3) { return "\"@\(pick(known))\"" }
    if let known = paths["color"], chance(4) {
      return pick([
        "\"~color.alpha(@\(pick(known)), 0.5)\"", "\"~color.mix(@\(pick(known)), #fff, 0.3)\"",
        "\"~color.lighten(@\(pick(known)), 0.2)\"",
        "\"~color.darken(~color.alpha(red, @part), 20%)\"",
        "\"~color.mix(~color.lighten(@\(pick(known)), @part), ~color.contrast(@\(pick(known))), ~number.multiply(@part, 2))\"",
        "\"~color.contrast(~color.saturate(red, 0.3), ~color.desaturate(@\(pick(known)), @part), #eee)\"",
        "\"~color.alpha(red, 0.5)\"", "\"~color.mix(red, blue, 30%)\"",
      ])
    }
    return pick([
      "\"#0f0d0a\"", "\"#abc\"", "\"#abcd\"", "\"#11223344\"", "\"red\"", "\"rgb(1, 2, 3)\"",
      "\"hsl(20 30% 40%)\"",
    ])
  }

  private mutating func number() -> String {
    if let known = paths["number"], chance(4) { return "\"@\(pick(known))\"" }
    if paths["number"] != nil, chance(6) {
      return pick([
        "\"~number.add(@step, 2)\"", "\"~number.multiply(@step, @part)\"",
        "\"~number.clamp(1, @step, 9)\"",
        "\"~number.max(~number.add(@step, 2, @part), ~number.min(1, @step))\"",
        "\"~number.divide(~number.subtract(@step, 2), 3)\"", "\"~number.add(1, 2)\"",
      ])
    }
    return pick(["0", "0.2", "48", "-3.5", "1e3", "100"])
  }

  /// Returns a font size.
  private mutating func height() -> String {
    pick(["9", "12.5", "\"@step\"", "\"~number.add(@step, 2)\"", "\"80%\""])
  }

  private mutating func attributes() -> String {
    pick([
      #"{"letterSpacing": 2, "color": "@colors.accent", "font": {"name": "A", "size": "@step"}, "own": [1, 2]}"#,
      ##"{"font": {"name": "HelveticaNeue", "size": 18}, "lineBreakMode": "NSLineBreakByTruncatingTail", "color": "#990202"}"##,
      #"{"kern": 2, "underlineStyle": "NSUnderlineStyleDouble", "shadow": {"offset": [1, 2], "blurRadius": 3, "color": "@colors.accent"}}"#,
    ])
  }
}
