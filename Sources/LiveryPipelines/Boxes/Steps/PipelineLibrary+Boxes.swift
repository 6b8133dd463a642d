// SPDX-License-Identifier: Apache-2.0

extension PipelineLibrary {
  /// The steps that standard properties make.
  static let boxSteps: [any PipelineStep.Type] = [
    BorderBoxStep.self, BackgroundStep.self, BoxShadowStep.self, BoxBorderStep.self,
    BorderImageStep.self, OutlineStep.self, OpacityStep.self, TransformStep.self, FilterStep.self,
    ClipPathStep.self, MaskImageStep.self, ObjectStep.self,
  ]
}
