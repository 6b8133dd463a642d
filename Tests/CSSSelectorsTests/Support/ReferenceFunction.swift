// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A function of a ``ReferenceSelector``.
enum ReferenceFunction {
  case any(String, [ReferenceSelector])
  case not([ReferenceSelector])
  case has([ReferenceSelector])
  case nth(String, step: Int, offset: Int, [ReferenceSelector]?)
  case language(String)
  case direction(Direction)

  var text: String {
    func list(_ selectors: [ReferenceSelector]) -> String {
      selectors.map(\.text).joined(separator: ", ")
    }
    return switch self {
    case .any(let name, let selectors): ":\(name)(\(list(selectors)))"
    case .not(let selectors): ":not(\(list(selectors)))"
    case .has(let selectors): ":has(\(list(selectors)))"
    case .nth(let name, let step, let offset, let selectors):
      ":\(name)(\(step)n\(offset < 0 ? "" : "+")\(offset)\(selectors.map { " of " + list($0) } ?? ""))"
    case .language(let range): ":lang('\(range)')"
    case .direction(let direction): ":dir(\(direction))"
    }
  }

  private var selectors: [ReferenceSelector] {
    switch self {
    case .any(_, let selectors), .not(let selectors), .has(let selectors): selectors
    case .nth(_, _, _, let selectors): selectors ?? []
    default: []
    }
  }

  var asksForParent: Bool { selectors.contains(where: \.asksForParent) }

  func matches(_ element: ReferenceElement, _ scope: ReferenceElement) -> Bool {
    switch self {
    case .any: selectors.contains { $0.matchesArgument(element, scope) }
    case .not: !selectors.contains { $0.matchesArgument(element, scope) }
    case .has:
      !element.isPseudoElement
        && element.root.descendants.contains { other in
          selectors.contains { $0.matches(other, from: element, scope) }
        }
    case .nth(let name, let step, let offset, let selectors):
      matches(name, step, offset, selectors, element, scope)
    case .language(let range): Self.matches(range, element.language)
    case .direction(let direction): element.direction == direction
    }
  }

  private func matches(
    _ name: String, _ step: Int, _ offset: Int, _ selectors: [ReferenceSelector]?,
    _ element: ReferenceElement, _ scope: ReferenceElement
  ) -> Bool {
    if element.isPseudoElement { return false }
    var row = name.contains("type") ? element.siblingsOfType : element.siblings
    if let selectors {
      row = row.filter { sibling in selectors.contains { $0.matchesArgument(sibling, scope) } }
    }
    if name.contains("last") { row.reverse() }
    let place = row.firstIndex { $0 === element }
    return place.map { place in (0...50).contains { step * $0 + offset == place + 1 } } ?? false
  }

  /// Returns whether a range matches a language, exactly as in RFC 4647, section 3.3.2.
  private static func matches(_ range: String, _ language: String) -> Bool {
    if range.isEmpty || language.isEmpty { return range.isEmpty && language.isEmpty }
    var expected = range.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
    var given = language.lowercased().split(separator: "-", omittingEmptySubsequences: false)[...]
    guard expected.first == "*" || expected.first == given.first else { return false }
    expected.removeFirst()
    given.removeFirst()
    while let next = expected.first {
      if next == "*" {
        expected.removeFirst()
        continue
      }
      guard let subtag = given.first else { return false }
      if subtag == next {
        expected.removeFirst()
      } else if subtag.count == 1 {
        return false
      }
      given.removeFirst()
    }
    return true
  }
}
