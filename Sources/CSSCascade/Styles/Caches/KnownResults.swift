// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The results of styling that later elements of a tree may share.
struct KnownResults: Sendable {
  /// The styles by the list of rules that match and the style of the parent.
  var styles: KeyTable<UInt64>
  /// The custom properties of rules below those of parents.
  var scopes = ScopeTable()
  /// The values that were computed.
  var numbers = KeyTable<ComputedValueKey>()
  /// The numbers of the initial values that are the same in every context, by longhand; zero until one is needed.
  var initialNumbers = [UInt32](repeating: 0, count: Property.longhandCount)
  /// The numbers of the scopes of elements whose custom properties were resolved for them, by list and parent's scope.
  var resolvedScopes = KeyTable<UInt64>()
  /// The inherited longhands that were computed.
  var inherited: KeyTable<ComputedRowKey>
  /// The longhands that are not inherited that were computed.
  var resets: KeyTable<ComputedRowKey>
  /// The longhands that are not inherited of rules whose values are the same for all elements, by list.
  var constantResets: KeyTable<UInt64>
  /// The decisions of lists of rules in another flow than the first, by list and flow.
  var flowDecisions = KeyedValues<UInt64, Decision>()

  /// Creates tables for a tree with some elements.
  init(expecting expected: Int) {
    styles = KeyTable(expecting: expected)
    inherited = KeyTable(expecting: expected)
    resets = KeyTable(expecting: expected)
    constantResets = KeyTable(expecting: expected)
  }
}
