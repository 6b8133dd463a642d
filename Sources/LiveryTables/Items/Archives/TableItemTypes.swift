// SPDX-License-Identifier: Apache-2.0

/// The types of items that an archive may name: the standard ones, and those of the program.
///
/// ```swift
/// var types = TableItemTypes.standard
/// types.register(PersonItem.self)
/// let source = try TableArchive.source(from: bytes, types: types)
/// ```
public struct TableItemTypes: Sendable {
  private var types: [String: any TableItem.Type] = [:]
  /// Whether an item of a type that is not here becomes an ``UnknownItem``; otherwise reading it fails.
  package var keepsUnknown = true

  /// No types.
  public init() {}

  /// The types of this library.
  public static let standard = TableItemTypes([
    TextItem.self, CaptionItem.self, StyledTextItem.self, ActivityItem.self, SubtitleItem.self,
    MoreButtonItem.self, MessageItem.self, ImageItem.self, ControlItem.self, ViewItem.self,
    BlankItem.self,
  ])

  private init(_ types: [any TableItem.Type]) {
    for type in types { self.types[type.archiveName] = type }
  }

  /// Adds a type under its archive name, in place of the one that had this name.
  public mutating func register(_ type: any TableItem.Type) { types[type.archiveName] = type }

  /// The type of an archive name, if any.
  package subscript(name: String) -> (any TableItem.Type)? { types[name] }

  /// The key of a decoder's user information at which it finds the types; the standard ones count without.
  package static var decoderKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "livery.items") }

  /// The types that a decoder was given.
  static func of(_ decoder: any Decoder) -> TableItemTypes {
    decoderKey.flatMap { decoder.userInfo[$0] as? TableItemTypes } ?? .standard
  }
}
