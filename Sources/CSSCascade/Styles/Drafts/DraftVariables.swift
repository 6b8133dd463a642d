// SPDX-License-Identifier: Apache-2.0

/// The custom properties of an element during the computation of its style.
struct DraftVariables {
  /// The number of the custom properties.
  ///
  /// Until those of the element are resolved, it is the number of the parent's.
  var number: UInt32
  /// The custom properties that are resolved so far for the element, or `nil` if they are in a
  /// scope.
  var resolved: CustomProperties?
  /// The resolution of the custom properties while some wait for the font, or `nil` once it is
  /// complete.
  var resolution: Resolution?
  /// The substituted values of shorthands with variables, which several longhands use in sequence.
  var substituted: [(pending: PendingValue, value: SharedResults.Value)] = []

  /// The resolver of the element's custom properties.
  final class Resolution {
    var resolver: CustomPropertyResolver

    init(_ resolver: CustomPropertyResolver) { self.resolver = resolver }
  }

  init(number: UInt32) { self.number = number }
}
