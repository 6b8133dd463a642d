// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Signature help")
struct SignatureHelpTests {
  /// Returns the signature at the cursor, with the active parameter in brackets.
  private func signature(
    _ source: MarkedSource, in name: String = "untitled:1",
    capabilities: [String: Any] = TestServer.allCapabilities
  ) throws -> String? {
    let server = try TestServer([name: source.text], capabilities: capabilities)
    let help = try server.request("textDocument/signatureHelp", in: name, at: source.offset)
    guard let form = help["activeSignature"]?.integer,
      let signature = help["signatures"]?.values[form],
      let label = signature["label"]?.string
    else { return nil }
    guard let active = help["activeParameter"]?.integer,
      let parameter = signature["parameters"]?.values[active]
    else { return label }
    if let text = parameter["label"]?.string { return "\(label) – \(text)" }
    let offsets = parameter["label"]?.integers ?? []
    var units = Array(label.utf16)
    units.insert(contentsOf: "»".utf16, at: offsets[1])
    units.insert(contentsOf: "«".utf16, at: offsets[0])
    return String(decoding: units, as: UTF16.self)
  }

  @Test(
    "The parameter at the cursor is active",
    arguments: [
      ("a { color: light-dark(⟦⟧", "light-dark(«<color>», <color>)"),
      ("a { color: light-dark(re⟦⟧d, blue) }", "light-dark(«<color>», <color>)"),
      ("a { color: light-dark(red, ⟦⟧ }", "light-dark(<color>, «<color>»)"),
      ("a { color: light-dark(rgb(1 2 3), b⟦⟧", "light-dark(<color>, «<color>»)"),
      ("a { color: rgb(1, 2, 3⟦⟧", "rgb(<number>, <number>, «<number>», <alpha-value>?)"),
      (
        "a { background: light-dark(rgb(1 2 3 / ⟦⟧",
        "rgb([<number> | <percentage> | none]{3} «[/ [<alpha-value> | none]]?»)"
      ),
      (
        "a { transition: x 1s cubic-bezier(0, ⟦⟧",
        "cubic-bezier(<number [0,1]>, «<number>», <number [0,1]>, <number>)"
      ),
      ("a { --x: light-dark(red, ⟦⟧", "light-dark(<color>, «<color>»)"),
      ("@supports (color: light-dark(⟦⟧", "light-dark(«<color>», <color>)"),
    ] as [(MarkedSource, String)])
  func active(source: MarkedSource, expected: String) throws {
    #expect(try signature(source) == expected)
  }

  @Test(
    "Steps of pipelines have their own signatures",
    arguments: [
      ("a { -livery-pipeline: inset(⟦⟧", "inset(«"),
      ("a { -livery-pipeline: part(a, inset(⟦⟧", "inset(«"),
      ("a { -livery-pipeline: fill(rgb(⟦⟧", "rgb(«"),
    ] as [(MarkedSource, String)])
  func steps(source: MarkedSource, prefix: String) throws {
    #expect(try signature(source)?.hasPrefix(prefix) == true)
  }

  @Test(
    "There is no signature outside of functions",
    arguments: [
      "a { color: ⟦⟧", "a { color: rgb(1 2 3)⟦⟧ }", "a { color: rg⟦⟧b(1 2 3) }", "a:not(⟦⟧", "⟦⟧",
      "a { /* rgb(⟦⟧ */ }", "a { color: unknown-function(⟦⟧", "a { color: rgb(1 2 3); ⟦⟧",
    ] as [MarkedSource])
  func none(source: MarkedSource) throws {
    #expect(try signature(source) == nil)
  }

  @Test("An older client gets parameters as text, and a sheet in JSON has signatures")
  func variants() throws {
    let text = try signature("a { color: light-dark(red, ⟦⟧", capabilities: [:])
    #expect(text == "light-dark(<color>, <color>) – <color>")
    let json = try signature(#"{"a": {"color": "light-dark(red, ⟦⟧"}}"#, in: "a.json")
    #expect(json == "light-dark(<color>, «<color>»)")
  }
}
