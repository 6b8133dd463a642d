// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The FILE operands of a command, read.
struct InputFiles {
  /// What could be read, in the order given.
  private(set) var files: [InputFile] = []
  /// The compiled theme that is the only operand, with the default sheet when that is in it; nil for other operands.
  private(set) var compiledTheme: CSSStyleSheet?
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
        if path.lowercased().hasSuffix(".livery") {
          read(compiled: path, isAlone: paths.count == 1)
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

  /// Reads a compiled theme: its sheets are as many files, but for the default sheet, which is no file.
  private mutating func read(compiled path: String, isAlone: Bool) {
    do throws(CompiledThemeError) {
      let sheet = try CSSStyleSheet(compiledFile: path)
      files += sheet.sources.filter { $0.name != "<default>" }.map { InputFile($0) }
      if isAlone { compiledTheme = sheet }
    } catch {
      failures.append(Wording.unreadable(error))
    }
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
