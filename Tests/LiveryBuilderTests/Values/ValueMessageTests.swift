// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines
import Testing

@testable import LiveryBuilder

@Suite("The value message of an editor")
struct ValueMessageTests {
  private func value(_ step: String, _ parameter: String) throws -> ValueMessage? {
    let item = ItemMessage(step, in: ParsingContext(library: .standard))
    return try #require(item.parameters.first { $0.name == parameter }).value
  }

  @Test(
    "has data for its type",
    arguments: [
      ("inset(1px 2px 3px)", "insets", JSONData.numbers(1, 2, 3, 2)),
      ("shadow(1px -2px black)", "offset", .numbers(1, -2)),
      ("shadow(1px 2px 3px black)", "blur", .number(3)), ("text(lines 4)", "lines", .number(4)),
      ("text(align left top)", "align", .list([.text("left"), .text("top")])),
      ("text(break clip)", "break", .text("clip")), ("part(icon, inset(0))", "name", .text("icon")),
      ("fill(reflective red bottom-highlight)", "bottom-highlight", .boolean(true)),
      ("image(url(a.png))", "source", .text("a.png")),
      (
        "text(italic bold 15px 'A B', serif)", "font",
        .object([
          "style": .text("italic"), "weight": .number(700), "size": .number(15),
          "families": .list([.text("A B"), .text("serif")]), "rest": .text(""),
        ])
      ),
      ("box(min-size 1px 2px)", "min-size", .numbers(1, 2)),
      ("bevel(light 45deg)", "light", .number(45)),
    ])
  func data(step: String, parameter: String, expected: JSONData) throws {
    #expect(try value(step, parameter)?.data == expected)
  }

  @Test("of a color has its components and contrast")
  func color() throws {
    guard case .object(let data)? = try value("fill(rgb(255 0 0 / 50%))", "color")?.data,
      case .object(let spaces)? = data["spaces"], case .object(let contrast)? = data["contrast"]
    else {
      Issue.record("there is no data")
      return
    }
    #expect(data["hex"] == .text("#ff0000"))
    #expect(data["alpha"] == .number(0.5))
    #expect(spaces["hsl"] == .numbers(0, 100, 50))
    #expect(spaces.keys.sorted() == ["hsl", "hwb", "lab", "lch", "oklab", "oklch", "srgb"])
    #expect(contrast["white"] == .rounded(3.9985))
    #expect(contrast["black"] == .rounded(5.252))
  }

  @Test(
    "of a gradient has its parts",
    arguments: [
      ("linear-gradient(red, blue 30%)", "linear", false, "", 2),
      (
        "repeating-radial-gradient(circle at 1px 2px, red, lime, blue)", "radial", true,
        "circle at 1px 2px", 3
      ),
      ("conic-gradient(from 30deg in oklch, red, blue)", "conic", false, "from 30deg in oklch", 2),
    ])
  func gradient(
    text: String, form: String, isRepeating: Bool, geometry: String, count: Int
  ) throws {
    guard case .object(let data)? = try value("fill(\(text))", "gradient")?.data,
      case .list(let stops)? = data["stops"]
    else {
      Issue.record("there is no data")
      return
    }
    #expect(data["form"] == .text(form))
    #expect(data["repeating"] == .boolean(isRepeating))
    #expect(data["geometry"] == .text(geometry))
    #expect(stops.count == count)
  }

  @Test("of a shape has the shape's parameters, and of a list its elements")
  func nested() throws {
    let shape = try #require(try value("shape(speech-bubble 5px 60deg 90deg 20px 10px)", "shape"))
    #expect(shape.parameters?.map(\.name) == ["radius", "location", "angle", "pointer"])
    #expect(shape.parameters?[3].value?.data == .numbers(20, 10))
    let shadows = try #require(try value("text(shadow 0 1px black shadow 0 2px 3px red)", "shadow"))
    #expect(shadows.elements?.count == 2)
    #expect(shadows.text == "0 1px black shadow 0 2px 3px red")
  }
}
