import Foundation
import Testing

/// Files by whatever name they have, and whatever they are.
@Suite struct FileNameTests {
  /// Runs a script in a folder of its own, in which `ok.gpl` and `caf\xe9.gpl` are palettes.
  private func run(_ script: String) throws -> Run {
    try Run(
      script: #"""
        cd "$(mktemp -d)" && trap 'rm -rf "$PWD"' EXIT && umask 022
        printf 'GIMP Palette\nName: n\n#\n255 0 0 red\n' | tee ok.gpl > $'caf\xe9.gpl'
        """# + "\n" + script)
  }

  @Test func aNameThatIsNoUTF8IsReadAndWritten() throws {
    let run = try run(
      #"""
      "$PICKER" palette show $'caf\xe9.gpl'
      "$PICKER" palette convert $'caf\xe9.gpl' $'out\xe9.hex' && cat $'out\xe9.hex'
      "$PICKER" --edit $'caf\xe9.gpl' >/dev/null; echo $?
      "$PICKER" snapshot --palette $'caf\xe9.gpl' --size 320x480 $'picture\xe9.png'; ls | LC_ALL=C tr -c 'a-z0-9.\n' '?'
      """#)
    #expect(run.output == "#ff0000\tred\nff0000\n3\ncaf?.gpl\nok.gpl\nout?.hex\npicture?.png\n")
    #expect(
      run.errors == """
        picker: lost in hex: names
        picker: there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set

        """)
  }

  @Test func aNameThatIsNotThereIsShownOnOneLine() throws {
    let run = try run(#""$PICKER" palette show $'\xe9\e]0;x\a\n.gpl'; echo $?"#)
    #expect(run.output == "2\n")
    #expect(
      run.errors == "picker: cannot read '\u{FFFD}\\u{1b}]0;x\\u{7}\\n.gpl': No such file or directory\n")
  }

  @Test(arguments: ["palette convert ok.gpl link.gpl", "palette convert ok.gpl other.gpl"])
  func aLinkStaysOneAlsoWhereItLeadsToNothing(_ words: String) throws {
    let run = try run(
      """
      ln -s target.gpl link.gpl; ln -s link.gpl other.gpl
      "$PICKER" \(words) && readlink link.gpl other.gpl && head -n 1 target.gpl && ls
      """)
    #expect(
      run.output == "target.gpl\nlink.gpl\nGIMP Palette\ncaf\u{FFFD}.gpl\nlink.gpl\nok.gpl\nother.gpl\ntarget.gpl\n")
    #expect(run.errors == "")
  }

  @Test func modeBitsAreThoseOfTheFileOrOfTheMask() throws {
    let run = try run(
      #"""
      "$PICKER" palette convert ok.gpl new.gpl && stat -c %a new.gpl
      chmod 640 new.gpl && "$PICKER" palette convert ok.gpl new.gpl && stat -c %a new.gpl
      "$PICKER" snapshot --size 320x480 new.png && stat -c %a new.png
      """#)
    #expect(run.output == "644\n640\n644\n")
  }

  /// The limit is in blocks of 1024 bytes.
  @Test func aFileThatGetsTooLargeLeavesTheOldOneAndNothingElse() throws {
    let run = try run(
      #"""
      echo old > big.png; ulimit -f 1
      "$PICKER" snapshot big.png; echo $?; cat big.png; ls
      """#)
    #expect(run.output == "3\nold\nbig.png\ncaf\u{FFFD}.gpl\nok.gpl\n")
    #expect(run.errors == "picker: cannot write 'big.png': File too large\n")
  }

  @Test func aPipeIsReadAndWritten() throws {
    let run = try run(
      #"""
      "$PICKER" palette show <(cat ok.gpl); mkfifo pipe.hex; cat pipe.hex & "$PICKER" palette convert ok.gpl pipe.hex; wait
      [ -p pipe.hex ] && echo pipe
      """#)
    #expect(run.output == "#ff0000\tred\nff0000\npipe\n")
  }

  /// As Node and some shells leave them.
  @Test(arguments: [
    ("['palette', 'show', '-']", "#ff0000\tred\n", 0),
    ("['palette', 'convert', '-', '-', '--to', 'hex']", "ff0000\n", 0),
    ("['--edit']", "GIMP Palette\n255 0 0 red\n", 3), ("['convert']", "\n\n", 2),
  ]) func standardStreamsThatAreNonblockingAreWaitedFor(_ words: String, _ output: String, _ status: Int32) throws {
    let run = try Run(
      script: """
        python3 - <<'END'
        import os, subprocess, sys, threading, time
        words = \(words)
        (source, feed), (sink, out) = os.pipe(), os.pipe()
        for end in source, out: os.set_blocking(end, False)
        child = subprocess.Popen([os.environ["PICKER"]] + words, stdin=source, stdout=out, stderr=subprocess.DEVNULL)
        os.close(source); os.close(out)
        # The child finds nothing to read at first.
        time.sleep(0.2)
        os.write(feed, b"GIMP Palette\\n255 0 0 red\\n"); os.close(feed)
        sys.stdout.write(os.fdopen(sink).read()); sys.stdout.flush()
        sys.exit(child.wait())
        END
        """)
    #expect(run.output == output && run.errors == "" && run.status == status)
  }

  @Test func muchIsWrittenIntoANonblockingPipe() throws {
    let run = try Run(
      script: """
        python3 - <<'END'
        import os, subprocess, time
        sink, out = os.pipe()
        os.set_blocking(out, False)
        text = b"#4280f6\\n" * 100000
        child = subprocess.Popen([os.environ["PICKER"], "--edit"], stdin=subprocess.PIPE, stdout=out, stderr=subprocess.DEVNULL)
        os.close(out)
        child.stdin.write(text); child.stdin.close()
        time.sleep(0.2)
        print(os.fdopen(sink, "rb").read() == text, child.wait())
        END
        """)
    #expect(run.output == "True 3\n")
  }

  @Test(arguments: ["--edit /dev/zero", "palette show /dev/zero"]) func whatHasNoEndIsTooLarge(_ words: String) throws {
    let run = try Run(script: "\"$PICKER\" \(words)")
    #expect(run.status == 2 && run.errors.hasPrefix("picker: '/dev/zero' has more than "))
  }
}
