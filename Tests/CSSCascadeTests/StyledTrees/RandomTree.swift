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
    for place in 0...self.source.below(24) {
      // Only the rightmost branch grows, to keep document order.
      var parent = place - 1
      while parent > 0, self.source.once(in: 2) { parent = parents[parent] }
      parents.append(parent)
      elements.append(StyleElement(self.source.word("a b c d")))
      for _ in 0..<4 { change(place) }
      if self.source.once(in: 5) { elements[place].parts = ["p"] }
    }
  }

  /// Changes a random fact about an element.
  mutating func change(_ place: Int) {
    switch source.below(20) {
    case 0...5: toggle(\.classes, source.word("x y z w unknown"), place)
    case 6...8:
      toggle(\.states, source.word("hover focus focus-within checked disabled s t u"), place)
    case 9: elements[place].id = source.one([nil, "i", "j", "k"])
    case 10: elements[place].type = source.word("a b c d e")
    case 11: elements[place].attributes["k"] = source.one([nil, "v", "U", "w"])
    case 12: elements[place].attributes["dir"] = source.one([nil, "rtl", "ltr"])
    case 13: elements[place].language = source.one([nil, "de", "de-CH", "fr", ""])
    case 14: elements[place].text = source.one([nil, "", "text"])
    case 15:
      elements[place].size = source.one([
        nil, StyleSize(width: 200), StyleSize(width: 50, height: 40),
      ])
    case 16:
      elements[place].inlineStyle = source.one([
        nil, "color: green", "--v: 3px; width: 4px", "--n: 1",
      ])
    case 17:
      elements[place].presentationalHints = source.one([
        [], [LonghandValue(.width, .keyword(.auto))], [LonghandValue(.color, .color(.black))],
      ])
    case 18: toggle(\.supertypes, source.word("a b c"), place)
    default:
      if source.once(in: 4) {
        toggle(\.parts, source.word("p q"), place)
      } else if !elements[place].parts.isEmpty {
        elements[place].parts[0] = source.word("p q r")
      }
    }
  }

  private mutating func toggle(
    _ list: WritableKeyPath<StyleElement, [String]>, _ name: String, _ place: Int
  ) {
    if let known = elements[place][keyPath: list].firstIndex(of: name) {
      elements[place][keyPath: list].remove(at: known)
    } else {
      elements[place][keyPath: list].append(name)
    }
  }

  /// The root with its descendants.
  var root: StyleElement {
    var complete = elements
    for place in elements.indices.dropFirst().reversed() {
      complete[parents[place]].children.insert(complete[place], at: 0)
    }
    return complete[0]
  }

  /// Returns the index of an element in a styled tree.
  ///
  /// Each element and each part has one pseudo-element in that tree.
  func index(of place: Int) -> Int {
    elements[..<place].reduce(2 * place) { $0 + 2 * $1.parts.count }
  }
}
