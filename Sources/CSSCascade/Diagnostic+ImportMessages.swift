// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The messages of diagnostics about imports, layers and other rules with a context.
extension Diagnostic.Kind {
  /// An `@import` that does not follow the grammar.
  package static let invalidImport = Self("invalid-import", .error) {
    prelude("'@import'", $0)
  }
  /// An `@import` after rules that it must precede.
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
  /// An `@layer` statement in a style rule.
  package static let misplacedLayer = Self("misplaced-layer", .error) { _ in
    "an '@layer' statement is not allowed in a style rule; it is ignored"
  }
  /// An `@import` in a style sheet that cannot load others.
  package static let importNotLoaded = Self("import-not-loaded", .warning) {
    "'\($0.subject)' is not loaded: a style sheet that is not a file cannot import others"
  }
  /// An `@import` of a file that does not exist.
  package static let importNotFound = Self("import-not-found", .error) {
    "there is no file '\($0.subject)'\(chain($0))"
  }
  /// An `@import` of a resource that a theme may not read.
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
  /// Imports nested deeper than the limit.
  package static let importTooDeep = Self("import-too-deep", .error) {
    "imports nested more than \($0.limit) deep are not read\(chain($0))"
  }
  /// More imports than the limit, including indirect imports.
  package static let tooManyImports = Self("too-many-imports", .error) {
    "a style sheet imports at most \($0.limit) others, including indirect imports; the rest is ignored\(chain($0))"
  }
  /// Imports that exceed the limit on the total size.
  package static let importsTooLarge = Self("imports-too-large", .error) {
    "the imports of a style sheet have at most \($0.limit) bytes; the rest is ignored\(chain($0))"
  }

  /// An `@layer`, or the `layer()` of an `@import`, that does not follow the grammar.
  package static let invalidLayer = Self("invalid-layer", .error) {
    prelude("'@layer'", $0)
  }
  /// An `@scope` that does not follow the grammar.
  package static let invalidScope = Self("invalid-scope", .error) {
    prelude("'@scope'", $0)
  }
  /// An `@starting-style` with a prelude.
  package static let invalidStartingStyle = Self("invalid-starting-style", .error) {
    "\(prelude("'@starting-style'", $0)); the rule is ignored"
  }
  /// Layers nested deeper than the limit.
  package static let layersTooDeep = Self("layers-too-deep", .error) {
    "layers nested more than \($0.limit) deep are not read"
  }
  /// More layers than the limit.
  package static let tooManyLayers = Self("too-many-layers", .error) {
    "at most \($0.limit) layers are supported; the rest is ignored"
  }

  private static func prelude(_ rule: String, _ diagnostic: Diagnostic) -> String {
    let found = diagnostic.found.isEmpty ? "the end of the rule" : "'\(diagnostic.found)'"
    return "expected \(diagnostic.expected) in \(rule), found \(found)"
  }

  /// The chain of imports in parentheses, or an empty string for the first style sheet.
  private static func chain(_ diagnostic: Diagnostic) -> String {
    diagnostic.found.isEmpty ? "" : " (\(diagnostic.found))"
  }
}

extension ResourceError {
  /// The reason as a clause, to follow a colon.
  var reason: String {
    switch self {
    case .notFound: "there is no such file"
    case .emptyAddress: "its URL is empty"
    case .invalidAddress: "its URL does not name a file"
    case .unsupportedScheme(let scheme): "'\(scheme):' does not lead to a file"
    case .outside: "it is outside the theme's folder"
    case .notAFile: "it is not a file"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .unreadable(let reason): reason
    case .noSheet: "its URL is in no style sheet"
    case .unknownSheet(let name): "its URL is in '\(name)', which is not one of these style sheets"
    case .noLoader(let sheet): "its URL is in '\(sheet)', a style sheet without a folder"
    case .invalidData(let reason): reason
    }
  }
}
