// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A shape of any kind, as the parameter of a step.
public struct AnyShape: Sendable, Hashable {
  /// The shape.
  public let base: any Shape

  /// A shape of some kind.
  public init(_ base: any Shape) { self.base = base }

  /// Whether both are of one kind with the same parameters.
  public static func == (a: AnyShape, b: AnyShape) -> Bool { a.base.isEqual(to: b.base) }

  /// Hashes the shape.
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension AnyShape: ParameterValue {
  /// One of the shapes.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .shape }

  /// Takes a shape that the library knows.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let shape = reader.library.readShape(&reader) else { return nil }
    self.init(shape)
  }

  /// The shape in one piece.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.unparsed(base.cssText)] }
}
