// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

/// The server's side of a connection: responses, notifications, requests and log messages.
final class ServerConnection {
  private let outbox: MessageOutbox
  private let log: ServerLog?
  private var requestCount = 0
  /// The functions that handle the answers to requests of the server.
  private var pending: [MessageID: (JSONValue?) -> Void] = [:]

  /// Creates a connection.
  init(_ outbox: MessageOutbox, log: ServerLog?) {
    self.outbox = outbox
    self.log = log
  }

  /// Answers a request.
  func respond(to id: MessageID, _ result: Result<any ProtocolValue, ResponseError>) {
    outbox.send { json in
      json.member("id", id)
      switch result {
      case .success(let value): json.member("result", AnyProtocolValue(value))
      case .failure(let error): json.member("error", error)
      }
    }
  }

  /// Reports an invalid message, whose id may be unknown.
  func reject(_ id: MessageID?, _ error: ResponseError) {
    outbox.send { json in
      json.member("id", id)
      json.member("error", error)
    }
    log(.warning, error.message)
  }

  /// Sends a notification.
  func notify(_ method: String, _ params: (inout JSONWriter) -> Void) {
    outbox.send { json in
      json.member("method", method)
      json.name("params")
      json.object(params)
    }
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - method: The name of the request.
  ///   - params: Writes the members of the parameters, or `nil` for a request without parameters.
  ///   - completion: Handles the result, or `nil` if the client answers by an error.
  func request(
    _ method: String, _ params: ((inout JSONWriter) -> Void)? = nil,
    completion: @escaping (JSONValue?) -> Void = { _ in }
  ) {
    requestCount += 1
    let id = MessageID.string("livery-\(requestCount)")
    pending[id] = completion
    outbox.send { json in
      json.member("id", id)
      json.member("method", method)
      if let params {
        json.name("params")
        json.object(params)
      }
    }
  }

  /// Handles the answer to a request of the server.
  func handleResponse(to id: MessageID, _ result: JSONValue?) {
    pending.removeValue(forKey: id)?(result)
  }

  /// The kind of a log message.
  enum MessageType: Int {
    case error = 1
    case warning = 2
    case info = 3
  }

  /// Writes a line to the log file, and shows it in the client's log.
  func log(_ type: MessageType, _ message: String) {
    log?.write(message)
    notify("window/logMessage") { json in
      json.member("type", type.rawValue)
      json.member("message", message)
    }
  }
}

/// A value of the protocol of any type.
private struct AnyProtocolValue: ProtocolValue {
  private let value: any ProtocolValue
  init(_ value: any ProtocolValue) { self.value = value }
  func write(into json: inout JSONWriter) { value.write(into: &json) }
}
