// SPDX-License-Identifier: Apache-2.0

/// A property that a specification or note of CSS defines or has defined, and that Livery does not have.
///
/// ```swift
/// UnsupportedProperty(named: "color-adjust")?.successor   // "print-color-adjust"
/// UnsupportedProperty(named: "speak")?.origin             // "CSS Speech"
/// ```
///
/// Defined by the [index of properties](https://drafts.csswg.org/indexes/#properties) and by earlier versions of the
/// specifications that it lists.
struct UnsupportedProperty: Sendable {
  /// The name, in lower case.
  let name: String
  /// The specification.
  let origin: String
  /// The reason why the property has no effect.
  let standing: Standing
  /// The property that has replaced it; nil if there is none.
  var successor: String?

  /// The reason why a property has no effect.
  enum Standing: Sendable, Hashable {
    /// A specification defines it for style sheets of screens, and Livery does not.
    case unsupported
    /// A property for another medium, such as `speak` for speech.
    case otherMedium(String)
    /// The specification that defined it has dropped it.
    case dropped
    /// The former name of a property that takes the same values.
    case renamed
  }
}

extension UnsupportedProperty {
  /// The property of a name, without regard to ASCII case; nil for a name that no specification has.
  init?(named name: String) {
    guard name.utf8.count <= Self.longestName, let found = Self.all[name.lowercased()] else {
      return nil
    }
    self = found
  }

  /// The properties by their names.
  static let all: [String: UnsupportedProperty] = {
    var all: [String: UnsupportedProperty] = [:]
    for group in groups {
      for entry in group.names.split(separator: " ") {
        let parts = entry.split(separator: ">", maxSplits: 1).map(String.init)
        all[parts[0]] = UnsupportedProperty(
          name: parts[0], origin: group.origin, standing: group.standing,
          successor: parts.count > 1 ? parts[1] : nil)
      }
    }
    return all
  }()

  private static let longestName = all.keys.reduce(0) { max($0, $1.utf8.count) }
}
