// SPDX-License-Identifier: Apache-2.0

extension LintConfiguration {
  /// Returns the files of each theme, in cascade order.
  ///
  /// If the configuration names no themes, all files are one theme. A file outside all themes is a
  /// theme by itself.
  ///
  /// - Parameter files: The paths of the files, each absolute or relative to the working folder.
  /// - Returns: The indices of the files, theme by theme.
  package func themes(of files: [String]) -> [[Int]] {
    guard !themes.isEmpty else { return files.isEmpty ? [] : [Array(files.indices)] }
    let paths = files.map(workingFolder.appending)
    var assigned: Set<Int> = []
    let found = themes.map { theme in
      let positions = paths.indices.compactMap { file in
        theme.position(of: paths[file]).map { (position: $0, file: file) }
      }
      return positions.sorted { ($0.position, $0.file) < ($1.position, $1.file) }.map(\.file)
    }
    for theme in found { assigned.formUnion(theme) }
    return found.filter { !$0.isEmpty }
      + files.indices.filter { !assigned.contains($0) }.map { [$0] }
  }

  /// Returns the files that complete the themes of some files: those that the themes list by path.
  ///
  /// The result may contain the given files, and a file of several themes several times.
  ///
  /// - Parameter files: The absolute paths of the files.
  /// - Returns: The absolute paths, theme by theme in cascade order.
  package func listedThemeFiles(with files: [LexicalPath]) -> [LexicalPath] {
    themes.filter { theme in files.contains { theme.position(of: $0) != nil } }.flatMap(\.files)
  }
}
