// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// The lists that a new version of a sheet takes from its last version.
extension LintedSheet {
  /// Takes what does not depend on changed rules from an old version, as far as it is known there.
  func takeLists(from old: LintedSheet, _ change: TextChange) {
    takeSelectorTexts(from: old, change)
    if let known = old.lazyData.types.valueIfComputed {
      let bytes = change.old.bytes
      _ = lazyData.types.value {
        known.prefix { $0.range.upperBound <= bytes.lowerBound }
          + names(of: .type, amongNodes: change.new.nodes)
          + known.drop { $0.range.lowerBound < bytes.upperBound }.map { name, range in
            (name, range.moved(by: change.addedBytes))
          }
      }
    }
    if let known = old.lazyData.controls.valueIfComputed {
      let tokens = change.old.tokens
      _ = lazyData.controls.value {
        known.prefix { $0.tokens.upperBound <= tokens.lowerBound }
          + styledControls(amongNodes: change.new.nodes)
          + known.drop { $0.tokens.lowerBound < tokens.upperBound }
          .map { $0.moved(by: change.new.tokens.upperBound - tokens.upperBound) }
      }
    }
  }

  /// Takes the texts of the selectors in unchanged rules.
  private func takeSelectorTexts(from old: LintedSheet, _ change: TextChange) {
    let before = zip(blocks, old.blocks).prefix { $1.node < change.old.nodes.lowerBound }
    let after = zip(blocks.reversed(), old.blocks.reversed()).prefix {
      $1.node >= change.old.nodes.upperBound
    }
    selectors.takeTexts(
      of: (Array(before) + Array(after)).map { (new: $0.selectors, old: $1.selectors) },
      from: old.selectors)
  }
}

extension StyledControl {
  /// Returns the control a number of tokens after its position.
  fileprivate func moved(by count: Int) -> StyledControl {
    StyledControl(names: names, type: type, states: states, tokens: tokens.moved(by: count))
  }
}

extension Range<Int> {
  /// Returns the range a number of positions later, or earlier if negative.
  func moved(by count: Int) -> Range { lowerBound + count..<upperBound + count }
}
