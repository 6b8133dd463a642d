// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LSP {
  /// The tokens of a document as numbers, with an id that a later request for changes names.
  struct SemanticTokens: ProtocolValue {
    /// The id, or `nil` for the tokens of a range.
    let id: String?
    /// Five numbers for each token.
    let data: [UInt32]

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("resultId", ifPresent: id)
        json.member("data", data)
      }
    }
  }

  /// The changes from earlier tokens of a document to new ones.
  struct SemanticTokensDelta: ProtocolValue {
    /// The id of the new tokens.
    let id: String
    /// The edits of the numbers.
    let edits: [Edit]

    /// The replacement of some numbers.
    struct Edit: ProtocolValue, Hashable, Sendable {
      /// The index of the first replaced number.
      let start: Int
      /// The number of replaced numbers.
      let deleteCount: Int
      /// The new numbers.
      let data: [UInt32]

      func write(into json: inout JSONWriter) {
        json.object { json in
          json.member("start", start)
          json.member("deleteCount", deleteCount)
          json.member("data", data)
        }
      }
    }

    /// Creates the changes between two lists of numbers: at most one edit of whole tokens between
    /// the common tokens at the start and at the end.
    init(id: String, from old: [UInt32], to new: [UInt32]) {
      self.id = id
      let shorter = min(old.count, new.count)
      var start = 0
      while start < shorter, old[start] == new[start] { start += 1 }
      guard start < old.count || start < new.count else {
        edits = []
        return
      }
      start -= start % 5
      var kept = 0
      while kept < shorter - start, old[old.count - 1 - kept] == new[new.count - 1 - kept] {
        kept += 1
      }
      kept -= kept % 5
      edits = [
        Edit(
          start: start, deleteCount: old.count - kept - start,
          data: Array(new[start..<new.count - kept]))
      ]
    }

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("resultId", id)
        json.member("edits", edits)
      }
    }
  }
}

extension UInt32: ProtocolValue {
  func write(into json: inout JSONWriter) { json.value(Int(self)) }
}
