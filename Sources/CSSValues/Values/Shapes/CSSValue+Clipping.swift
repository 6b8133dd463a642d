// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The values of shapes that the grammar alone describes.
extension CSSValue {
  /// A rectangle with commas between its sides, which may have been white space.
  ///
  /// Defined by [CSS Masking 1, section 8](https://drafts.fxtf.org/css-masking-1/#clip-property).
  var commaSeparatedClip: CSSValue {
    guard case .function(let rectangle) = self, case .sequence(let sides) = rectangle.arguments
    else { return self }
    return .function(FunctionValue(rectangle.name, .list(sides)))
  }

  /// Reads a path and its box, of which `border-box` goes without saying, as does `closest-side` in a ray.
  ///
  /// Defined by [Motion Path 1, section 2.1](https://drafts.fxtf.org/motion-1/#offset-path-property).
  static func parseOffsetPath(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    let start = cursor
    guard let value = parseComponents(&cursor, for: property) else { return nil }
    var parts = value.parts
    // The grammar takes any string for a path; one that is no path data has not become a shape.
    guard !parts.contains(where: \.isUnreadPath) else {
      cursor = start
      return cursor.expected("<offset-path>")
    }
    if parts.count > 1, parts.last == .keyword(.borderBox) { parts.removeLast() }
    return .sequence(of: parts.map(\.shortestRay))
  }

  private var isUnreadPath: Bool {
    guard case .function(let function) = self else { return false }
    return function.name == "path"
  }

  private var shortestRay: CSSValue {
    guard case .function(let ray) = self, ray.name == "ray" else { return self }
    let said = ray.arguments.parts.filter { $0 != .keyword(.closestSide) }
    return .function(FunctionValue(ray.name, .sequence(of: said)))
  }
}
