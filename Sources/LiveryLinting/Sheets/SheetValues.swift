// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryPrinting

/// The declarations of a sheet and what the meaning of their values depends on.
struct SheetValues: Sendable {
  /// The declarations, in the order of the text.
  let declarations: [LintedDeclaration]
  /// The blocks that contain them.
  let blocks: [LintedBlock]
  /// The syntax tree of the sheet.
  let tree: SyntaxTree
  /// The at-rules around the declarations.
  let contexts: SheetContexts
  /// The vocabulary of the program.
  let vocabulary: Vocabulary

  /// The invalid values, in the order of the text.
  var invalid: [InvalidValue] { invalid(among: declarations.indices) }

  /// Returns the invalid values of some declarations, given by a range of indices.
  ///
  /// Skips declarations that the cascade drops. A repeated value of a property is checked once.
  func invalid(among range: Range<Int>) -> [InvalidValue] {
    let checked = range.filter { number in
      let declaration = declarations[number]
      return blocks[declaration.block].kind == .style
        && !contexts.isUnsupported(contexts.number(of: declaration.node))
    }
    let values = RepeatedValues(checked, of: declarations, in: tree)
    let firsts = values.firsts
    let size = firsts.count / 8 + 1
    let found = concurrentMap((firsts.count + size - 1) / size) { part in
      firsts[part * size..<min((part + 1) * size, firsts.count)].map { number in
        diagnostics(of: declarations[number])
      }
    }
    let faults = Array(found.joined())
    guard faults.contains(where: { !$0.isEmpty }) else { return [] }
    var invalid: [InvalidValue] = []
    for (number, first) in zip(checked, values.indices) where !faults[first].isEmpty {
      let isFirst = firsts[first] == number
      let all = isFirst ? faults[first] : diagnostics(of: declarations[number])
      invalid += all.map { InvalidValue(declaration: number, diagnostic: $0) }
      if invalid.count > DiagnosticLog.limit { break }
    }
    return Array(invalid.prefix(DiagnosticLog.limit + 1))
  }

  /// Returns the diagnostics of a declaration: the first fault of each step of a pipeline, or of
  /// the whole value.
  private func diagnostics(of declaration: LintedDeclaration) -> [Diagnostic] {
    let view = Declaration(tree: tree, index: declaration.node)
    let stream = tree.stream
    let hasBlocks = tree.nodes[declaration.node].flags.contains(.blocks)
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
      let subject = InvalidValue.Subject(
        stream: stream, property: property, value: fault.tokens, diagnostic: fault.diagnostic,
        vocabulary: vocabulary)
      if subject.callsProgram { return nil }
      return InvalidValue.causes.lazy.compactMap { $0(subject) }.first ?? fault.diagnostic
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
