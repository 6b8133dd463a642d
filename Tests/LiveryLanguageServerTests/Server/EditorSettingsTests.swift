// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Settings of editors")
struct EditorSettingsTests {
  @Test("The server reads each setting of the extension for VS Code, and has the same defaults")
  func defaults() throws {
    let file = Corpora.packageRoot.appending(path: "Editors/VSCode/package.json").path
    let package = JSONDocument(parsing: try SourceText(contentsOfFile: file))
    let properties = try #require(
      package.root?[path: "contributes", "configuration", "properties"]?.members)
    let settings = properties.filter {
      !["livery.path", "livery.trace.server"].contains($0.name)
    }
    #expect(settings.count >= 6)
    for setting in settings {
      let names = setting.name.split(separator: ".").map(String.init)
      func read(_ value: String) -> EditorSettings {
        EditorSettings(
          JSONDocument(parsing: "{\"\(names[1])\": {\"\(names[2])\": \(value)}}").root)
      }
      let value = try #require(setting.value["default"])
      if let flag = value.bool {
        #expect(read("\(flag)") == EditorSettings(), "\(setting.name)")
        #expect(read("\(!flag)") != EditorSettings(), "\(setting.name)")
      } else {
        let number = try #require(value.integer)
        #expect(read("\(number)") == EditorSettings(), "\(setting.name)")
        #expect(read("\(number + 1)") != EditorSettings(), "\(setting.name)")
      }
    }
  }
}
