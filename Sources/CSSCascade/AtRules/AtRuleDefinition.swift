// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import Synchronization

/// A row of the table of at-rules.
///
/// ```swift
/// AtRuleDefinition(named: "font-face")?.descriptors.first?.syntax    // "<family-name>"
/// ```
package struct AtRuleDefinition: Sendable {
  /// The name in lowercase, without the at sign.
  package let name: String
  /// The grammar between the name and the block, in the notation of CSS specifications, or an empty
  /// string.
  package let prelude: String
  /// The contents of the block.
  package let contents: Contents
  /// Whether the cascade reads the rule; it ignores the others.
  package let isSupported: Bool
  /// The descriptors in the block.
  package let descriptors: [Descriptor]
  /// A description of the at-rule, in one sentence.
  package let documentation: String
  /// The address of the specification.
  package let specification: String

  /// The contents of the block of an at-rule.
  package enum Contents: Sendable, Hashable {
    /// No block: a semicolon ends the rule.
    case none
    /// Rules, and within a style rule also declarations.
    case rules
    /// Keyframes.
    case keyframes
    /// Descriptors.
    case descriptors
    /// Descriptors and properties.
    case declarations
    /// Other at-rules.
    case atRules
  }

  /// A descriptor of an at-rule.
  package struct Descriptor: Sendable, Hashable {
    /// The name in lowercase.
    package let name: String
    /// The grammar of the value, in the notation of CSS specifications.
    package let syntax: String
    /// A description of the descriptor, in one sentence.
    package let documentation: String

    init(_ name: String, _ syntax: String, _ documentation: String) {
      self.name = name
      self.syntax = syntax
      self.documentation = documentation
    }
  }

  init(
    _ name: String, _ prelude: String, _ contents: Contents, isSupported: Bool = false,
    _ documentation: String, _ specification: String, descriptors: [Descriptor] = []
  ) {
    self.name = name
    self.prelude = prelude
    self.contents = contents
    self.isSupported = isSupported
    self.descriptors = descriptors
    self.documentation = documentation
    self.specification = "https://drafts.csswg.org/" + specification
  }
}

extension AtRuleDefinition {
  /// All at-rules of the table, those that the cascade reads first.
  package static let all = conditional + statements + objects + unsupported + pageBoxes

  private static let rows = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Creates the row of an at-rule, or returns `nil` for an unknown name.
  ///
  /// - Parameter name: The name in any ASCII case, without the at sign.
  package init?(named name: String) {
    guard let row = Self.rows[name.lowercased()] else { return nil }
    self = row
  }

  /// Whether the block contains properties besides the descriptors.
  package var acceptsProperties: Bool { contents == .declarations }

  /// The grammars of the descriptors by name, parsed on first use.
  ///
  /// A descriptor whose values are no values of properties, such as `unicode-range`, has none.
  package var grammars: [String: ValueGrammar] {
    Self.parsedGrammars.withLock { parsed in
      if let known = parsed[name] { return known }
      var grammars: [String: ValueGrammar] = [:]
      for descriptor in descriptors {
        grammars[descriptor.name] = try? ValueGrammar(parsing: descriptor.syntax)
      }
      parsed[name] = grammars
      return grammars
    }
  }

  private static let parsedGrammars = Mutex<[String: [String: ValueGrammar]]>([:])
}
