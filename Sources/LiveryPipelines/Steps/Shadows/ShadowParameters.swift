// SPDX-License-Identifier: Apache-2.0

/// A step with the parameters of a shadow.
protocol ShadowParameters: PipelineStep {
  var offset: Point { get set }
  var blur: Double { get set }
  var spread: Double { get set }
  var color: RGBA { get set }
}

extension ShadowParameters {
  /// The parameters in the order of `box-shadow`, but for the color, which comes last and must be there.
  static func parameters() -> [Parameter<Self>] {
    [
      Parameter("offset", \.offset),
      Parameter("blur", \.blur, .optional, in: .nonNegative),
      Parameter("spread", \.spread, .optional),
      Parameter("color", \.color),
    ]
  }

  /// The shadow as it is painted.
  var shadow: DisplayShadow {
    DisplayShadow(offset: offset, blur: blur, spread: spread, color: color).limited
  }
}
