// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import LiveryLinting

extension CompletionBuilder {
  /// Adds the files and folders that an address may refer to.
  mutating func addFiles(at position: AddressPosition) {
    guard let files else { return }
    let before = stream.text(in: position.content.lowerBound..<word.offset)
    let folder = before.lastIndex(of: "/").map { String(before[...$0]) } ?? ""
    guard let listing = files.listing(of: folder.percentDecoded) else { return }
    word.replace(position.content.lowerBound + folder.utf8.count..<position.content.upperBound)
    for name in listing.folders {
      items.add(
        CompletionItem(
          label: name + "/", kind: .folder,
          text: name.addressText(isQuoted: position.isQuoted) + "/"))
    }
    let path = files.sheet.folder.appending(folder.percentDecoded)
    for name in listing.files where path.appending(name) != files.sheet {
      let isWanted = position.isImport == (name.hasSuffix(".css") || name.hasSuffix(".json"))
      items.add(
        CompletionItem(
          label: name, kind: .file, rank: isWanted ? .theme : .last,
          text: name.addressText(isQuoted: position.isQuoted)))
    }
  }
}

extension String {
  /// The name of a file in an address: percent escapes replace characters with another meaning.
  fileprivate func addressText(isQuoted: Bool) -> String {
    let hasSpecial = utf8.contains { byte in
      byte < 0x20 || byte == 0x7F || "%?#:\\\"'".utf8.contains(byte)
        || (!isQuoted && " ()".utf8.contains(byte))
    }
    return hasSpecial ? percentEncodedPath : self
  }

  /// The text with its percent escapes resolved.
  fileprivate var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    return DocumentURI("file:///" + self).path.map { String($0.dropFirst()) } ?? self
  }
}
