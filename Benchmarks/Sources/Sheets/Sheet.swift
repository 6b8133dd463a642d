// SPDX-License-Identifier: Apache-2.0

/// A style sheet to measure with: one in use somewhere, or several of them joined.
public struct Sheet: Sendable {
  /// What the tables call it.
  public let name: String
  /// Its text.
  public let text: String

  /// The length of the text in bytes.
  public var byteCount: Int { text.utf8.count }

  /// A sheet that is there already.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension Sheet {
  /// The sheets in use, as files of the corpora's folder `real-world`.
  static let names = [
    "animate-3.7.2.css", "bulma.css", "bulma.min.css", "foundation.css", "github-markdown.css",
    "normalize.css", "pico.css", "pico.min.css", "water-dark.css",
  ]

  /// The sheet that the tables call `name`: a file of the corpora, or their repetition such as `12 MB`.
  ///
  /// - Throws: ``SheetFile/Missing`` when there is no such file.
  public init(named name: String) throws(SheetFile.Missing) {
    let words = name.split(separator: " ")
    if words.count == 2, words[1] == "MB", let megabytes = Int(words[0]) {
      try self.init(megabytes: megabytes)
    } else {
      try self.init(inUse: name)
    }
  }

  /// Reads one sheet of the corpora, whose folder the environment names in `LIVERY_CORPORA`.
  ///
  /// - Throws: ``SheetFile/Missing`` when there is no such file.
  public init(inUse name: String) throws(SheetFile.Missing) {
    self.init(name: name, text: SheetFile.joined([try SheetFile(named: name)]))
  }

  /// All sheets in use, one after the other and again, until there are `megabytes` million bytes.
  ///
  /// The last one is whole, so the length is a little over.
  ///
  /// - Throws: ``SheetFile/Missing`` when one of them is not there.
  public init(megabytes: Int) throws(SheetFile.Missing) {
    var files: [SheetFile] = []
    for name in Sheet.names { files.append(try SheetFile(named: name)) }
    var joined: [SheetFile] = []
    var length = 0
    while length < megabytes * 1_000_000 {
      let file = files[joined.count % files.count]
      joined.append(file)
      length += file.byteCount
    }
    self.init(name: "\(megabytes) MB", text: SheetFile.joined(joined))
  }
}

extension Sheet {
  /// Some sheets of the corpora, one after the other.
  ///
  /// - Throws: ``SheetFile/Missing`` when one of them is not there.
  public init(joining names: [String]) throws(SheetFile.Missing) {
    var files: [SheetFile] = []
    for name in names { files.append(try SheetFile(named: name)) }
    self.init(name: "\(names[0]) and others", text: SheetFile.joined(files))
  }

  /// The sheet in pieces of some bytes or a little less, each of whole rules.
  public func pieces(of byteCount: Int) -> [Sheet] {
    var pieces: [Sheet] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let bytes = rest.utf8.prefix(byteCount)
      let ends = zip(bytes.indices, zip(bytes, bytes.dropFirst())).filter {
        $1 == (UInt8(ascii: "\n"), UInt8(ascii: "}"))
      }
      let end = ends.last.map { bytes.index($0.0, offsetBy: 2) } ?? bytes.endIndex
      pieces.append(Sheet(name: "\(name), part \(pieces.count + 1)", text: String(rest[..<end])))
      rest = rest[end...]
    }
    return pieces
  }
}

extension Sheet {
  /// A sheet several times, one after the other.
  public init(repeating sheet: Sheet, count: Int) {
    self.init(
      name: "\(sheet.name) ×\(count)", text: String(repeating: sheet.text + "\n", count: count))
  }

  /// Rules that ask what is above an element: for each class of a sheet some that end in a frequent one.
  public init(richInDescendants sheet: Sheet) {
    let classes = sheet.classes
    var text = ""
    for (number, name) in classes.enumerated() {
      for step in 1...4 {
        let above = classes[(number * 7 + step * 31) % classes.count]
        let subject = classes[(number + step) % min(classes.count, 12)]
        text += ".\(above) .\(name) .\(subject) { order: \(step) }\n"
      }
    }
    self.init(name: "descendants", text: text)
  }
}
