// SPDX-License-Identifier: Apache-2.0
public import LiveryPipelines

/// Where things stand in the header above rows that are pulled down.
///
/// The header is as large as the table and ends where the rows begin; things stand above its lower side.
///
/// Defined by Three20's table kit, "Drag refresh and infinite scroll".
public struct DragRefreshMetrics: Sendable, Hashable {
  /// How far the date's upper side is above the lower side; 30 px by default.
  public var dateDistance = 30.0
  /// How far the status's upper side is above the lower side; 48 px by default.
  public var statusDistance = 48.0
  /// The height of both texts; 20 px by default.
  public var textHeight = 20.0
  /// The left side of the arrow; 25 px by default.
  public var arrowLeft = 25.0
  /// How far the arrow's upper side is above the lower side; 60 px by default.
  public var arrowDistance = 60.0
  /// The left side of the spinner; 30 px by default.
  public var spinnerLeft = 30.0
  /// How far the spinner's upper side is above the lower side; 38 px by default.
  public var spinnerDistance = 38.0
  /// The side of the spinner; 20 px by default.
  public var spinnerSide = 20.0

  /// The figures of Three20.
  public init() {}

  /// The box of the date, which is as wide as the header.
  public func dateFrame(in header: Rect) -> Rect {
    Rect(header.minX, header.maxY - dateDistance, header.width, textHeight)
  }

  /// The box of the status, which is as wide as the header.
  public func statusFrame(in header: Rect) -> Rect {
    Rect(header.minX, header.maxY - statusDistance, header.width, textHeight)
  }

  /// The box of an arrow of a size.
  public func arrowFrame(in header: Rect, size: Size) -> Rect {
    Rect(header.minX + arrowLeft, header.maxY - arrowDistance, size.width, size.height)
  }

  /// The box of the spinner.
  public func spinnerFrame(in header: Rect) -> Rect {
    Rect(header.minX + spinnerLeft, header.maxY - spinnerDistance, spinnerSide, spinnerSide)
  }
}
