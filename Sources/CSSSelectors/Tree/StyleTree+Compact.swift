// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension StyleTree {
  /// Counts the storage that a replaced element leaves unused, and compacts it if necessary.
  ///
  /// So a tree does not grow with the number of changes.
  mutating func releaseStorage(of old: Element) {
    unusedCount +=
      Int(old.supertypeEnd - old.classStart) + Int(old.attributeEnd - old.attributeStart)
    for attribute in attributes[Int(old.attributeStart)..<Int(old.attributeEnd)] {
      unusedCount += attribute.value.count
    }
    if old.specifiesLanguage { unusedCount += old.language.count }
    if unusedCount > 1024, unusedCount > storedCount / 2 {
      compact()
    }
  }

  /// The number of stored names, attributes and bytes of text, used and unused.
  package var storedCount: Int { names.count + attributes.count + text.count }

  /// Removes unused storage.
  private mutating func compact() {
    let (oldNames, oldAttributes, oldText) = (names, attributes, text)
    names = []
    attributes = []
    text = []
    unusedCount = 0
    for index in elements.indices {
      let old = elements[index]
      let start = UInt32(truncatingIfNeeded: names.count)
      names += oldNames[Int(old.classStart)..<Int(old.supertypeEnd)]
      elements[index].classStart = start
      elements[index].stateStart = start + (old.stateStart - old.classStart)
      elements[index].partStart = start + (old.partStart - old.classStart)
      elements[index].partEnd = start + (old.partEnd - old.classStart)
      elements[index].supertypeEnd = start + (old.supertypeEnd - old.classStart)
      elements[index].attributeStart = UInt32(truncatingIfNeeded: attributes.count)
      for attribute in oldAttributes[Int(old.attributeStart)..<Int(old.attributeEnd)] {
        let value = append(
          oldText[Int(attribute.value.lowerBound)..<Int(attribute.value.upperBound)])
        attributes.append(Attribute(name: attribute.name, value: value))
      }
      elements[index].attributeEnd = UInt32(truncatingIfNeeded: attributes.count)
      if old.specifiesLanguage {
        elements[index].language = append(
          oldText[Int(old.language.lowerBound)..<Int(old.language.upperBound)])
      } else {
        elements[index].language = old.parent < 0 ? 0..<0 : elements[Int(old.parent)].language
      }
    }
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: text.count)
    text += bytes
    return start..<UInt32(truncatingIfNeeded: text.count)
  }
}
