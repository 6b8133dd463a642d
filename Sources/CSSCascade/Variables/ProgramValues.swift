// SPDX-License-Identifier: Apache-2.0

/// What the program itself gives to values: the variables of `env()`, and functions.
struct ProgramValues: Sendable {
  /// What `env()` asks.
  var environment = EnvironmentVariables()
  /// What values call.
  var functions = StyleFunctions()
}
