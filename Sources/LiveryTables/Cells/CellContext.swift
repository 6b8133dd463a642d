// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

/// What cells know besides the item: where the row is, and what the program says of links and times.
public struct CellContext: Sendable {
  /// The measures of pictures.
  public let measuring: Measuring
  /// Whether rows are being edited: a message hides its time for the button that deletes it.
  public var isEditing = false
  /// Whether an address opens something that has a place of its own, so that the row says that it leads further.
  public var opensPage: @Sendable (String) -> Bool = { _ in true }
  /// The moment as a text.
  public var timestamp: @Sendable (TableTime) -> String

  /// A context.
  ///
  /// - Parameters:
  ///   - measuring: who knows how large pictures are.
  ///   - timestamp: the moment as a text; by default in the form of Three20's table kit, seen from the epoch.
  public init(
    measuring: Measuring, timestamp: @escaping @Sendable (TableTime) -> String = { _ in "" }
  ) {
    self.measuring = measuring
    self.timestamp = timestamp
  }

  /// What a link shows at the end of a row.
  ///
  /// Defined by Three20's table kit, "Cells": an address of its own makes a button, a page or an action an arrow.
  public func accessory(for link: TableLink?) -> TableAccessory {
    guard let link else { return .none }
    if link.accessoryURL != nil { return .detail }
    if let url = link.url { return opensPage(url) ? .disclosure : .none }
    return link.action == nil ? .none : .disclosure
  }
}
