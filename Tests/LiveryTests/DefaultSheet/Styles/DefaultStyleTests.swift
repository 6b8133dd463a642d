// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines
import Testing

/// Tests that every style of Three20's default style sheet is drawn as it was there.
///
/// The article "Coming from Three20" describes the styles as pipelines.
@Suite struct DefaultStyleTests {
  private let theme = Theme()

  @Test("each step has its recorded form in every set of states", arguments: StyleFigure.all)
  func steps(of style: StyleFigure) throws {
    for state in StyleFigure.states {
      let drawn = try theme.drawnPipeline(style.selector, state: state).withoutDrawnPictures
      #expect(drawn.differences(from: style.pipeline(state)) == [], "state \(state.rawValue)")
    }
  }

  @Test("the sheet has exactly these styles")
  func names() {
    let rules = Theme.defaultSheet.rules.filter { rule in
      rule.declarations.contains { $0.name == "-livery-pipeline" }
    }
    let names = rules.flatMap(\.selectors).compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
    // The controls that the platform drew for Three20.
    let parts = [
      "accessory", "spinner", "control.switch", "control.slider", "control.slider knob",
      "sectionHeader.grouped",
    ]
    #expect(
      Set(names) == Set(StyleFigure.all.map(\.selector) + [".dragRefreshHeaderArrow"] + parts))
  }

  @Test(
    "font variables apply to elements, and text steps have no fonts")
  func fonts() {
    #expect(theme.css(".photoCaption", \.font).description == "bold 12px Helvetica, sans-serif")
    #expect(theme.css(".photoStatusLabel", \.font).description == "bold 17px Helvetica, sans-serif")
    #expect(theme.css(".toolbarButton", \.font).description == "bold 12px Helvetica, sans-serif")
  }

  @Test(
    "outlines replace picture files at the same center",
    arguments: [
      (".tabOverflowLeft", Size(17, 22)), (".tabOverflowRight", Size(17, 22)),
      (".launcherCloseButtonImage", Size(10, 10)), (".tableReloadButton", Size(50, 50)),
      (".dragRefreshHeaderArrow", Size(23, 55)),
    ])
  func pictures(selector: String, availableSize: Size) throws {
    let pipeline = try theme.drawnPipeline(selector)
    #expect(pipeline.first(ImageStep.self) == ImageStep(contentMode: .center, size: availableSize))
    let outline = try #require(pipeline.first(ShapeStep.self)?.shape.base as? PathOutline)
    let size = try #require(outline.size)
    #expect(outline.contentMode == .center)
    #expect(size.width <= availableSize.width && size.height <= availableSize.height)
    #expect(pipeline.first(SolidFill.self)?.color.alpha ?? 0 > 0)
    // The outline lies inside of the image and covers most of it.
    let bounds = outline.data.path.bounds
    #expect(bounds.minX >= 0 && bounds.maxX <= size.width)
    #expect(bounds.minY >= 0 && bounds.maxY <= size.height)
    #expect(bounds.width >= 0.8 * size.width && bounds.height >= 0.8 * size.height)
  }

  @Test(
    "detects small differences",
    arguments: [
      "inset(2px 0 1px) fill(linear-gradient(rgb(10 10 10), white)) bevel(highlight #fff)",
      "inset(1px 0 2px) fill(linear-gradient(rgb(12 10 10), white)) bevel(highlight #fff)",
      "inset(1px 0 2px) fill(linear-gradient(in oklab, rgb(10 10 10), white)) bevel(highlight #fff)",
      "inset(1px 0 2px) fill(linear-gradient(to top, rgb(10 10 10), white)) bevel(highlight #fff)",
      "inset(1px 0 2px) fill(linear-gradient(rgb(10 10 10), white)) bevel(shadow #fff)",
      "inset(1px 0 2px) fill(linear-gradient(rgb(10 10 10), white))",
    ])
  func comparison(text: String) throws {
    let expected = Pipeline([
      .inset(1, 0, 2, 0), .gradient(.rgb(10, 10, 10), .white), BevelBorder(highlight: .white),
    ])
    let same = "inset(1px 0 2px) fill(linear-gradient(rgb(11 10 10), white)) bevel(highlight #fff)"
    #expect(try #require(Pipeline(parsing: same)).differences(from: expected) == [])
    #expect(try #require(Pipeline(parsing: text)).differences(from: expected).count == 1)
  }

  @Test("steps round-trip", arguments: StyleFigure.all)
  func text(of style: StyleFigure) throws {
    for state in StyleFigure.states {
      let drawn = try theme.drawnPipeline(style.selector, state: state)
      #expect(Pipeline(parsing: drawn.description) == drawn)
    }
  }
}

extension Theme {
  /// Returns the pipeline of a rule for an element; every step must be known.
  func drawnPipeline(_ selector: String, state: ControlState = .normal) throws -> Pipeline {
    let value = try #require(css(selector, "-livery-pipeline", state: state))
    var problems: [PipelineProblem] = []
    let pipeline = try #require(Pipeline(value, problems: &problems))
    #expect(problems == [])
    return pipeline
  }
}
