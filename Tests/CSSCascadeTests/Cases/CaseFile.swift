// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport

/// A file of `Fixtures/Cases`: the cases of one feature.
struct CaseFile: Sendable, CustomStringConvertible {
  /// The name without its ending.
  let feature: String
  /// The cases up to the first mistake.
  let cases: [ConformanceCase]
  /// The mistake; nil in a file that could be read.
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
  /// The files, in the order of their names.
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
