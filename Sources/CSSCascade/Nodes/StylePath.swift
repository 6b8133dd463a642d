// SPDX-License-Identifier: Apache-2.0

/// An element with all that is above it and beside it, described by values: the question of a toolkit that draws its
/// tree from top to bottom and keeps no objects.
///
/// ```swift
/// var path = StylePath(StyleElement("window"))
/// path.append(StyleElement("toolbar"))
/// path.append(StyleElement("button", classes: ["primary"]), before: [StyleElement("button")])
/// sheet.computedStyle(for: path).color
/// ```
public struct StylePath: Sendable, Hashable {
  /// One level of the path.
  public struct Step: Sendable, Hashable {
    /// The element that is on the path; what is below it does not count, but for the last.
    public var element: StyleElement
    /// The siblings before it, in order.
    public var precedingSiblings: [StyleElement]
    /// The siblings behind it, in order.
    public var followingSiblings: [StyleElement]
  }

  /// The levels from the root down; the last element is the one in question.
  public private(set) var steps: [Step]

  /// A path that ends at its root.
  public init(_ root: StyleElement) {
    steps = [Step(element: root, precedingSiblings: [], followingSiblings: [])]
  }

  /// Goes one level down.
  ///
  /// - Parameters:
  ///   - element: the next element on the path.
  ///   - before: the siblings in front of it, in order; none makes it the first child.
  ///   - behind: the siblings behind it, in order; none makes it the last child.
  public mutating func append(
    _ element: StyleElement, before: [StyleElement] = [], behind: [StyleElement] = []
  ) {
    steps.append(Step(element: element, precedingSiblings: before, followingSiblings: behind))
  }
}
