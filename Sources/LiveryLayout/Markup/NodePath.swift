// SPDX-License-Identifier: Apache-2.0

/// The way from a root down to a node: the place of each node among the children of the one above.
///
/// ```swift
/// let path: NodePath = [0, 2]    // the third child of the root's first
/// path.parent    // [0]
/// ```
///
/// The empty path is the root's.
public struct NodePath: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// The places, from the root down, each counted from 0.
  public var indices: [Int]

  /// A path of places.
  public init(_ indices: [Int]) { self.indices = indices }

  /// A path of places.
  public init(arrayLiteral indices: Int...) { self.indices = indices }

  /// The path of the node above; nil for the root.
  public var parent: NodePath? { indices.isEmpty ? nil : NodePath(Array(indices.dropLast())) }

  /// The path of a child.
  public func child(_ index: Int) -> NodePath { NodePath(indices + [index]) }
}

extension NodePath: CustomStringConvertible {
  /// The places, such as `[0, 2]`.
  public var description: String { indices.description }
}
