// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// How far what turns by itself is turned; it stands still until somebody says that time goes by.
struct TurningClock {
  /// How many twelfths, from 0 to 11.
  private(set) var position = 0
  private var seconds = 0.0

  /// How long a twelfth of a turn takes, in seconds.
  static let step = 1.0 / 12

  /// Lets time go by, a second at most; tells whether something is turned further.
  mutating func advance(seconds passed: Double) -> Bool {
    seconds += min(max(0, passed), 1)
    let steps = Int(seconds / Self.step)
    guard steps > 0 else { return false }
    seconds -= Double(steps) * Self.step
    position = (position + steps) % 12
    return true
  }
}

extension TurningClock {
  private static let box = Mutex(TurningClock())

  /// The clock of the whole catalog, which ``TurningStep`` asks.
  static var shared: TurningClock { box.withLock { $0 } }

  /// Lets time go by for the whole catalog; tells whether something is turned further.
  static func advance(seconds: Double) -> Bool { box.withLock { $0.advance(seconds: seconds) } }
}
