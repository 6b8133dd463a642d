// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Synchronization

/// The bindings of the custom properties of a tree by number, with their texts as far as these were asked for.
///
/// A binding refers to bindings with smaller numbers alone. The one writer appends.
final class VariableBindings: Sendable {
  /// The bindings by number.
  let list = AppendOnlyList<VariableBinding>()
  /// The numbers of the bindings that bindings refer to.
  let references = AppendOnlyList<UInt32>()
  private let names: SheetNames
  private let program: ProgramValues
  private let texts = Mutex(Texts())

  private struct Texts {
    var byNumber = KeyedValues<UInt64, String?>()
    /// The number of bytes of all texts.
    var size = 0
  }

  /// The greatest number of bytes of texts that are kept for trees yet to be made.
  private static let keptSize = 1 << 24

  /// Creates bindings of custom properties that some rules declare.
  init(for rules: ActiveRules) {
    names = rules.index.sharedNames
    program = rules.program
    list.append(VariableBinding(source: .text(nil), references: 0..<0, size: 0, fingerprint: .zero))
  }
}

extension VariableBindings {
  /// Whether the texts that were asked for are longer than is kept for trees yet to be made.
  var haveLongTexts: Bool { texts.withLock { $0.size > Self.keptSize } }

  /// Returns the text of a binding, or `nil` for none.
  ///
  /// - Complexity: linear in the number of bindings that it depends on and whose texts are not known yet.
  func text(of number: UInt32) -> String? {
    if let known = known(number) { return known }
    var waiting = [number]
    while let last = waiting.last {
      let binding = list[Int(last)]
      if known(last) == nil {
        let unknown = binding.references.map { references[$0] }.filter { known($0) == nil }
        if !unknown.isEmpty {
          waiting += unknown
          continue
        }
        keep(makeText(of: binding), of: last)
      }
      waiting.removeLast()
    }
    return known(number) ?? nil
  }

  /// The number of bytes of a binding's text if it is known, else of the declared value.
  func footprint(of number: UInt32) -> Int {
    if let known = known(number) { return known?.utf8.count ?? 0 }
    guard case .entry(let entry) = list[Int(number)].source else { return 0 }
    return entry.byteCount
  }

  private func known(_ number: UInt32) -> String?? {
    if case .text(let text) = list.address(of: Int(number)).pointee.source { return .some(text) }
    return texts.withLock { $0.byNumber[UInt64(number)] }
  }

  private func keep(_ text: String?, of number: UInt32) {
    texts.withLock { texts in
      if texts.byNumber[UInt64(number)] != nil { return }
      texts.size += text?.utf8.count ?? 0
      texts.byNumber.insert(text, for: UInt64(number))
    }
  }

  /// The text of a binding all of whose references have known texts.
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
    // Once replaced, a keyword counts as if it had been written; a reverted value counts as unset:
    // https://drafts.csswg.org/css-variables-1/#substitute-a-var
    guard entry.mayBeKeyword, let keyword = CSSWideKeyword(substituted: text) else { return text }
    if keyword == .initial { return nil }
    return self.text(of: references[binding.references.upperBound - 1])
  }
}
