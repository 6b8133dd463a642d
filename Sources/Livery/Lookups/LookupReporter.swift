// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Synchronization

/// A reporter of the failed lookups of a theme, each once.
final class LookupReporter: Sendable {
  typealias Handler = @Sendable (LookupProblem) -> Void

  private let state = Mutex(State())

  private struct State: Sendable {
    var handler: Handler? = LookupReporter.defaultHandler
    var reported: Set<Lookup> = []
  }

  private struct Lookup: Hashable {
    let selector: String
    let property: String?
  }

  /// The maximum number of distinct lookups; further ones are not reported.
  private static let maximumCount = 1_000

  /// The handler of debug builds, which writes to standard error; `nil` in release builds.
  private static var defaultHandler: Handler? {
    #if DEBUG
      { ErrorStream.write("livery: \($0)\n") }
    #else
      nil
    #endif
  }

  /// The function that receives the problems.
  var handler: Handler? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Reports the problem of a look-up, unless it was reported before.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - property: The name of the property, or `nil` if only the selector counts.
  ///   - problem: Returns the problem of the lookup; called once for each lookup.
  func report(_ selector: String, property: String?, _ problem: () -> LookupProblem?) {
    let lookup = Lookup(selector: selector, property: property)
    let handler = state.withLock { state -> Handler? in
      guard let handler = state.handler, state.reported.count < Self.maximumCount,
        state.reported.insert(lookup).inserted
      else { return nil }
      return handler
    }
    // The handler is called without the lock, because it may use the theme.
    if let handler, let problem = problem() { handler(problem) }
  }
}
