// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The line on the standard error that says how far long work is.
///
/// It appears on a terminal only, once the work has taken over a second, is redrawn in place and goes when the work is done,
/// or before anything else is printed there. `LIVERY_PROGRESS_DELAY` sets another time, in milliseconds.
enum Progress {
  /// What is known of the work; the one that draws while the work itself is silent reads it too.
  private static let state = Mutex(State())

  /// Says what is done from now on: as the `step`th of some, when there are several.
  static func begin(_ activity: String, _ step: Int = 0, of steps: Int = 1) {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      if state.start == nil { watch(&state) }
      state.line = ProgressLine(activity: activity, done: step, total: steps)
      state.draw()
    }
  }

  /// Says how much of what began last is done; cheap enough for every thousandth item of many.
  static func report(_ done: Int, of total: Int) {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      state.line?.done = done
      state.line?.total = total
      if let drawn = state.lastDrawing, drawn.duration(to: .now) < interval { return }
      state.draw()
    }
  }

  /// Says that nothing is done for now, and removes the line.
  static func pause() {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      state.erase()
      state.line = nil
    }
  }

  /// Removes the line for good.
  static func end() {
    guard Terminal.hasStandardError else { return }
    state.withLock { state in
      state.erase()
      state.isOver = true
    }
  }

  /// Lets `print` have the terminal: the line is gone while it prints, and comes back at the next occasion.
  static func makingWay(_ print: () -> Void) {
    guard Terminal.hasStandardError else { return print() }
    state.withLock { state in
      state.erase()
      state.isInTheWay = true
    }
    print()
    state.withLock { $0.isInTheWay = false }
  }

  /// How much time lies between two drawings of a line whose number alone has changed.
  private static let interval = Duration.milliseconds(100)

  /// Begins to count the time, and to draw from time to time.
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
    var isInTheWay = false
    var isOver = false
    /// How many columns the line on the screen has.
    private var width = 0
    /// How long work takes before anybody wants to know.
    let delay = Duration.milliseconds(
      UInt32(Terminal.value(of: "LIVERY_PROGRESS_DELAY")).map(Int.init) ?? 1000)

    /// Draws the line over the one before, when it is time for one.
    mutating func draw() {
      guard let line, !isInTheWay, !isOver, let start, start.duration(to: .now) >= delay else {
        return
      }
      let text = line.text(columns: Terminal.columns)
      let rest = String(repeating: " ", count: max(width - text.columns, 0))
      StandardError.write(raw: "\r" + text.text + rest)
      width = text.columns
      lastDrawing = .now
    }

    /// Leaves an empty line with the cursor at its beginning.
    ///
    /// Spaces do it on every terminal, and no escape sequence is needed.
    mutating func erase() {
      guard width > 0 else { return }
      StandardError.write(raw: "\r" + String(repeating: " ", count: width) + "\r")
      width = 0
    }
  }
}
