// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that waits for file changes, because tasks must not block their threads.
enum WatchThread {
  /// The stack size of a main thread, because style sheets may be deeply nested.
  private static let stackSize = 8 << 20

  /// Runs a watcher on a thread that ends with it, and returns whether the thread could be started.
  ///
  /// From now on, only the thread uses the session.
  static func run(_ session: WatchSession) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, stackSize)
    let retained = Unmanaged.passRetained(session)
    let isRunning = start(retained.toOpaque(), &attributes)
    pthread_attr_destroy(&attributes)
    if !isRunning { retained.release() }
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

/// Runs the session on the thread, which takes ownership of it.
private func runSession(_ session: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let session { Unmanaged<WatchSession>.fromOpaque(session).takeRetainedValue().run() }
  return nil
}
