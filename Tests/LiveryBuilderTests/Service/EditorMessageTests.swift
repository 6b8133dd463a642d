// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import LiveryBuilder

@Suite("Messages of an editor")
struct EditorMessageTests {
  @Test(
    "are decoded as commands",
    arguments: [
      (#"{"new":{}}"#, EditorCommand.new(selector: nil)),
      (#"{"new":{"selector":".a"}}"#, .new(selector: ".a")),
      (#"{"open":{"file":"a.css","style":2}}"#, .open(file: "a.css", style: 2)),
      (
        #"{"insert":{"at":[3,"steps",0],"step":"fill#4"}}"#,
        .insert(at: StepPath(3).child("steps", 0), step: "fill#4")
      ),
      (
        #"{"set":{"at":[0],"parameter":["shape","radius"],"text":"1px","gesture":"a"}}"#,
        .set(at: StepPath(0), parameter: ["shape", "radius"], text: "1px", gesture: "a")
      ),
      (#"{"undo":{}}"#, .undo),
      (#"{"save":{"overwrite":true}}"#, .save(file: nil, overwrite: true)),
      (
        #"{"explain":{"selector":".a","states":["hover"]}}"#,
        .explain(selector: ".a", states: ["hover"])
      ),
    ])
  func commands(text: String, expected: EditorCommand) throws {
    let message = try MessageCoder.decode(EditorMessage.self, from: #"{"request":7,"do":\#(text)}"#)
    guard case .command(7, expected) = message else {
      Issue.record("\(message)")
      return
    }
  }

  @Test(
    "are rejected if they are invalid",
    arguments: [
      "", "{}", "[]", "null", #"{"request":1}"#, #"{"request":1,"do":{}}"#,
      #"{"request":1,"do":{"format":{}}}"#,
      #"{"request":1,"do":{"remove":{"at":[]}}}"#, #"{"request":1,"do":{"remove":{"at":[1,2]}}}"#,
      #"{"request":1,"do":{"remove":{"at":["a"]}}}"#,
      #"{"request":99999999999999999999,"do":{"undo":{}}}"#,
      String(repeating: "[", count: 100_000),
      #"{"request":1,"do":{"remove":{"at":[\#(String(repeating: #"0,"a","#, count: 50))0]}}}"#,
    ])
  func rejections(_ text: String) {
    #expect(throws: (any Error).self) { try MessageCoder.decode(EditorMessage.self, from: text) }
  }
}
