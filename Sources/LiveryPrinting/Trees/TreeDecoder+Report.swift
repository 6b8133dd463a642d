// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// The diagnostics of the decoder.
extension TreeDecoder {
  mutating func report(_ kind: Diagnostic.Kind, at value: JSONValue, _ facts: [Diagnostic.Fact]) {
    log.add(Diagnostic(kind, range: value.range, facts: facts))
  }

  /// Reports a value of the wrong type, unless it could not be parsed and is already reported.
  mutating func reportKind(_ key: String, expected: String, at value: JSONValue) {
    guard value.kind != .invalid else { return }
    report(
      .invalidTreeValue, at: value,
      [.subject(key), .expected(expected), .found(value.kind.phrase)])
  }

  mutating func reportUnknown(_ member: JSONMember) {
    let name = document.source.found(member.nameRange.dropFirst().dropLast())
    let suggestion = TreeKey.suggestion(for: member.name)
    log.add(
      Diagnostic(
        .unknownTreeKey, range: member.nameRange,
        facts: [name] + (suggestion.map { [.suggestion($0)] } ?? []),
        fixIts: suggestion.map {
          [Diagnostic.FixIt(range: member.nameRange, replacement: "\"\($0)\"", isSafe: false)]
        } ?? []))
  }

  mutating func reportMissingType(_ value: JSONValue) {
    let start = value.range.lowerBound
    log.add(Diagnostic(.missingType, range: start..<start + 1))
  }
}
