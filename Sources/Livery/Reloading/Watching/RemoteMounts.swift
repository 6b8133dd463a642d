// SPDX-License-Identifier: Apache-2.0
import CSSStorage

#if canImport(Darwin)
  import Darwin
#else
  import CSSSyntax
#endif

/// Detection of folders on network file systems, where remote changes cause no events.
enum RemoteMounts {
  #if canImport(Darwin)
    /// Returns whether a folder is on a network file system.
    static func contain(_ folder: String) -> Bool {
      var status = statfs()
      return statfs(folder, &status) == 0 && status.f_flags & UInt32(MNT_LOCAL) == 0
    }

    /// Returns whether one of the folders is on a network file system.
    static func contain(anyOf folders: Set<String>) -> Bool { folders.contains { contain($0) } }
  #else
    /// The types of network file systems; those of FUSE follow a dot in the type.
    private static let types: Set<Substring> = [
      "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "vmhgfs", "afs", "ceph",
      "glusterfs", "lustre", "drvfs", "sshfs",
    ]

    /// Returns whether one of the folders is on a network file system.
    ///
    /// Defined by [mountinfo](https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html).
    static func contain(anyOf folders: Set<String>) -> Bool {
      guard let mounts = try? FileContents(contentsOfFile: "/proc/self/mountinfo") else {
        return false
      }
      let text = mounts.withBytes { String(decoding: $0, as: UTF8.self) }
      let mountPoints = text.split(separator: "\n").compactMap {
        line in
        mountPoint(in: line)
      }
      return folders.contains { folder in
        let path = folder == "/" ? "/" : folder + "/"
        // Of several file systems at the same mount point, the last one hides the others.
        let nearest = mountPoints.enumerated()
          .filter { path.hasPrefix($0.element.path) }
          .max { ($0.element.path.utf8.count, $0.offset) < ($1.element.path.utf8.count, $1.offset) }
        return nearest?.element.isRemote ?? false
      }
    }

    /// Returns the mount point, with a slash at the end, and whether the file system is remote.
    private static func mountPoint(in line: Substring) -> (path: String, isRemote: Bool)? {
      let fields = line.split(separator: " ")
      guard fields.count > 6, let dash = fields.dropFirst(6).firstIndex(of: "-"),
        dash + 1 < fields.count
      else { return nil }
      let path = fields[4] == "/" ? "/" : fields[4] + "/"
      let type = fields[dash + 1]
      return (String(path), types.contains(type) || type.hasPrefix("fuse."))
    }
  #endif
}
