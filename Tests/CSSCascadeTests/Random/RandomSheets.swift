// SPDX-License-Identifier: Apache-2.0

/// A generator of sheets with all constructs of the cascade.
///
/// The sheets use few names, so that rules affect one another, and sometimes contain errors.
///
/// ```swift
/// var sheets = RandomSheets(seed: 1)
/// sheets.text()      // "@layer l, m.n;@scope (.x) to (b > .y) { :scope{--x:var(--y,3px)} } …"
/// ```
struct RandomSheets {
  var source: SeededGenerator
  /// Declarations of further properties, besides the built-in ones.
  private let declarations: [String]

  init(seed: UInt64, declarations: [String] = []) {
    source = SeededGenerator(seed: seed)
    self.declarations = declarations
  }

  /// Returns a sheet.
  mutating func text() -> String {
    var text = source.happens(10) ? source.one(Self.preludes) : ""
    for _ in 0..<source.number(1...8) { text += rule(3) }
    return text
  }

  /// Returns a rule with nested rules; `depth` is the maximum nesting depth.
  mutating func rule(_ depth: Int) -> String {
    if source.happens(2) { return source.one(Self.malformedFragments) }
    if source.happens(40) { return statement(depth) }
    return selectorList() + "{" + block(depth - 1) + (source.happens(1) ? "" : "}")
  }

  /// Returns the contents of a block: declarations and nested rules.
  mutating func block(_ depth: Int) -> String {
    var text = ""
    for _ in 0..<source.number(0...5) {
      text += depth > 0 && source.happens(15) ? rule(depth) : declaration() + ";"
    }
    return text
  }

  private mutating func statement(_ depth: Int) -> String {
    let inner = depth > 0 ? (0..<source.number(0...3)).map { _ in rule(depth - 1) }.joined() : ""
    switch source.number(0...12) {
    case 0, 1: return "@layer \(source.one(Self.layers)){\(inner)}"
    case 2: return "@layer \(source.some(Self.layers, 50).joined(separator: ","));"
    case 3, 4:
      let limit = source.happens(50) ? " to (\(selectorList()))" : ""
      return "@scope \(source.happens(85) ? "(\(selectorList()))" : "")\(limit){\(inner)}"
    case 5, 6: return "@media \(source.one(Self.media)){\(inner)}"
    case 7: return "@supports \(source.one(Self.supports)){\(inner)}"
    case 8: return "@container \(source.one(Self.containers)){\(inner)}"
    case 9: return "@property --\(source.one(Self.names)){\(descriptors())}"
    case 10: return source.one(Self.records)
    case 11: return "@starting-style{\(inner)}"
    default: return source.one(Self.imports)
    }
  }

  private mutating func descriptors() -> String {
    "syntax:\"\(source.one(Self.syntaxes))\";inherits:\(source.one(["true", "false"]));"
      + (source.happens(85) ? "initial-value:\(source.one(Self.words))" : "")
  }
}

extension RandomSheets {
  /// Returns a declaration without a semicolon.
  mutating func declaration() -> String {
    let importance = source.happens(12) ? "!important" : ""
    if source.happens(25) { return "--\(source.one(Self.names)):\(value())" + importance }
    if source.happens(25) {
      return "\(source.one(Self.properties)):\(value())" + importance
    }
    if source.happens(8) { return "all:\(source.one(Self.keywords))" + importance }
    if !declarations.isEmpty, source.happens(80) { return source.one(declarations) + importance }
    return source.one(Self.plain) + importance
  }

  /// Returns a value with variables, which is sometimes a CSS-wide keyword.
  private mutating func value() -> String {
    if source.happens(12) { return source.one(Self.keywords) }
    return (0..<source.number(1...3)).map { _ in term(3) }.joined(separator: " ")
  }

  private mutating func term(_ depth: Int) -> String {
    let fallback = depth > 0 && source.happens(40) ? "," + term(depth - 1) : ""
    switch source.number(0...9) {
    case 0...3: return "var(--\(source.one(Self.names))\(fallback))"
    case 4: return "env(\(source.one(["environment", "none", "environment 1"]))\(fallback))"
    case 5 where depth > 0: return "calc(\(term(depth - 1)) + \(term(depth - 1)))"
    case 6 where depth > 0: return "light-dark(\(term(depth - 1)), \(term(depth - 1)))"
    default: return source.one(Self.words)
    }
  }
}
