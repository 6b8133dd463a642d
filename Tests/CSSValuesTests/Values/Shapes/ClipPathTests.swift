// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct ClipPathTests {
  private func clipPath(_ text: String) -> ClipPath? {
    Property.clipPath.value(parsing: text)?.as(ClipPath.self)
  }

  @Test("a clip path is a shape in a box, a box, a URL or none")
  func forms() {
    let circle = BasicShape.circle(CircleShape(radius: .length(.length(Length(1)))))
    #expect(clipPath("circle(1px)") == .shape(circle, in: .borderBox))
    #expect(clipPath("margin-box circle(1px)") == .shape(circle, in: .marginBox))
    #expect(clipPath("fill-box") == .box(.fillBox))
    #expect(clipPath("url(#a)") == .url(URLValue("#a")))
    #expect(clipPath("none") == ClipPath.none)
    #expect(ClipPath(.keyword(.auto)) == nil)
  }

  @Test(
    "round-trips a clip path",
    arguments: [
      "none", "url(\"#a\")", "stroke-box", "view-box", "inset(1px)", "path(\"M 1 2\") content-box",
    ])
  func roundTrip(text: String) {
    #expect(clipPath(text)?.description == text)
  }

  @Test("parses path data as commands")
  func path() throws {
    let path = try #require(PathShape(parsing: "M1-2a3 4 5 10-6.5.5zL1e2,3"))
    #expect(
      path.commands == [
        .move(to: PathPoint(1, -2), isRelative: false),
        .arc(
          PathArc(3, 4, rotation: 5, isLarge: true, isClockwise: false), to: PathPoint(-6.5, 0.5),
          isRelative: true),
        .close, .line(to: PathPoint(100, 3), isRelative: false),
      ])
    #expect(PathShape(parsing: "M0 0") != PathShape(parsing: "M0 0", fillRule: .evenodd))
  }

  @Test(
    "rejects invalid path data",
    arguments: [
      "", " ", "M", "0", "M1", "M1 2 3", "M1 2,", "M,1 2", "M1 2l", "M1 2z3", "M1 2 L 3 4 5",
      "M1..2 3", "M1. 2", "M+ 1", "M1 2A1 1 0 1", "M1 2A1 1 0 3 0 1 1", "m1 2é",
    ])
  func noPath(data: String) {
    #expect(PathShape(parsing: data) == nil)
  }

  @Test("parses numbers of any size and data of any length")
  func extremes() {
    #expect(PathShape(parsing: "M1e999-1e999") != nil)
    #expect(PathShape(parsing: "M" + String(repeating: "9", count: 5000) + " 1") != nil)
    let long = PathShape(parsing: "m1 1" + String(repeating: "1 1", count: 20_000))
    #expect(long?.commands.count ?? 0 > 10_000)
  }
}
