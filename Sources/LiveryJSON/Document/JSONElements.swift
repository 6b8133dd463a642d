// SPDX-License-Identifier: Apache-2.0

/// The values of an array, in order.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  private let document: JSONDocument?
  private var following: Int
  private let end: Int

  /// No values.
  init() {
    document = nil
    following = 0
    end = 0
  }

  init(_ document: JSONDocument, inside index: Int) {
    self.document = document
    following = index + 1
    end = Int(document.nodes[index].next)
  }

  /// The next value, or nil behind the last.
  public mutating func next() -> JSONValue? {
    guard let document, following < end else { return nil }
    defer { following = Int(document.nodes[following].next) }
    return JSONValue(document, following)
  }
}
