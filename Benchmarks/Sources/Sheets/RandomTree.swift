// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// A generator of element trees like those of pages, with equal results in every run.
///
/// Elements are up to 14 levels deep, mostly close to that. Each has up to four classes, three
/// quarters of them from a vocabulary with a Zipf distribution. One element in fifty has an id.
public struct RandomTree {
  private static let maximumDepth = 14
  private static let types = [
    "div", "div", "div", "span", "span", "a", "li", "p", "ul", "section", "button", "input", "td",
    "tr", "h1", "label", "img", "strong", "header", "article",
  ]

  private let vocabulary: [String]
  /// The cumulative probability of each word.
  private var likelihood: [Double] = []
  private var state: UInt64 = 0x5DEE_CE66_D1CE_4E5B

  /// Creates a generator with a vocabulary of classes, in descending frequency.
  public init(vocabulary: [String]) {
    self.vocabulary = vocabulary
    var sum = 0.0
    for rank in vocabulary.indices {
      sum += 1 / Double(rank + 1)
      likelihood.append(sum)
    }
    likelihood = likelihood.map { $0 / sum }
  }

  /// Returns a root with its descendants.
  public mutating func root(count: Int) -> StyleElement {
    var path = [StyleElement("html")]
    var remaining = count - 1
    while remaining > 0 {
      if path.count < Self.maximumDepth, path.count < 8 || chance(0.72) {
        path.append(element())
        remaining -= 1
      } else {
        for _ in 0..<min(path.count - 1, 1 + Int(random() * 2.4)) { Self.close(&path) }
      }
    }
    while path.count > 1 { Self.close(&path) }
    return path[0]
  }

  private static func close(_ path: inout [StyleElement]) {
    let last = path.removeLast()
    path[path.count - 1].children.append(last)
  }

  private mutating func element() -> StyleElement {
    var element = StyleElement(Self.types[Int(random() * Double(Self.types.count))])
    for _ in 0..<Int(random() * 5) { element.classes.append(word()) }
    if chance(0.02) { element.id = "id\(Int(random() * 200))" }
    return element
  }

  private mutating func word() -> String {
    if chance(0.25) { return "unknown-\(Int(random() * 500))" }
    let target = random()
    var low = 0
    var high = likelihood.count - 1
    while low < high {
      let middle = (low + high) / 2
      if likelihood[middle] < target { low = middle + 1 } else { high = middle }
    }
    return vocabulary[low]
  }

  private mutating func chance(_ likelihood: Double) -> Bool { random() < likelihood }

  /// Returns a number from 0 up to but not including 1.
  private mutating func random() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) / Double(1 << 53)
  }
}

extension Sheet {
  /// The distinct classes in the sheet, in descending frequency.
  public var classes: [String] {
    var counts: [Substring: Int] = [:]
    var order: [Substring] = []
    var remaining = text.utf8[...]
    while let dot = remaining.firstIndex(of: UInt8(ascii: ".")) {
      let start = text.utf8.index(after: dot)
      let end = text.utf8[start...].firstIndex { !Self.isNameByte($0) } ?? text.utf8.endIndex
      let name = text[start..<end]
      if let first = name.utf8.first, !(48...57).contains(first) {
        if counts[name] == nil { order.append(name) }
        counts[name, default: 0] += 1
      }
      remaining = text.utf8[end...]
    }
    let ranked = order.enumerated().sorted { a, b in
      let (first, second) = (counts[a.element] ?? 0, counts[b.element] ?? 0)
      return first != second ? first > second : a.offset < b.offset
    }
    return ranked.map { String($0.element) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 45, 95: true
    default: false
    }
  }
}
