// SPDX-License-Identifier: Apache-2.0

/// A level of the cascade, which combines the criteria origin, attachment to an element, and layer.
///
/// Among normal declarations the greater level wins:
///
/// 1. the default sheet, layer by layer, then unlayered
/// 2. presentational hints of properties that themes may restyle
/// 3. the user's sheets, in the same order of layers
/// 4. the author's sheets, in the same order of layers
/// 5. the inline style of the element
/// 6. presentational hints of properties that the program computes while it runs
/// 7. animations of the element
///
/// The values of transitions win over important declarations.
///
/// Defined by [CSS Cascade 5, section 6.1](https://drafts.csswg.org/css-cascade-5/#cascade-sort).
struct CascadeLevel: Sendable, Hashable, Comparable {
  let rawValue: UInt32

  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// All cascade levels of a set of sheets.
struct CascadeLevels: Sendable {
  /// The kind of a level.
  enum Kind: Sendable, Hashable {
    /// A layer of an origin, or its unlayered rules.
    case sheets(Origin, layer: Int)
    /// The inline style of the element.
    case inline
    /// Presentational hints.
    case presentationalHints
    /// The values of the element's animations.
    case animations
    /// The values of the element's transitions, which count as important declarations.
    case transitions
  }

  /// The kinds of the levels, weakest first.
  let kinds: [Kind]
  /// The rank of each level among important declarations.
  ///
  /// The order of origins and of layers is reversed. The inline style still wins over author
  /// sheets. Transitions are the strongest.
  let importance: [UInt32]
  /// The first level of the sheets of each origin.
  private let starts: [UInt32]
  /// The level of presentational hints that themes may restyle.
  let hintsBelowSheets: CascadeLevel
  /// The level of the inline style.
  let inline: CascadeLevel
  /// The level of presentational hints that sheets cannot change.
  let hintsAboveSheets: CascadeLevel
  /// The level of animations.
  let animations: CascadeLevel
  /// The level of transitions.
  let transitions: CascadeLevel

  /// Creates the levels of sheets.
  ///
  /// - Parameter layerCounts: the number of layers of each origin, the implicit final layer
  ///   included.
  init(layerCounts: [Int]) {
    var kinds: [Kind] = []
    var starts: [UInt32] = []
    var hints: UInt32 = 0
    for origin in Origin.allCases {
      starts.append(UInt32(truncatingIfNeeded: kinds.count))
      for layer in 0..<layerCounts[Int(origin.rawValue)] {
        kinds.append(.sheets(origin, layer: layer))
      }
      if origin == .default {
        hints = UInt32(truncatingIfNeeded: kinds.count)
        kinds.append(.presentationalHints)
      }
    }
    inline = CascadeLevel(rawValue: UInt32(truncatingIfNeeded: kinds.count))
    hintsAboveSheets = CascadeLevel(rawValue: inline.rawValue + 1)
    hintsBelowSheets = CascadeLevel(rawValue: hints)
    animations = CascadeLevel(rawValue: inline.rawValue + 2)
    transitions = CascadeLevel(rawValue: inline.rawValue + 3)
    kinds += [.inline, .presentationalHints, .animations, .transitions]
    self.kinds = kinds
    self.starts = starts
    importance = Self.importance(of: kinds)
  }

  /// Returns the level of an origin's layer, by the index of the layer in the layer order.
  func level(of origin: Origin, layer: Int) -> CascadeLevel {
    CascadeLevel(rawValue: starts[Int(origin.rawValue)] + UInt32(truncatingIfNeeded: layer))
  }

  /// Returns the rank of the origin that `revert` at a level rolls back.
  ///
  /// Each level of presentational hints is an origin of its own.
  func originRank(of level: CascadeLevel) -> Int {
    switch kinds[Int(level.rawValue)] {
    case .sheets(.default, _): 0
    case .presentationalHints: level == hintsBelowSheets ? 1 : 4
    case .sheets(.user, _): 2
    // Keyframes revert to the user's origin, as the author's declarations do.
    case .sheets(.author, _), .inline, .animations, .transitions: 3
    }
  }

  private static func importance(of kinds: [Kind]) -> [UInt32] {
    // The author's last level is the weakest, the first level of the default sheet the strongest.
    var order: [Int] = []
    for origin in Origin.allCases.reversed() {
      order += kinds.indices.reversed().filter {
        if case .sheets(origin, _) = kinds[$0] { true } else { false }
      }
      if origin == .author { order += kinds.indices.filter { kinds[$0] == .inline } }
    }
    order += kinds.indices.filter { kinds[$0] == .transitions }
    var ranks = [UInt32](repeating: 0, count: kinds.count)
    for (rank, level) in order.enumerated() { ranks[level] = UInt32(truncatingIfNeeded: rank) }
    return ranks
  }
}

/// The origin of a sheet.
///
/// For normal declarations a later origin wins, for important ones an earlier origin.
///
/// Defined by [CSS Cascading and Inheritance Level 5, section 6.2](https://drafts.csswg.org/css-cascade-5/#cascading-origins);
/// the user-agent origin is called `default` here, because it contains Livery's default sheet.
public enum Origin: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  /// The default sheet of the library or toolkit.
  case `default`
  /// The user of the program.
  case user
  /// The program and its themes.
  case author

  /// Orders from the weakest to the strongest for normal declarations.
  public static func < (a: Origin, b: Origin) -> Bool { a.rawValue < b.rawValue }
}
