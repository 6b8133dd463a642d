// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting

/// The declarations of a sheet that certainly apply to the same elements, for finding overridden
/// ones.
///
/// Elements are the same if the selectors and the enclosing at-rules are equal. A declaration
/// outside all at-rules always applies.
struct OverridingDeclarations {
  /// A property of the elements that a selector matches.
  private struct Key: Hashable {
    let selector: Int32
    var contexts: Int32
    let property: Property
  }

  private let sheet: LintedSheet
  /// The last normal declaration for each key.
  private var last: [Key: Int] = [:]
  private var lastImportant: [Key: Int] = [:]
  private let numbers: SelectorNumbers
  /// For each selector number, whether more than one rule has the selector.
  private let isRepeated: [Bool]
  /// The indices of the declarations that are dropped and override nothing.
  private let invalid: Set<Int>

  /// Collects the declarations of the rules whose selectors are repeated.
  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    let numbers = sheet.selectors.numbers
    self.numbers = numbers
    var counts = Array(repeating: 0, count: numbers.count)
    for block in sheet.blocks {
      for selector in block.selectors { counts[Int(numbers[selector])] += 1 }
    }
    isRepeated = counts.map { $0 > 1 }
    invalid = Set(sheet.faults.values.map(\.declaration))
    guard isRepeated.contains(true) else { return }
    last.reserveCapacity(sheet.declarations.count / 2)
    for block in sheet.blocks where block.kind == .style {
      for selector in block.selectors {
        let name = numbers[selector]
        if isRepeated[Int(name)] { add(block, name) }
      }
    }
  }

  /// Whether no selector is repeated.
  var isEmpty: Bool { last.isEmpty && lastImportant.isEmpty }

  private mutating func add(_ block: LintedBlock, _ selector: Int32) {
    for number in block.declarations {
      let declaration = sheet.declarations[Int(number)]
      guard let property = declaration.property, !invalid.contains(Int(number)),
        !sheet.isUnsupported(declaration)
      else { continue }
      let contexts = Int32(
        truncatingIfNeeded: sheet.contexts.number(of: declaration.node))
      for longhand in property.longhands.isEmpty ? [property] : property.longhands {
        let key = Key(selector: selector, contexts: contexts, property: longhand)
        if declaration.isImportant {
          lastImportant[key] = Int(number)
        } else {
          last[key] = Int(number)
        }
      }
    }
  }
}

extension OverridingDeclarations {
  /// Returns whether other rules may override all of a rule, because each of its selectors occurs
  /// elsewhere.
  func mayOverride(_ block: LintedBlock) -> Bool {
    block.kind == .style && !block.selectors.isEmpty
      && block.selectors.allSatisfy { isRepeated[Int(numbers[$0])] }
  }

  /// Returns the index of another rule's declaration that always overrides one, or `nil` if there
  /// is none.
  func declaration(overriding number: Int) -> Int? {
    let declaration = sheet.declarations[number]
    guard let property = declaration.property, !invalid.contains(number) else { return nil }
    let block = sheet.blocks[declaration.block]
    let around = Int32(truncatingIfNeeded: sheet.contexts.number(of: declaration.node))
    var winner: Int?
    for selector in block.selectors {
      let name = numbers[selector]
      for longhand in property.longhands.isEmpty ? [property] : property.longhands {
        var key = Key(selector: name, contexts: around, property: longhand)
        var found = overriding(number, by: key)
        if found == nil, around != 0 {
          key.contexts = 0
          found = overriding(number, by: key)
        }
        guard let found else { return nil }
        winner = max(winner ?? 0, found)
      }
    }
    return winner
  }

  private func overriding(_ number: Int, by key: Key) -> Int? {
    if let other = lastImportant[key], overrides(other, number) { return other }
    guard !sheet.declarations[number].isImportant, let other = last[key],
      overrides(other, number)
    else { return nil }
    return other
  }

  /// Returns whether a declaration overrides another one for the same elements.
  private func overrides(_ number: Int, _ other: Int) -> Bool {
    let (declaration, overridden) = (sheet.declarations[number], sheet.declarations[other])
    return declaration.block != overridden.block
      && (number > other || declaration.isImportant && !overridden.isImportant)
      && sheet.haveEqualLayers(declaration, overridden)
  }
}

extension LintedSheet {
  /// Returns whether two declarations are in the same layers.
  ///
  /// If not, the order of the text is irrelevant.
  fileprivate func haveEqualLayers(_ first: LintedDeclaration, _ second: LintedDeclaration) -> Bool
  {
    let numbers = [first, second].map { contexts.number(of: $0.node) }
    return numbers[0] == numbers[1] || layers(of: numbers[0]) == layers(of: numbers[1])
  }

  private func layers(of number: Int) -> [String] {
    contexts.texts(of: number).filter { $0.hasPrefix("@layer") }
  }
}
