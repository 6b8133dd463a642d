// SPDX-License-Identifier: Apache-2.0

/// Kinds of numbers that may stand at a place.
///
/// A length and a percentage together are a `<length-percentage>`: percentages there are parts of a length, and a calculation
/// may add the two.
public struct NumericKinds: OptionSet, Sendable, Hashable {
  /// The bits, one for each kind.
  public let rawValue: UInt16

  /// Takes the bits as they are.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A number without a unit.
  package static let number = NumericKinds(rawValue: 1)
  /// A number without a unit and without a fraction.
  package static let integer = NumericKinds(rawValue: 2)
  /// A percentage.
  package static let percentage = NumericKinds(rawValue: 4)
  /// A length, or a zero without a unit where no number may stand.
  package static let length = NumericKinds(rawValue: 8)
  /// An angle.
  package static let angle = NumericKinds(rawValue: 16)
  /// A duration.
  package static let time = NumericKinds(rawValue: 32)
  /// A frequency.
  package static let frequency = NumericKinds(rawValue: 64)
  /// A resolution.
  package static let resolution = NumericKinds(rawValue: 128)
  /// A part of the space that is left over: `fr`.
  package static let flex = NumericKinds(rawValue: 256)
  /// With ``angle``: a zero without a unit is an angle.
  package static let zero = NumericKinds(rawValue: 512)
  /// A length or a part of one.
  package static let lengthPercentage: NumericKinds = [.length, .percentage]
}

extension NumericKinds {
  /// The kinds in the words of a grammar, with the range of each: `<length-percentage [0,∞]>`.
  func syntax(in range: NumericRange) -> String {
    if range == .all || range == .nonNegative, let known = Self.frequent(self, range) {
      return known
    }
    let bounds = range == .all ? "" : " " + range.description
    return names.reduce(into: "") { syntax, name in
      syntax += (syntax.isEmpty ? "<" : " | <") + name + (name == "zero" ? ">" : bounds + ">")
    }
  }

  /// What is asked for most often, without putting it together each time.
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

  /// What percentages are parts of: the kind that can be mixed with them, if there is exactly one; nil where they stand for
  /// themselves.
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
