// SPDX-License-Identifier: Apache-2.0

/// The header fields of every response that restrict a browser to what the pages need.
enum SecurityHeaders {
  /// The names and values, in the order in which they are sent.
  static let fields: [(name: String, value: String)] = [
    ("Content-Security-Policy", policy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
  ]

  /// The policy that permits scripts and styles from files of the service alone.
  ///
  /// Defined by [Content Security Policy Level 3](https://www.w3.org/TR/CSP3/).
  static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:",
    "connect-src 'self'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")
}
