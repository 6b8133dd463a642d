// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension CustomPropertyResolver {
  /// Whether all custom properties are resolved.
  var isComplete: Bool { deferred.isEmpty }

  /// Resolves the declarations that wait for a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage that is reached.
  ///   - context: The context of the stage.
  mutating func advance(to stage: ComputationStage, in context: ComputationContext) {
    self.stage = stage
    for entry in deferred.removeEntries() {
      deferred.release(entry)
      resolve(entry, in: context)
    }
    finish()
  }

  /// Finds a cycle between a property that is about to be computed and custom properties that wait
  /// for it.
  ///
  /// All properties in the cycle are invalid, including the declaration itself.
  ///
  /// - Parameters:
  ///   - property: A property that a stage computes, such as `font-size`.
  ///   - stream: The token stream that contains the property's value.
  ///   - tokens: The tokens of the value.
  /// - Returns: The reason for which the declaration is invalid at computed-value time, or `nil` if
  ///   there is no cycle.
  mutating func cycle(
    of property: Property, _ stream: TokenStream, _ tokens: Range<Int>
  ) -> VariableProblem? {
    if deferred.isEmpty { return nil }
    var reached = Set(deferredReferences(in: stream, tokens))
    if reached.isEmpty { return nil }
    // Each property comes after its references, so one reverse pass finds all of them.
    for entry in deferred.entries.reversed() where reached.contains(entry.name) {
      reached.formUnion(deferredReferences(of: entry))
    }
    let problem = VariableProblem.cycle([property.name] + names.texts(of: reached))
    deferred.remove(reached)
    for name in reached { invalidate(name, problem) }
    finish()
    return problem
  }
}

extension AtomTable {
  /// Returns the first few of some names, in order.
  func texts(of atoms: some Collection<Atom>) -> [String] {
    atoms.sorted().prefix(8).map { text(of: $0) }
  }
}
