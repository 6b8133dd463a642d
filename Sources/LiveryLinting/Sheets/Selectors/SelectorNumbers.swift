// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// A number for each selector of a sheet, equal for equivalent selectors after nesting is resolved.
///
/// Ignores the order of simple selectors in a compound, and of selectors in a function.
struct SelectorNumbers: Sendable {
  private let numbers: [Int32]
  /// The number of distinct selectors.
  let count: Int

  /// Numbers the selectors of a sheet.
  init(_ selectors: SelectorTable, names: AtomTable) {
    var forms = AtomTable()
    var writer = SelectorForm()
    // Resolved selectors make nested rules comparable with other rules.
    let printer = SelectorPrinter(selectors, names)
    let isNested = selectors.components.contains { $0.kind == .nesting }
    numbers = (0..<selectors.count).map { selector in
      // A form contains zero bytes and a text does not, so the two never collide.
      if !isNested, writer.read(selector, of: selectors) {
        let atom = writer.keys.withUnsafeBytes { forms.intern($0.bindMemory(to: UInt8.self)) }
        return Int32(truncatingIfNeeded: atom.rawValue)
      }
      let text = printer.resolvedDescription(of: selector)
      var bytes = Array(OrderlessSelector(text[...]).text.utf8)
      selectors.appendNesting(of: selector, to: &bytes)
      let atom = bytes.withUnsafeBufferPointer { forms.intern($0) }
      return Int32(truncatingIfNeeded: atom.rawValue)
    }
    count = forms.count
  }

  /// The number of a selector.
  subscript(selector: Int) -> Int32 { numbers[selector] }
}

/// The sorted components of a selector as numbers, equal for equivalent selectors.
private struct SelectorForm {
  /// A number for each component.
  private(set) var keys: [UInt64] = []
  /// The numbers of attribute selector tests.
  private var attributes = AtomTable()
  private var test: [UInt8] = []

  /// Reads a selector.
  ///
  /// - Returns: Whether the form is complete. False if a component refers to a list, as a function
  ///   does, or if namespaces occur together with attributes.
  mutating func read(_ selector: Int, of table: SelectorTable) -> Bool {
    keys.removeAll(keepingCapacity: true)
    let components = table.components
    var start = 0
    var (hasFlags, hasAttributes) = (false, false)
    for index in table.components(of: selector) {
      let component = components[index]
      if component.kind.selectsOtherElements { return false }
      if component.kind.isCombinator { endCompound(from: start) }
      let kind = UInt64(component.kind.rawValue) << 40 | UInt64(component.flags.rawValue) << 32
      var value = component.value
      if component.kind == .attribute {
        hasAttributes = true
        test.removeAll(keepingCapacity: true)
        table.appendAttribute(component, to: &test)
        value = test.withUnsafeBufferPointer { attributes.intern($0) }.rawValue
      }
      if !component.flags.isEmpty { hasFlags = true }
      keys.append(kind | UInt64(value))
      if component.kind.isCombinator { start = keys.count }
    }
    endCompound(from: start)
    return !hasFlags || !hasAttributes
  }

  /// Sorts the components of a compound.
  private mutating func endCompound(from start: Int) {
    guard keys.count - start > 1 else { return }
    // A `*` next to other simple selectors has no effect.
    keys.sort(from: start)
    if let first = keys[start...].firstIndex(where: { $0 != 0 }), first > start {
      keys.removeSubrange(start..<first)
    }
  }
}

extension [UInt64] {
  /// Sorts the elements from an index on, a few of them without the copy that a slice needs.
  fileprivate mutating func sort(from start: Int) {
    guard count - start <= 8 else { return self[start...].sort() }
    for end in indices[start...].dropFirst() {
      var index = end
      while index > start, self[index] < self[index - 1] {
        swapAt(index, index - 1)
        index -= 1
      }
    }
  }
}

extension SelectorTable {
  /// Appends the number of each `&` list that is too long to be resolved.
  fileprivate func appendNesting(of selector: Int, to bytes: inout [UInt8]) {
    guard bytes.contains(UInt8(ascii: "&")) else { return }
    for component in components[components(of: selector)] where component.kind == .nesting {
      withUnsafeBytes(of: component.value) { bytes += $0 }
    }
  }
}
