// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ContainerCondition {
  /// Returns the result of the query for a container; true if the condition is only a name.
  ///
  /// A query with an unknown part is unknown as a whole.
  package func truth(in container: QueryContainer) -> TruthValue {
    guard let query else { return .true }
    guard isSelectable else { return .unknown }
    return query.truth { test in
      switch test {
      case .size(let test):
        test.truth(of: test.feature.state(of: container), in: container.context)
      case .style(let test): test.truth(of: container)
      }
    }
  }

  /// Returns whether the query is true for a container.
  package func matches(in container: QueryContainer) -> Bool { truth(in: container) == .true }
}

extension ContainerCondition: CustomStringConvertible {
  /// The serialized condition, such as `sidebar (width > 400px)`.
  package var description: String {
    [name.map { identifierText($0) }, query?.description].compactMap { $0 }.joined(separator: " ")
  }
}
