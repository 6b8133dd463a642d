// SPDX-License-Identifier: Apache-2.0

extension WebResponse {
  /// The answer to a handshake for which the service has no conversation.
  static let noSession = WebResponse(
    status: 404, body: Array("there is no WebSocket at this path\n".utf8))

  /// Returns the bytes of the response, with the header fields of every response.
  ///
  /// - Parameter hasBody: Whether the body is sent, which it is not after HEAD.
  /// - Returns: The head and the body.
  func encoded(hasBody: Bool = true) -> [UInt8] {
    var head = "HTTP/1.1 \(status) \(phrase)\r\n"
    head += "Content-Type: \(type)\r\nContent-Length: \(body.count)\r\n"
    var fields = headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    if headers["Connection"] == nil { fields.insert(("Connection", "close"), at: 0) }
    for (name, value) in fields + SecurityHeaders.fields { head += "\(name): \(value)\r\n" }
    return Array((head + "\r\n").utf8) + (hasBody ? body : [])
  }

  /// The reason phrase of the status.
  private var phrase: String {
    switch status {
    case 200: "OK"
    case 400: "Bad Request"
    case 401: "Unauthorized"
    case 403: "Forbidden"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 409: "Conflict"
    case 413: "Content Too Large"
    case 414: "URI Too Long"
    case 417: "Expectation Failed"
    case 421: "Misdirected Request"
    case 422: "Unprocessable Content"
    case 426: "Upgrade Required"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 503: "Service Unavailable"
    case 504: "Gateway Timeout"
    case 505: "HTTP Version Not Supported"
    default: "Status"
    }
  }
}
