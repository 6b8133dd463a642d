// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryTooling

/// A declaration whose value does not match its property's grammar, and why as far as that can be told.
struct InvalidValue: Sendable {
  /// The declaration, in ``LintedSheet/declarations``.
  let declaration: Int
  /// What is wrong: of the kind of the rule that explains it best.
  let diagnostic: Diagnostic
}

extension InvalidValue {
  /// What a cause is asked about.
  struct Subject {
    let stream: TokenStream
    let property: Property
    /// The tokens of the value.
    let value: Range<Int>
    /// What the grammar says.
    let diagnostic: Diagnostic
    /// What the program has.
    let vocabulary: Vocabulary

    /// Whether a function of the program is called: what it gives nobody knows here.
    var callsProgram: Bool {
      !vocabulary.functions.isEmpty
        && value.contains {
          stream[$0].kind == .function && vocabulary.knowsFunction(stream.value(of: $0))
        }
    }

    /// The token that the grammar stumbled over; nil at the value's end.
    var found: Int? {
      value.first { stream.range(of: $0).lowerBound == diagnostic.range.lowerBound }
    }
  }

  /// What may be the cause, the surest first: each tells its own diagnostic, or nil.
  private static let causes: [@Sendable (Subject) -> Diagnostic?] = [
    \.missingVar, \.calcOperatorSpace, \.unknownFunction, \.invalidHex, \.unknownUnit,
    \.textShadowOrder, \.invalidColorArguments,
  ]

  /// The invalid values among some declarations; what nobody is meant to read is left out.
  static func all(
    in declarations: [LintedDeclaration], _ blocks: [LintedBlock], of tree: SyntaxTree,
    _ surroundings: Surroundings, _ vocabulary: Vocabulary
  ) -> [InvalidValue] {
    let size = declarations.count / 8 + 1
    let found = concurrentMap((declarations.count + size - 1) / size) { part in
      let range = part * size..<min((part + 1) * size, declarations.count)
      var invalid: [InvalidValue] = []
      for number in range where invalid.count <= DiagnosticLog.limit {
        let declaration = declarations[number]
        guard blocks[declaration.block].kind == .style,
          !surroundings.isUnsupported(surroundings.number(of: declaration.node))
        else { continue }
        let view = Declaration(tree: tree, index: declaration.node)
        for diagnostic in diagnostics(of: declaration, view, vocabulary) {
          invalid.append(InvalidValue(declaration: number, diagnostic: diagnostic))
        }
      }
      return invalid
    }
    return Array(found.joined().prefix(DiagnosticLog.limit + 1))
  }

  /// Returns what is wrong with a declaration: of each step of a pipeline what is wrong first, otherwise one diagnostic.
  private static func diagnostics(
    of declaration: LintedDeclaration, _ view: Declaration, _ vocabulary: Vocabulary
  ) -> [Diagnostic] {
    let stream = view.tree.stream
    let hasBlocks = view.tree.nodes[view.index].flags.contains(.blocks)
    let use = hasBlocks ? VariableUse(stream, view.value) : .none
    if case .malformed = use {
      let name = declaration.isCustom ? view.name : view.name.lowercased()
      return [
        VariableProblem.malformed.diagnostic(of: name, at: stream.byteRange(of: view.value))
      ]
    }
    let isVariable = if case .none = use { false } else { true }
    guard let property = declaration.property, !isVariable else {
      let missing = MissingSemicolon(
        inValue: view.value, of: stream, isCustom: declaration.isCustom)
      if let missing { return [missing.diagnostic] }
      if isVariable || declaration.isCustom || vocabulary.properties.isEmpty { return [] }
      let name = view.name
      let own = vocabulary[property: name]?.diagnostic(of: name, for: stream, in: view.value)
      return own.map { [$0] } ?? []
    }
    return property.faults(of: stream, in: view.value).compactMap { fault in
      guard fault.diagnostic.kind == .invalidValue else { return fault.diagnostic }
      let subject = Subject(
        stream: stream, property: property, value: fault.tokens, diagnostic: fault.diagnostic,
        vocabulary: vocabulary)
      if subject.callsProgram { return nil }
      return causes.lazy.compactMap { $0(subject) }.first ?? fault.diagnostic
    }
  }
}
