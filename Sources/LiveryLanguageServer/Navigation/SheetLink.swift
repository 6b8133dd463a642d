// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

/// An address in a sheet: of an `@import` rule or a `url()`.
struct SheetLink {
  /// The address with its escapes resolved.
  let address: String
  /// The byte range of the string with its quotes, or of the address without quotes.
  let range: Range<Int>

  /// Returns the addresses of a sheet, in the order of the text, without empty ones and data.
  static func all(in tree: SyntaxTree) -> [SheetLink] {
    let stream = tree.stream
    var links: [SheetLink] = []
    var expectsAddress = false
    for token in 0..<stream.count {
      let kind = stream[token].kind
      switch kind {
      case .atKeyword: expectsAddress = stream.value(of: token, equals: "import")
      case .url: append(SheetLink(stream, url: token), to: &links)
      case .string where expectsAddress: append(SheetLink(stream, string: token), to: &links)
      default: break
      }
      guard !kind.isTrivia, kind != .atKeyword else { continue }
      let name = kind == .function ? stream.value(of: token).lowercased() : ""
      expectsAddress = name == "url" || name == "src"
    }
    return links
  }

  private static func append(_ link: SheetLink, to links: inout [SheetLink]) {
    let isData = link.address.prefix(5).lowercased() == "data:"
    if !link.address.isEmpty, !isData, !link.address.hasPrefix("#") { links.append(link) }
  }

  private init(_ stream: TokenStream, string token: Int) {
    address = stream.value(of: token)
    range = stream.range(of: token)
  }

  private init(_ stream: TokenStream, url token: Int) {
    address = stream.value(of: token)
    range = stream.valueRange(of: token)
  }
}

extension DocumentURI {
  /// Returns the address that a relative address refers to.
  ///
  /// Defined by [RFC 3986, section 5.2](https://www.rfc-editor.org/rfc/rfc3986#section-5.2).
  func resolving(_ address: String) -> DocumentURI {
    let end = address.firstIndex { $0 == ":" || $0 == "/" || $0 == "?" || $0 == "#" }
    if let end, address[end] == ":", end != address.startIndex { return DocumentURI(address) }
    guard let authority = text.firstOccurrence(of: "://") else { return DocumentURI(address) }
    let scheme = text[..<authority.upperBound]
    let rest = text[authority.upperBound...]
    if address.hasPrefix("//") { return DocumentURI("\(scheme)\(address.dropFirst(2))") }
    let host = rest.prefix { $0 != "/" }
    var names = rest.dropFirst(host.count).split(separator: "/").map(String.init)
    if address.hasPrefix("/") { names = [] } else { names = names.dropLast() }
    for name in address.split(separator: "/") {
      switch name {
      case ".": continue
      case "..": _ = names.popLast()
      default: names.append(String(name))
      }
    }
    return DocumentURI("\(scheme)\(host)/\(names.joined(separator: "/"))")
  }
}

extension ServerSession {
  /// Returns the file of the address at the position of a request, or `nil` if there is none.
  func link(at params: RequestParams) throws(ResponseError) -> DocumentURI? {
    let sheet = try sheet(of: document(params.uri()))
    guard let offset = sheet.offset(of: try params.position(), in: client.encoding),
      let uri = sheet.uri,
      let link = SheetLink.all(in: sheet.tree).first(where: {
        $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      })
    else { return nil }
    return uri.resolving(link.address)
  }
}

extension RequestHandler {
  /// `textDocument/documentLink`: the addresses of imports and images.
  static let documentLink = RequestHandler(
    "textDocument/documentLink"
  ) { session, params throws(ResponseError) in
    let sheet = try session.sheet(of: session.document(params.uri()))
    guard let uri = sheet.uri else { return [ProtocolObject]() }
    return SheetLink.all(in: sheet.tree).compactMap { link -> ProtocolObject? in
      guard let range = sheet.range(of: link.range, in: session.client.encoding) else { return nil }
      return ProtocolObject { json in
        json.member("range", range)
        json.member("target", uri.resolving(link.address))
      }
    }
  }
}
