// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension Animator {
  /// Returns the style of an element at the last sample or update, with all animated values.
  ///
  /// An element without effects of its own inherits the animated values of its ancestors. Container
  /// queries apply to the values without animations.
  ///
  /// - Parameter index: The index of the element in the ``tree``.
  /// - Returns: The style.
  public func style(at index: Int) -> ComputedStyle {
    styleNumber(at: index).map(rendered.styler.computedStyle) ?? tree.style(at: index)
  }

  /// Returns the style of a node of the program, or `nil` if the tree lacks it.
  public subscript(node: some StyleNode) -> ComputedStyle? {
    tree.index(of: node).map { style(at: $0) }
  }

  /// Returns the number of the animated style of an element, or `nil` if its style is that of the
  /// tree.
  func styleNumber(at index: Int) -> AnimatedStyler.StyleNumber? {
    if elements.isEmpty { return nil }
    if let cached = rendered.styles[index] { return cached }
    // The elements from the first one with an unknown style to this one.
    var path = [index]
    var known: AnimatedStyler.StyleNumber?
    while let last = path.last, let parent = tree.parent(of: last) {
      if let cached = rendered.styles[parent] {
        known = cached
        break
      }
      path.append(parent)
    }
    for element in path.reversed() {
      known = styleNumber(of: element, below: known)
      rendered.styles[element] = .some(known)
    }
    return known
  }

  private func styleNumber(
    of index: Int, below parent: AnimatedStyler.StyleNumber?
  ) -> AnimatedStyler.StyleNumber? {
    let element = element(at: index).flatMap { $0.isInEffect ? $0 : nil }
    if element == nil, parent == nil { return nil }
    return rendered.styleNumber(of: index, below: parent, element, includesTransitions: true)
  }
}

extension Animator {
  /// Returns the computed value of a longhand at the last sample or update.
  ///
  /// A value that only a transition of the element changes is interpolated without the rest of the
  /// style.
  ///
  /// - Parameters:
  ///   - property: The longhand.
  ///   - index: The index of the element in the ``tree``.
  /// - Returns: The value, in which `currentcolor` is not replaced.
  public func value(of property: Property, at index: Int) -> CSSValue {
    let position = positions[index]
    if position >= 0, elements[Int(position)].animations.isEmpty {
      let transitions = elements[Int(position)].transitions
      for number in transitions.indices
      where transitions[number].space.property == .longhand(property) {
        if transitions[number].progress != nil { return transitions[number].current }
      }
    }
    return style(at: index).computedValue(of: property)
  }
}
