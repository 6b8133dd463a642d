// SPDX-License-Identifier: Apache-2.0

/// The head of a request: its first line and its header fields.
struct RequestHead: Sendable, Hashable {
  /// The method, such as `GET`.
  var method: String
  /// The target, such as `/picture?state=normal`.
  var target: String
  /// The version, such as `HTTP/1.1`.
  var version: String
  /// The header fields, names in lower case, in the order of their arrival.
  var fields: [Field] = []

  /// A header field.
  struct Field: Sendable, Hashable {
    /// The name, in lower case.
    var name: String
    /// The value, without white space around it.
    var value: String
  }

  /// Returns all values of a name in lower case.
  func values(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// Returns the value of a name that occurs once, or `nil`.
  func value(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  /// Returns whether a field that is a list, such as `Connection`, contains a word in lower case.
  func list(_ name: String, has word: String) -> Bool {
    values(name).contains { value in
      value.split(separator: ",").contains { part in
        part.drop { $0 == " " || $0 == "\t" }.lowercased()
          .split(whereSeparator: { $0 == " " || $0 == "\t" }).elementsEqual([word[...]])
      }
    }
  }
}
