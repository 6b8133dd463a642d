// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import CSSValues

/// The custom properties that rules declare, each after its references.
struct VariablePlan: Sendable {
  /// The indexes of the scope rows with the bindings of these custom properties, ascending.
  let leaves: [UInt32]
  /// The declarations in the order of binding.
  private(set) var declarations: [Declaration] = []
  /// The entry of each of the ``declarations``.
  private(set) var entries: [VariableLayer.Entry] = []
  /// The custom properties that declarations refer to.
  private(set) var references: [Reference] = []
  /// Whether the total size of all texts may exceed the limit.
  let mayBeLarge: Bool

  /// The declaration of one custom property.
  struct Declaration: Sendable {
    let kind: Kind
    /// The position of the binding.
    let position: Position
    /// The range of its references in ``VariablePlan/references``.
    let references: Range<Int32>
    /// The number of declarations from this one on that may form a cycle, or zero for none.
    let cycleCount: Int32
  }

  /// A position in the rows that contain the bindings.
  struct Position: BitwiseCopyable, Sendable {
    let leaf: UInt32
    let lane: UInt32
  }

  /// The origin of a binding.
  enum Kind: BitwiseCopyable, Sendable {
    /// The declaration has no text.
    case none
    /// The text is that of the parent.
    case parent
    /// The text is equal in every scope.
    case constant
    /// The text depends on other custom properties.
    case references
  }

  /// A custom property that a declaration refers to.
  enum Reference: BitwiseCopyable, Sendable {
    /// A custom property that the rules declare.
    case declared(Position)
    /// An inherited custom property, by its atom.
    case parent(UInt32)
  }
}

extension VariablePlan {
  /// Creates the plan of some rules.
  ///
  /// - Parameter layers: The custom properties that each rule declares, strongest first.
  init(_ layers: [VariableLayer]) {
    var found: [VariableLayer.Entry] = []
    var numbers = NumberTable(expecting: layers.first?.entries.count ?? 0)
    func index(of name: Atom) -> Int? {
      numbers.find(NumberTable.hash(of: name)) { found[$0].name == name }
    }
    for layer in layers {
      for entry in layer.entries where index(of: entry.name) == nil {
        numbers.insert(found.count, NumberTable.hash(of: entry.name))
        found.append(entry)
      }
    }
    leaves = Self.leaves(of: found)
    let size = found.reduce(0) {
      $0 + ($1.isConstant ? $1.byteCount : CustomPropertyResolver.maximumLength)
    }
    mayBeLarge = size > CustomPropertyResolver.maximumTotal
    declarations.reserveCapacity(found.count)
    entries.reserveCapacity(found.count)
    _ = DependencyOrder(count: found.count) { number, progress in
      let references = found[number].references
      while progress.position < references.count {
        defer { progress.position += 1 }
        if let declared = index(of: references[progress.position]) { return declared }
      }
      return nil
    } settle: { members, isCycle in
      var cycleCount = isCycle ? members.count : 0
      for member in members {
        append(found[member], cycleCount: cycleCount) { index(of: $0) != nil }
        cycleCount = 0
      }
    }
  }

  private mutating func append(
    _ entry: VariableLayer.Entry, cycleCount: Int, isDeclared: (Atom) -> Bool
  ) {
    let start = Int32(truncatingIfNeeded: references.count)
    let kind: Kind
    switch entry.value {
    case .keyword(.initial): kind = .none
    // A declaration with a revert keyword is resolved elsewhere.
    case .keyword: kind = .parent
    case .tokens where entry.isConstant: kind = .constant
    case .tokens:
      kind = .references
      for name in entry.references {
        references.append(
          isDeclared(name) ? .declared(position(of: name)) : .parent(name.rawValue))
      }
      if entry.mayBeKeyword { references.append(.parent(entry.name.rawValue)) }
    }
    declarations.append(
      Declaration(
        kind: kind, position: position(of: entry.name),
        references: start..<Int32(truncatingIfNeeded: references.count),
        cycleCount: Int32(truncatingIfNeeded: cycleCount)))
    entries.append(entry)
  }

  /// Returns the indexes of the rows with the bindings of some custom properties, ascending.
  private static func leaves(of entries: [VariableLayer.Entry]) -> [UInt32] {
    let indexes = entries.map { $0.name.rawValue >> VariableScope.rowBits }
    guard let last = indexes.max() else { return [] }
    var isUsed = [Bool](repeating: false, count: Int(last) + 1)
    for index in indexes { isUsed[Int(index)] = true }
    return (0...last).filter { isUsed[Int($0)] }
  }

  private func position(of name: Atom) -> Position {
    let index = name.rawValue >> VariableScope.rowBits
    let leaf = leaves.indices.partitioningIndex { leaves[$0] >= index }
    return Position(leaf: UInt32(truncatingIfNeeded: leaf), lane: name.rawValue & 31)
  }
}
