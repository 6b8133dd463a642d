// SPDX-License-Identifier: Apache-2.0
import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// A trait that skips a test, with a reason, for users who cannot change the owner of a file.
  package static var needsRoot: Self {
    .enabled(if: getuid() == 0, "only root may change the owner of a file")
  }

  /// A trait that skips a test, with a reason, if a process cannot mount private file systems.
  package static var needsMounts: Self {
    .enabled(if: Mounts.arePossible, "unshare(1) of this system cannot mount file systems")
  }

  /// A trait that skips a test, with a reason, for a user whom file permissions do not restrict.
  package static var needsPermissions: Self {
    .enabled(if: getuid() != 0, "root may read and write everything")
  }
}

/// Private file systems, which are visible only to a process and its children.
package enum Mounts {
  /// The command that runs its arguments with permission to mount private file systems.
  package static let command = getuid() == 0 ? "unshare -m" : "unshare -rm"

  /// Whether such a process can mount a file system.
  fileprivate static let arePossible: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(command) mount -t tmpfs none /tmp 2>/dev/null"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
