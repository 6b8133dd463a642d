// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// The colors in the parameters of a step.
struct StepColors {
  /// The colors of color parameters and of the stops of gradients.
  private(set) var colors: [RGBA] = []

  /// Collects the colors of a step.
  init(_ step: any PipelineStep) {
    for parameter in type(of: step).parameters {
      guard let values = step.value(ofParameter: parameter.name) else { continue }
      add(values, of: parameter.type)
    }
  }

  private mutating func add(_ values: [CSSValue], of type: ParameterType) {
    switch type {
    case .optional(let type): add(values, of: type)
    case .color:
      if let color: RGBA = type.value(values, library: .standard) { colors.append(color) }
    case .gradient:
      guard let gradient: CSSGradient = type.value(values, library: .standard) else { return }
      for case .color(let color, _) in gradient.stops {
        colors.append(RGBA(color.resolved(currentColor: CSSColor(rgba: 0x0000_00FF))))
      }
    default: break
    }
  }

  /// Whether there are colors, and all of them are transparent.
  var areTransparent: Bool { !colors.isEmpty && colors.allSatisfy { $0.alpha == 0 } }

  /// Whether there are colors, and all of them are opaque.
  var areOpaque: Bool { !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 } }

  /// The average of the colors on white, or `nil` if there are none, or if they are mostly
  /// transparent.
  var average: CSSColor? {
    let count = Double(colors.count)
    let alpha = colors.map(\.alpha).reduce(0, +) / max(count, 1)
    guard !colors.isEmpty, alpha >= 0.5 else { return nil }
    func mean(_ part: (RGBA) -> Double) -> Double {
      colors.map { part($0) * $0.alpha + 1 - $0.alpha }.reduce(0, +) / count
    }
    return RGBA(red: mean(\.red), green: mean(\.green), blue: mean(\.blue)).color
  }
}
