// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Rounded corners of boxes")
struct BoxCornersTests {
  private func radii(_ text: String, in size: Size) throws -> Corners {
    let box = try #require(pipeline("border-radius: \(text)").first(BoxModelStep.self))
    return Corners(box.radii, in: size)
  }

  @Test(
    "percentages refer to the sides, and corners that do not fit shrink together",
    arguments: [
      ("4px", Size(4, 4), Size(4, 4)), ("50%", Size(50, 25), Size(50, 25)),
      ("10% / 20%", Size(10, 10), Size(10, 10)), ("1000px", Size(25, 25), Size(25, 25)),
      ("80px 40px 0 0", Size(50, 50), Size(25, 25)),
      ("60px / 20px", Size(50, 20 * 50 / 60), Size(50, 20 * 50 / 60)),
      ("5px / 0", .zero, .zero),
    ] as [(String, Size, Size)])
  func resolved(text: String, topLeft: Size, topRight: Size) throws {
    let radii = try radii(text, in: Size(100, 50))
    #expect(abs(radii.topLeft.width - topLeft.width) < 1e-9, "\(radii)")
    #expect(abs(radii.topLeft.height - topLeft.height) < 1e-9, "\(radii)")
    #expect(abs(radii.topRight.width - topRight.width) < 1e-9, "\(radii)")
    #expect(abs(radii.topRight.height - topRight.height) < 1e-9, "\(radii)")
  }

  @Test("inner radii are reduced by the border widths and never negative")
  func inner() throws {
    let radii = try radii("10px 2px", in: Size(100, 50))
      .inset(by: Insets(top: 4, right: 3, bottom: 4, left: 6))
    #expect(radii.topLeft == Size(4, 6))
    #expect(radii.topRight == .zero)
    #expect(radii.bottomRight == Size(7, 6))
    #expect(radii.bottomLeft == .zero)
  }

  @Test("outer radii grow, and sharp corners stay sharp")
  func outer() throws {
    let radii = try radii("10px 0 5px 20px", in: Size(100, 100)).outset(by: 10)
    #expect(radii.topLeft == Size(20, 20))
    #expect(radii.topRight == .zero)
    #expect(radii.bottomLeft == Size(30, 30))
    // The radius is half of the distance: 5 + 10 (1 − (1 − ½)³).
    #expect(radii.bottomRight == Size(13.75, 13.75))
  }

  @Test("the outline touches the sides and begins after the upper left corner")
  func outline() throws {
    let path = try radii("10px", in: Size(100, 50)).outline(
      in: Rect(x: 5, y: 5, width: 100, height: 50))
    #expect(path.bounds == Rect(x: 5, y: 5, width: 100, height: 50))
    #expect(path.elements.first == .move(Point(15, 5)))
    #expect(path.elements.count { if case .curve = $0 { true } else { false } } == 4)
  }
}
