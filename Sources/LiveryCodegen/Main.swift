// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `livery-codegen`: the program of the build-tool plugin, with the options of `livery generate`.
///
/// The program links neither Cairo nor an argument parser, because every user of the plugin builds
/// it.
@main
enum Main {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the program with the words of the command line.
  private static func run(_ commandLine: [String]) -> CommandExit {
    let arguments: Arguments
    do throws(ArgumentError) {
      arguments = try Arguments(commandLine)
    } catch {
      CodegenMessages.report("livery-codegen: \(error.message)\n\(CodegenMessages.usage)")
      return .usage
    }
    if arguments.requestsHelp {
      print(CodegenMessages.help)
      return .done
    }
    var generation: Generation
    do throws(GenerationError) {
      generation = try Generation(arguments)
    } catch {
      CodegenMessages.report(error.message)
      return error.exit
    }
    generation.report()
    if generation.hasErrors { return .negative }
    do throws(OutputFile.Failure) {
      try OutputFile(arguments.output).write(Array(generation.text.utf8))
      return .done
    } catch {
      CodegenMessages.report("livery-codegen: \(error.path) cannot be written: \(error.reason)")
      return error.isFault ? .fault : .usage
    }
  }
}
