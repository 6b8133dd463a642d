// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import LiveryLinting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The pages of the lint rules in the user's cache, which editors open for the code of a finding.
///
/// A page is the rule's section of the reference, so it always describes the rules of this server.
final class RulePages {
  /// The folder of the pages, or `nil` if the user has no cache.
  private let folder: String?
  /// The addresses by the names of the rules; `nil` for a page that cannot be written.
  private var addresses: [String: String?] = [:]

  /// Creates the pages in a folder, by default `livery/rules` in the user's cache.
  init(folder: String? = RulePages.defaultFolder) { self.folder = folder }

  /// The folder for caches that the
  /// [XDG Base Directory Specification](https://specifications.freedesktop.org/basedir-spec/latest/)
  /// defines.
  private static var defaultFolder: String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let cache = variable("XDG_CACHE_HOME") ?? variable("HOME").map { "\($0)/.cache" }
    return cache.map { "\($0)/livery/rules" }
  }

  /// Returns the address of a rule's page, which is written on first use, or `nil` if it cannot be
  /// written.
  func address(of rule: LintRule) -> String? {
    if let known = addresses[rule.name] { return known }
    let address = folder.flatMap { write(rule, in: $0) }
    addresses[rule.name] = .some(address)
    return address
  }

  private func write(_ rule: LintRule, in folder: String) -> String? {
    let path = "\(folder)/\(rule.name).md"
    let page = rule.section.dropFirst(2)
    let old = try? SourceText(contentsOfFile: path)
    if let old, old.text(in: 0..<old.byteCount) == page { return DocumentURI(path: path).text }
    do throws(OutputFile.Failure) {
      try OutputFile.makeFolder(folder)
      try OutputFile(path, followsLinks: false, isDurable: false).write(Array(page.utf8))
      return DocumentURI(path: path).text
    } catch {
      return nil
    }
  }
}
