// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A type that is made of tokens and not of other grammars, and how it is read.
struct GrammarTerminal: Sendable {
  enum Kind: Sendable, Hashable {
    /// Numbers of one kind or of several, within a range.
    case numeric(NumericKinds, NumericRange)
    /// Any word.
    case ident
    /// A word that the author chooses.
    case customIdent
    /// A word that begins with two hyphens.
    case dashedIdent
    /// A function whose name begins with two hyphens, with any arguments.
    case dashedFunction
    /// A quoted text.
    case string
    /// An address.
    case url
    /// A color.
    case color
    /// A color by its digits.
    case hexColor
    /// A color by its name.
    case namedColor
    /// A zero without a unit.
    case zero
    /// Any tokens that pair their brackets; nothing of a declaration's end where the second is true.
    case anyValue(isDeclaration: Bool)
  }

  let kind: Kind
  /// The terminal as a grammar writes it.
  let name: String
  /// What it may begin with.
  let first: FirstSet
  /// The words that an author may not choose here.
  var excluded = FirstSet()

  /// The terminal of a type, with the bounds that its reference has; nil for a type that is made of others.
  init?(_ type: String, _ bounds: ValueSyntax.Bounds?) {
    guard let kind = Self.kind(type, bounds) else { return nil }
    self.kind = kind
    let bounds = bounds.map { " \($0)" } ?? ""
    name = type.split(separator: "|").map { "<\($0)\(bounds)>" }.joined(separator: " | ")
    first = kind.first
  }

  private static func kind(_ type: String, _ bounds: ValueSyntax.Bounds?) -> Kind? {
    if let kinds = numericKinds[type] {
      return .numeric(kinds, bounds.map(NumericRange.init) ?? .all)
    }
    switch type {
    case "ident", "ident-token": return .ident
    case "custom-ident": return .customIdent
    case "dashed-ident", "custom-property-name": return .dashedIdent
    case "dashed-function": return .dashedFunction
    case "string", "string-token": return .string
    case "url": return .url
    case "color": return .color
    case "hex-color": return .hexColor
    case "named-color": return .namedColor
    case "zero": return .zero
    case "any-value": return .anyValue(isDeclaration: false)
    case "declaration-value": return .anyValue(isDeclaration: true)
    default: return nil
    }
  }

  private static let numericKinds: [String: NumericKinds] = [
    "number": .number, "integer": .integer, "percentage": .percentage, "length": .length,
    "angle": .angle, "time": .time, "frequency": .frequency, "resolution": .resolution,
    "flex": .flex, "length-percentage": [.length, .percentage],
    "angle-percentage": [.angle, .percentage], "time-percentage": [.time, .percentage],
    "frequency-percentage": [.frequency, .percentage],
    "number|percentage": [.number, .percentage],
    "number|length-percentage": [.number, .length, .percentage],
  ]
}

extension GrammarTerminal.Kind {
  fileprivate var first: FirstSet {
    switch self {
    case .numeric(let kinds, _): kinds.first
    case .ident, .customIdent, .dashedIdent, .namedColor: .kind(.ident)
    case .dashedFunction: .kind(.function)
    case .string: .kind(.string)
    case .url: .kind(.url, .function)
    case .color: .kind(.ident, .hash, .function)
    case .hexColor: .kind(.hash)
    case .zero: .kind(.number)
    case .anyValue: FirstSet(kinds: .max)
    }
  }
}

extension NumericKinds {
  /// The tokens of plain numbers of the kinds, and of math functions.
  fileprivate var first: FirstSet {
    var first = FirstSet.kind(.function)
    if contains(.percentage) { first.add(.kind(.percentage)) }
    // A length may be a zero without a unit.
    if !isDisjoint(with: [.number, .integer, .length, .zero]) { first.add(.kind(.number)) }
    if !subtracting([.number, .integer, .percentage]).isEmpty { first.add(.kind(.dimension)) }
    return first
  }
}

extension NumericRange {
  /// The bounds of a grammar, in the unit that the numbers are computed to.
  init(_ bounds: ValueSyntax.Bounds) {
    self.init(
      bounds.lower * Self.factor(bounds.lowerUnit), bounds.upper * Self.factor(bounds.upperUnit))
  }

  private static func factor(_ unit: String) -> Double {
    switch unit {
    case "ms": 0.001
    case "turn": 360
    case "grad": 0.9
    case "kHz": 1000
    default: 1
    }
  }
}
