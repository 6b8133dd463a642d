// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

extension StyleElement {
  /// Parses a tree of the corpora, with a line per element in document order.
  ///
  /// A line contains the depth, type, id and classes. `-` represents none; commas separate classes.
  ///
  /// - Returns: The first element of depth 0 with its descendants, or `nil` if there is none.
  public init?(tree text: String) {
    var path: [StyleElement] = []
    func close() {
      let last = path.removeLast()
      path[path.count - 1].children.append(last)
    }
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 4, let depth = Int(fields[0]) else { continue }
      guard path.isEmpty || depth > 0 else { break }
      while path.count > depth { close() }
      path.append(
        StyleElement(
          String(fields[1]), id: fields[2] == "-" ? nil : String(fields[2]),
          classes: fields[3] == "-" ? [] : fields[3].split(separator: ",").map(String.init)))
    }
    while path.count > 1 { close() }
    guard let root = path.first else { return nil }
    self = root
  }
}
