// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension Insets {
  /// The distances as CSS writes them: top, right, bottom, left.
  var cssText: String { "\(top)px \(right)px \(bottom)px \(left)px" }
}
