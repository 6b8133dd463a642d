// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import Testing

  @Suite("livery render at moments") struct RenderFramesTests {
    private let folder: Folder

    init() throws {
      folder = try Folder([
        "theme.css": """
        .box { background: red; padding: 10px; transition: background 200ms linear, padding 200ms linear }
        .box:hover { background: blue; padding: 20px }
        @keyframes pulse { from { background: lime } to { background: red } }
        .pulse { width: 30px; height: 30px; background: lime; animation: pulse 2s linear 1s infinite }
        .still { width: 4px; height: 4px; background: red }
        """
      ])
    }

    private func render(_ arguments: String...) throws -> Livery.Outcome {
      try Livery.run(
        ["render"] + arguments.prefix(1) + ["theme.css", "--no-default"]
          + arguments.dropFirst(), in: folder)
    }

    private func bytes(_ name: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: folder.url(name)))
    }

    /// Returns the numbers of four bytes that begin at some distances from a chunk's type.
    private func numbers(_ name: String, _ chunk: String, _ offsets: Int...) throws -> [Int] {
      let bytes = try bytes(name)
      let start = try #require(bytes.firstRange(of: Array(chunk.utf8))).upperBound
      return offsets.map { offset in
        bytes[start + offset..<start + offset + 4].reduce(0) { $0 << 8 | Int($1) }
      }
    }

    @Test("draws a moment of a change of state")
    func moment() throws {
      #expect(try render(".box", "-o", "a.png") == .init())
      #expect(try render(".box", "--at", "0s", "--to", "highlighted", "-o", "b.png") == .init())
      #expect(try bytes("a.png") == bytes("b.png"))
      #expect(try render(".box", "--at", "100ms", "--to", "highlighted", "-o", "b.png") == .init())
      #expect(try numbers("b.png", "IHDR", 0, 4) == [30, 30])
      #expect(try render(".box", "--at", "1s", "--to", "highlighted", "-o", "b.svg") == .init())
      #expect(try folder.text("b.svg").contains("width=\"40\""))
    }

    @Test("writes a PNG for each moment, from 1 on, all of one size")
    func files() throws {
      #expect(
        try render(".box", "--to", "highlighted", "--frames", "3", "-o", "f%02d%%.png") == .init())
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path()).sorted()
      #expect(names == ["f01%.png", "f02%.png", "f03%.png", "theme.css"])
      for name in names.prefix(3) { #expect(try numbers(name, "IHDR", 0, 4) == [40, 40]) }
      #expect(try bytes("f01%.png") != bytes("f02%.png"))
      // The last picture shows the end.
      #expect(try render(".box", "--state", "highlighted", "-o", "a.png") == .init())
      #expect(try bytes("f03%.png") == bytes("a.png"))
      #expect(
        try render(".box", "--to=selected", "--frames=2", "--size=9x7", "-o", "g%d.png").code == 0)
      #expect(try numbers("g2.png", "IHDR", 0, 4) == [9, 7])
    }

    @Test("writes an animation that plays once for transitions and forever for infinite ones")
    func animations() throws {
      #expect(
        try render(".box", "--to", "highlighted", "--frames", "11", "-o", "a.apng") == .init())
      #expect(try numbers("a.apng", "IHDR", 0, 4) == [40, 40])
      #expect(try numbers("a.apng", "acTL", 0, 4) == [11, 1])
      // 1/50 seconds.
      #expect(try numbers("a.apng", "fcTL", 20) == [1 << 16 | 50])
      #expect(try render(".pulse", "--frames", "7", "-o", "p.apng") == .init())
      #expect(try numbers("p.apng", "acTL", 0, 4) == [7, 0])
      #expect(try numbers("p.apng", "fcTL", 20) == [1 << 16 | 2])
    }

    @Test("warns that nothing moves, and draws equal frames")
    func still() throws {
      let outcome = try render(".still", "--frames", "2", "-o", "%d.png")
      #expect(
        outcome
          == .init(
            errors: "livery: nothing of '.still' moves; --from and --to change its state\n"))
      #expect(try bytes("1.png") == bytes("2.png"))
    }

    @Test(
      "reports wrong usage",
      arguments: [
        (["--frames", "1", "-o", "a.apng"], "--frames takes a number from 2 to 10000"),
        (["--frames", "10001", "-o", "a.apng"], "--frames takes a number from 2 to 10000"),
        (["--frames", "3", "--at", "1s", "-o", "a.apng"], "--frames draws all moments"),
        (
          ["--frames", "3", "-o", "a.png"],
          "end in .apng, or contain one %d or %03d and end in .png"
        ),
        (["--frames", "3", "-o", "a%d%d.png"], "found 'a%d%d.png'"),
        (["--frames", "3", "-o", "a%3d.png"], "found 'a%3d.png'"),
        (["--frames", "3", "-o", "a%.png"], "found 'a%.png'"),
        (["--frames", "3", "-o", "a%d.svg"], "found 'a%d.svg'"),
        (["-o", "a.apng"], "an animation, .apng, requires --frames"),
        (["--to", "highlighted", "-o", "a.png"], "--from and --to require --at or --frames"),
      ])
    func wrongUsage(arguments: [String], message: String) throws {
      let outcome = try Livery.run(["render", ".box", "theme.css"] + arguments, in: folder)
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }

    @Test("reports that no rule matches")
    func unmatched() throws {
      let outcome = try render(".nothing", "--frames", "2", "-o", "a.apng")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains("no rule matches '.nothing'"))
    }
  }
#endif
