// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryPrinting

/// A declaration whose value does not match its property's grammar, with the most likely cause.
struct InvalidValue: Sendable {
  /// The index of the declaration in ``LintedSheet/declarations``.
  let declaration: Int
  /// The diagnostic of the rule that explains the fault best.
  let diagnostic: Diagnostic
}

extension InvalidValue {
  /// An invalid value to find the cause of.
  struct Subject {
    let stream: TokenStream
    let property: Property
    /// The indices of the value's tokens.
    let value: Range<Int>
    /// The diagnostic of the grammar.
    let diagnostic: Diagnostic
    /// The vocabulary of the program.
    let vocabulary: Vocabulary

    /// Whether the value calls a function of the program, whose result is unknown here.
    var callsProgram: Bool {
      !vocabulary.functions.isEmpty
        && value.contains {
          stream[$0].kind == .function && vocabulary.hasFunction(stream.value(of: $0))
        }
    }

    /// The token at which the value stops matching the grammar, or `nil` at the value's end.
    var found: Int? {
      value.first { stream.range(of: $0).lowerBound == diagnostic.range.lowerBound }
    }
  }

  /// The possible causes, most certain first.
  ///
  /// Each returns its diagnostic, or `nil` if it does not apply.
  static let causes: [@Sendable (Subject) -> Diagnostic?] = [
    \.missingVar, \.calcOperatorSpace, \.unknownFunction, \.invalidHex, \.unknownUnit,
    \.textShadowOrder, \.invalidColorArguments,
  ]
}

/// The faults that parsing a sheet finds.
struct SheetFaults: Sendable {
  /// The faults that the cascade finds, in the order of the text.
  let sheet: [Diagnostic]
  /// The faults of the at-rules that the cascade does not read.
  let atRules: [Diagnostic]
  /// The declarations whose values do not match their grammar, in the order of the text.
  let values: [InvalidValue]

  /// All faults.
  var diagnostics: [Diagnostic] { sheet + atRules + values.map(\.diagnostic) }
}
