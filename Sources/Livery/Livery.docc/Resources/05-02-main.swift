import Foundation
import Livery
import LiveryPipelines
import LiveryRendering

let theme = try Theme(contentsOfFile: "theme.css")

var picture = StylePicture(theme.pipeline(for: ".done"), content: PipelineContent(text: "Done"))
picture.scale = 2

let rendering = try picture.rendering(as: .png, by: Renderer())
try Data(rendering.bytes).write(to: URL(filePath: "done.png"))
print("done.png:", rendering.problems.count, "problems")
