// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// Invalid arguments of a color function.
  package static let invalidColorArguments = Self("invalid-color-arguments", .error) {
    switch $0.limit {
    case 0:
      "'\($0.subject)()' does not take \($0.found.isEmpty ? "this" : "'\($0.found)'") here; its syntax is \($0.expected)"
    case 1: "'\($0.subject)()' is missing 1 argument: \($0.expected)"
    case let count: "'\($0.subject)()' is missing \(count) arguments: \($0.expected)"
    }
  }
}

extension LintRule {
  /// Invalid arguments of a color function.
  static let invalidColorArguments = LintRule(
    .invalidColorArguments, .error, scope: .rule,
    help:
      "a color function has the number of arguments, the form and the separators of its grammar",
    bad: ".title { color: rgb(0, 128) }",
    good: ".title { color: rgb(0, 128, 128); background-color: rgb(0 128 128 / 50%) }",
    check: .diagnostics(ofKinds: [.invalidColorArguments]))
}

extension InvalidValue.Subject {
  /// The diagnostic for the innermost color function around the fault, or for the color function at
  /// the fault.
  var invalidColorArguments: Diagnostic? {
    var open: [Int] = []
    let end = found ?? value.upperBound
    for token in value.lowerBound..<end {
      if stream[token].kind.isOpening { open.append(token) }
      if stream[token].kind.closesBlock { _ = open.popLast() }
    }
    let isColor = { stream.opensFunction($0, in: ValueNames.colorFunctions) }
    let around = open.last(where: isColor)
    guard let function = around ?? found.flatMap({ isColor($0) && !isMisplaced($0) ? $0 : nil })
    else { return nil }
    let name = stream.value(of: function).lowercased()
    let grammar = NamedSyntax.syntax(of: "\(name)()") ?? "\(name)( … )"
    var facts: [Diagnostic.Fact] = [.subject(name), .expected(grammar)]
    guard around != nil else {
      return Diagnostic(
        .invalidColorArguments, range: stream.byteRange(of: call(of: function)), facts: facts)
    }
    let missing = missingChannels(ofFunctionAt: function)
    let isEnd = found.map { stream[$0].kind.closesBlock || stream.text(of: $0) == "/" } ?? true
    if isEnd, !missing.isEmpty {
      let names = missing.map { $0.hasPrefix("the ") ? $0 : "'\($0)'" }.joined(separator: ", ")
      return Diagnostic(
        .invalidColorArguments, range: diagnostic.range,
        facts: [.subject(name), .expected(names), .limit(missing.count)])
    }
    if !diagnostic.found.isEmpty { facts.append(.found(diagnostic.found)) }
    return Diagnostic(.invalidColorArguments, range: diagnostic.range, facts: facts)
  }

  /// Returns whether a function is a valid color in a position where the grammar has none.
  private func isMisplaced(_ function: Int) -> Bool {
    Property.color.value(stream, in: call(of: function)) != nil
      || !diagnostic.expected.contains("<color>")
        && property.diagnostic(for: TokenStream("red")) != nil
  }

  /// Returns the tokens of a function and its arguments.
  private func call(of function: Int) -> Range<Int> {
    var cursor = TokenCursor(stream, function..<value.upperBound)
    _ = cursor.nextIncludingTrivia()
    cursor.skipBlock()
    return function..<cursor.position
  }
}
