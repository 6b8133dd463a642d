// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The results of styling that later elements of a tree may share.
struct KnownResults: Sendable {
  /// The custom properties of rules below those of parents.
  var scopes = ScopeTable()
  /// The texts of custom properties that were looked up.
  var texts = TextTable()
  /// The values that were computed.
  var numbers = ComputedNumbers()
  /// The numbers of the initial values that are the same in every context, by longhand; zero until one is needed.
  var initialNumbers = [UInt32](repeating: 0, count: Property.longhandCount)
  /// The styles that were computed.
  var styles = StyleCache()
}
