// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// An enumeration of words that a parameter may be, the raw values.
public protocol ParameterKeyword: ParameterValue, CaseIterable, RawRepresentable<String> {
  /// The name that grammars have for the words; nil where they are written out.
  static var grammarName: String? { get }
}

extension ParameterKeyword {
  /// The words are written out.
  public static var grammarName: String? { nil }

  /// One of the words.
  static var type: ParameterType { type(in: .unlimited) }

  /// One of the words.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .keyword(allCases.map(\.rawValue), name: grammarName)
  }

  /// Takes one of the words.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let value = reader.take({ $0.word.flatMap(Self.init(rawValue:)) }) else { return nil }
    self = value
  }

  /// The word.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.identifier(rawValue)] }
}

extension Compositing: ParameterKeyword {
  /// The grammar of the blend modes.
  public static var grammarName: String? { "pipeline-blend-mode" }
}

extension HorizontalAlignment: ParameterKeyword {}
extension VerticalAlignment: ParameterKeyword {}
extension TextLineBreak: ParameterKeyword {}
