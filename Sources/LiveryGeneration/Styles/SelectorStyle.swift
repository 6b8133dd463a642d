// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax

/// An element that selectors of a theme describe.
struct SelectorStyle {
  /// The description of the element.
  let description: ElementDescription
  /// The first selector that describes it.
  let selector: String
  /// The distinct positions of the rules of the selector.
  var locations: [DeclarationLocation]
  /// The byte ranges of the positions, by the names of the style sheets.
  fileprivate var ranges: [String: Set<Range<Int>>]
}

/// The elements that the selectors of a theme's rules describe, in the order of the rules.
struct SelectorStyles {
  private(set) var styles: [SelectorStyle] = []
  private var numbers: [ElementDescription: Int] = [:]
  private var reported: Set<String> = []

  /// Adds the elements of the unconditional rules of style sheets, except the default one.
  ///
  /// Selectors that do not describe a single element are reported; `*` is omitted without a report.
  mutating func add(_ sheet: CSSStyleSheet, log: inout GenerationLog) {
    let index = sheet.index
    for entry in sheet.unconditionalRules {
      let rule = StyleRule(index, index.rules[entry.number])
      let source = rule.source
      guard source.origin != .default else { continue }
      let selectors = rule.selectors
      let ranges = rule.ranges(ofSelectors: selectors.count)
      for (selector, range) in zip(selectors, ranges) {
        add(selector, at: DeclarationLocation(source: source, range: range), log: &log)
      }
    }
  }

  private mutating func add(
    _ selector: String, at location: DeclarationLocation, log: inout GenerationLog
  ) {
    let description = ElementDescription(parsing: selector)
    guard description.isValid else {
      if reported.insert(selector).inserted {
        log.add(.unnamedSelector, at: location, [.found(SwiftText.comment(selector, limit: 60))])
      }
      return
    }
    if description.isBareUniversal { return }
    guard let number = numbers[description] else {
      numbers[description] = styles.count
      styles.append(
        SelectorStyle(
          description: description, selector: selector, locations: [location],
          ranges: [location.source.name: [location.range]]))
      return
    }
    let isNew = styles[number].ranges[location.source.name, default: []].insert(location.range)
      .inserted
    if isNew { styles[number].locations.append(location) }
  }
}

extension StyleRule {
  /// Returns the byte range of each of the rule's selectors.
  ///
  /// If the selectors cannot be separated, each range is that of the whole list.
  fileprivate func ranges(ofSelectors count: Int) -> [Range<Int>] {
    guard case .qualifiedRule(let view) = Syntax(source.tree, node) else {
      // Declarations directly in an at-rule that is nested in a rule.
      let tokens = Int(source.tree.nodes[node].first)
      let range = source.tree.stream.byteRange(of: tokens..<tokens + 1)
      return Array(repeating: range, count: count)
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
    if parts.count != count { parts = Array(repeating: view.prelude, count: count) }
    return parts.map { stream.byteRange(of: $0) }
  }
}
