// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The specificity builder of a complex selector, which also collects its key name and flags.
struct SpecificityBuilder {
  var a: UInt32 = 0
  var b: UInt32 = 0
  var c: UInt32 = 0
  /// The most selective name that the subject must have, of the parsed part.
  var key = Atom(rawValue: 0)
  var bucket = SelectorRecord.Bucket.universal
  var flags: SelectorRecord.Flags = []
  /// The current pseudo-element, or `nil` before the first.
  var pseudoElement: PseudoElement?
  /// Whether a function that contains a combinator occurs.
  var isComplex = false
  /// The number of open `:is(` and `:where(` of a description.
  var openFunctions = 0

  /// Requires a name of matching elements; a more selective name replaces it.
  @inline(__always)
  mutating func require(_ name: Atom, _ bucket: SelectorRecord.Bucket) {
    if bucket > self.bucket {
      self.bucket = bucket
      key = name
    }
  }

  /// Discards the required name, because a compound further to the right begins.
  @inline(__always)
  mutating func beginCompound() { bucket = .universal }

  /// Adds the specificity of the list that `&` represents.
  mutating func add(_ specificity: Specificity) {
    a += UInt32(specificity.a)
    b += UInt32(specificity.b)
    c += UInt32(specificity.c)
  }

  /// Adds the flags of a selector in a function, but not its specificity.
  mutating func add(_ branch: SpecificityBuilder) {
    flags.formUnion(branch.flags)
    isComplex = isComplex || branch.isComplex || branch.flags.contains(.combinator)
  }

  /// Returns the record of a selector with the specified components.
  @inline(__always)
  func record(of components: Range<UInt32>) -> SelectorRecord {
    SelectorRecord(
      components: components, specificity: specificity, key: key, bucket: bucket, flags: flags)
  }

  @inline(__always)
  var specificity: Specificity {
    Specificity(rawValue: min(a, 1023) << 20 | min(b, 1023) << 10 | min(c, 1023))
  }
}
