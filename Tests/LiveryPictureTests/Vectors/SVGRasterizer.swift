// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation

  /// Draws SVG with librsvg, a library that shares only Cairo with the project.
  struct SVGRasterizer: Sendable {
    /// The installed `rsvg-convert`, or `nil` if there is none.
    static let installed: SVGRasterizer? = {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
      return path.split(separator: ":").map { URL(filePath: "\($0)/rsvg-convert") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
        .map { SVGRasterizer(command: $0) }
    }()

    /// The command.
    let command: URL

    /// Returns the pixels of a file, one per unit.
    func pixels(of svg: [UInt8]) throws -> PixelGrid? {
      let folder = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (input, output) = (folder.appending(path: "a.svg"), folder.appending(path: "a.png"))
      try Data(svg).write(to: input)
      let process = Process()
      process.executableURL = command
      process.arguments = [input, output].map { $0.path(percentEncoded: false) }
      process.arguments?.insert("-o", at: 1)
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? PixelGrid(png: output) : nil
    }
  }
#endif
