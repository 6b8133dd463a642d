// SPDX-License-Identifier: Apache-2.0
import CSSCollections

/// Some sheets with the functions that their values may call, compiled when their rules are needed first.
///
/// A sheet that is added or replaced makes a new stack. Stacks that no one asks are never compiled.
final class SheetStack: Sendable {
  /// The sheets.
  let list: SheetList
  /// The functions that values may call.
  let functions: StyleFunctions
  private let compiled: ComputedOnce<RuleIndex>

  /// A stack that is compiled later.
  init(_ list: SheetList, functions: StyleFunctions) {
    self.list = list
    self.functions = functions
    compiled = ComputedOnce()
  }

  /// A stack that is compiled already.
  init(_ index: RuleIndex) {
    list = SheetList(index.sheets)
    functions = index.functions
    compiled = ComputedOnce(index)
  }

  /// The stack of no sheets.
  static let empty = SheetStack(SheetList([]), functions: StyleFunctions())

  /// The rules of all sheets.
  ///
  /// - Complexity: linear in the size of all sheets for the first caller, constant afterwards.
  var index: RuleIndex {
    compiled.value { RuleIndex(stacking: list.sources, functions: functions) }
  }

  /// Returns a stack of these sheets whose values may call some functions, compiled if this one is.
  func calling(_ functions: StyleFunctions) -> SheetStack {
    guard let index = compiled.known else { return SheetStack(list, functions: functions) }
    return SheetStack(RuleIndex(index, functions: functions))
  }
}
