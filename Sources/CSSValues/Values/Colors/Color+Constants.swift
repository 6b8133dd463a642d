// SPDX-License-Identifier: Apache-2.0

extension Color {
  /// Opaque black.
  public static var black: Color { Color(.black) }
  /// Opaque white.
  public static var white: Color { Color(.white) }
  /// Black without any opacity: what `transparent` means.
  public static var transparent: Color { Color(.transparent) }
  /// UIKit's color for text on dark ground: white at 60%.
  public static var lightText: Color { Color(.lightTextColor) }
  /// UIKit's ground of a grouped table: `#efeff4`.
  public static var groupTableViewBackground: Color { Color(.groupTableViewBackgroundColor) }
  /// UIKit's ground of a view's back side: `#1f2124`.
  public static var viewFlipsideBackground: Color { Color(.viewFlipsideBackgroundColor) }
}
