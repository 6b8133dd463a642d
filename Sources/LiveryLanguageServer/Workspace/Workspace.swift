// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import LiveryLinting

/// The folders that are open in the editor, and the projects in them.
struct Workspace {
  /// The folders, each by its path.
  private(set) var folders: [LexicalPath] = []
  /// The texts of the open documents.
  let texts = OpenTexts()
  /// The projects by their roots and configurations.
  private var projects: [Key: Project] = [:]

  private struct Key: Hashable {
    let root: LexicalPath
    let configuration: LexicalPath?
  }

  /// Sets the folders, and forgets the projects, whose files may differ.
  mutating func setFolders(_ folders: [LexicalPath]) {
    self.folders = folders
    projects = [:]
  }

  /// Forgets all projects, so that configurations are read again.
  mutating func reset() { projects = [:] }

  /// The projects that were used so far, in the order of their roots.
  var openProjects: [Project] {
    projects.sorted { $0.key.root.text < $1.key.root.text }.map(\.value)
  }

  /// Returns the project of a file.
  ///
  /// - Parameter path: The path of the file, or `nil` for a document without a file.
  /// - Returns: The project, and whether it was created.
  mutating func project(of path: String?) -> (project: Project, isNew: Bool) {
    let key = key(of: path)
    if let project = projects[key] { return (project, false) }
    let hasFolder =
      path.map { path in folders.contains { LexicalPath(path).names(below: $0) != nil } } ?? false
    let project = Project(
      root: key.root, configurationFile: key.configuration,
      includesFolder: key.configuration != nil || hasFolder, texts: texts)
    projects[key] = project
    return (project, true)
  }

  /// Returns the projects of the folders that are open, used or not.
  mutating func folderProjects() -> [Project] {
    for folder in folders { _ = project(of: folder.appending("theme.css").text) }
    return openProjects
  }

  private func key(of path: String?) -> Key {
    guard let path else { return Key(root: LexicalPath("/"), configuration: nil) }
    var folder = LexicalPath(path).folder
    let around = folders.filter { LexicalPath(path).names(below: $0) != nil }
      .max { $0.names.count < $1.names.count }
    let own = folder
    while true {
      let file = folder.appending(LintConfiguration.fileName)
      if texts.text(at: file.text) != nil || FolderListing.kind(of: file.text) == .other {
        return Key(root: folder, configuration: file)
      }
      if folder.names.isEmpty { return Key(root: around ?? own, configuration: nil) }
      folder = folder.folder
    }
  }
}
