// SPDX-License-Identifier: Apache-2.0

extension LintRule {
  /// The text of a sheet or theme that a finding depends on.
  ///
  /// While this text does not change, neither does the finding, apart from its position and the
  /// numbers of lines. A ``LintSession`` then keeps it.
  enum Scope: Sendable {
    /// The top-level rule around the finding, and the namespaces of the sheet.
    case rule
    /// The top-level rule around the finding and the numbers of its lines.
    case ruleAndLines
    /// A part of the structure of all sheets, and the numbers of lines.
    case structure(Structure)
    /// The whole text of all sheets.
    case text
  }

  /// The order and nesting of rules, with selectors and at-rules, and some of the declarations.
  struct Structure: Sendable {
    /// A function that returns whether a declaration of a sheet counts.
    typealias Filter = @Sendable (_ sheet: LintedSheet, _ declaration: LintedDeclaration) -> Bool

    /// The declarations whose names, `!important` and validity count.
    let includes: Filter
    /// The declarations among them whose values count too.
    let includesValue: Filter

    /// The structure without declarations.
    static let rules = Structure { _, _ in
      false
    } includesValue: { _, _ in
      false
    }

    /// The structure with all declarations, but without values.
    static let allDeclarations = declarations { _, _ in true }

    /// Returns the structure with some declarations, but without values.
    static func declarations(where includes: @escaping Filter) -> Structure {
      Structure(includes: includes) { _, _ in false }
    }

    /// Returns the structure with all declarations and some of their values.
    static func allDeclarations(withValuesWhere includesValue: @escaping Filter) -> Structure {
      Structure(includes: { _, _ in true }, includesValue: includesValue)
    }

    /// Returns the structure with some declarations and their values.
    static func values(where includes: @escaping Filter) -> Structure {
      Structure(includes: includes) { _, _ in true }
    }
  }

  /// Whether a finding in a top-level rule of a sheet depends only on that rule and the namespaces
  /// of the sheet.
  package var isLocal: Bool {
    if case .rule = scope { true } else { false }
  }
}
