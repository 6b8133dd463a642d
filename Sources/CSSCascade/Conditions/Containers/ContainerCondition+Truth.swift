// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ContainerCondition {
  /// What the query comes to for a container; true for a name alone.
  ///
  /// A query with a part that nobody knows is unknown as a whole.
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

  /// Whether the query is known to be met by a container.
  package func holds(in container: QueryContainer) -> Bool { truth(in: container) == .true }
}

extension ContainerCondition: CustomStringConvertible {
  /// The condition as CSS writes it, such as `sidebar (width > 400px)`.
  package var description: String {
    [name.map { identifierText($0) }, query?.description].compactMap { $0 }.joined(separator: " ")
  }
}
