// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension Insets {
  /// The CSS text of the four distances, in the order top, right, bottom, left.
  var cssText: String { "\(top)px \(right)px \(bottom)px \(left)px" }
}
