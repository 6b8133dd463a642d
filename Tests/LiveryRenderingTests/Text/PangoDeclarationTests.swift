// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import TestSupport
  import Testing

  /// The comparison of `pango_subset.h` with the installed headers, by the C compiler.
  @Suite("declarations of Pango", .needsPangoHeaders)
  struct PangoDeclarationTests {
    private let header: String

    init() throws {
      let file = Corpora.packageRoot.appending(path: "Sources/CCairo/pango_subset.h")
      header = try String(contentsOf: file, encoding: .utf8)
    }

    @Test("every declaration matches the installed headers")
    func agreement() throws {
      let comparison = DeclarationComparison(header).source
      #expect(try Self.errors(in: comparison) == "")
      // Every member, constant and body of the header is compared.
      let compared = comparison.matches(of: /\nSAME_[A-Z]+\(/).count
      let bodies = header.matches(of: /\{\n/).count
      #expect(compared == bodies + header.matches(of: #/\n  [^ \n].*[,;](?=\n)/#).count)
    }

    @Test(
      "a different declaration is a compiler error", .tier(.standard),
      arguments: TestTier.part(of: [
        ("void pango_layout_set_width", "int pango_layout_set_width", "conflicting types"),
        ("layout, int indent)", "layout, long indent)", "conflicting types"),
        ("typedef guint32 PangoGlyph;", "typedef gint32 PangoGlyph;", "redefinition"),
        ("  int num_chars;", "  guint num_chars;", "member differs: _PangoItem.num_chars"),
        ("  int x;\n  int y;", "  int y;\n  int x;", "member differs: _PangoRectangle.x"),
        ("  int space;\n", "  int space;\n  int more;\n", "no member named 'more'"),
        ("  int *log_clusters;\n  int space;\n", "", "size differs: struct _PangoGlyphString"),
        ("  guint is_char_break : 1;\n", "", "bit field differs: _PangoLogAttr.is_white"),
        ("_dir : 3", "_dir : 2", "bit field differs: _PangoLayoutLine.resolved_dir"),
        ("  PANGO_STYLE_OBLIQUE,\n", "", "constant differs: PANGO_STYLE_ITALIC"),
        ("HEAVY = 900", "HEAVY = 901", "constant differs: PANGO_WEIGHT_HEAVY"),
        ("PANGO_SCALE 1024", "PANGO_SCALE 1000", "'PANGO_SCALE' macro redefined"),
      ]))
    func difference(declaration: String, changed: String, error: String) throws {
      #expect(header.contains(declaration))
      let other = header.replacing(declaration, with: changed)
      let errors = try Self.errors(in: DeclarationComparison(other).source)
      #expect(errors.contains(error))
    }

    /// Returns the errors that the compiler finds in a C source, empty if it compiles.
    private static func errors(in source: String) throws -> String {
      let folder = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "comparison.c").path(percentEncoded: false)
      try source.write(toFile: file, atomically: true, encoding: .utf8)
      let flags = try ProgramRun("pkg-config", ["--cflags", "pangocairo"]).output
        .split(whereSeparator: \.isWhitespace).map(String.init)
      // A general `-Werror` would also reject warnings in the installed headers.
      let compiler = try ProgramRun(
        "clang",
        flags + ["-std=c11", "-O1", "-Werror=macro-redefined", "-c", file, "-o", file + ".o"])
      guard compiler.status != 0 else { return "" }
      return compiler.output.isEmpty ? "clang failed" : compiler.output
    }
  }

  /// A completed run of a program from the `PATH`.
  private struct ProgramRun {
    /// The exit status, or 0 for success.
    let status: Int32
    /// The text of the standard output and the standard error.
    let output: String

    /// Runs a program and waits for its end.
    init(_ program: String, _ arguments: [String]) throws {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [program] + arguments
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      status = process.terminationStatus
    }
  }

  extension Trait where Self == ConditionTrait {
    /// A trait that skips a test if the compiler or the headers of Pango are missing.
    fileprivate static var needsPangoHeaders: Self {
      .enabled("clang or the headers of Pango are not installed") {
        try ProgramRun("clang", ["--version"]).status == 0
          && ProgramRun("pkg-config", ["--exists", "pangocairo"]).status == 0
      }
    }
  }
#endif
