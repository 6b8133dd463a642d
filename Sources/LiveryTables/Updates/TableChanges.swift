// SPDX-License-Identifier: Apache-2.0

/// What leads from one table to another: which sections and rows go, come, move and change.
///
/// ```swift
/// let changes = before.changes(to: after)
/// changes.rows.deletes  // places in the old table
/// changes.rows.inserts  // places in the new table
/// ```
///
/// Places of what goes are those of the old table, and places of what comes those of the new one, so the order in which they
/// are carried out does not matter. The rows of sections that go and come are listed too.
///
/// Defined by Three20's table kit, "Controller".
public struct TableChanges: Sendable, Hashable {
  /// How many sections the old table has.
  public internal(set) var oldSectionCount = 0
  /// How many sections the new table has.
  public internal(set) var newSectionCount = 0
  /// The edits of sections; one reloads if its header or footer has changed.
  public internal(set) var sections = Edits<Int>()
  /// The edits of rows, within a section or from one to another; one reloads if its facts have changed.
  public internal(set) var rows = Edits<TablePosition>()
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
  /// The edits of the sections or of the rows of a table.
  public struct Edits<Place: Sendable & Hashable>: Sendable, Hashable {
    /// A section or row that stands elsewhere.
    public struct Move: Sendable, Hashable {
      /// The place in the old table.
      public var from: Place
      /// The place in the new table.
      public var to: Place
    }

    /// The places in the old table that go, in order.
    public internal(set) var deletes: [Place] = []
    /// The places in the new table that come, in order.
    public internal(set) var inserts: [Place] = []
    /// The moves, in the order of the new table.
    public internal(set) var moves: [Move] = []
    /// The places in the new table that were there and have changed, in order.
    public internal(set) var reloads: [Place] = []

    /// Whether there are no edits.
    public var isEmpty: Bool {
      deletes.isEmpty && inserts.isEmpty && moves.isEmpty && reloads.isEmpty
    }
  }

  /// Whether both tables are the same.
  public var isEmpty: Bool { !isReload && sections.isEmpty && rows.isEmpty }
}
