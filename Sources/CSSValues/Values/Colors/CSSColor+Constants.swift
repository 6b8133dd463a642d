// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// Opaque black.
  public static var black: CSSColor { CSSColor(.black) }
  /// Opaque white.
  public static var white: CSSColor { CSSColor(.white) }
  /// Black without any opacity: what `transparent` means.
  public static var transparent: CSSColor { CSSColor(.transparent) }
  /// UIKit's color for text on dark ground: white at 60%.
  public static var lightText: CSSColor { CSSColor(.lightTextColor) }
  /// UIKit's ground of a grouped table: `#efeff4`.
  public static var groupTableViewBackground: CSSColor { CSSColor(.groupTableViewBackgroundColor) }
  /// UIKit's ground of a view's back side: `#1f2124`.
  public static var viewFlipsideBackground: CSSColor { CSSColor(.viewFlipsideBackgroundColor) }
}
