// SPDX-License-Identifier: Apache-2.0

/// The text of a custom property by the facts that it is made of: a declaration, and the bindings of the custom properties
/// that the declaration refers to.
///
/// Elements with equal bindings have the same text, whether it has been made or not. Binding 0 stands for no text.
struct VariableBinding: Sendable {
  let source: Source
  /// The positions of the bindings of the declaration's references, and behind these that of the parent's custom property
  /// where the value may be a keyword.
  let references: Range<Int>
  /// The greatest number of bytes that the text may have.
  let size: Int

  /// A hash of the declaration and of the bindings that it refers to, which is the same in all trees.
  let fingerprint: Fingerprint

  /// A hash that no other binding has, except by a chance of one in 2 to the power of 128.
  typealias Fingerprint = SIMD2<UInt64>

  /// The origin of a text.
  enum Source: Sendable {
    /// A text that was made elsewhere; `nil` for none.
    case text(String?)
    case entry(VariableLayer.Entry)
  }
}

extension VariableBinding.Fingerprint {
  /// The words that fingerprints begin with: another program run has others.
  private static let seed = Self(
    UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  /// The fingerprint of an object.
  init(_ object: ObjectIdentifier) {
    self = Self.seed
    let address = UInt64(UInt(bitPattern: object))
    mix(Self(address, address))
  }

  /// Continues with another fingerprint.
  mutating func mix(_ other: Self) {
    let product = (self ^ other) &* Self(0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F)
    let rotated = product &>> Self(repeating: 29) | product &<< Self(repeating: 35)
    self = (rotated ^ Self(product.y, product.x)) &+ Self.seed
  }
}
