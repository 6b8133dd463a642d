// SPDX-License-Identifier: Apache-2.0

/// The results of requests that later requests refer to by an id.
struct PreviousResults {
  /// The semantic tokens of each document.
  var tokens: [DocumentURI: (id: String, data: [UInt32])] = [:]
  private var count = 0

  /// Returns a new id.
  mutating func nextID() -> String {
    count += 1
    return String(count)
  }

  /// Forgets the results of a document.
  mutating func forget(_ uri: DocumentURI) { tokens[uri] = nil }
}
