// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import Synchronization

  /// A measurement of images for a layout, which records unavailable images.
  ///
  /// Steps skip unavailable images without a report.
  final class ImageProblemRecorder: ImageMeasuring {
    private let store: ImageStore
    private let recorded = Mutex(DistinctProblems())

    init(_ store: ImageStore) { self.store = store }

    func size(of source: ImageSource) -> Size? {
      do throws(ImageError) {
        return try store.image(source).size
      } catch {
        let problem = RenderingProblem.image(source, error)
        recorded.withLock { $0.add(problem) }
        return nil
      }
    }

    /// The distinct problems of unavailable images.
    var problems: [RenderingProblem] { recorded.withLock { $0.list } }
  }
#endif
