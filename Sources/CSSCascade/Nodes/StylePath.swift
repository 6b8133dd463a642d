// SPDX-License-Identifier: Apache-2.0

/// An element with its ancestors and the siblings of each, as a value.
///
/// Toolkits that draw their tree from top to bottom and keep no objects use it to query a style.
///
/// ```swift
/// var path = StylePath(StyleElement("window"))
/// path.append(StyleElement("toolbar"))
/// path.append(StyleElement("button", classes: ["primary"]), before: [StyleElement("button")])
/// sheet.computedStyle(for: path).color
/// ```
public struct StylePath: Sendable, Hashable {
  /// A level of the path.
  public struct Step: Sendable, Hashable {
    /// The element on the path; its children do not count, except for the last step.
    public var element: StyleElement
    /// The preceding siblings, in order.
    public var precedingSiblings: [StyleElement]
    /// The following siblings, in order.
    public var followingSiblings: [StyleElement]
  }

  /// The levels from the root down; the last element is the queried one.
  package private(set) var steps: [Step]

  /// Creates a path that ends at its root.
  public init(_ root: StyleElement) {
    steps = [Step(element: root, precedingSiblings: [], followingSiblings: [])]
  }

  /// Appends an element one level down.
  ///
  /// - Parameters:
  ///   - element: the next element on the path.
  ///   - before: the preceding siblings, in order; without them the element is the first child.
  ///   - after: the following siblings, in order; without them the element is the last child.
  public mutating func append(
    _ element: StyleElement, before: [StyleElement] = [], after: [StyleElement] = []
  ) {
    steps.append(Step(element: element, precedingSiblings: before, followingSiblings: after))
  }
}
