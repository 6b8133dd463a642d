// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The style cache of a tree, with results that later elements may share.
struct StyleCaches: Sendable {
  /// The styles by the list of matching rules and the style of the parent.
  var styles: KeyTable<UInt64>
  /// The scopes of custom properties by their rules and the parent's scope.
  var scopes = ScopeTable()
  /// The computed values.
  var numbers = KeyTable<ComputedValueKey>()
  /// The numbers of the constant initial values by longhand, or zero before first use.
  var initialNumbers = [UInt32](repeating: 0, count: Property.longhandCount)
  /// The scopes of elements with eagerly resolved custom properties, by list and parent's scope.
  var resolvedScopes = KeyTable<UInt64>()
  /// The computed inherited longhands.
  var inherited: KeyTable<ComputedRowKey>
  /// The computed non-inherited longhands.
  var resets: KeyTable<ComputedRowKey>
  /// The non-inherited longhands of lists of rules with constant values, by list.
  var constantResets: KeyTable<UInt64>
  /// The cascade decisions of lists of rules in flows other than the first, by list and flow.
  var flowDecisions = KeyedValues<UInt64, Decision>()

  /// Creates caches for a tree with an expected number of elements.
  init(expecting expected: Int) {
    styles = KeyTable(expecting: expected)
    inherited = KeyTable(expecting: expected)
    resets = KeyTable(expecting: expected)
    constantResets = KeyTable(expecting: expected)
  }
}
