// SPDX-License-Identifier: Apache-2.0

/// The stages of a connection.
///
/// Defined by [Lifecycle Messages](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#lifeCycleMessages).
struct Lifecycle {
  /// The stage.
  private(set) var stage = Stage.uninitialized
  /// The process of the client, or `nil` if it did not send it.
  var clientProcess: Int32?

  /// A stage of a connection.
  enum Stage {
    /// The client has not sent `initialize` yet.
    case uninitialized
    /// Requests are answered.
    case running
    /// The client has sent `shutdown`.
    case shutDown
    /// The client has sent `exit`, with the exit code of the server.
    case exited(Int32)
  }

  /// Enters the next stage.
  mutating func enter(_ stage: Stage) { self.stage = stage }

  /// The error for a request in the current stage, or `nil` if the request is allowed.
  var rejection: ResponseError? {
    switch stage {
    case .uninitialized:
      ResponseError(.serverNotInitialized, "the server is not initialized")
    case .running: nil
    case .shutDown, .exited: ResponseError(.invalidRequest, "the server is shut down")
    }
  }

  /// Whether the server handles notifications about documents.
  var isRunning: Bool { if case .running = stage { true } else { false } }

  /// The exit code of the server, or `nil` if it goes on.
  var exitCode: Int32? { if case .exited(let code) = stage { code } else { nil } }
}
