// SPDX-License-Identifier: Apache-2.0
public import CSSValues
package import LiveryDisplay

/// Translates, rotates, scales and skews the steps that follow.
///
/// ```css
/// transform(rotate(45deg) scale(2)) background(red)
/// transform(translate(50%, 0px) origin 0% 0%) background(red)
/// ```
///
/// The projection of a 3D transform is orthographic: its result is flattened without perspective.
///
/// Defined by [CSS Transforms 1](https://drafts.csswg.org/css-transforms-1/) and
/// [CSS Transforms 2](https://drafts.csswg.org/css-transforms-2/).
package struct TransformStep: PipelineStep {
  /// The functions, applied from last to first.
  package var functions: [TransformFunction]
  /// The fixed point of the transformation, relative to the border box.
  package var origin: Position

  /// Creates a transformation.
  package init(_ functions: [TransformFunction], origin: Position? = nil) {
    self.functions = functions
    self.origin = origin ?? Self.middle
  }

  private static let middle = Position(
    x: PositionComponent(.percentage(50)), y: PositionComponent(.percentage(50)))

  /// A rotation by zero degrees.
  package static let prototype = TransformStep([TransformFunction(.rotate, [.angle(CSSAngle(0))])])
  /// The schema, with the functions and the origin.
  package static let schema = Schema<TransformStep>(
    "transform", "Moves, rotates, scales and skews the steps after it.",
    parameters: [
      Parameter("functions", \.list, summary: "The functions, applied from last to first."),
      Parameter(
        "origin", \.origin, form: .labeled("origin"),
        summary: "The point that does not move, relative to the border box."),
    ])

  private var list: TransformFunctionList {
    get { TransformFunctionList(functions: functions) }
    set { functions = newValue.functions }
  }

  /// Begins a scope with the transformation; a singular one hides its contents.
  package func draw(in context: inout DrawingContext) {
    let transform = transform(in: context.frame)
    let area = transform.a * transform.d - transform.b * transform.c
    guard abs(area) > 1e-12, area.isFinite, transform.e.isFinite, transform.f.isFinite else {
      return context.add(.clip(Path()))
    }
    context.add(.transform(transform))
  }

  /// Returns the transformation in a box.
  package func transform(in box: Rect) -> AffineTransform {
    let size = ReferenceBox(width: box.width, height: box.height)
    guard let matrix = functions.matrix(in: size) else { return .identity }
    let center = box.origin + origin.offset(in: box.size)
    let flat = AffineTransform(
      a: matrix[0, 0], b: matrix[0, 1], c: matrix[1, 0], d: matrix[1, 1], e: matrix[3, 0],
      f: matrix[3, 1])
    return AffineTransform.translation(center).concatenating(flat)
      .concatenating(.translation(Point(-center.x, -center.y)))
  }
}

/// The functions of a transformation.
struct TransformFunctionList: ComposedValue {
  var functions: [TransformFunction]

  /// The grammar: one or more functions.
  static let grammar = "<transform-list>"

  init(functions: [TransformFunction]) { self.functions = functions.map(\.normalized) }

  /// Parses the next functions.
  init?(reading reader: inout ParameterReader) {
    var functions: [TransformFunction] = []
    while let function = reader.consume({ TransformFunction($0) }) { functions.append(function) }
    if functions.isEmpty { return nil }
    self.init(functions: functions)
  }

  /// The functions.
  var values: [CSSValue]? { functions.map { .transform($0) } }
}

extension TransformFunction {
  /// The function after a round trip through its CSS text.
  var normalized: TransformFunction {
    let value = Property.transform.value(parsing: description)?
      .computed(for: .transform, in: ComputationContext())
    return value.flatMap { TransformFunction($0) ?? [TransformFunction]($0)?.first } ?? self
  }
}

extension Position: ComposedValue {
  /// The grammar: two lengths or percentages, from the left and from the top.
  static let grammar = "<length-percentage>{2}"

  /// Parses two lengths or percentages.
  init?(reading reader: inout ParameterReader) {
    guard let x = reader.consumeLengthPercentage(), let y = reader.consumeLengthPercentage() else {
      return nil
    }
    self.init(x: PositionComponent(x), y: PositionComponent(y))
  }

  /// The two lengths or percentages.
  var values: [CSSValue]? { [x.offset?.cssValue, y.offset?.cssValue].compactMap { $0 } }
}
