// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension BoxTree {
  /// The pictures that elements show, in document order and each once: what a program loads.
  public var images: [ImageSource] {
    var seen: Set<ImageSource> = []
    return nodes.compactMap { $0.element.content?.image }.filter { seen.insert($0).inserted }
  }
}

extension BoxLayout {
  /// The pictures whose sizes nobody knew when this was laid out; once they have arrived, it is to be laid out again.
  public var missingImages: [ImageSource] {
    boxes.images.filter { measuring.images.size(of: $0) == nil }
  }
}

extension ReplacedContent {
  /// The picture that is meant, whatever stands in its place until it comes.
  fileprivate var image: ImageSource? {
    switch self {
    case .image(let source, let other): source ?? other
    case .view: nil
    }
  }
}
