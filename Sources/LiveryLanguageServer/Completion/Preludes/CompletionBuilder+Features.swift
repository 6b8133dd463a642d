// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

extension CompletionBuilder {
  /// Adds the features that a condition may test in parentheses, or the values of one.
  ///
  /// - Parameters:
  ///   - features: The type of the features.
  ///   - block: The token that opens the parentheses.
  mutating func addFeatures<Feature: ConditionFeature>(
    _ features: Feature.Type, in block: Int
  ) {
    let tokens = stream.trimmed(block + 1..<max(block + 1, word.token))
    let names = tokens.lazy.compactMap { [stream] token in
      stream[token].kind == .ident ? FeatureName<Feature>(stream.value(of: token)) : nil
    }
    if let name = names.first {
      addValues(of: name.feature.valueType)
    } else if tokens.isEmpty || stream[tokens.upperBound - 1].kind == .delim {
      for feature in Feature.allCases { addNames(of: feature, isFirst: tokens.isEmpty) }
    }
  }

  private mutating func addValues(of type: FeatureValueType) {
    if [.number, .dimension, .percentage].contains(word.kind) || word.kind == nil {
      if let grammar = type.grammar { addUnits(grammar.acceptedTerms(in: stream, 0..<0)) }
    }
    add(type.words, .value)
  }

  /// Adds a feature with its prefixed forms.
  ///
  /// - Parameters:
  ///   - feature: The feature.
  ///   - isFirst: Whether no value precedes the name, so that a colon may follow it.
  private mutating func addNames(of feature: some ConditionFeature, isFirst: Bool) {
    let type = feature.valueType
    let name = feature.rawValue
    var item = CompletionItem(label: name, kind: .property)
    item.detail = type.syntax
    item.documentation = feature.documentation
    let hasColon = word.nextToken < stream.count && stream[word.nextToken].kind == .colon
    if isFirst, !hasColon, type.takesValue { item.text = name + ": " }
    items.add(item)
    guard isFirst, type.isRange else { return }
    for prefix in ["min-", "max-"] {
      let vendor = "-webkit-"
      let prefixed =
        name.hasPrefix(vendor) ? vendor + prefix + name.dropFirst(vendor.count) : prefix + name
      items.add(
        CompletionItem(
          label: prefixed, kind: .property, rank: .universal,
          text: hasColon ? prefixed : prefixed + ": "))
    }
  }
}

extension FeatureValueType {
  private static let lengths = try? ValueGrammar(parsing: "<length>")
  private static let resolutions = try? ValueGrammar(parsing: "<resolution>")

  /// The grammar of values with units, or `nil` for other values.
  fileprivate var grammar: ValueGrammar? {
    switch self {
    case .length: Self.lengths
    case .resolution: Self.resolutions
    default: nil
    }
  }

  /// Whether a feature is usually written with a value: all but those that may be zero.
  fileprivate var takesValue: Bool {
    switch self {
    case .integer, .boolean: false
    case .length, .ratio, .resolution, .number, .keywords: true
    }
  }
}
