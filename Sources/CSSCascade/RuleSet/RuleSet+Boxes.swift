// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// Box layout.
extension RuleSet {
  /// The display type, which determines the layout of the element and its children.
  public var display: Display? { value(.display) }
  /// The positioning scheme.
  public var position: PositionProperty? { value(.position) }
  /// The behavior of content that overflows horizontally.
  public var overflowX: Overflow? { value(.overflowX) }
  /// The behavior of content that overflows vertically.
  public var overflowY: Overflow? { value(.overflowY) }
  /// The box edge that sizes refer to: the content box or the border box.
  public var boxSizing: BoxSizing? { value(.boxSizing) }
  /// The width, including all sizing keywords.
  public var preferredWidth: PreferredSize? { value(.width) }
  /// The height, including all sizing keywords.
  public var preferredHeight: PreferredSize? { value(.height) }
  /// The minimum width.
  public var minWidth: PreferredSize? { value(.minWidth) }
  /// The minimum height.
  public var minHeight: PreferredSize? { value(.minHeight) }
  /// The maximum width.
  public var maxWidth: PreferredSize? { value(.maxWidth) }
  /// The maximum height.
  public var maxHeight: PreferredSize? { value(.maxHeight) }
  /// The preferred ratio of width to height.
  public var aspectRatio: AspectRatio? { value(.aspectRatio) }
  /// The top padding.
  public var paddingTop: LengthPercentage? { value(.paddingTop) }
  /// The right padding.
  public var paddingRight: LengthPercentage? { value(.paddingRight) }
  /// The bottom padding.
  public var paddingBottom: LengthPercentage? { value(.paddingBottom) }
  /// The left padding.
  public var paddingLeft: LengthPercentage? { value(.paddingLeft) }

  /// The stack level, or `nil` for `auto` as well.
  public var zIndex: Int? {
    guard case .number(let number) = self[.zIndex] else { return nil }
    return Int(exactly: number)
  }
}
