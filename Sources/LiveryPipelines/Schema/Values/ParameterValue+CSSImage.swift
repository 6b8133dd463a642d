// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension ImageSource: ParameterValue {
  /// The grammar of an image address.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .image }

  /// Parses an address.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard
      let url = reader.consume({ value -> URLValue? in
        switch value {
        case .url(let url), .image(.url(let url)): url
        default: nil
        }
      })
    else { return nil }
    self = .url(url)
  }

  /// The address, or `nil` for image data, which has no CSS syntax.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    guard case .url(let url) = self else { return nil }
    return [.url(url)]
  }
}
