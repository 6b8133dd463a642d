// SPDX-License-Identifier: Apache-2.0
import LiveryBases
import LiveryGeneration

/// The command-line arguments of the program.
struct Arguments {
  /// The theme's files, in cascade order.
  var files: [String] = []
  /// The path of the generated Swift file.
  var output = ""
  /// The path of a file with further options; see ``Configuration``.
  var configuration: String?
  /// The common prefix of file names that comments omit.
  var folder: String?
  /// The prefix of the name of every type, or `nil` if it is not specified.
  var prefix: String?
  /// The access level of the types, or `nil` if it is not specified.
  var access: GenerationOptions.Access?
  /// The name of the root after the prefix, or `nil` if it is not specified.
  var name: String?
  /// The base below the theme, or `nil` if it is not specified.
  var base: Base?
  /// Whether only help is requested.
  var requestsHelp = false
}

/// The base below a theme.
enum Base: Equatable {
  case none
  case theme(BaseTheme)
}

/// The error for invalid arguments.
struct ArgumentError: Error {
  /// The message.
  let message: String
}

extension Arguments {
  /// Parses the words of a command line.
  init(_ arguments: [String]) throws(ArgumentError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      if argument == "--" {
        files += arguments
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      try read(argument, &arguments)
    }
    if requestsHelp { return }
    if output.isEmpty {
      throw ArgumentError(message: "the option -o is missing, which names the file to write")
    }
    if files.isEmpty { throw ArgumentError(message: "the name of a file to read is missing") }
  }

  /// Parses an option and its value.
  private mutating func read(_ argument: String, _ remainder: inout ArraySlice<String>)
    throws(ArgumentError)
  {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    func value() throws(ArgumentError) -> String {
      if parts.count == 2 { return String(parts[1]) }
      guard let next = remainder.popFirst() else {
        throw ArgumentError(message: "\(option) takes a value, which is missing")
      }
      return next
    }
    switch option {
    case "-h", "--help": requestsHelp = true
    case "-o", "--output": output = try value()
    case "--config": configuration = try value()
    case "--folder": folder = try value()
    case "--base": try setBase(try Self.base(try value()))
    case "--prefix": prefix = try Self.prefix(try value())
    case "--name": name = try Self.name(try value())
    case "--access": access = try Self.access(try value())
    case "--no-default": try setBase(.none)
    default: throw ArgumentError(message: "unknown option '\(option)'")
    }
  }

  private mutating func setBase(_ base: Base) throws(ArgumentError) {
    if let other = self.base, other != base {
      throw ArgumentError(message: "two bases contradict each other; --no-default is --base none")
    }
    self.base = base
  }

  static func base(_ text: String) throws(ArgumentError) -> Base {
    if text == BaseTheme.none { return .none }
    guard let theme = BaseTheme(rawValue: text) else {
      throw ArgumentError(message: "the base is three20, harbor or none; found '\(text)'")
    }
    return .theme(theme)
  }

  static func prefix(_ text: String) throws(ArgumentError) -> String {
    guard GenerationOptions.isUsable(prefix: text) else {
      throw ArgumentError(
        message: "a prefix is the beginning of Swift type names, such as AGR; found '\(text)'")
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
