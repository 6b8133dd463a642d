// SPDX-License-Identifier: Apache-2.0
import LiveryPrinting

extension ServerCapabilities {
  /// Announces the requests about colors.
  func writeColors(into json: inout JSONWriter) { json.member("colorProvider", true) }
}
