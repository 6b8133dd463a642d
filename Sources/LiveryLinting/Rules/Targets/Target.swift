// SPDX-License-Identifier: Apache-2.0

/// What a system that themes are made for knows of CSS.
struct Target: Sendable {
  /// What the configuration calls it, such as `gtk-4.14`.
  let name: String
  /// What people call it.
  let title: String
  /// The properties, in small letters; nil where all are known that Livery knows.
  var properties: Set<String>?
  /// What the names of further properties begin with.
  var propertyPrefixes: [String] = []
  /// Whether there are custom properties.
  var hasCustomProperties = true
  /// The at-rules, in small letters; nil where all are known.
  var atRules: Set<String>?
  /// The functions of CSS that are not known.
  var missingFunctions: Set<String> = []
  /// The pseudo-classes, in small letters; nil where a program may add some, and all are known that are not missing.
  var pseudoClasses: Set<String>?
  /// The pseudo-classes of CSS that are not known.
  var missingPseudoClasses: Set<String> = []
}

extension Target {
  /// Whether a property is known by a name.
  func knows(property name: String) -> Bool {
    guard let properties else { return true }
    return properties.contains(name) || propertyPrefixes.contains { name.hasPrefix($0) }
  }
}

extension Target {
  /// Whether a pseudo-class is known by a name in small letters.
  func knows(pseudoClass name: String) -> Bool {
    !missingPseudoClasses.contains(name) && pseudoClasses?.contains(name) ?? true
  }
}

/// The systems that ``LintRule/unsupportedByTarget`` knows about.
enum Targets {
  /// All of them.
  static let all: [Target] =
    Target.gtk + Target.javaFX + [Target(name: "livery-1", title: "Livery 1"), .qss]

  /// What the configuration calls them.
  static let names: [String] = all.map(\.name)

  /// The one of a name; nil for none.
  static func named(_ name: String) -> Target? { all.first { $0.name == name.lowercased() } }

  /// The sides of boxes, by which the names of properties differ.
  static let sides = ["top", "right", "bottom", "left"]

  /// The properties of borders that Qt and GTK both know.
  static let borders: Set<String> = {
    var names: Set<String> = ["border", "border-color", "border-style", "border-width"]
    for side in sides {
      names.formUnion(["", "-color", "-style", "-width"].map { "border-\(side)\($0)" })
    }
    let corners = ["top-left", "top-right", "bottom-right", "bottom-left"]
    names.formUnion(["border-radius"] + corners.map { "border-\($0)-radius" })
    return names
  }()

  /// Names with those of their sides, such as `margin` and `margin-left`.
  static func withSides(_ names: [String]) -> Set<String> {
    Set(names + names.flatMap { name in sides.map { "\(name)-\($0)" } })
  }
}
