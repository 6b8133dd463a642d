// SPDX-License-Identifier: Apache-2.0

/// A writer of elements as plain text, as a user would copy it.
struct PlainTextWriter {
  /// The output so far.
  private(set) var bytes: [UInt8] = []
  /// The open lists: the number of the next item, or `nil` for an unordered list.
  private var lists: [Int?] = []
  private var preCount = 0
  /// The content of the current line.
  private var line = Line.empty
  private var needsNewline = false
  private var needsSpace = false

  private enum Line {
    /// No content.
    case empty
    /// The bullet or number of a list item.
    case marker
    /// Text.
    case text
  }

  /// Writes a traversal event.
  mutating func write(_ event: ElementEvent) {
    switch event {
    case .text(let text): write(text)
    case .begin(let element): begin(element)
    case .end(let element): end(element)
    }
  }

  private mutating func begin(_ element: LayoutElement) {
    let tag = MarkupTag.named(element.type)
    if tag?.category == .block, line == .text { endLine() }
    switch tag {
    case .br:
      startLine()
      bytes.append(0x0A)
      line = .empty
      needsSpace = false
    case .img: write(element.attributes["alt"] ?? "")
    case .ul: lists.append(nil)
    case .ol: lists.append(element.attributes["start"].flatMap { Int($0) } ?? 1)
    case .li: writeMarker(of: element)
    case .pre: preCount += 1
    default: break
    }
  }

  private mutating func end(_ element: LayoutElement) {
    guard let tag = MarkupTag.named(element.type), tag.category == .block else { return }
    switch tag {
    case .ul, .ol: lists.removeLast()
    case .pre: preCount -= 1
    default: break
    }
    if line != .empty { endLine() }
  }

  private mutating func writeMarker(of element: LayoutElement) {
    if line != .empty { endLine() }
    startLine()
    if let last = lists.last, let next = last {
      let number = element.attributes["value"].flatMap { Int($0) } ?? next
      bytes.append(contentsOf: "\(number). ".utf8)
      lists[lists.count - 1] = number &+ 1
    } else {
      bytes.append(contentsOf: "• ".utf8)
    }
    line = .marker
  }

  private mutating func endLine() {
    needsNewline = true
    needsSpace = false
  }

  /// Starts a new line if the previous line has ended.
  private mutating func startLine() {
    guard needsNewline else { return }
    bytes.append(0x0A)
    needsNewline = false
    line = .empty
  }

  /// Writes a text; white space collapses to one space, and is removed at both ends of a line.
  private mutating func write(_ text: String) {
    for byte in text.utf8 {
      if preCount > 0 {
        startLine()
        bytes.append(byte)
        line = byte == 0x0A ? .empty : .text
      } else if byte.isMarkupSpace {
        needsSpace = line == .text && !needsNewline
      } else {
        startLine()
        if needsSpace { bytes.append(0x20) }
        needsSpace = false
        bytes.append(byte)
        line = .text
      }
    }
  }
}

extension StyledText {
  /// The plain text, as a user would copy it.
  ///
  /// Blocks and line breaks end lines. List items start with `• ` or their number, and images are
  /// replaced by their `alt` text. White space collapses to one space, except in `pre`.
  public var plainText: String {
    var writer = PlainTextWriter()
    root.walk { writer.write($0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
