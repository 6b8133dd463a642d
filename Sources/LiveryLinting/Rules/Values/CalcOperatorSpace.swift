// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension Diagnostic.Kind {
  /// An operator in a calculation without the required white space.
  package static let calcOperatorSpace = Self("calc-operator-space", .error) {
    "'\($0.found)' in a calculation needs white space on both sides"
  }
}

extension LintRule {
  /// A plus or minus in a calculation without white space on both sides.
  static let calcOperatorSpace = LintRule(
    .calcOperatorSpace, .error, scope: .rule,
    help: "+ and - in a calculation have white space on both sides; without it they are signs",
    bad: ".pane { width: calc(100% -20px) }",
    good: ".pane { width: calc(100% - 20px) }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog(sheet.faults.diagnostics.filter { $0.kind == .calcOperatorSpace })
    for value in sheet.unresolvedValues {
      if let missing = OperatorSearch(sheet.stream).missingSpace(in: value) { log.add(missing) }
    }
    return log.diagnostics
  }
}

extension InvalidValue.Subject {
  /// The diagnostic for a sign in place of an operator, or for an operator that lacks white space.
  var calcOperatorSpace: Diagnostic? { OperatorSearch(stream).missingSpace(in: value) }
}

/// A search for the operators of calculations.
private struct OperatorSearch {
  private let stream: TokenStream

  init(_ stream: TokenStream) { self.stream = stream }

  /// Returns the diagnostic for the first operator in a value that lacks white space, or `nil` if
  /// there is none.
  ///
  /// Defined by [CSS Values 4, section 10.8](https://drafts.csswg.org/css-values-4/#calc-syntax).
  func missingSpace(in value: Range<Int>) -> Diagnostic? {
    var open: [Bool] = []
    // The last token that ends an operand, ignoring white space, or `nil`.
    var operand: Int?
    for token in value {
      let kind = stream[token].kind
      if kind.isTrivia { continue }
      let isMath = open.last ?? false
      if isMath, let operand {
        if stream.sign(of: token) != nil, kind.isNumeric { return missing(at: token, 1) }
        let isOperator = stream.isDelim(token, "+") || stream.isDelim(token, "-")
        if isOperator, !isSpaced(token) { return missing(at: token, 1) }
        if kind == .ident, operand + 1 == token, stream.text(of: token).hasPrefix("-") {
          return missing(at: token, 1)
        }
        if kind == .function, isNegatedVariable(token) { return missing(at: token, 1) }
      }
      if kind.isOpening {
        let inherits = kind == .leftParenthesis && isMath
        open.append(inherits || stream.opensFunction(token, in: ValueNames.mathFunctions))
        operand = nil
      } else if kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace {
        _ = open.popLast()
        operand = token
      } else {
        operand = kind.isNumeric || kind == .ident ? token : nil
      }
    }
    return nil
  }

  /// Returns whether a token is `-var(`, which is an unknown function.
  private func isNegatedVariable(_ token: Int) -> Bool {
    stream.value(of: token, equals: "-var") || stream.value(of: token, equals: "-env")
  }

  private func isSpaced(_ token: Int) -> Bool {
    token > 0 && stream[token - 1].kind.isTrivia && stream[token + 1].kind.isTrivia
  }

  /// Returns the diagnostic for an operator at the start of a token.
  private func missing(at token: Int, _ length: Int) -> Diagnostic {
    let start = stream.range(of: token).lowerBound
    let range = start..<start + length
    let sign = stream.text(in: range)
    let before = token > 0 && stream[token - 1].kind.isTrivia ? "" : " "
    let isAlone = stream.range(of: token).count == length
    let after = isAlone && stream[token + 1].kind.isTrivia ? "" : " "
    return Diagnostic(
      .calcOperatorSpace, range: range, facts: [.found(sign)],
      fixIts: [.init(range: range, replacement: before + sign + after, isSafe: false)])
  }
}

extension TokenKind {
  /// Whether the token is a number, with or without a unit.
  var isNumeric: Bool { self == .number || self == .percentage || self == .dimension }
}
