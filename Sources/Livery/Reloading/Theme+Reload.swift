// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import Synchronization

extension Theme {
  /// Reads all files of the theme again: its sheets that are files, and what they import.
  ///
  /// ```swift
  /// theme.reload()        // the person shook the device, or chose "Reload" in a menu
  /// ```
  ///
  /// A reload replaces: what a file no longer declares is gone. Sheets from texts, the environment, functions and the pipeline library
  /// stay. A sheet that is broken stays as it was, unless the policy says otherwise. Those who listen to the theme are told
  /// of the change, and those who listen to ``reloads`` what came of it.
  ///
  /// Nothing has to be watched for it. It reads files before it returns, and no lock of the theme is held meanwhile.
  ///
  /// - Parameter policy: what happens with a sheet that is broken.
  /// - Returns: what came of it, in the order in which it was told; nothing where every file holds what it held. A failure is told
  ///   though it was told before.
  @discardableResult
  public func reload(onErrors policy: WatchOptions.ErrorPolicy = .keepLastGood) -> [ThemeReload] {
    openCachedFile()
    return reloader.reload(self, policy, since: .now, isAsked: true)
  }

  /// Puts the file that was compiled into a cache in the place of what was found there, so that it can be read again.
  ///
  /// Where it cannot be read, what was found stays.
  func openCachedFile() {
    let file = cachedFile.withLock { file in
      defer { file = nil }
      return file
    }
    guard let file, sheet.sources.contains(where: { $0.name == file }),
      let source = try? StyleSource(contentsOfThemeFile: file)
    else { return }
    update { $0.add(source) }
  }

  /// Calls a function whenever files of the theme were read again, by ``reload(onErrors:)`` or by a watcher.
  ///
  /// ```swift
  /// let observation = theme.observeReloads { reload in
  ///   if case .failed(let failure) = reload { console.show(failure.description) }
  /// }
  /// ```
  ///
  /// - Parameter listener: called on whatever thread reloads, with one event at a time.
  /// - Returns: what ends it, when nobody keeps it any more.
  public func observeReloads(
    _ listener: @escaping @Sendable (ThemeReload) -> Void
  ) -> ThemeObservation {
    reloader.observers.add(listener)
  }

  /// What comes of reloads from now on; each task that waits for them asks for its own.
  public var reloads: ThemeReloads { ThemeReloads(of: reloader.observers) }
}
