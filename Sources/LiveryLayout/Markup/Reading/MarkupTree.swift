// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A tree builder: the open elements with their content so far.
///
/// Invalid nesting is repaired by a simplified form of the HTML rules, and each repair is reported.
struct MarkupTree {
  /// The size of the tree, and the limits that are already reported.
  private struct Limits {
    var nodeCount = 1
    var reported: Set<Diagnostic.Kind> = []
  }

  /// The diagnostics so far.
  var log = DiagnosticLog()
  /// The open elements, starting with the root, which is never closed.
  var open: [OpenElement]
  /// The inline elements that were closed with an outer element, to reopen before the next content.
  var reopening: [OpenElement] = []
  /// The number of open elements that have ended.
  var endedCount = 0

  private let options: MarkupOptions
  private let detector = LinkDetector()
  /// The pending text of the innermost element.
  private var text: [UInt8] = []
  /// The number of open elements in which addresses do not become links.
  private var linkSuppressionDepth = 0
  /// The number of elements that were not created and await their end tags, by tag.
  private var omittedCounts: [MarkupTag: Int] = [:]
  private var limits = Limits()

  /// An open element.
  struct OpenElement {
    /// The tag; `nil` for the root.
    var tag: MarkupTag?
    /// The byte range of the start tag.
    var range: Range<Int>
    /// The element with its content so far.
    var element: LayoutElement
    /// Whether the end tag occurred inside an open inner block; the element ends with that block.
    var isEnded = false
  }

  /// Creates an empty tree.
  init(_ options: MarkupOptions) {
    self.options = options
    open = [OpenElement(tag: nil, range: 0..<0, element: LayoutElement(StyledText.rootType))]
  }

  /// Appends text to the innermost element.
  mutating func append(_ bytes: some Collection<UInt8>) {
    if bytes.isEmpty { return }
    reopen()
    text.append(contentsOf: bytes)
  }

  /// Appends a newline, as a line break if the options require it.
  mutating func appendNewline(at range: Range<Int>) {
    reopen()
    if options.breaksLines, isWithinLimits(.br, at: range) {
      add(.element(LayoutElement(MarkupTag.br.rawValue)))
    } else {
      text.append(UInt8(ascii: "\n"))
    }
  }

  /// Opens an element, or appends an empty element.
  ///
  /// - Parameters:
  ///   - tag: the tag.
  ///   - element: the element without content.
  ///   - range: the byte range of the tag.
  ///   - isEmpty: whether the element has no content.
  /// - Returns: whether the element was created; `false` beyond the limits.
  @discardableResult
  mutating func begin(
    _ tag: MarkupTag, _ element: LayoutElement, at range: Range<Int>, isEmpty: Bool
  ) -> Bool {
    endBefore(tag, at: range)
    reopen()
    guard isWithinLimits(tag, at: range) else {
      if !isEmpty { omittedCounts[tag, default: 0] += 1 }
      return false
    }
    if isEmpty {
      add(.element(element))
    } else {
      push(OpenElement(tag: tag, range: range, element: element))
    }
    return true
  }

  /// Handles the end tag of an element that was not created.
  mutating func endOmitted(_ tag: MarkupTag) -> Bool {
    guard let count = omittedCounts[tag] else { return false }
    omittedCounts[tag] = count > 1 ? count - 1 : nil
    return true
  }

  /// Closes the innermost element.
  mutating func pop() {
    flush()
    omittedCounts.removeAll(keepingCapacity: true)
    let closed = open.removeLast()
    if closed.isEnded { endedCount -= 1 }
    if closed.tag?.suppressesLinks == true { linkSuppressionDepth -= 1 }
    open[open.count - 1].element.children.append(.element(closed.element))
  }

  /// Closes all open elements.
  ///
  /// - Returns: the root with its content.
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
    if element.tag?.suppressesLinks == true { linkSuppressionDepth += 1 }
    open.append(element)
  }

  private mutating func add(_ node: LayoutNode) {
    flush()
    limits.nodeCount += 1
    open[open.count - 1].element.children.append(node)
  }

  /// Reopens the inline elements that were closed with an outer element.
  private mutating func reopen() {
    if reopening.isEmpty { return }
    let elements = reopening
    reopening = []
    for element in elements where limits.nodeCount < options.clampedMaximumNodes { push(element) }
  }

  /// Returns whether another element is within the limits, and reports an exceeded limit.
  private mutating func isWithinLimits(_ tag: MarkupTag, at range: Range<Int>) -> Bool {
    guard open.count <= options.clampedMaximumDepth else {
      report(.markupTooDeep, limit: options.clampedMaximumDepth, at: range)
      return false
    }
    guard limits.nodeCount < options.clampedMaximumNodes else {
      report(.tooManyNodes, limit: options.clampedMaximumNodes, at: range)
      return false
    }
    return true
  }

  private mutating func report(_ kind: Diagnostic.Kind, limit: Int, at range: Range<Int>) {
    guard limits.reported.insert(kind).inserted else { return }
    log.add(Diagnostic(kind, range: range, facts: [.limit(limit)]))
  }

  /// Creates a node for the pending text, or several nodes if it contains addresses.
  private mutating func flush() {
    if text.isEmpty { return }
    limits.nodeCount += 1
    var start = 0
    if options.findsLinks, linkSuppressionDepth == 0, open.count <= options.clampedMaximumDepth {
      for link in detector.links(in: text) {
        guard limits.nodeCount < options.clampedMaximumNodes else { break }
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
