// SPDX-License-Identifier: Apache-2.0
import Foundation
import LiveryDisplay
import LiveryPipelines
import Testing

/// Characters are half an em wide, and lines 1.2 em high.
@Suite("The natural size")
struct NaturalSizeTests {
  private func size(
    _ text: String, _ content: String? = nil, includesInsets: Bool = false
  ) throws -> Size {
    try #require(Pipeline(parsing: text)).naturalSize(
      for: PipelineContent(text: content), measuring: .uniform, includesInsets: includesInsets)
  }

  private let badgeText = """
    shape(rounded-rectangle) inset(1px) shadow(0 4px 3px rgb(0 0 0 / 80%)) fill(reflective red)
    inset(-1px) border(2px white) box(padding 1px 7px 2px) text(bold 15px white)
    """

  @Test("of a badge is its text with the padding and the shadow")
  func badge() throws {
    // 15 x 18 for the text, 14 x 3 for the padding, 4 x 10 for the shadow.
    #expect(try size(badgeText, "99") == Size(33, 31))
  }

  @Test("has the insets as an option")
  func insets() throws {
    #expect(try size("inset(2px 3px) text(10px)", "ab") == Size(10, 12))
    #expect(try size("inset(2px 3px) text(10px)", "ab", includesInsets: true) == Size(16, 16))
    #expect(try size(badgeText, "99", includesInsets: true) == Size(33, 31))
  }

  @Test("has the insets of a shape around the steps after it")
  func shape() throws {
    #expect(try size("shape(left-arrow 4.5px) box(padding 8px) text(10px)", "ab") == Size(30, 28))
    // A round arrow insets its content by a sixth of the height, which is that of the later steps.
    #expect(try size("shape(right-arrow) box(padding 8px) text(10px)", "ab") == Size(31, 28))
    #expect(try size("box(padding 8px) shape(right-arrow) text(10px)", "ab") == Size(31, 28))
  }

  @Test("is limited by a box's maximum, and texts break in it")
  func maximum() throws {
    #expect(try size("box(padding 1px max-size 20px 10px) text(10px)", "abcdef") == Size(17, 10))
    #expect(
      try size("box(max-size 20px 50px) text(10px lines 0 break word-wrap)", "ab cd")
        == Size(10, 24))
    #expect(try size("box(min-size 9px 9px max-size 5px 5px)") == Size(9, 9))
  }

  @Test("is at least a box's minimum")
  func minimum() throws {
    #expect(try size("box(padding 1px min-size 40px 5px) text(10px)", "ab") == Size(40, 14))
    #expect(try size("shadow(0 4px 3px black) box(min-size 40px 5px)") == Size(44, 15))
  }

  @Test("of a border, a fill and a part is empty")
  func emptySize() throws {
    #expect(try size("fill(red) border(2px red) part(a, box(padding 9px)) blend(screen)") == .zero)
  }

  @Test(
    "of any number of steps needs little stack",
    arguments: [("inset(0px) ", 990), ("box(min-size 1px 1px) shape(capsule) ", 490)])
  func longPipelines(step: String, count: Int) async throws {
    let text = String(repeating: step, count: count) + "text(10px)"
    let read = try #require(Pipeline(parsing: text))
    let made = Pipeline((0..<30).flatMap { _ in read.steps.dropLast() } + read.steps.suffix(1))
    for pipeline in [read, made] {
      let size = await onSmallStack {
        pipeline.naturalSize(
          for: PipelineContent(text: "ab"), measuring: .uniform, includesInsets: true)
      }
      #expect(size == Size(10, 12))
    }
  }

  /// Returns the result of a function on a thread with a stack as small as Darwin's.
  private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value
  {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test("has the insets of all steps for layouts")
  func accumulatedInsets() throws {
    let pipeline = try #require(
      Pipeline(parsing: "shape(left-arrow 4.5px) inset(1px 2px) box(padding 3px 4px 5px)"))
    #expect(pipeline.insets(for: Size(100, 44)) == Insets(top: 4, right: 6, bottom: 6, left: 10))
  }
}
