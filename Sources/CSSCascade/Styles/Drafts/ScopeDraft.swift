// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The custom properties of an element while the declarations of its rules are bound.
struct ScopeDraft {
  private(set) var plan: BoundPlan
  /// The number of the parent's scope.
  let parent: UInt32
  let sheets: SheetContext
  /// The rows that contain the bindings of the plan.
  let rows: UnsafeMutablePointer<GroupRow>
  /// The bindings that the next one refers to.
  private var references: [UInt32] = []
  /// The maximum number of bytes of all texts so far.
  private var size = 0

  /// Creates a draft with the parent's bindings, in memory for the rows of a plan.
  init(
    _ plan: BoundPlan, below parent: UInt32, _ sheets: SheetContext, in tables: StyleTables,
    rows: UnsafeMutablePointer<GroupRow>
  ) {
    self.plan = plan
    self.parent = parent
    self.sheets = sheets
    self.rows = rows
    for (position, leaf) in plan.declared.leaves.enumerated() {
      let row = tables.rows.groups[Int(tables.leaf(at: leaf, ofScope: parent))]
      (rows + position).initialize(to: row)
    }
  }
}

extension ScopeDraft {
  /// Binds the declarations of the plan.
  mutating func bind(_ table: inout BindingTable, in tables: StyleTables) {
    var index = 0
    while index < plan.declared.declarations.count {
      let count = Int(plan.declared.declarations[index].cycleCount)
      if count == 0 {
        bind(index, &table, in: tables)
        index += 1
      } else {
        bind(cycle: index..<index + count, &table, in: tables)
        index += count
      }
    }
  }

  private mutating func bind(_ index: Int, _ table: inout BindingTable, in tables: StyleTables) {
    let declaration = plan.declared.declarations[index]
    var number: UInt32
    switch declaration.kind {
    case .none: number = 0
    case .constant: number = plan.last[index].number
    case .parent:
      number = tables.binding(of: plan.declared.entries[index].name.rawValue, inScope: parent)
    case .references:
      number =
        declaration.references.count <= 4
        ? self.number(ofFew: declaration.references, at: index, &table, in: tables)
        : self.number(of: declaration.references, at: index, &table, in: tables)
    }
    if plan.declared.mayBeLarge { number = counted(number, in: tables) }
    set(declaration.position, number)
  }

  /// Returns the binding number of a declaration with at most four references, which are often
  /// those of the latest scope.
  private mutating func number(
    ofFew positions: Range<Int32>, at index: Int, _ table: inout BindingTable,
    in tables: StyleTables
  ) -> UInt32 {
    var found = SIMD4<UInt32>(repeating: 0)
    let (first, count) = (Int(positions.lowerBound), positions.count)
    if count > 0 { found.x = binding(of: plan.declared.references[first], in: tables) }
    if count > 1 { found.y = binding(of: plan.declared.references[first + 1], in: tables) }
    if count > 2 { found.z = binding(of: plan.declared.references[first + 2], in: tables) }
    if count > 3 { found.w = binding(of: plan.declared.references[first + 3], in: tables) }
    if plan.last[index].number != 0, plan.last[index].references == found {
      return plan.last[index].number
    }
    references.removeAll(keepingCapacity: true)
    for lane in 0..<count { references.append(found[lane]) }
    let number = table.number(of: plan.declared.entries[index], references)
    plan.last[index] = BoundPlan.Binding(references: found, number: number)
    return number
  }

  private mutating func number(
    of positions: Range<Int32>, at index: Int, _ table: inout BindingTable, in tables: StyleTables
  ) -> UInt32 {
    references.removeAll(keepingCapacity: true)
    for position in positions {
      references.append(binding(of: plan.declared.references[Int(position)], in: tables))
    }
    return table.number(of: plan.declared.entries[index], references)
  }

  /// Binds declarations with cyclic references, some of them in fallbacks.
  ///
  /// Those in an actual cycle have no text.
  private mutating func bind(
    cycle: Range<Int>, _ table: inout BindingTable, in tables: StyleTables
  ) {
    var unresolved: [Atom: Int] = [:]
    for index in cycle {
      set(plan.declared.declarations[index].position, 0)
      unresolved[plan.declared.entries[index].name] = index - cycle.lowerBound
    }
    let entries = Array(plan.declared.entries[cycle])
    guard entries.contains(where: \.hasFallbackReferences) else { return }
    let (sheets, bound) = (sheets, BoundVariables(self, tables))
    _ = DependencyOrder(count: cycle.count) { number, progress in
      guard case .tokens(let stream, let tokens) = entries[number].value else { return nil }
      progress.position = max(progress.position, tokens.lowerBound)
      let used = UsedReferences(
        stream: stream, end: tokens.upperBound, program: sheets.rules.program)
      let token = used.next(&progress) { token in
        guard let name = sheets.names.find(stream, token) else { return .invalid }
        if unresolved[name] != nil { return .unsettled }
        return bound.text(of: name) != nil ? .valid : .invalid
      }
      return token.flatMap { sheets.names.find(stream, $0) }.flatMap { unresolved[$0] }
    } settle: { settled, isCycle in
      for number in settled {
        unresolved[entries[number].name] = nil
        if !isCycle { bind(cycle.lowerBound + number, &table, in: tables) }
      }
    }
  }

  private func set(_ position: VariablePlan.Position, _ number: UInt32) {
    UnsafeMutableRawPointer(rows + Int(position.leaf))
      .storeBytes(of: number, toByteOffset: Int(position.lane) * 4, as: UInt32.self)
  }

  @inline(__always)
  private func binding(of reference: VariablePlan.Reference, in tables: StyleTables) -> UInt32 {
    switch reference {
    case .declared(let position): UnsafePointer(rows + Int(position.leaf)).number(at: position.lane)
    case .parent(let atom): tables.binding(of: atom, inScope: parent)
    }
  }

  /// Adds the size of a binding's text, and returns zero if the total size exceeds the limit.
  private mutating func counted(_ number: UInt32, in tables: StyleTables) -> UInt32 {
    let added = tables.bindings.list.address(of: Int(number)).pointee.size
    if size + added > CustomPropertyResolver.maximumTotal { return 0 }
    size += added
    return number
  }

  /// The names that are bound so far, and those of the parent.
  private struct BoundVariables {
    let leaves: [UInt32]
    let rows: UnsafePointer<GroupRow>
    let parent: UInt32
    let tables: StyleTables

    init(_ draft: ScopeDraft, _ tables: StyleTables) {
      leaves = draft.plan.declared.leaves
      rows = UnsafePointer(draft.rows)
      parent = draft.parent
      self.tables = tables
    }

    func text(of name: Atom) -> String? {
      let index = name.rawValue >> VariableScope.rowBits
      let leaf = leaves.indices.partitioningIndex { leaves[$0] >= index }
      let number =
        leaf < leaves.count && leaves[leaf] == index
        ? (rows + leaf).number(at: name.rawValue & 31)
        : tables.binding(of: name.rawValue, inScope: parent)
      return tables.bindings.text(of: number)
    }
  }
}
