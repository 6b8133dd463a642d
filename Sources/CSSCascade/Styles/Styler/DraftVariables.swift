// SPDX-License-Identifier: Apache-2.0

/// The custom properties of an element while its style is computed.
struct DraftVariables {
  /// The number of the custom properties; that of the parent's until those of the element are resolved.
  var number: UInt32
  /// The custom properties that are resolved for the element, as far as they are known; `nil` if they are in a scope.
  var resolved: CustomProperties?
  /// The resolution of the custom properties, while some of them wait for the font; `nil` once all are known.
  var resolution: Resolution?
  /// The values of shorthands with variables that were replaced: the longhands ask one after the other.
  var substituted: [(pending: PendingValue, value: SharedResults.Value)] = []

  /// Custom properties that are being resolved.
  final class Resolution {
    var resolver: CustomPropertyResolver

    init(_ resolver: CustomPropertyResolver) { self.resolver = resolver }
  }

  init(number: UInt32) { self.number = number }
}
