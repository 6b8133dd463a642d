// SPDX-License-Identifier: Apache-2.0

/// Pipelines that show the effects of single steps.
enum StepSamples {
  /// Returns a pipeline with a step, or `nil` for a step without an effect of its own.
  static func pipeline(ofStepNamed name: String) -> String? { samples[name] }

  /// The samples, by the names of the steps.
  static let samples: [String: String] = [
    "shape": "shape(capsule) fill(#8fb7e8)",
    "inset": "fill(#d8dee6) inset(8px) fill(#7a8ba0)",
    "fill": "\(shape) fill(linear-gradient(#8fb7e8, #3a6fb5))",
    "shadow": "inset(4px) \(shape) shadow(0px 2px 4px rgb(0 0 0 / 50%)) fill(#d8dee6)",
    "inner-shadow": "\(plate) inner-shadow(0px 2px 4px rgb(0 0 0 / 50%))",
    "border": "\(plate) border(2px #3a6fb5)",
    "border-sides": "\(plate) border-sides(2px bottom #3a6fb5)",
    "highlight-border":
      "\(plate) highlight-border(1px rgb(0 0 0 / 40%) rgb(255 255 255 / 50%))",
    "bevel": "\(plate) bevel(2px)",
    "text": "\(plate) text(#1c1e21)",
  ]

  private static let shape = "shape(rounded-rectangle 8px)"
  private static let plate = "\(shape) fill(#d8dee6)"
}
