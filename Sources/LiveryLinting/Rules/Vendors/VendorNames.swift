// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

/// The names with a vendor prefix in a sheet, in the order of the text.
///
/// Excludes names inside an `@supports` that does not apply.
struct VendorNames {
  /// A name with a vendor prefix.
  struct Name {
    /// The name, truncated to 60 characters.
    let text: String
    /// The byte range of the name.
    let range: Range<Int>
    /// The standard name in CSS, or `nil` for an extension.
    let standard: String?
  }

  /// The names.
  private(set) var names: [Name] = []
  private let sheet: LintedSheet
  private var stream: TokenStream { sheet.stream }

  /// Finds the names of a sheet.
  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    addSelectors()
    addDeclarations()
    addAtRules()
    names.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ text: String, at range: Range<Int>, standard: String?) {
    names.append(Name(text: String(text.prefix(60)), range: range, standard: standard))
  }

  private mutating func addSelectors() {
    for case .qualifiedRule(let rule) in sheet.tree.nodes.indices.lazy.map({ [sheet] node in
      Syntax(sheet.tree, node)
    }) {
      let around = sheet.contexts.number(of: rule.index)
      guard !sheet.contexts.isUnsupported(around) else { continue }
      addSelectors(in: rule.prelude)
    }
  }

  private mutating func addSelectors(in prelude: Range<Int>) {
    for token in prelude where stream[token].kind == .ident || stream[token].kind == .function {
      guard token > prelude.lowerBound, stream[token - 1].kind == .colon else { continue }
      let name = stream.value(of: token)
      guard Diagnostic.hasVendorPrefix(name) else { continue }
      let hasTwo = token - 1 > prelude.lowerBound && stream[token - 2].kind == .colon
      let start = stream.range(of: token - (hasTwo ? 2 : 1)).lowerBound
      add(
        (hasTwo ? "::" : ":") + name, at: start..<stream.range(of: token).upperBound,
        standard: VendorVocabulary.standardSelector(of: name))
    }
  }

  private mutating func addDeclarations() {
    for declaration in sheet.declarations
    where !declaration.isCustom && sheet.blocks[declaration.block].acceptsProperties
      && !sheet.isUnsupported(declaration)
    {
      let view = sheet.view(declaration)
      let name = view.name
      if Diagnostic.hasVendorPrefix(name) {
        add(
          name, at: sheet.nameRange(of: declaration),
          standard: VendorVocabulary.standardProperty(of: name))
      } else {
        addValues(of: declaration, in: view.value)
      }
    }
  }

  private mutating func addValues(of declaration: LintedDeclaration, in value: Range<Int>) {
    let propertyNameProperties: Set<Property> = [.transition, .transitionProperty, .willChange]
    let namesProperties = declaration.property.map(propertyNameProperties.contains) ?? false
    for token in value where stream[token].kind == .ident || stream[token].kind == .function {
      guard stream.utf8(in: stream.range(of: token)).first == UInt8(ascii: "-") else { continue }
      let name = stream.value(of: token)
      guard Diagnostic.hasVendorPrefix(name) else { continue }
      let property = namesProperties ? VendorVocabulary.standardProperty(of: name) : nil
      let isFunction = stream[token].kind == .function
      let range = stream.range(of: token)
      let end = isFunction ? range.upperBound - 1 : range.upperBound
      add(
        isFunction ? name + "()" : name, at: range.lowerBound..<end,
        standard: property ?? VendorVocabulary.standardValue(of: name, isFunction: isFunction))
    }
  }

  private mutating func addAtRules() {
    for rule in sheet.atRules.lazy.map(sheet.atRule) {
      let around = sheet.contexts.number(of: rule.index)
      guard !sheet.contexts.isUnsupported(around) else { continue }
      let name = rule.name
      if Diagnostic.hasVendorPrefix(name) {
        let bare = VendorVocabulary.unprefixed(name)
        let isKnown = VendorVocabulary.atRules.contains(bare)
        add("@" + name, at: rule.nameRange, standard: isKnown ? "@" + bare : nil)
      } else if name.lowercased() == "media" {
        addFeatures(in: rule.prelude)
      }
    }
  }

  private mutating func addFeatures(in prelude: Range<Int>) {
    for token in prelude where stream[token].kind == .ident {
      let name = stream.value(of: token).lowercased()
      let hasVendorPrefix =
        Diagnostic.hasVendorPrefix(name)
        || ["min--", "max--"].contains {
          name.hasPrefix($0) && Diagnostic.hasVendorPrefix(name.dropFirst(4))
        }
      guard hasVendorPrefix else { continue }
      let isRatio = name.hasSuffix("device-pixel-ratio")
      add(name, at: stream.range(of: token), standard: isRatio ? "resolution" : nil)
    }
  }
}
