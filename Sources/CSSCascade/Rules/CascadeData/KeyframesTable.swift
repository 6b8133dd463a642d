// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import Synchronization

/// The `@keyframes` rules that apply, by name, each of which is parsed on first use.
final class KeyframesTable: Sendable {
  private let sources = ComputedOnce<[String: KeyframesSource]>()
  private let parsed = Mutex<[String: CSSKeyframes?]>([:])
}

extension KeyframesTable {
  /// Returns the rules that apply, created with `make` on first use.
  func sources(_ make: () -> [String: KeyframesSource]) -> [String: KeyframesSource] {
    sources.value(make)
  }

  /// Returns the keyframes with a name, which are parsed on first use.
  func keyframes(named name: String, of source: KeyframesSource) -> CSSKeyframes? {
    if let keyframes = parsed.withLock({ $0[name] }) { return keyframes }
    var log = DiagnosticLog()
    let keyframes = source.keyframes(log: &log)
    return parsed.withLock { parsed in
      let known = parsed[name] ?? keyframes
      parsed[name] = .some(known)
      return known
    }
  }
}
