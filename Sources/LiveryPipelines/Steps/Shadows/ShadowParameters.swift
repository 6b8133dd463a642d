// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A step whose parameters are those of a shadow.
protocol ShadowParameters: PipelineStep {
  /// The shadow.
  var shadow: DisplayShadow { get set }
}

extension ShadowParameters {
  /// The parameters in the order of `box-shadow`, but for the color, which comes last and must be there.
  ///
  /// - Parameter spread: The sentence about the spread.
  /// - Returns: The parameters.
  static func shadowParameters(spread: String) -> [Parameter<Self>] {
    [
      Parameter("offset", \.shadow.offset, summary: "The distances to the right and down."),
      Parameter(
        "blur", \.shadow.blur, form: .optional, in: .nonNegative,
        summary: "The radius of the blur; the standard deviation is half of it."),
      Parameter("spread", \.shadow.spread, form: .dependent, summary: spread),
      Parameter("color", \.shadow.color, summary: "The color."),
    ]
  }
}
