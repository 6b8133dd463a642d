// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSValues

/// The work of a round on a tree.
public enum StylingWork: String, Sendable, CaseIterable {
  /// Computes the styles, and knows nothing of earlier rounds but the rules.
  case first
  /// Computes the styles as a program does that has styled the tree before.
  case styles
  /// Computes the styles, and reads one non-inherited property of each.
  case read
  /// Computes the styles, and reads all longhands of each.
  case readAll

  /// Does the work on a copy of a tree.
  ///
  /// - Returns: the number of values that were found, so that the compiler cannot leave the reads out.
  public func run(on tree: StyledTree) -> Int {
    var tree = tree
    tree.restyle(StylingOptions(remembersStyles: self != .first))
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
