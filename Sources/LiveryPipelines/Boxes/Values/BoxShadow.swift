// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryDisplay

/// A shadow of a box, outside or inside of it.
///
/// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
package struct BoxShadow: Sendable, Hashable {
  /// The shadow, with lengths in px.
  package var shadow: DisplayShadow
  /// Whether it falls inside of the box.
  package var isInset: Bool

  /// A shadow of a box.
  package init(_ shadow: DisplayShadow, isInset: Bool = false) {
    self.shadow = shadow
    self.isInset = isInset
  }

  /// A shadow of a computed style; nil for one with a length that nobody knows.
  init?(_ shadow: Shadow) {
    guard let x = shadow.x.pixels, let y = shadow.y.pixels else { return nil }
    let color = (shadow.color ?? .currentColor).resolved(currentColor: .black)
    self.init(
      DisplayShadow(
        offset: Point(x.printed, y.printed), blur: max(0, shadow.blur?.pixels ?? 0).printed,
        spread: (shadow.spread?.pixels ?? 0).printed, color: RGBA(color)),
      isInset: shadow.isInset)
  }
}

extension BoxShadow: CustomStringConvertible {
  /// The shadow as CSS writes it, what is zero at the end left out.
  package var description: String {
    var lengths = [shadow.offset.x, shadow.offset.y, shadow.blur, shadow.spread]
    while lengths.count > 2, lengths.last == 0 { lengths.removeLast() }
    let words = [shadow.color.description] + lengths.map { Length($0).description }
    return (isInset ? words + ["inset"] : words).joined(separator: " ")
  }
}

/// Shadows of a box, topmost first.
struct BoxShadowList: ComposedValue {
  var shadows: [BoxShadow]

  /// One or more shadows.
  static let grammar = "<shadow>#"

  init(_ shadows: [BoxShadow]) { self.shadows = shadows }

  /// Takes the shadows that stand next.
  init?(reading reader: inout ParameterReader) {
    shadows = []
    while let shadow = reader.take({ Shadow($0).flatMap { BoxShadow($0) } }) {
      shadows.append(shadow)
    }
    if shadows.isEmpty { return nil }
  }

  /// The shadows in one piece.
  var values: [CSSValue]? {
    [.unparsed(shadows.map(\.description).joined(separator: ", "))]
  }
}
