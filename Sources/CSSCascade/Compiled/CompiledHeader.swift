// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The first 32 bytes of a compiled theme: file type, version, length and checksum.
///
/// | bytes | content |
/// |---|---|
/// | 0 to 7 | ``magic`` |
/// | 8 to 11 | ``byteOrderMark``, in the order of the machine that wrote it |
/// | 12 to 15 | the version of the format |
/// | 16 to 23 | the length of the file in bytes |
/// | 24 to 31 | the ``checksum(of:)`` of all that follows |
enum CompiledHeader {
  /// The file signature.
  ///
  /// No text begins with it. Programs that treat the file as text or convert its newlines damage it
  /// visibly.
  static let magic: [UInt8] = [0x8C] + Array("LIVERY".utf8) + [0x0A]
  /// The mark of the byte order; in the other order it reads as another number.
  static let byteOrderMark: UInt32 = 0x0A0B_0C0D
  /// The version of the format; every change of the written content increments it.
  static let version: UInt32 = 5
  /// The length of the header in bytes.
  static let length = 32

  /// Writes a header; ``finish(_:)`` fills in the length and the checksum.
  static func write(to writer: inout BinaryWriter) {
    for byte in magic { writer.write(byte: byte) }
    writer.write(byteOrderMark)
    writer.write(version)
    writer.write(UInt64(0))
    writer.write(UInt64(0))
  }

  /// Fills in the length and the checksum.
  static func finish(_ writer: inout BinaryWriter) {
    writer.replace(at: 16, with: UInt64(writer.bytes.count))
    let sum = writer.bytes.withUnsafeBytes { checksum(of: .init(rebasing: $0.dropFirst(length))) }
    writer.replace(at: 24, with: sum)
  }

  /// Checks that some bytes are a complete compiled theme of this version.
  static func check(
    _ bytes: UnsafeRawBufferPointer, name: String
  ) throws(CompiledThemeError) {
    // A file truncated within the header begins like one.
    let count = min(bytes.count, magic.count)
    guard count > 0, (0..<count).allSatisfy({ bytes[$0] == magic[$0] }) else {
      throw .notACompiledTheme(file: name)
    }
    guard bytes.count >= length else { throw .damaged(file: name) }
    let mark = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self)
    if mark == byteOrderMark.byteSwapped { throw .otherByteOrder(file: name) }
    guard mark == byteOrderMark else { throw .damaged(file: name) }
    let found = bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
    let size = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
    let sum = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
    // A newer version may use another checksum.
    guard found == version else {
      throw .unsupportedVersion(file: name, found: Int(found), supported: Int(version))
    }
    let content = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(length))
    guard size == UInt64(bytes.count), sum == checksum(of: content) else {
      throw .damaged(file: name)
    }
  }
}
