// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A type-erased shape, as the parameter of a step.
public struct AnyShape: Sendable, Hashable {
  /// The shape.
  public let base: any Shape

  /// Creates a type-erased shape.
  public init(_ base: any Shape) { self.base = base }

  /// Returns whether two shapes have equal types and parameters.
  public static func == (a: AnyShape, b: AnyShape) -> Bool { a.base.isEqual(to: b.base) }

  /// Hashes the shape.
  public func hash(into hasher: inout Hasher) { hasher.combine(base) }
}

extension AnyShape: ParameterValue {
  /// The `shape` parameter type.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .shape }

  /// Parses a shape that the library contains.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let shape = reader.library.parseShape(&reader) else { return nil }
    self.init(shape)
  }

  /// The shape as a single value.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.unparsed(base.cssText)] }
}
