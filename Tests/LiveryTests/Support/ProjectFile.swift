// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import TestSupport

/// A file of the project, such as a theme in `Resources`.
struct ProjectFile: Sendable {
  let path: String

  /// Creates a file at a path relative to the folder of Package.swift.
  init(_ path: String) {
    self.path = Corpora.packageRoot.appending(path: path).path(percentEncoded: false)
  }

  /// Returns the file as a style sheet without the default one.
  func sheet() throws -> CSSStyleSheet { try CSSStyleSheet(contentsOfFile: path) }

  /// Returns the file as a theme over the default style sheet.
  func theme() throws -> Theme { try Theme(contentsOfFile: path) }

  static let fixture = ProjectFile("Tests/Fixtures/testcase.css")
  static let sample = ProjectFile("Resources/themes/style-sheets-sample.css")
  static let facebook = ProjectFile("Resources/themes/facebook.css")
}

/// A file that exists for the duration of a test.
struct TemporaryFile: ~Copyable {
  let url: URL

  init(_ text: String) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString).css")
    try Data(text.utf8).write(to: url)
  }

  var path: String { url.path(percentEncoded: false) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: url) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

extension CSSStyleSheet {
  /// Returns the result of `css(_:_:state:)` as text.
  func text(_ selector: String, _ property: String, state: ControlState = .normal) -> String? {
    css(selector, property, state: state)?.description
  }
}

extension Theme {
  /// Returns the result of `css(_:_:state:)` as text.
  func text(_ selector: String, _ property: String, state: ControlState = .normal) -> String? {
    css(selector, property, state: state)?.description
  }
}
