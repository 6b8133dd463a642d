// SPDX-License-Identifier: Apache-2.0

/// The path from a root to a node: the index of each node among its siblings.
///
/// ```swift
/// let path: NodePath = [0, 2]    // the third child of the root's first
/// path.parent    // [0]
/// ```
///
/// The empty path refers to the root.
public struct NodePath: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The indices from the root downward, each starting at 0.
  public var indices: [Int]

  /// Creates a path from indices.
  public init(_ indices: [Int]) { self.indices = indices }

  /// Creates a path from indices.
  public init(arrayLiteral indices: Int...) { self.indices = indices }

  /// The path of the parent; `nil` for the root.
  public var parent: NodePath? { indices.isEmpty ? nil : NodePath(Array(indices.dropLast())) }

  /// Returns the path of a child.
  public func child(_ index: Int) -> NodePath { NodePath(indices + [index]) }
}

extension NodePath: CustomStringConvertible {
  /// The indices, such as `[0, 2]`.
  public var description: String { indices.description }
}
