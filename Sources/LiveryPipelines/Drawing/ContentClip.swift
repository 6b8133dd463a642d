// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The axes in which the content of a box is clipped at its padding box.
///
/// Defined by [CSS Overflow 3, section 3.1](https://drafts.csswg.org/css-overflow-3/#overflow-properties).
package enum ContentClip: String, ParameterKeyword {
  /// Both axes, including the round corners.
  case both
  /// The left and right sides.
  case horizontal
  /// The top and bottom sides.
  case vertical
}

extension DrawingContext {
  /// Draws content, clipped as the box requires.
  mutating func drawContent(_ draw: (inout DrawingContext) -> Void) {
    guard let clip = box.contentClip else { return draw(&self) }
    let openCount = list.openCount
    add(.clip(outline(of: clip)))
    draw(&self)
    while list.openCount > openCount { add(.end) }
  }

  private func outline(of clip: ContentClip) -> Path {
    let box = rect(of: .paddingBox)
    let reach = Double.largestDistance
    return switch clip {
    case .both: outline(of: .paddingBox)
    case .horizontal: Path(Rect(x: box.minX, y: -reach, width: box.width, height: 2 * reach))
    case .vertical: Path(Rect(x: -reach, y: box.minY, width: 2 * reach, height: box.height))
    }
  }
}
