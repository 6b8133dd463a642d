// SPDX-License-Identifier: Apache-2.0

extension Refusal {
  /// The status of HTTP.
  var status: Int {
    switch self {
    case .malformed, .handshake: 400
    case .token: 401
    case .origin, .site: 403
    case .method: 405
    case .late: 408
    case .body: 413
    case .targetTooLong: 414
    case .expectation: 417
    case .host: 421
    case .handshakeVersion: 426
    case .headTooLarge, .tooManyFields: 431
    case .unavailable: 502
    case .crowded: 503
    case .noAnswer: 504
    case .version: 505
    }
  }

  /// The name of the status.
  var phrase: String {
    switch self {
    case .malformed, .handshake: "Bad Request"
    case .token: "Unauthorized"
    case .origin, .site: "Forbidden"
    case .method: "Method Not Allowed"
    case .late: "Request Timeout"
    case .body: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .expectation: "Expectation Failed"
    case .host: "Misdirected Request"
    case .handshakeVersion: "Upgrade Required"
    case .headTooLarge, .tooManyFields: "Request Header Fields Too Large"
    case .unavailable: "Bad Gateway"
    case .crowded: "Service Unavailable"
    case .noAnswer: "Gateway Timeout"
    case .version: "HTTP Version Not Supported"
    }
  }

  /// What is said to somebody who reads it.
  var sentence: String {
    switch self {
    case .malformed(let fact): fact.rawValue
    case .targetTooLong: "the address is too long"
    case .headTooLarge: "the head of the request is too large"
    case .tooManyFields: "the request has too many header fields"
    case .late: "the request did not come in time"
    case .version: "this server speaks HTTP/1.1"
    case .method: "the methods are GET and HEAD"
    case .body: "a request has no body here"
    case .expectation: "a request has no body here, and nothing to expect"
    case .host: "this server is not the host that the request names"
    case .origin: "a page of another origin must not ask this server"
    case .site: "another site must not ask this server"
    case .token: "the address lacks the token of this run, or has an old one"
    case .handshake: "the handshake of a WebSocket is not as RFC 6455 has it"
    case .handshakeVersion: "the version of WebSockets is 13"
    case .crowded: "too many are connected"
    case .unavailable: "the service cannot be reached"
    case .noAnswer: "the service did not answer in time"
    }
  }

  /// The header fields that belong to the status.
  var fields: [(name: String, value: String)] {
    switch self {
    case .method: [("Allow", "GET, HEAD")]
    // RFC 9110, 11.6.1 wants a challenge; browsers show the page where they do not know the scheme.
    case .token: [("WWW-Authenticate", "Livery-Token")]
    case .handshakeVersion: [("Upgrade", "websocket"), ("Sec-WebSocket-Version", "13")]
    case .crowded: [("Retry-After", "5")]
    default: []
    }
  }
}

extension Refusal {
  /// The answer, as it goes over the wire.
  ///
  /// - Parameter hasBody: false where HEAD was asked.
  /// - Returns: its head and its body.
  func response(hasBody: Bool = true) -> [UInt8] {
    let body = isPage ? page : sentence + "\n"
    let connection = self == .handshakeVersion ? "upgrade, close" : "close"
    var head = "HTTP/1.1 \(status) \(phrase)\r\n"
    head += "Content-Type: text/\(isPage ? "html" : "plain"); charset=utf-8\r\n"
    head += "Content-Length: \(body.utf8.count)\r\nConnection: \(connection)\r\n"
    for (name, value) in fields + SecurityHeaders.fields { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n" + (hasBody ? body : "")).utf8)
  }

  /// Whether a person sees the answer in place of a page.
  private var isPage: Bool { self == .token(isPage: true) }

  /// What a person sees who opens the builder without its token.
  private var page: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><title>Style builder</title>
    <h1>This address is not complete</h1>
    <p>The style builder was started anew, or a part of its address is missing.</p>
    <p>Open the whole address that <code>livery builder</code> printed; it ends in <code>?token=…</code>.</p>
    </html>

    """
  }
}
