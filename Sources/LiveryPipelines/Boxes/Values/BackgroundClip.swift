// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// What a background is seen in.
///
/// Defined by [CSS Backgrounds 4, section 2.8](https://drafts.csswg.org/css-backgrounds-4/#background-clip).
package enum BackgroundClip: Sendable, Hashable {
  /// One of the boxes.
  case box(VisualBox)
  /// The letters of the texts that are drawn behind it, within the border box.
  case text
}

extension BackgroundClip {
  /// The box that the background reaches at most.
  var box: VisualBox {
    switch self {
    case .box(let box): box
    case .text: .borderBox
    }
  }
}

extension BackgroundClip: ComposedValue, CustomStringConvertible {
  /// One of the boxes, or the letters.
  static let grammar = "[ <visual-box> | text ]"

  /// Reads a value of `background-clip`; nil for one of another kind.
  init?(_ value: CSSValue) {
    if let box = VisualBox(value) {
      self = .box(box)
    } else if value.word == "text" {
      self = .text
    } else {
      return nil
    }
  }

  /// Takes the name of a box, or `text`.
  init?(reading reader: inout ParameterReader) {
    guard let clip = reader.take({ BackgroundClip($0) }) else { return nil }
    self = clip
  }

  /// The word.
  var values: [CSSValue]? { [.identifier(description)] }

  /// The word.
  package var description: String {
    switch self {
    case .box(let box): box.description
    case .text: "text"
    }
  }
}
