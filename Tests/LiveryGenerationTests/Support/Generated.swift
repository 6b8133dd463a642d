// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import LiveryGeneration
import TestSupport

/// The code of a theme that a test writes down.
struct Generated {
  let code: ThemeCode

  init(_ css: String, prefix: String = "", access: GenerationOptions.Access = .internal) {
    code = ThemeCode(
      of: CSSStyleSheet(css, name: "theme.css"),
      GenerationOptions(prefix: prefix, access: access))
  }

  var text: String { code.text }

  /// The diagnostics as `line:column: severity: sentence`.
  var diagnostics: [String] {
    code.diagnostics.map { found in
      let printer = DiagnosticPrinter(found.source.tree.stream)
      return printer.headline(of: found.diagnostic).replacing(
        "theme.css:", with: "", maxReplacements: 1)
    }
  }

  /// The declarations of the properties of a type, without their access.
  func members(of type: String) -> [String] {
    guard let start = text.range(of: "struct \(type): "),
      let end = text.range(of: "\n}\n", range: start.upperBound..<text.endIndex)
    else { return [] }
    return text[start.upperBound..<end.lowerBound].split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("var ") }.map { String($0.dropFirst(4)) }
  }

  /// The names of the structs.
  var structs: [String] {
    text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^(?:public |package )?struct (\S+):/).map { String($0.1) }
    }
  }
}

/// A file of the package.
func packageFile(_ path: String) -> URL { Corpora.packageRoot.appending(path: path) }
