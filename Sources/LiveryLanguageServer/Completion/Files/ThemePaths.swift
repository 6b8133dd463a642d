// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryLinting

/// The files of a theme, as addresses in one of its sheets see them.
struct ThemePaths {
  /// The folder of the theme.
  let root: LexicalPath
  /// The sheet with the addresses.
  let sheet: LexicalPath

  /// Lists the folder that the beginning of an address refers to.
  ///
  /// - Parameter address: The address up to its last slash, such as `images/` or an empty string.
  /// - Returns: The files and folders, or `nil` if the folder is outside of the theme.
  func listing(of address: String) -> FolderListing? {
    guard !address.hasPrefix("/"), !address.contains(":"), !address.utf8.contains(0) else {
      return nil
    }
    let folder = sheet.folder.appending(address)
    guard isInside(folder, root),
      isInside(LexicalPath(realPath(of: folder.text)), LexicalPath(realPath(of: root.text)))
    else { return nil }
    return FolderListing(folder.text)
  }

  private func isInside(_ folder: LexicalPath, _ root: LexicalPath) -> Bool {
    folder == root || folder.names(below: root) != nil
  }
}
