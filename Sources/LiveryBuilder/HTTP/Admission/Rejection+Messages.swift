// SPDX-License-Identifier: Apache-2.0

extension Rejection {
  /// The HTTP status.
  var status: Int {
    switch self {
    case .malformed, .handshake: 400
    case .token: 401
    case .origin, .site: 403
    case .method: 405
    case .timedOut: 408
    case .body: 413
    case .targetTooLong: 414
    case .expectation: 417
    case .host: 421
    case .handshakeVersion: 426
    case .headTooLarge, .tooManyFields: 431
    case .tooManyConnections: 503
    case .responseTimedOut: 504
    case .version: 505
    }
  }

  /// The message for a person.
  var message: String {
    switch self {
    case .malformed(let fact): fact.rawValue
    case .targetTooLong: "the address is too long"
    case .headTooLarge: "the head of the request is too large"
    case .tooManyFields: "the request has too many header fields"
    case .timedOut: "the request did not arrive in time"
    case .version: "this server requires HTTP/1.1"
    case .method: "the accepted methods are GET and HEAD"
    case .body: "a request must not have a body"
    case .expectation: "a request must not have a body or an Expect field"
    case .host: "this server is not the host that the request names"
    case .origin: "a page of another origin must not send requests to this server"
    case .site: "another site must not send requests to this server"
    case .token: "the address has no token, or that of an earlier run"
    case .handshake: "the WebSocket handshake does not follow RFC 6455"
    case .handshakeVersion: "the WebSocket version must be 13"
    case .tooManyConnections: "there are too many connections"
    case .responseTimedOut: "the service did not answer in time"
    }
  }

  /// The header fields that belong to the status.
  private var fields: [String: String] {
    switch self {
    case .method: ["Allow": "GET, HEAD"]
    // RFC 9110, 11.6.1 requires a challenge; browsers show the page if they do not know the scheme.
    case .token: ["WWW-Authenticate": "Livery-Token"]
    case .handshakeVersion:
      ["Connection": "upgrade, close", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"]
    case .tooManyConnections: ["Retry-After": "5"]
    default: [:]
    }
  }
}

extension Rejection {
  /// The answer to the request.
  var response: WebResponse {
    WebResponse(
      status: status, type: "text/\(isPage ? "html" : "plain"); charset=utf-8", headers: fields,
      body: Array((isPage ? page : message + "\n").utf8))
  }

  /// Whether a person sees the answer in place of a page.
  private var isPage: Bool { self == .token(isPage: true) }

  /// The page for a person who opens the builder without its token.
  private var page: String {
    """
    <!doctype html>
    <html lang="en"><meta charset="utf-8"><title>Style builder</title>
    <h1>This address is not complete</h1>
    <p>The style builder was restarted, or a part of its address is missing.</p>
    <p>Open the whole address that <code>livery builder</code> printed; it ends in <code>?token=…</code>.</p>
    </html>

    """
  }
}
