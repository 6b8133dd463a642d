// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// Every sentence that CSSCascade has for a reader of imports and layers.
extension Diagnostic.Kind {
  /// An `@import` that does not follow the grammar.
  package static let invalidImport = Self("invalid-import", .error) {
    prelude("'@import'", $0)
  }
  /// An `@import` behind rules that it must precede.
  package static let misplacedImport = Self("misplaced-import", .error) { _ in
    "'@import' must precede all rules but '@charset' and '@layer' statements; it is ignored"
  }
  /// An `@namespace` that does not follow the grammar.
  package static let invalidNamespace = Self("invalid-namespace", .error) {
    prelude("'@namespace'", $0)
  }
  /// An `@namespace` after rules that it must precede.
  package static let misplacedNamespace = Self("misplaced-namespace", .error) { _ in
    "'@namespace' must precede all rules but '@charset', '@import' and '@layer' statements; it is ignored"
  }
  /// A statement of `@layer` in a style rule.
  package static let misplacedLayer = Self("misplaced-layer", .error) { _ in
    "a statement of '@layer' has no place in a style rule; it is ignored"
  }
  /// An `@import` of a sheet for which nobody says how others are read.
  package static let importNotLoaded = Self("import-not-loaded", .warning) {
    "'\($0.subject)' is not loaded: a sheet without a file of its own imports nothing"
  }
  /// An `@import` of a file that is not there.
  package static let importNotFound = Self("import-not-found", .error) {
    "there is no file '\($0.subject)'\(chain($0))"
  }
  /// An `@import` of something that a theme may not read.
  package static let importRejected = Self("import-refused", .error) {
    "'\($0.subject)' is not read: \($0.expected)\(chain($0))"
  }
  /// An `@import` of a file that cannot be read.
  package static let importUnreadable = Self("import-unreadable", .error) {
    "'\($0.subject)' cannot be read: \($0.expected)\(chain($0))"
  }
  /// An `@import` of a sheet that is being imported.
  package static let circularImport = Self("circular-import", .error) {
    "'\($0.subject)' imports itself\(chain($0)); this '@import' is ignored"
  }
  /// Imports in imports, more than the limit.
  package static let importTooDeep = Self("import-too-deep", .error) {
    "sheets imported by one another more than \($0.limit) deep are not read\(chain($0))"
  }
  /// More imports than the limit, in a sheet and all that it imports.
  package static let tooManyImports = Self("too-many-imports", .error) {
    "a sheet imports at most \($0.limit) others, theirs counted; the rest is ignored\(chain($0))"
  }
  /// More bytes than the limit, in all that a sheet imports.
  package static let importsTooLarge = Self("imports-too-large", .error) {
    "the sheets that one imports have at most \($0.limit) bytes; the rest is ignored\(chain($0))"
  }

  /// An `@layer`, or the `layer()` of an `@import`, that does not follow the grammar.
  package static let invalidLayer = Self("invalid-layer", .error) {
    prelude("'@layer'", $0)
  }
  /// An `@scope` that does not follow the grammar.
  package static let invalidScope = Self("invalid-scope", .error) {
    prelude("'@scope'", $0)
  }
  /// Layers in layers, more than the limit.
  package static let layersTooDeep = Self("layers-too-deep", .error) {
    "layers nested more than \($0.limit) deep are not read"
  }
  /// More layers than the limit.
  package static let tooManyLayers = Self("too-many-layers", .error) {
    "there are at most \($0.limit) layers; the rest is ignored"
  }

  private static func prelude(_ rule: String, _ diagnostic: Diagnostic) -> String {
    let found = diagnostic.found.isEmpty ? "the end of the rule" : "'\(diagnostic.found)'"
    return "expected \(diagnostic.expected) in \(rule), found \(found)"
  }

  /// How the sheet came to be imported, where it is not the first one.
  private static func chain(_ diagnostic: Diagnostic) -> String {
    diagnostic.found.isEmpty ? "" : " (\(diagnostic.found))"
  }
}

extension ResourceError {
  /// Why something may not or cannot be read, as it follows a colon.
  var reason: String {
    switch self {
    case .notFound: "there is no such file"
    case .emptyAddress: "its address is empty"
    case .invalidAddress: "its address is none of a file"
    case .unsupportedScheme(let scheme): "'\(scheme):' leads to no file"
    case .outside: "it lies outside of the theme's folder"
    case .notAFile: "this is no file"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .unreadable(let reason): reason
    case .noSheet: "its address stands in no sheet"
    case .unknownSheet(let name): "its address stands in '\(name)', which is none of these sheets"
    case .noLoader(let sheet): "its address stands in '\(sheet)', a sheet without a folder"
    case .invalidData(let reason): reason
    }
  }
}
