// SPDX-License-Identifier: Apache-2.0
import Livery

/// A log of a theme's reload results, which tests can wait for.
final class ReloadLog: Sendable {
  private let events = Recorder<ThemeReload>()
  private let observation: ThemeObservation

  init(_ theme: Theme) {
    observation = theme.observeReloads { [events] in events.add($0) }
  }

  /// All results so far.
  var all: [ThemeReload] { events.all }

  /// The changes so far.
  var changes: [ThemeChange] {
    all.compactMap { if case .reloaded(let change, _) = $0 { change } else { nil } }
  }

  /// The failures so far.
  var failures: [ReloadFailure] {
    all.compactMap { if case .failed(let failure) = $0 { failure } else { nil } }
  }

  /// The results so far, as words.
  var words: [String] {
    all.map { event in
      switch event {
      case .reloaded: "reloaded"
      case .failed: "failed"
      case .recovered: "recovered"
      case .polling: "polling"
      }
    }
  }
}
