// SPDX-License-Identifier: Apache-2.0

/// Who decides how high a box is.
enum BoxHeight: Hashable {
  /// Its style.
  case own
  /// What is in it, whatever the style says.
  case content
  /// What is around it: the height of the border box, and whether percentages of it are known.
  case fixed(Double, isDefinite: Bool)
}

/// How high what is in a box may be.
struct ContentHeight {
  /// The height that it has in any case.
  var fixed: Double?
  var least = 0.0
  var most = Double.infinity

  /// A height that the content wants, within what there is.
  func limited(_ height: Double) -> Double { fixed ?? max(min(height, most), least) }
}
