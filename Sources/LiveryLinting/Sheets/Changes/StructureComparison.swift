// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The changed rules in two versions of a sheet, compared part by part.
struct StructureComparison: Sendable {
  private let old: ChangedRules
  private let new: ChangedRules

  /// Prepares the comparison of two versions.
  init(from old: LintedSheet, to new: LintedSheet, _ text: TextChange) {
    self.old = ChangedRules(of: old, text.old.nodes)
    self.new = ChangedRules(of: new, text.new.nodes)
  }

  /// Returns whether both versions have equal structures.
  func areEqual(_ structure: LintRule.Structure) -> Bool {
    let (oldParts, newParts) = (old.parts(of: structure), new.parts(of: structure))
    return oldParts.count == newParts.count
      && zip(oldParts, newParts).allSatisfy { a, b in
        a.shape == b.shape && old.bytes(of: a.head).elementsEqual(new.bytes(of: b.head))
          && old.bytes(of: a.value).elementsEqual(new.bytes(of: b.value))
      }
  }
}

/// The changed rules of one version.
private struct ChangedRules: Sendable {
  private let sheet: LintedSheet
  private let nodes: Range<Int>
  private let declarations: Range<Int>
  /// The indices of the declarations with invalid values.
  private let invalid: Set<Int>

  init(of sheet: LintedSheet, _ nodes: Range<Int>) {
    self.sheet = sheet
    self.nodes = nodes
    let declarations = sheet.declarations.indices(of: nodes)
    self.declarations = declarations
    invalid = Set(sheet.faults.values.lazy.map(\.declaration).filter(declarations.contains))
  }

  /// A node that counts.
  struct Part {
    var shape: Shape
    /// The tokens without the contents of a block and without a value.
    let head: Range<Int>
    /// The tokens of a value that counts.
    var value = 0..<0
  }

  /// The properties of a node that its tokens do not determine.
  struct Shape: Equatable {
    /// The number of nodes around it.
    let depth: Int
    let kind: SyntaxNode.Kind
    let isImportant: Bool
    let hasBlock: Bool
    /// Whether the value of a declaration is invalid.
    var isInvalid = false
  }

  /// Returns the nodes that count in a structure.
  func parts(of structure: LintRule.Structure) -> [Part] {
    var parts: [Part] = []
    var ends: [Int] = []
    var declarations = declarations
    for index in nodes {
      let node = sheet.tree.nodes[index]
      while let end = ends.last, end <= index { ends.removeLast() }
      var part = Part(
        shape: Shape(
          depth: ends.count, kind: node.kind, isImportant: node.flags.contains(.important),
          hasBlock: node.kind != .declaration && node.content < node.end), head: node.head)
      ends.append(Int(node.next))
      if node.kind == .declaration, let number = declarations.popFirst() {
        let declaration = sheet.declarations[number]
        guard structure.includes(sheet, declaration) else { continue }
        if structure.includesValue(sheet, declaration) {
          part.value = sheet.view(declaration).value
        }
        part.shape.isInvalid = invalid.contains(number)
      }
      parts.append(part)
    }
    return parts
  }

  func bytes(of tokens: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    sheet.stream.utf8(in: sheet.stream.byteRange(of: tokens))
  }
}

extension SyntaxNode {
  /// The tokens of the node without the contents of its block and without its value.
  fileprivate var head: Range<Int> {
    switch kind {
    case .declaration: Int(first)..<Int(first) + 1
    case .qualifiedRule, .atRule: Int(first)..<Int(content)
    case .raw: Int(first)..<Int(end)
    }
  }
}
