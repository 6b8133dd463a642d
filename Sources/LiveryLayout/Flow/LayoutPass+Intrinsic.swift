// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// How wide a border box is at least, and how wide it would be if there were room for all.
///
/// Defined by [CSS Sizing 3, section 2.1](https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes).
struct IntrinsicWidth {
  /// The width with lines broken wherever that is possible.
  var least = 0.0
  /// The width with no line broken that need not be.
  var most = 0.0

  /// The width that a box takes in some room: what it wants, if there is that much.
  func fitted(in room: Double) -> Double { max(least, min(most, room)) }

  /// Lets another box stand above or below this one.
  mutating func stack(_ other: IntrinsicWidth) {
    least = max(least, other.least)
    most = max(most, other.most)
  }
}

extension LayoutPass {
  /// How wide the border box of an element wants to be; worked out once.
  func intrinsicWidth(of element: Int) -> IntrinsicWidth {
    if let known = intrinsicWidths[element] { return known }
    // What asks for itself on the way, such as a width of `min-content`, finds nothing.
    intrinsicWidths[element] = IntrinsicWidth()
    let edges = edges(element, of: 0).horizontal
    let box = box(element)
    var width = IntrinsicWidth()
    if let stated = box.width.definite(of: nil) {
      let outer = borderBox(stated, box, edges: edges)
      width = IntrinsicWidth(least: outer, most: outer)
    } else {
      width = contentWidth(of: element)
      width.least += edges
      width.most += edges
    }
    width.least = limitedWidth(width.least, element, edges: edges, of: nil)
    width.most = max(width.least, limitedWidth(width.most, element, edges: edges, of: nil))
    intrinsicWidths[element] = width
    return width
  }

  /// The same with the margins around it.
  func outerIntrinsicWidth(of element: Int) -> IntrinsicWidth {
    var width = intrinsicWidth(of: element)
    let margin = box(element).margin.resolved(of: 0).horizontal
    width.least = max(0, width.least + margin)
    width.most = max(0, width.most + margin)
    return width
  }

  private func contentWidth(of element: Int) -> IntrinsicWidth {
    if nodes[element].element.content != nil {
      let size = replacedSize(of: element, in: ContainingBlock(width: 0, height: nil))
      return IntrinsicWidth(least: size.width, most: size.width)
    }
    switch box(element).inside {
    case .flow: return flowWidth(of: element)
    case .flex: return flexWidth(of: element)
    case .grid: return gridWidth(of: element)
    }
  }

  private func flowWidth(of element: Int) -> IntrinsicWidth {
    var width = IntrinsicWidth()
    var floats = 0.0
    for unit in flowUnits(of: element) {
      switch unit {
      case .block(let child): width.stack(outerIntrinsicWidth(of: child))
      case .float(let child):
        let float = outerIntrinsicWidth(of: child)
        width.least = max(width.least, float.least)
        floats += float.most
      case .absolute: break
      case .lines(let run): width.stack(intrinsicWidth(of: inlineContent(run), floats: &floats))
      }
    }
    width.most += floats
    return width
  }

  private func flexWidth(of element: Int) -> IntrinsicWidth {
    let flex = nodes[element].style.flex
    let items = flexItems(of: element).map { outerIntrinsicWidth(of: $0) }
    guard !flex.isColumn else { return items.reduce(into: IntrinsicWidth()) { $0.stack($1) } }
    let gaps = flex.columnGap.pixels(of: 0) * Double(max(0, items.count - 1))
    let most = items.reduce(gaps) { $0 + $1.most }
    let least =
      flex.wraps ? items.reduce(0) { max($0, $1.least) } : items.reduce(gaps) { $0 + $1.least }
    return IntrinsicWidth(least: least, most: max(least, most))
  }

  private func gridWidth(of element: Int) -> IntrinsicWidth {
    let flex = nodes[element].style.flex
    let count = Double(max(1, flex.columns.count))
    let gaps = flex.columnGap.pixels(of: 0) * (count - 1)
    let widest = flexItems(of: element).reduce(into: IntrinsicWidth()) {
      $0.stack(outerIntrinsicWidth(of: $1))
    }
    return IntrinsicWidth(
      least: widest.least * count + gaps, most: widest.most * count + gaps)
  }
}
