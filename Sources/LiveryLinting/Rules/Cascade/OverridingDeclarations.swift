// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryTooling

/// The declarations of a sheet by the elements that they are for, as far as these are surely the same.
///
/// Elements are the same where a selector is, under the same at-rules. What stands under no at-rule counts for all.
struct OverridingDeclarations {
  /// A property of the elements that a selector matches.
  private struct Key: Hashable {
    let selector: Int32
    let surroundings: Int32
    let property: Property
  }

  private let sheet: LintedSheet
  /// The last declaration that counts, by importance: the important ones first.
  private var last: [Key: Int] = [:]
  private var lastImportant: [Key: Int] = [:]
  /// Whether a selector stands in more than one rule.
  private let isRepeated: [Bool]
  /// The declarations that are dropped, and override nothing.
  private let invalid: Set<Int>

  /// Collects the declarations of the rules whose selectors are repeated.
  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    var counts = Array(repeating: 0, count: sheet.selectorNumbers.count)
    for block in sheet.blocks {
      for selector in block.selectors { counts[Int(sheet.selectorNumbers[selector])] += 1 }
    }
    isRepeated = counts.map { $0 > 1 }
    invalid = Set(sheet.invalidValues.map(\.declaration))
    guard isRepeated.contains(true) else { return }
    for block in sheet.blocks where block.kind == .style {
      for selector in block.selectors {
        let name = sheet.selectorNumbers[selector]
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
      let surroundings = Int32(
        truncatingIfNeeded: sheet.surroundings.number(of: declaration.node))
      for longhand in property.longhands.isEmpty ? [property] : property.longhands {
        let key = Key(selector: selector, surroundings: surroundings, property: longhand)
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
  /// Whether another rule may override all of a rule: each of its selectors stands in another one.
  func mayOverride(_ block: LintedBlock) -> Bool {
    block.kind == .style && !block.selectors.isEmpty
      && block.selectors.allSatisfy { isRepeated[Int(sheet.selectorNumbers[$0])] }
  }

  /// A declaration of another rule that always overrides one; nil where there is none.
  func declaration(overriding number: Int) -> Int? {
    let declaration = sheet.declarations[number]
    guard let property = declaration.property, !invalid.contains(number) else { return nil }
    let block = sheet.blocks[declaration.block]
    let around = Int32(truncatingIfNeeded: sheet.surroundings.number(of: declaration.node))
    var winner: Int?
    for selector in block.selectors {
      let name = sheet.selectorNumbers[selector]
      for longhand in property.longhands.isEmpty ? [property] : property.longhands {
        let found = [around, 0].lazy.compactMap { surroundings in
          let key = Key(selector: name, surroundings: surroundings, property: longhand)
          return self.overriding(number, by: key)
        }.first
        guard let found else { return nil }
        winner = max(winner ?? 0, found)
      }
    }
    return winner
  }

  private func overriding(_ number: Int, by key: Key) -> Int? {
    let declaration = sheet.declarations[number]
    let candidates =
      declaration.isImportant ? [lastImportant[key]] : [lastImportant[key], last[key]]
    return candidates.compactMap(\.self).first { other in
      guard sheet.declarations[other].block != declaration.block,
        sheet.layers(of: other) == sheet.layers(of: number)
      else { return false }
      return other > number || sheet.declarations[other].isImportant && !declaration.isImportant
    }
  }
}

extension LintedSheet {
  /// The layers around a declaration: in another layer the order of the text decides nothing.
  fileprivate func layers(of declaration: Int) -> [String] {
    surroundings.texts(of: surroundings.number(of: declarations[declaration].node))
      .filter { $0.hasPrefix("@layer") }
  }
}
