// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Yams

/// A parsed YAML text whose values have ranges.
///
/// Reading takes bounded time: it rejects a text that exceeds the maximum number of bytes, aliases
/// or values.
///
/// Defined by [YAML 1.1](https://yaml.org/spec/1.1/), without tags and types.
struct YAMLDocument {
  /// The maximum length of a text, in bytes.
  static let maximumLength = 1 << 20
  /// The maximum number of aliases.
  ///
  /// Nested aliases multiply.
  static let maximumAliases = 24
  /// The maximum number of values, including the values that aliases repeat.
  static let maximumValues = 50_000
  /// The maximum nesting depth of lists and mappings.
  static let maximumDepth = 32

  /// The root value, or `nil` if the text is empty or invalid.
  private(set) var root: YAMLValue?
  /// The reason that the text cannot be read, or `nil` if it is valid.
  private(set) var problem: Diagnostic?

  /// Parses a text.
  init(_ source: SourceText) {
    let end = source.byteCount..<source.byteCount
    guard source.byteCount <= Self.maximumLength else {
      problem = Diagnostic(.yamlTooLarge, range: 0..<0, facts: [.limit(Self.maximumLength)])
      return
    }
    let bytes = source.utf8(in: 0..<source.byteCount)
    if let alias = Self.lastAlias(in: bytes) {
      problem = Diagnostic(
        .tooManyAliases, range: alias..<alias + 1, facts: [.limit(Self.maximumAliases)])
      return
    }
    let lineIndex = YAMLLineIndex(source)
    do {
      guard let node = try Yams.compose(yaml: source.text(in: 0..<source.byteCount), .basic)
      else { return }
      var converter = YAMLConverter(lineIndex: lineIndex)
      root = converter.value(of: node, depth: 0)
      if converter.isExceeded {
        root = nil
        problem = Diagnostic(.yamlTooComplex, range: 0..<0, facts: [.limit(Self.maximumDepth)])
      }
    } catch let error as YamlError {
      problem = Self.diagnostic(of: error, lineIndex)
    } catch {
      problem = Diagnostic(.invalidYAML, range: end, facts: [.subject("the text cannot be read")])
    }
  }

  /// Returns the offset of the first asterisk over the limit that may begin an alias, or `nil` if
  /// there is none.
  ///
  /// A letter, a quote or another asterisk never precedes an alias.
  private static func lastAlias(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "*") {
      if offset > 0, bytes[offset - 1].isBeforeNoAlias { continue }
      // The name of an alias follows its asterisk.
      guard offset + 1 < bytes.count, bytes[offset + 1].isPartOfAlias else { continue }
      count += 1
      if count > maximumAliases { return offset }
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isPartOfAlias: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  fileprivate var isBeforeNoAlias: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "!"):
      true
    default: false
    }
  }
}

extension YAMLDocument {
  private static func diagnostic(of error: YamlError, _ lineIndex: YAMLLineIndex) -> Diagnostic {
    let found: (mark: Mark?, problem: String)
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      found = (mark, problem)
    case .duplicatedKeysInMapping(let keys, let context):
      found = (context.mark, "the key '\((keys.first ?? "").prefix(60))' occurs twice")
    case .reader(let problem, _, _, _): found = (nil, problem)
    default: found = (nil, "it cannot be read")
    }
    let offset = found.mark.map(lineIndex.offset) ?? 0
    return Diagnostic(
      .invalidYAML, range: offset..<min(offset + 1, lineIndex.end), facts: [.subject(found.problem)]
    )
  }
}

/// A converter from Yams nodes to values, up to a limit.
private struct YAMLConverter {
  let lineIndex: YAMLLineIndex
  var count = 0
  var isExceeded = false

  mutating func value(of node: Node, depth: Int) -> YAMLValue {
    count += 1
    if count > YAMLDocument.maximumValues || depth > YAMLDocument.maximumDepth {
      isExceeded = true
    }
    let start = node.mark.map(lineIndex.offset) ?? 0
    let first = start..<min(start + 1, lineIndex.end)
    guard !isExceeded else { return YAMLValue(content: .sequence([]), range: first) }
    switch node {
    case .scalar(let scalar):
      let isPlain = scalar.style == .plain || scalar.style == .any
      return YAMLValue(
        content: .scalar(scalar.string, isPlain: isPlain),
        range: lineIndex.range(of: scalar.string, at: start))
    case .sequence(let nodes):
      return YAMLValue(
        content: .sequence(nodes.map { value(of: $0, depth: depth + 1) }), range: first)
    case .mapping(let pairs):
      let members = pairs.map {
        YAMLValue.Member(
          key: value(of: $0.key, depth: depth + 1), value: value(of: $0.value, depth: depth + 1))
      }
      return YAMLValue(content: .mapping(members), range: first)
    case .alias: return YAMLValue(content: .scalar("", isPlain: true), range: first)
    }
  }
}
