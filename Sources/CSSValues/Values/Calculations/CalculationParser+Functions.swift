// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension CalculationParser {
  /// Parses a function, including its name and parentheses.
  mutating func parseFunction(
    _ function: MathFunction, _ cursor: inout TokenCursor
  ) -> TypedNode? {
    guard enter(&cursor), cursor.next() != nil else { return nil }
    defer { depth -= 1 }
    return cursor.contents { inner in
      var function = function
      if case .round = function, let strategy = Self.parseStrategy(&inner) {
        function = .round(strategy)
      }
      var check = ArgumentCheck(function)
      var nodes: [CalculationNode] = []
      repeat {
        guard nodes.count < function.argumentCount.upperBound else { return inner.expected("')'") }
        if function == .clamp, nodes.count != 1, Self.consumeNone(&inner) {
          nodes.append(.none)
          continue
        }
        inner.skipTrivia()
        let start = inner
        guard let part = parseSum(&inner) else { return nil }
        guard check.accept(part.type) else {
          inner = start
          return inner.expected(check.accepted)
        }
        nodes.append(part.node)
      } while inner.consumeComma()
      guard nodes.count >= function.argumentCount.lowerBound else { return inner.expected("','") }
      // The interval defaults to 1, so it can be omitted only for numbers.
      if case .round = function, nodes.count == 1, check.result?.isNumber != true {
        return inner.expected("','")
      }
      guard let type = check.result else { return nil }
      return TypedNode(node: .application(of: function, to: nodes), type: type)
    }
  }

  /// Consumes the strategy of `round()` and the comma after it.
  private static func parseStrategy(_ cursor: inout TokenCursor) -> RoundingStrategy? {
    guard cursor.peek() == .ident else { return nil }
    let position = cursor.position
    let name = cursor.stream.withName(of: position, packedName)
    guard let strategy = strategies.value(of: name) else { return nil }
    let start = cursor
    _ = cursor.next()
    if cursor.consumeComma() { return strategy }
    // Without a comma, the keyword is not a strategy and is then rejected as an argument.
    cursor = start
    return nil
  }

  private static let strategies = PackedNameTable(
    RoundingStrategy.allCases.map { (name: $0.rawValue, value: $0) })

  private static func consumeNone(_ cursor: inout TokenCursor) -> Bool {
    guard cursor.peek() == .ident, cursor.stream.value(of: cursor.position, equals: "none") else {
      return false
    }
    return cursor.next() != nil
  }
}
