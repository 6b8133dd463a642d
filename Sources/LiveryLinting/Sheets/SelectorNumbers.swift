// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import LiveryTooling

/// A number for each selector of a sheet: equal ones for those with one meaning, those of nested rules resolved.
///
/// The order of simple selectors in a compound means nothing, and neither does that of the selectors in a function.
struct SelectorNumbers: Sendable {
  private let numbers: [Int32]
  /// How many different numbers there are.
  let count: Int

  /// Numbers the selectors of a sheet.
  init(_ selectors: SelectorTable, names: AtomTable) {
    var forms = AtomTable()
    var attributes = AtomTable()
    var bytes: [UInt8] = []
    // Nested rules and other rules are compared by resolved selectors.
    let printer = SelectorPrinter(selectors, names)
    let isNested = selectors.components.contains { $0.kind == .nesting }
    numbers = (0..<selectors.count).map { selector in
      bytes.removeAll(keepingCapacity: true)
      // The first byte of a form is the number of a kind, and none of a text.
      if isNested || !selectors.appendForm(of: selector, &attributes, to: &bytes) {
        let text = printer.resolvedDescription(of: selector)
        bytes = Array(OrderlessSelector(text[...]).text.utf8)
        selectors.appendNesting(of: selector, to: &bytes)
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
  /// Appends the sorted components of a selector as bytes.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - attributes: Numbers the tests of attribute selectors.
  ///   - bytes: Takes the bytes.
  /// - Returns: Whether the bytes are complete: not where a component refers to a list, as a function does, or where
  ///   namespaces stand beside attributes.
  fileprivate func appendForm(
    of selector: Int, _ attributes: inout AtomTable, to bytes: inout [UInt8]
  ) -> Bool {
    let selector = components[components(of: selector)]
    let hasFlags = selector.contains { !$0.flags.isEmpty }
    var compound: [UInt64] = []
    func endCompound() {
      // A '*' beside other simple selectors means nothing.
      for key in compound.sorted() where compound.count == 1 || key != 0 {
        withUnsafeBytes(of: key) { bytes += $0 }
      }
      compound.removeAll(keepingCapacity: true)
    }
    for component in selector {
      let isAttribute = component.kind == .attribute
      if component.kind.pointsElsewhere || isAttribute && hasFlags { return false }
      if component.kind.isCombinator { endCompound() }
      let kind = UInt64(component.kind.rawValue) << 40 | UInt64(component.flags.rawValue) << 32
      var value = component.value
      if isAttribute {
        var test: [UInt8] = []
        appendAttribute(component, to: &test)
        value = test.withUnsafeBufferPointer { attributes.intern($0) }.rawValue
      }
      compound.append(kind | UInt64(value))
      if component.kind.isCombinator { endCompound() }
    }
    endCompound()
    return true
  }

  /// Appends the number of a list that is too long to be written in the place of `&`.
  fileprivate func appendNesting(of selector: Int, to bytes: inout [UInt8]) {
    guard bytes.contains(UInt8(ascii: "&")) else { return }
    for component in components[components(of: selector)] where component.kind == .nesting {
      withUnsafeBytes(of: component.value) { bytes += $0 }
    }
  }
}
