// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The options of the command line.
struct CatalogOptions {
  /// The theme files; later files override earlier ones.
  var files: [String] = []
  /// The initial page.
  var page: String?
  /// The size of the window in px.
  var size = Size(960, 640)
  /// The pixels per px.
  var scale = 1.0
  /// The color scheme.
  var scheme = CSSColorScheme.light
  /// The file for an image of the page, which replaces the window.
  var screenshot: String?
  /// The number of frames after which the catalog ends.
  var frames: Int?
  /// The number of seconds after which the catalog ends.
  var seconds: Double?
  /// Whether help is requested.
  var isHelp = false

  /// Parses the arguments after the command's name.
  init(_ arguments: some Sequence<String>) throws(UsageError) {
    var remaining = Array(arguments)[...]
    while let argument = remaining.popFirst() {
      guard argument.hasPrefix("-") else {
        files.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        isHelp = true
        continue
      }
      guard let value = remaining.popFirst() else {
        throw UsageError(description: "'\(argument)' is no option, or lacks its value")
      }
      guard set(argument, value) else {
        throw UsageError(description: "'\(argument) \(value)' is no option of the catalog")
      }
    }
  }

  /// Sets an option, and returns whether the option and its value are valid.
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

/// An invalid command line.
struct UsageError: Error {
  /// The message.
  let description: String
}

extension CatalogOptions {
  /// The text of `--help`.
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
