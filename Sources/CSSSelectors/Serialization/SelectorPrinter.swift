// SPDX-License-Identifier: Apache-2.0
import CSSStorage
package import CSSSyntax

/// A serializer of selectors of one table in canonical form.
///
/// ```swift
/// let printer = SelectorPrinter(table, names)
/// printer.description(of: 1)           // "& > .b"
/// printer.resolvedDescription(of: 1)   // ".a > .b", inside a rule `.a`
/// ```
///
/// Keep one printer for a whole style sheet, because it caches the selectors that replace `&`. The
/// printer is a class, because a copy of it would retain each of the many arrays of the table.
///
/// Defined by [CSSOM, section 5.2](https://drafts.csswg.org/cssom-1/#serializing-selectors).
package final class SelectorPrinter {
  let table: SelectorTable
  let names: AtomTable
  /// The replacement of each `&` by the index of its list; `nil` if it is too long.
  var parents: [UInt32: [ResolvedSelector]?] = [:]

  /// Creates a printer for the selectors of a table, with the names that they were parsed with.
  package init(_ table: SelectorTable, _ names: AtomTable) {
    self.table = table
    self.names = names
  }

  /// Returns a selector in CSSOM form; `&` is kept, and written explicitly if it is implied.
  package func description(of selector: Int) -> String {
    description(ofComponents: table.components(of: selector))
  }

  /// Returns the selector with the specified components.
  ///
  /// The recursion through functions is limited by ``SelectorInput/maximumDepth``.
  func description(ofComponents components: Range<Int>) -> String {
    var text = ""
    forEachCompound(of: components) { combinator, compound in
      text += combinator
      for (offset, component) in compound.enumerated() {
        if isRedundant(component, in: compound) { continue }
        write(
          component, isFollowedByPart: isContinuedPart(at: offset + 1, in: compound), into: &text)
      }
    }
    return text
  }

  /// Returns a list of selectors in CSSOM form.
  package func description(of list: Range<Int>) -> String {
    list.map { description(of: $0) }.joined(separator: ", ")
  }
}

extension SelectorPrinter {
  /// Calls `body` with the compounds of a selector from left to right, each after its combinator.
  ///
  /// The first compound of a relative selector has its leading combinator, without the space before
  /// it.
  func forEachCompound(
    of range: Range<Int>,
    _ body: (_ combinator: String, _ compound: [SimpleSelector]) -> Void
  ) {
    var end = range.upperBound
    while end >= range.lowerBound {
      var start = end
      while start > range.lowerBound, !table.components[start - 1].kind.isCombinator { start -= 1 }
      let combinator = end < range.upperBound ? text(of: table.components[end].kind) : ""
      let isRelative = end + 2 == range.upperBound && table.components[end + 1].kind == .anchor
      if start == end || table.components[start].kind != .anchor {
        body(
          isRelative ? String(combinator.dropFirst()) : combinator,
          (start..<end).map { table.components[$0] })
      }
      end = start - 1
    }
  }

  private func text(of combinator: SimpleSelector.Kind) -> String {
    switch combinator {
    case .descendant: " "
    case .child: " > "
    case .nextSibling: " + "
    case .subsequentSibling: " ~ "
    default: ""
    }
  }

  /// Returns whether a component is a `*` that is redundant in its compound.
  func isRedundant(_ component: SimpleSelector, in compound: [SimpleSelector]) -> Bool {
    component.kind == .universal && compound.count > 1 && !component.flags.contains(.noNamespace)
  }

  /// Returns whether the component at an offset of a compound is a further name of a `::part()`.
  func isContinuedPart(at offset: Int, in compound: [SimpleSelector]) -> Bool {
    offset < compound.count && compound[offset].flags.contains(.continued)
  }

  /// Writes one simple selector.
  func write(_ component: SimpleSelector, isFollowedByPart: Bool, into text: inout String) {
    let bar = component.flags.contains(.noNamespace) ? "|" : ""
    switch component.kind {
    case .universal: text += bar + "*"
    case .type: text += bar + name(component)
    case .id: text += "#" + name(component)
    case .class: text += "." + name(component)
    case .attribute: write(table.attributes[Int(component.value)], component.flags, into: &text)
    case .pseudoClass:
      let number = UInt8(truncatingIfNeeded: component.value)
      text += ":" + (PseudoClass(rawValue: number)?.name ?? "")
    case .state: text += ":state(" + name(component) + ")"
    case .nesting, .scope: text += "&"
    case .pseudoElement:
      let number = UInt8(truncatingIfNeeded: component.value)
      text += "::" + (PseudoElement(rawValue: number)?.name ?? "")
    case .unknownPseudoElement: text += "::" + name(component)
    case .part:
      text += component.flags.contains(.continued) ? " " : "::part("
      text += name(component)
      if !isFollowedByPart { text += ")" }
    case .matchesAny, .not, .has, .nth:
      writeFunction(component, into: &text) { list in
        list.map { description(ofComponents: $0) }.joined(separator: ", ")
      }
    case .language, .direction: writeLanguage(component, into: &text)
    case .anchor: break
    case .descendant, .child, .nextSibling, .subsequentSibling, .originatingElement: break
    }
  }

  private func name(_ component: SimpleSelector) -> String { name(component.name) }

  private func name(_ atom: Atom) -> String {
    let text = names.text(of: atom)
    return NamespacedName.serialized(text) ?? identifierText(text)
  }

  private func write(
    _ test: AttributeTest, _ flags: SimpleSelector.Flags, into text: inout String
  ) {
    text += flags.contains(.anyNamespace) ? "[*|" : "["
    text += name(test.name)
    if test.comparison != .presence {
      let value = table.text[Int(test.value.lowerBound)..<Int(test.value.upperBound)]
      text += test.comparison.text + stringText(String(decoding: value, as: UTF8.self))
    }
    switch test.sensitivity {
    case .standard: break
    case .insensitive: text += " i"
    case .sensitive: text += " s"
    }
    text += "]"
  }
}

extension AttributeTest.Comparison {
  /// The operator as CSS text.
  fileprivate var text: String {
    switch self {
    case .presence: ""
    case .equals: "="
    case .includes: "~="
    case .dashMatch: "|="
    case .prefix: "^="
    case .suffix: "$="
    case .substring: "*="
    }
  }
}
