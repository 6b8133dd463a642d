// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import TestSupport

/// A file of the project, such as a theme in `Resources`.
struct ProjectFile: Sendable {
  let path: String

  /// A file at a path seen from the folder that holds Package.swift.
  init(_ path: String) {
    self.path = Corpora.packageRoot.appending(path: path).path(percentEncoded: false)
  }

  /// The file as a sheet alone.
  func sheet() throws -> CSSStyleSheet { try CSSStyleSheet(contentsOfFile: path) }

  /// The file over the default sheet.
  func theme() throws -> Theme { try Theme(contentsOfFile: path) }

  static let fixture = ProjectFile("Tests/Fixtures/testcase.css")
  static let sample = ProjectFile("Resources/themes/style-sheets-sample.css")
  static let facebook = ProjectFile("Resources/themes/facebook.css")
}

/// A file that is there for the time of a test.
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
  /// What `css(_:_:state:)` answers, as text.
  func text(_ selector: String, _ property: String, state: ControlState = .normal) -> String? {
    css(selector, property, state: state)?.description
  }
}

extension Theme {
  /// What `css(_:_:state:)` answers, as text.
  func text(_ selector: String, _ property: String, state: ControlState = .normal) -> String? {
    css(selector, property, state: state)?.description
  }
}
