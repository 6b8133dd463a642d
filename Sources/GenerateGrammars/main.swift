// SPDX-License-Identifier: Apache-2.0
// Prints the words of the compiled grammars of all properties. Scripts/generate value-grammars
// converts them to C.
import CSSValues

let words = try PropertyGrammars.compiled()
for start in stride(from: 0, to: words.count, by: 16) {
  print(words[start..<min(start + 16, words.count)].map { "\($0)," }.joined())
}
