import CSSCascade
// SPDX-License-Identifier: Apache-2.0
import Dispatch
import Synchronization

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
#else
  import Foundation
#endif

/// A transfer that collects bytes up to a limit, while a thread waits for them.
final class HTTPTransfer: NSObject, URLSessionDataDelegate, Sendable {
  private let limit: Int
  private let timeout: Double
  private let problem: @Sendable (URL) -> RemoteError?
  private let state = Mutex(State())
  private let completion = DispatchSemaphore(value: 0)

  private struct State {
    var bytes: [UInt8] = []
    var result: Result<[UInt8], RemoteError>?
    /// The reason to reject a redirect.
    var rejection: RemoteError?
    /// Whether the task is canceled because its bytes are not needed.
    var isCanceled = false
  }

  /// Creates a transfer.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of bytes.
  ///   - timeout: the time limit in seconds.
  ///   - problem: returns the reason to reject the address of a redirect, or `nil` if it is
  ///     allowed.
  init(limit: Int, timeout: Double, problem: @escaping @Sendable (URL) -> RemoteError?) {
    self.limit = limit
    self.timeout = timeout
    self.problem = problem
  }

  /// Waits for the end of the transfer, or for the time limit.
  func wait() throws(RemoteError) -> [UInt8] {
    if completion.wait(timeout: .now() + timeout) == .timedOut {
      finish(.failure(.timeout(seconds: timeout)))
    }
    let result = state.withLock { $0.result } ?? .failure(.timeout(seconds: timeout))
    return try result.get()
  }

  /// Ends the transfer; later results are ignored.
  private func finish(_ result: Result<[UInt8], RemoteError>) {
    let isFirst = state.withLock { state in
      if state.result != nil { return false }
      state.result = result
      state.bytes = []
      return true
    }
    if isFirst { completion.signal() }
  }
}

extension HTTPTransfer {
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard let url = request.url, let problem = problem(url) else {
      return completionHandler(request)
    }
    // Foundation requires an answer before the task ends, so the transfer ends with the response of
    // the first host.
    state.withLock { $0.rejection = problem }
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let rejection = state.withLock({ $0.rejection }) {
      finish(.failure(rejection))
    } else if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status)
    {
      finish(.failure(.status(status)))
    } else if response.expectedContentLength > Int64(limit) {
      finish(.failure(.tooLarge(limit: limit)))
    } else {
      return completionHandler(.allow)
    }
    completionHandler(.cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isAppended = state.withLock { state in
      if state.result != nil || data.count > limit - state.bytes.count { return false }
      state.bytes.append(contentsOf: data)
      return true
    }
    guard !isAppended else { return }
    finish(.failure(.tooLarge(limit: limit)))
    let isFirst = state.withLock { state in
      defer { state.isCanceled = true }
      return !state.isCanceled
    }
    // Canceling waits for a pause of the host, so it runs on another queue. Meanwhile this queue
    // discards further bytes, which would otherwise fill the memory.
    if isFirst { DispatchQueue.global().async { dataTask.cancel() } }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let rejection = state.withLock({ $0.rejection }) { return finish(.failure(rejection)) }
    guard let error else { return finish(.success(state.withLock { $0.bytes })) }
    let isTimeout = (error as? URLError)?.code == .timedOut
    finish(
      .failure(
        isTimeout ? .timeout(seconds: timeout) : .unreachable(reason: error.localizedDescription)))
  }
}
