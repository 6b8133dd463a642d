// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A loader of a sheet's imports and of their imports, recursively.
///
/// A file that is imported more than once is read and parsed once. An unreadable file or an
/// exceeded limit is a diagnostic at the address, and the rest of the sheet remains valid.
struct ImportLoader {
  /// The maximum nesting depth of imports.
  static let maximumDepth = 32
  /// The maximum number of imports of a sheet, including nested and repeated ones.
  static let maximumCount = 1000
  /// The maximum total size of a sheet's imports in bytes, including repeated ones.
  static let maximumSize = 64 << 20

  /// The base of the sheet whose imports are loaded.
  private let base: URLBase
  private let loader: (any ResourceLoader)?
  private let origin: Origin
  /// The trees of the loaded sheets.
  private(set) var trees: SyntaxTreeCache
  /// The locations of the sheets from the first one to the current one.
  private var chain: [ResourceLocation] = []
  private var count = 0
  private var size = 0
  /// The diagnostics already reported, for a sheet that is imported more than once.
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let text: UnsafePointer<UInt8>
    let kind: Diagnostic.Kind
    let range: Range<Int>
  }

  /// Creates the loading of a sheet's imports, with known trees.
  ///
  /// Without a loader no file is read.
  init(
    for base: URLBase, _ loader: (any ResourceLoader)?, origin: Origin,
    cache: SyntaxTreeCache = SyntaxTreeCache()
  ) {
    trees = cache
    self.base = base
    self.loader = loader
    self.origin = origin
  }
}

extension ImportLoader {
  /// The result of the `@import` rules of a sheet.
  struct LoadedImports {
    var imports: [ImportedSource] = []
    var diagnostics: [Diagnostic] = []
    /// The files that could not be read.
    var missingFiles: [String] = []
  }

  /// Returns the imports of a parsed sheet, with their diagnostics.
  mutating func imports(of tree: SyntaxTree) -> LoadedImports {
    imports(of: tree, at: base.location)
  }

  private mutating func imports(of tree: SyntaxTree, at location: ResourceLocation) -> LoadedImports
  {
    var log = DiagnosticLog()
    let list = ImportList(tree, log: &log)
    var found = LoadedImports()
    chain.append(location)
    for rule in list.rules {
      do throws(Problem) {
        found.imports.append(ImportedSource(rule: rule, source: try source(of: rule, in: tree)))
      } catch {
        log.add(diagnostic(error, rule, in: tree))
        if case .resource = error, let file = loader?.file(for: rule.address, from: location) {
          found.missingFiles.append(file)
        }
        if error == .tooMany { break }
      }
    }
    chain.removeLast()
    let text = tree.stream.bytes
    found.diagnostics = log.diagnostics.filter {
      reported.insert(Report(text: text, kind: $0.kind, range: $0.range)).inserted
    }
    return found
  }

  /// Loads the sheet of a rule, and all of its imports.
  private mutating func source(
    of rule: ImportRule, in tree: SyntaxTree
  ) throws(Problem) -> StyleSource {
    guard let loader, let importer = chain.last else { throw .noLoader }
    guard count < Self.maximumCount else { throw .tooMany }
    let location: ResourceLocation
    do throws(ResourceError) {
      location = try loader.location(of: rule.address, from: importer)
    } catch {
      throw .resource(error)
    }
    if chain.contains(where: { $0.identity == location.identity }) { throw .circular }
    guard chain.count <= Self.maximumDepth else { throw .tooDeep }
    let imported = try self.tree(at: location, encoding: tree.stream.encoding, by: loader)
    guard imported.stream.byteCount <= Self.maximumSize - size else { throw .tooLarge }
    size += imported.stream.byteCount
    count += 1
    let found = imports(of: imported, at: location)
    return StyleSource(
      imported, name: location.name, origin: origin, loader: loader,
      base: URLBase(sheet: base.sheet, location), imports: found.imports,
      importDiagnostics: found.diagnostics, missingFiles: found.missingFiles)
  }

  /// Loads and parses a sheet, unless its tree is known.
  private mutating func tree(
    at location: ResourceLocation, encoding: SourceEncoding, by loader: any ResourceLoader
  ) throws(Problem) -> SyntaxTree {
    let base = URLBase(sheet: base.sheet, location)
    if let tree = trees.tree(at: location, encoding) { return tree.based(on: base) }
    let resource: Resource
    do throws(ResourceError) { resource = try loader.load(location) } catch {
      throw .resource(error)
    }
    // The environment encoding is that of the sheet that imports:
    // https://drafts.csswg.org/css-syntax-3/#environment-encoding
    let stream = TokenStream(
      decoding: resource.bytes, encoding: resource.encoding, environment: encoding,
      name: location.name)
    let tree = SyntaxTree(parsing: stream.based(on: base))
    trees.add(tree, at: location, encoding)
    return tree
  }
}

extension ImportLoader {
  /// The reason why a sheet is not imported.
  private enum Problem: Error, Equatable {
    case noLoader
    case resource(ResourceError)
    case circular
    case tooDeep
    case tooMany
    case tooLarge
  }

  private func diagnostic(
    _ problem: Problem, _ rule: ImportRule, in tree: SyntaxTree
  ) -> Diagnostic {
    var facts: [Diagnostic.Fact] = [.subject(truncatedStart(of: rule.address))]
    if chain.count > 1 { facts.append(.found(chainDescription)) }
    let kind: Diagnostic.Kind
    switch problem {
    case .noLoader: kind = .importNotLoaded
    case .circular: kind = .circularImport
    case .tooDeep:
      kind = .importTooDeep
      facts.append(.limit(Self.maximumDepth))
    case .tooMany:
      kind = .tooManyImports
      facts.append(.limit(Self.maximumCount))
    case .tooLarge:
      kind = .importsTooLarge
      facts.append(.limit(Self.maximumSize))
    case .resource(let error):
      kind = error.kind
      facts.append(.expected(error.reason))
    }
    let range = tree.stream.byteRange(of: rule.addressTokens)
    return Diagnostic(kind, range: range, facts: facts)
  }

  /// The chain of importing sheets, such as `app.css > base.css`.
  ///
  /// If the chain is long, sheets in the middle are omitted.
  private var chainDescription: String {
    let names = chain.map { truncatedEnd(of: $0.name) }
    guard names.count > 6 else { return names.joined(separator: " > ") }
    return (names.prefix(3) + ["…"] + names.suffix(2)).joined(separator: " > ")
  }

  /// The maximum length of an address or path in a message, in characters.
  private static let maximumLength = 120

  private func truncatedStart(of address: String) -> String {
    let head = address.prefix(Self.maximumLength)
    return head.endIndex == address.endIndex ? address : head + "…"
  }

  /// Returns the end of a path, which contains the name of the file.
  private func truncatedEnd(of path: String) -> String {
    let tail = path.suffix(Self.maximumLength)
    return tail.startIndex == path.startIndex ? path : "…" + tail
  }
}

extension ResourceError {
  fileprivate var kind: Diagnostic.Kind {
    switch self {
    case .notFound, .emptyAddress: .importNotFound
    case .invalidAddress, .unsupportedScheme, .outside, .noSheet, .unknownSheet, .noLoader:
      .importRejected
    case .notAFile, .tooLarge, .unreadable, .invalidData: .importUnreadable
    }
  }
}
