// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The names of types in the sources of all modules.
@Suite struct TypeNameTests {
  @Test("no top-level type name stands in two modules, @main types excepted")
  func names() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
    let sources = root.appending(path: "Sources")
    let declaration =
      /^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|private|fileprivate|final|indirect) )*(?:struct|enum|class|protocol|actor|typealias) (\w+)/
    var modules: [String: Set<String>] = [:]
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      let module = try #require(
        file.path.dropFirst(sources.path.count).split(separator: "/").first.map(String.init))
      var previous: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.firstMatch(of: declaration), previous != "@main" {
          modules[String(match.output.1), default: []].insert(module)
        }
        previous = line
      }
    }
    #expect(modules.count > 1000)
    let repeated = modules.filter { $0.value.count > 1 }
      .map { "\($0.key): \($0.value.sorted().joined(separator: ", "))" }
    #expect(repeated.sorted() == [])
  }
}
