// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CSSStorage
import CSSSyntax
import LiveryFormatting
import LiveryLinting
import LiveryPrinting

/// The folder of a new theme or program, which is empty or does not exist.
struct NewFolder {
  /// The absolute path.
  let path: LexicalPath
  /// The path as the user wrote it.
  private let text: String
  /// The name of the folder.
  let name: String

  /// Checks a folder.
  ///
  /// - Throws: `ValidationError` if the path has another item or a folder that is not empty.
  init(_ text: String) throws {
    self.text = text
    name = try Self.checkName(of: text)
    path = LexicalPath(FolderListing.working).appending(text)
    switch FolderListing.kind(of: text) {
    case .nothing: break
    case .other: throw ValidationError(CommandMessages.notFolder(text))
    case .folder:
      guard let isEmpty = FolderListing.isEmpty(text) else {
        throw ValidationError(CommandMessages.unlistableFolder(text))
      }
      if !isEmpty { throw ValidationError(CommandMessages.folderNotEmpty(text)) }
    }
  }

  /// Returns the name of a folder.
  ///
  /// - Throws: `ValidationError` if the folder has no name that a text can contain.
  @discardableResult
  static func checkName(of text: String) throws -> String {
    let path = LexicalPath(FolderListing.working).appending(text)
    let isPrintable = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !text.isEmpty, isPrintable, let name = path.names.last else {
      throw ValidationError(CommandMessages.unnamedFolder(text))
    }
    return name
  }

  /// Writes files, prints their names and returns the exit code.
  func write(_ files: [NewTemplate.File]) -> CommandExit {
    do throws(OutputFile.Failure) {
      try OutputFile.makeFolder(text)
      for file in files {
        let output = FolderListing.joined(text, file.path)
        try OutputFile.makeFolder(LexicalPath(output).folder.text)
        try OutputFile(output).write(Array(file.text.utf8))
        StandardOutput.write { sink in
          sink.write(printable: output)
          sink.write("\n")
        }
      }
      return .done
    } catch {
      StandardError.write(CommandMessages.unwritable(error))
      return error.exit
    }
  }
}
