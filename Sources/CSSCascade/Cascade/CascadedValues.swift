// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What the cascade decides for one element, before anything is computed: one declaration for each longhand and variable.
///
/// The same rules decide the same, whatever the element inherits: elements that the same rules match share these values.
///
/// Defined by [CSS Cascade 5, section 4.2](https://drafts.csswg.org/css-cascade-5/#cascaded).
final class CascadedValues: Sendable {
  /// A longhand, the declaration that won, and where it stands.
  struct Winner: Sendable {
    let property: Property
    let value: DeclaredValue
    /// The level of the declaration, which `revert-layer` goes below.
    let level: CascadeLevel
    let isImportant: Bool
  }

  /// The longhands that children inherit, in the order in which they are computed.
  let inherited: [Winner]
  /// The other longhands, in the order of the table.
  let own: [Winner]
  /// The custom properties.
  let customProperties: [Atom: DeclaredCustomProperty]
  /// The rules that were asked, weakest first.
  let matches: [RuleMatch]
  init(
    _ winners: [Winner], _ customProperties: [Atom: DeclaredCustomProperty], _ matches: [RuleMatch]
  ) {
    inherited = winners.filter(\.property.isInherited).sorted {
      $0.property.computingRank < $1.property.computingRank
    }
    own = winners.filter { !$0.property.isInherited }.sorted {
      $0.property.rawValue < $1.property.rawValue
    }
    self.customProperties = customProperties
    self.matches = matches
  }
}

extension Property {
  /// Where the property stands in the order of computing: what others depend on comes first.
  fileprivate var computingRank: Int {
    switch self {
    case .colorScheme: -6
    case .writingMode: -5
    case .fontSize: -4
    case .fontWeight: -3
    case .lineHeight: -2
    case .color: -1
    default: Int(rawValue)
    }
  }
}
