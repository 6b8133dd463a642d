// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSSyntax
  import Foundation
  import Livery
  import LiveryDisplay
  import LiveryLayout
  import LiveryPrinting
  import LiveryRendering
  import TestSupport
  import Testing

  /// A page of controls of the theme harbor, `Fixtures/Harbor/Pages/NAME.json`, in a variant.
  struct HarborPage: Sendable, CustomTestStringConvertible {
    /// A variant of the theme.
    enum Variant: String, Sendable, CaseIterable {
      case light, dark
      /// More contrast, less transparency, and texts from right to left.
      case contrast
      /// More contrast and less transparency in the dark scheme, with compact controls.
      case compact
      /// Controls for fingers, in the theme evergreen.
      case touch
      /// The theme midnight.
      case midnight
    }

    let name: String
    let variant: Variant

    var testDescription: String { "harbor/\(name)-\(variant.rawValue)" }

    /// The pages in every variant, except icons and texts, which are alike in most.
    static let all =
      ["buttons", "choices", "fields", "navigation", "overlays", "ranges", "states", "tables"]
      .flatMap { name in Variant.allCases.map { HarborPage(name: name, variant: $0) } }
      + ["icons", "text"].flatMap { name in
        [.light, .dark].map { HarborPage(name: name, variant: $0) }
      }

    /// The reference picture.
    var reference: Reference {
      let file = Fixture.folder("Harbor/Pictures").appending(
        path: "\(name)-\(variant.rawValue).png")
      return Reference(name: testDescription, file: file)
    }

    /// Returns the elements of the page.
    func root() throws -> StyleElement {
      let file = Fixture.folder("Harbor/Pages").appending(path: "\(name).json")
      let source = SourceText(try String(contentsOf: file, encoding: .utf8), name: name)
      let tree = TreeDescription(parsing: source)
      #expect(tree.diagnostics == [])
      var root = try #require(tree.root)
      root.classes += [Variant.compact, .touch].contains(variant) ? [variant.rawValue] : []
      return root
    }

    /// Draws the page.
    func pixels() throws -> PixelGrid {
      let boxes = BoxTree(LayoutElement(try root()), in: try theme(), below: [])
      #expect(boxes.problems == [])
      let layout = boxes.layout(width: 840, measuring: pictures.measuring)
      return try PixelGrid(
        pictures.bitmap(
          layout.displayList(at: Point(layout.margin.left, layout.margin.top)),
          size: layout.outerSize))
    }

    /// Returns the theme with the settings of the variant.
    func theme() throws -> Theme {
      let theme = Theme(base: .harbor)
      let file: String? = [.touch: "evergreen", .midnight: "midnight"][variant]
      if let file {
        let sheet = Corpora.packageRoot.appending(path: "Resources/themes/\(file).css")
        theme.add(try String(contentsOf: sheet, encoding: .utf8), name: "\(file).css")
      }
      theme.environment.colorScheme =
        [.dark, .compact, .midnight].contains(variant) ? .dark : .light
      let isContrasting = [.contrast, .compact].contains(variant)
      theme.environment.preferences.contrast = isContrasting ? .more : .noPreference
      theme.environment.preferences.reducesTransparency = isContrasting
      theme.environment.direction = variant == .contrast ? .rtl : .ltr
      return theme
    }
  }

  extension LayoutElement {
    /// Creates the element and its descendants, with empty views of the size of images.
    fileprivate init(_ element: StyleElement) {
      self.init(element.type, id: element.id, classes: element.classes)
      children =
        (element.text.map { [.text($0)] } ?? [])
        + element.children.map { .element(LayoutElement($0)) }
      states = element.states
      inlineStyle = element.inlineStyle
    }
  }
#endif
