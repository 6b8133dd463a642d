// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// An enumeration of words that a parameter may be, the raw values.
public protocol ParameterKeyword: ParameterValue, CaseIterable, RawRepresentable<String> {}

extension ParameterKeyword {
  /// One of the words.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .keyword(allCases.map(\.rawValue))
  }

  /// Takes one of the words.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let value = reader.take({ $0.word.flatMap(Self.init(rawValue:)) }) else { return nil }
    self = value
  }

  /// The word.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.identifier(rawValue)] }
}
