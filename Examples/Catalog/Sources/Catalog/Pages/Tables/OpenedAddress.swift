// SPDX-License-Identifier: Apache-2.0
import LiveryTables
import Synchronization

/// What a table opened last, which its closure says.
final class OpenedAddress: Sendable {
  private let box = Mutex<String?>(nil)

  /// The address or the action; nil for nothing yet.
  var text: String? { box.withLock { $0 } }

  /// Takes an address.
  func open(_ address: String?) { box.withLock { $0 = address } }
}
