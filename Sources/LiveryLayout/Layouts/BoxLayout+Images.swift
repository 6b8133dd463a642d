// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension BoxTree {
  /// The images of the elements, in document order and without duplicates, for a program to load.
  public var images: [ImageSource] {
    var seen: Set<ImageSource> = []
    return nodes.compactMap { $0.element.content?.image }.filter { seen.insert($0).inserted }
  }
}

extension BoxLayout {
  /// The images whose sizes were unknown to this layout; lay out again after they arrive.
  public var missingImages: [ImageSource] {
    boxes.images.filter { measuring.images.size(of: $0) == nil }
  }
}

extension ReplacedContent {
  /// The primary image, or the default image if there is none.
  fileprivate var image: ImageSource? {
    switch self {
    case .image(let source, let defaultSource): source ?? defaultSource
    case .view: nil
    }
  }
}
