// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The progress of an element's computation.
///
/// A registered custom property is computed as soon as its dependencies are.
///
/// A property that is computed at a stage may use the custom properties of earlier stages. So
/// `line-height` may use a length in `em`, but `font-size` may not, because the two would form a
/// cycle.
///
/// Defined by [dependency cycles via relative units](https://drafts.csswg.org/css-properties-values-api-1/#dependency-cycles).
enum ComputationStage: Int, Comparable, CaseIterable {
  /// The context of the parent.
  ///
  /// No property of the element is computed.
  case parent
  /// `color-scheme`, `writing-mode` and, for a root, the system colors.
  case colorScheme
  /// `font-size` and the other properties of the font.
  case font
  /// `line-height`, the last dependency of custom properties.
  case lineHeight

  /// Creates the first stage at which a value with some dependencies can be computed.
  init(of dependencies: ComputationDependencies, isRoot: Bool) {
    // Root-relative units of a root refer to the root itself.
    let lines: ComputationDependencies = isRoot ? [.lineHeight, .rootLineHeight] : .lineHeight
    let font: ComputationDependencies = isRoot ? [.font, .rootFont] : .font
    self =
      !dependencies.isDisjoint(with: lines)
      ? .lineHeight
      : !dependencies.isDisjoint(with: font)
        ? .font
        : dependencies.isDisjoint(with: [.colorScheme, .writingMode]) ? .parent : .colorScheme
  }

  /// Creates the stage before a longhand is computed, which limits the variables that it may use.
  ///
  /// The order of computation is: `color-scheme`, `writing-mode`, `font-size` and the other font
  /// properties, `line-height`, and then all other longhands.
  init(before property: Property) {
    self =
      switch property {
      case .colorScheme, .writingMode: .parent
      case .fontSize: .colorScheme
      case .fontWeight, .lineHeight: .font
      default: .lineHeight
      }
  }

  /// Orders stages by progress.
  static func < (a: ComputationStage, b: ComputationStage) -> Bool { a.rawValue < b.rawValue }
}
