// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation
import LiveryDisplay
import LiveryLayout

/// A tree of boxes without text, with the frames of a browser.
struct BrowserTree: Decodable, Sendable {
  /// The available width in px.
  let width: Double
  let root: Node
  /// The frames of all boxes in document order, relative to the root; `nil` for hidden boxes.
  let frames: [Rect?]

  /// A box with its declarations and children.
  struct Node: Decodable, Sendable {
    let style: String
    let children: [Node]

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      style = try container.decode(String.self)
      children = try container.decode([Node].self)
    }

    /// The box as an element.
    var element: LayoutElement {
      var element = LayoutElement("div", children.map { .element($0.element) })
      element.inlineStyle = style
      return element
    }
  }

  /// The trees in `Tests/Fixtures/boxes.json`.
  static let all: [BrowserTree] = {
    struct File: Decodable { let trees: [BrowserTree] }
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    let data = try? Data(contentsOf: folder.appending(path: "Fixtures/boxes.json"))
    return data.flatMap { try? JSONDecoder().decode(File.self, from: $0).trees } ?? []
  }()

  private enum CodingKeys: String, CodingKey {
    case width = "w"
    case root = "t"
    case frames = "f"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    width = try container.decode(Double.self, forKey: .width)
    root = try container.decode(Node.self, forKey: .root)
    frames = try container.decode([[Double]?].self, forKey: .frames).map { frame in
      frame.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }
  }
}

extension BrowserTree {
  private static let sheet = CSSStyleSheet(
    "body { font-size: 0; line-height: 0 } body > div { position: relative }")

  /// The frames that the layout computes.
  var laidOut: [Rect?] {
    let boxes = BoxTree(root.element, in: Self.sheet)
    let layout = boxes.layout(width: width, measuring: uniform)
    return (0..<boxes.count).map { layout.frame(of: $0) }
  }

  /// The boxes whose position or size differs from the browser, each on a line.
  ///
  /// Chromium truncates lengths to multiples of 1/64 px, so the sum of several sizes may differ by
  /// more than that.
  var differences: [String] {
    zip(frames, laidOut).enumerated().compactMap { number, pair in
      switch pair {
      case (nil, nil): return nil
      case (let frame?, let own?):
        let isSame =
          abs(frame.minX - own.minX) <= 0.05 && abs(frame.minY - own.minY) <= 0.05
          && abs(frame.width - own.width) <= 0.05 && abs(frame.height - own.height) <= 0.05
        return isSame ? nil : "box \(number): \(own) is not \(frame)"
      case (let frame, let own):
        return
          "box \(number): \(own == nil ? "none" : "one") is not \(frame == nil ? "none" : "one")"
      }
    }
  }
}
