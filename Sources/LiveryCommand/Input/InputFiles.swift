// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The FILE operands of a command, read.
struct InputFiles {
  /// What could be read, in the order given.
  private(set) var files: [InputFile] = []
  /// Why the others could not be, in the order given.
  private(set) var failures: [String] = []

  /// Reads files; `-` is standard input.
  init(_ paths: [String]) {
    for (number, path) in paths.enumerated() {
      // To wait for somebody who types is no work.
      if path == "-", Terminal.hasStandardInput {
        Progress.pause()
      } else {
        Progress.begin(Wording.reading(path), number, of: paths.count)
      }
      do throws(SourceError) {
        if let form = Self.unreadableForm(path) {
          failures.append(Wording.unreadableForm(path, form))
        } else {
          files.append(try InputFile(path))
        }
      } catch {
        failures.append(Wording.unreadable(error))
      }
    }
  }

  /// The text of a file that is no sheet; nil when it cannot be read, which is told.
  static func text(_ path: String) -> SourceText? {
    do throws(SourceError) {
      return path == "-"
        ? try SourceText(readingStandardInputAs: "<stdin>") : try SourceText(contentsOfFile: path)
    } catch {
      StandardError.write(Wording.unreadable(error))
      return nil
    }
  }

  /// What a file is, by its ending, that is no CSS sheet.
  private static func unreadableForm(_ path: String) -> String? {
    let path = path.lowercased()
    return path.hasSuffix(".livery") ? "compiled themes" : nil
  }
}

extension InputFiles {
  /// Says on the standard error what could not be read.
  func reportFailures() {
    for failure in failures { StandardError.write(failure) }
  }

  /// How a command ends that did its work on what could be read.
  var exit: CommandExit { failures.isEmpty ? .done : .unreadable }
}
