// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension LintRule {
  /// A function that is in no grammar.
  static let unknownFunction = LintRule(
    "unknown-function", .error,
    help:
      "a function that nobody knows makes the value invalid; those of the program are named in .livery.yml",
    bad: ".title { color: rbg(0 128 128) }",
    good: ".title { color: rgb(0 128 128); width: calc(100% - 8px) }",
    kinds: [.unknownFunction])
}

extension InvalidValue.Subject {
  /// A function at the place where the value stops making sense, or around it, that no value has.
  var unknownFunction: Diagnostic? {
    let found = found
    let end = found.map { $0 + 1 } ?? value.upperBound
    for token in value.lowerBound..<end where stream[token].kind == .function {
      let name = stream.value(of: token)
      // A word with parentheses, such as the name of a shape.
      if token == found, diagnostic.suggestion != nil { return nil }
      let known = ValueNames.functions
      guard !known.contains(name.lowercased()), !name.hasPrefix("-") else { continue }
      let start = stream.range(of: token)
      let range = start.lowerBound..<start.upperBound - 1
      return Diagnostic(.unknownFunction, unknown: name, at: range, among: known)
    }
    return nil
  }
}
