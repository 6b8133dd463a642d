// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// A description of the elements that a selector matches, in words.
///
/// ```swift
/// SelectorSentence(list.table, list.names) { "'\($0)'" }.text(of: 0)
/// // toolbar button.primary:hover:
/// // "a 'button' with the class 'primary' while the pointer is over it, inside of a 'toolbar'"
/// ```
package struct SelectorSentence {
  let table: SelectorTable
  let names: AtomTable
  /// Returns a name as it appears in the sentence, such as in quotes.
  let quoted: (String) -> String

  /// The maximum number of compound selectors in a sentence, those in functions included.
  private static let maximumCount = 32

  /// Creates the descriptions of the selectors of a table.
  ///
  /// - Parameters:
  ///   - table: The selectors.
  ///   - names: The names that the selectors were parsed with.
  ///   - quoted: Returns a name as it appears in the sentence.
  package init(
    _ table: SelectorTable, _ names: AtomTable, quoting quoted: @escaping (String) -> String
  ) {
    self.table = table
    self.names = names
    self.quoted = quoted
  }

  /// Returns the description of the elements that a selector matches, as a noun phrase.
  ///
  /// A long selector is described in part, and the phrase ends in an ellipsis.
  package func text(of selector: Int) -> String {
    var budget = Self.maximumCount
    return phrase(for: table.components(of: selector), &budget)
  }

  /// A compound selector and the combinator that joins it with the compound to its left.
  private struct Compound {
    let combinator: String
    let components: [SimpleSelector]
  }

  /// Returns the noun phrase for the components of a selector.
  func phrase(for components: Range<Int>, _ budget: inout Int) -> String {
    var compounds: [Compound] = []
    SelectorPrinter(table, names).forEachCompound(of: components) {
      compounds.append(Compound(combinator: $0, components: $1))
    }
    var text = ""
    while let compound = compounds.popLast() {
      budget -= 1
      guard budget >= 0 else { return text + "…" }
      if let pseudoElement = pseudoElement(compound.components) {
        text += pseudoElement
        if compounds.isEmpty { return text + " of any element" }
        text += " of "
        continue
      }
      text += noun(of: compound.components) + facts(of: compound.components, &budget)
      if let other = compounds.last { text += relation(compound, to: other) }
    }
    return text
  }

  /// Returns the words between an element and the element to the left of its combinator.
  private func relation(_ compound: Compound, to other: Compound) -> String {
    switch compound.combinator {
    case " > ": ", directly inside of "
    case " + ": ", directly after "
    case " ~ ": ", after its sibling, "
    default: ", inside of "
    }
  }

  /// Returns the phrase for a pseudo-element, or `nil` if the components are those of an element.
  private func pseudoElement(_ components: [SimpleSelector]) -> String? {
    var parts: [String] = []
    for component in components {
      switch component.kind {
      case .pseudoElement:
        let known = PseudoElement(rawValue: UInt8(truncatingIfNeeded: component.value))
        return "the pseudo-element \(quoted("::" + (known?.name ?? "")))"
      case .unknownPseudoElement:
        return "the unsupported pseudo-element \(quoted("::" + names.text(of: component.name)))"
      case .part: parts.append(quoted(names.text(of: component.name)))
      default: continue
      }
    }
    guard !parts.isEmpty else { return nil }
    return parts.count == 1
      ? "the part \(parts[0])" : "the part with the names \(parts.joinedAsList("and"))"
  }

  /// Returns the noun with its article: the type, or a word for any element.
  private func noun(of components: [SimpleSelector]) -> String {
    for component in components {
      switch component.kind {
      case .type:
        let text = names.text(of: component.name)
        let name = NamespacedName.serialized(text) ?? text
        let isVowel = name.first.map { "aeiouAEIOU".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + quoted(name)
      case .nesting: return "an element of the outer rule"
      case .scope: return "the scoping root"
      default: continue
      }
    }
    return "an element"
  }
}

extension Sequence<String> {
  /// The elements as a list: `a, b or c`.
  func joinedAsList(_ conjunction: String) -> String {
    let all = Array(self)
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
