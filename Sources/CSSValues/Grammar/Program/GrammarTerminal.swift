// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A type that consists of tokens rather than of other grammars, and its parser.
struct GrammarTerminal: Sendable {
  enum Kind: Sendable, Hashable {
    /// Numbers of one or more kinds, within a range.
    case numeric(NumericKinds, NumericRange)
    /// Any word.
    case ident
    /// An author-defined identifier.
    case customIdent
    /// A word that begins with two hyphens.
    case dashedIdent
    /// A function whose name begins with two hyphens, with any arguments.
    case dashedFunction
    /// A quoted string.
    case string
    /// A URL.
    case url
    /// A color.
    case color
    /// A hexadecimal color.
    case hexColor
    /// A named color.
    case namedColor
    /// A zero without a unit.
    case zero
    /// Any tokens with balanced brackets.
    ///
    /// If `isDeclaration` is `true`, tokens that end a declaration are excluded.
    case anyValue(isDeclaration: Bool)
  }

  let kind: Kind
  /// The terminal in the notation of grammars.
  let name: String
  /// The tokens that may begin the terminal.
  let first: FirstSet
  /// The words that the terminal excludes.
  var excluded = FirstSet()

  /// Creates the terminal of a type with the bounds of its reference, or returns `nil` for a type
  /// that refers to other grammars.
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
  /// The tokens that begin plain numbers of the kinds, and math functions.
  fileprivate var first: FirstSet {
    var first = FirstSet.kind(.function)
    if contains(.percentage) { first.add(.kind(.percentage)) }
    // A length may be a unitless zero.
    if !isDisjoint(with: [.number, .integer, .length, .zero]) { first.add(.kind(.number)) }
    if !subtracting([.number, .integer, .percentage]).isEmpty { first.add(.kind(.dimension)) }
    return first
  }
}

extension NumericRange {
  /// Creates the bounds of a grammar, in the canonical unit of the numbers.
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
