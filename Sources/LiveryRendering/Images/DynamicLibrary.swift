// SPDX-License-Identifier: Apache-2.0
#if Rendering
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A shared library that is loaded on demand, and required neither to build nor to run.
  ///
  /// The library stays loaded until the process ends.
  struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// Loads the first library that exists, or returns `nil` if none does.
    init?(_ names: [String]) {
      for name in names {
        if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
          self.handle = handle
          return
        }
      }
      return nil
    }

    /// Returns the function with a name and a type, or `nil` if the library lacks it.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
