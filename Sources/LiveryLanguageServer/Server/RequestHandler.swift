// SPDX-License-Identifier: Apache-2.0
import LiveryJSON

/// A request that the server answers.
///
/// Each request has a file with its handler, which ``all`` lists.
struct RequestHandler: Sendable {
  /// The name of the request.
  let method: String
  /// Answers the request.
  let respond: @Sendable (ServerSession, RequestParams) throws(ResponseError) -> any ProtocolValue

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - method: The name of the request.
  ///   - respond: Answers the request.
  init(
    _ method: String,
    _ respond:
      @escaping @Sendable (ServerSession, RequestParams) throws(ResponseError) -> any ProtocolValue
  ) {
    self.method = method
    self.respond = respond
  }

  private static let byMethod = Dictionary(uniqueKeysWithValues: all.map { ($0.method, $0) })

  /// Returns the handler of a request, or `nil` if the server does not know the request.
  static func named(_ method: String) -> RequestHandler? { byMethod[method] }
}
