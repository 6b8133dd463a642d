// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that waits for files to change: tasks have no thread that may wait.
enum WatchThread {
  /// Sheets may be nested deeply, so the stack is that of a main thread.
  private static let stackSize = 8 << 20

  /// Runs a watch on a thread that ends with it; tells whether the system had one left.
  ///
  /// From now on the session is the thread's alone.
  static func run(_ session: WatchSession) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    let owned = Unmanaged.passRetained(session)
    let isRunning = start(owned.toOpaque(), &attributes)
    pthread_attr_destroy(&attributes)
    if !isRunning { owned.release() }
    return isRunning
  }

  private static func start(
    _ session: UnsafeMutableRawPointer, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    return pthread_create(&thread, attributes, runSession, session) == 0
  }
}

/// What the thread does: it takes the session over.
private func runSession(_ session: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let session { Unmanaged<WatchSession>.fromOpaque(session).takeRetainedValue().run() }
  return nil
}
