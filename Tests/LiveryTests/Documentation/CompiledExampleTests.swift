// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Testing

@Suite struct CompiledExampleTests {
  @Test("a compiled theme that is damaged, with a source beside it; and a cache")
  func startingWithoutParsing() throws {
    var told: [String] = []
    func log(_ text: String) { told.append(text) }
    // The files of the example do not exist here, so the lines are only compiled.
    _ = {
      let theme = try Theme(compiledFile: "app.livery", sourceFile: "app.css") { refusal in
        log(refusal.description)
      }
      _ = theme
    }
    _ = {
      let theme = try Theme(contentsOfFile: "app.css", cache: "cache")
      _ = theme
    }
    let refusal = CompiledThemeError.damaged("app.livery")
    log(refusal.description)
    #expect(told == ["app.livery: the compiled theme is damaged; compile it again"])
  }
}
