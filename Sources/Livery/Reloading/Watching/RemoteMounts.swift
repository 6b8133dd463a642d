// SPDX-License-Identifier: Apache-2.0
import CSSStorage

#if canImport(Darwin)
  import Darwin
#else
  import CSSSyntax
#endif

/// Finds folders that others change too whom this system does not see: those of network file systems.
enum RemoteMounts {
  #if canImport(Darwin)
    /// Whether a folder is of such a file system.
    static func contain(_ folder: String) -> Bool {
      var status = statfs()
      return statfs(folder, &status) == 0 && status.f_flags & UInt32(MNT_LOCAL) == 0
    }

    /// Whether one of some folders is of such a file system.
    static func contain(anyOf folders: Set<String>) -> Bool { folders.contains { contain($0) } }
  #else
    /// The types of such file systems; those of FUSE have a type behind a dot.
    private static let types: Set<Substring> = [
      "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "virtiofs", "vboxsf", "vmhgfs", "afs", "ceph",
      "glusterfs", "lustre", "drvfs", "sshfs",
    ]

    /// Whether one of some folders is of such a file system.
    ///
    /// Defined by [mountinfo](https://man7.org/linux/man-pages/man5/proc_pid_mountinfo.5.html).
    static func contain(anyOf folders: Set<String>) -> Bool {
      guard let mounts = try? FileContents(contentsOfFile: "/proc/self/mountinfo") else {
        return false
      }
      let text = mounts.withBytes { String(decoding: $0, as: UTF8.self) }
      let places = text.split(separator: "\n").compactMap {
        line in
        place(in: line)
      }
      return folders.contains { folder in
        let path = folder == "/" ? "/" : folder + "/"
        // Of several with the same place the last one hides the others.
        let nearest = places.enumerated()
          .filter { path.hasPrefix($0.element.path) }
          .max { ($0.element.path.utf8.count, $0.offset) < ($1.element.path.utf8.count, $1.offset) }
        return nearest?.element.isRemote ?? false
      }
    }

    /// Where a file system is mounted, with a slash at the end, and whether it is a remote one.
    private static func place(in line: Substring) -> (path: String, isRemote: Bool)? {
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
