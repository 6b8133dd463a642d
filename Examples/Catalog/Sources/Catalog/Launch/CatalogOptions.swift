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
  /// The name of the initial theme, or a file.
  var theme: String?
  /// The initial color scheme, or `nil` for that of the theme.
  var scheme: CSSColorScheme?
  /// Whether the user prefers less motion.
  var reducesMotion = false
  /// The time in seconds by which the period key advances the clock, or `nil` for a clock that runs.
  var step: Double?
  /// The file for an image of the page, which replaces the window, or a folder for all pages.
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
    case "--theme": theme = value
    case "--size": return Self.size(value).map { size = $0 } != nil
    case "--scale":
      guard let scale = Double(value), (0.25...8).contains(scale) else { return false }
      self.scale = scale
    case "--scheme":
      guard value == "light" || value == "dark" else { return false }
      scheme = value == "dark" ? .dark : .light
    case "--motion":
      guard value == "reduce" || value == "no-preference" else { return false }
      reducesMotion = value == "reduce"
    case "--step":
      guard let step = Double(value), (0...1e6).contains(step) else { return false }
      self.step = step / 1000
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
  /// The themes of the chooser, and the initial one.
  var themes: (all: [CatalogTheme], initial: CatalogTheme) {
    let named = CatalogTheme.all.first { $0.name == theme }
    let file = named == nil ? theme.map { [$0] } ?? [] : []
    let base = named ?? CatalogTheme.all[0]
    let files = file + self.files
    let initial = base.adding(files)
    return (CatalogTheme.all + (files.isEmpty ? [] : [initial]), initial)
  }

  /// The text of `--help`.
  static let help = """
    usage: catalog [THEME.css …] [OPTION …]

    Shows what a theme looks like, and follows its files while they are edited. The files lie over
    the theme of --theme, and are in the list of themes below the list of pages.

      --theme NAME|FILE      begin with a theme: \(CatalogTheme.all.map(\.name).joined(separator: ", "))
      --page NAME            begin with a page: \(CatalogPages.all.map(\.name).joined(separator: ", "))
      --size WxH             the size of the window in px (960x640)
      --scale N              how many pixels a px has (1)
      --scheme light|dark    the colors to begin with; the key d changes them
      --motion reduce        be a user who prefers less motion
      --step MS              move by so many milliseconds at each press of the period key
      --screenshot FILE.png  write a picture of the page, without a window; FOLDER/ for all pages
      --frames N             end after so many frames
      --seconds N            end after so many seconds

    Keys: up and down choose a page, return goes into it and escape out of it. Tab goes to the list of
    themes, to the controls of the page and back. t opens the list of themes, d changes the colors,
    and q ends.
    """
}
