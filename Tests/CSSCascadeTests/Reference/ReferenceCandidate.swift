// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A declaration that applies to an element, with every criterion of the cascade as a value.
///
/// Defined by [CSS Cascade 6, section 2.1](https://drafts.csswg.org/css-cascade-6/#cascade-sort).
struct ReferenceCandidate {
  /// The source of a declaration, from the weakest to the strongest for normal declarations.
  enum Source: Int {
    case defaultSheet, hintsBelowSheets, userSheet, authorSheet, inline, hintsAboveSheets

    init(_ origin: Origin) {
      switch origin {
      case .default: self = .defaultSheet
      case .user: self = .userSheet
      case .author: self = .authorSheet
      }
    }

    /// The rank that `revert` rolls back; an inline style belongs to the author's origin.
    var revertRank: Int { self == .inline ? Source.authorSheet.rawValue : rawValue }
  }

  var source: Source
  /// The indices of its layer and outer layers among their siblings, then the implicit final layer.
  var layer: [Int] = [.max]
  var specificity = [0, 0, 0]
  /// The number of steps up to the scoping root; the maximum if there is no scope.
  var distance = Int.max
  var order = 0
  var declaration: ReferenceDeclaration

  /// The criteria from the first to the last, with greater values for stronger declarations.
  private var criteria: [Int] {
    let isImportant = declaration.isImportant
    // The order of origins is reversed, but inline declarations still win over author sheets.
    let important: [Source] = [.authorSheet, .inline, .userSheet, .defaultSheet]
    let origin = isImportant ? 10 + (important.firstIndex(of: source) ?? 0) : source.rawValue
    let deep = layer + Array(repeating: 0, count: 16 - layer.count)
    return [origin] + deep.map { isImportant ? -$0 : $0 } + specificity + [-distance, order]
  }

  static func < (a: Self, b: Self) -> Bool { a.criteria < b.criteria }

  /// Returns the winning declaration, without those that `revert` and `revert-layer` roll back.
  ///
  /// Defined by [CSS Cascade 5, section 7.3](https://drafts.csswg.org/css-cascade-5/#defaulting-keywords).
  static func winner(of candidates: [Self]) -> ReferenceDeclaration? {
    var remaining = candidates.sorted(by: <)
    while let last = remaining.last {
      switch last.declaration.value {
      case "revert": remaining.removeAll { $0.source.revertRank >= last.source.revertRank }
      case "revert-layer":
        remaining.removeAll { $0.source == last.source && $0.layer == last.layer }
      default: return last.declaration
      }
    }
    return nil
  }
}
