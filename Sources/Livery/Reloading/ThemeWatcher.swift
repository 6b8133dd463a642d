// SPDX-License-Identifier: Apache-2.0

/// Follows the files of a theme as long as it is kept: ``Theme/watch(_:)``.
///
/// It ends with ``cancel()``, when nobody keeps it any more, and with the theme.
public final class ThemeWatcher: Sendable {
  private let control: WatchControl
  private let observation: ThemeObservation

  init(_ control: WatchControl, _ observation: ThemeObservation) {
    self.control = control
    self.observation = observation
  }

  deinit { cancel() }

  /// Ends it; a second time does nothing.
  ///
  /// A listener may do this. A reload that has begun on the watcher's thread may still end later.
  public func cancel() {
    control.cancel()
    observation.cancel()
  }
}

/// Why a theme cannot be watched: the system has no descriptor or no thread left.
public struct WatchError: Error, Hashable, CustomStringConvertible {
  /// The reason as a person reads it.
  public let description: String
}

extension Theme {
  /// Follows the files of the theme: whenever one is saved, what it says now takes the place of what it said.
  ///
  /// ```swift
  /// let theme = try Theme(contentsOfFile: "brand.css")
  /// let watcher = try theme.watch()
  /// for await change in theme.changes { window.redraw(change) }
  /// ```
  ///
  /// Followed are all sheets of the theme that are files, those added later too, and whatever they import; a file that is missing
  /// counts once it is there. It does not matter how files are saved: in place, by a rename over them, by another link or folder in
  /// the place of the old one. Files that changed since they were read are read again at once.
  ///
  /// Files are read, and observers called, on a thread of the watcher's own. Use <doc:ReloadingThemes> for more.
  ///
  /// - Parameter options: what happens with broken sheets, and how changes are noticed.
  /// - Returns: what ends it, when nobody keeps it any more.
  /// - Throws: that the system has no descriptor or no thread left.
  public func watch(
    _ options: WatchOptions = WatchOptions()
  ) throws(WatchError) -> ThemeWatcher {
    guard let control = WatchControl() else {
      throw WatchError(description: "too many files are open")
    }
    openCachedFile()
    // Sheets that are added are followed as well.
    let observation = observers.add(finish: { control.cancel() }) { _ in control.ask() }
    let watcher = ThemeWatcher(control, observation)
    let session = WatchSession(self, options: options, control: control)
    session.begin()
    guard WatchThread.run(session) else {
      throw WatchError(description: "no thread can be started")
    }
    return watcher
  }
}
