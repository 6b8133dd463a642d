// SPDX-License-Identifier: Apache-2.0

/// A pipeline within a pipeline, by a name: it is not drawn with the others, but where the host wants it.
///
/// ```css
/// part(image, box(margin 0px 4px 0px 0px) image(size 16px 16px)) text()
/// ```
///
/// ```swift
/// let pipeline = Pipeline(parsing: "part(image, box(margin 0px 4px 0px 0px) image()) text()")
/// pipeline?.part(named: "image")      // box(margin 0px 4px 0px 0px) image()
/// ```
///
/// The part is not drawn with the others, and does not count in their natural size.
///
/// A pipeline may have any number of parts, and a host may ask for any name.
public struct PartStep: PipelineStep {
  /// The name that the host asks for.
  public var name: String
  /// What the host draws.
  public var pipeline: Pipeline

  /// A part by its name.
  public init(_ name: String, _ pipeline: Pipeline) {
    self.name = name
    self.pipeline = pipeline
  }

  /// A part for an image that draws nothing.
  public static let prototype = PartStep("image", Pipeline())
  /// The name, and the steps behind a comma.
  public static let schema = Schema<PartStep>(
    "part", "Keeps steps for a part that the host draws at a place of its own.",
    parameters: [
      Parameter(
        "name", \.name, form: .leading, as: .identifier,
        summary: "The name by which the host asks for the part. A button asks for `image`."),
      Parameter("steps", \.pipeline, summary: "The steps that draw the part."),
    ])

  /// Draws nothing.
  public func draw(in context: inout DrawingContext) {}
}

extension Pipeline {
  /// The parts, by their steps' order.
  public var parts: [PartStep] { steps.compactMap { $0 as? PartStep } }

  /// The steps of the first part of a name; nil where there is none.
  ///
  /// Parts within parts do not count.
  public func part(named name: String) -> Pipeline? {
    for step in steps {
      if let part = step as? PartStep, part.name == name { return part.pipeline }
    }
    return nil
  }
}
