// SPDX-License-Identifier: Apache-2.0
package import CSSStorage
import CSSSyntax

extension SelectorTable {
  /// Reads selectors and validates every index in them, because matching does not check indices.
  package init(_ reader: inout BinaryReader) throws(BinaryReader.Damage) {
    self.init()
    let records = try reader.records(ofWords: 2)
    selectors = try Self.records(&reader, componentCount: records.count)
    branches = try Self.records(&reader, componentCount: records.count)
    pending.absoluteBranchCount = branches.count
    try readArguments(&reader)
    try readText(&reader)
    try readNestings(&reader)
    let limits = Limits(of: self)
    var damage: UInt32 = 0
    limits.withUnsafe { limits in
      for index in records.indices {
        let (facts, value) = (records.words[index * 2], records.words[index * 2 + 1])
        damage |= facts >> 16 | (value < limits[Int(facts & 0xFF)] ? 0 : 1)
      }
    }
    guard damage == 0 else { throw Damage() }
    components = records.records(as: SimpleSelector.self)
    try checkNesting()
  }

  private typealias Damage = BinaryReader.Damage

  private static func records(
    _ reader: inout BinaryReader, componentCount: Int
  ) throws(Damage) -> RecordArray<SelectorRecord> {
    let records = try reader.records(ofWords: 5)
    let highestBucket = UInt32(SelectorRecord.Bucket.id.rawValue)
    let limit = UInt32(clamping: componentCount)
    var damage: UInt32 = 0
    for index in records.indices {
      let words = records.words + index * 5
      damage |= words[4] >> 16 | (words[4] & 0xFF > highestBucket ? 1 : 0)
      damage |= words[0] > words[1] || words[1] > limit ? 1 : 0
    }
    guard damage == 0 else { throw Damage() }
    return records.records(as: SelectorRecord.self)
  }

  /// Returns the range that two words specify, if it lies within `0..<count`.
  @inline(__always)
  private static func range(
    _ words: UnsafePointer<UInt32>, within count: Int
  ) throws(Damage) -> Range<UInt32> {
    guard words[0] <= words[1], Int(words[1]) <= count else { throw Damage() }
    return words[0]..<words[1]
  }

  private mutating func readArguments(_ reader: inout BinaryReader) throws(Damage) {
    let branchCount = branches.count
    let lists = try reader.records(ofWords: 4)
    arguments = try lists.indices.map { index throws(Damage) in
      let words = lists.words + index * 4
      return SelectorArgument(
        branches: try Self.range(words, within: branchCount),
        specificity: Specificity(rawValue: words[2]), isComplex: words[3] != 0)
    }
    let tests = try reader.records(ofWords: 4)
    let argumentCount = arguments.count
    nths = try tests.indices.map { index throws(Damage) in
      let words = tests.words + index * 4
      let order = NthTest.Order(rawValue: UInt8(truncatingIfNeeded: words[0]))
      guard let order, words[3] == .max || Int(words[3]) < argumentCount else { throw Damage() }
      return NthTest(
        order: order, step: Int32(bitPattern: words[1]), offset: Int32(bitPattern: words[2]),
        argument: words[3] == .max ? nil : words[3])
    }
  }

  private mutating func readText(_ reader: inout BinaryReader) throws(Damage) {
    let ranges = try reader.records(ofWords: 2)
    languages.areQuoted = try reader.numbers().map { $0 != 0 }
    let lists = try reader.records(ofWords: 2)
    let tests = try reader.records(ofWords: 4)
    text = [UInt8](try reader.rawBytes())
    let length = text.count
    guard languages.areQuoted.count == ranges.count else { throw Damage() }
    languages.ranges = try ranges.indices.map { index throws(Damage) in
      try Self.range(ranges.words + index * 2, within: length)
    }
    languages.lists = try lists.indices.map { index throws(Damage) in
      try Self.range(lists.words + index * 2, within: ranges.count)
    }
    attributes = try tests.indices.map { index throws(Damage) in
      let words = tests.words + index * 4
      guard
        let comparison = AttributeTest.Comparison(rawValue: UInt8(truncatingIfNeeded: words[1])),
        let sensitivity = AttributeTest.CaseSensitivity(
          rawValue: UInt8(truncatingIfNeeded: words[1] >> 8))
      else { throw Damage() }
      return AttributeTest(
        name: Atom(rawValue: words[0]), comparison: comparison, sensitivity: sensitivity,
        value: try Self.range(words + 2, within: length))
    }
  }

  private mutating func readNestings(_ reader: inout BinaryReader) throws(Damage) {
    let records = try reader.records(ofWords: 5)
    let count = selectors.count
    let nestings = try records.indices.map { index throws(Damage) in
      let words = records.words + index * 5
      guard let bucket = SelectorRecord.Bucket(rawValue: UInt8(truncatingIfNeeded: words[4])) else {
        throw Damage()
      }
      return Nesting(
        selectors: try Self.range(words, within: count),
        specificity: Specificity(rawValue: words[2]), key: Atom(rawValue: words[3]),
        bucket: bucket,
        flags: SelectorRecord.Flags(rawValue: UInt8(truncatingIfNeeded: words[4] >> 8)))
    }
    self.nestings = NestingTable(nestings)
  }

  /// The exclusive upper bound of the value of each kind of component.
  private struct Limits {
    private var limits: [UInt32]

    init(of table: SelectorTable) {
      // A number that is no kind has no valid value.
      limits = (0...UInt8.max).map { SimpleSelector.Kind(rawValue: $0) == nil ? 0 : .max }
      func limit(_ kinds: SimpleSelector.Kind..., to count: Int) {
        for kind in kinds { limits[Int(kind.rawValue)] = UInt32(truncatingIfNeeded: count) }
      }
      limit(.attribute, to: table.attributes.count)
      limit(.matchesAny, .not, .has, to: table.arguments.count)
      limit(.nth, to: table.nths.count)
      limit(.language, to: table.languages.lists.count)
      limit(.nesting, to: table.nestings.records.count)
    }

    func withUnsafe(_ body: (UnsafeBufferPointer<UInt32>) -> Void) {
      limits.withUnsafeBufferPointer(body)
    }
  }

  /// Checks that no selector contains itself and that no two functions share an argument.
  ///
  /// So matching takes no longer than for selectors that were parsed from text.
  private func checkNesting() throws(BinaryReader.Damage) {
    if arguments.isEmpty, nestings.records.isEmpty { return }
    var isUsed = [Bool](repeating: false, count: arguments.count)
    var open: [OpenSelector] = []
    for number in selectors.indices {
      open.append(OpenSelector(selectors[number].components, limit: arguments.count))
      while let selector = open.popLast() {
        for index in selector.start..<selector.end {
          let component = components[Int(index)]
          if component.kind == .nesting {
            let list = nestings[Int(component.value)].selectors
            guard Int(list.upperBound) <= number else { throw Damage() }
          }
          guard let argument = argument(of: component) else { continue }
          guard argument < selector.limit, !isUsed[argument] else { throw Damage() }
          isUsed[argument] = true
          for branch in arguments[argument].branches {
            open.append(OpenSelector(branches[Int(branch)].components, limit: argument))
          }
        }
      }
    }
  }

  /// A selector whose arguments are not checked yet.
  ///
  /// The first array of ranges makes the Swift runtime search all conformances of the program.
  private struct OpenSelector {
    let start, end: UInt32
    /// The index that its arguments must be below.
    let limit: Int

    init(_ components: Range<UInt32>, limit: Int) {
      (start, end) = (components.lowerBound, components.upperBound)
      self.limit = limit
    }
  }

  /// Returns the index of the argument list of a function, or `nil` if it has none.
  private func argument(of component: SimpleSelector) -> Int? {
    switch component.kind {
    case .matchesAny, .not, .has: Int(component.value)
    case .nth: nths[Int(component.value)].argument.map { Int($0) }
    default: nil
    }
  }
}
