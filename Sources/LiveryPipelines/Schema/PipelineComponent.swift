// SPDX-License-Identifier: Apache-2.0

/// A step or a shape: a value whose parameters are written down once, in its schema.
///
/// The schema is all that is needed to read the component from CSS, to print it, to tell its grammar, and to edit it. A
/// program's own component is one file with its type, its schema and its prototype, and one call that registers it:
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
/// The names of a program's own components begin with two dashes, so that none that Livery brings later takes them.
public protocol PipelineComponent: Sendable, Hashable {
  /// The name and the parameters.
  static var schema: Schema<Self> { get }
  /// A component with the default of every parameter.
  static var prototype: Self { get }
}

extension PipelineComponent {
  /// The component as CSS writes it, without what is as by default: `shadow(0px 4px 3px rgba(0, 0, 0, 0.8))`.
  public var cssText: String { Self.schema.text(of: self) }

  /// Whether two components of any types are the same.
  func isEqual(to other: any PipelineComponent) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
