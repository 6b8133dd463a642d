// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
import CSSSelectors
import CSSStorage
import CSSSyntax
package import LiveryFormatting

/// The sheets as a dictionary: what they give each selector, taken as a text.
///
/// ```swift
/// let sheet = CSSStyleSheet("a, b { color: red; margin: 1px 2px } a { color: rgb(0, 0, 0) }")
/// TextSink.text { RulesDump(sheet).text(into: &$0) }
/// // a { color: rgb(0, 0, 0); margin: 1px 2px }
/// // b { color: red; margin: 1px 2px }
/// ```
///
/// Rules with the same selector override one another property by property by origin, layer and order, with respect to
/// `!important`; each selector of a list stands for itself, and a nested rule under its selector resolved against its
/// parent. Rules that the cascade leaves out, because a media query or `@supports` does not hold, are left out here as
/// well, and so are those in `@container` and `@scope`, because only an element tells whether they count. Values are
/// not looked at: each is the source text of one component value, white space and commas left out.
package struct RulesDump {
  private let index: RuleIndex
  /// The selectors in the order of their first rules, each with all its rules.
  private let rules: [(selector: String, rules: [UnconditionalRule])]
  /// Told from time to time how many items of how many are written.
  package var onStep: (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// The dump of some sheets.
  package init(_ sheet: CSSStyleSheet) {
    index = sheet.index
    let printer = SelectorPrinter(index.selectors, index.names)
    var places: [String: Int] = [:]
    var rules: [(selector: String, rules: [UnconditionalRule])] = []
    for rule in sheet.unconditionalRules {
      for selector in index.rules[rule.number].selectors {
        let text = printer.resolvedDescription(of: Int(selector))
        if let place = places[text] {
          rules[place].rules.append(rule)
        } else {
          places[text] = rules.count
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
  /// What some rules with the same selector come to: properties in the order of their first declarations.
  private func properties(
    of rules: [UnconditionalRule]
  ) -> [(property: String, values: [String])] {
    var places: [String: Int] = [:]
    var winners: [(property: String, declaration: Declaration, strength: Strength)] = []
    for rule in rules {
      for declaration in StyleRule(index, index.rules[rule.number]).declarations {
        let name = declaration.isCustom ? declaration.name : declaration.name.lowercased()
        let strength = Strength(declaration, of: rule)
        if let place = places[name] {
          guard strength >= winners[place].strength else { continue }
          winners[place].declaration = declaration
          winners[place].strength = strength
        } else {
          places[name] = winners.count
          winners.append((name, declaration, strength))
        }
      }
    }
    return winners.map { ($0.property, values(of: $0.declaration)) }
  }

  /// The source texts of the component values of a declaration, white space, comments and commas left out.
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

/// How strong a declaration is against others of the same selector that stand before it.
private struct Strength: Comparable {
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
