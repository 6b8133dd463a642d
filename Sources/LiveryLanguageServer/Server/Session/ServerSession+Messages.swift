// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

extension ServerSession {
  /// Handles a message of the client.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - isCancelled: Whether the client cancelled the request before it was handled.
  func handle(_ message: IncomingMessage, isCancelled: Bool) {
    switch message {
    case .request(let id, let method, let params):
      if isCancelled {
        let error = ResponseError(.requestCancelled, "the request was cancelled")
        connection.respond(to: id, .failure(error))
      } else {
        connection.respond(to: id, result(of: method, RequestParams(json: params)))
      }
    case .notification(let method, let params): notify(method, RequestParams(json: params))
    case .response(let id, let result): connection.handleResponse(to: id, result)
    case .invalid(let id, let error): connection.reject(id, error)
    }
  }

  private func result(
    of method: String, _ params: RequestParams
  ) -> Result<any ProtocolValue, ResponseError> {
    do throws(ResponseError) {
      if method == "initialize" { return .success(try initialize(params)) }
      if let rejection = lifecycle.rejection { throw rejection }
      if method == "shutdown" {
        lifecycle.enter(.shutDown)
        return .success(ProtocolNull())
      }
      guard let handler = RequestHandler.named(method) else {
        throw ResponseError(.methodNotFound, "unknown request '\(method.prefix(60))'")
      }
      return .success(try handler.respond(self, params))
    } catch {
      return .failure(error)
    }
  }

  /// Handles a notification; an invalid or unknown one has no effect.
  private func notify(_ method: String, _ params: RequestParams) {
    if method == "exit" {
      if case .shutDown = lifecycle.stage {
        lifecycle.enter(.exited(0))
      } else {
        lifecycle.enter(.exited(1))
      }
      return
    }
    guard lifecycle.isRunning else { return }
    do throws(ResponseError) {
      switch method {
      case "initialized": registerForChanges()
      case "textDocument/didOpen": try open(params)
      case "textDocument/didChange": try change(params)
      case "textDocument/didClose": try close(params)
      case "textDocument/didSave": try save(params)
      case "workspace/didChangeConfiguration": changeConfiguration(params)
      case "workspace/didChangeWatchedFiles": changeWatchedFiles(params)
      case "workspace/didChangeWorkspaceFolders": changeFolders(params)
      default: break
      }
    } catch {
      connection.log(.warning, "\(method): \(error.message)")
    }
  }
}
