// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The text of a new step, which has an effect that is visible at once.
struct NewStep: Sendable, Hashable {
  /// The text.
  let text: String
  /// The index in the list of steps at which the step has an effect.
  let index: Int

  private static let dark = "#1c1e21"

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - type: the identifier of the type in the library.
  ///   - index: the index at which the step is inserted, or `nil` to choose it.
  ///   - steps: the steps of the list, `nil` for those that are disabled or unknown.
  ///   - colors: the colors of the theme.
  ///   - library: the known steps.
  /// - Throws: an error if the library has no such type.
  init(
    _ type: String, at index: Int? = nil, among steps: [(any PipelineStep)?],
    colors: ThemeColors, library: PipelineLibrary
  ) throws(EditError) {
    guard let kind = library.stepType(type), let plain = library.newStep(type) else {
      throw .unknownType(type)
    }
    let roles = steps.map { step in step.flatMap { StepRole(named: Swift.type(of: $0).name) } }
    let place = index ?? roles.insertionIndex(of: StepRole(named: kind.name))
    self.index = place
    let ground = GroundColor(of: steps.prefix(place))
    text = Self.text(of: kind, colors, on: ground.color) ?? plain
  }

  /// Returns the text of a built-in step, or `nil` if its default values are sufficient.
  private static func text(
    of kind: any PipelineStep.Type, _ colors: ThemeColors, on ground: CSSColor?
  ) -> String? {
    let isDark = ground.map(Self.isDark) ?? false
    let line =
      ground == nil ? colors.accent : isDark ? "rgb(255 255 255 / 40%)" : "rgb(0 0 0 / 30%)"
    let gradient =
      "linear-gradient(\(colors.mixed(with: "white", 25)), \(colors.mixed(with: "black", 10)))"
    switch kind {
    case is ShapeStep.Type: return "shape(rounded-rectangle 8px)"
    case is InsetStep.Type: return "inset(2px)"
    case is BoxStep.Type: return "box(padding 8px 16px)"
    case is ShadowStep.Type: return "shadow(0px 2px 6px rgb(0 0 0 / 35%))"
    case is InnerShadowStep.Type: return "inner-shadow(0px 1px 3px rgb(0 0 0 / 40%))"
    case is SolidFill.Type: return "fill(\(colors.accent))"
    case is GradientFill.Type: return "fill(\(gradient))"
    case is ReflectiveFill.Type: return "fill(reflective \(colors.accent))"
    case is SolidBorder.Type: return "border(1px \(line))"
    case is GradientBorder.Type: return "border(2px \(gradient))"
    case is FourSideBorder.Type: return "border-sides(1px bottom \(line))"
    case is HighlightBorder.Type:
      return "highlight-border(1px rgb(0 0 0 / 40%) rgb(255 255 255 / 50%))"
    case is BlendStep.Type: return "blend(multiply)"
    case is PartStep.Type: return "part(image, image())"
    case is TextStep.Type where ground != nil: return "text(\(isDark ? "white" : dark))"
    default: return nil
    }
  }

  /// Returns whether white text has more contrast on a color than dark text.
  private static func isDark(_ color: CSSColor) -> Bool {
    guard let dark = CSSColor(opaque: dark) else { return false }
    return color.contrast(with: CSSColor(rgba: 0xFFFF_FFFF)) >= color.contrast(with: dark)
  }
}

/// The color that is drawn beneath a step by the steps before it.
struct GroundColor: Sendable, Hashable {
  /// The color, or `nil` if no step before it fills the outline with an opaque color.
  let color: CSSColor?

  /// Computes the color from the fills of the steps, the last of which is topmost.
  init(of steps: some BidirectionalCollection<(any PipelineStep)?>) {
    color =
      steps.reversed().lazy.compactMap { step in
        step.flatMap { StepRole(named: type(of: $0).name) == .fill ? StepColors($0).average : nil }
      }.first
  }
}
