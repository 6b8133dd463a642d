// SPDX-License-Identifier: Apache-2.0

/// The values that the program provides: environment variables and functions.
struct ProgramValues: Sendable {
  /// The variables of `env()`.
  var environment = EnvironmentVariables()
  /// The functions that values can call.
  var functions = StyleFunctions()
}
