// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// Calls a function whenever the theme changes, as long as the result is kept.
  ///
  /// ```swift
  /// let observation = theme.observe { change in print(change.selectors) }
  /// theme.replace("brand.css", with: ".badge { color: navy }")        // [".badge"]
  /// observation.cancel()
  /// ```
  ///
  /// Every way to change a theme counts: sheets that are added, replaced, removed or loaded again, the environment,
  /// functions, steps of pipelines. A change that leaves everything as it was is none.
  ///
  /// The task that changes the theme calls the observers in the order in which they were added, before its change returns. If an
  /// observer or another task changes the theme meanwhile, each observer hears of that afterwards, of several changes as one.
  /// An observer may ask and change the theme, and cancel itself. One that changes the theme at each call never ends.
  ///
  /// - Parameter listener: called on whatever thread changes the theme, with one change at a time.
  /// - Returns: what ends it, when nobody keeps it any more.
  public func observe(
    _ listener: @escaping @Sendable (ThemeChange) -> Void
  ) -> ThemeObservation {
    observers.add(listener)
  }

  /// Calls a function whenever an element or a custom property is given something else.
  ///
  /// ```swift
  /// theme.observe("toolbar .badge") { _ in badge.setNeedsDisplay() }     // in whatever state
  /// theme.observe("--accent") { _ in picker.setNeedsDisplay() }
  /// ```
  ///
  /// For an element that is when a value of it is another one, wherever that comes from: a rule of its own or of what is above it, a
  /// variable, the environment. For a custom property it is when it, or one that it refers to, is declared otherwise
  /// anywhere.
  ///
  /// - Parameters:
  ///   - name: a selector that describes an element, or the name of a custom property; see ``ThemeChange/affects(_:)``.
  ///   - listener: called as by ``observe(_:)``.
  /// - Returns: what ends it, when nobody keeps it any more.
  public func observe(
    _ name: String, _ listener: @escaping @Sendable (ThemeChange) -> Void
  ) -> ThemeObservation {
    observers.add { change in if change.affects(name) { listener(change) } }
  }

  /// The changes of the theme from now on; each task that waits for them asks for its own.
  ///
  /// ```swift
  /// let changes = theme.changes
  /// Task { for await change in changes { print(change.sheets) } }
  /// ```
  public var changes: ThemeChanges { ThemeChanges(of: observers) }

  /// The changes from now on that give an element or a custom property something else.
  ///
  /// ```swift
  /// for await _ in theme.changes(of: "--accent") { picker.redraw() }
  /// ```
  ///
  /// - Parameter name: a selector that describes an element, or the name of a custom property; see ``ThemeChange/affects(_:)``.
  /// - Returns: a sequence for one task.
  public func changes(of name: String) -> ThemeChanges {
    ThemeChanges(of: observers, affecting: name)
  }
}
