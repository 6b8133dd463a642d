// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryPrinting

/// The progress of a request, which is reported if the client asked for it.
///
/// Defined by [Work Done Progress](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#workDoneProgress).
struct WorkDoneProgress {
  private let token: MessageID?
  private let connection: ServerConnection

  /// Begins to report the progress of a request.
  init(_ params: RequestParams, title: String, for connection: ServerConnection) {
    token = MessageID(params.json?["workDoneToken"])
    self.connection = connection
    send { json in
      json.member("kind", "begin")
      json.member("title", title)
      json.member("percentage", 0)
    }
  }

  /// Reports that a part of the work is done.
  func report(_ done: Int, of count: Int) {
    send { json in
      json.member("kind", "report")
      json.member("percentage", count == 0 ? 100 : done * 100 / count)
    }
  }

  /// Reports the end of the work.
  func end() { send { $0.member("kind", "end") } }

  private func send(_ value: (inout JSONWriter) -> Void) {
    guard let token else { return }
    connection.notify("$/progress") { json in
      json.member("token", token)
      json.name("value")
      json.object(value)
    }
  }
}
