// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax
package import LiveryFormatting

/// The sheets as a dictionary from the text of each selector to its cascaded declarations.
///
/// ```swift
/// let sheet = CSSStyleSheet("a, b { color: red; margin: 1px 2px } a { color: rgb(0, 0, 0) }")
/// TextSink.text { RulesDump(sheet).text(into: &$0) }
/// // a { color: rgb(0, 0, 0); margin: 1px 2px }
/// // b { color: red; margin: 1px 2px }
/// ```
///
/// Rules with equal selectors override each other for each property, by importance, origin, layer
/// and order. Each selector of a list is separate, and the selector of a nested rule is resolved
/// against its parent. Rules under a false `@media` or `@supports` condition are omitted. Rules in
/// `@container` and `@scope` are also omitted, because they depend on the element. Values are not
/// parsed: each is the source text of one component value, without white space and commas.
package struct RulesDump {
  private let index: RuleIndex
  /// The selectors in the order of their first rules, each with all its rules.
  private let rules: [(selector: String, rules: [UnconditionalRule])]
  /// A function that is called at intervals with the number of written items and the total.
  package var onStep: (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// Creates the dump of some sheets.
  package init(_ sheet: CSSStyleSheet) {
    index = sheet.index
    let printer = SelectorPrinter(index.selectors, index.names)
    var indices: [String: Int] = [:]
    var rules: [(selector: String, rules: [UnconditionalRule])] = []
    for rule in sheet.unconditionalRules {
      for selector in index.rules[rule.number].selectors {
        let text = printer.resolvedDescription(of: Int(selector))
        if let index = indices[text] {
          rules[index].rules.append(rule)
        } else {
          indices[text] = rules.count
          rules.append((text, [rule]))
        }
      }
    }
    self.rules = rules
  }
}

extension RulesDump {
  /// Writes a bare object with a member for each selector.
  package func json(into json: inout JSONWriter) {
    var steps = DumpSteps(of: rules.count, onStep)
    json.object(onLines: true) { json in
      for (selector, rules) in rules {
        steps.step()
        json.name(selector)
        json.object { json in
          for (property, values) in properties(of: rules) {
            json.name(property)
            json.array { json in
              for value in values { json.value(value) }
            }
          }
        }
      }
    }
  }

  /// Writes a rule for each selector.
  package func text(into sink: inout TextSink) {
    var steps = DumpSteps(of: rules.count, onStep)
    for (selector, rules) in rules {
      steps.step()
      sink.write(printable: selector)
      sink.write(" {\n")
      for (property, values) in properties(of: rules) {
        sink.write("  \(property):")
        for value in values {
          sink.write(ascii: " ")
          sink.write(printable: value)
        }
        sink.write("\n")
      }
      sink.write("}\n")
    }
  }
}

extension RulesDump {
  /// Returns the winning declarations of rules with one selector, in the order of first
  /// declaration.
  private func properties(
    of rules: [UnconditionalRule]
  ) -> [(property: String, values: [String])] {
    var indices: [String: Int] = [:]
    var winners: [(property: String, declaration: Declaration, precedence: CascadePrecedence)] = []
    for rule in rules {
      for declaration in StyleRule(index, index.rules[rule.number]).declarations {
        let name = declaration.isCustom ? declaration.name : declaration.name.lowercased()
        let precedence = CascadePrecedence(declaration, of: rule)
        if let index = indices[name] {
          guard precedence >= winners[index].precedence else { continue }
          winners[index].declaration = declaration
          winners[index].precedence = precedence
        } else {
          indices[name] = winners.count
          winners.append((name, declaration, precedence))
        }
      }
    }
    return winners.map { ($0.property, values(of: $0.declaration)) }
  }

  /// Returns the source texts of a declaration's component values, without white space, comments
  /// and commas.
  private func values(of declaration: Declaration) -> [String] {
    let stream = declaration.tree.stream
    var cursor = TokenCursor(stream, declaration.value)
    var values: [String] = []
    while let token = cursor.next() {
      let kind = stream[token].kind
      if kind == .comma { continue }
      if kind.isOpening { cursor.skipBlock() }
      values.append(stream.text(of: token..<cursor.position))
    }
    return values
  }
}

/// The precedence of a declaration over earlier ones with the same selector.
private struct CascadePrecedence: Comparable {
  private let isImportant: Bool
  private let rank: UInt32

  init(_ declaration: Declaration, of rule: UnconditionalRule) {
    isImportant = declaration.isImportant
    rank = isImportant ? rule.importance : rule.level
  }

  static func < (a: Self, b: Self) -> Bool {
    a.isImportant == b.isImportant ? a.rank < b.rank : b.isImportant
  }
}
