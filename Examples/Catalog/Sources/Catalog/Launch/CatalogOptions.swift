// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// What the command line says.
struct CatalogOptions {
  /// The sheets, the first one lowest.
  var files: [String] = []
  /// The page to begin with.
  var page: String?
  /// The size of the window in px.
  var size = Size(960, 640)
  /// How many pixels a px has, along each side.
  var scale = 1.0
  /// Light or dark.
  var scheme = CSSColorScheme.light
  /// Where a picture of the page is written instead of opening a window.
  var screenshot: String?
  /// After how many frames the catalog ends by itself.
  var frames: Int?
  /// After how many seconds the catalog ends by itself.
  var seconds: Double?
  /// Whether only help was asked for.
  var isHelp = false

  /// Reads the words behind the command's name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        files.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        isHelp = true
        continue
      }
      guard let value = rest.popFirst() else {
        throw UsageError(description: "'\(word)' is no option, or lacks its value")
      }
      guard set(word, value) else {
        throw UsageError(description: "'\(word) \(value)' is no option of the catalog")
      }
    }
  }

  /// Takes an option; tells whether there is one with such a value.
  private mutating func set(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--page": page = value
    case "--size": return Self.size(value).map { size = $0 } != nil
    case "--scale":
      guard let scale = Double(value), (0.25...8).contains(scale) else { return false }
      self.scale = scale
    case "--scheme":
      guard value == "light" || value == "dark" else { return false }
      scheme = value == "dark" ? .dark : .light
    case "--screenshot": screenshot = value
    case "--frames":
      guard let frames = Int(value), frames > 0 else { return false }
      self.frames = frames
    case "--seconds":
      guard let seconds = Double(value), (0...1e6).contains(seconds) else { return false }
      self.seconds = seconds
    default: return false
    }
    return true
  }

  private static func size(_ text: String) -> Size? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...8192).contains(width), (1...8192).contains(height)
    else { return nil }
    return Size(width, height)
  }
}

/// A command line that says nothing the catalog understands.
struct UsageError: Error {
  /// What is wrong with it.
  let description: String
}

extension CatalogOptions {
  /// What `--help` prints.
  static let help = """
    usage: catalog [THEME.css …] [OPTION …]

    Shows what a theme looks like, and follows its files while they are edited.

      --page NAME            begin with a page: \(CatalogPages.all.map(\.name).joined(separator: ", "))
      --size WxH             the size of the window in px (960x640)
      --scale N              how many pixels a px has (1)
      --scheme light|dark    the colors to begin with (light); the key d changes them
      --screenshot FILE.png  write a picture of the page, without a window
      --frames N             end after so many frames
      --seconds N            end after so many seconds

    Keys: up and down choose a page, return goes into it and escape out of it, q ends.
    """
}
