// SPDX-License-Identifier: Apache-2.0

extension Theme {
  /// Calls a function whenever the theme changes, as long as the result is retained.
  ///
  /// ```swift
  /// let observation = theme.observe { change in print(change.selectors) }
  /// theme.replace("brand.css", with: ".badge { color: navy }")        // [".badge"]
  /// observation.cancel()
  /// ```
  ///
  /// All changes of a theme count: style sheets that are added, replaced, removed or reloaded, the
  /// environment, functions, and steps of pipelines. A change without any effect does not count.
  ///
  /// The task that changes the theme calls the observers in the order of their addition, before the
  /// changing call returns. If an observer or another task changes the theme meanwhile, each
  /// observer is called again afterwards, with several changes merged into one. An observer may use
  /// and change the theme, and cancel itself. An observer that changes the theme in each call never
  /// ends.
  ///
  /// - Parameter listener: The callback, which runs on the thread of the change, with one change at
  ///   a time.
  /// - Returns: The observation, which ends when it is deallocated.
  public func observe(
    _ listener: @escaping @Sendable (ThemeChange) -> Void
  ) -> ThemeObservation {
    observers.add(listener)
  }

  /// Calls a function whenever the values of an element or a custom property change.
  ///
  /// ```swift
  /// theme.observe("toolbar .badge") { _ in badge.setNeedsDisplay() }     // in whatever state
  /// theme.observe("--accent") { _ in picker.setNeedsDisplay() }
  /// ```
  ///
  /// An element changes if one of its values does, regardless of the cause: a rule of the element
  /// or of an ancestor, a custom property, the environment. A custom property changes if its
  /// declarations, or those of one that it refers to, change anywhere.
  ///
  /// - Parameters:
  ///   - name: A selector that describes an element, or the name of a custom property; see
  ///     ``ThemeChange/affects(_:)``.
  ///   - listener: The callback, as for ``observe(_:)``.
  /// - Returns: The observation, which ends when it is deallocated.
  public func observe(
    _ name: String, _ listener: @escaping @Sendable (ThemeChange) -> Void
  ) -> ThemeObservation {
    observers.add { change in if change.affects(name) { listener(change) } }
  }

  /// The future changes of the theme; each task that waits for them requests its own sequence.
  ///
  /// ```swift
  /// let changes = theme.changes
  /// Task { for await change in changes { print(change.sheets) } }
  /// ```
  public var changes: ThemeChanges { ThemeChanges(of: observers) }

  /// Returns the future changes that affect the values of an element or a custom property.
  ///
  /// ```swift
  /// for await _ in theme.changes(of: "--accent") { picker.redraw() }
  /// ```
  ///
  /// - Parameter name: A selector that describes an element, or the name of a custom property; see
  ///   ``ThemeChange/affects(_:)``.
  /// - Returns: A sequence for one task.
  public func changes(of name: String) -> ThemeChanges {
    ThemeChanges(of: observers, affecting: name)
  }
}
