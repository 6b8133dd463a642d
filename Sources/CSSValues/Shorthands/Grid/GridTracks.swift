// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The tracks of one grid axis in order: line names and track sizes.
struct GridTracks {
  /// The line names and track sizes.
  private(set) var values: [CSSValue] = []
  /// The line names before the next track.
  private var names: [CSSValue] = []

  /// Creates an empty list of tracks.
  init() {}

  /// Creates the tracks from a value of `grid-template-rows` or `-columns`.
  init(_ value: CSSValue) {
    if case .sequence(let values) = value { self.values = values } else { values = [value] }
  }

  /// The tracks as a value.
  var cssValue: CSSValue { .sequence(of: values) }

  /// Whether all tracks are explicit: no `repeat()`, no `subgrid`, no `none`.
  var areExplicit: Bool {
    values.allSatisfy { value in
      switch value {
      case .function(let function): function.name != "repeat"
      case .keyword(let keyword): keyword != Keyword.none && keyword != .subgrid
      default: true
      }
    }
  }

  /// The number of tracks if all are explicit.
  var count: Int { values.count(where: { !$0.isLineNames }) }
}

extension GridTracks {
  /// Parses bracketed line names, if any, and adds them to the names before the next track.
  mutating func parseNames(_ cursor: inout TokenCursor) -> Bool {
    guard cursor.peek() == .leftBracket else { return true }
    _ = cursor.next()
    guard let names = cursor.contents(Self.lineNames) else { return false }
    self.names += names
    return true
  }

  private static func lineNames(_ cursor: inout TokenCursor) -> [CSSValue]? {
    var names: [CSSValue] = []
    while !cursor.isAtEnd() {
      guard let name = lineName(&cursor) else { return cursor.expected("<custom-ident>") }
      names.append(name)
    }
    return names
  }

  /// Appends the parsed names, if any.
  mutating func appendNames() {
    if !names.isEmpty { values.append(.brackets(.sequence(of: names))) }
    names = []
  }

  /// Appends a track.
  mutating func append(_ size: CSSValue) { values.append(size) }

  /// Parses a line name: any identifier except `auto`, `span`, `default` and CSS-wide keywords.
  private static func lineName(_ cursor: inout TokenCursor) -> CSSValue? {
    guard cursor.peek() == .ident else { return nil }
    let (stream, position) = (cursor.stream, cursor.position)
    let isReserved =
      CSSWideKeyword(stream, at: position) != nil || stream.value(of: position, equals: "default")
      || stream.value(of: position, equals: "auto") || stream.value(of: position, equals: "span")
    if isReserved { return nil }
    return cursor.next().map { .identifier(stream.value(of: $0)) }
  }
}

extension CSSValue {
  /// Whether the value is a list of line names.
  var isLineNames: Bool {
    if case .brackets = self { true } else { false }
  }
}
