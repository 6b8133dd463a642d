// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

@testable import CSSCascade

/// Tests of data URLs.
///
/// Defined by [RFC 2397](https://www.rfc-editor.org/rfc/rfc2397) and the
/// [Fetch Standard](https://fetch.spec.whatwg.org/#data-url-processor).
@Suite struct DataURLTests {
  /// An address, with its bytes as text, its media type and its encoding.
  struct Row: Sendable, CustomStringConvertible {
    let address: String
    let text: String
    let mediaType: String
    let encoding: String?

    init(_ address: String, _ text: String, _ mediaType: String, _ encoding: String? = nil) {
      self.address = address
      self.text = text
      self.mediaType = mediaType
      self.encoding = encoding
    }

    var description: String { address }
  }

  static let rows = [
    Row("data:,a%20b", "a b", "text/plain", "US-ASCII"),
    Row("data:,", "", "text/plain", "US-ASCII"),
    Row(" DaTa:,a,b%2Cc ", "a,b,c", "text/plain", "US-ASCII"),
    Row("da\tta:\n,a\nb", "ab", "text/plain", "US-ASCII"),
    Row("data:,%", "%", "text/plain", "US-ASCII"),
    Row("data:,%4%41%%4z%2541", "%4A%%4z%41", "text/plain", "US-ASCII"),
    Row("data:,ä", "ä", "text/plain", "US-ASCII"),
    Row("data:,a#b", "a", "text/plain", "US-ASCII"),
    Row("data:,a%23b?c", "a#b?c", "text/plain", "US-ASCII"),
    Row("data:;charset=utf-8,%C3%A4", "ä", "text/plain", "utf-8"),
    Row("data:text/plain;charset=\"Latin1\";x=y,a", "a", "text/plain", "Latin1"),
    Row("data:Image/SVG+xml,<svg/>", "<svg/>", "image/svg+xml"),
    Row("data:nonsense,a", "a", "text/plain", "US-ASCII"),
    Row("data:a/b/c;charset=x,a", "a", "text/plain", "US-ASCII"),
    Row("data:image/png;base64,aGVsbG8=", "hello", "image/png"),
    Row("data:image/png;base64,aGVsbG8", "hello", "image/png"),
    Row("data:image/png;base64,aGVs%62G8%3D", "hello", "image/png"),
    Row("data:image/png; BASE64 ,aGVs bG8 =", "hello", "image/png"),
    Row("data:;base64,", "", "text/plain", "US-ASCII"),
    Row("data:;base64,YQ==", "a", "text/plain", "US-ASCII"),
    Row("data:;base64,YR==", "a", "text/plain", "US-ASCII"),
    Row("data:;base64,YWI=", "ab", "text/plain", "US-ASCII"),
    Row("data:;base64,Pz8/fn5+", "???~~~", "text/plain", "US-ASCII"),
    Row("data:image/png;base64;x=y,aGVsbG8=", "aGVsbG8=", "image/png"),
    Row("data:base64,aGVsbG8=", "aGVsbG8=", "text/plain", "US-ASCII"),
  ]

  @Test("bytes, media type and encoding", arguments: rows)
  func good(_ row: Row) throws {
    let resource = try CSSStyleSheet().resource(for: URLValue(row.address))
    #expect(resource.bytes == Array(row.text.utf8))
    #expect(resource.mediaType == row.mediaType)
    #expect(resource.encoding == row.encoding)
  }

  @Test("decodes base64 of every byte")
  func allBytes() throws {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    for byte in UInt8.min...UInt8.max {
      let text = "\(digits[Int(byte >> 2)])\(digits[Int(byte & 3) << 4])=="
      #expect(try DataURL("data:;base64,\(text)").resource.bytes == [byte])
    }
  }

  @Test(
    "reports invalid data URLs",
    arguments: [
      ("data:", "there is no ',' after its media type"),
      ("data:image/png;base64", "there is no ',' after its media type"),
      ("data:image/png#,a", "there is no ',' after its media type"),
      ("data:;base64,a", "the data after its ',' is not base64"),
      ("data:;base64,aaaaa", "the data after its ',' is not base64"),
      ("data:;base64,a=", "the data after its ',' is not base64"),
      ("data:;base64,====", "the data after its ',' is not base64"),
      ("data:;base64,YQ===", "the data after its ',' is not base64"),
      ("data:;base64,=YQ=", "the data after its ',' is not base64"),
      ("data:;base64,aGVs_G8=", "the data after its ',' is not base64"),
      ("data:;base64,aGVsä", "the data after its ',' is not base64"),
    ])
  func broken(_ address: String, _ reason: String) {
    let error = ResourceError.invalidData(reason: reason)
    #expect(throws: error) { try CSSStyleSheet().resource(for: URLValue(address)) }
    #expect(error.description == reason)
  }

  @Test("limits both forms")
  func limit() throws {
    #expect(DataURL.maximumSize == 16 << 20)
    #expect(try DataURL("data:,12345", limit: 5).resource.bytes.count == 5)
    #expect(try DataURL("data:,%31%32%33%34%35", limit: 5).resource.bytes.count == 5)
    #expect(try DataURL("data:;base64,MTIzNDU=", limit: 5).resource.bytes.count == 5)
    let large = "data:," + String(repeating: "%31", count: 2000)
    for address in ["data:,123456", "data:;base64,MTIzNDU2", large] {
      #expect(throws: ResourceError.tooLarge(limit: 5)) { try DataURL(address, limit: 5) }
    }
  }

  @Test("a data URL is valid in any sheet and identified by its URL")
  func anywhere() throws {
    let long = "data:," + String(repeating: "x", count: 100)
    let sheet = CSSStyleSheet(".a { background-image: url(\"\(long)\") }", name: "<default>")
    let url = try #require(sheet.addresses(".a").first)
    let reference = try sheet.reference(to: url)
    #expect(reference.location.identity == long)
    #expect(reference.location.name == long.prefix(60) + "…")
    #expect(try reference.load().bytes.count == 100)
    #expect(try CSSStyleSheet().reference(to: URLValue("data:,x")).location.name == "data:,x")
  }

  @Test(
    "rejects a URL that only begins like a data URL",
    arguments: ["data", "datax:,a", "da ta:,a", "./data:,a"])
  func others(_ address: String) {
    #expect(!DataURL.isScheme(of: address))
  }
}
