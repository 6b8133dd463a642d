// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

/// Tests of initial values and their computed values.
struct InitialValueTests {
  /// Contexts that differ in the dependencies of values.
  private static let contexts: [ComputationContext] = {
    var dark = ComputationContext(fontSize: 20, currentColor: .white)
    dark.colorScheme = .dark
    var themed = ComputationContext(rootFontSize: 20)
    themed.systemColors[.canvasText] = .color(CSSColor(red: 1, green: 0, blue: 0))
    var vertical = ComputationContext(parentFontSize: 11, parentFontWeight: .bold)
    vertical.resolution = 1.25
    vertical.isVertical = true
    vertical.lineHeight = 7
    let small = ComputationContext(viewport: .init(width: 200, height: 100))
    return [ComputationContext(), dark, themed, vertical, small]
  }()

  @Test("a computed initial value equals the initial value computed", arguments: Property.allCases)
  func isComputed(property: Property) {
    guard !property.isShorthand else { return }
    for context in Self.contexts {
      let expected = property.initialValue.computed(for: property, in: context)
      #expect(property.computedInitialValue(in: context) == expected)
    }
  }

  @Test("context-dependent initial values follow the context")
  func dependent() {
    let texts = Self.contexts.map { Property.color.computedInitialValue(in: $0).description }
    #expect(texts[0] == "rgb(0, 0, 0)")
    #expect(texts[1] == "rgb(255, 255, 255)")
    #expect(texts[2] == "rgb(255, 0, 0)")
    let widths = Self.contexts.map { Property.outlineWidth.computedInitialValue(in: $0) }
    #expect(widths[0] == .length(Length(3, .px)))
    #expect(widths[3] == .length(Length(2.4, .px)))
  }
}
