// SPDX-License-Identifier: Apache-2.0

/// The size of a viewport or container, in px.
///
/// A viewport unit is a hundredth of it. Units that refer to an unknown dimension stay unresolved.
public struct Viewport: Sendable, Hashable {
  /// The width in px, or `nil` if it is unknown.
  public var width: Double?
  /// The height in px, or `nil` if it is unknown.
  public var height: Double?

  /// Creates the size of a viewport, in px.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// The sizes of a viewport with retractable interfaces, each `nil` if it is unknown.
///
/// Defined by [CSS Values 4, section 6.1.2](https://drafts.csswg.org/css-values-4/#viewport-relative-lengths).
public struct Viewports: Sendable, Hashable {
  /// The size with all interfaces retracted, for `vw` and `lvw`.
  public var large: Viewport?
  /// The size with all interfaces expanded, for `svw`, or `nil` if equal to the large size.
  public var small: Viewport?
  /// The current size, for `dvw`, or `nil` if equal to the large size.
  public var dynamic: Viewport?

  /// Creates the sizes of a viewport.
  public init(large: Viewport? = nil, small: Viewport? = nil, dynamic: Viewport? = nil) {
    self.large = large
    self.small = small
    self.dynamic = dynamic
  }
}
