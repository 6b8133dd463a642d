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
    let node = tree.nodes[index]
    names.internVariables(of: tree.stream, Int(node.content)..<Int(node.contentEnd))
    self.init(
      subject: Subject(
        Int(node.first), isCustom: node.flags.contains(.custom), in: tree.stream, &names),
      node: UInt32(truncatingIfNeeded: index))
  }
}

extension DeclarationRecord.Subject {
  /// What a declaration with this name token is about.
  fileprivate init(
    _ name: Int, isCustom: Bool, in stream: TokenStream, _ names: inout AtomTable
  ) {
    if stream.tokens[name].flags.contains(.escaped) {
      let text = stream.value(of: name)
      if isCustom {
        self.init(custom: names.intern(text))
      } else {
        self = Property(name: text).map { .init($0) } ?? .unknown
      }
      return
    }
    let utf8 = stream.utf8(in: Int(stream.tokens[name].start)..<Int(stream.tokens[name + 1].start))
    if isCustom {
      self.init(custom: names.intern(utf8))
    } else {
      self = Property.find(utf8).map { .init($0) } ?? .unknown
    }
  }
}
