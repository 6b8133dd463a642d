// SPDX-License-Identifier: Apache-2.0

/// A named pipeline within a pipeline, which the host draws separately.
///
/// The host is the program, or a control such as ``StyledButton``, that draws the pipeline.
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
/// The part is not drawn with the other steps, and does not affect the natural size of the pipeline
/// that contains it.
///
/// A pipeline may have any number of parts, and a program may use any identifiers as names. If
/// several parts have the same name, the host finds the first one.
public struct PartStep: PipelineStep {
  /// The case-sensitive identifier by which the host finds the part.
  public var name: String
  /// The steps of the part.
  public var pipeline: Pipeline

  /// Creates a part with a name.
  public init(_ name: String, _ pipeline: Pipeline) {
    self.name = name
    self.pipeline = pipeline
  }

  /// A part named `image` without steps.
  public static let prototype = PartStep("image", Pipeline())
  /// The schema: the name, then the steps after a comma.
  public static let schema = Schema<PartStep>(
    "part", "Contains the steps of a part that the host draws at its own position.",
    parameters: [
      Parameter(
        "name", \.name, form: .leading, as: .identifier,
        summary: "The name by which the host requests the part. A button requests `image`."),
      Parameter("steps", \.pipeline, summary: "The steps that draw the part."),
    ])

  /// Draws nothing, because the host draws the part.
  public func draw(in context: inout DrawingContext) {}
}

extension Pipeline {
  /// The parts, in the order of the steps; parts inside other parts are not included.
  public var parts: [PartStep] { steps.compactMap { $0 as? PartStep } }

  /// Returns the steps of the first part with a name, or `nil` if there is none.
  ///
  /// Parts inside other parts are not included.
  public func part(named name: String) -> Pipeline? {
    for step in steps {
      if let part = step as? PartStep, part.name == name { return part.pipeline }
    }
    return nil
  }
}
