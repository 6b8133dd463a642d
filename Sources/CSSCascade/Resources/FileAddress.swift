// SPDX-License-Identifier: Apache-2.0

/// The path that an address in a sheet refers to: relative to the sheet's folder, or absolute.
///
/// The address is parsed like a URL relative to a file URL: surrounding white space, a query and a
/// fragment are dropped, `\` is `/`, and percent escapes are bytes of names.
///
/// Defined by the [URL Standard](https://url.spec.whatwg.org/#concept-basic-url-parser).
struct FileAddress: Equatable {
  /// Whether the path begins at the root of the file system.
  private(set) var isAbsolute = false
  /// The names of the path; `..` is the parent folder.
  private(set) var components: [String] = []

  /// The maximum length of an address in bytes, which is longer than the paths of any system.
  private static let maximumLength = 16_384

  /// Parses an address.
  init(_ address: String) throws(ResourceError) {
    guard address.utf8.count <= Self.maximumLength else { throw .invalidAddress }
    var bytes = Array(address.utf8).filter { ![0x09, 0x0A, 0x0D].contains($0) }[...]
    bytes = bytes.drop { $0 <= 0x20 }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if let scheme = Self.scheme(of: bytes) {
      guard scheme == "file" else { throw .unsupportedScheme(scheme) }
      bytes = bytes.dropFirst("file:".utf8.count)
    }
    bytes = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard !bytes.isEmpty else { throw .emptyAddress }
    var segments = bytes.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\")
    }[...]
    isAbsolute = segments.count > 1 && segments[0].isEmpty
    if isAbsolute, segments.count > 2, segments[1].isEmpty {
      // `//host/path`: the host must be this one.
      let host = segments[2]
      guard host.isEmpty || host.elementsEqual("localhost".utf8) else { throw .invalidAddress }
      segments = segments.dropFirst(3)
    }
    for segment in segments where !segment.isEmpty { try append(Self.decoded(segment)) }
  }

  /// Returns the scheme of an address in lower case; `nil` if the address has none.
  private static func scheme(of bytes: ArraySlice<UInt8>) -> String? {
    guard let colon = bytes.prefix(64).firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = bytes[..<colon].map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    guard let first = scheme.first, first >= 0x61, first <= 0x7A else { return nil }
    let isScheme = scheme.allSatisfy { byte in
      byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39
        || [0x2B, 0x2D, 0x2E].contains(byte)
    }
    return isScheme ? String(decoding: scheme, as: UTF8.self) : nil
  }

  /// Returns a name with its percent escapes decoded; an error if the result is not a single name.
  private static func decoded(_ segment: ArraySlice<UInt8>) throws(ResourceError) -> String {
    let name = segment.percentDecoded
    guard !name.contains(0), !name.contains(UInt8(ascii: "/")),
      let text = String(validating: name, as: UTF8.self)
    else { throw .invalidAddress }
    return text
  }
}

extension FileAddress {
  /// Creates an address from a path of this system.
  ///
  /// The meaning of `..` depends on links, so it is kept.
  init(path: String) {
    isAbsolute = path.hasPrefix("/")
    components = path.split(separator: "/").lazy.filter { $0 != "." }.map(String.init)
  }

  /// Returns the path relative to a folder.
  func path(from folder: FileAddress) -> FileAddress {
    if isAbsolute { return self }
    var path = folder
    for component in components { path.append(component) }
    return path
  }

  /// The folder of the path's last name.
  var folder: FileAddress {
    var folder = self
    if let last = components.last, last != ".." { folder.components.removeLast() }
    return folder
  }

  /// Returns whether the path lies in a folder, judging by its names only.
  func isInside(_ folder: FileAddress) -> Bool {
    isAbsolute == folder.isAbsolute && components.count > folder.components.count
      && components.starts(with: folder.components)
      && components[folder.components.count] != ".."
  }

  /// The path in the system's syntax; `.` for the working folder.
  var text: String {
    let names = components.joined(separator: "/")
    if isAbsolute { return "/" + names }
    return names.isEmpty ? "." : names
  }

  private mutating func append(_ component: String) {
    switch component {
    case ".": break
    case "..":
      if let last = components.last, last != ".." {
        components.removeLast()
      } else if !isAbsolute {
        components.append(component)
      }
    default: components.append(component)
    }
  }
}
