// SPDX-License-Identifier: Apache-2.0
package import CSSValues

extension CSSValue {
  /// Returns the computed value if it is equal for every element; `nil` if that is not certain.
  ///
  /// The value is computed in two contexts that share no fact.
  package func constantComputedValue(for property: Property) -> CSSValue? {
    guard isPlain else { return nil }
    let first = computed(for: property, in: Self.contexts.first)
    return first == computed(for: property, in: Self.contexts.second) ? first : nil
  }

  /// Whether the value contains no calculation.
  ///
  /// A calculation may have equal results for two elements and another result for a third.
  private var isPlain: Bool {
    switch self {
    case .keyword, .identifier, .string, .number, .percentage, .length, .angle, .time, .flex,
      .color, .url, .fontFamily, .slash:
      true
    case .list(let values), .sequence(let values): values.allSatisfy(\.isPlain)
    default: false
    }
  }

  /// Two computation contexts that share no fact.
  private static let contexts: (first: ComputationContext, second: ComputationContext) = {
    var first = ComputationContext(
      parentFontSize: 3.7, parentFontWeight: .bold, rootFontSize: 5.3, fontSize: 7.9,
      currentColor: .black, viewport: .init(width: 101.3, height: 211.7))
    first.container = .init(width: 31.1, height: 41.9)
    first.lineHeight = 13.3
    first.parentLineHeight = 17.1
    first.rootLineHeight = 19.7
    first.parentText = .init(direction: .rtl, align: .center, alignLast: .justify)
    var second = ComputationContext(
      parentFontSize: 23.9, parentFontWeight: .normal, rootFontSize: 29.3, fontSize: 37.7,
      currentColor: .white, viewport: .init(width: 307.9, height: 401.3))
    second.container = .init(width: 53.3, height: 67.1)
    second.isVertical = true
    second.lineHeight = 71.3
    second.parentLineHeight = 79.9
    second.rootLineHeight = 83.1
    second.resolution = 2.5
    second.colorScheme = .dark
    second.parentText = .init(direction: .ltr, align: .end, alignLast: .auto)
    for color in SystemColor.allCases {
      second.systemColors[color] = .color(CSSColor(red: 0.05, green: 0.22, blue: 0.36, alpha: 0.23))
    }
    return (first, second)
  }()
}
