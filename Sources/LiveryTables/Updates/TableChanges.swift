// SPDX-License-Identifier: Apache-2.0

/// The difference between two tables, as deleted, inserted, moved and reloaded sections and rows.
///
/// ```swift
/// let changes = before.changes(to: after)
/// changes.rows.deletes  // positions in the old table
/// changes.rows.inserts  // positions in the new table
/// ```
///
/// Deletes have positions in the old table, and inserts positions in the new one, so they can be
/// applied in any order. The rows of deleted and inserted sections are listed too.
///
/// Defined by Three20's table kit, "Controller".
public struct TableChanges: Sendable, Hashable {
  /// The number of sections of the old table.
  package internal(set) var oldSectionCount = 0
  /// The number of sections of the new table.
  package internal(set) var newSectionCount = 0
  /// The edits of sections; a section reloads if its header or footer has changed.
  public internal(set) var sections = Edits<Int>()
  /// The edits of rows, within or across sections; a row reloads if its contents have changed.
  public internal(set) var rows = Edits<TablePosition>()
  /// Whether the tables are too large to compare, so that the changes are a complete reload.
  public internal(set) var isReload = false

  init() {}

  /// Returns the reload of a whole table.
  static func reload(from oldSectionCount: Int, to newSectionCount: Int) -> TableChanges {
    var changes = TableChanges()
    changes.oldSectionCount = max(0, oldSectionCount)
    changes.newSectionCount = max(0, newSectionCount)
    changes.isReload = true
    return changes
  }
}

extension TableChanges {
  /// The edits of the sections or of the rows of a table.
  public struct Edits<Position: Sendable & Hashable>: Sendable, Hashable {
    /// A section or row with another position.
    public struct Move: Sendable, Hashable {
      /// The position in the old table.
      public var from: Position
      /// The position in the new table.
      public var to: Position
    }

    /// The positions in the old table that are deleted, in order.
    public internal(set) var deletes: [Position] = []
    /// The positions in the new table that are inserted, in order.
    public internal(set) var inserts: [Position] = []
    /// The moves, in the order of the new table.
    public internal(set) var moves: [Move] = []
    /// The positions in the new table of the sections or rows that have changed, in order.
    public internal(set) var reloads: [Position] = []

    /// Whether there are no edits.
    public var isEmpty: Bool {
      deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty
    }
  }

  /// Whether both tables are equal.
  public var isEmpty: Bool { !isReload && sections.isEmpty && rows.isEmpty }
}
