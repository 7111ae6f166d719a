import CSDL2
import PickerCore
import PickerSDL
import PickerScene

/// Two pickers in one window, and the loop that the program has of its own.
struct TwoPickers {
  private struct Side {
    let name: String
    let view: PickerView
    let scene: EmbeddedScene
  }

  private let renderer: OpaquePointer
  private let sides: [Side]

  /// - Parameters:
  ///   - window: An `SDL_Window` of the program's own.
  ///   - renderer: The window's `SDL_Renderer`.
  init(_ window: OpaquePointer, _ renderer: OpaquePointer, _ fonts: FontBook) {
    self.renderer = renderer
    let left = PickerView(Color(RGB(1, 0, 0))), right = PickerView(Color(RGB(0, 0, 1)), space: OKLCH.self)
    func scene(_ view: PickerView, _ frame: Rect) -> EmbeddedScene {
      EmbeddedScene(view, window: window, renderer: renderer, fonts: fonts, frame: frame)
    }
    sides = [
      Side(name: "left", view: left, scene: scene(left, Rect(10, 10, 405, 600))),
      Side(name: "right", view: right, scene: scene(right, Rect(425, 10, 405, 600))),
    ]
  }

  func draw() {
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer, 90, 90, 90, 255)
    SDL_RenderClear(renderer)
    for side in sides { side.scene.draw() }
    SDL_RenderPresent(renderer)
  }

  /// Runs until the window is closed.
  func run() {
    var event = SDL_Event()
    while true {
      draw()
      let wait = sides.compactMap(\.scene.sleep).min()
      let hasEvent = wait.map { SDL_WaitEventTimeout(&event, Int32($0)) == 1 } ?? (SDL_WaitEvent(&event) == 1)
      guard hasEvent else {
        for side in sides { tell(side, side.scene.update()) }
        continue
      }
      repeat {
        if event.type == SDL_QUIT.rawValue { return }
        for side in sides { tell(side, side.scene.handle(event)) }
      } while SDL_PollEvent(&event) == 1
    }
  }

  private func tell(_ side: Side, _ answer: EmbeddedScene.Answer) {
    if answer.change != .none { say("\(side.name) \(answer.change) \(hexText(side.view.color))") }
    if answer.action != .none { say("\(side.name) \(answer.action)") }
  }
}
