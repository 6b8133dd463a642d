// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A declaration that counts for an element, with every criterion of the cascade written out.
///
/// Defined by [CSS Cascade 6, section 2.1](https://drafts.csswg.org/css-cascade-6/#cascade-sort).
struct ReferenceCandidate {
  /// Where a declaration comes from, from the weakest to the strongest normal one.
  enum Source: Int {
    case defaultSheet, codeBelow, userSheet, authorSheet, inline, codeAbove

    init(_ origin: Origin) {
      switch origin {
      case .default: self = .defaultSheet
      case .user: self = .userSheet
      case .author: self = .authorSheet
      }
    }

    /// What `revert` goes below: inline styles are the author's.
    var revertRank: Int { self == .inline ? Source.authorSheet.rawValue : rawValue }
  }

  var source: Source
  /// The place of its layer and of those around it among their siblings; what is in a layer itself comes last there.
  var layer: [Int] = [.max]
  var specificity = [0, 0, 0]
  /// How many steps it is up to the scoping root; very many in no scope.
  var distance = Int.max
  var order = 0
  var declaration: ReferenceDeclaration

  /// Criteria from the first to the last, greater ones winning.
  private var criteria: [Int] {
    let isImportant = declaration.isImportant
    // The order of origins turns around, and still what is attached to an element wins over the author's sheets.
    let important: [Source] = [.authorSheet, .inline, .userSheet, .defaultSheet]
    let origin = isImportant ? 10 + (important.firstIndex(of: source) ?? 0) : source.rawValue
    let deep = layer + Array(repeating: 0, count: 16 - layer.count)
    return [origin] + deep.map { isImportant ? -$0 : $0 } + specificity + [-distance, order]
  }

  static func < (a: Self, b: Self) -> Bool { a.criteria < b.criteria }

  /// The declaration that counts: those that `revert` and `revert-layer` take back are passed over.
  ///
  /// Defined by [CSS Cascade 5, section 7.3](https://drafts.csswg.org/css-cascade-5/#defaulting-keywords).
  static func winner(of candidates: [Self]) -> ReferenceDeclaration? {
    var left = candidates.sorted(by: <)
    while let last = left.last {
      switch last.declaration.value {
      case "revert": left.removeAll { $0.source.revertRank >= last.source.revertRank }
      case "revert-layer": left.removeAll { $0.source == last.source && $0.layer == last.layer }
      default: return last.declaration
      }
    }
    return nil
  }
}
