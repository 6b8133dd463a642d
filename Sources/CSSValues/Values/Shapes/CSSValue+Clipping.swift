// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Shape values without a dedicated type.
extension CSSValue {
  /// The `rect()` of `clip` with commas between its sides, even if white space separates them.
  ///
  /// Defined by [CSS Masking 1, section 8](https://drafts.fxtf.org/css-masking-1/#clip-property).
  var commaSeparatedClip: CSSValue {
    guard case .function(let rectangle) = self, case .sequence(let sides) = rectangle.arguments
    else { return self }
    return .function(FunctionValue(rectangle.name, .list(sides)))
  }

  /// Parses a path and its box, without the defaults `border-box`, and `closest-side` in a ray.
  ///
  /// Defined by [Motion Path 1, section 2.1](https://drafts.fxtf.org/motion-1/#offset-path-property).
  static func parseOffsetPath(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let start = cursor
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    var parts = value.parts
    // The grammar accepts any string. Invalid path data is not converted to a shape, so reject it
    // here.
    guard !parts.contains(where: \.isUnparsedPath) else {
      cursor = start
      return cursor.expected("<offset-path>")
    }
    if parts.count > 1, parts.last == .keyword(.borderBox) { parts.removeLast() }
    return .sequence(of: parts.map(\.shortestRay))
  }

  private var isUnparsedPath: Bool {
    guard case .function(let function) = self else { return false }
    return function.name == "path"
  }

  private var shortestRay: CSSValue {
    guard case .function(let ray) = self, ray.name == "ray" else { return self }
    let arguments = ray.arguments.parts.filter { $0 != .keyword(.closestSide) }
    return .function(FunctionValue(ray.name, .sequence(of: arguments)))
  }
}
