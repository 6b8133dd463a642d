// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Livery
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// Tests of the moments that the service draws.
  @Suite("Moments of a style", .tier(.standard))
  struct MomentTests {
    private let hover = #"{"from":"normal","to":"highlighted""#

    @Test("are drawn between the states of a change")
    func change() async throws {
      let fixture = try await MotionFixture()
      var client = try await PreviewSession(fixture.service)
      let rest = try await client.picture(of: hover + "}")
      #expect(
        rest.motion
          == .init(
            from: "normal", to: "highlighted", end: 200, isInfinite: false, kinds: ["transition"]))
      var moments: [[UInt8]] = []
      for time in [0, 50, 100, 200, 250] {
        let picture = try await client.picture(of: hover + #","at":\#(time)}"#)
        #expect(picture.motion?.at == Double(time))
        moments.append(try #require(picture.bytes))
      }
      #expect(Set(moments).count == 4)
      #expect(moments[0] == rest.bytes)
      #expect(moments[3] == moments[4])
      let after = await fixture.picture(["state": "highlighted", "text": ""])
      #expect(moments[3] == after.body)
      let halfway = ["from": "normal", "to": "highlighted", "at": "100", "text": ""]
      #expect(moments[2] == (await fixture.picture(halfway)).body)
      #expect(try await client.picture(of: "null").bytes == rest.bytes)
    }

    @Test("have the size of the whole motion")
    func size() async throws {
      let fixture = try await MotionFixture()
      var client = try await PreviewSession(fixture.service)
      var sizes: Set<[Double]> = []
      for time in [0, 70, 200] {
        let picture = try await client.picture(of: #"{"from":"normal","to":"armed","at":\#(time)}"#)
        sizes.insert([picture.width, picture.height])
      }
      let armed = await fixture.picture(["state": "armed", "text": ""])
      #expect(sizes.count == 1)
      let width = try #require(sizes.first?.first)
      #expect(Int(width) == Int(armed.body[18]) << 8 | Int(armed.body[19]))
      guard case .picture(let fixed) = try await client.configure(#"{"width":99,"height":33}"#)
      else { throw CancellationError() }
      #expect([fixed.width, fixed.height] == [99, 33])
    }

    @Test("repeat for an infinite animation, whose end is that of an iteration")
    func animation() async throws {
      let fixture = try await MotionFixture(style: 1)
      var client = try await PreviewSession(fixture.service)
      let start = try await client.picture(of: #"{"to":"normal","at":0}"#)
      #expect(
        start.motion == .init(to: "normal", at: 0, end: 400, isInfinite: true, kinds: ["animation"])
      )
      let later = try await client.picture(of: #"{"to":"normal","at":300}"#)
      #expect(later.bytes != start.bytes)
      #expect(try await client.picture(of: #"{"to":"normal","at":700}"#).bytes == later.bytes)
    }

    @Test("are those of a style at rest if nothing moves")
    func rest() async throws {
      let fixture = try await MotionFixture(style: 2)
      var client = try await PreviewSession(fixture.service)
      let picture = try await client.picture(of: hover + #","at":50}"#)
      #expect(picture.motion?.end == 0)
      #expect(picture.motion?.kinds == [])
      let still = try await MotionFixture()
      var other = try await PreviewSession(still.service)
      let motion = try await other.picture(of: #"{"from":"normal","to":"selected"}"#).motion
      #expect(motion?.end == 0)
      #expect(motion?.kinds == ["transition"])
    }

    @Test("are drawn with the edited style")
    func edit() async throws {
      let fixture = try await MotionFixture()
      var client = try await PreviewSession(fixture.service)
      let before = try await client.picture(of: hover + #","at":100}"#)
      _ = try await fixture.workspace.run(.insert(at: nil, step: "inset#2"))
      let after = try #require(try await client.picture { $0.bytes != before.bytes })
      #expect(after.motion == before.motion)
      _ = try await fixture.workspace.run(.select(style: 2))
      let other = try #require(try await client.picture { $0.motion?.end == 0 })
      #expect(other.motion?.at == 100)
    }

    @Test(
      "are rejected if they are invalid",
      arguments: [
        (#","at":-1}"#, "a moment must be between 0 and 86400000 ms"),
        (#","at":1e300}"#, "a moment must be between 0 and 86400000 ms"),
        (#","at":86400001}"#, "a moment must be between 0 and 86400000 ms"),
      ])
    func invalidMoment(rest: String, message: String) async throws {
      let fixture = try await MotionFixture()
      var client = try await PreviewSession(fixture.service)
      let shown = try await client.picture(of: hover + #","at":100}"#)
      #expect(try await client.failure(of: hover + rest) == message)
      guard case .picture(let picture) = try await client.configure(#"{"steps":false}"#) else {
        throw CancellationError()
      }
      #expect(picture.motion == shown.motion)
      #expect(try await client.picture(of: hover + #","at":86400000}"#).motion?.at == 86_400_000)
    }

    @Test("are rejected for states that the style does not have")
    func unknownState() async throws {
      let fixture = try await MotionFixture()
      var client = try await PreviewSession(fixture.service)
      let known = "normal, highlighted, selected, disabled, focused, armed"
      #expect(
        try await client.failure(of: #"{"from":"none","to":"normal","at":1}"#)
          == "the style has no state 'none'; it has \(known)")
      #expect(
        try await client.failure(of: #"{"to":"a b"}"#) == "'a b' cannot be the name of a state")
      // A state that is edited, but has no rule yet.
      _ = try await fixture.workspace.run(.state(name: "fresh"))
      _ = await fixture.workspace.latestSnapshot
      client.send(#"{"motion":{"to":"fresh"}}"#)
      #expect(try await client.picture { $0.motion?.to == "fresh" } != nil)
      for query in [
        ["at": "nan"], ["at": "-1"], ["at": "inf"], ["at": "x"], ["at": "1", "to": "none"],
        ["at": "1", "from": ":hover"], ["at": "1e9"],
      ] {
        #expect(await fixture.picture(query).status == 422, "\(query)")
      }
    }

    @Test("are shown by the clients that follow, until the leading client is at rest")
    func follow() async throws {
      let fixture = try await MotionFixture()
      var leader = try await PreviewSession(fixture.service)
      var follower = try await PreviewSession(fixture.service, follows: true)
      var other = try await PreviewSession(fixture.service)
      let moment = try await leader.picture(of: hover + #","at":100}"#)
      let shown = try await follower.picture { $0.motion?.at == 100 }
      #expect(shown?.bytes == moment.bytes)
      _ = try await leader.picture(of: hover + "}")
      #expect(try await follower.picture { $0.motion == nil } != nil)
      _ = try await leader.picture(of: hover + #","at":150}"#)
      #expect(try await follower.picture { $0.motion?.at == 150 } != nil)
      leader.close()
      #expect(try await follower.picture { $0.motion == nil } != nil)
      // A client that does not follow has received no moment.
      guard case .picture(let own) = try await other.configure(#"{"steps":false}"#) else {
        throw CancellationError()
      }
      #expect(own.number == 2)
      #expect(own.motion == nil)
    }
  }
#endif
