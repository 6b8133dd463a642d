// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Synchronization

/// A tree of an animator with its rendered elements and their animated styles.
struct RenderedTree: Sendable {
  var tree: StyledTree
  /// Whether each element generates a box.
  var isRendered: [Bool]
  /// The styler of animated elements.
  private(set) var styler: AnimatedStyler
  /// The styles of animated elements at the last sample.
  private(set) var styles = AnimatedStyleCache()
  /// The declarations of the styles of the tree.
  private let declarations: MotionDeclarationCache
  /// The objects that elements represent.
  private let objects: ObjectTable

  /// Creates a tree without rendered elements.
  init(_ tree: StyledTree) {
    self.tree = tree
    isRendered = Array(repeating: false, count: tree.count)
    styler = AnimatedStyler(tree)
    declarations = MotionDeclarationCache()
    objects = ObjectTable()
  }

  /// Creates the tree that replaces another one, with the same indices of elements.
  init(_ tree: StyledTree, replacing old: RenderedTree) {
    self.tree = tree
    isRendered = old.isRendered
    let isSupported = old.styler.supports(tree)
    styler = isSupported ? old.styler : AnimatedStyler(tree)
    declarations = isSupported ? old.declarations : MotionDeclarationCache()
    objects = tree.hasSameStructure(as: old.tree) ? old.objects : ObjectTable()
  }

  /// Discards the animated styles, because the values changed.
  mutating func invalidateStyles() {
    styles = AnimatedStyleCache()
    if styler.isLarge(for: tree) { styler = AnimatedStyler(tree) }
  }

  /// Returns the declarations of the style of an element without animations.
  func motion(at index: Int, _ policy: MotionPolicy) -> MotionDeclarations {
    // Only the rendering of pseudo-elements depends on more than the style.
    if tree.isContentPseudoElement(at: index) {
      return motion(of: tree.style(at: index), at: index, policy)
    }
    return declarations.value(for: tree.styleNumber(at: index)) {
      motion(of: tree.style(at: index), at: index, policy)
    }
  }

  /// Returns the declarations of a style of an element.
  func motion(
    of style: ComputedStyle, at index: Int, _ policy: MotionPolicy
  ) -> MotionDeclarations {
    MotionDeclarations(style, isContent: tree.isContentPseudoElement(at: index), policy)
  }
}

extension RenderedTree {
  /// Returns the object of the program that an element represents, or `nil` for none.
  func object(at index: Int) -> ObjectIdentifier? { objects.object(at: index, in: tree) }
}

/// The objects that the elements of a tree represent, by index.
final class ObjectTable: Sendable {
  private let objects = Mutex<[Int: ObjectIdentifier]?>(nil)

  /// Returns the object of an element.
  func object(at index: Int, in tree: StyledTree) -> ObjectIdentifier? {
    objects.withLock { objects in
      let known = objects ?? tree.objects
      objects = known
      return known[index]
    }
  }
}

/// The declarations of the styles of a tree by their numbers.
final class MotionDeclarationCache: Sendable {
  private let values = Mutex<[UInt32: MotionDeclarations]>([:])
  /// The maximum number of styles, after which the cache starts again.
  private static let capacity = 4096

  /// Returns the declarations of a style, which `make` reads if they are not stored.
  func value(for style: UInt32, _ make: () -> MotionDeclarations) -> MotionDeclarations {
    if let cached = values.withLock({ $0[style] }) { return cached }
    let made = make()
    values.withLock { values in
      if values.count >= Self.capacity { values.removeAll() }
      values[style] = made
    }
    return made
  }
}

/// The numbers of the styles of animated elements, each computed on first use.
final class AnimatedStyleCache: Sendable {
  private let numbers = Mutex<[Int: AnimatedStyler.StyleNumber?]>([:])

  /// The number of the style of an element: `nil` if it is unknown, and a `nil` number if the style
  /// is that of the tree.
  subscript(element: Int) -> AnimatedStyler.StyleNumber?? {
    get { numbers.withLock { $0[element] } }
    set { numbers.withLock { $0[element] = newValue } }
  }
}
