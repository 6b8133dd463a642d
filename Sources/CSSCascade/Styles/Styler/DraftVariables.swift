// SPDX-License-Identifier: Apache-2.0

/// The custom properties of an element while its style is computed.
struct DraftVariables {
  /// The number of the custom properties in the tables, where they are looked up.
  var number: UInt32
  /// The custom properties, as far as they are known.
  var properties: CustomProperties
  /// Whether the custom properties are resolved at once.
  let isEager: Bool
  /// The resolution of the custom properties, while some of them wait for the font; `nil` once all are known.
  var resolution: Resolution?
  /// The value with variables that was replaced last: the longhands of a shorthand ask one after the other.
  var substituted: (pending: PendingValue, value: TypedDeclaration)?

  /// Custom properties that are being resolved.
  final class Resolution {
    var resolver: CustomPropertyResolver

    init(_ resolver: CustomPropertyResolver) { self.resolver = resolver }
  }

  /// Creates the custom properties that an element begins with.
  init(number: UInt32, properties: CustomProperties, isEager: Bool) {
    self.number = number
    self.properties = properties
    self.isEager = isEager
  }
}
