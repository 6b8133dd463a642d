// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryBases
import LiveryGeneration
import LiveryJSON

/// The contents of `livery-codegen.json`: a target's options, because a plugin has no arguments.
///
/// ```json
/// { "prefix": "AGR", "access": "public", "files": ["theme.css", "caret.json"] }
/// ```
struct Configuration {
  /// The prefix of the name of every type.
  var prefix: String?
  /// The access level of the types.
  var access: GenerationOptions.Access?
  /// The name of the root after the prefix.
  var name: String?
  /// The theme's files in cascade order, relative to the configuration; `nil` for all files.
  var files: [String]?
  /// The base below the theme.
  var base: Base?
}

extension Configuration {
  /// Reads a configuration.
  init(contentsOfFile path: String) throws(GenerationError) {
    let source: SourceText
    do throws(SourceError) {
      source = try SourceText(contentsOfFile: path)
    } catch {
      throw GenerationError(message: "livery-codegen: \(error)", exit: .unreadable)
    }
    let document = JSONDocument(parsing: source, options: .handwritten)
    let printer = DiagnosticPrinter(source)
    func fail(_ range: Range<Int>, _ message: String) -> GenerationError {
      let location = LineIndex(source).location(of: range.lowerBound)
      return GenerationError(
        message: "\(path):\(location.line):\(location.column): error: \(message)",
        exit: .configuration)
    }
    if let problem = document.diagnostics.first(where: { $0.severity == .error }) {
      throw GenerationError(message: printer.text(of: problem), exit: .configuration)
    }
    guard let root = document.root, let members = root.members else {
      throw fail(0..<0, "a configuration is one object")
    }
    for member in members {
      do throws(ArgumentError) {
        try read(member)
      } catch {
        throw fail(member.value.range, error.message)
      }
    }
  }

  private mutating func read(_ member: JSONMember) throws(ArgumentError) {
    let value = member.value
    switch member.name {
    case "prefix": prefix = try Arguments.prefix(try Self.text(value, of: "prefix"))
    case "access": access = try Arguments.access(try Self.text(value, of: "access"))
    case "name": name = try Arguments.name(try Self.text(value, of: "name"))
    case "files":
      guard let elements = value.elements else {
        throw ArgumentError(message: "'files' takes a list of strings in quotes")
      }
      var files: [String] = []
      for element in elements { files.append(try Self.text(element, of: "files")) }
      self.files = files
    case "default":
      guard let flag = value.bool else {
        throw ArgumentError(message: "'default' takes true or false")
      }
      base = flag ? .theme(.three20) : Base.none
    case "base": base = try Arguments.base(try Self.text(value, of: "base"))
    default:
      let known = ["prefix", "access", "name", "files", "default", "base"]
      let suggestion = closest(to: member.name, in: known).map { "; did you mean '\($0)'?" } ?? ""
      throw ArgumentError(message: "unknown key '\(member.name)'\(suggestion)")
    }
  }

  private static func text(_ value: JSONValue, of key: String) throws(ArgumentError) -> String {
    guard let text = value.string else {
      throw ArgumentError(message: "'\(key)' takes a string in quotes")
    }
    return text
  }
}
