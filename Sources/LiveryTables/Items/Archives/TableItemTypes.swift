// SPDX-License-Identifier: Apache-2.0

/// The item types that an archive may name: the standard types and those of the program.
///
/// ```swift
/// var types = TableItemTypes.standard
/// types.register(PersonItem.self)
/// let source = try TableArchive.source(from: bytes, types: types)
/// ```
public struct TableItemTypes: Sendable {
  private var types: [String: any TableItem.Type] = [:]
  /// A Boolean value that indicates whether unregistered items become ``UnknownItem`` values.
  ///
  /// Otherwise decoding such an item fails.
  package var keepsUnknownItems = true

  /// Creates an empty set of types.
  public init() {}

  /// The item types of the library.
  public static let standard = TableItemTypes([
    TextItem.self, CaptionItem.self, StyledTextItem.self, ActivityItem.self, SubtitleItem.self,
    MoreButtonItem.self, MessageItem.self, ImageItem.self, ControlItem.self, ViewItem.self,
    BlankItem.self,
  ])

  private init(_ types: [any TableItem.Type]) {
    for type in types { self.types[type.archiveName] = type }
  }

  /// Registers a type under its archive name, in place of any earlier type of that name.
  public mutating func register(_ type: any TableItem.Type) { types[type.archiveName] = type }

  /// The type with an archive name, if any.
  package subscript(name: String) -> (any TableItem.Type)? { types[name] }

  /// The key of the types in a decoder's user info; without a value, the standard types apply.
  package static var decoderKey: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "livery.items") }

  /// Returns the types in a decoder's user info, or the standard types.
  static func of(_ decoder: any Decoder) -> TableItemTypes {
    decoderKey.flatMap { decoder.userInfo[$0] as? TableItemTypes } ?? .standard
  }
}
