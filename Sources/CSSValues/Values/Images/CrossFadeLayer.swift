// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// One of the pictures that `cross-fade()` blends, and how much it counts.
///
/// Defined by [CSS Images 4, section 2.5](https://drafts.csswg.org/css-images-4/#cross-fade-function).
public struct CrossFadeLayer: Sendable, Hashable {
  /// What is blended.
  public var content: Content
  /// How much of the whole it is, never a length; nil leaves it what the others do not take.
  public var share: LengthPercentage?

  /// A picture or a plane of one color.
  public enum Content: Sendable, Hashable {
    /// A picture.
    case image(CSSImage)
    /// A color.
    case color(SpecifiedColor)
  }

  /// A layer with its share.
  package init(_ content: Content, share: LengthPercentage? = nil) {
    self.content = content
    self.share = share
  }
}

extension CrossFadeLayer: CustomStringConvertible {
  /// The layer as CSS writes it.
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
  /// Reads `[ <image> | <color> ] && <percentage [0,100]>?`.
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> CrossFadeLayer? {
    var share: LengthPercentage?
    guard readShare(&cursor, into: &share), let content = Content.parse(&cursor, depth: depth),
      share != nil || readShare(&cursor, into: &share)
    else { return nil }
    return CrossFadeLayer(content, share: share)
  }

  /// Reads a percentage where one stands; false where it is out of range.
  private static func readShare(
    _ cursor: inout TokenCursor, into share: inout LengthPercentage?
  ) -> Bool {
    guard LengthPercentage.begins(&cursor) else { return true }
    share = CSSValue.parseNumeric(&cursor, .percentage, in: NumericRange(0, 100))
      .flatMap { LengthPercentage($0) }
    return share != nil
  }
}

extension CrossFadeLayer.Content {
  static func parse(_ cursor: inout TokenCursor, depth: Int) -> Self? {
    if CSSImage.begins(&cursor) { return CSSImage.parse(&cursor, depth: depth).map { .image($0) } }
    guard SpecifiedColor.begins(&cursor) else { return cursor.expected("<image> | <color>") }
    return SpecifiedColor.parse(&cursor).map { .color($0) }
  }
}
