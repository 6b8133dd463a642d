// SPDX-License-Identifier: Apache-2.0

/// The CSS features that a target platform supports.
struct Target: Sendable {
  /// The name in configurations, such as `gtk-4.14`.
  let name: String
  /// The display name.
  let title: String
  /// The supported properties in lower case, or `nil` if all properties of Livery are supported.
  var properties: Set<String>?
  /// The prefixes of other supported properties.
  var propertyPrefixes: [String] = []
  /// Whether custom properties are supported.
  var hasCustomProperties = true
  /// The supported at-rules in lower case, or `nil` if all are supported.
  var atRules: Set<String>?
  /// The CSS functions that are not supported.
  var missingFunctions: Set<String> = []
  /// The supported pseudo-classes in lower case.
  ///
  /// `nil` if a program may add its own, and all that are not in ``missingPseudoClasses`` are
  /// supported.
  var pseudoClasses: Set<String>?
  /// The CSS pseudo-classes that are not supported.
  var missingPseudoClasses: Set<String> = []
}

extension Target {
  /// Returns whether a property is supported.
  func supports(property name: String) -> Bool {
    guard let properties else { return true }
    return properties.contains(name) || propertyPrefixes.contains { name.hasPrefix($0) }
  }
}

extension Target {
  /// Returns whether a pseudo-class is supported, given its name in lower case.
  func supports(pseudoClass name: String) -> Bool {
    !missingPseudoClasses.contains(name) && pseudoClasses?.contains(name) ?? true
  }
}

/// The platforms that ``LintRule/unsupportedByTarget`` supports.
enum Targets {
  /// All target platforms.
  static let all: [Target] =
    Target.gtk + Target.javaFX + [Target(name: "livery-1", title: "Livery 1"), .qss]

  /// The names of the platforms in configurations.
  static let names: [String] = all.map(\.name)

  /// Returns the platform with a name, or `nil` if there is none.
  static func named(_ name: String) -> Target? { all.first { $0.name == name.lowercased() } }

  /// The sides of boxes, which occur in property names.
  static let sides = ["top", "right", "bottom", "left"]

  /// The border properties that Qt and GTK both support.
  static let borders: Set<String> = {
    var names: Set<String> = ["border", "border-color", "border-style", "border-width"]
    for side in sides {
      names.formUnion(["", "-color", "-style", "-width"].map { "border-\(side)\($0)" })
    }
    let corners = ["top-left", "top-right", "bottom-right", "bottom-left"]
    names.formUnion(["border-radius"] + corners.map { "border-\($0)-radius" })
    return names
  }()

  /// Returns names together with their variants for each side, such as `margin` and `margin-left`.
  static func withSides(_ names: [String]) -> Set<String> {
    Set(names + names.flatMap { name in sides.map { "\(name)-\($0)" } })
  }
}
