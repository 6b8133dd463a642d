// SPDX-License-Identifier: Apache-2.0
import LiveryJSON

/// The settings of the server that a user can change in the editor, in the section `livery`.
struct EditorSettings: Sendable, Equatable {
  /// The minimum time between two checks while the user types, in milliseconds.
  var diagnosticsDelay = 5
  /// Whether inlay hints show the values of `var()`.
  var showsVariableValues = true
  /// Whether inlay hints show the contrast between a text and its background.
  var showsContrast = true
  /// Whether code lenses show which declarations of a rule win.
  var showsDeclarationLenses = false
  /// Whether pictures of colors and steps are shown, if the server can draw.
  var showsPictures = true
  /// Whether completing the name of a property adds a semicolon after its value.
  var completesSemicolons = true

  /// Creates the default settings.
  init() {}

  /// Reads settings from a JSON object; missing and invalid members keep their defaults.
  init(_ json: JSONValue?) {
    guard let json else { return }
    if let delay = json[path: "diagnostics", "delay"]?.integer {
      diagnosticsDelay = min(max(delay, 0), 10_000)
    }
    if let value = json[path: "inlayHints", "variables"]?.bool { showsVariableValues = value }
    if let value = json[path: "inlayHints", "contrast"]?.bool { showsContrast = value }
    if let value = json[path: "codeLens", "declarations"]?.bool { showsDeclarationLenses = value }
    if let value = json[path: "pictures", "enabled"]?.bool { showsPictures = value }
    if let value = json[path: "completion", "semicolons"]?.bool { completesSemicolons = value }
  }
}
