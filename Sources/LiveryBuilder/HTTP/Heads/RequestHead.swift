// SPDX-License-Identifier: Apache-2.0

/// The head of a request as it came: its first line and its header fields.
struct RequestHead: Sendable, Hashable {
  /// The method, such as `GET`.
  var method: String
  /// The address, such as `/picture?state=normal`.
  var target: String
  /// The version, such as `HTTP/1.1`.
  var version: String
  /// The header fields, names in lower case, in the order in which they came.
  var fields: [Field] = []

  /// A header field.
  struct Field: Sendable, Hashable {
    /// The name, in lower case.
    var name: String
    /// The value, without white space around it.
    var value: String
  }

  /// All values of a name, which is given in lower case.
  func values(_ name: String) -> [String] {
    fields.filter { $0.name == name }.map(\.value)
  }

  /// The value of a name where it is there once; nil where it is not, or more often.
  func value(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a field that is a list, such as `Connection`, has a word; in lower case.
  func list(_ name: String, has word: String) -> Bool {
    values(name).contains { value in
      value.split(separator: ",").contains { part in
        part.drop { $0 == " " || $0 == "\t" }.lowercased()
          .split(whereSeparator: { $0 == " " || $0 == "\t" }).elementsEqual([word[...]])
      }
    }
  }
}
