import CommandLineInterface
import PackageFiles

/// Adds a draft of an architecture to this package.
@main
enum NewArchitectureCommand {
  static func main() {
    let output = StandardStream.output
    do {
      guard let name = try name(in: Program.arguments) else { return output.write(usage) }
      let package = try PackageFolder.ofThisPackage()
      let draft = try Draft(named: name, in: package)
      try draft.write(to: package)
      for path in draft.texts.keys.sorted() { output.write("\(path)\n") }
      output.write("To see it: swift run EmployeeList \(name)\n")
    } catch {
      Program.fail(with: error)
    }
  }

  /// Returns the name of the new module, `nil` for the page of help.
  static func name(in arguments: some Sequence<String>) throws(UsageError) -> String? {
    var arguments = Arguments(arguments, usage: usage)
    var name: String?
    while let argument = try arguments.next() {
      switch argument {
      case "--help", "-h": return nil
      case _ where argument.hasPrefix("-"): throw arguments.unknownOption
      default:
        if let name { throw .conflict("“\(name)”", "“\(argument)”") }
        name = argument
      }
    }
    return name
  }

  /// The page of help.
  static let usage = """
    Usage: NewArchitecture NAME

    Writes an empty architecture, a draft, with its tests, and enters it in the manifest and in the
    catalogue.

      --help              this page

    """
}
