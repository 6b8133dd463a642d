// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
public import LiveryDisplay

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ImageSource: Codable {
  private enum CodingKeys: String, CodingKey {
    case url
    case sheet
    case base
    case identity
    case name
    case data
  }

  /// Encodes the address with its base, or the name and the bytes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .url(let url):
      try container.encode(url.address, forKey: .url)
      guard let base = url.base else { return }
      try container.encode(base.sheet, forKey: .sheet)
      try container.encode(base.name, forKey: .base)
      try container.encode(base.identity, forKey: .identity)
    case .data(let image):
      try container.encode(image.name, forKey: .name)
      try container.encode(Data(image.bytes), forKey: .data)
    }
  }

  /// Decodes an address, or a name and bytes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let address: String = try container.value(.url) {
      let base = try container.value(.sheet).map { (sheet: String) in
        URLBase(
          sheet: sheet, name: try container.value(.base), identity: try container.value(.identity))
      }
      self = .url(URLValue(address, base: base))
    } else {
      self = .data(
        ImageData(
          Array(try container.decode(Data.self, forKey: .data)),
          name: try container.decode(String.self, forKey: .name)))
    }
  }
}
