// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The extent of a line above and below its baseline, in px.
struct LineExtent {
  var above: Double
  var below: Double

  var height: Double { above + below }

  /// Extends the line to include a vertical range relative to the baseline.
  mutating func extend(from top: Double, to bottom: Double) {
    above = max(above, -top)
    below = max(below, bottom)
  }
}

extension LineAssembler {
  /// The extent of the line, at least that of a line of the block's own text.
  ///
  /// Defined by [CSS 2, section 10.8](https://www.w3.org/TR/CSS22/visudet.html#line-height).
  var verticalExtent: LineExtent {
    mutating get {
      let root = metrics(of: block)
      var extent = LineExtent(above: root.above, below: root.below)
      var lineAligned: [(isTop: Bool, height: Double)] = []
      for atom in atoms {
        for element in chain(of: atom.element) {
          let metrics = metrics(of: element)
          extent.extend(from: metrics.shift - metrics.above, to: metrics.shift + metrics.below)
        }
        switch atom.kind {
        case .text:
          let metrics = metrics(of: atom.element)
          guard metrics.lineHeight == nil else { continue }
          extent.extend(from: metrics.shift - atom.ascent, to: metrics.shift + atom.descent)
        case .object(let fragment):
          let size = outerHeight(of: fragment)
          switch pass.box(fragment.element).lines.verticalAlign {
          case .top: lineAligned.append((true, size))
          case .bottom: lineAligned.append((false, size))
          default:
            let top = objectTop(fragment, in: atom.element)
            extent.extend(from: top, to: top + size)
          }
        case .empty, .placeholder: break
        }
      }
      for object in lineAligned where object.height > extent.height {
        if object.isTop {
          extent.below = object.height - extent.above
        } else {
          extent.above = object.height - extent.below
        }
      }
      return extent
    }
  }

  /// Returns the height of a box with its margins.
  func outerHeight(of fragment: Fragment) -> Double {
    let margin = pass.box(fragment.element).margin.resolved(of: inner.width)
    return fragment.frame.height + margin.vertical
  }

  /// Returns the top of an atomic inline's margin box, relative to the baseline of the line.
  mutating func objectTop(_ fragment: Fragment, in element: Int) -> Double {
    let box = pass.box(fragment.element)
    let parent = metrics(of: element)
    let height = outerHeight(of: fragment)
    let margin = box.margin.resolved(of: inner.width)
    var base = height
    if !box.clips, pass.nodes[fragment.element].element.content == nil,
      let baseline = fragment.lastBaseline
    {
      base = baseline + margin.top
    }
    switch box.lines.verticalAlign {
    case .textTop: return parent.shift - parent.ascent
    case .textBottom: return parent.shift + parent.descent - height
    case .middle: return parent.shift - parent.fontSize / 4 - height / 2
    default:
      var objectMetrics = parent
      objectMetrics.align(box.lines.verticalAlign, in: parent)
      return objectMetrics.shift - base
    }
  }
}
