// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// Fuzzes damaged compiled themes, which must be rejected or answer without a trap or a hang.
///
/// The bytes determine the damage, and whether the checksum is corrected.
///
/// `Scripts/campaign fuzz compiled` builds and runs this.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCompiled(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  let seed: UInt64 = bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  var random = SeededGenerator(seed: seed)
  var theme = DamagedTheme(sound)
  for _ in 0..<random.number(1...3) where !theme.bytes.isEmpty { theme.damage(&random) }
  let isForged = random.happens(50)
  if isForged { theme.forge() }
  let isMistaken = theme.isMistaken(asking: DamagedTheme.selectors)
  precondition(isForged || !isMistaken, "a damaged theme is taken for a sound one")
  return 0
}

private let sound = CSSStyleSheet(DamagedTheme.sheet, name: "themes/app.css").compiled()
