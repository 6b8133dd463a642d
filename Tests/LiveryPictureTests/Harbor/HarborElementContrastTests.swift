// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import CSSCascade
  import CSSValues
  import Livery
  import Testing

  /// Tests that the texts and focus rings of harbor's controls have the contrast of WCAG 2.2 with
  /// the backgrounds below them.
  ///
  /// Elements whose background is drawn by a pipeline are left out; `HarborContrastTests` compares
  /// the colors of these.
  @Suite struct HarborElementContrastTests {
    @Test("texts and rings are readable on what is below them", arguments: HarborPage.all)
    func contrast(page: HarborPage) throws {
      let tree = StyledTree(of: try page.root(), in: try page.theme().sheet)
      var count = 0
      for index in 0..<tree.count {
        guard let element = tree.element(at: index) else { continue }
        let path = "\(element.type)\(element.classes.map { "." + $0 }.joined()) \(element.states)"
        if element.text != nil, let ground = ground(of: index, in: tree) {
          let minimum = isDisabled(index, in: tree) ? 3 : 4.5
          let ratio = blend(tree.style(at: index).color, ground).contrast(with: ground)
          #expect(ratio >= minimum, "the text of \(path): \(ratio)")
          count += 1
        }
        if let ring = ring(of: index, in: tree) {
          let ratio = blend(ring.color, ring.ground).contrast(with: ring.ground)
          #expect(ratio >= 3, "the ring of \(path): \(ratio)")
          count += 1
        }
      }
      #expect(count > 0 || page.name == "icons")
    }

    /// Returns the color of an element's outline and that of the ground next to it, or `nil` if
    /// there is no outline.
    private func ring(of index: Int, in tree: StyledTree) -> (color: CSSColor, ground: CSSColor)? {
      let style = tree.style(at: index)
      guard text("outline-style", of: style) == "solid",
        let color = color("outline-color", of: style)
      else { return nil }
      let isInside = text("outline-offset", of: style).hasPrefix("-")
      let neighbor = isInside ? index : tree.parent(of: index)
      return neighbor.flatMap { ground(of: $0, in: tree) }.map { (color, $0) }
    }

    private func isDisabled(_ index: Int, in tree: StyledTree) -> Bool {
      sequence(first: index) { tree.parent(of: $0) }
        .contains { tree.element(at: $0)?.states.contains("disabled") == true }
    }

    /// Returns the color of what is below the text of an element, or `nil` if a pipeline draws it.
    private func ground(of index: Int, in tree: StyledTree) -> CSSColor? {
      let style = tree.style(at: index)
      let background = color("background-color", of: style) ?? .transparent
      if background.alpha == 1 { return background }
      guard ["none", ""].contains(text("-livery-pipeline", of: style)) else { return nil }
      guard let parent = tree.parent(of: index) else { return blend(background, .white) }
      return ground(of: parent, in: tree).map { blend(background, $0) }
    }

    private func text(_ property: String, of style: ComputedStyle) -> String {
      style.value(named: property)?.description ?? ""
    }

    private func color(_ property: String, of style: ComputedStyle) -> CSSColor? {
      let text = text(property, of: style)
      return text == "currentcolor" ? style.color : CSSColor(parsing: text)
    }

    /// Returns a color over an opaque one.
    private func blend(_ color: CSSColor, _ ground: CSSColor) -> CSSColor {
      let (over, below) = (color.converted(to: .srgb), ground.converted(to: .srgb))
      func mix(_ component: KeyPath<CSSColor, Double>) -> Double {
        over[keyPath: component] * color.alpha + below[keyPath: component] * (1 - color.alpha)
      }
      return CSSColor(red: mix(\.first), green: mix(\.second), blue: mix(\.third))
    }
  }
#endif
