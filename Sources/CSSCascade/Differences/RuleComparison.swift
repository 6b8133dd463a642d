// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSelectors
import CSSStorage
import CSSSyntax

/// Finds the rules of two states of some sheets that are not in both, or not in the same order.
///
/// What both begin and end with is passed over. Of what is left each declaration is looked at by itself, once for each
/// selector of its rule: it stays where it was if it belongs to a longest run of declarations that both have in the same order.
struct RuleComparison {
  private var old: ComparedRules
  private var new: ComparedRules
  private var surroundings = NumberedSurroundings()
  private var selectorTexts = NumberedTexts()
  private var declarationTexts = NumberedTexts()
  /// The numbers of selectors that something is different about.
  private var changed: Set<Int32> = []
  /// Their numbers in the order in which they are told.
  private var order: [Int32] = []
  /// The custom properties that the declarations of a number are about.
  private var customNames: [Int32: [String]] = [:]
  /// The custom properties that are declared otherwise.
  private(set) var customProperties: Set<String> = []

  /// The texts of selectors may take so many bytes in all: nested lists can be far longer than what is written.
  private static let maximumTextSize = 16 << 20
  /// A rule with more selectors times declarations is compared as a whole.
  private static let maximumItems = 1024

  /// A declaration of a selector, comparable with others.
  private struct Item: Hashable {
    let selector: Int32
    let surroundings: Int32
    let declaration: Int32
    /// Whether the numbers are all there is to it; else it equals nothing.
    let isComparable: Bool
  }

  init(from old: ActiveRules, to new: ActiveRules) {
    self.old = ComparedRules(old)
    self.new = ComparedRules(new)
  }

  /// The selectors of rules that differ.
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
    let kept = Self.kept(before, after)
    note(after, except: kept.new)
    note(before, except: kept.old)
  }

  private mutating func isSame(_ rule: Int, _ other: Int) -> Bool {
    surroundings.number(of: rule, in: &old) == surroundings.number(of: other, in: &new)
      && old.isSame(rule, as: other, of: new)
  }
}

extension RuleComparison {
  /// The declarations of some rules, for each of their selectors.
  private mutating func items(of rules: ComparedRules, in range: Range<Int>) -> [Item] {
    var rules = rules
    var items: [Item] = []
    for rule in rules.order[range] {
      let record = rules.index.rules[rule]
      let surroundings = surroundings.number(of: rule, in: &rules)
      let declarations = declarations(of: record, in: rules)
      for selector in record.selectors {
        let (number, isWhole) = selectorNumber(Int(selector), in: &rules)
        for declaration in declarations {
          items.append(
            Item(
              selector: number, surroundings: surroundings, declaration: declaration,
              isComparable: isWhole))
        }
      }
    }
    return items
  }

  /// The numbers of a rule's declarations; one for them all where the rule is large.
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

  /// The number of a selector, and whether its text is all there is to it.
  private mutating func selectorNumber(
    _ selector: Int, in rules: inout ComparedRules
  ) -> (number: Int32, isWhole: Bool) {
    if selectorTexts.byteCount > Self.maximumTextSize {
      return (selectorTexts.number(of: rules.printer.description(of: selector)), false)
    }
    let text = rules.printer.resolvedDescription(of: selector)
    return (selectorTexts.number(of: text), true)
  }

  /// The places of the items that both lists have, in an order that both have them in: as many as there can be.
  private static func kept(_ before: [Item], _ after: [Item]) -> (old: Set<Int>, new: Set<Int>) {
    var places: [Item: [Int]] = [:]
    for (place, item) in before.enumerated().reversed() where item.isComparable {
      places[item, default: []].append(place)
    }
    var pairs: [(old: Int, new: Int)] = []
    for (place, item) in after.enumerated() {
      if let old = places[item]?.popLast() { pairs.append((old, place)) }
    }
    let rising = longestIncreasingSubsequence(of: pairs.map(\.old))
    return (Set(rising.map { pairs[$0].old }), Set(rising.map { pairs[$0].new }))
  }

  /// Takes down whose declarations some items are.
  private mutating func note(_ items: [Item], except kept: Set<Int>) {
    for (place, item) in items.enumerated() where !kept.contains(place) {
      if changed.insert(item.selector).inserted { order.append(item.selector) }
      customProperties.formUnion(customNames[item.declaration] ?? [])
    }
  }
}
