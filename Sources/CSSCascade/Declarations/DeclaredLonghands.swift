// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSValues

/// The declarations of longhands of one block, in the order of the table.
struct DeclaredLonghands: Sendable {
  /// All that deciding between declarations asks of one, unless others are taken back.
  struct Key: Sendable {
    let property: Property
    /// The longhand's place in the order of computing.
    let rank: UInt16
    /// The longhand's slot.
    let slot: UInt16
    /// The position of the declaration among those of the block, as they were written.
    let order: UInt16
    /// The number of the computed value among those of the sheets; zero if it depends on the element, or has no number.
    private(set) var value: UInt32
    let dependence: DeclaredLonghand.Dependence
    /// Whether the longhand is the same as a physical one that the flow tells.
    let isLogical: Bool
    /// Whether it says `revert` or `revert-layer`.
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

    /// Returns this key with another number.
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
  /// Its declarations precede the ``values`` of the same longhands in the text, and follow them by index.
  let expansion: AllExpansion?
  /// Whether some longhands are logical.
  let hasLogical: Bool
  /// Whether the flow is declared.
  let decidesFlow: Bool

  /// No declarations.
  init() {
    values = []
    keys = []
    expansion = nil
    hasLogical = false
    decidesFlow = false
  }

  /// Declarations of different longhands, in any order, and those of `all` before them.
  ///
  /// - Parameters:
  ///   - declarations: the declarations.
  ///   - expansion: the expansion of the last declaration of `all`.
  ///   - table: numbers the values that are computed already; `nil` leaves them without numbers.
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

  /// The indices of the ``values``, the last one of the text first.
  var latestFirst: [Int] { keys.indices.sorted { keys[$0].order > keys[$1].order } }

  /// The logical longhands that are declared.
  var logical: [Property] {
    (keys + (expansion?.keys ?? [])).filter(\.isLogical).map(\.property)
  }

  /// Whether there are no declarations.
  var isEmpty: Bool { keys.isEmpty && expansion == nil }

  /// The declaration with an index.
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

  /// Whether the declaration with an index follows another one in the text.
  func follows(_ index: Int, _ other: Int) -> Bool {
    index < keys.count && (other >= keys.count || keys[index].order > keys[other].order)
  }

  private static func index(of property: Property, among keys: [Key]) -> Int? {
    let place = keys.indices.partitioningIndex {
      keys[$0].property.rawValue >= property.rawValue
    }
    return place < keys.count && keys[place].property == property ? place : nil
  }
}
