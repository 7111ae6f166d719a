import Foundation
import Testing

/// The live protocol with more lines than anybody needs, and with ends that no polite program has.
@Suite struct Floods {
  /// Lines of bash that print `count` commands, each with another color than the one before.
  private func sets(_ count: Int) -> String {
    ##"awk 'BEGIN { for (i = 1; i <= \##(count); i++) printf "{\"set\":\"#%06x\"}\n", i * 7919 % 16777216 }'"##
  }

  /// More than SDL's queue has places for.
  @Test func everyCommandIsCarriedOutAndTheLastOneToo() throws {
    let script = try Script(
      #"(\#(sets(70_000)); echo '{"quit":true}'; sleep 600) | "$PICKER" --live | grep -c '"commit"'; exec 1>&-"#)
    #expect(try script.process.waitFor("the count", timeout: 120) { script.process.lines.first } == "70000")
  }

  @Test(arguments: [
    (#"{"set":"red"}"#, SIGTERM), (#"{"set":"red"}"#, SIGINT), (#"{"get":"views"}"#, SIGTERM), ("nonsense", SIGTERM),
    ("", SIGHUP), (#"{"set":"red"}"#, SIGQUIT),
  ]) func aSignalIsObeyedDuringAnyFlood(_ line: String, _ signal: Int32) throws {
    let script = try Script(#"exec "$PICKER" --live < <(exec yes '\#(line)') > >(tail -n 1 > "$FILE")"#)
    try script.waitForWindow()
    script.process.signal(signal, toGroup: false)
    #expect(try script.process.waitForExit(timeout: 10) == 1)
    try waitFor("the last line") { script.written.contains(#""event":"cancel""#) ? true : nil }
  }

  @Test func theKeyboardIsHeardDuringAFlood() throws {
    let script = try Script(#"exec "$PICKER" --live < <(exec yes '{"set":"red"}') >/dev/null"#)
    try script.press(.escape)
    #expect(try script.process.waitForExit(timeout: 10) == 1)
  }

  @Test func aSlowReaderGetsEveryAnswer() throws {
    let script = try Script(
      #"""
      (yes '{"get":"views"}' | head -n 3000; echo '{"quit":true}'; sleep 600) | "$PICKER" --live |
        (sleep 1; grep -c '"event":"views"'); exec 1>&-
      """#)
    #expect(try script.process.waitFor("the count", timeout: 60) { script.process.lines.first } == "3000")
  }

  @Test func aReaderThatReadsNothingIsToldOfAndEndsNothingElse() throws {
    let script = try Script(
      #"""
      (yes '{"get":"views"}' | head -n 3000; echo '{"quit":true}'; sleep 600) |
        ("$PICKER" --live; echo "status $?" >&2) | sleep 600
      """#)
    _ = try script.process.waitFor("the end", timeout: 20) { script.process.errors.contains("status 3") ? true : nil }
    #expect(script.process.errors == "picker: cannot write to standard output: it is not read\nstatus 3\n")
  }

  @Test func aFullDiskIsToldOf() throws {
    let script = try Script(#"echo '{"quit":true}' | "$PICKER" --live >/dev/full; echo "status ${PIPESTATUS[1]}""#)
    #expect(try script.process.waitForExit() == 0)
    #expect(script.process.lines == ["status 3"])
    #expect(script.process.errors == "picker: cannot write to standard output: No space left on device\n")
  }

  @Test func aLastLineNeedsNoLineFeed() throws {
    let script = try Script(#"(printf '{"quit":true}'; exec 1>&-; sleep 600) | "$PICKER" --live"#)
    _ = try script.process.waitFor("the end") { script.process.lines.first { $0.contains("cancel") } }
  }

  /// As Node and some shells leave them.
  @Test func streamsThatAreNonblockingAreWaitedFor() throws {
    let script = try Script(
      #"""
      exec python3 - <<'END'
      import os, subprocess, time
      (source, feed), (sink, out) = os.pipe(), os.pipe()
      for end in source, out: os.set_blocking(end, False)
      child = subprocess.Popen([os.environ["PICKER"], "--live"], stdin=source, stdout=out)
      os.close(source); os.close(out)
      # The child finds nothing to read at first, and later a full pipe.
      time.sleep(1)
      os.write(feed, b'{"get":"views"}\n' * 300 + b'{"quit":true}\n')
      time.sleep(1)
      lines = os.fdopen(sink).read().splitlines()
      print(sum('"views"' in line for line in lines), '"cancel"' in lines[-1], child.wait(), flush=True)
      END
      """#)
    #expect(try script.process.waitForExit(timeout: 60) == 0)
    #expect(script.process.lines == ["300 True 1"])
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGINT]) func asASignalEndsAnEditorsFilterTheTextIsPrinted(_ signal: Int32) throws
  {
    let script = try Script(#"exec "$PICKER" --edit "$FILE""#, "a { color: red }\n")
    try script.waitForWindow()
    script.process.signal(signal)
    #expect(try script.process.waitForExit() == 1)
    #expect(script.process.lines == ["a { color: red }"])
  }

  /// The first may come to a window that is not answered; the second is obeyed by the system.
  @Test func aSignalThatIsIgnoredByTheStarterStaysIgnored() throws {
    let script = try Script(#"trap '' HUP; exec "$PICKER" --live"#)
    try script.waitForWindow()
    script.process.signal(SIGHUP)
    try script.process.send(#"{"get":"views"}"#)
    _ = try script.process.waitFor("an answer") { script.process.lines.first { $0.contains("\"views\"") } }
  }
}
