// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What is counted and remembered while one complex selector is read.
struct SelectorTally {
  var a: UInt32 = 0
  var b: UInt32 = 0
  var c: UInt32 = 0
  /// The rarest name that the subject must have, as far as it was read.
  var key = Atom(rawValue: 0)
  var bucket = SelectorRecord.Bucket.universal
  var flags: SelectorRecord.Flags = []
  /// The pseudo-element that is being read; nil in front of the first.
  var pseudoElement: PseudoElement?
  /// Whether a function with a combinator inside occurs.
  var isComplex = false
  /// How many `:is(` and `:where(` of a description are open.
  var openFunctions = 0

  /// A name that elements which match must have; a rarer one replaces it.
  @inline(__always)
  mutating func require(_ name: Atom, _ bucket: SelectorRecord.Bucket) {
    if bucket > self.bucket {
      self.bucket = bucket
      key = name
    }
  }

  /// Forgets the names, because a compound further to the right begins.
  @inline(__always)
  mutating func beginCompound() { bucket = .universal }

  /// Adds what `&` counts.
  mutating func add(_ specificity: Specificity) {
    a += UInt32(specificity.a)
    b += UInt32(specificity.b)
    c += UInt32(specificity.c)
  }

  /// Adds the features of a selector inside a function, except for its specificity.
  mutating func add(_ branch: SelectorTally) {
    flags.formUnion(branch.flags)
    isComplex = isComplex || branch.isComplex || branch.flags.contains(.combinator)
  }

  /// The record of a selector with these components.
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
