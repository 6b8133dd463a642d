// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Synchronization

/// The last address that a table opened, set by the table's closure.
final class OpenedAddress: Sendable {
  private let box = Mutex<String?>(nil)

  /// The address or the action, or `nil` before the first one.
  var text: String? { box.withLock { $0 } }

  /// Sets the address.
  func open(_ address: String?) { box.withLock { $0 = address } }
}
