// SPDX-License-Identifier: Apache-2.0
public import CSSValues

extension CSSContentMode: ParameterValue {
  /// The grammar of the modes.
  public static func type(in range: ClosedRange<Double>) -> ParameterType {
    .keyword(allCases.map(\.description), name: "content-mode")
  }

  /// Parses the keyword of a mode.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard
      let mode = reader.consume({ value in
        Self.allCases.first { $0.description == value.keywordName }
      })
    else { return nil }
    self = mode
  }

  /// The keyword.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.identifier(description)] }
}
