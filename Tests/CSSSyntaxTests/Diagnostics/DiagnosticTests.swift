// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import TestSupport
import Testing

@Suite("diagnostics")
struct DiagnosticTests {
  @Test("returns facts by kind")
  func facts() {
    let diagnostic = Diagnostic(
      .missingColon, range: 0..<1,
      facts: [
        .found("a"), .expected("b"), .suggestion("c"), .subject("d"), .limit(5), .found("z"),
      ])
    #expect(diagnostic.found == "a")
    #expect(diagnostic.expected == "b")
    #expect(diagnostic.suggestion == "c")
    #expect(diagnostic.subject == "d")
    #expect(diagnostic.limit == 5)
    let bare = Diagnostic(.missingColon, range: 0..<1)
    #expect(bare.found.isEmpty && bare.expected.isEmpty && bare.subject.isEmpty)
    #expect(bare.suggestion == nil && bare.limit == 0)
  }

  @Test("truncates a found text to one line")
  func foundText() {
    func found(_ text: String) -> String {
      let stream = TokenStream(text)
      return Diagnostic(.missingColon, range: 0..<1, facts: [stream.found(0..<stream.count)]).found
    }
    let sixty = String(repeating: "é", count: 60)
    #expect(found(sixty) == sixty)
    #expect(found(sixty + "é") == sixty + "…")
    #expect(found(String(repeating: "😀", count: 1000)) == String(repeating: "😀", count: 60) + "…")
    #expect(found("") == "")
    // A single character of many bytes is also truncated, between two code points.
    #expect(found("a" + String(repeating: "\u{301}", count: 500)).utf8.count == 239 + 3)
  }

  @Test("compares kinds by id and orders severities")
  func kinds() {
    #expect(Diagnostic.Kind.badString != Diagnostic.Kind.badURL)
    #expect(Diagnostic.Kind("bad-url", .note) { _ in "" } == .badURL)
    let same = Diagnostic.Kind("bad-url", .note) { _ in "" }
    #expect(same.hashValue == Diagnostic.Kind.badURL.hashValue)
    #expect([.error, .note, .warning].sorted() == [Diagnostic.Severity.note, .warning, .error])
  }

  @Test("keeps diagnostics up to the limit, reports that there are more, and ignores the rest")
  func log() {
    var log = DiagnosticLog([Diagnostic(.badURL, range: 0..<1)])
    for offset in 1..<DiagnosticLog.limit {
      log.add(Diagnostic(.badString, range: offset..<offset + 1))
    }
    #expect(!log.isFull)
    #expect(log.diagnostics.count == DiagnosticLog.limit)
    log.add(Diagnostic(.badString, range: 70_000..<70_001))
    #expect(log.isFull)
    #expect(log.diagnostics.last?.kind == .tooManyDiagnostics)
    #expect(log.diagnostics.last?.range == 70_000..<70_001)
    var isEvaluated = false
    func diagnostic() -> Diagnostic {
      isEvaluated = true
      return Diagnostic(.badString, range: 0..<1)
    }
    log.add(diagnostic())
    #expect(!isEvaluated)
    #expect(log.diagnostics.count == DiagnosticLog.limit + 1)
  }

  @Test("a marked source has its text and the ranges of its marks")
  func markedSource() {
    let source = MarkedSource("⟦a ⟦é⟧⟧⟦⟧b⟦⟦c⟧⟧")
    #expect(source.text == "a ébc")
    #expect(source.ranges == [0..<4, 2..<4, 4..<4, 5..<6, 5..<6])
    #expect(source.marking([2..<4, 0..<1, 4..<4]) == "⟦a⟧ ⟦é⟧⟦⟧bc")
  }
}
