// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

/// The bindings of the custom properties of a tree by number, with the texts that were requested.
///
/// A binding refers only to bindings with smaller numbers. A single writer appends them.
final class VariableBindings: Sendable {
  /// The bindings by number.
  let list = AppendOnlyList<VariableBinding>()
  /// The numbers of the referenced bindings.
  let references = AppendOnlyList<UInt32>()
  private let names: TreeNames
  private let program: ProgramValues
  private let texts = Mutex(Texts())

  private struct Texts {
    var byNumber = KeyedValues<UInt64, String?>()
    /// The total number of bytes of all texts.
    var size = 0
  }

  /// The maximum number of bytes of texts that are kept for future trees.
  private static let maximumTextSize = 1 << 24

  /// Creates the bindings of custom properties that rules declare.
  init(for rules: CascadeData) {
    names = rules.index.sharedNames
    program = rules.program
    list.append(VariableBinding(source: .text(nil), references: 0..<0, size: 0, fingerprint: .zero))
  }
}

extension VariableBindings {
  /// Whether the requested texts exceed the maximum that is kept for future trees.
  var exceedsTextSize: Bool { texts.withLock { $0.size > Self.maximumTextSize } }

  /// Returns the text of a binding, or `nil` for none.
  ///
  /// - Complexity: Linear in the number of dependencies whose texts are unknown.
  func text(of number: UInt32) -> String? {
    if let cached = cachedText(of: number) { return cached }
    var pending = [number]
    while let last = pending.last {
      let binding = list[Int(last)]
      if cachedText(of: last) == nil {
        let uncached = binding.references.map { references[$0] }.filter {
          cachedText(of: $0) == nil
        }
        if !uncached.isEmpty {
          pending += uncached
          continue
        }
        cache(makeText(of: binding), of: last)
      }
      pending.removeLast()
    }
    return cachedText(of: number) ?? nil
  }

  /// Returns the number of bytes of a binding's text if it is known, otherwise of the declared
  /// value.
  func sizeInBytes(of number: UInt32) -> Int {
    if let cached = cachedText(of: number) { return cached?.utf8.count ?? 0 }
    guard case .entry(let entry) = list[Int(number)].source else { return 0 }
    return entry.byteCount
  }

  private func cachedText(of number: UInt32) -> String?? {
    if case .text(let text) = list.address(of: Int(number)).pointee.source { return .some(text) }
    return texts.withLock { $0.byNumber[UInt64(number)] }
  }

  private func cache(_ text: String?, of number: UInt32) {
    texts.withLock { texts in
      if texts.byNumber[UInt64(number)] != nil { return }
      texts.size += text?.utf8.count ?? 0
      texts.byNumber.insert(text, for: UInt64(number))
    }
  }

  /// Returns the text of a binding whose references all have known texts.
  private func makeText(of binding: VariableBinding) -> String? {
    guard case .entry(let entry) = binding.source,
      case .tokens(let stream, let tokens) = entry.value
    else { return nil }
    let result = VariableSubstitution.result(
      of: stream, tokens, limit: CustomPropertyResolver.maximumLength, program: program
    ) { token in
      guard let name = names.find(stream, token),
        let position = entry.references.firstIndex(of: name)
      else { return nil }
      return text(of: references[binding.references.lowerBound + position])
    }
    guard case .success(let text) = result else { return nil }
    // After substitution, a keyword acts as if it were written directly, and a reverted value as
    // unset: https://drafts.csswg.org/css-variables-1/#substitute-a-var
    guard entry.mayBeKeyword, let keyword = CSSWideKeyword(substituted: text) else { return text }
    if keyword == .initial { return nil }
    return self.text(of: references[binding.references.upperBound - 1])
  }
}
