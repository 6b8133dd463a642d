// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension MarkupTree {
  /// Closes the elements that a start tag ends implicitly.
  ///
  /// Examples are a paragraph before a block, a list item before the next item, and a link before a
  /// link.
  mutating func endBefore(_ tag: MarkupTag, at range: Range<Int>) {
    if tag.category == .block, let index = index(of: .p) { close(downTo: index, hasEnd: false) }
    switch tag {
    case .li:
      if let index = index(of: .li) { close(downTo: index, hasEnd: false) }
    case .a:
      if let index = reopening.lastIndex(where: { $0.tag == .a }) {
        reopening.remove(at: index)
      } else if let index = index(of: .a) {
        report(.nestedElement, "a", at: range)
        endInline(at: index)
      }
    case .button:
      if let index = open.lastIndex(where: { $0.tag == .button }) {
        report(.nestedElement, "button", at: range)
        close(downTo: index, hasEnd: true)
      }
    default: break
    }
  }

  /// Handles an end tag.
  mutating func end(_ tag: MarkupTag, at range: Range<Int>) {
    if endOmitted(tag) { return }
    if let index = reopening.lastIndex(where: { $0.tag == tag }) {
      reopening.remove(at: index)
      return
    }
    guard let index = index(of: tag) else {
      report(.strayEndTag, tag.rawValue, at: range)
      return
    }
    guard tag.category == .inline else {
      close(downTo: index, hasEnd: true)
      return
    }
    if let inner = open[(index + 1)...].first(where: { !$0.isEnded })?.tag {
      log.add(
        Diagnostic(
          .misnestedTag, range: range, facts: [.subject(tag.rawValue), .found(inner.rawValue)]))
    }
    endInline(at: index)
  }

  /// Closes an element and its descendants, and reports missing end tags.
  ///
  /// - Parameters:
  ///   - index: the index of the element among the open elements.
  ///   - hasEnd: whether the element itself has an end tag or is already reported.
  mutating func close(downTo index: Int, hasEnd: Bool) {
    for element in reopening { reportUnclosed(element) }
    reopening = []
    while open.count > index {
      if open.count > index + 1 || !hasEnd { reportUnclosed(open[open.count - 1]) }
      pop()
    }
    popEnded()
  }

  /// Ends an inline element; an inner block continues to its own end.
  ///
  /// Inner inline elements reopen after the element.
  private mutating func endInline(at index: Int) {
    guard containsOnlyInlines(above: index) else {
      open[index].isEnded = true
      endedCount += 1
      return
    }
    closeInline(at: index)
    popEnded()
  }

  /// Closes an inline element; inner inline elements reopen after it.
  private mutating func closeInline(at index: Int) {
    var inner = open[(index + 1)...].filter { !$0.isEnded }
    for position in inner.indices { inner[position].element.children = [] }
    while open.count > index { pop() }
    reopening.insert(contentsOf: inner, at: 0)
  }

  /// Closes the elements that have ended and no longer contain an open block.
  private mutating func popEnded() {
    while endedCount > 0, let index = open.lastIndex(where: \.isEnded),
      containsOnlyInlines(above: index)
    {
      closeInline(at: index)
    }
  }

  /// Returns whether all open elements within an element are inline.
  private func containsOnlyInlines(above index: Int) -> Bool {
    open[(index + 1)...].allSatisfy { $0.tag?.category == .inline }
  }

  /// Returns the index of the innermost open element that an end tag can close.
  private func index(of tag: MarkupTag) -> Int? {
    for index in open.indices.reversed() where index > 0 {
      let other = open[index].tag
      if other == tag, !open[index].isEnded { return index }
      if other == .button { return nil }
      if tag == .li, other == .ul || other == .ol { return nil }
    }
    return nil
  }

  private mutating func reportUnclosed(_ element: OpenElement) {
    guard let tag = element.tag, !element.isEnded else { return }
    report(tag.mayOmitEnd ? .omittedEndTag : .unclosedElement, tag.rawValue, at: element.range)
  }

  private mutating func report(_ kind: Diagnostic.Kind, _ tag: String, at range: Range<Int>) {
    log.add(Diagnostic(kind, range: range, facts: [.subject(tag)]))
  }
}
