// SPDX-License-Identifier: Apache-2.0

/// A theme as a plain model, from which both its text and the expected styles follow.
struct ReferenceTheme: Sendable, Hashable {
  /// The rules in order, each of which matches elements with all its classes.
  var rules: [Rule] = []
  /// The keyframes, each with a unique name.
  var keyframes: [Keyframes] = []
  /// Whether children inherit the registered property `--x`.
  var inheritsLength = false
  /// Whether sizes animate between lengths and keywords.
  var allowsKeywords = false

  struct Rule: Sendable, Hashable {
    var classes: [String]
    var declarations: [Declaration] = []
    /// The entries of `transition`, none for `none`, or `nil` if the rule does not declare it.
    var transitions: [Transition]?
    /// The entries of `animation`, none for `none`, or `nil` if the rule does not declare it.
    var animations: [Animation]?
  }

  struct Declaration: Sendable, Hashable {
    let name: String
    let value: String
    var isImportant = false
  }

  struct Transition: Sendable, Hashable {
    /// A longhand, a shorthand, a custom property or `all`.
    var name = "all"
    /// The duration in milliseconds.
    var duration = 0.0
    /// The delay in milliseconds.
    var delay = 0.0
    var easing = ReferenceEasing.named("ease")
    var allowsDiscrete = false
  }

  struct Animation: Sendable, Hashable {
    var name: String
    /// The duration in milliseconds.
    var duration = 0.0
    /// The delay in milliseconds.
    var delay = 0.0
    var easing = ReferenceEasing.named("ease")
    var iterationCount = 1.0
    var direction = "normal"
    var fillMode = "none"
    var isPaused = false
    var composition = "replace"
  }

  struct Keyframes: Sendable, Hashable {
    let name: String
    var frames: [Keyframe]
  }

  struct Keyframe: Sendable, Hashable {
    /// The offsets in percent.
    var percentages: [Int]
    var declarations: [Declaration]
    var easing: ReferenceEasing?
    var composition: String?
  }
}

extension ReferenceTheme {
  /// Returns the rules for an element with some classes, from the weakest to the strongest.
  func rules(for classes: [String]) -> [Rule] {
    let matching = rules.filter { Set($0.classes).isSubset(of: classes) }
    return matching.enumerated().sorted {
      ($0.element.classes.count, $0.offset) < ($1.element.classes.count, $1.offset)
    }
    .map(\.element)
  }

  /// Returns the facts on which the style of an element depends.
  func style(of element: HistoryElement) -> [AnyHashable] {
    [element.id, element.parent, rules(for: element.classes).filter { !$0.isEmpty }]
  }

  /// The text of the style sheet.
  var css: String {
    let registration =
      "@property --x { syntax: '<length>'; inherits: \(inheritsLength); initial-value: 0px }"
    // A custom property that no rule or element names has no transitions.
    let names = "#none { --y: one }"
    let sizes = allowsKeywords ? "allow-keywords" : "numeric-only"
    return
      ([registration, "* { display: block; interpolate-size: \(sizes) }", names] + rules.map(\.css)
      + keyframes.map(\.css))
      .joined(separator: "\n")
  }
}

extension ReferenceTheme.Rule {
  fileprivate var isEmpty: Bool {
    declarations.isEmpty && transitions == nil && animations == nil
  }

  fileprivate var css: String {
    var texts = declarations.map(\.css)
    if let transitions {
      let list = transitions.map(\.css).joined(separator: ", ")
      texts.append("transition: \(list.isEmpty ? "none" : list)")
    }
    if let animations {
      let list = animations.map(\.css).joined(separator: ", ")
      texts.append("animation: \(list.isEmpty ? "none" : list)")
      let compositions = animations.map(\.composition).joined(separator: ", ")
      if !animations.isEmpty { texts.append("animation-composition: \(compositions)") }
    }
    return "\(classes.map { ".\($0)" }.joined()) { \(texts.joined(separator: "; ")) }"
  }
}

extension ReferenceTheme.Declaration {
  fileprivate var css: String { "\(name): \(value)\(isImportant ? " !important" : "")" }
}

extension ReferenceTheme.Transition {
  fileprivate var css: String {
    "\(name) \(duration)ms \(easing.css) \(delay)ms\(allowsDiscrete ? " allow-discrete" : "")"
  }
}

extension ReferenceTheme.Animation {
  fileprivate var css: String {
    let count = iterationCount.isInfinite ? "infinite" : "\(iterationCount)"
    return "\(duration)ms \(easing.css) \(delay)ms \(count) \(direction) \(fillMode) "
      + "\(isPaused ? "paused" : "running") \(name)"
  }
}

extension ReferenceTheme.Keyframes {
  fileprivate var css: String {
    let blocks = frames.map { frame in
      var texts = frame.declarations.map(\.css)
      if let easing = frame.easing { texts.append("animation-timing-function: \(easing.css)") }
      if let composition = frame.composition {
        texts.append("animation-composition: \(composition)")
      }
      let offsets = frame.percentages.map { "\($0)%" }.joined(separator: ", ")
      return "\(offsets) { \(texts.joined(separator: "; ")) }"
    }
    return "@keyframes \(name) { \(blocks.joined(separator: " ")) }"
  }
}
