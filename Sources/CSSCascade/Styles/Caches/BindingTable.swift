// SPDX-License-Identifier: Apache-2.0

/// The numbering of bindings.
///
/// Bindings of one declaration whose references have equal bindings have one number.
struct BindingTable: Sendable {
  let bindings: VariableBindings
  private var numbers = NumberTable()
  private var texts: [String: UInt32] = [:]

  init(_ bindings: VariableBindings) { self.bindings = bindings }

  /// The number of bindings.
  var count: Int { bindings.list.count }

  /// Returns the binding number of a text that is already known.
  mutating func number(of text: String?) -> UInt32 {
    guard let text else { return 0 }
    if let existing = texts[text] { return existing }
    let fingerprint = VariableBinding.Fingerprint(
      Self.word(text, 0), Self.word(text, 1))
    let binding = VariableBinding(
      source: .text(text), references: 0..<0, size: text.utf8.count, fingerprint: fingerprint)
    let number = UInt32(truncatingIfNeeded: bindings.list.append(binding))
    texts[text] = number
    return number
  }

  /// Returns the binding number of a declaration.
  ///
  /// - Parameters:
  ///   - entry: The declaration of a value with tokens.
  ///   - references: The bindings of the custom properties that it refers to. If the value may be a
  ///     keyword, the binding of the parent's custom property follows.
  /// - Returns: The number.
  mutating func number(of entry: VariableLayer.Entry, _ references: [UInt32]) -> UInt32 {
    let hash = Self.hash(entry, references)
    if let existing = numbers.find(hash, { isEqual($0, to: entry, references) }) {
      return UInt32(truncatingIfNeeded: existing)
    }
    let start = bindings.references.count
    for reference in references { bindings.references.append(reference) }
    let binding = VariableBinding(
      source: .entry(entry), references: start..<start + references.count,
      size: size(of: entry, references), fingerprint: fingerprint(of: entry, references))
    let number = bindings.list.append(binding)
    numbers.insert(number, hash)
    return UInt32(truncatingIfNeeded: number)
  }

  /// Returns the maximum number of bytes of a declaration's text.
  private func size(of entry: VariableLayer.Entry, _ references: [UInt32]) -> Int {
    var size = entry.literalSize
    for (count, reference) in zip(entry.referenceCounts, references) {
      let (product, overflows) = count.multipliedReportingOverflow(
        by: bindings.list[Int(reference)].size)
      size += overflows ? CustomPropertyResolver.maximumLength : product
      size = min(size, CustomPropertyResolver.maximumLength)
    }
    return min(size, CustomPropertyResolver.maximumLength)
  }

  private func fingerprint(
    of entry: VariableLayer.Entry, _ references: [UInt32]
  ) -> VariableBinding.Fingerprint {
    var fingerprint = VariableBinding.Fingerprint(ObjectIdentifier(entry))
    for reference in references { fingerprint.mix(bindings.list[Int(reference)].fingerprint) }
    return fingerprint
  }

  private static func word(_ text: String, _ number: Int) -> UInt64 {
    var hasher = Hasher()
    hasher.combine(number)
    hasher.combine(text)
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }

  private static func hash(_ entry: VariableLayer.Entry, _ references: [UInt32]) -> UInt32 {
    var hash = UInt64(UInt(bitPattern: ObjectIdentifier(entry)))
    for reference in references { hash = NumberTable.mixed(hash, UInt64(reference)) }
    return UInt32(truncatingIfNeeded: NumberTable.mixed(hash, 0))
  }

  @inline(__always)
  private func isEqual(
    _ number: Int, to entry: VariableLayer.Entry, _ references: [UInt32]
  ) -> Bool {
    let binding = bindings.list.address(of: number)
    guard case .entry(let existing) = binding.pointee.source, existing === entry,
      binding.pointee.references.count == references.count
    else { return false }
    let start = binding.pointee.references.lowerBound
    for position in references.indices
    where bindings.references[start + position] != references[position] {
      return false
    }
    return true
  }
}
