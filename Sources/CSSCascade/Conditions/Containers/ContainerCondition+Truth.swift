// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension ContainerCondition {
  /// Whether every part of the query is known; no container is selected for one that is not.
  package var isSelectable: Bool { query.map { !$0.hasUnknownParts } ?? true }

  /// The axes that a container must give; none for a name alone and for `style()`, which may be asked of any element.
  ///
  /// - Parameter isVertical: whether the container's lines run from top to bottom.
  /// - Returns: the axes of all tests of the query.
  package func requiredAxes(isVertical: Bool) -> ContainerAxes {
    var axes: ContainerAxes = []
    query?.forEachTest { test in
      if case .size(let test) = test { axes.formUnion(test.feature.axes(isVertical: isVertical)) }
    }
    return axes
  }

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
