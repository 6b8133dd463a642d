// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// How much of an element is computed: registered custom properties are computed as soon as all is known that they need.
///
/// A property that is computed at a stage sees the custom properties of the stages before it. So `line-height` may use a
/// length in `em`, and `font-size` may not: the two would wait for each other.
///
/// Defined by [dependency cycles via relative units](https://drafts.csswg.org/css-properties-values-api-1/#dependency-cycles).
enum ComputationStage: Int, Comparable, CaseIterable {
  /// Nothing of the element: its parent's context.
  case parent
  /// `color-scheme`, `writing-mode` and, for a root, the system colors.
  case scheme
  /// `font-size` and what else makes the font.
  case font
  /// `line-height`: all that a custom property may need.
  case lines

  /// The first stage at which a value can be computed.
  init(of dependencies: ComputationDependencies, isRoot: Bool) {
    // What a root's values are relative to is the root itself.
    let lines: ComputationDependencies = isRoot ? [.lineHeight, .rootLineHeight] : .lineHeight
    let font: ComputationDependencies = isRoot ? [.font, .rootFont] : .font
    self =
      !dependencies.isDisjoint(with: lines)
      ? .lines
      : !dependencies.isDisjoint(with: font)
        ? .font
        : dependencies.isDisjoint(with: [.colorScheme, .writingMode]) ? .parent : .scheme
  }

  /// The stage that is reached before a longhand is computed: its variables may be all that is known by then.
  ///
  /// Longhands are computed in the order `color-scheme`, `writing-mode`, `font-size` and the rest of the
  /// font, `line-height`, and then the others.
  init(before property: Property) {
    self =
      switch property {
      case .colorScheme, .writingMode: .parent
      case .fontSize: .scheme
      case .fontWeight, .lineHeight: .font
      default: .lines
      }
  }

  /// Orders by what is known.
  static func < (a: ComputationStage, b: ComputationStage) -> Bool { a.rawValue < b.rawValue }
}
