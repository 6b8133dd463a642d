// SPDX-License-Identifier: Apache-2.0
public import CSSValues

// What boxes are laid out by.
extension RuleSet {
  /// How the element and its children are laid out.
  public var display: Display? { value(.display) }
  /// What moves the element: nothing, its own edges, or those of its container.
  public var position: PositionProperty? { value(.position) }
  /// What becomes of content that is wider than the element.
  public var overflowX: Overflow? { value(.overflowX) }
  /// What becomes of content that is higher than the element.
  public var overflowY: Overflow? { value(.overflowY) }
  /// Whether sizes count to the edge of the content or of the border.
  public var boxSizing: BoxSizing? { value(.boxSizing) }
  /// The width with every keyword that it may be.
  public var preferredWidth: PreferredSize? { value(.width) }
  /// The height with every keyword that it may be.
  public var preferredHeight: PreferredSize? { value(.height) }
  /// The least width.
  public var minWidth: PreferredSize? { value(.minWidth) }
  /// The least height.
  public var minHeight: PreferredSize? { value(.minHeight) }
  /// The greatest width.
  public var maxWidth: PreferredSize? { value(.maxWidth) }
  /// The greatest height.
  public var maxHeight: PreferredSize? { value(.maxHeight) }
  /// The width by the height that the element keeps.
  public var aspectRatio: AspectRatio? { value(.aspectRatio) }
  /// The space between the top edge and the content.
  public var paddingTop: LengthPercentage? { value(.paddingTop) }
  /// The space between the right edge and the content.
  public var paddingRight: LengthPercentage? { value(.paddingRight) }
  /// The space between the bottom edge and the content.
  public var paddingBottom: LengthPercentage? { value(.paddingBottom) }
  /// The space between the left edge and the content.
  public var paddingLeft: LengthPercentage? { value(.paddingLeft) }

  /// The place in the order of what lies above what; nil for `auto`, too.
  public var zIndex: Int? {
    guard case .number(let number) = self[.zIndex] else { return nil }
    return Int(exactly: number)
  }
}
