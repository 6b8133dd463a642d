// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryPrinting
import Synchronization

/// A search for names of custom properties in values that no grammar checks.
///
/// These are the values of custom properties, and those with variables. Only names that the sheet
/// declares are found, because another name may have any meaning.
struct BareNameSearch {
  private let sheet: LintedSheet
  /// The custom properties that the sheet declares or registers.
  private var declared: Set<String>
  /// Whether a property accepts names that begin with two hyphens, for each property queried so
  /// far.
  private static let acceptsNamesCache = Mutex<[Property: Bool]>([:])

  /// Collects the custom properties that a sheet declares.
  init(_ sheet: LintedSheet) {
    self.sheet = sheet
    declared = Set(sheet.names.variables.map { sheet.names.variableNames.text(of: $0.name) })
    for rule in sheet.atRules.lazy.map(sheet.atRule) where rule.isCalled("property") {
      if let name = rule.prelude.first { declared.insert(sheet.stream.value(of: name)) }
    }
  }

  /// Returns whether the value of a declaration is to be searched.
  func mayContainBareName(_ declaration: LintedDeclaration) -> Bool {
    guard !declared.isEmpty, sheet.blocks[declaration.block].kind == .style else { return false }
    if declaration.isCustom { return true }
    guard let property = declaration.property,
      sheet.stream.hasVariable(in: sheet.view(declaration).value)
    else { return false }
    return !Self.acceptsNames(property)
  }

  private static func acceptsNames(_ property: Property) -> Bool {
    if let known = acceptsNamesCache.withLock({ $0[property] }) { return known }
    let isAccepted = property.diagnostic(for: TokenStream("--x")) == nil
    acceptsNamesCache.withLock { $0[property] = isAccepted }
    return isAccepted
  }

  /// Returns the tokens of names in a value that are used in place of their values.
  func bareNameTokens(of declaration: LintedDeclaration) -> [Int] {
    let stream = sheet.stream
    var names: [Int] = []
    // For each open block, whether names in it have another meaning: all of them, or those before a
    // comma.
    var open: [Scope] = []
    for token in sheet.view(declaration).value {
      let kind = stream[token].kind
      if kind.isOpening {
        open.append(open.last == .names ? .names : Scope(stream, token))
      } else if kind.closesBlock {
        _ = open.popLast()
      } else if kind == .comma, open.last == .nameThenFallback {
        open[open.count - 1] = .values
      } else if kind == .ident, stream.isCustomPropertyName(token), open.last ?? .values == .values,
        declared.contains(stream.value(of: token))
      {
        names.append(token)
      }
    }
    return names
  }

  /// Whether names of custom properties in a block are used in place of their values.
  private enum Scope {
    case values, nameThenFallback, names

    init(_ stream: TokenStream, _ opening: Int) {
      switch stream[opening].kind {
      case .function where stream.opensFunction(opening, in: referenceFunctions):
        self = .nameThenFallback
      case .function where stream.opensFunction(opening, in: valueFunctions): self = .values
      case .leftParenthesis: self = .values
      default: self = .names
      }
    }
  }
}

/// The functions whose first argument is a name and whose second one is a value.
private let referenceFunctions: Set<String> = ["var", "env", "attr", "inherit"]

/// The functions whose arguments are values without author-defined names.
private let valueFunctions: Set<String> = ValueNames.mathFunctions
  .union(ValueNames.colorFunctions.subtracting(["color"]))
  .union([
    "linear-gradient", "radial-gradient", "conic-gradient", "repeating-linear-gradient",
    "repeating-radial-gradient", "repeating-conic-gradient", "minmax", "fit-content", "repeat",
    "translate", "translatex", "translatey", "translatez", "translate3d", "scale", "scalex",
    "scaley", "scalez", "scale3d", "rotate", "rotatex", "rotatey", "rotatez", "rotate3d", "skew",
    "skewx", "skewy", "matrix", "matrix3d", "perspective", "blur", "brightness", "contrast",
    "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity", "saturate", "sepia",
    "cubic-bezier", "steps", "inset", "circle", "ellipse", "polygon", "rect", "xywh",
  ])
