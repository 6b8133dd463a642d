// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// A search for the query containers of `@container` rules among the ancestors of an element.
///
/// Defined by [CSS Conditional 5, section 4](https://drafts.csswg.org/css-conditional-5/#container-queries).
struct ContainerQueryMatcher {
  let rules: CascadeData
  let tree: StyleTree
  /// The sizes that the program reported.
  let sizes: [Int: StyleSize]
  /// Returns the style of an ancestor of the element.
  let style: (Int) -> ComputedStyle?

  /// Returns whether a record and its outer records match for an element.
  ///
  /// - Parameters:
  ///   - number: the record.
  ///   - records: all records.
  ///   - element: the element.
  ///   - nearest: the containers found before, of the same tree with the same styles.
  /// - Returns: whether all of them match.
  func matches(
    _ number: UInt32, of records: [ContainerRecord], for element: Int,
    _ nearest: inout NearestContainers
  ) -> Bool {
    var number = number
    while number != 0 {
      let record = records[Int(number)]
      var matches = false
      for condition in record.conditions where !matches {
        matches = self.matches(condition, for: element, &nearest)
      }
      guard matches else { return false }
      number = record.outer
    }
    return true
  }

  private func matches(
    _ condition: ContainerCondition, for element: Int, _ nearest: inout NearestContainers
  ) -> Bool {
    guard condition.isSelectable else { return false }
    let kind = NearestContainers.Kind(condition)
    // A pseudo-element may query its originating element.
    let parent = Int(tree.elements[element].parent)
    let container = nearest.container(of: kind, atOrAbove: parent, in: tree) { ancestor in
      tree.elements[ancestor].pseudoElement == nil
        && style(ancestor).map { isContainer($0, of: kind) } ?? false
    }
    guard let container, let style = style(container) else { return false }
    return condition.matches(in: queryContainer(container, style))
  }

  private func isContainer(
    _ style: ComputedStyle, of kind: NearestContainers.Kind
  ) -> Bool {
    if let name = kind.name, !style.containerNames.contains(name) { return false }
    let isVertical = style.context.isVertical
    return style.containerAxes.isSuperset(of: isVertical ? kind.verticalAxes : kind.axes)
  }

  private func queryContainer(_ element: Int, _ style: ComputedStyle) -> QueryContainer {
    let size = sizes[element]
    let context = style.context
    let parent = Int(tree.elements[element].parent)
    let variables = ContainerVariables(
      names: style.names, registrations: rules.registrations, program: rules.program,
      element: style.customProperties,
      parent: parent < 0 ? nil : self.style(parent)?.customProperties, context: context)
    var container = QueryContainer(
      width: size?.width, height: size?.height, context: context,
      customProperty: variables.text(of:))
    container.variables = variables
    return container
  }
}

extension ComputedStyle {
  /// The container names by which `@container` rules refer to the element.
  fileprivate var containerNames: [String] {
    switch declared(.containerName) {
    case .identifier(let name): [name]
    case .sequence(let names), .list(let names):
      names.compactMap { if case .identifier(let name) = $0 { name } else { nil } }
    default: []
    }
  }

  /// The axes on which the element is a size query container.
  var containerAxes: ContainerAxes {
    let words: [CSSValue] =
      switch declared(.containerType) {
      case .sequence(let words): words
      case let word?: [word]
      case nil: []
      }
    if words.contains(.keyword(.size)) { return .both }
    return words.contains(.keyword(.inlineSize)) ? .inline : []
  }
}
