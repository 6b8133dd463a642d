// SPDX-License-Identifier: Apache-2.0

/// A style sheet for measurements: a published one, or several joined.
public struct Sheet: Sendable {
  /// The name in tables.
  public let name: String
  /// The text.
  public let text: String

  /// The length of the text in bytes.
  public var byteCount: Int { text.utf8.count }

  /// Creates a sheet from its text.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

extension Sheet {
  /// The published sheets, as file names in the folder `real-world` of the corpora.
  static let names = [
    "animate-3.7.2.css", "bulma.css", "bulma.min.css", "foundation.css", "github-markdown.css",
    "normalize.css", "pico.css", "pico.min.css", "water-dark.css",
  ]

  /// Reads a sheet by its name in tables: a file of the corpora, or a repetition such as `12 MB`.
  ///
  /// - Throws: ``SheetFile/Missing`` if a file does not exist.
  public init(named name: String) throws(SheetFile.Missing) {
    let words = name.split(separator: " ")
    if words.count == 2, words[1] == "MB", let megabytes = Int(words[0]) {
      try self.init(megabytes: megabytes)
    } else {
      try self.init(fileNamed: name)
    }
  }

  /// Reads a sheet of the corpora, whose folder is in the environment variable `LIVERY_CORPORA`.
  ///
  /// - Throws: ``SheetFile/Missing`` if the file does not exist.
  public init(fileNamed name: String) throws(SheetFile.Missing) {
    self.init(name: name, text: SheetFile.joined([try SheetFile(named: name)]))
  }

  /// Joins and repeats all published sheets, up to a size of `megabytes` million bytes.
  ///
  /// The last sheet is complete, so the length slightly exceeds the size.
  ///
  /// - Throws: ``SheetFile/Missing`` if a file does not exist.
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
  /// Joins several sheets of the corpora.
  ///
  /// - Throws: ``SheetFile/Missing`` if a file does not exist.
  public init(joining names: [String]) throws(SheetFile.Missing) {
    var files: [SheetFile] = []
    for name in names { files.append(try SheetFile(named: name)) }
    self.init(name: "\(names[0]) and others", text: SheetFile.joined(files))
  }

  /// Returns the sheet in parts of whole rules, each of up to a number of bytes.
  public func chunks(of byteCount: Int) -> [Sheet] {
    var chunks: [Sheet] = []
    var rest = Substring(text)
    while !rest.isEmpty {
      let bytes = rest.utf8.prefix(byteCount)
      let ends = zip(bytes.indices, zip(bytes, bytes.dropFirst())).filter {
        $1 == (UInt8(ascii: "\n"), UInt8(ascii: "}"))
      }
      let end = ends.last.map { bytes.index($0.0, offsetBy: 2) } ?? bytes.endIndex
      chunks.append(Sheet(name: "\(name), part \(chunks.count + 1)", text: String(rest[..<end])))
      rest = rest[end...]
    }
    return chunks
  }
}

extension Sheet {
  /// Repeats a sheet.
  public init(repeating sheet: Sheet, count: Int) {
    self.init(
      name: "\(sheet.name) ×\(count)", text: String(repeating: sheet.text + "\n", count: count))
  }

  /// Creates descendant selectors: for each class of a sheet, some that end in a frequent class.
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
