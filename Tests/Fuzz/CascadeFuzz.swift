// SPDX-License-Identifier: Apache-2.0
@testable import CSSValues

/// Fuzzes the cascade with arbitrary bytes as a style sheet, on a small tree that depends on them.
///
/// The cascade must not trap, hang or exceed its memory bounds. Shared, updated and explained
/// styles must equal those that are computed for each element alone.
///
/// `Scripts/campaign fuzz cascade` builds and runs this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCascade(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let random = RandomSheets(seed: seed(of: bytes), declarations: sampleDeclarations)
  let invariants = SheetInvariants(bytes, random)
  precondition(invariants.faults.isEmpty, invariants.faults.first ?? "")
  return 0
}

/// Returns a number that depends on all bytes.
private func seed(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
  bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
}

/// Declarations of all properties, valid and mutated.
private let sampleDeclarations: [String] = {
  var generator = ValueGenerator(seed: 1, lookup: Property.syntax(ofReference:))
  return Property.allCases.flatMap { property -> [String] in
    guard let syntax = try? ValueSyntax(parsing: property.definition.syntax) else { return [] }
    return (0..<8).map { number in
      let tokens = generator.tokens(of: syntax)
      let value = number < 6 ? tokens : generator.mutated(tokens)
      return "\(property):\(value.joined(separator: " "))"
    }
  }
}()

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int) -> Int

/// Mutates bytes as libFuzzer does, or inserts a generated rule or declaration.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutateSheet(
  _ data: UnsafeMutablePointer<UInt8>?, _ size: Int, _ maximum: Int, _ seed: UInt32
) -> Int {
  guard let data else { return 0 }
  var random = RandomSheets(seed: UInt64(seed), declarations: sampleDeclarations)
  if random.source.happens(40) { return mutateBytes(data, size, maximum) }
  var text = Array(UnsafeBufferPointer(start: data, count: size))
  if random.source.happens(30) {
    text = Array(random.text().utf8)
  } else {
    let isDeclaration = random.source.happens(50)
    let terminator = UInt8(ascii: isDeclaration ? ";" : "}")
    let terminatorIndices = text.indices.filter { text[$0] == terminator }
    let insertionIndex =
      terminatorIndices.isEmpty ? text.count : random.source.one(terminatorIndices) + 1
    let piece = isDeclaration ? random.declaration() + ";" : random.rule(2)
    text.insert(contentsOf: piece.utf8, at: insertionIndex)
  }
  let result = text.prefix(maximum)
  UnsafeMutableBufferPointer(start: data, count: maximum).update(fromContentsOf: result)
  return result.count
}
