// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
package import CSSSyntax
import LiveryPrinting

extension Diagnostic.Kind {
  /// A state that elements of a type never have.
  package static let stateNotForType = Self("state-not-for-type", .warning) {
    "'\($0.subject)' is never in the state ':\($0.found)'\($0.didYouMean)"
  }
}

extension LintRule {
  /// A state that elements of a type never have.
  static let stateNotForType = LintRule(
    .stateNotForType, .bug, scope: .rule,
    help: "a state that .livery.yml does not list for a type never occurs",
    bad: LintExample(
      "label:checked { color: red }", configuration: "types: {label: {states: [hover]}}"),
    good: LintExample(
      "label:hover { color: red }", configuration: "types: {label: {states: [hover]}}")
  ) { (sheet: LintedSheet) in
    let vocabulary = sheet.settings.vocabulary
    guard vocabulary.declaresTypes else { return [] }
    var log = DiagnosticLog()
    for block in sheet.blocks where block.kind == .style && block.node >= 0 {
      for tokens in sheet.selectorTokens(of: block) {
        for use in sheet.stateUses(in: tokens) {
          guard let states = vocabulary.states(ofType: use.type), !states.contains(use.state) else {
            continue
          }
          let suggestion = closest(to: use.state, in: states.names)
          log.add(
            Diagnostic(
              .stateNotForType, range: use.range,
              facts: [.subject(use.type ?? "*"), .found(use.state)],
              suggestion: suggestion.map {
                PseudoClass(named: $0) == nil ? ":state(\($0))" : ":\($0)"
              }))
        }
      }
    }
    return log.diagnostics
  }
}

/// A state in a compound selector.
struct StateUse {
  /// The type in the compound, or `nil` for any type.
  let type: String?
  /// The name of the state without its colon, also for `:state()`.
  let state: String
  /// The byte range of the pseudo-class.
  let range: Range<Int>
}

extension LintedSheet {
  /// Returns the states in the compounds of a selector, except those inside functions such as
  /// `:not()`.
  func stateUses(in tokens: Range<Int>) -> [StateUse] {
    var uses: [StateUse] = []
    var type: String?
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      let kind = stream[token].kind
      if kind == .colon, token + 1 < tokens.upperBound {
        let isElement = stream[token + 1].kind == .colon
        let isStart = token == tokens.lowerBound || stream[token - 1].kind != .colon
        if isElement { return uses }
        if isStart { add(token, type, to: &uses, before: tokens.upperBound) }
      } else if kind == .whitespace || kind == .comma || stream.isCombinatorSign(token) {
        type = nil
      } else if kind == .ident, token == tokens.lowerBound || isTypeStart(after: token - 1) {
        type = stream.value(of: token)
      }
      if kind.isOpening {
        var cursor = TokenCursor(stream, token..<tokens.upperBound)
        _ = cursor.nextIncludingTrivia()
        cursor.skipBlock()
        token = cursor.position
      } else {
        token += 1
      }
    }
    return uses
  }

  private func isTypeStart(after token: Int) -> Bool {
    stream[token].kind.isTrivia || stream.isCombinatorSign(token)
  }

  private func add(
    _ colon: Int, _ type: String?, to uses: inout [StateUse], before end: Int
  ) {
    let name = colon + 1
    if stream[name].kind == .ident, let known = PseudoClass(named: stream.value(of: name)),
      !known.isStructural
    {
      uses.append(
        StateUse(type: type, state: known.name, range: stream.byteRange(of: colon..<name + 1)))
    } else if stream[name].kind == .function, stream.value(of: name, equals: "state") {
      var cursor = TokenCursor(stream, name + 1..<end)
      guard cursor.peek() == .ident, let state = cursor.next() else { return }
      uses.append(
        StateUse(
          type: type, state: stream.value(of: state),
          range: stream.byteRange(of: colon..<min(state + 2, end))))
    }
  }
}

extension TokenStream {
  /// Returns whether a token is the sign of a combinator.
  func isCombinatorSign(_ token: Int) -> Bool {
    isDelim(token, ">") || isDelim(token, "+") || isDelim(token, "~")
  }
}
