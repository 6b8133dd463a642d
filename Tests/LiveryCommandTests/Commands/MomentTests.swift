// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("query and explain at a moment") struct MomentTests {
  static let files = [
    "theme.css": """
    .badge { opacity: 0.2; transition: opacity 200ms linear }
    .badge:hover { opacity: 1 }
    .badge:state(armed) { opacity: 0.6 !important }
    @keyframes pulse { from { width: 10px; opacity: 0 } to { width: 20px; opacity: 1 } }
    .pulse { animation: pulse 2s linear infinite; opacity: 0.5 !important }
    """,
    "tree.json": #"{"type":"list","children":[{"type":"a","classes":["badge"]},{"type":"b"}]}"#,
  ]

  private func run(_ command: String, _ arguments: String...) throws -> Livery.Outcome {
    try Livery.run(
      [command] + arguments + ["theme.css", "--no-default"], in: try Folder(Self.files))
  }

  @Test(
    "query prints the value at a moment",
    arguments: [
      (["--at", "0s"], "0.2"), (["--at", "50ms", "--to", "highlighted"], "0.4"),
      (["--at", ".1s", "--from", "highlighted"], "0.6"),
      (["--at", "1.5S", "--to", "highlighted"], "1"),
      (["--at", "100ms", "--from", "armed", "--to", "highlighted"], "0.8"),
    ])
  func query(options: [String], value: String) throws {
    let outcome = try Livery.run(
      ["query", ".badge", "theme.css", "--no-default", "--property=opacity"] + options,
      in: try Folder(Self.files))
    #expect(outcome == .init(output: value + "\n"))
  }

  @Test("query prints values of animations that no rule declares")
  func animation() throws {
    let outcome = try run("query", ".pulse", "--at", "2500ms")
    #expect(outcome.output.contains("width                      12.5px\n"), "\(outcome)")
    #expect(outcome.code == 0)
  }

  @Test("query changes the state of the elements of a tree that match")
  func tree() throws {
    #expect(
      try run(
        "query", ".badge", "--tree", "tree.json", "--to", "highlighted", "--at", "150ms",
        "--property=opacity") == .init(output: "list > a.badge: 0.8\n"))
  }

  @Test(
    "a moment without a unit, below 0 or of another kind is wrong usage",
    arguments: ["query", "explain", "render"], ["5", "-5s", "5px", "soon", "1s 2s"])
  func invalidMoments(command: String, moment: String) throws {
    let output = command == "render" ? ["-o", "a.png"] : []
    let outcome = try Livery.run(
      [command, ".badge", "theme.css", "--at=\(moment)"] + output, in: try Folder(Self.files))
    #expect(outcome.code == 64 && outcome.output == "")
    #expect(
      outcome.errors.hasPrefix(
        "Error: --at takes a time of 0 or more with a unit, such as 300ms or 1.5s; "
          + "found '\(moment)'\n"), "\(outcome.errors)")
  }

  @Test("a change without a moment, and a state that is no name, are wrong usage")
  func invalidChanges() throws {
    let untimed = try run("query", ".badge", "--to", "highlighted")
    #expect(untimed.code == 64)
    #expect(untimed.errors.hasPrefix("Error: --from and --to require --at\n"))
    let unnamed = try run("explain", ".badge", "--to", ":hover", "--at", "1s")
    #expect(unnamed.code == 64)
    #expect(unnamed.errors.hasPrefix("Error: a state is a name such as hover or highlighted"))
  }

  @Test("explain names a running transition and its progress")
  func transition() throws {
    #expect(
      try run("explain", ".badge", "--to", "armed", "--at", "80ms", "--property=opacity")
        == .init(
          output: """
            opacity: 0.36
              ✓ 0.36            transition of opacity, 40 % of 200ms  transition                           wins
              ✗ 0.6 !important  .badge:state(armed)                   author      (0,2,0)  theme.css:3:23  lost to the element's transitions
              ✗ 0.2             .badge                                author      (0,1,0)  theme.css:1:10  lost to the element's transitions

            """))
  }

  @Test("explain puts animations below important declarations, and above others")
  func animations() throws {
    #expect(
      try run("explain", ".pulse", "--at", "4.5s", "--property=opacity")
        == .init(
          output: """
            opacity: 0.5
              ✓ 0.5 !important  .pulse                                author     (0,1,0)  theme.css:5:47  wins
              ✗ 0.25            animation pulse, 25 % of iteration 3  animation                           lost to an important declaration

            """))
  }

  @Test("explain prints the progress in JSON")
  func json() throws {
    #expect(
      try run("explain", ".pulse", "--at", "4.5s", "--property=width", "--format=json")
        == .init(
          output: #"""
            {"version":1,"property":"width","value":"12.5px","candidates":[\#
            {"value":"12.5px","origin":"animation","layer":null,"specificity":[0,0,0],"important":false,\#
            "file":null,"line":null,"column":null,"wins":true,"reason":"wins","cause":"wins",\#
            "property":"width","selector":null,"scope":null,"proximity":null,\#
            "effect":"animation pulse, 25 % of iteration 3","progress":0.25}],\#
            "source":"declaration","initialValue":"auto","inheritedFrom":[]}

            """#))
    let all = try run("explain", ".pulse", "--at", "4.5s")
    #expect(all.output.contains("\n\nwidth: 12.5px\n  ✓ 12.5px  animation pulse"), "\(all)")
  }
}
