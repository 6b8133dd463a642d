// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Adds the marker of a list item before its first line.
  ///
  /// Defined by [CSS Lists 3, section 3](https://drafts.csswg.org/css-lists-3/#markers).
  func addMarker(of element: Int, to contents: inout BoxContents) {
    let box = box(element)
    guard box.display.isListItem, let text = markerText(of: element), !text.isEmpty else { return }
    let textStyle = textStyle(element)
    let measure = measuring.text.measure(
      TextBlock(text, font: textStyle.font, maximumLines: 1, lineBreak: .clip), width: nil)
    let extent = measuring.text.extent(of: textStyle.font)
    let baseline = contents.baseline ?? extent.ascent
    let gap = textStyle.font.size / 2
    let isRightToLeft = textStyle.isRightToLeft == true
    let x = isRightToLeft ? 0 : -gap - measure.size.width
    var fragment = Fragment(
      element: element,
      frame: Rect(
        x: x, y: baseline - extent.ascent, width: measure.size.width, height: extent.height),
      kind: .text(TextFragment(text: text, baseline: extent.ascent, isRightToLeft: isRightToLeft)))
    fragment.isMarker = true
    contents.fragments.insert(fragment, at: 0)
    if contents.isEmpty {
      contents.isEmpty = false
      contents.height = max(contents.height, extent.height)
      contents.baseline = baseline
      contents.lastBaseline = baseline
    }
  }

  /// Returns the text of an item's marker.
  private func markerText(of element: Int) -> String? {
    let marker = box(element).list.marker
    switch marker {
    case .none: return nil
    case .disc: return "\u{2022}"
    case .circle: return "\u{25E6}"
    case .square: return "\u{25AA}"
    case .text(let text): return text
    default: return marker.text(for: ordinal(of: element)).map { $0 + "." }
    }
  }

  /// Returns the number of an item: its `value`, or the previous number plus 1.
  ///
  /// The first number is the `start` of the list.
  private func ordinal(of element: Int) -> Int {
    if let cached = ordinals[element] { return cached }
    guard let parent = nodes[element].parent else { return 1 }
    var number = nodes[parent].element.attributes["start"].flatMap { Int($0) } ?? 1
    for case .element(let child) in nodes[parent].children where box(child).display.isListItem {
      if let value = nodes[child].element.attributes["value"].flatMap({ Int($0) }) {
        number = value
      }
      ordinals[child] = number
      number = number == .max ? number : number + 1
    }
    return ordinals[element] ?? 1
  }
}

extension ListMarker {
  /// Returns a number in the style of the marker, or in decimal digits if that is impossible.
  fileprivate func text(for number: Int) -> String? {
    switch self {
    case .lowerAlpha: letters(for: number) ?? String(number)
    case .upperAlpha: letters(for: number)?.uppercased() ?? String(number)
    case .lowerRoman: roman(for: number)?.lowercased() ?? String(number)
    case .upperRoman: roman(for: number) ?? String(number)
    default: String(number)
    }
  }

  private func letters(for number: Int) -> String? {
    guard number > 0 else { return nil }
    var (remainder, letters) = (number, "")
    while remainder > 0 {
      remainder -= 1
      letters = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(remainder % 26))) + letters
      remainder /= 26
    }
    return letters
  }

  private func roman(for number: Int) -> String? {
    guard (1...3999).contains(number) else { return nil }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var (remainder, text) = (number, "")
    for (value, sign) in signs {
      while remainder >= value {
        text += sign
        remainder -= value
      }
    }
    return text
  }
}
