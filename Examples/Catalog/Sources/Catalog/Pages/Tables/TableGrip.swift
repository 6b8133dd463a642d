// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import LiveryTables

/// What a hand does that is pressed on a table.
enum TableGrip {
  /// It means what it touched, if it stays near the place in what is seen.
  case touch(TableHit?, start: Point)
  /// It drags the slider with an id.
  case slider(String)
  /// It drags a row with a menu of a width, which would be at its place if the hand were at the left by so much.
  case row(TableItemID, width: Double, start: Double)
  /// It drags the rows, which would be at this offset if the hand were at the top of what is seen.
  case rows(Double)

  /// A hand that moves further than this drags, in px.
  static let reach = 8.0
}

/// What time brings to a table.
enum TableOccasion {
  /// The rows that the button asked for are there.
  case more
  /// The rows at the end are there.
  case end
  /// All rows were loaded again.
  case reload
  /// What the banner said is old.
  case banner
}
