// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import LiveryTooling

/// A number for each selector of a sheet: equal ones for those that say the same, those of nested rules resolved.
struct SelectorNumbers: Sendable {
  private let numbers: [Int32]
  /// How many different numbers there are.
  let count: Int

  /// Numbers the selectors of a sheet.
  init(_ selectors: SelectorTable, names: AtomTable) {
    var forms = AtomTable()
    var bytes: [UInt8] = []
    // Where rules are nested, their selectors have to be comparable with those of other rules.
    let printer = SelectorPrinter(selectors, names)
    let isNested = selectors.components.contains { $0.kind == .nesting }
    numbers = (0..<selectors.count).map { selector in
      bytes.removeAll(keepingCapacity: true)
      // The first byte of a form is the number of a kind, and none of a text.
      if isNested || !selectors.appendForm(of: selector, to: &bytes) {
        bytes = Array(printer.resolvedDescription(of: selector).utf8)
      }
      let atom = bytes.withUnsafeBufferPointer { forms.intern($0) }
      return Int32(truncatingIfNeeded: atom.rawValue)
    }
    count = forms.count
  }

  /// The number of a selector.
  subscript(selector: Int) -> Int32 { numbers[selector] }
}

extension SelectorTable {
  /// Writes the components of a selector as bytes.
  ///
  /// - Returns: Whether the bytes say all: not where a component points to something else, as a function does.
  fileprivate func appendForm(of selector: Int, to bytes: inout [UInt8]) -> Bool {
    for component in components[components(of: selector)] {
      if component.kind.pointsElsewhere { return false }
      bytes.append(component.kind.rawValue)
      bytes.append(component.flags.rawValue)
      withUnsafeBytes(of: component.value) { bytes += $0 }
    }
    return true
  }
}
