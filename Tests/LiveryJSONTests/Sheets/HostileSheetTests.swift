// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import Synchronization
import Testing

/// Sheets that nobody writes in earnest.
@Suite("Hostile style sheets in JSON", .timeLimit(.minutes(5))) struct HostileSheetTests {
  /// What is wrong with a sheet, read and converted back on a stack of 512 KiB.
  private func kinds(_ json: String) async -> Set<String> {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let sheet = JSONStyleSheet(SourceText(json))
        let back = JSONConversion(sheet.tree)
        _ = JSONStyleSheet(SourceText(back.text))
        continuation.resume(returning: Set(sheet.diagnostics.map(\.kind.id)))
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test("deep rules, chains and functions stay on a small stack")
  func depth() async {
    func nested(_ open: String, _ inner: String, _ close: String, _ count: Int) -> String {
      String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }
    #expect(await kinds(nested(#"{"a": "#, "{}", "}", 60)) == [])
    #expect(await kinds(nested(#"{".a": "#, "{}", "}", 59)) == [])
    #expect(await kinds(nested(#"{".a": "#, "{}", "}", 500)) == ["json-rules-too-deep"])
    #expect(await kinds(nested("[", "{}", "]", 400)) == ["invalid-json-rules"])
    let chain = (1...46).map { "\"v\($0)\": \"@v\($0 - 1)\"" }.reversed().joined(separator: ",")
    #expect(await kinds("{\(chain), \"v0\": 1}") == [])
    let sums = (1...200).map { "\"v\($0)\": \"~number.add(1, ~number.add(2, @v\($0 - 1)))\"" }
    #expect(
      await kinds("{\(sums.reversed().joined(separator: ",")), \"v0\": 1}")
        == ["json-references-too-deep"])
    let calls = nested("~number.add(1, ", "1", ")", 40)
    #expect(await kinds("{\"x\": \"\(calls)\"}") == [])
    let groups = (1...100).map { "\"g\($0)\": {\"x\": \"@g\($0 - 1)\"}" }.joined(separator: ",")
    #expect(await kinds("{\"g0\": {\"y\": 1}, \(groups)}").isSubset(of: ["json-rules-too-deep"]))
  }

  @Test("work grows with the text and no faster")
  func growth() async {
    let names = (0..<5_000).map { "\"name\($0)\": \"@nome\($0)\"" }.joined(separator: ",")
    #expect(await kinds("{\(names)}").contains("unknown-json-reference"))
    let list = "\"list\": [" + String(repeating: "1,", count: 20_000) + "1]"
    let lists = (0..<5_000).map { "\"p\($0)Point\": \"@list\", \"s\($0)Size\": \"@list\"" }
    #expect(
      await kinds("{\(list), \(lists.joined(separator: ","))}").contains("invalid-json-value"))
    let big = "\"big\": {" + (0..<5_000).map { "\"m\($0)\": 1" }.joined(separator: ",") + "}"
    let uses = (0..<5_000).map { "\"u\($0)\": \"@big\"" }.joined(separator: ",")
    #expect(await kinds("{\(big), \(uses)}").contains("json-groups-too-large"))
    let path = "@" + String(repeating: "a.", count: 200_000)
    #expect(await kinds("{\"x\": \"\(path)\"}") == ["unknown-json-reference"])
    let key = String(repeating: "aB", count: 100_000)
    #expect(await kinds("{\"\(key)\": 1, \"\(key)Color\": 5}") == [])
  }
}
