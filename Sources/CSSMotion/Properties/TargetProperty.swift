// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A property that an effect changes: a physical longhand or a custom property.
///
/// Defined by [Web Animations 1, section 5.2](https://drafts.csswg.org/web-animations-1/#target-property).
enum TargetProperty: Sendable, Hashable {
  /// A longhand of the property table.
  case longhand(Property)
  /// A custom property by its name, including the two hyphens.
  case custom(String)
}

extension TargetProperty: CustomStringConvertible, Comparable {
  /// The name of the property.
  var description: String {
    switch self {
    case .longhand(let property): property.name
    case .custom(let name): name
    }
  }

  /// Orders properties by the code points of their names.
  static func < (first: TargetProperty, second: TargetProperty) -> Bool {
    first.description.unicodeScalars.lexicographicallyPrecedes(second.description.unicodeScalars)
  }
}
