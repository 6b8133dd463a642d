// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Testing

  @testable import LiveryRendering

  @Suite("Custom Cairo contexts")
  struct ContextTests {
    @Test("draws a list at the requested scale and restores the context")
    func scale() throws {
      let pixels = PixelBuffer(width: 40, height: 40, format: .color)
      let context = Context(on: pixels.makeSurface())
      let shadow = DisplayShadow(offset: Point(4, 4), blur: 0, color: .pureRed)
      var list = DisplayList([.outerShadow(Path(Rect(x: 2, y: 2, width: 6, height: 6)), shadow)])
      // Missing ends do not affect the state of the context.
      list.add(.clip(Path(Rect(x: 0, y: 0, width: 3, height: 3))))
      list.add(.transform(.translation(Point(1, 1))))
      list.add(.box(0, 0, 9, 9))
      #expect(renderer.draw(list, on: context.pointer, scale: 2).isEmpty)
      renderer.draw(DisplayList([.box(38, 38, 2, 2, .pureBlue)]), on: context.pointer)
      let bitmap = Bitmap(pixels)
      #expect(try #require(bitmap.opaqueBounds) == (2, 2, 40, 40))
      #expect(bitmap[2, 2] == .black && bitmap[5, 5] == .black && bitmap[6, 6] == .clear)
      #expect(bitmap[23, 23] == .pureRed && bitmap[24, 24] == .clear)
      #expect(bitmap[39, 39] == .pureBlue)
    }

    @Test("draws nothing at an invalid scale")
    func badScale() {
      let pixels = PixelBuffer(width: 4, height: 4, format: .color)
      let context = Context(on: pixels.makeSurface())
      let list = DisplayList([.box(0, 0, 4, 4)])
      #expect(renderer.draw(list, on: context.pointer, scale: .nan) == [.notFinite])
      #expect(Bitmap(pixels).opaqueBounds == nil)
    }
  }
#endif
