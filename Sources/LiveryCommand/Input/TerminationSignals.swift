// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The signals that ask a long-running command to end: interrupt, terminate and hang-up.
///
/// The initializer blocks them in the current thread and in threads that start later. The command
/// therefore ends only where it waits for them.
struct TerminationSignals {
  private var signals = sigset_t()

  init() {
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGHUP)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits for one of the signals.
  func wait() {
    var signals = signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
  }
}
