import CommandLineInterface
import PackageFiles

/// Adds a draft of an architecture to this package.
@main
enum NewArchitectureCommand {
  static func main() {
    let output = StandardStream.output
    do {
      guard let (name, original) = try names(in: Program.arguments) else {
        return output.write(usage)
      }
      let package = try PackageFolder.ofThisPackage()
      let draft = try Draft(named: name, from: original, in: package)
      try draft.write(to: package)
      for path in draft.texts.keys.sorted() { output.write("\(path)\n") }
      output.write("To see it: swift run EmployeeList \(name)\n")
    } catch {
      Program.fail(with: error)
    }
  }

  /// Returns the names of the new module and of the one to copy, `nil` for the page of help.
  static func names(
    in arguments: some Sequence<String>
  ) throws(UsageError) -> (name: String, original: String)? {
    var arguments = Arguments(arguments, usage: usage)
    var name: String?
    var original = Draft.template
    while let argument = try arguments.next() {
      switch argument {
      case "--help", "-h": return nil
      case "--from": original = try arguments.value("an architecture to copy")
      case _ where argument.hasPrefix("-"): throw arguments.unknownOption
      default:
        if let name { throw .conflict("“\(name)”", "“\(argument)”") }
        name = argument
      }
    }
    return name.map { ($0, original) }
  }

  /// The page of help.
  static let usage = """
    Usage: NewArchitecture NAME [--from ARCHITECTURE]

    Writes an empty architecture, a draft, with its tests, and enters it in the manifest and in the
    catalogue.

      --from ARCHITECTURE copies an architecture instead, such as MVVM, with its tests
      --help              this page

    """
}
