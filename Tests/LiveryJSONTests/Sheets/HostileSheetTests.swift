// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import Synchronization
import TestSupport
import Testing

/// Hostile style sheets in JSON.
@Suite("Hostile style sheets in JSON") struct HostileSheetTests {
  /// Returns the result of some work on a thread with a stack of 512 KiB.
  private func onSmallStack<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  /// Reads a sheet, converts it back, and returns the kinds of its diagnostics.
  private static func kinds(_ json: String) -> Set<String> {
    let sheet = JSONStyleSheet(SourceText(json))
    let back = JSONConversion(sheet.tree)
    _ = JSONStyleSheet(SourceText(back.text))
    return Set(sheet.diagnostics.map(\.kind.id))
  }

  /// Returns the kinds of a sheet's diagnostics after a round trip on a small stack.
  private func kinds(_ json: String) async -> Set<String> {
    await onSmallStack { Self.kinds(json) }
  }

  /// Returns the kinds of a sheet's diagnostics at two sizes.
  ///
  /// Expects the work to grow no faster than the size.
  private func kinds(
    from size: Int, at location: Testing.SourceLocation = #_sourceLocation,
    json: @escaping @Sendable (Int) -> String
  ) async -> Set<String> {
    let (growth, found) = await onSmallStack {
      var found: Set<String> = []
      let growth = Growth(from: size) { found.formUnion(Self.kinds(json($0))) }
      return (growth, found)
    }
    expect(growth, at: location)
    return found
  }

  @Test("deep rules, chains and functions need little stack")
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

  @Test("converts a sheet in linear time", .tier(.full))
  func growth() async {
    let unknown = await kinds(from: 800) { count in
      let names = (0..<count).map { "\"name\($0)\": \"@nome\($0)\"" }
      return "{\(names.joined(separator: ","))}"
    }
    #expect(unknown.contains("unknown-json-reference"))
    let invalid = await kinds(from: 800) { count in
      let list = "\"list\": [" + String(repeating: "1,", count: 4 * count) + "1]"
      let lists = (0..<count).map { "\"p\($0)Point\": \"@list\", \"s\($0)Size\": \"@list\"" }
      return "{\(list), \(lists.joined(separator: ","))}"
    }
    #expect(invalid.contains("invalid-json-value"))
    let big = "\"big\": {" + (0..<5_000).map { "\"m\($0)\": 1" }.joined(separator: ",") + "}"
    let uses = (0..<5_000).map { "\"u\($0)\": \"@big\"" }.joined(separator: ",")
    #expect(await kinds("{\(big), \(uses)}").contains("json-groups-too-large"))
    let path = await kinds(from: 32_000) { count in
      "{\"x\": \"@\(String(repeating: "a.", count: count))\"}"
    }
    #expect(path == ["unknown-json-reference"])
    let key = await kinds(from: 16_000) { count in
      let key = String(repeating: "aB", count: count)
      return "{\"\(key)\": 1, \"\(key)Color\": 5}"
    }
    #expect(key == [])
  }
}
