// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSValues

/// The declarations of longhands of one block, in the order of the property table.
struct DeclaredLonghands: Sendable {
  /// The data of a declaration that the cascade needs, except after a `revert` or `revert-layer`.
  struct Key: Sendable {
    let property: Property
    /// The longhand's rank in the order of computation.
    let rank: UInt16
    /// The longhand's slot.
    let slot: UInt16
    /// The position of the declaration in the source order of the block.
    let order: UInt16
    /// The number of the computed value; zero if it depends on the element, or has no number.
    private(set) var value: UInt32
    let dependence: DeclaredLonghand.Dependence
    /// Whether the flow maps the longhand to a physical one.
    let isLogical: Bool
    /// Whether the value is `revert` or `revert-layer`.
    let isRevert: Bool

    init(_ declared: DeclaredLonghand, in values: ValueTable? = nil) {
      var isRevert = false
      var number: UInt32 = 0
      switch declared.value {
      case .keyword(let keyword): isRevert = keyword.isRevert
      case .computed(let value): number = values?.number(of: value) ?? 0
      default: break
      }
      self.init(
        declared.property, dependence: declared.dependence, order: declared.order,
        isRevert: isRevert, value: number)
    }

    init(
      _ property: Property, dependence: DeclaredLonghand.Dependence, order: UInt16 = 0,
      isRevert: Bool = false, value: UInt32 = 0
    ) {
      self.property = property
      rank = property.computingRank
      slot = property.slot
      self.dependence = dependence
      self.order = order
      self.value = value
      isLogical = property.isLogical
      self.isRevert = isRevert
    }

    /// Returns this key with another value number.
    func numbered(_ number: UInt32) -> Key {
      var key = self
      key.value = number
      return key
    }
  }

  /// The declarations, without those of the ``expansion``.
  let values: [DeclaredLonghand]
  /// The key of each of the ``values``.
  let keys: [Key]
  /// The expansion of the last declaration of `all`; `nil` if there is none.
  ///
  /// Its declarations precede the ``values`` in the text, but have greater indices.
  let expansion: AllExpansion?
  /// Whether some longhands are logical.
  let hasLogical: Bool
  /// Whether `direction` or `writing-mode` is declared.
  let decidesFlow: Bool

  /// Creates an empty list of declarations.
  init() {
    values = []
    keys = []
    expansion = nil
    hasLogical = false
    decidesFlow = false
  }

  /// Creates a list of declarations of different longhands, which follow the one of `all`.
  ///
  /// - Parameters:
  ///   - declarations: the declarations, in any order.
  ///   - expansion: the expansion of the last declaration of `all`.
  ///   - table: the table that numbers constant computed values; `nil` to leave them unnumbered.
  init(
    _ declarations: [DeclaredLonghand], expansion: AllExpansion? = nil, in table: ValueTable? = nil
  ) {
    values = declarations.sorted { $0.property.rawValue < $1.property.rawValue }
    keys = values.map { Key($0, in: table) }
    self.expansion = expansion
    hasLogical = expansion != nil || keys.contains(where: \.isLogical)
    decidesFlow =
      expansion != nil
      || keys.contains { $0.property == .writingMode || $0.property == .direction }
  }

  /// The indices of the ``values``, the last one in source order first.
  var latestFirst: [Int] { keys.indices.sorted { keys[$0].order > keys[$1].order } }

  /// The logical longhands that are declared.
  var logical: [Property] {
    (keys + (expansion?.keys ?? [])).filter(\.isLogical).map(\.property)
  }

  /// Whether there are no declarations.
  var isEmpty: Bool { keys.isEmpty && expansion == nil }

  /// Returns the declaration at an index.
  func declaration(at index: Int) -> DeclaredLonghand {
    guard let expansion, index >= values.count else { return values[index] }
    let property = expansion.keys[index - values.count].property
    return DeclaredLonghand(property: property, value: expansion.value)
  }

  /// Returns the index of the declaration of a longhand; `nil` if it is not declared.
  func index(of property: Property) -> Int? {
    if let index = Self.index(of: property, among: keys) { return index }
    guard let expansion else { return nil }
    return Self.index(of: property, among: expansion.keys).map { $0 + keys.count }
  }

  /// Returns whether the declaration at one index follows the one at another index in the text.
  func follows(_ index: Int, _ other: Int) -> Bool {
    index < keys.count && (other >= keys.count || keys[index].order > keys[other].order)
  }

  private static func index(of property: Property, among keys: [Key]) -> Int? {
    let index = keys.indices.partitioningIndex {
      keys[$0].property.rawValue >= property.rawValue
    }
    return index < keys.count && keys[index].property == property ? index : nil
  }
}
