// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  @Suite("Messages about motion")
  struct MotionMessageTests {
    private func change(_ text: String) throws -> PreviewChange? {
      let message = try MessageCoder.decode(ClientMessage.self, from: #"{"configure":\#(text)}"#)
      guard case .configure(let change) = message else { return nil }
      return change
    }

    @Test(
      "choose a change of state, an animation or none",
      arguments: [
        (
          #"{"from":"normal","to":"highlighted","at":120}"#,
          PreviewMotion(from: "normal", to: "highlighted", at: 120)
        ),
        (#"{"from":null,"to":"selected","at":null}"#, PreviewMotion(to: "selected")),
        (#"{"to":"normal"}"#, PreviewMotion()),
      ])
    func motions(text: String, expected: PreviewMotion) throws {
      let change = try #require(try change(#"{"motion":\#(text),"follows":true}"#))
      let settings = try PreviewSettings().applying(change)
      #expect(settings.motion == expected)
      #expect(settings.follows)
      let none = try #require(try self.change(#"{"motion":null}"#))
      #expect(try settings.applying(none).motion == nil)
      let other = try #require(try self.change(#"{"scale":2}"#))
      #expect(try settings.applying(other).motion == expected)
    }

    @Test(
      "are invalid without their parts",
      arguments: [
        "1", "[]", "{}", #"{"from":"normal"}"#, #"{"to":1}"#, #"{"to":"normal","at":"1"}"#,
        #"{"to":"normal","at":1e999}"#, #"{"to":"normal","at":NaN}"#,
      ])
    func malformed(text: String) {
      #expect(throws: (any Error).self) { try change(#"{"motion":\#(text)}"#) }
    }

    @Test(
      "are read from a query",
      arguments: [
        (["at": "120", "to": "selected"], PreviewMotion(from: "normal", to: "selected", at: 120)),
        (["at": "5", "from": "focused"], PreviewMotion(from: "focused", to: "normal", at: 5)),
        (["at": "0", "state": "disabled"], PreviewMotion(to: "disabled", at: 0)),
        (["from": "focused", "to": "normal"], nil),
      ])
    func query(_ query: [String: String], expected: PreviewMotion?) {
      #expect(PreviewMotion(query) == expected)
    }

    @Test("are described in the article about messages")
    func article() throws {
      let text = try String(
        contentsOf: Corpora.packageRoot.appending(
          path: "Sources/LiveryBuilder/LiveryBuilder.docc/TalkingToTheBuilder.md"),
        encoding: .utf8)
      var settings = PreviewSettings()
      settings.motion = PreviewMotion(from: "normal", to: "highlighted", at: 120)
      let motion = MotionMessage(
        from: "normal", to: "highlighted", at: 120, end: 200, isInfinite: false,
        kinds: ["transition"])
      let picture = PictureMessage(
        number: 12, width: 320, height: 60, scale: 2, title: ".badge", problems: [], steps: [],
        motion: motion)
      for message in [MessageCoder.text(settings), MessageCoder.text(picture)] {
        let members = message.matches(of: #/"(\w+)":/#).map { String($0.1) }
        #expect(members.count >= 10)
        for member in members { #expect(text.contains("\"\(member)\": "), "\(member)") }
      }
    }
  }
#endif
