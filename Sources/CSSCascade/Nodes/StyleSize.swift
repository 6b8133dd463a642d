// SPDX-License-Identifier: Apache-2.0

/// The size of an element after layout, as far as it is known, for container queries.
public struct StyleSize: Sendable, Hashable {
  /// The width of the content in px; `nil` if it is unknown.
  public var width: Double?
  /// The height of the content in px; `nil` if it is unknown.
  public var height: Double?

  /// Creates a size in px.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
