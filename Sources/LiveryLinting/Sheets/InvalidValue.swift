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
  private static let causes: [@Sendable (Subject) -> Diagnostic?] = [
    \.missingVar, \.calcOperatorSpace, \.unknownFunction, \.invalidHex, \.unknownUnit,
    \.textShadowOrder, \.invalidColorArguments,
  ]

  /// Finds the invalid values among some declarations.
  ///
  /// Skips declarations that the cascade drops. A repeated value of a property is checked once.
  static func all(
    in declarations: [LintedDeclaration], of blocks: [LintedBlock], in tree: SyntaxTree,
    contexts: SheetContexts, vocabulary: Vocabulary
  ) -> [InvalidValue] {
    let checked = declarations.indices.filter { number in
      let declaration = declarations[number]
      return blocks[declaration.block].kind == .style
        && !contexts.isUnsupported(contexts.number(of: declaration.node))
    }
    let values = RepeatedValues(checked, of: declarations, in: tree)
    let firsts = values.firsts
    let size = firsts.count / 8 + 1
    let found = concurrentMap((firsts.count + size - 1) / size) { part in
      firsts[part * size..<min((part + 1) * size, firsts.count)].map { number in
        diagnostics(of: declarations[number], in: tree, vocabulary)
      }
    }
    let faults = Array(found.joined())
    guard faults.contains(where: { !$0.isEmpty }) else { return [] }
    var invalid: [InvalidValue] = []
    for (number, first) in zip(checked, values.indices) where !faults[first].isEmpty {
      let isFirst = firsts[first] == number
      let all =
        isFirst
        ? faults[first] : diagnostics(of: declarations[number], in: tree, vocabulary)
      invalid += all.map { InvalidValue(declaration: number, diagnostic: $0) }
      if invalid.count > DiagnosticLog.limit { break }
    }
    return Array(invalid.prefix(DiagnosticLog.limit + 1))
  }

  private static func diagnostics(
    of declaration: LintedDeclaration, in tree: SyntaxTree, _ vocabulary: Vocabulary
  ) -> [Diagnostic] {
    diagnostics(of: declaration, Declaration(tree: tree, index: declaration.node), vocabulary)
  }

  /// Returns the diagnostics of a declaration: the first fault of each step of a pipeline, or of
  /// the whole value.
  private static func diagnostics(
    of declaration: LintedDeclaration, _ view: Declaration, _ vocabulary: Vocabulary
  ) -> [Diagnostic] {
    let stream = view.tree.stream
    let hasBlocks = view.tree.nodes[view.index].flags.contains(.blocks)
    let use = hasBlocks ? VariableUse(stream, in: view.value) : .none
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
      let vocabularyDiagnostic = vocabulary[property: name]?.diagnostic(
        of: name, for: stream, in: view.value)
      return vocabularyDiagnostic.map { [$0] } ?? []
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

/// The declarations of a sheet, grouped by property and value.
private struct RepeatedValues {
  /// The first declaration of each combination of property and value text.
  private(set) var firsts: [Int] = []
  /// For each declaration, the index in ``firsts`` of the first one with the same property and
  /// value.
  private(set) var indices: [Int] = []

  init(_ numbers: [Int], of declarations: [LintedDeclaration], in tree: SyntaxTree) {
    var values = AtomTable()
    var firstsByValue: [Int] = []
    var bytes: [UInt8] = []
    indices.reserveCapacity(numbers.count)
    for number in numbers {
      let declaration = declarations[number]
      indices.append(firsts.count)
      guard let property = declaration.property else {
        firsts.append(number)
        continue
      }
      bytes.removeAll(keepingCapacity: true)
      bytes.append(UInt8(truncatingIfNeeded: property.rawValue))
      bytes.append(UInt8(truncatingIfNeeded: property.rawValue >> 8))
      let value = Declaration(tree: tree, index: declaration.node).value
      bytes += tree.stream.utf8(in: tree.stream.byteRange(of: value))
      let atom = bytes.withUnsafeBufferPointer { values.intern($0) }
      if Int(atom.rawValue) == firstsByValue.count {
        firstsByValue.append(firsts.count)
        firsts.append(number)
      } else {
        indices[indices.count - 1] = firstsByValue[Int(atom.rawValue)]
      }
    }
  }
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
