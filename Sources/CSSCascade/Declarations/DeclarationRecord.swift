// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import CSSValues

/// One declaration: what it is about and where it stands.
package struct DeclarationRecord: Sendable {
  /// What the declaration is about.
  package let subject: Subject
  /// The index of the declaration's node in the sheet's tree.
  package let node: UInt32

  /// A property of the table, a custom property, or something unknown, in four bytes.
  package struct Subject: Sendable, Hashable {
    private let rawValue: UInt32

    init(_ property: Property) { rawValue = UInt32(property.rawValue) }
    init(custom name: Atom) { rawValue = name.rawValue | 0x8000_0000 }
    private init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A property that is in no table.
    static let unknown = Subject(rawValue: .max)

    /// The property of the table.
    package var property: Property? {
      rawValue < 0x8000_0000 ? Property(rawValue: UInt16(truncatingIfNeeded: rawValue)) : nil
    }
    /// The custom property's name.
    package var customName: Atom? {
      rawValue >= 0x8000_0000 && self != .unknown ? Atom(rawValue: rawValue & 0x7FFF_FFFF) : nil
    }
  }
}

extension DeclarationRecord {
  /// Notes what a declaration of a tree is about.
  init(_ index: Int, of tree: SyntaxTree, names: inout AtomTable) {
    self.init(tree.nodes[index], at: index, of: tree.stream, names: &names)
  }

  /// Notes what a declaration is about, by its node and the node's index.
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
  /// What a declaration with this name token is about, when it is no custom property.
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
