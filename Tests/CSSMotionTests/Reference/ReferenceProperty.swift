// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Synchronization

/// A property of the random themes, with computed values from the cascade.
struct ReferenceProperty: Sendable, Hashable {
  /// The position of the property in the order of names.
  private let number: Int

  private static let names = [
    "--x", "--y", "background-color", "color", "display", "float", "left", "letter-spacing",
    "opacity", "transform", "visibility", "width", "z-index",
  ]
  private static let longhands = names.map { Property(name: $0) }

  /// The properties in the order of their names.
  static let all = names.indices.map { ReferenceProperty(number: $0) }

  private init(number: Int) { self.number = number }

  /// Creates the property with a name in the list.
  init(name: String) { number = Self.names.firstIndex(of: name) ?? 0 }

  /// The name of the property.
  var name: String { Self.names[number] }

  private static let shorthands = ["inset": "left", "background": "background-color"]
  private static let length = RegisteredSyntax(.length)
  private static let values = Mutex<[String: CSSValue]>([:])
}

extension ReferenceProperty {
  private var longhand: Property? { Self.longhands[number] }

  /// Returns whether an entry of `transition-property` matches.
  func isMatched(by entry: String) -> Bool {
    entry == "all" || entry == name || Self.shorthands[entry] == name
      || entry == "inline-size" && name == "width"
  }

  /// Returns whether children inherit the value in a theme.
  func isInherited(in theme: ReferenceTheme) -> Bool {
    if name == "--x" { return theme.inheritsLength }
    return ["--y", "color", "letter-spacing", "visibility"].contains(name)
  }

  /// The initial value.
  var initial: CSSValue {
    if name == "--x" { return .length(Length(0)) }
    return value(of: nil)
  }

  /// Returns the computed value of a declared value, or the initial value for `nil`.
  func value(of text: String?) -> CSSValue {
    guard let longhand else { return value(ofCustomText: text ?? "") }
    let css = text.map { "\(name): \($0)" } ?? ""
    return Self.values.withLock { values in
      let key = "\(name): \(text ?? "")"
      if let known = values[key] { return known }
      let style = CSSStyleSheet("a { \(css) }").computedStyle(for: StylePath(StyleElement("a")))
      let value = style.computedValue(of: longhand)
      values[key] = value
      return value
    }
  }

  /// Returns the value of the property in a style of the animator.
  func value(in style: ComputedStyle) -> CSSValue {
    if let longhand { return style.computedValue(of: longhand) }
    return value(ofCustomText: style.text(ofCustomProperty: name) ?? "")
  }

  private func value(ofCustomText text: String) -> CSSValue {
    (name == "--x" ? Self.length.value(parsing: text) : nil) ?? .unparsed(text)
  }
}

extension ReferenceProperty {
  /// The sizes in px that the program reports for keywords of `width`.
  static let sizes: [Keyword: Double] = [.auto: 40, .maxContent: 70]

  /// The size of a value if it is a keyword, otherwise `nil`.
  private func size(of value: CSSValue) -> CSSValue? {
    guard name == "width", case .keyword(let keyword) = value else { return nil }
    return Self.sizes[keyword].map { .length(Length($0)) }
  }

  /// Whether a value is the keyword of a size.
  func isSizeKeyword(_ value: CSSValue) -> Bool { size(of: value) != nil }

  /// Returns two values of which one is a keyword, replaced by its size, or `nil` for others.
  private func sized(_ start: CSSValue, _ end: CSSValue) -> (start: CSSValue, end: CSSValue)? {
    guard isSizeKeyword(start) != isSizeKeyword(end) else { return nil }
    return (size(of: start) ?? start, size(of: end) ?? end)
  }

  /// Returns the value between two values, of which the first one applies up to halfway if they
  /// cannot be interpolated.
  ///
  /// With sizes, a keyword is treated as a `calc-size()` of it.
  func interpolated(
    from start: CSSValue, to end: CSSValue, at progress: Double, withSizes: Bool
  ) -> CSSValue {
    if withSizes, let sized = sized(start, end), progress != 0, progress != 1 {
      return interpolated(from: sized.start, to: sized.end, at: progress, withSizes: false)
    }
    if withSizes, sized(start, end) != nil { return progress == 0 ? start : end }
    if let longhand { return longhand.interpolated(from: start, to: end, at: progress) }
    if name == "--x" { return Self.length.interpolated(from: start, to: end, at: progress) }
    return progress < 0.5 ? start : end
  }

  /// Returns a value that is combined with the value under it.
  func composed(
    _ value: CSSValue, onto underlying: CSSValue, _ composition: String, withSizes: Bool
  ) -> CSSValue {
    if withSizes, composition != "replace" {
      return composed(
        size(of: value) ?? value, onto: size(of: underlying) ?? underlying, composition,
        withSizes: false)
    }
    let operation: AnimationComposition =
      composition == "add" ? .add : composition == "accumulate" ? .accumulate : .replace
    if let longhand { return longhand.composed(value, onto: underlying, operation) }
    return name == "--x" ? Self.length.composed(value, onto: underlying, operation) : value
  }

  /// Returns whether two values are transitionable without `allow-discrete`.
  func isInterpolable(from start: CSSValue, to end: CSSValue, withSizes: Bool) -> Bool {
    if withSizes, sized(start, end) != nil { return true }
    if let longhand { return longhand.isInterpolable(from: start, to: end) }
    return name == "--x" && Self.length.isInterpolable(from: start, to: end)
  }

  /// Returns whether two values are equal but for the rounding of numbers.
  static func areEqual(_ value: CSSValue, _ other: CSSValue) -> Bool {
    if value == other { return true }
    let (first, second) = (Parts(value.description), Parts(other.description))
    return first.words == second.words && first.numbers.count == second.numbers.count
      && zip(first.numbers, second.numbers).allSatisfy {
        abs($0 - $1) <= 2e-6 * max(1, abs($0))
      }
  }

  /// A text as its words and numbers.
  private struct Parts {
    var words = ""
    var numbers: [Double] = []

    init(_ text: String) {
      var number = ""
      for character in text + " " {
        if character.isNumber || "+-.e".contains(character) && !(number.isEmpty && character == "e")
        {
          number.append(character)
          continue
        }
        if let value = Double(number) {
          numbers.append(value)
          words.append("#")
        } else {
          words += number
        }
        number = ""
        words.append(character)
      }
    }
  }
}

extension ReferenceProperty: Comparable {
  static func < (first: ReferenceProperty, second: ReferenceProperty) -> Bool {
    first.number < second.number
  }
}
