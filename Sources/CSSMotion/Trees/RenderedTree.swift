// SPDX-License-Identifier: Apache-2.0
import CSSCascade

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
  /// Whether an element explicitly inherits a longhand that is not inherited by default.
  private let hasExplicitInheritance: Bool

  /// Creates a tree without rendered elements.
  init(_ tree: StyledTree) {
    self.tree = tree
    isRendered = Array(repeating: false, count: tree.count)
    styler = AnimatedStyler(tree)
    declarations = MotionDeclarationCache()
    objects = ObjectTable()
    hasExplicitInheritance = tree.hasExplicitInheritance
  }

  /// Creates the tree that replaces another one, with the same indices of elements.
  init(_ tree: StyledTree, replacing old: RenderedTree) {
    self.tree = tree
    isRendered = old.isRendered
    let isSupported = old.styler.supports(tree)
    styler = isSupported ? old.styler : AnimatedStyler(tree)
    declarations = isSupported ? old.declarations : MotionDeclarationCache()
    objects = tree.hasSameStructure(as: old.tree) ? old.objects : ObjectTable()
    hasExplicitInheritance = tree.hasExplicitInheritance
  }

  /// Returns whether other values of the element or its descendants may depend on a property.
  func affectsOthers(_ space: ValueSpace, of index: Int) -> Bool {
    if space.isCustom { return true }
    return space.isInherited
      ? tree.subtreeEnd(of: index) > index + 1
      : hasExplicitInheritance && tree.hasExplicitInheritance(below: index)
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

extension RenderedTree {
  /// Returns the number of the style of an element with animated values.
  ///
  /// - Parameters:
  ///   - index: The index of the element.
  ///   - parent: The number of the parent's animated style, or `nil` if it is that of the tree.
  ///   - element: The transitions and animations, or `nil` for none.
  ///   - includesTransitions: Whether transitions apply.
  /// - Returns: The number of the style.
  func styleNumber(
    of index: Int, below parent: AnimatedStyler.StyleNumber?, _ element: AnimatedElement?,
    includesTransitions: Bool
  ) -> AnimatedStyler.StyleNumber {
    let above = parent ?? tree.parent(of: index).map { styler.plainStyle(of: $0, in: tree) }
    let base = baseStyleNumber(of: index, below: parent, above)
    guard var element else { return base }
    if !includesTransitions { element.transitions = [] }
    let style = styler.computedStyle(base)
    computeContextualKeyframes(of: &element, at: index, over: style, below: parent, above)
    return styler.style(
      of: index, in: tree, element.overrides(over: style, in: tree), below: above)
  }

  /// Returns the style of an element without its own effects, and updates keyframes of the effects
  /// that depend on animated values.
  ///
  /// - Parameters:
  ///   - index: The index of the element.
  ///   - parent: The number of the parent's animated style, or `nil` if it is that of the tree.
  ///   - element: The transitions and animations.
  /// - Returns: The style.
  func baseStyle(
    of index: Int, below parent: AnimatedStyler.StyleNumber?, _ element: inout AnimatedElement
  ) -> ComputedStyle {
    let above = parent ?? tree.parent(of: index).map { styler.plainStyle(of: $0, in: tree) }
    let style = styler.computedStyle(baseStyleNumber(of: index, below: parent, above))
    computeContextualKeyframes(of: &element, at: index, over: style, below: parent, above)
    return style
  }

  private func baseStyleNumber(
    of index: Int, below parent: AnimatedStyler.StyleNumber?, _ above: AnimatedStyler.StyleNumber?
  ) -> AnimatedStyler.StyleNumber {
    parent == nil
      ? styler.plainStyle(of: index, in: tree)
      : styler.style(of: index, in: tree, nil, below: above)
  }

  private func computeContextualKeyframes(
    of element: inout AnimatedElement, at index: Int, over style: ComputedStyle,
    below parent: AnimatedStyler.StyleNumber?, _ above: AnimatedStyler.StyleNumber?
  ) {
    element.computeContextualKeyframes(
      KeyframeComputer(tree: tree, styler: styler, element: index, parent: above), over: style,
      isParentAnimated: parent != nil)
  }
}
