// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A reader of the files that a JSON style sheet includes.
struct SheetInclusion {
  /// The maximum nesting depth of includes.
  static let maximumDepth = 32
  /// The maximum number of includes of a sheet, with repeated files counted again.
  static let maximumCount = 1000
  /// The maximum total size of all includes, in bytes.
  static let maximumSize = 64 << 20

  /// The texts of the sheet and its includes, in reading order.
  private(set) var texts: [SourceText]
  /// The files that could not be read.
  private(set) var missingFiles: [String] = []

  private let loader: (any ResourceLoader)?
  private let remote: (any RemoteLoader)?
  /// The locations from the sheet to the current text.
  private var chain: [ResourceLocation]
  /// The folder prefix of the addresses in each text, relative to the sheet.
  private(set) var folders: [String] = [""]
  private var numbers: [Int] = [0]
  private var count = 0
  private var size = 0

  init(
    _ source: SourceText, at location: ResourceLocation, loader: (any ResourceLoader)?,
    remote: (any RemoteLoader)?
  ) {
    texts = [source]
    chain = [location]
    self.loader = loader
    self.remote = remote
  }

  /// Reads the file of an include, or returns `nil` if it cannot be read, which is reported.
  ///
  /// The file is the current text until ``endText()``.
  mutating func text(
    of value: SheetValue, at name: JSONLocation, _ log: inout SheetLog
  ) -> Int? {
    guard let addresses = Addresses(value, &log) else { return nil }
    guard count < Self.maximumCount else {
      log.add(.tooManyIncludes, at: name, [.limit(Self.maximumCount)])
      return nil
    }
    guard chain.count <= Self.maximumDepth else {
      log.add(.includeTooDeep, at: name, [.limit(Self.maximumDepth)])
      return nil
    }
    count += 1
    if let (address, valueLocation) = addresses.remote,
      let text = remoteText(address, at: valueLocation, &log)
    {
      return begin(text, ResourceLocation(name: address), folder: folders[value.text])
    }
    guard let (address, valueLocation) = addresses.local else { return nil }
    return localText(address, at: valueLocation, in: value.text, &log)
  }

  /// Ends the current text.
  mutating func endText() {
    chain.removeLast()
    numbers.removeLast()
  }

  private mutating func begin(
    _ text: SourceText, _ location: ResourceLocation, folder: String
  ) -> Int {
    texts.append(text)
    folders.append(folder)
    chain.append(location)
    numbers.append(texts.count - 1)
    return texts.count - 1
  }

  private mutating func localText(
    _ address: String, at valueLocation: JSONLocation, in text: Int, _ log: inout SheetLog
  ) -> Int? {
    let subject = Diagnostic.Fact.subject(shortened(address))
    guard let loader, let base = chain.last else {
      log.add(.includeNotLoaded, at: valueLocation, [subject])
      return nil
    }
    do throws(ResourceError) {
      let location = try loader.location(of: address, from: base)
      if let start = chain.firstIndex(where: { $0.identity == location.identity }) {
        let cycle = (chain[start...] + [location]).map { shortened($0.name) }
        log.add(
          .circularInclude, at: valueLocation, [subject, .found(cycle.joined(separator: " > "))])
        return nil
      }
      let resource = try loader.load(location)
      guard resource.bytes.count <= Self.maximumSize - size else {
        log.add(.includesTooLarge, at: valueLocation, [subject, .limit(Self.maximumSize)])
        return nil
      }
      size += resource.bytes.count
      let folder = address.lastIndex(of: "/").map { folders[text] + address[...$0] }
      return begin(
        SourceText(decoding: resource.bytes, name: location.name), location,
        folder: folder ?? folders[text])
    } catch {
      if let file = loader.file(for: address, from: base) { missingFiles.append(file) }
      log.add(
        error == .notFound ? .includeNotFound : .includeUnreadable, at: valueLocation,
        [subject, .expected(error.description)])
      return nil
    }
  }

  private mutating func remoteText(
    _ address: String, at valueLocation: JSONLocation, _ log: inout SheetLog
  ) -> SourceText? {
    // Without a remote loader, only the local file is read.
    guard let remote else { return nil }
    if chain.contains(where: { $0.identity == address }) {
      let cycle = (chain.map(\.name) + [address]).map { shortened($0) }
      log.add(
        .circularInclude, at: valueLocation,
        [.subject(shortened(address)), .found(cycle.joined(separator: " > "))])
      return nil
    }
    do throws(RemoteError) {
      let bytes = try remote.load(address, maximumSize: Self.maximumSize - size)
      guard bytes.count <= Self.maximumSize - size else {
        throw .tooLarge(limit: Self.maximumSize - size)
      }
      size += bytes.count
      return SourceText(decoding: bytes, name: address)
    } catch {
      log.add(
        .remoteIncludeFailed, at: valueLocation,
        [.subject(shortened(address)), .expected(error.description)])
      return nil
    }
  }
}

extension SheetInclusion {
  /// The addresses of an include.
  private struct Addresses {
    var local: (address: String, location: JSONLocation)?
    var remote: (address: String, location: JSONLocation)?

    /// Reads the value of an include, or returns `nil` if it is invalid, which is reported.
    init?(_ value: SheetValue, _ log: inout SheetLog) {
      if let address = value.json.string {
        local = (address, value.location)
        return
      }
      guard let members = value.json.members else {
        log.add(.invalidInclude, at: value.location)
        return nil
      }
      for member in members {
        let part = value.with(member.value)
        let known = member.name == "inApp" || member.name == "remote"
        guard known, let address = part.json.string else {
          let valueLocation =
            known ? part.location : JSONLocation(text: value.text, range: member.nameRange)
          log.add(.invalidInclude, at: valueLocation)
          continue
        }
        if member.name == "inApp" {
          local = (address, part.location)
        } else {
          remote = (address, part.location)
        }
      }
      if local == nil, remote == nil {
        log.add(.invalidInclude, at: value.location)
        return nil
      }
    }
  }
}
