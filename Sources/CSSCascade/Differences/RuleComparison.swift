// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax

/// A comparison of the rules, and of their order, in two states of some sheets.
///
/// Common rules at the start and at the end are skipped. In between, each declaration is compared
/// on its own, once for each selector of its rule. A declaration is unchanged if it belongs to a
/// longest common subsequence of both states.
struct RuleComparison {
  private var old: ComparedRules
  private var new: ComparedRules
  private var contexts = RuleContextNumbers()
  private var selectorTexts = TextNumbers()
  private var declarationTexts = TextNumbers()
  /// The numbers of selectors with a difference.
  private var changed: Set<Int32> = []
  /// The numbers of these selectors in the order of the result.
  private var order: [Int32] = []
  /// The custom properties that the declarations of a number declare.
  private var customNames: [Int32: [String]] = [:]
  /// The custom properties whose declarations differ.
  private(set) var customProperties: Set<String> = []

  /// The maximum size of the texts of all selectors in bytes.
  ///
  /// The texts of nested lists can be far longer than the source text.
  private static let maximumTextSize = 16 << 20
  /// The maximum product of selectors and declarations; a larger rule is compared as a whole.
  private static let maximumItems = 1024

  /// A declaration of a selector in a form that can be compared.
  private struct Item: Hashable {
    let selector: Int32
    let contexts: Int32
    let declaration: Int32
    /// Whether the numbers describe the item completely; otherwise it equals no other item.
    let isComparable: Bool
  }

  init(from old: CascadeData, to new: CascadeData) {
    self.old = ComparedRules(old)
    self.new = ComparedRules(new)
  }

  /// The selectors of the rules that differ.
  var selectors: [String] { order.map { selectorTexts.texts[Int($0)] } }

  /// Compares the rules.
  mutating func run() {
    let count = min(old.order.count, new.order.count)
    var start = 0
    while start < count, isSame(old.order[start], new.order[start]) { start += 1 }
    var end = 0
    while end < count - start,
      isSame(old.order[old.order.count - 1 - end], new.order[new.order.count - 1 - end])
    {
      end += 1
    }
    let before = items(of: old, in: start..<old.order.count - end)
    let after = items(of: new, in: start..<new.order.count - end)
    let unchanged = Self.unchanged(before, after)
    record(after, except: unchanged.new)
    record(before, except: unchanged.old)
  }

  private mutating func isSame(_ rule: Int, _ other: Int) -> Bool {
    contexts.number(of: rule, in: &old) == contexts.number(of: other, in: &new)
      && old.isSame(rule, as: other, of: new)
  }
}

extension RuleComparison {
  /// Returns the declarations of some rules, for each of their selectors.
  private mutating func items(of rules: ComparedRules, in range: Range<Int>) -> [Item] {
    var rules = rules
    var items: [Item] = []
    for rule in rules.order[range] {
      let record = rules.index.rules[rule]
      let contexts = contexts.number(of: rule, in: &rules)
      let declarations = declarations(of: record, in: rules)
      for selector in record.selectors {
        let (number, isResolved) = selectorNumber(Int(selector), in: &rules)
        for declaration in declarations {
          items.append(
            Item(
              selector: number, contexts: contexts, declaration: declaration,
              isComparable: isResolved))
        }
      }
    }
    return items
  }

  /// Returns the numbers of a rule's declarations; a single number if the rule is large.
  private mutating func declarations(
    of record: StyleRuleRecord, in rules: ComparedRules
  ) -> [Int32] {
    let tree = rules.tree(of: record)
    let records = rules.declarations(of: record)
    let texts = records.map { tree.comparableText(of: Int($0.node)) }
    let names = records.map { $0.subject.customName.map { rules.index.names.text(of: $0) } }
    if record.selectors.count * texts.count > Self.maximumItems {
      let number = declarationTexts.number(of: texts.joined(separator: ";"))
      customNames[number] = names.compactMap(\.self)
      return [number]
    }
    return zip(texts, names).map { text, name in
      let number = declarationTexts.number(of: text)
      if let name { customNames[number] = [name] }
      return number
    }
  }

  /// Returns the number of a selector, and whether its text describes it completely.
  private mutating func selectorNumber(
    _ selector: Int, in rules: inout ComparedRules
  ) -> (number: Int32, isResolved: Bool) {
    if selectorTexts.byteCount > Self.maximumTextSize {
      return (selectorTexts.number(of: rules.printer.description(of: selector)), false)
    }
    let text = rules.printer.resolvedDescription(of: selector)
    return (selectorTexts.number(of: text), true)
  }

  /// Returns the indices of a longest common subsequence of both lists.
  private static func unchanged(_ before: [Item], _ after: [Item]) -> (old: Set<Int>, new: Set<Int>)
  {
    var positions: [Item: [Int]] = [:]
    for (position, item) in before.enumerated().reversed() where item.isComparable {
      positions[item, default: []].append(position)
    }
    var pairs: [(old: Int, new: Int)] = []
    for (position, item) in after.enumerated() {
      if let old = positions[item]?.popLast() { pairs.append((old, position)) }
    }
    let increasing = longestIncreasingSubsequence(of: pairs.map(\.old))
    return (Set(increasing.map { pairs[$0].old }), Set(increasing.map { pairs[$0].new }))
  }

  /// Records the selectors and custom properties of some items.
  private mutating func record(_ items: [Item], except unchanged: Set<Int>) {
    for (position, item) in items.enumerated() where !unchanged.contains(position) {
      if changed.insert(item.selector).inserted { order.append(item.selector) }
      customProperties.formUnion(customNames[item.declaration] ?? [])
    }
  }
}
