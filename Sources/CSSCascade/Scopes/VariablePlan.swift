// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import CSSValues

/// The custom properties that some rules declare, each after those that it refers to.
struct VariablePlan: Sendable {
  /// The indexes of the rows of a scope that have bindings of these custom properties, in order.
  let leaves: [UInt32]
  /// The declarations in the order in which they are bound.
  private(set) var declarations: [Declaration] = []
  /// The entry of each of the ``declarations``.
  private(set) var entries: [VariableLayer.Entry] = []
  /// The custom properties that declarations refer to.
  private(set) var references: [Reference] = []
  /// Whether the texts of all declarations may be too large together.
  let mayBeLarge: Bool

  /// One custom property.
  struct Declaration: Sendable {
    let kind: Kind
    /// The position of the binding.
    let position: Position
    /// The positions of the ``VariablePlan/references``.
    let references: Range<Int32>
    /// The number of declarations from this one on that may be in a cycle together; zero for none.
    let cycleCount: Int32
  }

  /// A position among the numbers of the rows that have the bindings.
  struct Position: BitwiseCopyable, Sendable {
    let leaf: UInt32
    let lane: UInt32
  }

  /// The origin of a binding.
  enum Kind: BitwiseCopyable, Sendable {
    /// The declaration gives no text.
    case none
    /// The declaration takes the parent's text.
    case parent
    /// The text is the same in every scope.
    case constant
    /// The text depends on others.
    case references
  }

  /// A custom property that a declaration refers to.
  enum Reference: BitwiseCopyable, Sendable {
    /// One that the rules declare.
    case own(Position)
    /// One that the parent passes on, by its atom.
    case parent(UInt32)
  }
}

extension VariablePlan {
  /// Creates the plan of some rules.
  ///
  /// - Parameter layers: the custom properties that each rule declares, strongest first.
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
        if let own = index(of: references[progress.position]) { return own }
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
    _ entry: VariableLayer.Entry, cycleCount: Int, isOwn: (Atom) -> Bool
  ) {
    let start = Int32(truncatingIfNeeded: references.count)
    let kind: Kind
    switch entry.value {
    case .keyword(.initial): kind = .none
    // A declaration that reverts others is resolved elsewhere.
    case .keyword: kind = .parent
    case .tokens where entry.isConstant: kind = .constant
    case .tokens:
      kind = .references
      for name in entry.references {
        references.append(
          isOwn(name) ? .own(position(of: name)) : .parent(name.rawValue))
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

  /// The indexes of the rows that have the bindings of some custom properties, in order.
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
