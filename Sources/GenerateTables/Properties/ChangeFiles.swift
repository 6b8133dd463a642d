// SPDX-License-Identifier: Apache-2.0

/// Returns the source with the effect of a change of each property.
func changeEffects(_ table: PropertyTable) -> String {
  let costs = table.properties.map(table.cost)
  return """
    extension Property {
      /// The maximum work that a change of the computed value requires.
      ///
      /// For a shorthand, this is the maximum of its longhands.
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

/// Returns the source with the precedence of a value that the program sets for each property.
func hintPrecedences(_ table: PropertyTable) -> String {
  """
  extension Property {
    /// The precedence of a value that the program sets on an element.
    ///
    /// A shorthand has ``HintPrecedence/aboveSheets`` only if all its longhands have it.
    public var hintPrecedence: HintPrecedence {
      let isAbove = Self.aboveSheetsBits[Int(rawValue >> 6)] >> UInt64(rawValue & 63) & 1 == 1
      return isAbove ? .aboveSheets : .belowSheets
    }

    /// A bit for each property.
    private static let aboveSheetsBits: [UInt64] = [
  \(wrapped(bits(table.properties.map { table.hintPrecedences(of: $0) == [.above] })).indented(4))
    ]
  }
  """
}

extension PropertyTable {
  /// Returns the effect of a change as a number, which is the maximum of a shorthand's longhands.
  fileprivate func cost(of property: Property) -> Int {
    rows(of: property).compactMap { row in
      Change.allCases.firstIndex { $0 == row.change }
    }
    .max() ?? 0
  }

  /// Returns the precedences of values that the program sets, for all longhands of a shorthand.
  fileprivate func hintPrecedences(of property: Property) -> Set<HintPrecedence> {
    Set(rows(of: property).map { $0.code ?? .below })
  }

  /// Returns the last sentence of a property's documentation.
  func hintPrecedenceText(of property: Property) -> String {
    switch hintPrecedences(of: property) {
    case [.above]: "A value that the program sets overrides author style sheets and inline styles."
    case [.below]: "User and author style sheets override a value that the program sets."
    default: "The precedence of a value that the program sets depends on the longhand."
    }
  }

  /// Returns the row of a longhand, or the rows of a shorthand's longhands.
  private func rows(of property: Property) -> [Property] {
    guard let longhands = property.longhands else { return [property] }
    return longhands.compactMap { longhandRows[$0] }
  }
}
