// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSValues

/// The work of a styling round on a tree.
public enum StylingWork: String, Sendable, CaseIterable {
  /// Computes the styles without caches of earlier rounds, except the compiled rules.
  case first
  /// Computes the styles with the caches of earlier rounds.
  case styles
  /// Computes the styles, and reads a single non-inherited property of each.
  case read
  /// Computes the styles, and reads all longhands of each.
  case readAll

  /// Performs the work on a copy of a tree.
  ///
  /// - Returns: The number of matching values, so that the compiler cannot eliminate the reads.
  public func run(on tree: StyledTree) -> Int {
    var tree = tree
    tree.restyle(StylingOptions(reusesComputedValues: self != .first))
    var found = 0
    switch self {
    case .first, .styles: found = tree.count
    case .read:
      for index in 0..<tree.count where tree.style(at: index)[.width] == .number(1) { found += 1 }
    case .readAll:
      for index in 0..<tree.count {
        let style = tree.style(at: index)
        for property in Self.longhands where style.declaredValue(of: property) != nil { found += 1 }
      }
    }
    return found
  }

  private static let longhands = Property.allCases.filter { !$0.isShorthand }
}
