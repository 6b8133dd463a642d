// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// An enumeration of keywords as a parameter value, with the keywords as raw values.
public protocol ParameterKeyword: ParameterValue, CaseIterable, RawRepresentable<String> {
  /// The name of the keywords in grammars, or `nil` to list them.
  static var grammarName: String? { get }
}

extension ParameterKeyword {
  /// `nil`: by default, grammars list the keywords.
  public static var grammarName: String? { nil }

  /// The type of the keywords.
  static var type: ParameterType { type(in: .unlimited) }

  /// The type of the keywords.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .keyword(allCases.map(\.rawValue), name: grammarName)
  }

  /// Parses one of the keywords.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let value = reader.consume({ $0.keywordName.flatMap(Self.init(rawValue:)) }) else {
      return nil
    }
    self = value
  }

  /// The keyword.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.identifier(rawValue)] }
}

extension Compositing: ParameterKeyword {
  /// The name of the blend modes in grammars.
  public static var grammarName: String? { "pipeline-blend-mode" }
}

extension HorizontalAlignment: ParameterKeyword {}
extension VerticalAlignment: ParameterKeyword {}
extension TextLineBreak: ParameterKeyword {}
