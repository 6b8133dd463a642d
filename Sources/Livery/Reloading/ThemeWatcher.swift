// SPDX-License-Identifier: Apache-2.0

/// A watcher of the files of a theme, active as long as it is retained: ``Theme/watch(_:)``.
///
/// The watcher ends with ``cancel()``, when it is deallocated, and with the theme.
public final class ThemeWatcher: Sendable {
  private let control: WatchControl
  private let observation: ThemeObservation

  init(_ control: WatchControl, _ observation: ThemeObservation) {
    self.control = control
    self.observation = observation
  }

  deinit { cancel() }

  /// Ends the watcher; further calls have no effect.
  ///
  /// An observer may call this function. A reload that has begun on the watcher's thread may end
  /// later.
  public func cancel() {
    control.cancel()
    observation.cancel()
  }
}

/// The reason that a theme cannot be watched: the system has no descriptor or thread left.
public struct WatchError: Error, Hashable, CustomStringConvertible {
  /// The message of the error.
  public let description: String
}

extension Theme {
  /// Watches the files of the theme: whenever one is saved, its new contents replace the old ones.
  ///
  /// ```swift
  /// let theme = try Theme(contentsOfFile: "brand.css")
  /// let watcher = try theme.watch()
  /// for await change in theme.changes { window.redraw(change) }
  /// ```
  ///
  /// The watcher covers all file-based style sheets of the theme, including those added later, and
  /// their imports. A missing file is read as soon as it exists. Files may be saved in place, by a
  /// rename over them, or by a replaced link or folder. Files that changed since they were read are
  /// reloaded at once.
  ///
  /// Files are read, and observers called, on a separate thread. See <doc:ReloadingThemes> for
  /// more.
  ///
  /// - Parameter options: The treatment of invalid style sheets, and the detection of changes.
  /// - Returns: The watcher, which ends when it is deallocated.
  /// - Throws: `WatchError` if the system has no descriptor or thread left.
  public func watch(
    _ options: WatchOptions = WatchOptions()
  ) throws(WatchError) -> ThemeWatcher {
    guard let control = WatchControl() else {
      throw WatchError(description: "too many files are open")
    }
    openCachedFile()
    // Style sheets that are added later are watched as well.
    let observation = observers.add(finish: { control.cancel() }) { _ in control.requestCheck() }
    let watcher = ThemeWatcher(control, observation)
    let session = WatchSession(self, options: options, control: control)
    session.begin()
    guard WatchThread.run(session) else {
      throw WatchError(description: "a thread cannot be started")
    }
    return watcher
  }
}
