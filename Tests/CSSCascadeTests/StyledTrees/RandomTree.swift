// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// Elements in document order with the indices of their parents, which change at random.
struct RandomTree {
  var source: RandomSource
  private(set) var elements: [StyleElement] = []
  private(set) var parents: [Int] = []

  init(source: RandomSource) {
    self.source = source
    for number in 0...self.source.below(24) {
      // Only the rightmost branch grows, to keep document order.
      var parent = number - 1
      while parent > 0, self.source.once(in: 2) { parent = parents[parent] }
      parents.append(parent)
      elements.append(StyleElement(self.source.word("a b c d")))
      for _ in 0..<4 { change(number) }
      if self.source.once(in: 5) { elements[number].parts = ["p"] }
    }
  }

  /// Changes a random fact about an element.
  mutating func change(_ number: Int) {
    switch source.below(20) {
    case 0...5: toggle(\.classes, source.word("x y z w unknown"), number)
    case 6...8:
      toggle(\.states, source.word("hover focus focus-within checked disabled s t u"), number)
    case 9: elements[number].id = source.one([nil, "i", "j", "k"])
    case 10: elements[number].type = source.word("a b c d e")
    case 11: elements[number].attributes["k"] = source.one([nil, "v", "U", "w"])
    case 12: elements[number].attributes["dir"] = source.one([nil, "rtl", "ltr"])
    case 13: elements[number].language = source.one([nil, "de", "de-CH", "fr", ""])
    case 14: elements[number].text = source.one([nil, "", "text"])
    case 15:
      elements[number].size = source.one([
        nil, StyleSize(width: 200), StyleSize(width: 50, height: 40),
      ])
    case 16:
      elements[number].inlineStyle = source.one([
        nil, "color: green", "--v: 3px; width: 4px", "--n: 1",
      ])
    case 17:
      elements[number].presentationalHints = source.one([
        [], [LonghandValue(.width, .keyword(.auto))], [LonghandValue(.color, .color(.black))],
      ])
    case 18: toggle(\.supertypes, source.word("a b c"), number)
    default:
      if source.once(in: 4) {
        toggle(\.parts, source.word("p q"), number)
      } else if !elements[number].parts.isEmpty {
        elements[number].parts[0] = source.word("p q r")
      }
    }
  }

  private mutating func toggle(
    _ list: WritableKeyPath<StyleElement, [String]>, _ name: String, _ number: Int
  ) {
    if let index = elements[number][keyPath: list].firstIndex(of: name) {
      elements[number][keyPath: list].remove(at: index)
    } else {
      elements[number][keyPath: list].append(name)
    }
  }

  /// The root with its descendants.
  var root: StyleElement {
    var complete = elements
    for number in elements.indices.dropFirst().reversed() {
      complete[parents[number]].children.insert(complete[number], at: 0)
    }
    return complete[0]
  }

  /// Returns the index of an element in a styled tree.
  ///
  /// Each element and each part has one pseudo-element in that tree.
  func index(of number: Int) -> Int {
    elements[..<number].reduce(2 * number) { $0 + 2 * $1.parts.count }
  }
}
