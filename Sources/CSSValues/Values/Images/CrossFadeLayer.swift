// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An image or color that `cross-fade()` blends, with its share.
///
/// Defined by [CSS Images 4, section 2.5](https://drafts.csswg.org/css-images-4/#cross-fade-function).
public struct CrossFadeLayer: Sendable, Hashable {
  /// The blended image or color.
  public var content: Content
  /// The share, a percentage, or `nil` for an equal part of the rest.
  public var share: LengthPercentage?

  /// An image, or an area of a single color.
  public enum Content: Sendable, Hashable {
    /// An image.
    case image(CSSImage)
    /// A color.
    case color(SpecifiedColor)
  }

  /// Creates a layer, by default without an explicit share.
  package init(_ content: Content, share: LengthPercentage? = nil) {
    self.content = content
    self.share = share
  }
}

extension CrossFadeLayer: CustomStringConvertible {
  /// The CSS text of the layer.
  public var description: String {
    let text =
      switch content {
      case .image(let image): image.description
      case .color(let color): color.description
      }
    return share.map { "\(text) \($0)" } ?? text
  }
}

extension CrossFadeLayer {
  /// Parses `[ <image> | <color> ] && <percentage [0,100]>?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> CrossFadeLayer? {
    var share: LengthPercentage?
    guard parseShare(&cursor, into: &share), let content = Content.parse(&cursor, depth: depth),
      share != nil || parseShare(&cursor, into: &share)
    else { return nil }
    return CrossFadeLayer(content, share: share)
  }

  /// Parses an optional percentage.
  ///
  /// Returns `false` if it is out of range.
  private static func parseShare(
    _ cursor: inout TokenCursor, into share: inout LengthPercentage?
  ) -> Bool {
    guard LengthPercentage.begins(at: &cursor) else { return true }
    share = CSSValue.parseNumeric(&cursor, .percentage, in: NumericRange(0, 100))
      .flatMap { LengthPercentage($0) }
    return share != nil
  }
}

extension CrossFadeLayer.Content {
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> Self? {
    if CSSImage.begins(at: &cursor) {
      return CSSImage.parse(&cursor, depth: depth).map { .image($0) }
    }
    guard SpecifiedColor.begins(at: &cursor) else { return cursor.expected("<image> | <color>") }
    return SpecifiedColor.parse(&cursor).map { .color($0) }
  }
}
