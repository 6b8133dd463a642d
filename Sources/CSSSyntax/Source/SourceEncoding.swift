// SPDX-License-Identifier: Apache-2.0

/// A character encoding, with its name in the Encoding Standard.
///
/// ```swift
/// SourceEncoding(label: " Latin1 ")?.name   // "windows-1252"
/// SourceEncoding(label: "kamoulox")         // nil
/// ```
///
/// Defined by the [Encoding Standard](https://encoding.spec.whatwg.org/#names-and-labels). The
/// encodings `replacement`, `x-user-defined` and `ISO-8859-8-I` are not supported.
public struct SourceEncoding: Sendable, Hashable {
  /// The encoding's name in lower case, such as `utf-8` or `iso-8859-2`.
  public let name: String

  private init(name: String) { self.name = name }

  /// UTF-8, the default encoding of a style sheet.
  public static let utf8 = SourceEncoding(name: "utf-8")
  /// UTF-16, big-endian.
  package static let utf16BigEndian = SourceEncoding(name: "utf-16be")
  /// UTF-16, little-endian.
  package static let utf16LittleEndian = SourceEncoding(name: "utf-16le")

  /// Creates an encoding from a label, or returns `nil` if the label is unknown.
  ///
  /// Case and surrounding white space do not matter.
  ///
  /// Defined by [get an encoding](https://encoding.spec.whatwg.org/#concept-encoding-get).
  public init?(label: some StringProtocol) {
    var utf8 = label.utf8.map(\.lowercased)[...]
    utf8 = utf8.drop(while: \.isWhitespace)
    while let last = utf8.last, last.isWhitespace { utf8.removeLast() }
    let folded = String(decoding: utf8, as: UTF8.self)
    for row in encodingLabels {
      var words = row.split(separator: " ")[...]
      guard words.contains(where: { $0 == folded }), let name = words.popFirst() else { continue }
      self.init(name: String(name))
      return
    }
    return nil
  }

  /// Whether each byte is a character.
  var isSingleByte: Bool {
    ["windows-", "iso-8859-", "koi8-", "mac", "x-mac-", "ibm"].contains { name.hasPrefix($0) }
  }

  /// The name of the encoding for `iconv`.
  var systemName: String {
    switch name {
    case "gbk": "gb18030"
    case "shift_jis": "cp932"
    case "euc-kr": "cp949"
    case "x-mac-cyrillic": "mac-cyrillic"
    default: name
    }
  }
}

/// The name and the other labels of each encoding, one encoding a row.
private let encodingLabels = [
  "utf-8 utf8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 x-unicode20utf8",
  "utf-16le utf-16 csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff",
  "utf-16be unicodefffe",
  "windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 "
    + "iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252",
  "iso-8859-2 csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2",
  "iso-8859-3 csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3",
  "iso-8859-4 csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4",
  "iso-8859-5 csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 "
    + "iso_8859-5:1988",
  "iso-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e "
    + "iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987",
  "iso-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 "
    + "iso_8859-7 iso_8859-7:1987 sun_eu_greek",
  "iso-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 "
    + "iso_8859-8 iso_8859-8:1988 visual",
  "iso-8859-10 csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6",
  "iso-8859-13 iso8859-13 iso885913",
  "iso-8859-14 iso8859-14 iso885914",
  "iso-8859-15 csisolatin9 iso8859-15 iso885915 iso_8859-15 l9",
  "iso-8859-16",
  "koi8-r cskoi8r koi koi8 koi8_r",
  "koi8-u koi8-ru",
  "macintosh csmacintosh mac x-mac-roman",
  "ibm866 866 cp866 csibm866",
  "windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620",
  "windows-1250 cp1250 x-cp1250",
  "windows-1251 cp1251 x-cp1251",
  "windows-1253 cp1253 x-cp1253",
  "windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 "
    + "iso_8859-9:1989 l5 latin5 x-cp1254",
  "windows-1255 cp1255 x-cp1255",
  "windows-1256 cp1256 x-cp1256",
  "windows-1257 cp1257 x-cp1257",
  "windows-1258 cp1258 x-cp1258",
  "x-mac-cyrillic x-mac-ukrainian",
  "gbk chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk",
  "gb18030",
  "big5 big5-hkscs cn-big5 csbig5 x-x-big5",
  "euc-jp cseucpkdfmtjapanese x-euc-jp",
  "iso-2022-jp csiso2022jp",
  "shift_jis csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis",
  "euc-kr cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 "
    + "ksc_5601 windows-949",
]
