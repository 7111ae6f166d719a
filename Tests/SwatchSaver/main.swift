import Glibc
import PickerCore
import PickerProgram
import PickerSystem

// SwatchSaver FOLDER NAME COUNT [again]: a window without a window. Loads the swatches of a folder and adds some, NAME0,
// NAME1, ..., saving each. Prints a line for each that is saved. One that cannot be saved ends it with 3, or with `again`
// is tried again.

func say(_ text: String, to descriptor: Int32) {
  do { try Transfer.write(text + "\n", to: descriptor) } catch { exit(4) }
}

let arguments = CommandLine.arguments
guard (4...5).contains(arguments.count), let count = Int(arguments[3]) else { exit(2) }
var file = SwatchFile(.swatches, in: FilePath(arguments[1]))
func complain(_ message: String) { say(message, to: 2) }

var swatches = file.load(complain: complain)
for index in 0..<count {
  swatches.append(Swatch(Color(RGB(0, 0, 1)), name: arguments[2] + String(index)))
  var isSaved = false
  while !isSaved {
    do {
      try file.save(swatches, complain: complain)
      isSaved = true
    } catch {
      complain(error.description)
      if arguments.count == 4 { exit(3) }
    }
  }
  say(String(index), to: 1)
}
