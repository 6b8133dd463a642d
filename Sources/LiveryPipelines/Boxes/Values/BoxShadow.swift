// SPDX-License-Identifier: Apache-2.0
import CSSValues
package import LiveryDisplay

/// An outer or inset shadow of a box.
///
/// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
package struct BoxShadow: Sendable, Hashable {
  /// The shadow, with lengths in px.
  package var shadow: DisplayShadow
  /// Whether the shadow is inside of the box.
  package var isInset: Bool

  /// Creates a shadow of a box.
  package init(_ shadow: DisplayShadow, isInset: Bool = false) {
    self.shadow = shadow
    self.isInset = isInset
  }

  /// Creates a shadow from a computed style, or returns `nil` if a length cannot be resolved.
  init?(_ shadow: Shadow) {
    guard let x = shadow.x.pixels, let y = shadow.y.pixels else { return nil }
    let color = (shadow.color ?? .currentColor).resolved(currentColor: .black)
    self.init(
      DisplayShadow(
        offset: Point(x.boundedSerialized, y.boundedSerialized),
        blur: max(0, shadow.blur?.pixels ?? 0).boundedSerialized,
        spread: (shadow.spread?.pixels ?? 0).boundedSerialized, color: RGBA(color)),
      isInset: shadow.isInset)
  }
}

extension BoxShadow: CustomStringConvertible {
  /// The shadow in CSS syntax, without trailing zeros.
  package var description: String {
    var lengths = [shadow.offset.x, shadow.offset.y, shadow.blur, shadow.spread]
    while lengths.count > 2, lengths.last == 0 { lengths.removeLast() }
    let components = [shadow.color.description] + lengths.map { Length($0).description }
    return (isInset ? components + ["inset"] : components).joined(separator: " ")
  }
}

/// The shadows of a box, topmost first.
struct BoxShadowList: ComposedValue {
  var shadows: [BoxShadow]

  /// The grammar: one or more shadows.
  static let grammar = "<shadow>#"

  init(_ shadows: [BoxShadow]) { self.shadows = shadows }

  /// Parses the next shadows.
  init?(reading reader: inout ParameterReader) {
    shadows = []
    while let shadow = reader.consume({ Shadow($0).flatMap { BoxShadow($0) } }) {
      shadows.append(shadow)
    }
    if shadows.isEmpty { return nil }
  }

  /// The shadows as a single value.
  var values: [CSSValue]? {
    [.unparsed(shadows.map(\.description).joined(separator: ", "))]
  }
}
