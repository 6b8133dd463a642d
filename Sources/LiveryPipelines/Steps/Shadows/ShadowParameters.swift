// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

/// A step with the parameters of a shadow.
protocol ShadowParameters: PipelineStep {
  /// The shadow.
  var shadow: DisplayShadow { get set }
}

extension ShadowParameters {
  /// Returns the parameters in the order of `box-shadow`, but with a required color at the end.
  ///
  /// - Parameter spread: The summary of the spread parameter.
  /// - Returns: The parameters.
  static func shadowParameters(spread: String) -> [Parameter<Self>] {
    [
      Parameter("offset", \.shadow.offset, summary: "The offsets to the right and down."),
      Parameter(
        "blur", \.shadow.blur, form: .optional, in: .nonNegative,
        summary: "The blur radius, which is twice the standard deviation."),
      Parameter("spread", \.shadow.spread, form: .dependent, summary: spread),
      Parameter("color", \.shadow.color, summary: "The color."),
    ]
  }
}
