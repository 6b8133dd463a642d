// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Foundation

/// The used values of the keywords of a size in px, as a browser measured them.
///
/// The key `100%` is the size that percentages are of.
struct TracedSizes: Decodable, Sendable {
  private let sizes: [String: Double]

  init(from decoder: any Decoder) throws {
    sizes = try decoder.singleValueContainer().decode([String: Double].self)
  }

  /// The size of a keyword, or `nil` if it was not measured.
  subscript(keyword: String) -> Double? { sizes[keyword] }

  /// The maximum difference in px of two used values: a browser rounds sizes down to 1/64 px.
  static let tolerance = 1 / 64 + 0.001

  /// Returns the used value for a computed value: keywords and percentages are replaced.
  ///
  /// A browser prints an interpolated keyword of some properties as a `calc-size()`.
  func used(_ text: String) -> String {
    let value = sizes[text] ?? calculated(text) ?? pixels(text)
    return value.map { "\($0)px" } ?? text
  }

  private func calculated(_ text: String) -> Double? {
    guard text.hasPrefix("calc-size("), let comma = text.firstIndex(of: ",") else { return nil }
    let keyword = text[..<comma].dropFirst("calc-size(".count)
    guard let size = sizes[String(keyword)] else { return nil }
    let calculation = text[comma...].dropFirst().replacing("size", with: "\(size)px")
    return pixels("calc(\(calculation)")
  }

  private func pixels(_ text: String) -> Double? {
    Property.top.value(parsing: text).flatMap { LengthPercentage($0) }?
      .resolved(percentagesOf: sizes["100%"] ?? .nan)
  }
}
