extension Invocation {
  nonisolated static let usage = """
    Usage: Benchmarks [options]
           Benchmarks render FILE.json [--format NAME] [--output FILE] [--chart FILE.svg]
           Benchmarks compare BEFORE.json AFTER.json [--fail-on-regression]

    Times how each architecture fills, draws and updates the employee list, and counts what
    each takes on any machine. Measure a release build: swift run -c release Benchmarks

      --architecture NAME   only this one beside the references; can be repeated
      --operation ID        only this operation or ablation; can be repeated
      --employees N         a list of this length, 2 to 2000000; can be repeated
                            (1000, 10000 and 100000)
      --rounds N            the most rounds, 3 to 1000 (15)
      --time SECONDS        begin no round of a list after this time, 1 to 86400 (15);
                            5 rounds are measured however long they take
      --seed N              what decides employees and random orders (1)
      --smoke               a short list and few rounds, to see that all of it works
      --format NAME         table, markdown, json or csv (table)
      --output FILE         write the figures to a file, as a whole or not at all
      --chart FILE.svg      draw the figures as a chart, too
      --list                what can be measured, as a table or in Markdown
      --help                this page

    render shows the figures of a JSON file again, in any form, without measuring.

    compare says what changed from one JSON file to another, beyond the intervals of both; with
    --fail-on-regression it exits with status 1 where something has become slower, larger or
    wrong.

    """
}
