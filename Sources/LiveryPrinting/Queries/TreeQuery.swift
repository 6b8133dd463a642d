// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSMotion
import CSSSelectors
package import CSSSyntax
import CSSValues
package import LiveryFormatting

/// The values of the elements in a tree that match a selector.
///
/// ```
/// window > toolbar#main > button.primary
///   color      rgb(255, 255, 255)
///   font-size  14px
///
/// window > toolbar#main > button
///   color      rgb(0, 0, 0)
///   font-size  14px
/// ```
///
/// The root of the tree is `:root`. Its size is the viewport for media queries and lengths such as
/// `10vw`, unless the sheet's environment has a viewport. A selector that ends in a pseudo-element,
/// such as `::part(knob)`, selects the pseudo-elements of the elements that it matches.
package struct TreeQuery {
  /// The diagnostics of the selector, which are empty if it is valid.
  package let diagnostics: [Diagnostic]
  /// Whether no element matches, or the matched elements have none of the properties.
  package var isEmpty: Bool { !matches.contains { !values(of: $0).all.isEmpty } }

  /// The values that the text shows if no property is specified.
  ///
  /// JSON always contains all values.
  package var selection = ValueSelection()
  /// Whether the text shows a swatch before each color, for a terminal with 24-bit color.
  package var showsSwatches = false

  private let tree: StyledTree
  /// The tree at a moment, or `nil` if nothing runs.
  private var animator: Animator?
  private let matches: [Int]
  private let properties: [String]

  /// Queries the computed values of some properties, or of all that are declared or inherited if
  /// none are specified.
  ///
  /// A specified property without a declaration has its initial value.
  package init(
    _ selector: String, of root: StyleElement, in sheet: CSSStyleSheet, properties: [String] = []
  ) {
    let selectors = SelectorList(parsing: selector)
    diagnostics = selectors.diagnostics
    var sheet = sheet
    if sheet.environment.viewport == nil, let width = root.size?.width,
      let height = root.size?.height
    {
      sheet.environment.viewport = .init(width: width, height: height)
    }
    tree = StyledTree(of: root, in: sheet, pseudoElements: selectors.pseudoElements)
    matches = tree.elements(matching: selectors)
    self.properties = properties
  }

  /// Queries the values at a time, when animations began at 0 and the state of the matching elements
  /// changed at 0.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - change: The change of state, or `nil` for none.
  package mutating func advance(to time: Duration, _ change: StateChange?) {
    animator = MotionTimeline(matches, of: tree, change).animator(at: time)
  }

  private func values(of index: Int) -> ElementValues {
    let style = animator?.style(at: index) ?? tree.style(at: index)
    if properties.isEmpty {
      return ElementValues(style.declaredValues, cascadedNames: style.cascadedNames)
    }
    return ElementValues(
      properties.compactMap { name in style.value(named: name).map { (name, $0) } })
  }
}

extension TreeQuery {
  /// Writes a bare array with an object for each element, in document order.
  package func json(into json: inout JSONWriter) {
    var paths = ElementPaths(tree)
    json.array(onLines: true) { json in
      for index in matches {
        json.object { json in
          json.member("node", paths.text(of: index))
          json.member("id", ifAny: tree.element(at: index)?.id)
          json.name("properties")
          json.object { json in
            for value in values(of: index).all { json.member(value.name, "\(value.value)") }
          }
        }
      }
    }
  }

  /// Writes each element followed by its values.
  ///
  /// A single property is on the line of its element.
  package func text(into sink: inout TextSink) {
    var paths = ElementPaths(tree)
    var isFirst = true
    for index in matches {
      let values = values(of: index)
      if properties.count == 1 {
        guard let value = values.all.first?.value else { continue }
        sink.write(printable: "\(paths.text(of: index)): ")
        sink.write(swatchOf: value, if: showsSwatches)
        sink.write(printable: "\(value)")
        sink.write("\n")
        continue
      }
      if !isFirst { sink.write("\n") }
      isFirst = false
      sink.write(printable: paths.text(of: index))
      sink.write("\n")
      sink.write(
        table: properties.isEmpty ? values.selected(by: selection) : values.all, indent: "  ",
        withSwatches: showsSwatches)
    }
  }
}
