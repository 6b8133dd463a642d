// SPDX-License-Identifier: Apache-2.0

extension CSSColor {
  /// Opaque black.
  public static var black: CSSColor { CSSColor(.black) }
  /// Opaque white.
  public static var white: CSSColor { CSSColor(.white) }
  /// Transparent black, the color of the `transparent` keyword.
  public static var transparent: CSSColor { CSSColor(.transparent) }
  /// UIKit's color for text on a dark background: white with an opacity of 60%.
  public static var lightText: CSSColor { CSSColor(.lightTextColor) }
  /// UIKit's background color of a grouped table: `#efeff4`.
  public static var groupTableViewBackground: CSSColor { CSSColor(.groupTableViewBackgroundColor) }
  /// UIKit's background color of a flipside view: `#1f2124`.
  public static var viewFlipsideBackground: CSSColor { CSSColor(.viewFlipsideBackgroundColor) }
}
