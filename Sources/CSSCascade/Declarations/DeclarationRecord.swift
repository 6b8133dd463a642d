// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import CSSValues

/// A declaration: its property and its node.
package struct DeclarationRecord: Sendable {
  /// The declared property.
  package let subject: Subject
  /// The index of the declaration's node in the sheet's tree.
  package let node: UInt32

  /// A known property, a custom property, or an unknown property, in four bytes.
  package struct Subject: Sendable, Hashable {
    private let rawValue: UInt32

    init(_ property: Property) { rawValue = UInt32(property.rawValue) }
    init(custom name: Atom) { rawValue = name.rawValue | 0x8000_0000 }
    private init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A property that is not in the property table.
    static let unknown = Subject(rawValue: .max)

    /// The known property; `nil` for other subjects.
    package var property: Property? {
      rawValue < 0x8000_0000 ? Property(rawValue: UInt16(truncatingIfNeeded: rawValue)) : nil
    }
    /// The custom property's name; `nil` for other subjects.
    package var customName: Atom? {
      rawValue >= 0x8000_0000 && self != .unknown ? Atom(rawValue: rawValue & 0x7FFF_FFFF) : nil
    }
  }
}

extension DeclarationRecord {
  /// Creates the record of a declaration of a tree.
  init(_ index: Int, of tree: SyntaxTree, names: inout AtomTable) {
    self.init(tree.nodes[index], at: index, of: tree.stream, names: &names)
  }

  /// Creates the record of a declaration from its node and the node's index.
  init(_ node: SyntaxNode, at index: Int, of stream: TokenStream, names: inout AtomTable) {
    if node.flags.contains(.blocks) {
      names.internVariables(of: stream, Int(node.content)..<Int(node.contentEnd))
    }
    subject =
      node.flags.contains(.custom)
      ? Subject(custom: names.intern(stream, Int(node.first)))
      : Subject(named: Int(node.first), in: stream)
    self.node = UInt32(truncatingIfNeeded: index)
  }
}

extension DeclarationRecord.Subject {
  /// Creates the subject of a declaration from its name token, unless it is a custom property.
  fileprivate init(named name: Int, in stream: TokenStream) {
    let property: Property?
    if stream.tokens[name].flags.contains(.escaped) {
      property = Property(name: stream.value(of: name))
    } else {
      property = Property.find(stream.identifier(at: name))
    }
    self = property.map { .init($0) } ?? .unknown
  }
}
