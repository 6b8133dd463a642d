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
        a.depth == b.depth && a.kind == b.kind && a.flags == b.flags
          && old.bytes(of: a.head).elementsEqual(new.bytes(of: b.head))
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
    /// The number of nodes around it.
    let depth: Int
    let kind: SyntaxNode.Kind
    var flags: Flags
    /// The tokens without the contents of a block and without a value.
    let head: Range<Int>
    /// The tokens of a value that counts.
    var value = 0..<0
  }

  /// Properties of a node.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let isCustom = Flags(rawValue: 1)
    static let isImportant = Flags(rawValue: 2)
    static let isInvalid = Flags(rawValue: 4)
    static let hasBlock = Flags(rawValue: 8)
    static let isClosed = Flags(rawValue: 16)
    static let isTooDeep = Flags(rawValue: 32)
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
        depth: ends.count, kind: node.kind, flags: Flags(node), head: node.head)
      ends.append(Int(node.next))
      if node.kind == .declaration, let number = declarations.popFirst() {
        let declaration = sheet.declarations[number]
        guard structure.includes(sheet, declaration) else { continue }
        if structure.includesValue(sheet, declaration) {
          part.value = sheet.view(declaration).value
        }
        if invalid.contains(number) { part.flags.insert(.isInvalid) }
      }
      parts.append(part)
    }
    return parts
  }

  func bytes(of tokens: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    sheet.stream.utf8(in: sheet.stream.byteRange(of: tokens))
  }
}

extension ChangedRules.Flags {
  fileprivate init(_ node: SyntaxNode) {
    self = []
    if node.flags.contains(.custom) { insert(.isCustom) }
    if node.flags.contains(.important) { insert(.isImportant) }
    if node.flags.contains(.tooDeep) { insert(.isTooDeep) }
    guard node.kind != .declaration else { return }
    if node.content < node.end { insert(.hasBlock) }
    if node.contentEnd < node.end { insert(.isClosed) }
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
