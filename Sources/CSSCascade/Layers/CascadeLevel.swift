// SPDX-License-Identifier: Apache-2.0

/// A step in the order of origins, attachment to an element, and layers: the first criteria of the cascade.
///
/// Among normal declarations the greater level wins:
///
/// 1. the default sheet, layer by layer, then outside of layers
/// 2. values that the program's code set, of properties that themes may restyle
/// 3. the user's sheets, in the same way
/// 4. the author's sheets, in the same way
/// 5. the element's own declarations
/// 6. values that the program's code set, of properties that it works out while it runs
///
/// Defined by [CSS Cascade 5, section 6.1](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct CascadeLevel: Sendable, Hashable, Comparable {
  let rawValue: UInt32

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// Every level that some sheets use.
struct CascadeLevels: Sendable {
  /// What a level is.
  enum Kind: Sendable, Hashable {
    /// A layer of an origin, or all that is in none of its layers.
    case sheets(Origin, layer: Int)
    /// The element's own declarations.
    case inline
    /// Values set by code.
    case code
  }

  /// What each level is, weakest first.
  let kinds: [Kind]
  /// For each level its rank among important declarations.
  ///
  /// The order of origins and of layers is reversed; the element's own declarations still win over the author's sheets.
  let importance: [UInt32]
  /// The first level of each origin's sheets.
  private let starts: [UInt32]
  /// Values set by code that themes may restyle.
  let codeBelow: CascadeLevel
  /// The element's own declarations.
  let inline: CascadeLevel
  /// Values set by code that sheets do not change.
  let codeAbove: CascadeLevel

  /// The levels of sheets with so many layers in each origin, that of all unlayered rules included.
  init(layerCounts: [Int]) {
    var kinds: [Kind] = []
    var starts: [UInt32] = []
    var code: UInt32 = 0
    for origin in Origin.allCases {
      starts.append(UInt32(truncatingIfNeeded: kinds.count))
      for layer in 0..<layerCounts[Int(origin.rawValue)] {
        kinds.append(.sheets(origin, layer: layer))
      }
      if origin == .default {
        code = UInt32(truncatingIfNeeded: kinds.count)
        kinds.append(.code)
      }
    }
    inline = CascadeLevel(rawValue: UInt32(truncatingIfNeeded: kinds.count))
    codeAbove = CascadeLevel(rawValue: inline.rawValue + 1)
    codeBelow = CascadeLevel(rawValue: code)
    kinds += [.inline, .code]
    self.kinds = kinds
    self.starts = starts
    importance = Self.importance(of: kinds)
  }

  /// The level of a layer of an origin, by its place in the order of the origin's layers.
  func level(of origin: Origin, layer: Int) -> CascadeLevel {
    CascadeLevel(rawValue: starts[Int(origin.rawValue)] + UInt32(truncatingIfNeeded: layer))
  }

  /// The origin that `revert` in a declaration of this level goes below; values set by code stand for themselves.
  func originRank(of level: CascadeLevel) -> Int {
    switch kinds[Int(level.rawValue)] {
    case .sheets(.default, _): 0
    case .code: level == codeBelow ? 1 : 4
    case .sheets(.user, _): 2
    case .sheets(.author, _), .inline: 3
    }
  }

  private static func importance(of kinds: [Kind]) -> [UInt32] {
    // The author's last level is the weakest, the default sheet's first the strongest.
    var order: [Int] = []
    for origin in Origin.allCases.reversed() {
      order += kinds.indices.reversed().filter {
        if case .sheets(origin, _) = kinds[$0] { true } else { false }
      }
      if origin == .author { order += kinds.indices.filter { kinds[$0] == .inline } }
    }
    var ranks = [UInt32](repeating: 0, count: kinds.count)
    for (rank, level) in order.enumerated() { ranks[level] = UInt32(truncatingIfNeeded: rank) }
    return ranks
  }
}

/// The author of a sheet; if declarations disagree, the later origin wins, and among important ones the earlier.
///
/// Defined by [CSS Cascading and Inheritance Level 5, section 6.2](https://drafts.csswg.org/css-cascade-5/#cascading-origins);
/// the user-agent origin is called `default` here, because Livery's default sheet stands in it.
public enum Origin: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// The sheet that the library or toolkit brings along.
  case `default`
  /// The person who uses the program.
  case user
  /// The program and its themes.
  case author

  /// Orders from the weakest to the strongest for normal declarations.
  public static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }
}
