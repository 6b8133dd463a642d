// SPDX-License-Identifier: Apache-2.0
import TestSupport

/// A generator of themes.
struct RandomTheme {
  var source: SeededGenerator

  /// The classes of rules and elements.
  static let classes = ["a", "b", "c", "d"]
  private static let names = ["k", "l", "m"]

  /// Returns a theme.
  mutating func theme() -> ReferenceTheme {
    var theme = ReferenceTheme(
      inheritsLength: source.happens(50), allowsKeywords: source.happens(50))
    theme.rules = (0..<source.number(2...6)).map { _ in rule() }
    theme.keyframes = Self.names.filter { _ in source.happens(80) }.map { keyframes($0) }
    return theme
  }

  /// Returns a theme with some other rules and keyframes.
  mutating func variant(of theme: ReferenceTheme) -> ReferenceTheme {
    var theme = theme
    if source.happens(15) { theme.inheritsLength.toggle() }
    if source.happens(15) { theme.allowsKeywords.toggle() }
    for index in theme.rules.indices where source.happens(30) {
      let classes = theme.rules[index].classes
      theme.rules[index] = rule()
      theme.rules[index].classes = classes
    }
    for index in theme.keyframes.indices where source.happens(30) {
      theme.keyframes[index] = keyframes(theme.keyframes[index].name)
    }
    return theme
  }

  private mutating func rule() -> ReferenceTheme.Rule {
    var rule = ReferenceTheme.Rule(
      classes: source.happens(20)
        ? Array(Self.classes.shuffled(using: &source).prefix(2)) : [source.one(Self.classes)])
    rule.declarations = (0..<source.number(0...4)).map { _ in declaration(inKeyframe: false) }
    if source.happens(45) {
      rule.transitions = (0..<source.one([0, 1, 1, 1, 2, 3])).map { _ in transition() }
    }
    if source.happens(35) {
      rule.animations = (0..<source.one([0, 1, 1, 1, 2, 3])).map { _ in animation() }
    }
    return rule
  }

  private mutating func declaration(inKeyframe: Bool) -> ReferenceTheme.Declaration {
    let choices = inKeyframe ? Self.declarations.filter { $0.0 != "display" } : Self.declarations
    let (name, values) = source.one(choices)
    return ReferenceTheme.Declaration(
      name: name, value: source.one(values), isImportant: !inKeyframe && source.happens(4))
  }

  private mutating func easing() -> ReferenceEasing {
    if source.happens(25) {
      let position = source.one(["jump-start", "jump-end", "jump-none", "jump-both"])
      return .steps(source.number(2...4), position)
    }
    return .named(source.one(Self.easings))
  }

  private mutating func transition() -> ReferenceTheme.Transition {
    ReferenceTheme.Transition(
      name: source.one(Self.targets),
      duration: Double(source.one([0, 100, 300, 500, 1_000, 1_000, 2_000])),
      delay: Double(source.one([0, 0, 0, 100, 300, -100, -400, -1_000])), easing: easing(),
      allowsDiscrete: source.happens(25))
  }

  private mutating func animation() -> ReferenceTheme.Animation {
    ReferenceTheme.Animation(
      name: source.one(Self.names),
      duration: Double(source.one([0, 100, 300, 500, 1_000, 1_000, 2_000])),
      delay: Double(source.one([0, 0, 0, 100, 300, -100, -400, -1_000, -3_000])), easing: easing(),
      iterationCount: source.one([1, 1, 1, 2, 3, 0, 0.5, 1.5, 2.25, .infinity]),
      direction: source.one(["normal", "normal", "reverse", "alternate", "alternate-reverse"]),
      fillMode: source.one(["none", "forwards", "backwards", "both"]),
      isPaused: source.happens(15), composition: composition())
  }

  private mutating func composition() -> String {
    source.one(["replace", "replace", "add", "accumulate"])
  }

  private mutating func keyframes(_ name: String) -> ReferenceTheme.Keyframes {
    let frames = (0..<source.number(0...4)).map { _ in
      ReferenceTheme.Keyframe(
        percentages: (0..<source.one([1, 1, 1, 2])).map { _ in
          source.one([0, 0, 100, 100, 25, 50, 50, 75])
        },
        declarations: (0..<source.number(1...3)).map { _ in declaration(inKeyframe: true) },
        easing: source.happens(25) ? easing() : nil,
        composition: source.happens(20) ? composition() : nil)
    }
    return ReferenceTheme.Keyframes(name: name, frames: frames)
  }
}

extension RandomTheme {
  private static let declarations: [(String, [String])] = [
    ("left", ["0px", "10px", "100px", "-20px", "auto"]), ("left", ["0px", "50px"]),
    ("opacity", ["0", "0.25", "0.5", "1"]), ("width", ["10px", "50px", "auto", "max-content"]),
    ("background-color", ["rgb(0, 0, 0)", "rgb(200, 100, 50)", "rgba(10, 20, 250, 0.5)"]),
    ("color", ["rgb(0, 0, 0)", "rgb(200, 100, 50)", "rgb(10, 20, 250)"]),
    ("letter-spacing", ["0px", "2px", "5px"]), ("visibility", ["visible", "hidden"]),
    ("z-index", ["0", "3", "10", "auto"]), ("float", ["none", "left", "right"]),
    ("transform", ["none", "translateX(10px)", "translateX(50px) rotate(90deg)", "scale(2)"]),
    ("display", ["none", "block"]), ("--x", ["0px", "8px", "20px"]), ("--y", ["one", "two"]),
  ]
  private static let targets = [
    "all", "all", "left", "opacity", "width", "background-color", "color", "letter-spacing",
    "visibility", "z-index", "float", "transform", "display", "--x", "--y", "inset", "background",
    "inline-size", "margin", "bogus",
  ]
  private static let easings = [
    "linear", "linear", "ease", "ease-in", "cubic-bezier(0.1, -0.6, 0.2, 1.4)",
    "linear(0, 0.8 25%, 0.5, 1)",
  ]
}
