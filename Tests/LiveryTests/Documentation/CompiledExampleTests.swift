// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Testing

@Suite struct CompiledExampleTests {
  @Test("a damaged compiled theme with its source, and a cache")
  func startingWithoutParsing() throws {
    var reported: [String] = []
    func log(_ text: String) { reported.append(text) }
    // The files of the example do not exist here, so the lines are only compiled.
    _ = {
      let theme = try Theme(compiledFile: "app.livery", sourceFile: "app.css") { error in
        log(error.description)
      }
      _ = theme
    }
    _ = {
      let theme = try Theme(contentsOfFile: "app.css", cache: "cache")
      _ = theme
    }
    let rejection = CompiledThemeError.damaged(file: "app.livery")
    log(rejection.description)
    #expect(reported == ["app.livery: the compiled theme is damaged; compile it again"])
  }
}
