// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax
import LiveryPrinting

/// A selector of an element in some states.
struct StyledControl: Sendable {
  /// The names in the selector's last compound: its type, then its sorted classes and ids with
  /// their signs.
  let names: [String]
  /// The type in the compound, or `nil` if it has none.
  let type: String?
  /// The names of the states.
  let states: [String]
  /// The tokens of the selector.
  let tokens: Range<Int>

  /// The compound without its states, or an empty string for any element.
  var subject: String { names.joined() }

  /// The compounds that match every element that this one matches: all subsets of its names.
  var generalSubjects: [String] {
    guard names.count <= 6 else { return ["", subject] }
    return (0..<1 << names.count).map { chosen in
      names.indices.filter { chosen >> $0 & 1 == 1 }.map { names[$0] }.joined()
    }
  }
}

extension LintedSheet {
  /// The selectors with states, except those inside `@starting-style`.
  var controls: [StyledControl] {
    lazyData.controls.value { styledControls(amongNodes: 0..<tree.nodes.count) }
  }

  /// Returns the selectors with states in the rules among some nodes.
  func styledControls(amongNodes nodes: Range<Int>) -> [StyledControl] {
    let included = blocks.lazy.filter { [contexts] in
      $0.kind == .style && nodes.contains($0.node) && !contexts.isStarting($0.contexts)
    }
    return included.flatMap { block -> [StyledControl] in
      guard block.selectors.contains(where: hasStates) else { return [] }
      return zip(block.selectors, selectorTokens(of: block)).compactMap(control)
    }
  }

  private func hasStates(_ selector: Int) -> Bool {
    selectors.components(of: selector)
      .contains { $0.kind == .pseudoClass || $0.kind == .state || $0.kind == .attribute }
  }

  private func control(_ selector: Int, _ tokens: Range<Int>) -> StyledControl? {
    guard hasStates(selector) else { return nil }
    var states: [String] = []
    var names: [String] = []
    var type: String?
    var hasAttributes = false
    for component in selectors.components(of: selector) {
      if component.kind.isCombinator { break }
      switch component.kind {
      case .pseudoClass:
        let known = UInt8(exactly: component.value).flatMap { PseudoClass(rawValue: $0) }
        guard let known, !known.isStructural else { continue }
        states.append(known.name)
      case .state: states.append(selectors.names.text(of: component.name))
      case .type:
        type = selectors.names.text(of: component.name)
      case .class: names.append("." + selectors.names.text(of: component.name))
      case .id: names.append("#" + selectors.names.text(of: component.name))
      case .universal: continue
      case .attribute: hasAttributes = true
      case .pseudoElement, .part, .unknownPseudoElement: return nil
      default: continue
      }
    }
    // The `disabled` attribute of HTML is equivalent to the state.
    if hasAttributes, hasDisabledAttribute(selector) { states.append("disabled") }
    guard !states.isEmpty else { return nil }
    names.sort()
    if let type { names.insert(type, at: 0) }
    return StyledControl(names: names, type: type, states: states, tokens: tokens)
  }

  /// Returns whether a selector's element has an attribute such as `disabled`.
  private func hasDisabledAttribute(_ selector: Int) -> Bool {
    let subject = selectors.components(of: selector)
      .prefix { !$0.kind.isCombinator }
    if subject.contains(where: { $0.kind == .nesting }) {
      let subject = CompoundTexts(selectors.text(of: selector)).subject
      return subject.contains { $0.hasPrefix("[disabled") }
    }
    return subject.contains {
      $0.kind == .attribute && $0.flags.isEmpty
        && selectors.names.text(of: selectors.table.attribute($0).name).hasPrefix("disabled")
    }
  }
}
