// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A text with structure: parsed markup, or plain text with links.
///
/// ```swift
/// let text = StyledText(markup: "Read <b>this</b>: https://example.org/a.")
/// text.plainText    // "Read this: https://example.org/a."
/// text.root.children.count    // 5
/// ```
///
/// Markup is a subset of HTML: `b strong i em u s code small sub sup span a`, `button`, `img` and
/// `br`, `p div h1` to `h6`, `ul ol li`, `blockquote pre hr`. Other tags are removed with a
/// diagnostic, but their content stays. Invalid markup never loses text. Selectors match the
/// elements like those of a program. The type of the root is `styledText`, and a link without a
/// class has the class `linkText`.
///
/// Scripts, style sheets and attributes that start with `on` are removed. A program must check an
/// address before it opens it.
public struct StyledText: Sendable {
  /// The type of the root.
  static let rootType = "styledText"

  /// The root element.
  public var root: LayoutElement
  /// The diagnostics of the markup, in source order; ranges are byte offsets in its UTF-8.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Parses markup.
  ///
  /// - Parameters:
  ///   - markup: the markup, which may be invalid.
  ///   - options: the handling of newlines and addresses, and the limits.
  public init(markup: String, options: MarkupOptions = MarkupOptions()) {
    var parser = MarkupParser(markup, options)
    (root, diagnostics) = parser.parseMarkup()
  }

  /// Creates a text from plain text, with its newlines and with links for addresses.
  ///
  /// - Parameters:
  ///   - text: the plain text.
  ///   - options: the handling of newlines and addresses, and the limits.
  public init(plainText text: String, options: MarkupOptions = .plainText) {
    var parser = MarkupParser(text, options)
    (root, diagnostics) = parser.parsePlainText()
  }

  /// Creates a text from a root element.
  public init(root: LayoutElement) { self.root = root }

  /// Creates a text from nodes.
  public init(_ nodes: [LayoutNode]) { root = LayoutElement(Self.rootType, nodes) }

  /// A Boolean value that indicates whether the text has no content.
  public var isEmpty: Bool { root.children.isEmpty }
}

extension StyledText: Hashable {
  /// Returns whether two texts have equal elements, regardless of their source.
  public static func == (a: StyledText, b: StyledText) -> Bool { a.root == b.root }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(root) }
}
