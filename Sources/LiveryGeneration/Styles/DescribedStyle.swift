// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import FlatRecords

/// An element that selectors of a theme describe.
struct DescribedStyle {
  /// The element.
  let description: ElementDescription
  /// The first selector that describes it.
  let selector: String
  /// Where the rules of the selector stand.
  var places: [Place]
}

/// The elements that the selectors of a theme's rules describe, in the order of the rules.
struct DescribedStyles {
  private(set) var styles: [DescribedStyle] = []
  private var numbers: [ElementDescription: Int] = [:]
  private var told: Set<String> = []

  /// Adds those of a sheet's rules that hold; the default sheet's are left out.
  ///
  /// Selectors that describe no single element are told of; `*` is left out without a word.
  mutating func add(_ sheet: CSSStyleSheet, log: inout GenerationLog) {
    let index = sheet.index
    for entry in sheet.unconditionalRules {
      let rule = StyleRule(index, index.rules[entry.number])
      let source = rule.source
      guard source.origin != .default else { continue }
      let selectors = rule.selectors
      for (number, selector) in selectors.enumerated() {
        let place = Place(
          source: source, range: rule.range(ofSelector: number, of: selectors.count))
        add(selector, at: place, log: &log)
      }
    }
  }

  private mutating func add(_ selector: String, at place: Place, log: inout GenerationLog) {
    let description = ElementDescription(parsing: selector)
    guard description.isValid else {
      if told.insert(selector).inserted {
        log.add(.unnamedSelector, at: place, [.found(SwiftText.comment(selector, limit: 60))])
      }
      return
    }
    if description.isBareUniversal { return }
    guard let number = numbers[description] else {
      numbers[description] = styles.count
      styles.append(DescribedStyle(description: description, selector: selector, places: [place]))
      return
    }
    let isKnown = styles[number].places.contains {
      $0.range == place.range && $0.source.name == place.source.name
    }
    if !isKnown { styles[number].places.append(place) }
  }
}

extension StyleRule {
  /// The bytes of one of the rule's selectors; those of the whole list where they cannot be told apart.
  fileprivate func range(ofSelector number: Int, of count: Int) -> Range<Int> {
    guard case .qualifiedRule(let view) = Syntax(source.tree, node) else {
      // Declarations right in an at-rule that is nested in a rule.
      let tokens = Int(source.tree.nodes[node].first)
      return source.tree.stream.byteRange(of: tokens..<tokens + 1)
    }
    let stream = source.tree.stream
    var cursor = TokenCursor(stream, view.prelude)
    var parts: [Range<Int>] = []
    while cursor.position < view.prelude.upperBound {
      cursor.skipTrivia()
      let start = cursor.position
      let end = cursor.nextComma
      parts.append(start..<max(start, end))
      cursor = TokenCursor(stream, min(end + 1, view.prelude.upperBound)..<view.prelude.upperBound)
    }
    return stream.byteRange(of: parts.count == count ? parts[number] : view.prelude)
  }
}
