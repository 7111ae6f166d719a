import PickerCore
import PickerSDL
import PickerScene

try VideoSystem.start()
let picker = PickerView(Color(RGB(1, 0, 0)))
let window = try Window(title: "Color", size: Point(960, 660), scale: nil)
let action = try FrameLoop(picker, on: window).run()
if action == .select { print(hexText(picker.color)) }
