// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension Path: CustomStringConvertible {
  /// The path as SVG path data, such as `M 0 0 L 10 0 L 10 10 Z`, with up to six decimal digits.
  ///
  /// Defined by [SVG 2, section 9.3](https://svgwg.org/svg2-draft/paths.html#PathData).
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let point): "M \(point.pathText)"
      case .line(let point): "L \(point.pathText)"
      case .curve(let first, let second, let end):
        "C \(first.pathText) \(second.pathText) \(end.pathText)"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}

extension Point {
  fileprivate var pathText: String { "\(numberText(x)) \(numberText(y))" }
}
