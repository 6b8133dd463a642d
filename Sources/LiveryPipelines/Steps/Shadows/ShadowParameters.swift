// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A step whose parameters are those of a shadow.
protocol ShadowParameters: PipelineStep {
  /// The shadow.
  var shadow: DisplayShadow { get set }
}

extension ShadowParameters {
  /// The parameters in the order of `box-shadow`, but for the color, which comes last and must be there.
  static var shadowParameters: [Parameter<Self>] {
    [
      Parameter("offset", \.shadow.offset),
      Parameter("blur", \.shadow.blur, .optional, in: .nonNegative),
      Parameter("spread", \.shadow.spread, .dependent),
      Parameter("color", \.shadow.color),
    ]
  }
}
