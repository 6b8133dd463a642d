// SPDX-License-Identifier: Apache-2.0

/// A property that a CSS specification or note defines or once defined, and that Livery does not
/// support.
///
/// ```swift
/// UnsupportedProperty(named: "color-adjust")?.successor   // "print-color-adjust"
/// UnsupportedProperty(named: "speak")?.origin             // "CSS Speech"
/// ```
///
/// Defined by the [index of properties](https://drafts.csswg.org/indexes/#properties) and by earlier versions of the
/// specifications that it lists.
struct UnsupportedProperty: Sendable {
  /// The name, in lowercase.
  let name: String
  /// The specification.
  let origin: String
  /// The reason for which the property has no effect.
  let status: Status
  /// The name of the property that replaces it, or `nil` if there is none.
  var successor: String?

  /// The reason for which a property has no effect.
  enum Status: Sendable, Hashable {
    /// A specification defines the property for screens, and Livery does not support it.
    case unsupported
    /// A property for another medium, such as `speak` for speech.
    case otherMedium(String)
    /// The specification that defined the property has dropped it.
    case dropped
    /// The former name of a property that takes the same values.
    case renamed
  }
}

extension UnsupportedProperty {
  /// Creates the property with a name, ignoring ASCII case, or returns `nil` if no specification
  /// has the name.
  init?(named name: String) {
    guard name.utf8.count <= Self.longestName, let found = Self.all[name.lowercased()] else {
      return nil
    }
    self = found
  }

  /// The properties by name.
  static let all: [String: UnsupportedProperty] = {
    var all: [String: UnsupportedProperty] = [:]
    for group in groups {
      for entry in group.names.split(separator: " ") {
        let parts = entry.split(separator: ">", maxSplits: 1).map(String.init)
        all[parts[0]] = UnsupportedProperty(
          name: parts[0], origin: group.origin, status: group.status,
          successor: parts.count > 1 ? parts[1] : nil)
      }
    }
    return all
  }()

  private static let longestName = all.keys.reduce(0) { max($0, $1.utf8.count) }
}
