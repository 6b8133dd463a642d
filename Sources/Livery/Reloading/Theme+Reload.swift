// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryJSON
import Synchronization

extension Theme {
  /// Reads all files of the theme again: its file-based style sheets and their imports.
  ///
  /// ```swift
  /// theme.reload()        // the person shook the device, or chose "Reload" in a menu
  /// ```
  ///
  /// A reload replaces: declarations that a file no longer contains are gone. Style sheets from
  /// text, the environment, functions and the pipeline library are kept. An invalid style sheet is
  /// unchanged, unless the policy specifies otherwise. Observers of the theme receive the change,
  /// and observers of ``reloads`` the result.
  ///
  /// No watcher is necessary. The function reads files before it returns, and holds no lock of the
  /// theme meanwhile.
  ///
  /// - Parameter policy: The treatment of an invalid style sheet.
  /// - Returns: The results in the order of their delivery; empty if no file changed. A failure is
  ///   reported again even if it was reported before.
  @discardableResult
  public func reload(onErrors policy: WatchOptions.ErrorPolicy = .keepLastGood) -> [ThemeReload] {
    openCachedFile()
    return reloader.reload(self, policy, since: .now, isRequested: true)
  }

  /// Replaces a cached style sheet by its source file, so that it can be reloaded.
  ///
  /// If the file cannot be read, the cached style sheet is kept.
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

  /// Calls a function after each reload, by ``reload(onErrors:)`` or by a watcher.
  ///
  /// ```swift
  /// let observation = theme.observeReloads { reload in
  ///   if case .failed(let failure) = reload { console.show(failure.description) }
  /// }
  /// ```
  ///
  /// - Parameter listener: The callback, which runs on the thread of the reload, with one result at
  ///   a time.
  /// - Returns: The observation, which ends when it is deallocated.
  public func observeReloads(
    _ listener: @escaping @Sendable (ThemeReload) -> Void
  ) -> ThemeObservation {
    reloader.observers.add(listener)
  }

  /// The results of future reloads; each task that waits for them requests its own sequence.
  public var reloads: ThemeReloads { ThemeReloads(of: reloader.observers) }
}
