// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// A file in `Fixtures/Cases` with the cases of one feature.
struct CaseFile: Sendable, CustomStringConvertible {
  /// The file name without its extension.
  let feature: String
  /// The cases before the first error.
  let cases: [ConformanceCase]
  /// The first error; `nil` if the file is valid.
  let error: CaseError?

  var description: String { "\(feature).txt" }

  init(_ text: String, feature: String) {
    var reader = CaseReader(feature: feature)
    self.feature = feature
    do throws(CaseError) {
      try reader.read(text)
      error = nil
    } catch {
      self.error = error
    }
    cases = reader.cases
  }
}

extension CaseFile {
  /// The files, sorted by name.
  static let all: [CaseFile] = {
    let folder = Corpora.packageRoot.appending(path: "Tests/CSSCascadeTests/Fixtures/Cases")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().map { name in
      let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      return CaseFile(text ?? "not UTF-8", feature: String(name.dropLast(4)))
    }
  }()
}

extension ConformanceCase {
  /// The cases of all files.
  static let all = CaseFile.all.flatMap(\.cases)
}
