// SPDX-License-Identifier: Apache-2.0
#if Rendering
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// A library that is looked for when it is needed, so that neither building nor running takes it.
  ///
  /// It stays loaded for as long as the program runs.
  struct DynamicLibrary: @unchecked Sendable {
    private let handle: UnsafeMutableRawPointer

    /// The first library that is there; nil for none.
    init?(_ names: [String]) {
      for name in names {
        if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
          self.handle = handle
          return
        }
      }
      return nil
    }

    /// A function of the library by its name and its type; nil when there is none of the name.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
  }
#endif
