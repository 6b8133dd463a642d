// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Synchronization

/// The current sheets, which resolve the URLs of images.
final class CurrentSheet: Sendable {
  private let state: Mutex<CSSStyleSheet>

  /// Creates a holder of sheets.
  init(_ sheet: CSSStyleSheet) { state = Mutex(sheet) }

  /// The sheets.
  var sheet: CSSStyleSheet { state.withLock { $0 } }

  /// Replaces the sheets.
  func set(_ sheet: CSSStyleSheet) { state.withLock { $0 = sheet } }
}
