// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import Testing

  @Suite("The picture of a style") struct StylePictureTests {
    private let renderer = Renderer()

    /// Returns an image of 10 by 6 px.
    private func image() throws -> ImageSource {
      let fill = StylePicture(Pipeline([SolidFill(.black)]), size: Size(10, 6))
      return .data(ImageData(try fill.rendering(as: .png, by: renderer).bytes, name: "black"))
    }

    /// Returns the layout of a pipeline with the image, in its natural size.
    private func layout(
      _ text: String, isVertical: Bool = false
    ) throws -> StylePicture.Layout {
      var picture = StylePicture(try #require(Pipeline(parsing: text)))
      picture.content.image = try image()
      picture.isVertical = isVertical
      return picture.layout(by: renderer)
    }

    @Test("has its picture part beside or above the text")
    func parts() throws {
      let pipeline = "part(image, image(center)) box(min-size 30px 20px) fill(white)"
      #expect(try layout(pipeline).size == Size(40, 20))
      #expect(try layout(pipeline, isVertical: true).size == Size(30, 26))
      #expect(try layout(pipeline).list.commands.count == 2)
    }

    @Test("shows its picture in a content step")
    func content() throws {
      let layout = try layout("box(padding 4px) content()")
      #expect(layout.size == Size(18, 14))
      #expect(
        layout.list.commands == [
          .image(DisplayImage(try image(), in: Rect(x: 4, y: 4, width: 10, height: 6)))
        ])
    }

    @Test("has one size and one origin at several moments")
    func frames() throws {
      let texts = [
        "box-shadow(black 0px 0px 0px 3px) box(min-size 8px 8px) fill(white)",
        "box(min-size 30px 12px) fill(white)",
        "box-shadow(black 0px 4px) box(min-size 20px 20px) fill(white)",
      ]
      let pictures = try texts.map { StylePicture(try #require(Pipeline(parsing: $0))) }
      let layouts = StylePicture.layouts(of: pictures, by: renderer)
      // The first shadow extends by 3px to the left and above, and the last one by 4px below.
      #expect(layouts.map(\.size) == Array(repeating: Size(33, 27), count: 3))
      #expect(layouts.map(\.box.origin) == Array(repeating: Point(3, 3), count: 3))
      #expect(layouts.map(\.box.size) == [Size(8, 8), Size(30, 12), Size(20, 20)])
      let bitmap = try pictures[1].bitmap(of: layouts[1], by: renderer).bitmap
      #expect(bitmap.width == 33 && bitmap.height == 27)
    }

    @Test("calls the program to draw its own content")
    func drawing() throws {
      let pipeline = Pipeline([PartStep("image", Pipeline([ImageStep()])), ContentStep()])
      var picture = StylePicture(pipeline, size: Size(10, 10))
      picture.content = PipelineContent(image: try image()) { $0.fill(.color(.black)) }
      let list = picture.layout(by: renderer).list
      #expect(list.commands.count == 1)
      guard case .fill = list.commands.first else {
        Issue.record("the program's own drawing is not there")
        return
      }
    }

    @Test(
      "reports whether it is visible",
      arguments: [
        ("fill(red)", true), ("text(red)", false), ("fill(transparent)", false), ("none", false),
        ("inset(-20px 0 30px) fill(red)", false),
      ])
    func visibility(text: String, isVisible: Bool) throws {
      let pipeline = try #require(Pipeline(parsing: text))
      let layout = StylePicture(pipeline, size: Size(10, 10)).layout(by: renderer)
      #expect(layout.isVisible(using: renderer) == isVisible)
    }
  }
#endif
