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

  var containsNestingSelector: Bool { selectors.contains(where: \.containsNestingSelector) }

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
    var siblings = name.contains("type") ? element.siblingsOfType : element.siblings
    if let selectors {
      siblings = siblings.filter { sibling in
        selectors.contains { $0.matchesArgument(sibling, scope) }
      }
    }
    if name.contains("last") { siblings.reverse() }
    let index = siblings.firstIndex { $0 === element }
    return index.map { index in (0...50).contains { step * $0 + offset == index + 1 } } ?? false
  }

  /// Returns whether a range matches a language, exactly as in RFC 4647, section 3.3.2.
  private static func matches(_ range: String, _ language: String) -> Bool {
    if range.isEmpty || language.isEmpty { return range.isEmpty && language.isEmpty }
    var rangeSubtags = range.lowercased().split(separator: "-", omittingEmptySubsequences: false)[
      ...]
    var tagSubtags = language.lowercased().split(separator: "-", omittingEmptySubsequences: false)[
      ...]
    guard rangeSubtags.first == "*" || rangeSubtags.first == tagSubtags.first else { return false }
    rangeSubtags.removeFirst()
    tagSubtags.removeFirst()
    while let next = rangeSubtags.first {
      if next == "*" {
        rangeSubtags.removeFirst()
        continue
      }
      guard let subtag = tagSubtags.first else { return false }
      if subtag == next {
        rangeSubtags.removeFirst()
      } else if subtag.count == 1 {
        return false
      }
      tagSubtags.removeFirst()
    }
    return true
  }
}
