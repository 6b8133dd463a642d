// SPDX-License-Identifier: Apache-2.0

/// What leads from one table to another: which sections and rows go, come, move and change.
///
/// ```swift
/// let changes = before.changes(to: after)
/// changes.deletes       // places in the old table
/// changes.inserts       // places in the new table
/// ```
///
/// Places of what goes are those of the old table, and places of what comes those of the new one, so the order in which they
/// are carried out does not matter. The rows of sections that go and come are listed too.
///
/// Defined by Three20's table kit, "Controller".
public struct TableChanges: Sendable, Hashable {
  /// A section that stands elsewhere.
  public struct SectionMove: Sendable, Hashable {
    /// Where it stood.
    public var from: Int
    /// Where it stands.
    public var to: Int
  }

  /// A row that stands elsewhere.
  public struct RowMove: Sendable, Hashable {
    /// Where it stood.
    public var from: TablePosition
    /// Where it stands.
    public var to: TablePosition
  }

  /// How many sections the old table has.
  public internal(set) var oldSectionCount = 0
  /// How many sections the new table has.
  public internal(set) var newSectionCount = 0
  /// The sections of the old table that go, in order.
  public internal(set) var sectionDeletes: [Int] = []
  /// The sections of the new table that come, in order.
  public internal(set) var sectionInserts: [Int] = []
  /// The sections that move, in the order of the new table.
  public internal(set) var sectionMoves: [SectionMove] = []
  /// The sections of the new table whose header or footer has changed, in order.
  public internal(set) var sectionReloads: [Int] = []
  /// The rows of the old table that go, in order.
  public internal(set) var deletes: [TablePosition] = []
  /// The rows of the new table that come, in order.
  public internal(set) var inserts: [TablePosition] = []
  /// The rows that move within their section or to another one, in the order of the new table.
  public internal(set) var moves: [RowMove] = []
  /// The rows of the new table that were there, and have other facts, in order.
  public internal(set) var reloads: [TablePosition] = []

  /// Whether nothing is listed because there is too much to compare: all is to be shown anew.
  public internal(set) var isReload = false

  init() {}

  /// What leads from one table to another that has nothing to do with it.
  static func reload(from oldSectionCount: Int, to newSectionCount: Int) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = max(0, oldSectionCount)
    changes.newSectionCount = max(0, newSectionCount)
    changes.isReload = true
    return changes
  }
}

extension TableChanges {
  /// Whether both tables are the same.
  public var isEmpty: Bool {
    !isReload && sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && sectionReloads.isEmpty && deletes.isEmpty && inserts.isEmpty && moves.isEmpty
      && reloads.isEmpty
  }
}
