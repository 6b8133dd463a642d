// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Elements while they are made: those that are open, with what is in them so far.
///
/// Broken nesting is mended in the way of HTML, in simple terms, and each mend is told.
struct MarkupTree {
  /// The size of the tree, and the limits that it has passed.
  private struct Limits {
    var nodeCount = 1
    var reported: Set<Diagnostic.Kind> = []
  }

  /// What was wrong so far.
  var log = DiagnosticLog()
  /// The open elements; the first is the root, which is never closed.
  var open: [OpenElement]
  /// Inline elements that were closed with one around them, and open again before what comes next.
  var reopening: [OpenElement] = []
  /// How many open elements ended already.
  var endedCount = 0

  private let options: MarkupOptions
  private let detector = LinkDetector()
  /// The text that goes into the innermost element next.
  private var text: [UInt8] = []
  /// How many open elements keep addresses from becoming links.
  private var linklessCount = 0
  /// How many elements within the innermost one were not made, and wait for their end tags.
  private var unmade: [MarkupTag: Int] = [:]
  private var limits = Limits()

  /// An element that is open.
  struct OpenElement {
    /// The tag; nil for the root.
    var tag: MarkupTag?
    /// Where its start tag stands.
    var range: Range<Int>
    /// The element, with what is in it so far.
    var element: LayoutElement
    /// Whether its end tag came while a block in it was open; it ends with that.
    var isEnded = false
  }

  /// An empty tree.
  init(_ options: MarkupOptions) {
    self.options = options
    open = [OpenElement(tag: nil, range: 0..<0, element: LayoutElement(StyledText.rootType))]
  }

  /// Adds text to the innermost element.
  mutating func append(_ bytes: some Collection<UInt8>) {
    if bytes.isEmpty { return }
    reopen()
    text.append(contentsOf: bytes)
  }

  /// Adds a newline: a line break if the options want it.
  mutating func appendNewline(at range: Range<Int>) {
    reopen()
    if options.breaksLines, makes(.br, at: range) {
      add(.element(LayoutElement(MarkupTag.br.rawValue)))
    } else {
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Opens an element, or adds one in which nothing can be.
  ///
  /// - Parameters:
  ///   - tag: its tag.
  ///   - element: the element, without anything in it.
  ///   - range: where the tag stands.
  ///   - isEmpty: whether it ends right away.
  /// - Returns: Whether it was made; it is not where elements are too deep or too many.
  @discardableResult
  mutating func begin(
    _ tag: MarkupTag, _ element: LayoutElement, at range: Range<Int>, isEmpty: Bool
  ) -> Bool {
    endBefore(tag, at: range)
    reopen()
    guard makes(tag, at: range) else {
      if !isEmpty { unmade[tag, default: 0] += 1 }
      return false
    }
    if isEmpty {
      add(.element(element))
    } else {
      push(OpenElement(tag: tag, range: range, element: element))
    }
    return true
  }

  /// Takes an end tag of an element that was not made.
  mutating func endUnmade(_ tag: MarkupTag) -> Bool {
    guard let count = unmade[tag] else { return false }
    unmade[tag] = count > 1 ? count - 1 : nil
    return true
  }

  /// Closes the innermost element.
  mutating func pop() {
    flush()
    unmade.removeAll(keepingCapacity: true)
    let closed = open.removeLast()
    if closed.isEnded { endedCount -= 1 }
    if closed.tag?.isLinkless == true { linklessCount -= 1 }
    open[open.count - 1].element.children.append(.element(closed.element))
  }

  /// Closes all that is open.
  ///
  /// - Returns: The root with all that is in it.
  mutating func finish() -> LayoutElement {
    close(downTo: 1, hasEnd: false)
    flush()
    return open[0].element
  }
}

extension MarkupTree {
  private mutating func push(_ element: OpenElement) {
    flush()
    limits.nodeCount += 1
    if element.tag?.isLinkless == true { linklessCount += 1 }
    open.append(element)
  }

  private mutating func add(_ node: LayoutNode) {
    flush()
    limits.nodeCount += 1
    open[open.count - 1].element.children.append(node)
  }

  /// Opens again what was closed with an element around it.
  private mutating func reopen() {
    if reopening.isEmpty { return }
    let elements = reopening
    reopening = []
    for element in elements where limits.nodeCount < options.nodes { push(element) }
  }

  /// Whether there is room for one more element.
  private mutating func makes(_ tag: MarkupTag, at range: Range<Int>) -> Bool {
    guard open.count <= options.depth else {
      tell(.markupTooDeep, limit: options.depth, at: range)
      return false
    }
    guard limits.nodeCount < options.nodes else {
      tell(.tooManyNodes, limit: options.nodes, at: range)
      return false
    }
    return true
  }

  private mutating func tell(_ kind: Diagnostic.Kind, limit: Int, at range: Range<Int>) {
    guard limits.reported.insert(kind).inserted else { return }
    log.add(Diagnostic(kind, range: range, facts: [.limit(limit)]))
  }

  /// Makes a node of the text, or several where addresses are in it.
  private mutating func flush() {
    if text.isEmpty { return }
    limits.nodeCount += 1
    var start = 0
    if options.findsLinks, linklessCount == 0, open.count <= options.depth {
      for link in detector.links(in: text) {
        guard limits.nodeCount < options.nodes else { break }
        appendText(text[start..<link.range.lowerBound])
        open[open.count - 1].element.children.append(.element(link.element))
        limits.nodeCount += 3
        start = link.range.upperBound
      }
    }
    appendText(text[start...])
    text.removeAll(keepingCapacity: true)
  }

  private mutating func appendText(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    open[open.count - 1].element.children.append(.text(String(decoding: bytes, as: UTF8.self)))
  }
}
