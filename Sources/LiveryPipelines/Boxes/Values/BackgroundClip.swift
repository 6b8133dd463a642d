// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// The area in which a background is painted.
///
/// Defined by [CSS Backgrounds 4, section 2.8](https://drafts.csswg.org/css-backgrounds-4/#background-clip).
package enum BackgroundClip: Sendable, Hashable {
  /// A box of the element.
  case box(VisualBox)
  /// The glyphs of the texts that follow, within the border box.
  case text
}

extension BackgroundClip {
  /// The box that bounds the background.
  var box: VisualBox {
    switch self {
    case .box(let box): box
    case .text: .borderBox
    }
  }
}

extension BackgroundClip: ComposedValue, CustomStringConvertible {
  /// The grammar: a box keyword, or `text`.
  static let grammar = "[ <visual-box> | text ]"

  /// Creates the clip from a value of `background-clip`, or returns `nil` for another value.
  init?(_ value: CSSValue) {
    if let box = VisualBox(value) {
      self = .box(box)
    } else if value.keywordName == "text" {
      self = .text
    } else {
      return nil
    }
  }

  /// Parses the name of a box, or `text`.
  init?(reading reader: inout ParameterReader) {
    guard let clip = reader.consume({ BackgroundClip($0) }) else { return nil }
    self = clip
  }

  /// The keyword.
  var values: [CSSValue]? { [.identifier(description)] }

  /// The keyword.
  package var description: String {
    switch self {
    case .box(let box): box.description
    case .text: "text"
    }
  }
}
