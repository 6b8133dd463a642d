// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Reads what a sheet imports, and what that imports, until all of it is there.
///
/// A file that is imported more than once is read and parsed once. What cannot be read, and what passes a limit, is a
/// diagnostic at the address; the rest of the sheet counts.
struct ImportLoading {
  /// Imports may be nested so many deep.
  static let maximumDepth = 32
  /// A sheet may import so many others, theirs counted, one that is imported twice counted twice.
  static let maximumCount = 1000
  /// All that a sheet imports may have so many bytes, those of one that is imported twice counted twice.
  static let maximumSize = 64 << 20

  /// The sheet whose imports are read, and theirs.
  private let base: URLBase
  private let loader: (any ResourceLoader)?
  private let origin: Origin
  /// What was read.
  private(set) var trees: KnownTrees
  /// The sheets on the way from the first one to that whose imports are being read.
  private var chain: [ResourceLocation] = []
  private var count = 0
  private var size = 0
  /// What was said already, of a sheet that is imported more than once.
  private var reported: Set<Report> = []

  private struct Report: Hashable {
    let text: UnsafePointer<UInt8>
    let kind: Diagnostic.Kind
    let range: Range<Int>
  }

  /// Nothing read yet for a sheet but what is known; without a loader nothing will be.
  init(
    for base: URLBase, _ loader: (any ResourceLoader)?, origin: Origin,
    known: KnownTrees = KnownTrees()
  ) {
    trees = known
    self.base = base
    self.loader = loader
    self.origin = origin
  }
}

extension ImportLoading {
  /// What the `@import` rules of a sheet lead to.
  struct Found {
    var imports: [ImportedSource] = []
    var diagnostics: [Diagnostic] = []
    /// The files that could not be read.
    var missingFiles: [String] = []
  }

  /// The imports of a sheet that was read before, and what is wrong with them.
  mutating func imports(of tree: SyntaxTree) -> Found {
    imports(of: tree, at: base.location)
  }

  private mutating func imports(of tree: SyntaxTree, at location: ResourceLocation) -> Found {
    var log = DiagnosticLog()
    let list = ImportList(tree, log: &log)
    var found = Found()
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

  /// Reads the sheet of a rule, and all that it imports.
  private mutating func source(
    of rule: ImportRule, in tree: SyntaxTree
  ) throws(Problem) -> StyleSource {
    guard let loader, let place = chain.last else { throw .noLoader }
    guard count < Self.maximumCount else { throw .tooMany }
    let location: ResourceLocation
    do throws(ResourceError) { location = try loader.location(of: rule.address, from: place) } catch
    {
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

  /// Reads and parses a sheet, unless that was done before.
  private mutating func tree(
    at location: ResourceLocation, encoding: SourceEncoding, by loader: any ResourceLoader
  ) throws(Problem) -> SyntaxTree {
    let base = URLBase(sheet: base.sheet, location)
    if let tree = trees.take(location, encoding) { return tree.based(on: base) }
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

extension ImportLoading {
  /// Why a sheet is not imported.
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
    var facts: [Diagnostic.Fact] = [.subject(beginning(of: rule.address))]
    if chain.count > 1 { facts.append(.found(way)) }
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

  /// The sheets that led to this one: `app.css > base.css`, those in the middle left out where there are many.
  private var way: String {
    let names = chain.map { end(of: $0.name) }
    guard names.count > 6 else { return names.joined(separator: " > ") }
    return (names.prefix(3) + ["…"] + names.suffix(2)).joined(separator: " > ")
  }

  /// The longest address or path in a message, in characters.
  private static let maximumLength = 120

  private func beginning(of address: String) -> String {
    let head = address.prefix(Self.maximumLength)
    return head.endIndex == address.endIndex ? address : head + "…"
  }

  /// The end of a path, which has the name of the file.
  private func end(of path: String) -> String {
    let tail = path.suffix(Self.maximumLength)
    return tail.startIndex == path.startIndex ? path : "…" + tail
  }
}

extension ResourceError {
  fileprivate var kind: Diagnostic.Kind {
    switch self {
    case .notFound, .emptyAddress: .importNotFound
    case .invalidAddress, .unsupportedScheme, .outside, .noSheet, .unknownSheet, .noLoader:
      .importRefused
    case .notAFile, .tooLarge, .unreadable, .invalidData: .importUnreadable
    }
  }
}
