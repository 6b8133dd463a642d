// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The rotation of spinners, which advances only when time is passed to it.
struct SpinnerClock {
  /// The rotation in twelfths of a turn, from 0 to 11.
  private(set) var position = 0
  private var seconds = 0.0

  /// The duration of a twelfth of a turn, in seconds.
  static let step = 1.0 / 12

  /// Advances the time by up to a second, and returns whether the rotation changed.
  mutating func advance(seconds passed: Double) -> Bool {
    seconds += min(max(0, passed), 1)
    let steps = Int(seconds / Self.step)
    guard steps > 0 else { return false }
    seconds -= Double(steps) * Self.step
    position = (position + steps) % 12
    return true
  }
}

extension SpinnerClock {
  private static let box = Mutex(SpinnerClock())

  /// The clock of the whole catalog, which ``SpinnerStep`` reads.
  static var shared: SpinnerClock { box.withLock { $0 } }

  /// Advances the shared clock, and returns whether the rotation changed.
  static func advance(seconds: Double) -> Bool { box.withLock { $0.advance(seconds: seconds) } }
}
