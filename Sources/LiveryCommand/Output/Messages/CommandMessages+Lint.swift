// SPDX-License-Identifier: Apache-2.0

extension CommandMessages {
  static let fixRequiresFile =
    "--fix changes files; with standard input, --diff shows what would change"
  static let nameRequiresInput =
    "--stdin-filename names the file that standard input represents; name standard input as '-'"

  static func noPattern(_ operand: String) -> String {
    "livery: \(truncated(operand)): no such file, and not a file pattern"
  }

  static func nothingMatches(_ operand: String) -> String {
    "livery: \(truncated(operand)): no file matches"
  }

  static func noSheets(_ folder: String) -> String {
    "livery: \(truncated(folder)): no sheets in this folder"
  }

  static func ignored(_ file: String) -> String {
    "livery: \(truncated(file)): left out, because 'ignore' in the configuration matches it"
  }

  static func fixed(_ count: Int, in files: Int) -> String {
    "livery: fixed \(count) \(count == 1 ? "finding" : "findings") "
      + "in \(files) \(files == 1 ? "file" : "files")"
  }

  static func baselineWritten(_ count: Int, to file: String) -> String {
    "livery: \(truncated(file)) contains \(count) \(count == 1 ? "finding" : "findings")"
  }

  static func lintingFiles(_ count: Int) -> String { "linting \(count) files" }
}
