// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// The context in which cells build rows: image sizes, the kinds of links, and time formatting.
public struct CellContext: Sendable {
  /// The source of image sizes.
  public let measuring: MeasurementContext
  /// A Boolean value that indicates whether the table is in editing mode.
  ///
  /// A message then hides its time, to make space for the delete button.
  public var isEditing = false
  /// Returns whether an address opens a page, so that the row shows a disclosure indicator.
  public var opensPage: @Sendable (String) -> Bool = { _ in true }
  /// Returns the text for a time.
  public var timestamp: @Sendable (TableTime) -> String

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - measuring: the source of image sizes.
  ///   - timestamp: returns the text for a time; by default it returns an empty text.
  public init(
    measuring: MeasurementContext,
    timestamp: @escaping @Sendable (TableTime) -> String = { _ in "" }
  ) {
    self.measuring = measuring
    self.timestamp = timestamp
  }

  /// Returns the accessory that a row shows for a link.
  ///
  /// Defined by Three20's table kit, "Cells": an accessory address makes a button; a page or an
  /// action makes an arrow.
  public func accessory(for link: TableLink?) -> TableAccessory {
    guard let link else { return .none }
    if link.accessoryURL != nil { return .detail }
    if let url = link.url { return opensPage(url) ? .disclosure : .none }
    return link.action == nil ? .none : .disclosure
  }
}
