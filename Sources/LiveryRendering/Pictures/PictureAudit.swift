// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Synchronization

  /// Measures pictures for one layout, and remembers which of them cannot be had: steps pass over them in silence.
  final class PictureAudit: ImageMeasuring {
    private let store: ImageStore
    private let missing = Mutex(DistinctProblems())

    init(_ store: ImageStore) { self.store = store }

    func size(of source: ImageSource) -> Size? {
      do throws(ImageError) {
        return try store.picture(source).size
      } catch {
        let problem = RenderingProblem.image(source, error)
        missing.withLock { $0.add(problem) }
        return nil
      }
    }

    /// The pictures that cannot be had, each once.
    var problems: [RenderingProblem] { missing.withLock { $0.list } }
  }
#endif
