// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// A stack of sheets with the functions that their values may call, compiled on first use.
///
/// Adding or replacing a sheet creates a new stack. Unused stacks are never compiled.
final class SheetStack: Sendable {
  /// The sheets.
  let list: SheetList
  /// The functions that values may call.
  let functions: StyleFunctions
  private let compiled: ComputedOnce<RuleIndex>

  /// Creates a stack that is compiled on first use.
  init(_ list: SheetList, functions: StyleFunctions) {
    self.list = list
    self.functions = functions
    compiled = ComputedOnce()
  }

  /// Creates a stack from its compiled index.
  init(_ index: RuleIndex) {
    list = SheetList(index.sheets)
    functions = index.functions
    compiled = ComputedOnce(index)
  }

  /// The empty stack.
  static let empty = SheetStack(SheetList([]), functions: StyleFunctions())

  /// The rules of all sheets.
  ///
  /// - Complexity: Linear in the size of all sheets for the first access, constant afterwards.
  var index: RuleIndex {
    compiled.value { RuleIndex(stacking: list.sources, functions: functions) }
  }

  /// Returns a stack of these sheets with other functions, compiled if this one is.
  func withFunctions(_ functions: StyleFunctions) -> SheetStack {
    guard let index = compiled.valueIfComputed else {
      return SheetStack(list, functions: functions)
    }
    return SheetStack(RuleIndex(index, functions: functions))
  }
}
