// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension Optional: ParameterValue where Wrapped: ParameterValue {
  /// The grammar of an optional value.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .optional(Wrapped.type(in: range))
  }

  /// Parses a value.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .optional(let type) = type, let value = Wrapped(reading: &reader, as: type) else {
      return nil
    }
    self = value
  }

  /// The absent value, which is `nil`.
  public static var absent: Wrapped?? { .some(nil) }

  /// The CSS values, or `nil` for none.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    guard case .optional(let type) = type else { return nil }
    return flatMap { $0.cssValues(as: type) }
  }
}

extension Array: ParameterValue where Element: ParameterValue {
  /// The grammar of a list of values.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .list(Element.type(in: range))
  }

  /// Parses a value and all that follow.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .list(let type) = type else { return nil }
    var elements: [Element] = []
    var ahead = reader
    while let element = Element(reading: &ahead, as: type) {
      elements.append(element)
      reader = ahead
    }
    guard !elements.isEmpty else { return nil }
    self = elements
  }

  /// The empty list.
  public static var absent: [Element]? { [] }

  /// The CSS values of all elements in order, or `nil` for none.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    guard case .list(let type) = type, !isEmpty else { return nil }
    return flatMap { $0.cssValues(as: type) ?? [] }
  }
}
