// SPDX-License-Identifier: Apache-2.0

/// A step or a shape, whose parameters are described once, in its schema.
///
/// The schema is sufficient to parse the component from CSS, to print it, to derive its grammar,
/// and to edit it. A custom component is a single file with its type, its schema and its prototype,
/// and a call that registers it:
///
/// ```swift
/// struct Star: Shape {
///   var points = 5
///
///   static let prototype = Star()
///   static let schema = Schema<Star>(
///     "--star", "A star.", parameters: [Parameter("points", \.points, in: 3...50)])
///
///   func outline(in rect: Rect) -> Path { starPath(points, in: rect) }
/// }
/// library.register(Star.self)     // shape(--star(7))
/// ```
///
/// The names of custom components begin with two dashes, so that they never conflict with future
/// built-in names.
public protocol PipelineComponent: Sendable, Hashable {
  /// The name and the parameters.
  static var schema: Schema<Self> { get }
  /// A component with default values for all parameters.
  static var prototype: Self { get }
}

extension PipelineComponent {
  /// The component in CSS syntax, without default values: `shadow(0px 4px 3px rgba(0, 0, 0, 0.8))`.
  public var cssText: String { Self.schema.text(of: self) }

  /// Returns whether two components have equal types and values.
  func isEqual(to other: any PipelineComponent) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
