// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The progress line on standard error.
///
/// The line appears only on a terminal, once the work has taken more than a second. It is redrawn
/// in place, and removed at the end of the work or before other output there.
/// `LIVERY_PROGRESS_DELAY` sets another delay, in milliseconds.
enum Progress {
  /// The state of the work, which the redrawing task reads too.
  private static let state = Mutex(State())

  /// Shows a new activity, optionally with the number of its step.
  static func begin(_ activity: String, _ step: Int = 0, of steps: Int = 1) {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      if state.start == nil { watch(&state) }
      state.line = ProgressLine(activity: activity, done: step, total: steps)
      state.draw()
    }
  }

  /// Updates the progress of the current activity.
  ///
  /// Cheap enough to call for every thousandth item.
  static func report(_ done: Int, of total: Int) {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      state.line?.done = done
      state.line?.total = total
      if let drawn = state.lastDrawing, drawn.duration(to: .now) < interval { return }
      state.draw()
    }
  }

  /// Removes the line until the next activity.
  static func pause() {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      state.erase()
      state.line = nil
    }
  }

  /// Removes the line permanently.
  static func end() {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      state.erase()
      state.hasEnded = true
    }
  }

  /// Removes the line while `print` writes to the terminal.
  ///
  /// The next update shows the line again.
  static func hide(during print: () -> Void) {
    guard Terminal.hasStandardError else { return print() }
    state.withLock { state in
      state.erase()
      state.isHidden = true
    }
    print()
    state.withLock { $0.isHidden = false }
  }

  /// The minimum time between two drawings of which only the number differs.
  private static let interval = Duration.milliseconds(100)

  /// Starts the clock and the redrawing task.
  private static func watch(_ state: inout State) {
    state.start = .now
    let delay = state.delay
    Task.detached {
      try? await Task.sleep(for: delay)
      while !Task.isCancelled {
        self.state.withLock { $0.draw() }
        try? await Task.sleep(for: interval)
      }
    }
  }
}

extension Progress {
  private struct State {
    var line: ProgressLine?
    var start: ContinuousClock.Instant?
    var lastDrawing: ContinuousClock.Instant?
    var isHidden = false
    var hasEnded = false
    /// The width of the line on the screen, in columns.
    private var width = 0
    /// The delay before the line appears.
    let delay = Duration.milliseconds(
      UInt32(Terminal.value(of: "LIVERY_PROGRESS_DELAY")).map(Int.init) ?? 1000)

    /// Draws the line over the previous one after the delay.
    mutating func draw() {
      guard let line, !isHidden, !hasEnded, let start, start.duration(to: .now) >= delay else {
        return
      }
      let text = line.text(columns: Terminal.columns)
      let remainder = String(repeating: " ", count: max(width - text.columns, 0))
      StandardError.write(raw: "\r" + text.text + remainder)
      width = text.columns
      lastDrawing = .now
    }

    /// Leaves an empty line with the cursor at its beginning.
    ///
    /// Spaces work on every terminal without escape sequences.
    mutating func erase() {
      guard width > 0 else { return }
      StandardError.write(raw: "\r" + String(repeating: " ", count: width) + "\r")
      width = 0
    }
  }
}
