// SPDX-License-Identifier: Apache-2.0

/// The source that says what a change of a property costs.
func changeEffects(_ table: PropertyTable) -> String {
  let costs = table.properties.map(table.cost)
  return """
    extension Property {
      /// What a change of the computed value costs at most; of a shorthand, what its costliest longhand does.
      ///
      /// ```swift
      /// Property.color.changeEffect    // .repaint
      /// Property.width.changeEffect    // .relayout
      /// ```
      public var changeEffect: ChangeEffect {
        let bits = Self.costs[Int(rawValue >> 5)] >> (UInt64(rawValue & 31) * 2) & 3
        return bits == 0 ? .nothing : bits == 1 ? .repaint : .relayout
      }

      /// Two bits for each property.
      private static let costs: [UInt64] = [
    \(wrapped(bits(costs.flatMap { [$0 & 1 == 1, $0 & 2 == 2] })).indented(4))
      ]
    }
    """
}

/// The source that says how a value that code sets ranks.
func codePrecedences(_ table: PropertyTable) -> String {
  """
  extension Property {
    /// How a value ranks that the program's code gives an element.
    ///
    /// It is each longhand's; of a shorthand it is ``CodePrecedence/aboveSheets`` when it is so of all its longhands.
    public var codePrecedence: CodePrecedence {
      let isAbove = Self.setAbove[Int(rawValue >> 6)] >> UInt64(rawValue & 63) & 1 == 1
      return isAbove ? .aboveSheets : .belowSheets
    }

    /// A bit for each property.
    private static let setAbove: [UInt64] = [
  \(wrapped(bits(table.properties.map { table.codes(of: $0) == [.above] })).indented(4))
    ]
  }
  """
}

extension PropertyTable {
  /// What a change costs, as a number: that of the costliest longhand of a shorthand.
  fileprivate func cost(of property: Property) -> Int {
    rows(of: property).compactMap { row in
      Change.allCases.firstIndex { $0 == row.change }
    }
    .max() ?? 0
  }

  /// How values that code sets rank: those of a shorthand's longhands.
  fileprivate func codes(of property: Property) -> Set<Code> {
    Set(rows(of: property).map { $0.code ?? .below })
  }

  /// The sentence that ends a property's documentation.
  func codeSentence(of property: Property) -> String {
    switch codes(of: property) {
    case [.above]: "What code sets wins over author sheets and inline styles."
    case [.below]: "What code sets gives way to user and author sheets."
    default: "What code sets ranks as each of its longhands says."
    }
  }

  /// A longhand's row, or those of a shorthand's longhands.
  private func rows(of property: Property) -> [Property] {
    guard let longhands = property.longhands else { return [property] }
    return longhands.compactMap { longhandRows[$0] }
  }
}
