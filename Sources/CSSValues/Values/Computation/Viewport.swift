// SPDX-License-Identifier: Apache-2.0

/// The size of a viewport or container, in px.
///
/// A viewport unit such as `vw`, or a container unit such as `cqw`, is a hundredth of the width or
/// the height. Units that refer to an unknown dimension stay unresolved.
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

/// The sizes of one viewport whose user interface has retractable parts, such as a toolbar.
///
/// Units such as `vw` refer to the large size, as in browsers. If the small or the dynamic size is
/// unknown and the large one is not, assign a ``Viewport`` without dimensions.
///
/// Defined by [CSS Values 4, section 6.1.2](https://drafts.csswg.org/css-values-4/#viewport-relative-lengths).
public struct Viewports: Sendable, Hashable {
  /// The size with all parts retracted, for `vw`, `lvw` and their relatives; `nil` if unknown.
  public var large: Viewport?
  /// The size with all parts expanded, for units such as `svw`; `nil` if equal to the large size.
  public var small: Viewport?
  /// The current size, for units such as `dvw`; `nil` if equal to the large size.
  public var dynamic: Viewport?

  /// Creates the sizes of a viewport.
  public init(large: Viewport? = nil, small: Viewport? = nil, dynamic: Viewport? = nil) {
    self.large = large
    self.small = small
    self.dynamic = dynamic
  }
}
