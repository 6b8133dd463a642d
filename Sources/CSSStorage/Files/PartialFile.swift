// SPDX-License-Identifier: Apache-2.0
import CStorage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A new file beside the file that it will replace.
///
/// A partial file that does not replace its target is removed.
struct PartialFile: ~Copyable {
  private let target: SaveTarget
  private let isPrivate: Bool
  private let isDurable: Bool
  private let path: String
  private let descriptor: Int32
  private var isRenamed = false

  /// Creates the file under a random unused name.
  private init(
    for target: SaveTarget, isPrivate: Bool, isDurable: Bool
  ) throws(OutputFile.Failure) {
    // An existing file keeps its permissions, which are set before the rename.
    let permissions: mode_t = isPrivate || target.status != nil ? 0o600 : 0o666
    var (path, descriptor) = ("", Int32(-1))
    for _ in 0..<100 {
      path = "\(target.folder)/.livery-\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
      descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 || errno != EEXIST { break }
    }
    guard descriptor >= 0 else { throw OutputFile.Failure(target.name, errno) }
    (self.target, self.isPrivate, self.isDurable) = (target, isPrivate, isDurable)
    (self.path, self.descriptor) = (path, descriptor)
  }

  deinit {
    close(descriptor)
    if !isRenamed { unlink(path) }
  }
}

extension PartialFile {
  /// Creates a file beside a target, with contents and the target's attributes.
  ///
  /// A durable file is synced, and so is its folder after the rename.
  static func create(
    for target: SaveTarget, contents bytes: [UInt8], isPrivate: Bool = false, isDurable: Bool = true
  ) throws(OutputFile.Failure) -> PartialFile {
    let partialFile = try PartialFile(for: target, isPrivate: isPrivate, isDurable: isDurable)
    try partialFile.fill(with: bytes)
    return partialFile
  }

  private borrowing func fill(with bytes: [UInt8]) throws(OutputFile.Failure) {
    guard writeAll(bytes, to: descriptor) else { throw failure() }
    if let status = target.status { try copyAttributes(status) }
    guard !isDurable || Self.synchronize(descriptor) else { throw failure() }
  }

  /// Renames the file over the target.
  consuming func replaceTarget() throws(OutputFile.Failure) {
    guard rename(path, target.path) == 0 else { throw failure() }
    isRenamed = true
    guard isDurable else { return }
    let folder = open(target.folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder with write but no read permission cannot be opened.
    guard folder >= 0 else { return }
    defer { close(folder) }
    guard Self.synchronize(folder) else { throw failure() }
  }

  private borrowing func copyAttributes(_ status: stat) throws(OutputFile.Failure) {
    var permissions = status.st_mode & 0o7777
    if fchown(descriptor, status.st_uid, status.st_gid) != 0 {
      // Only root may give files away; a user may give them to the groups of the user.
      permissions &= 0o777
      if fchown(descriptor, uid_t.max, status.st_gid) != 0 {
        // Another group must not get the permissions of the former one.
        permissions = permissions & 0o707 | (permissions & 0o7) << 3
      }
    }
    if isPrivate {
      permissions = 0o600
    } else {
      let error = livery_copy_attributes(target.path, descriptor)
      guard error == 0 else { throw OutputFile.Failure(target.name, error) }
    }
    guard fchmod(descriptor, permissions) == 0 else { throw failure() }
  }

  /// Waits until a file or a folder has reached the disk.
  ///
  /// A file system without support for this counts as done.
  private static func synchronize(_ descriptor: Int32) -> Bool {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      return [EINVAL, ENOTSUP, EROFS].contains(errno)
    }
    return true
  }

  private borrowing func failure() -> OutputFile.Failure { OutputFile.Failure(target.name, errno) }
}
