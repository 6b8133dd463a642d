// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import Glibc

  /// A command of the probe.
  enum Probe {
    /// Compares two PNG files with a tolerance; `exact` permits no difference.
    case compare(String, String, PixelTolerance)
    /// Writes a copy of a PNG file without a number of columns at its left.
    case crop(String, String, columns: Int)
    /// Writes an image of a window.
    case shoot(window: UInt, file: String)
    /// Requests a window to close, like a window manager.
    case close(window: UInt)

    init(_ arguments: [String]) throws(ProbeFailure) {
      switch (arguments.first, arguments.count) {
      case ("compare", 4):
        let tolerance = PixelTolerance(name: arguments[3])
        guard let tolerance else { throw .usage }
        self = .compare(arguments[1], arguments[2], tolerance)
      case ("crop", 4):
        guard let columns = Int(arguments[3]), (0...10_000).contains(columns) else { throw .usage }
        self = .crop(arguments[1], arguments[2], columns: columns)
      case ("shoot", 3):
        guard let window = UInt(arguments[1]) else { throw .usage }
        self = .shoot(window: window, file: arguments[2])
      case ("close", 2):
        guard let window = UInt(arguments[1]) else { throw .usage }
        self = .close(window: window)
      default: throw .usage
      }
    }

    func run() throws(ProbeFailure) {
      switch self {
      case .compare(let first, let second, let tolerance):
        let difference = try PixelGrid(png: first).difference(from: PixelGrid(png: second))
        guard !tolerance.accepts(difference) else { return }
        throw ProbeFailure(1, "\(first) and \(second) differ: \(difference)")
      case .crop(let file, let copy, let columns):
        guard try PixelGrid(png: file, withoutLeft: columns).write(png: copy) else {
          throw ProbeFailure(74, "\(copy) cannot be written")
        }
      case .shoot(let window, let file): try ProbedWindow(window).shoot(to: file)
      case .close(let window): try ProbedWindow(window).close()
      }
    }
  }

  /// The failure of a command of the probe.
  struct ProbeFailure: Error {
    /// The exit code of the process.
    let code: Int32
    /// The message.
    let reason: String

    init(_ code: Int32, _ reason: String) {
      self.code = code
      self.reason = reason
    }

    static let usage = ProbeFailure(
      64,
      """
      usage: compare A.png B.png exact|texts, crop A.png COPY.png COLUMNS, shoot WINDOW FILE.png, \
      or close WINDOW
      """)
  }
#endif
