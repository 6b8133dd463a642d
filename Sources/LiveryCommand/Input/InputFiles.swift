// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import LiveryBases

/// The contents of a command's FILE operands.
struct InputFiles {
  /// The files that could be read, in order.
  private(set) var files: [InputFile] = []
  /// The compiled theme if it is the only operand, including the base that it may contain;
  /// otherwise `nil`.
  private(set) var compiledTheme: CSSStyleSheet?
  /// The base of the first compiled theme that contains one.
  private(set) var compiledBase: BaseTheme?
  /// The messages for operands that could not be read, in order.
  private(set) var failures: [String] = []

  /// Reads files, where `-` is standard input.
  init(_ paths: [String]) {
    for (number, path) in paths.enumerated() {
      // Waiting for interactive input is not progress.
      if path == "-", Terminal.hasStandardInput {
        Progress.pause()
      } else {
        Progress.begin(CommandMessages.reading(path), number, of: paths.count)
      }
      do throws(SourceError) {
        if path.lowercased().hasSuffix(".livery") {
          read(compiled: path, isAlone: paths.count == 1)
        } else {
          files.append(try InputFile(path))
        }
      } catch {
        failures.append(CommandMessages.unreadable(error))
      }
    }
  }

  /// Returns the text of a file that is not a sheet, or `nil` after a message if it cannot be read.
  static func text(_ path: String) -> SourceText? {
    do throws(SourceError) {
      return path == "-"
        ? try SourceText(readingStandardInputAs: "<stdin>") : try SourceText(contentsOfFile: path)
    } catch {
      StandardError.write(CommandMessages.unreadable(error))
      return nil
    }
  }

  /// Reads a compiled theme and adds its sheets as files, except the base.
  private mutating func read(compiled path: String, isAlone: Bool) {
    do throws(CompiledThemeError) {
      let sheet = try CSSStyleSheet(compiledFile: path)
      for source in sheet.sources {
        if let base = BaseTheme(sheetName: source.name) {
          compiledBase = compiledBase ?? base
        } else {
          files.append(InputFile(source))
        }
      }
      if isAlone { compiledTheme = sheet }
    } catch {
      failures.append(CommandMessages.unreadable(error))
    }
  }
}

extension InputFiles {
  /// Reports on standard error the operands that could not be read.
  func reportFailures() {
    for failure in failures { StandardError.write(failure) }
  }

  /// The exit code of a command that has processed the readable operands.
  var exit: CommandExit { failures.isEmpty ? .done : .unreadable }
}
