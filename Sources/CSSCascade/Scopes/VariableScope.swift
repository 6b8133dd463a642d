// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The custom properties of an element: a binding for each name, in rows that elements share.
///
/// The rows form a tree that maps an atom, five bits for each level, to the number of a binding.
/// Scopes with equal bindings have one root. The number of a scope consists of the number of the
/// root's row and, in bits 28 to 30, the depth of the tree.
struct VariableScope: Sendable {
  let tables: StyleTables
  let number: UInt32

  /// The number of bits of an atom that select a child of one row.
  static let rowBits: UInt32 = 5

  private static let minimumDepth: UInt32 = 2
  private static let depthShift: UInt32 = 28
  private static let rowMask: UInt32 = 1 << depthShift - 1

  /// Returns the row number of the root of a scope.
  @inline(__always)
  static func row(of number: UInt32) -> UInt32 { number & rowMask }

  /// Returns the number of rows from the root to a binding.
  @inline(__always)
  static func depth(of number: UInt32) -> UInt32 {
    minimumDepth + number >> depthShift & 7
  }

  /// Returns the number of a scope from its root row and depth.
  static func number(ofRow row: UInt32, depth: UInt32) -> UInt32 {
    row | (depth - minimumDepth) << depthShift
  }
}

extension StyleTables {
  /// Returns the number of the row with the bindings of the 32 atoms whose higher bits equal the
  /// index.
  @inline(__always)
  func leaf(at index: UInt32, ofScope number: UInt32) -> UInt32 {
    var row = VariableScope.row(of: number)
    var shift = VariableScope.rowBits * (VariableScope.depth(of: number) - 1)
    if index >> shift != 0 { return 0 }
    while shift > 0 {
      shift -= VariableScope.rowBits
      row = rows.groups.address(of: Int(row)).number(at: index >> shift & 31)
    }
    return row
  }

  /// Returns the binding number of an atom, or zero for no text.
  @inline(__always)
  func binding(of atom: UInt32, inScope number: UInt32) -> UInt32 {
    let leaf = leaf(at: atom >> VariableScope.rowBits, ofScope: number)
    return rows.groups.address(of: Int(leaf)).number(at: atom & 31)
  }
}

extension UnsafePointer<GroupRow> {
  /// Returns the number at a position of a row.
  @inline(__always)
  func number(at position: UInt32) -> UInt32 {
    UnsafeRawPointer(self).load(fromByteOffset: Int(position) * 4, as: UInt32.self)
  }
}

extension VariableScope {
  /// Returns the text of a custom property, or `nil` for none.
  func text(of name: Atom) -> String? {
    tables.bindings.text(of: tables.binding(of: name.rawValue, inScope: number))
  }

  /// Calls `body` with each name whose binding differs from that in another scope of the same
  /// tables, and with both bindings.
  ///
  /// - Complexity: Linear in the number of rows that differ.
  func forEachDifference(
    from other: UInt32 = 0, _ body: (_ name: Atom, _ binding: UInt32, _ other: UInt32) -> Void
  ) {
    let depth = max(Self.depth(of: number), Self.depth(of: other))
    compare(
      Node(number, atDepth: depth), with: Node(other, atDepth: depth), levels: depth, prefix: 0,
      body)
  }

  private func compare(
    _ node: Node, with other: Node, levels: UInt32, prefix: UInt32,
    _ body: (_ name: Atom, _ binding: UInt32, _ other: UInt32) -> Void
  ) {
    if node == other { return }
    if levels == 0 { return body(Atom(rawValue: prefix), node.row, other.row) }
    for position in UInt32(0)..<32 {
      compare(
        node.child(at: position, in: tables), with: other.child(at: position, in: tables),
        levels: levels - 1, prefix: prefix << Self.rowBits | position, body)
    }
  }

  /// A row of the tree, or a virtual row above the root with the root as its first child.
  private struct Node: Equatable {
    let row: UInt32
    /// The number of rows from this one to the root.
    let missing: UInt32

    init(_ number: UInt32, atDepth depth: UInt32) {
      row = VariableScope.row(of: number)
      missing = row == 0 ? 0 : depth - VariableScope.depth(of: number)
    }

    private init(row: UInt32, missing: UInt32) {
      (self.row, self.missing) = (row, missing)
    }

    func child(at position: UInt32, in tables: StyleTables) -> Node {
      if missing == 0 {
        let child = tables.rows.groups.address(of: Int(row)).number(at: position)
        return Node(row: child, missing: 0)
      }
      return position == 0 ? Node(row: row, missing: missing - 1) : Node(row: 0, missing: 0)
    }
  }
}
