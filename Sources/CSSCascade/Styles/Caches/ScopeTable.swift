// SPDX-License-Identifier: Apache-2.0

/// The custom properties of elements by the rules that declare them and by those that the parent passes on.
struct ScopeTable: Sendable {
  /// The rules of each number, strongest first; number 0 stands for none.
  private(set) var rules: [[UInt32]] = [[]]
  /// Whether no value of a number refers to others or to the parent's.
  private var areConstant: [Bool] = [true]
  private var numbers: [[UInt32]: UInt32] = [:]
  /// The custom properties that were made.
  private var known: [Key: UInt32] = [:]
  /// The number of the rules that declare custom properties, by the number of these.
  private var origins: [UInt32: UInt32] = [:]

  private struct Key: Hashable {
    let rules: UInt32
    let parent: UInt32
  }

  /// The number of custom properties that are known.
  var count: Int { known.count }

  /// The number of some rules.
  mutating func number(of rules: some Sequence<UInt32>, isConstant: Bool) -> UInt32 {
    let list = Array(rules)
    if let known = numbers[list] { return known }
    let number = UInt32(truncatingIfNeeded: self.rules.count)
    self.rules.append(list)
    areConstant.append(isConstant)
    numbers[list] = number
    return number
  }

  /// The custom properties of some rules below those of a parent; `nil` until they are made.
  func customProperties(of rules: UInt32, below parent: UInt32) -> UInt32? {
    if areConstant[Int(rules)], origins[parent] == rules { return parent }
    return known[Key(rules: rules, parent: parent)]
  }

  /// Keeps the custom properties of some rules below those of a parent.
  mutating func keep(_ customProperties: UInt32, of rules: UInt32, below parent: UInt32) {
    known[Key(rules: rules, parent: parent)] = customProperties
    origins[customProperties] = rules
  }
}
