// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Synchronization

/// The sheets that are drawn from now: what pictures with addresses are looked up in.
final class CurrentSheet: Sendable {
  private let state: Mutex<CSSStyleSheet>

  /// Some sheets.
  init(_ sheet: CSSStyleSheet) { state = Mutex(sheet) }

  /// The sheets.
  var sheet: CSSStyleSheet { state.withLock { $0 } }

  /// Puts others in their place.
  func set(_ sheet: CSSStyleSheet) { state.withLock { $0 = sheet } }
}
