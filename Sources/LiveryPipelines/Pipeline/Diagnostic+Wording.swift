// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

extension Diagnostic.Kind {
  /// A step of a pipeline that the library has not, or cannot read.
  public static let unreadStep = Self("unread-step", .error) {
    "\($0.subject)"
  }
}
