// SPDX-License-Identifier: Apache-2.0

/// The size of an element as it was laid out, as far as it is known; container queries ask for it.
public struct StyleSize: Sendable, Hashable {
  /// The width of the content in px; nil as long as nobody knows.
  public var width: Double?
  /// The height of the content in px; nil as long as nobody knows.
  public var height: Double?

  /// A size in px.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
