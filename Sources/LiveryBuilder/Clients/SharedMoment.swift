// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The moment of a motion that one render client shows, for the clients that follow.
///
/// The last client that shows a moment leads.
final class SharedMoment: Sendable {
  private struct Lead {
    let client: Int
    let motion: PreviewMotion
  }

  private let lead = Mutex<Lead?>(nil)

  /// The motion and its moment, or `nil` if no client shows one.
  var motion: PreviewMotion? { lead.withLock { $0?.motion } }

  /// Records the motion of a client, and returns whether the shared moment has changed.
  ///
  /// - Parameters:
  ///   - motion: the motion that the client has chosen; without a moment, the client shows the
  ///     style at rest.
  ///   - client: the number of the client.
  /// - Returns: whether the clients that follow must be drawn again.
  func set(_ motion: PreviewMotion?, of client: Int) -> Bool {
    lead.withLock { lead in
      let former = lead
      if let motion, motion.at != nil {
        lead = Lead(client: client, motion: motion)
      } else if former?.client == client {
        lead = nil
      }
      return former?.motion != lead?.motion
    }
  }
}
