// SPDX-License-Identifier: Apache-2.0
import Dispatch
import CSSCascade
import Synchronization

#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
#else
  import Foundation
#endif

/// One transfer: collects bytes up to a limit, and lets somebody wait for them.
final class HTTPTransfer: NSObject, URLSessionDataDelegate, Sendable {
  private let limit: Int
  private let timeout: Double
  private let problem: @Sendable (URL) -> RemoteError?
  private let state = Mutex(State())
  private let isDone = DispatchSemaphore(value: 0)

  private struct State {
    var bytes: [UInt8] = []
    var result: Result<[UInt8], RemoteError>?
    /// Why a redirect is not followed.
    var refusal: RemoteError?
    /// Whether the task is canceled because its bytes are not needed.
    var isCanceled = false
  }

  /// A transfer that has not begun.
  ///
  /// - Parameters:
  ///   - limit: more bytes are not taken.
  ///   - timeout: the seconds that it may take.
  ///   - problem: why an address must not be read that a redirect leads to.
  init(limit: Int, timeout: Double, problem: @escaping @Sendable (URL) -> RemoteError?) {
    self.limit = limit
    self.timeout = timeout
    self.problem = problem
  }

  /// Waits for the end, or for the time to be over.
  func wait() throws(RemoteError) -> [UInt8] {
    if isDone.wait(timeout: .now() + timeout) == .timedOut {
      finish(.failure(.timeout(seconds: timeout)))
    }
    let result = state.withLock { $0.result } ?? .failure(.timeout(seconds: timeout))
    return try result.get()
  }

  /// Ends the transfer; what comes later is of no interest.
  private func finish(_ result: Result<[UInt8], RemoteError>) {
    let isFirst = state.withLock { state in
      if state.result != nil { return false }
      state.result = result
      state.bytes = []
      return true
    }
    if isFirst { isDone.signal() }
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
    // Foundation must have its answer before the task ends, so the answer of the first host is waited for.
    state.withLock { $0.refusal = problem }
    completionHandler(nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let refusal = state.withLock({ $0.refusal }) {
      finish(.failure(refusal))
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
    let isNeeded = state.withLock { state in
      if state.result != nil || data.count > limit - state.bytes.count { return false }
      state.bytes.append(contentsOf: data)
      return true
    }
    guard !isNeeded else { return }
    finish(.failure(.tooLarge(limit: limit)))
    let isFirst = state.withLock { state in
      defer { state.isCanceled = true }
      return !state.isCanceled
    }
    // On another queue: the call waits for a pause of the host. Meanwhile this queue discards what comes; else it would fill the memory.
    if isFirst { DispatchQueue.global().async { dataTask.cancel() } }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let refusal = state.withLock({ $0.refusal }) { return finish(.failure(refusal)) }
    guard let error else { return finish(.success(state.withLock { $0.bytes })) }
    let isLate = (error as? URLError)?.code == .timedOut
    finish(
      .failure(
        isLate ? .timeout(seconds: timeout) : .unreachable(reason: error.localizedDescription)))
  }
}
