// SPDX-License-Identifier: Apache-2.0
public import CSSValues
import LiveryDisplay

/// Clips the steps that follow to a shape, or to one of the element's boxes.
///
/// ```css
/// clip-path(circle(50%)) background(red)
/// clip-path(inset(2px round 4px) padding-box) background(red)
/// ```
///
/// Defined by [CSS Masking 1, section 5.1](https://drafts.csswg.org/css-masking-1/#the-clip-path).
/// References to clip paths in other documents are not supported.
package struct ClipPathStep: PipelineStep {
  /// The shape and its reference box.
  package var clip: ClipPath

  /// Creates a clip from a shape and its reference box.
  package init(_ clip: ClipPath) { self.clip = clip }

  /// A clip to the border box.
  package static let prototype = ClipPathStep(.box(.borderBox))
  /// The schema, with the shape and its reference box.
  package static let schema = Schema<ClipPathStep>(
    "clip-path", "Clips the steps after it to a shape.",
    parameters: [Parameter("clip", \.clip, summary: "The shape, and its reference box.")])

  /// Begins a scope with the clip.
  package func draw(in context: inout DrawingContext) {
    switch clip {
    case .none, .url: break
    case .box(let box): context.add(.clip(context.outline(of: box.visualBox)))
    case .shape(let shape, let box):
      let rect = context.rect(of: box.visualBox)
      context.add(.clip(shape.outline(in: rect), shape.fillMode))
    }
  }
}

extension ClipPath.GeometryBox {
  /// The closest box of a CSS element: SVG boxes and the margin box map to the border box.
  fileprivate var visualBox: VisualBox {
    switch self {
    case .paddingBox: .paddingBox
    case .contentBox, .fillBox: .contentBox
    case .borderBox, .marginBox, .strokeBox, .viewBox: .borderBox
    }
  }
}

extension ClipPath: ComposedValue {
  /// The grammar: a shape, a box, or both.
  static let grammar = "[ <basic-shape> || <geometry-box> ]"

  /// Parses a shape, a box, or both.
  init?(reading reader: inout ParameterReader) {
    let shape = reader.consume { BasicShape($0)?.normalized }
    let box = reader.consume { value in value.keywordName.flatMap { GeometryBox(rawValue: $0) } }
    if let shape {
      self = .shape(shape, in: box ?? .borderBox)
    } else if let box {
      self = .box(box)
    } else {
      return nil
    }
  }

  /// The shape and the box.
  var values: [CSSValue]? {
    switch self {
    case .none, .url: nil
    case .box, .shape: [cssValue]
    }
  }

  /// The value after a round trip through its CSS text, or `nil` if it clips nothing.
  var normalized: ClipPath? {
    switch self {
    case .none, .url: nil
    case .box: self
    case .shape(let shape, let box): .shape(shape.normalized, in: box)
    }
  }
}

extension BasicShape {
  /// The shape after a round trip through its CSS text.
  fileprivate var normalized: BasicShape {
    let value = Property.clipPath.value(parsing: description)?
      .computed(for: .clipPath, in: ComputationContext())
    return value.flatMap { BasicShape($0) } ?? self
  }
}
