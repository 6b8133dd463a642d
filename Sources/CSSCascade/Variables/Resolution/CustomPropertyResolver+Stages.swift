// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CustomPropertyResolver {
  /// Whether no custom property waits for a later stage.
  var isComplete: Bool { waiting.isEmpty }

  /// Resolves what has waited for a stage.
  ///
  /// - Parameters:
  ///   - stage: what is known of the element now.
  ///   - context: in which that is known.
  mutating func advance(to stage: ComputationStage, in context: ComputationContext) {
    self.stage = stage
    for entry in waiting.removeEntries() {
      waiting.release(entry)
      resolve(entry, in: context)
    }
    finish()
  }

  /// Finds out whether a property that is computed now refers to custom properties that wait for it.
  ///
  /// All of them are in one cycle then: they are invalid, and so is the declaration that was asked about.
  ///
  /// - Parameters:
  ///   - property: one of those that a stage computes, such as `font-size`.
  ///   - stream: the text that holds the property's value.
  ///   - tokens: the tokens of the value.
  /// - Returns: why the declaration is invalid at computed-value time; nil where it is not in a cycle.
  mutating func cycle(
    of property: Property, _ stream: TokenStream, _ tokens: Range<Int>
  ) -> VariableProblem? {
    if waiting.isEmpty { return nil }
    var reached = Set(waitingReferences(in: stream, tokens))
    if reached.isEmpty { return nil }
    // A property stands after those it refers to: from the last to the first, each is known to be reached in its turn.
    for entry in waiting.entries.reversed() where reached.contains(entry.name) {
      reached.formUnion(waitingReferences(of: entry))
    }
    let problem = VariableProblem.cycle([property.name] + names.texts(of: reached))
    waiting.remove(reached)
    for name in reached { invalidate(name, problem) }
    finish()
    return problem
  }
}

extension AtomTable {
  /// The first few of some names, in order.
  func texts(of atoms: some Collection<Atom>) -> [String] {
    atoms.sorted().prefix(8).map { text(of: $0) }
  }
}
