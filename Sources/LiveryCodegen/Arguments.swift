// SPDX-License-Identifier: Apache-2.0
import LiveryGeneration

/// What the program was asked to do.
struct Arguments {
  /// The theme's files, in the order of the cascade.
  var files: [String] = []
  /// The Swift file.
  var output = ""
  /// A file that says more; see ``Configuration``.
  var configuration: String?
  /// What the names of the files begin with that comments leave out.
  var base: String?
  /// What the name of every type begins with; nil where nobody says.
  var prefix: String?
  /// Who may use the types; nil where nobody says.
  var access: GenerationOptions.Access?
  /// What the root's name is behind the prefix; nil where nobody says.
  var name: String?
  /// Whether the default sheet does not lie below.
  var leavesDefaultOut = false
  /// Whether only help is asked for.
  var asksForHelp = false
}

/// Why arguments say nothing.
struct ArgumentError: Error {
  /// The sentence.
  let message: String
}

extension Arguments {
  /// Reads the words of a command line.
  init(_ words: [String]) throws(ArgumentError) {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        files += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        files.append(word)
        continue
      }
      try read(word, &words)
    }
    if asksForHelp { return }
    if output.isEmpty { throw ArgumentError(message: "-o says which file to write; it is missing") }
    if files.isEmpty { throw ArgumentError(message: "there is no file to read") }
  }

  /// Reads an option and what belongs to it.
  private mutating func read(_ word: String, _ rest: inout ArraySlice<String>) throws(ArgumentError)
  {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    func value() throws(ArgumentError) -> String {
      if parts.count == 2 { return String(parts[1]) }
      guard let next = rest.popFirst() else {
        throw ArgumentError(message: "\(option) takes a value, and there is none")
      }
      return next
    }
    switch option {
    case "-h", "--help": asksForHelp = true
    case "-o", "--output": output = try value()
    case "--config": configuration = try value()
    case "--base": base = try value()
    case "--prefix": prefix = try Self.prefix(try value())
    case "--name": name = try Self.name(try value())
    case "--access": access = try Self.access(try value())
    case "--no-default": leavesDefaultOut = true
    default: throw ArgumentError(message: "unknown option '\(option)'")
    }
  }

  static func prefix(_ text: String) throws(ArgumentError) -> String {
    guard GenerationOptions.isUsable(prefix: text) else {
      throw ArgumentError(
        message: "a prefix is the beginning of a Swift type's name, such as AGR; found '\(text)'")
    }
    return text
  }

  static func name(_ text: String) throws(ArgumentError) -> String {
    guard !text.isEmpty, GenerationOptions.isUsable(prefix: text) else {
      throw ArgumentError(message: "a name is that of a Swift type, such as Style; found '\(text)'")
    }
    return text
  }

  static func access(_ text: String) throws(ArgumentError) -> GenerationOptions.Access {
    guard let access = GenerationOptions.Access(rawValue: text) else {
      throw ArgumentError(message: "the access is public, package or internal; found '\(text)'")
    }
    return access
  }
}
