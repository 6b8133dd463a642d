// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import LiveryTables

/// The gesture of a press on a table.
enum PointerInteraction {
  /// A touch of a target, as long as the pointer stays near the start.
  case touch(TableHit?, start: Point)
  /// A drag of the slider with an identifier.
  case slider(String)
  /// A drag of a row with a menu, with the menu's width and the pointer x of the closed position.
  case row(TableItemID, width: Double, start: Double)
  /// A drag of the rows, with the scroll offset that corresponds to a pointer at the top.
  case rows(Double)

  /// The distance in px beyond which a press becomes a drag.
  static let dragThreshold = 8.0
}

/// The timed events of a table.
enum TableTimer {
  /// The rows that the button requested arrive.
  case more
  /// The rows at the end arrive.
  case end
  /// All rows were reloaded.
  case reload
  /// The banner expires.
  case banner
}
