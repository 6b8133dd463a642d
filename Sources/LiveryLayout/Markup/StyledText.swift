// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A text with structure: markup that was read, or plain text in which addresses are links.
///
/// ```swift
/// let text = StyledText(markup: "Read <b>this</b>: https://example.org/a.")
/// text.plainText    // "Read this: https://example.org/a."
/// text.root.children.count    // 5
/// ```
///
/// Markup is a small HTML: `b strong i em u s code small sub sup span a`, `button`, `img` and `br`, `p div h1`
/// to `h6`, `ul ol li`, `blockquote pre hr`. Other tags are left out, with a diagnostic, and what is in them
/// stays. Nothing that is broken loses text. Selectors see elements as they see those of a program,
/// the root as one of the type `styledText`; a link without a class has the class `linkText`.
///
/// Scripts, sheets and attributes that begin with `on` are left out. An address is text to be looked at
/// by the program before it follows it.
public struct StyledText: Sendable {
  /// The type of the root.
  public static let rootType = "styledText"

  /// The element that holds all others.
  public var root: LayoutElement
  /// What was wrong with the markup, in the order of the places; ranges count bytes of its UTF-8.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads markup.
  ///
  /// - Parameters:
  ///   - markup: the markup; it may be broken.
  ///   - options: what newlines and addresses are, and limits.
  public init(markup: String, options: MarkupOptions = MarkupOptions()) {
    var parser = MarkupParser(markup, options)
    (root, diagnostics) = parser.parseMarkup()
  }

  /// Takes a text as it is, with its newlines and with links where it has addresses.
  ///
  /// - Parameters:
  ///   - text: the text, in which nothing is markup.
  ///   - options: what newlines and addresses are, and limits.
  public init(plainText text: String, options: MarkupOptions = .plainText) {
    var parser = MarkupParser(text, options)
    (root, diagnostics) = parser.parsePlainText()
  }

  /// A text whose root is an element that the program made.
  public init(root: LayoutElement) { self.root = root }

  /// A text of nodes that the program made.
  public init(_ nodes: [LayoutNode]) { root = LayoutElement(Self.rootType, nodes) }

  /// Whether there is nothing in the text.
  public var isEmpty: Bool { root.children.isEmpty }
}

extension StyledText: Hashable {
  /// Whether both hold the same elements, however these were written.
  public static func == (a: StyledText, b: StyledText) -> Bool { a.root == b.root }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
