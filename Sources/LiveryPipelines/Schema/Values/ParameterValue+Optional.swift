// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension Optional: ParameterValue where Wrapped: ParameterValue {
  /// A value or none.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .optional(Wrapped.type(in: range))
  }

  /// Takes a value.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .optional(let type) = type, let value = Wrapped(reading: &reader, as: type) else {
      return nil
    }
    self = value
  }

  /// None.
  public static var absent: Wrapped?? { .some(nil) }

  /// What stands for the value; nil for none.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    guard case .optional(let type) = type else { return nil }
    return flatMap { $0.cssValues(as: type) }
  }
}

extension Array: ParameterValue where Element: ParameterValue {
  /// Any number of values.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .list(Element.type(in: range))
  }

  /// Takes one value and all that follow.
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

  /// No values.
  public static var absent: [Element]? { [] }

  /// What stands for the values, one after the other; nil for none.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    guard case .list(let type) = type, !isEmpty else { return nil }
    return flatMap { $0.cssValues(as: type) ?? [] }
  }
}
