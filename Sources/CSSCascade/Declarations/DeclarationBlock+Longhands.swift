// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension DeclarationBlock {
  /// Longhands in the order of declaration.
  struct Longhands {
    let areOfSheet: Bool
    private(set) var values: [DeclaredLonghand] = []
    /// The longhands of the ``values``.
    private var longhands = LonghandSet()
    /// The number of longhands that were set so far.
    private var order = 0
    /// The last declaration of `all`, which overrides all longhands before it.
    private var expansion: AllExpansion?

    init(areOfSheet: Bool) { self.areOfSheet = areOfSheet }

    /// Returns the longhands in the order of the property table.
    func ordered(in table: ValueTable?) -> DeclaredLonghands {
      DeclaredLonghands(values, expansion: expansion, in: table)
    }

    mutating func add(
      _ property: Property, _ stream: TokenStream, in tokens: Range<Int>, names: AtomTable
    ) {
      switch TypedDeclaration(property, stream, in: tokens) {
      case .invalid: break
      case .computed(let value), .value(let value): set(property, .specified(value))
      case .values(let values): for value in values { set(value.property, .specified(value.value)) }
      case .keyword(let keyword) where property == .all: expand(AllExpansion.of(keyword))
      case .keyword(let keyword):
        for longhand in property.longhands { set(longhand, .keyword(keyword)) }
      case .variable:
        let pending = PendingValue(
          property, stream, in: tokens, names: names, isOfSheet: areOfSheet)
        if property == .all { return expand(AllExpansion(pending)) }
        for longhand in property.longhands { set(longhand, .pending(pending)) }
      }
    }

    private mutating func expand(_ expansion: AllExpansion) {
      self.expansion = expansion
      values.removeAll { AllExpansion.covers($0.property) }
      longhands = LonghandSet(values.lazy.map(\.property))
    }

    mutating func set(_ property: Property, _ value: DeclaredValue) {
      let declared = DeclaredLonghand(property: property, value: value, order: order)
      order += 1
      let rank = property.computingRank
      if longhands.contains(rank), let index = values.firstIndex(where: { $0.property == property })
      {
        values[index] = declared
      } else {
        longhands.insert(rank)
        values.append(declared)
      }
    }
  }
}
