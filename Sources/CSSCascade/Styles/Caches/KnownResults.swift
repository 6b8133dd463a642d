// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The results of styling that later elements of a tree may share.
struct KnownResults: Sendable {
  /// The custom properties of rules below those of parents.
  var scopes = ScopeTable()
  /// The values that were computed.
  var numbers = ComputedNumbers()
  /// The numbers of the initial values that are the same in every context, by longhand; zero until one is needed.
  var initialNumbers = [UInt32](repeating: 0, count: Property.longhandCount)
  /// The numbers of the scopes of elements whose custom properties were resolved for them, by list and parent's scope.
  var resolvedScopes = PairTable()
  /// The inherited longhands that were computed.
  var inherited = ComputedRows()
  /// The longhands that are not inherited that were computed.
  var resets = ComputedRows()
}
