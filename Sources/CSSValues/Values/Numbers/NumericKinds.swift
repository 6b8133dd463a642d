// SPDX-License-Identifier: Apache-2.0

/// The kinds of numbers that a grammar accepts.
///
/// A length and a percentage together are a `<length-percentage>`. The percentages then resolve to
/// lengths, and a calculation may add both.
public struct NumericKinds: OptionSet, Sendable, Hashable {
  /// The bits, one for each kind.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A unitless number.
  package static let number = NumericKinds(rawValue: 1)
  /// A unitless integer.
  package static let integer = NumericKinds(rawValue: 2)
  /// A percentage.
  package static let percentage = NumericKinds(rawValue: 4)
  /// A length, or a unitless zero if numbers are not accepted.
  package static let length = NumericKinds(rawValue: 8)
  /// An angle.
  package static let angle = NumericKinds(rawValue: 16)
  /// A duration.
  package static let time = NumericKinds(rawValue: 32)
  /// A frequency.
  package static let frequency = NumericKinds(rawValue: 64)
  /// A resolution.
  package static let resolution = NumericKinds(rawValue: 128)
  /// A fraction of the remaining space, in `fr`.
  package static let flex = NumericKinds(rawValue: 256)
  /// In a set with ``angle``: a unitless zero is an angle.
  package static let zero = NumericKinds(rawValue: 512)
  /// A length or a percentage of a length.
  package static let lengthPercentage: NumericKinds = [.length, .percentage]
}

extension NumericKinds {
  /// Returns the kinds in the notation of a grammar: `<length-percentage [0,∞]>`.
  func syntax(in range: NumericRange) -> String {
    if range == .all || range == .nonNegative, let known = Self.frequent(self, range) {
      return known
    }
    let bounds = range == .all ? "" : " " + range.description
    return names.reduce(into: "") { syntax, name in
      syntax += (syntax.isEmpty ? "<" : " | <") + name + (name == "zero" ? ">" : bounds + ">")
    }
  }

  /// Returns the constant text of frequent kinds, or `nil`.
  private static func frequent(_ kinds: NumericKinds, _ range: NumericRange) -> String? {
    switch (kinds, range == .all) {
    case (.length, true): "<length>"
    case (.length, false): "<length [0,∞]>"
    case (.lengthPercentage, true): "<length-percentage>"
    case (.lengthPercentage, false): "<length-percentage [0,∞]>"
    case (.number, true): "<number>"
    case (.number, false): "<number [0,∞]>"
    default: nil
    }
  }

  private var names: [String] {
    var names: [String] = []
    func add(_ kind: NumericKinds, _ name: String) { if contains(kind) { names.append(name) } }
    add(.number, "number")
    add(.integer, "integer")
    let isMixed = contains(.percentage) && percentageBase != nil
    let suffix = isMixed ? "-percentage" : ""
    add(.length, "length" + suffix)
    add(.angle, "angle" + suffix)
    add(.time, "time" + suffix)
    add(.frequency, "frequency" + suffix)
    if !isMixed { add(.percentage, "percentage") }
    add(.resolution, "resolution")
    add(.flex, "flex")
    add(.zero, "zero")
    return names
  }

  /// The type that percentages resolve to, which is the only accepted kind that they can mix with.
  ///
  /// `nil` if percentages do not resolve to another type.
  var percentageBase: NumericBase? {
    guard contains(.percentage) else { return nil }
    switch intersection([.length, .angle, .time, .frequency]) {
    case .length: return .length
    case .angle: return .angle
    case .time: return .time
    case .frequency: return .frequency
    default: return nil
    }
  }
}
