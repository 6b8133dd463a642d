// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Synchronization

/// The root above every element whose description names none of its own: the same for all, so it is resolved once.
final class ImpliedRoot: Sendable {
  private let resolver = Mutex<StyleResolver?>(nil)

  /// The resolved root, for a tree of any description that implies it; rules and environment are the same at every call.
  func resolver(
    _ element: Int, of tree: StyleTree, in index: RuleIndex, _ environment: StyleEnvironment
  ) -> StyleResolver {
    resolver.withLock { resolver in
      if let resolver { return resolver }
      let first = StyleResolver(element, of: tree, in: index, environment, parent: nil).shared
      resolver = first
      return first
    }
  }
}
