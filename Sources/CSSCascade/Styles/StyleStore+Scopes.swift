// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Scopes of custom properties.
extension StyleStore {
  /// Returns a plan with the numbers of its constant bindings.
  mutating func bound(_ plan: VariablePlan) -> BoundPlan {
    var last = [BoundPlan.Binding](repeating: .init(), count: plan.declarations.count)
    for index in last.indices where plan.declarations[index].kind == .constant {
      last[index].number = bindings.number(of: plan.entries[index], [])
    }
    return BoundPlan(declared: plan, last: last)
  }

  /// Returns the scope number of an element.
  ///
  /// - Parameters:
  ///   - plan: The declarations of the element's rules, which are updated with their bindings.
  ///   - parent: The number of the parent's scope.
  /// - Returns: The number of the scope.
  mutating func scope(of plan: inout BoundPlan, below parent: UInt32) -> UInt32 {
    let leaves = plan.declared.leaves
    return withUnsafeTemporaryAllocation(of: GroupRow.self, capacity: leaves.count) { rows in
      guard let start = rows.baseAddress else { return parent }
      var draft = ScopeDraft(plan, below: parent, sheets, in: tables, rows: start)
      plan.last = []
      draft.bind(&bindings, in: tables)
      plan = draft.plan
      return scope(parent, replacing: leaves, with: start)
    }
  }

  /// Returns the binding number of a text or of a declaration with references.
  mutating func number(of source: VariableBinding.Source, _ references: [UInt32]) -> UInt32 {
    switch source {
    case .text(let text): bindings.number(of: text)
    case .entry(let entry): bindings.number(of: entry, references)
    }
  }

  /// Returns the number of a scope in which some names have other texts, or `nil` for none.
  mutating func scope(_ parent: UInt32, hiddenBy texts: [Atom: String?]) -> UInt32 {
    scope(parent, with: texts.mapValues { bindings.number(of: $0) })
  }

  /// Returns the number of a scope in which some names have other bindings.
  mutating func scope(_ parent: UInt32, with numbers: [Atom: UInt32]) -> UInt32 {
    var leaves: [UInt32] = []
    var rows: [GroupRow] = []
    for (name, number) in numbers.sorted(by: { $0.key < $1.key }) {
      let index = name.rawValue >> VariableScope.rowBits
      if leaves.last != index {
        leaves.append(index)
        rows.append(tables.rows.groups[Int(tables.leaf(at: index, ofScope: parent))])
      }
      rows[rows.count - 1].numbers[Int(name.rawValue & 31)] = number
    }
    return rows.withUnsafeMutableBufferPointer { rows in
      rows.baseAddress.map { scope(parent, replacing: leaves, with: $0) } ?? parent
    }
  }

  /// Returns the number of a scope with other rows.
  ///
  /// - Parameters:
  ///   - number: The number of the original scope.
  ///   - leaves: The indices of the rows, ascending.
  ///   - rows: The rows.
  /// - Returns: The number of the scope with these rows.
  private mutating func scope(
    _ number: UInt32, replacing leaves: [UInt32], with rows: UnsafePointer<GroupRow>
  ) -> UInt32 {
    guard let last = leaves.last else { return number }
    var (root, depth) = (VariableScope.row(of: number), VariableScope.depth(of: number))
    while last >> (VariableScope.rowBits * (depth - 1)) != 0 {
      if root != 0 {
        var row = GroupRow()
        row.numbers[0] = root
        root = self.number(of: row)
      }
      depth += 1
    }
    let shift = VariableScope.rowBits * (depth - 2)
    let row = row(root, replacing: leaves[...], at: shift, with: rows)
    return VariableScope.number(ofRow: row, depth: depth)
  }

  /// Returns the number of a row with other rows below it.
  ///
  /// `shift` is the position of the index bits that the row's level uses.
  private mutating func row(
    _ number: UInt32, replacing leaves: ArraySlice<UInt32>, at shift: UInt32,
    with rows: UnsafePointer<GroupRow>
  ) -> UInt32 {
    var row = tables.rows.groups[Int(number)]
    var start = leaves.startIndex
    while start < leaves.endIndex {
      let position = leaves[start] >> shift & 31
      let end = leaves[start...].firstIndex { $0 >> shift & 31 != position } ?? leaves.endIndex
      let child =
        shift == 0
        ? self.number(of: rows[start])
        : self.row(
          row.numbers[Int(position)], replacing: leaves[start..<end],
          at: shift - VariableScope.rowBits, with: rows)
      row.numbers[Int(position)] = child
      start = end
    }
    return self.number(of: row)
  }
}
