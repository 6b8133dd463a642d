// SPDX-License-Identifier: Apache-2.0

/// The symbolic text of a custom property: a declaration, and the bindings of the custom properties
/// that it refers to.
///
/// Elements with equal bindings have equal texts, whether or not they are computed. Binding 0
/// represents no text.
struct VariableBinding: Sendable {
  let source: Source
  /// The positions of the bindings of the declaration's references.
  ///
  /// If the value may be a keyword, the position of the parent's custom property follows.
  let references: Range<Int>
  /// The maximum number of bytes of the text.
  let size: Int

  /// A hash of the declaration and of the bindings that it refers to, which is equal in all trees.
  let fingerprint: Fingerprint

  /// A 128-bit hash that identifies a binding.
  typealias Fingerprint = SIMD2<UInt64>

  /// The origin of a text.
  enum Source: Sendable {
    /// A text that is already known, or `nil` for none.
    case text(String?)
    case entry(VariableLayer.Entry)
  }
}

extension VariableBinding.Fingerprint {
  /// The seed of fingerprints, which differs for each run of the program.
  private static let seed = Self(
    UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  /// Creates the fingerprint of an object.
  init(_ object: ObjectIdentifier) {
    self = Self.seed
    let address = UInt64(UInt(bitPattern: object))
    mix(Self(address, address))
  }

  /// Combines the fingerprint with another one.
  mutating func mix(_ other: Self) {
    let product = (self ^ other) &* Self(0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
    let rotated = product &>> Self(repeating: 29) | product &<< Self(repeating: 35)
    self = (rotated ^ Self(product.y, product.x)) &+ Self.seed
  }
}
