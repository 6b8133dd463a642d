// SPDX-License-Identifier: Apache-2.0

/// The size of a viewport or container, which its units are hundredths of.
///
/// An unknown dimension leaves the units that refer to it as they are.
public struct Viewport: Sendable, Hashable {
  /// The width in px; `nil` if it is unknown.
  public var width: Double?
  /// The height in px; `nil` if it is unknown.
  public var height: Double?

  /// Creates the size of a viewport, in px.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

/// The sizes of a viewport whose bars can hide; `nil` for one that is unknown.
///
/// Defined by [CSS Values 4, section 6.1.2](https://drafts.csswg.org/css-values-4/#viewport-relative-lengths).
public struct Viewports: Sendable, Hashable {
  /// The size without the program's bars, which `vw` and `lvw` count in.
  public var large: Viewport?
  /// The size while the program's bars are shown, which `svw` counts in; `nil` if it is that of the large one.
  public var small: Viewport?
  /// The present size, which `dvw` counts in; `nil` if it is that of the large one.
  public var dynamic: Viewport?

  /// Creates the sizes of a viewport.
  public init(large: Viewport? = nil, small: Viewport? = nil, dynamic: Viewport? = nil) {
    self.large = large
    self.small = small
    self.dynamic = dynamic
  }
}
