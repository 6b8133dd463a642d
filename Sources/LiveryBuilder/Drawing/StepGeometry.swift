// SPDX-License-Identifier: Apache-2.0
#if Builder
  import CSSValues
  import LiveryDisplay
  import LiveryPipelines
  import LiveryRendering

  /// The positions of a step's parameters in a picture, on which an editor places its handles.
  struct StepGeometry: Sendable, Hashable, Encodable {
    /// The name of the step in CSS.
    var name: String
    /// The six numbers of the `matrix()` from the step's coordinates to the px of the picture.
    var transform: [JSONData]
    /// The position of each parameter that has one, in the step's coordinates.
    var anchors: [String: JSONData] = [:]
  }

  extension StylePicture {
    /// Returns the geometry of the steps, in the order in which they are drawn.
    ///
    /// - Parameters:
    ///   - box: The box in which the pipeline is drawn.
    ///   - renderer: The renderer that measures texts and images.
    /// - Returns: The geometry of each step, without the steps that parameters contain.
    func geometry(in box: Rect, by renderer: Renderer) -> [StepGeometry] {
      var context = DrawingContext(in: box, content: content, measuring: renderer.measuring)
      // The shape that no step has drawn yet; steps before the first that paints may move its frame.
      var shape: (index: Int, parameter: String)?
      var geometry: [StepGeometry] = []
      for step in pipeline.steps {
        let before = context
        step.draw(in: &context)
        if let (index, parameter) = shape, context.hasPainted(since: before) {
          geometry[index].anchors[parameter] = StepAnchors.shape(before.shape, in: before.frame)
          geometry[index].transform = before.transform.message
          shape = nil
        }
        if let parameter = type(of: step).parameters.first(where: { $0.type == .shape }) {
          shape = (geometry.count, parameter.name)
        }
        geometry.append(
          StepGeometry(
            name: type(of: step).name, transform: before.transform.message,
            anchors: StepAnchors(step, before: before, after: context).messages))
      }
      return geometry
    }
  }

  extension DrawingContext {
    /// Whether a command that paints was added since an earlier context.
    fileprivate func hasPainted(since before: DrawingContext) -> Bool {
      list.commands.dropFirst(before.list.commands.count).contains {
        !$0.opensScope && $0 != .end
      }
    }

    /// The transformation of the open scopes.
    fileprivate var transform: AffineTransform {
      var scopes: [AffineTransform] = []
      for command in list.commands {
        let outer = scopes.last ?? .identity
        if case .transform(let inner) = command {
          scopes.append(outer.concatenating(inner))
        } else if command.opensScope {
          scopes.append(outer)
        } else if command == .end {
          scopes.removeLast()
        }
      }
      return scopes.last ?? .identity
    }
  }

  extension AffineTransform {
    fileprivate var message: [JSONData] { [a, b, c, d, e, f].map(JSONData.rounded) }
  }
#endif
