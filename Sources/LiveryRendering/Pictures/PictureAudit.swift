// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryPipelines
  import Synchronization

  /// Measures pictures for one layout, and remembers which of them cannot be had: steps pass over them in silence.
  final class PictureAudit: ImageMeasuring {
    private let store: ImageStore
    private let missing = Mutex<[RenderingProblem]>([])

    init(_ store: ImageStore) { self.store = store }

    func size(of source: ImageSource) -> Size? {
      do throws(ImageError) {
        return try store.picture(source).size
      } catch {
        let problem = RenderingProblem.image(source, error)
        missing.withLock { if !$0.contains(problem) { $0.append(problem) } }
        return nil
      }
    }

    /// The pictures that cannot be had, each once.
    var problems: [RenderingProblem] { missing.withLock { $0 } }
  }
#endif
