// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines
import Testing

@Suite("The parameters of a step of an unknown type")
struct ParameterEditingTests {
  @Test("have names, types, grammars and defaults")
  func descriptions() {
    let type: any PipelineStep.Type = BevelBorder.self
    #expect(type.name == "bevel")
    #expect(type.parameters.map(\.name) == ["width", "highlight", "shadow", "light", "dash"])
    #expect(
      type.parameters.map(\.defaultValue) == [
        [.length(Length(1))], nil, nil, [.angle(CSSAngle(125))], nil,
      ])
    #expect(type.parameters[0].type == .length(0...Double.infinity))
    #expect(type.parameters[1].grammar == "[ highlight <color> ]?")
  }

  @Test("are read and set by name")
  func editing() throws {
    var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
    #expect(step.value(ofParameter: "blur") == [.length(Length(0))])
    try step.setParameter("blur", to: [.length(Length(3))])
    try step.setParameter("color", to: [.color(.named(.red))])
    #expect(step.cssText == "shadow(0px 1px 3px rgb(255, 0, 0))")
    #expect(step.value(ofParameter: "offset") == [.length(Length(0)), .length(Length(1))])
  }

  @Test("are not changed by invalid values")
  func rejections() {
    var step: any PipelineStep = ShadowStep(DisplayShadow(offset: Point(0, 1), color: .black))
    let rejected: [(String, [CSSValue], message: String)] = [
      (
        "blur", [.length(Length(-3))],
        "invalid value '-3px' for parameter 'blur'; expected '<length [0,∞]>?'"
      ),
      (
        "blur", [.length(Length(1)), .length(Length(2))],
        "invalid value '1px 2px' for parameter 'blur'; expected '<length [0,∞]>?'"
      ),
      ("blur", [], "parameter 'blur' requires '<length [0,∞]>?'"),
      (
        "color", [.length(Length(1))],
        "invalid value '1px' for parameter 'color'; expected '<color>'"
      ),
      (
        "nonsense", [.length(Length(1))],
        "unknown parameter 'nonsense'; expected 'offset', 'blur', 'spread', 'color'"
      ),
    ]
    for (name, values, message) in rejected {
      let error = #expect(throws: ParameterError.self) {
        try step.setParameter(name, to: values)
      }
      #expect(error?.description == message)
    }
    #expect(step.value(ofParameter: "nonsense") == nil)
    #expect(step.cssText == "shadow(0px 1px rgb(0, 0, 0))")
  }

  @Test("are removed by no value if optional, and repeated by several values")
  func absence() throws {
    var step: any PipelineStep = TextStep(color: .white)
    try step.setParameter("color", to: [])
    #expect(step.cssText == "text()")
    let shadow: [CSSValue] = [.length(Length(0)), .length(Length(1)), .color(.named(.red))]
    try step.setParameter("shadow", to: shadow + shadow)
    #expect(step.value(ofParameter: "shadow")?.count == 6)
    try step.setParameter("shadow", to: shadow)
    #expect(step.cssText == "text(shadow 0px 1px rgb(255, 0, 0))")
    try step.setParameter("shadow", to: [])
    #expect(step.cssText == "text()")
    var fill: any PipelineStep = ReflectiveFill(.black)
    try fill.setParameter("bottom-highlight", to: [.identifier("bottom-highlight")])
    #expect(fill.cssText == "fill(reflective rgb(0, 0, 0) bottom-highlight)")
    try fill.setParameter("bottom-highlight", to: [])
    #expect(fill.cssText == "fill(reflective rgb(0, 0, 0))")
  }

  @Test("accept their own values", arguments: 0..<200 as Range<UInt64>)
  func identity(seed: UInt64) throws {
    var random = RandomPipeline(seed: seed)
    for step in random.pipeline().steps {
      for parameter in type(of: step).parameters {
        var copy = step
        guard let values = step.value(ofParameter: parameter.name) else { continue }
        if case .unparsed = values.first { continue }
        try copy.setParameter(parameter.name, to: values)
        #expect(copy.cssText == step.cssText, "\(parameter.name)")
      }
    }
  }
}
