import PickerCore

extension UI {
  /// Decides what the fingers do on views that can be panned; before the views are shown.
  func followTouches() {
    pans.removeAll(keepingCapacity: true)
    doubleTapped = nil
    takeRested()
    switch input.event {
    case .pressed(let pointer, let p, _) where pointer.kind == .touch: begin(pointer, at: p)
    case .moved(let pointer, let p) where pointer.kind == .touch: move(pointer, to: p)
    case .released(let pointer, let p) where pointer.kind == .touch: lift(pointer, at: p)
    default: break
    }
    for touch in touches.values where input.time < touch.time + Touch.rest { wake(at: touch.time + Touch.rest) }
  }

  /// The fingers that have rested long enough take their views.
  private func takeRested() {
    for (pointer, touch) in touches where !touch.pans && input.time >= touch.time + Touch.rest {
      take(pointer)
      requestFrame()  // the views that this one's change shows in may have had their turn
    }
  }

  private func begin(_ pointer: PointerID, at p: Point) {
    if let id = assistants[pointer] { return beginPinch(pointer, on: id) }
    guard let id = captured[pointer], let record = record(of: id), let grip = record.grip else { return }
    let touch = Touch(on: id, grip, at: p, time: input.time)
    touches[pointer] = touch
    // Nothing else can be meant by a finger on a knob or on a plane.
    if grip.direction == .anywhere || touch.isOnKnob { take(pointer) }
    if let other = assistants.first(where: { $0.value == id && $0.key.kind == .touch })?.key {
      beginPinch(other, on: id)
    }
  }

  private func move(_ pointer: PointerID, to p: Point) {
    touches[pointer]?.move(to: p, at: input.time)
    if let touch = touches[pointer] {
      if touch.pans {
        pan(pointer)
      } else if touch.hasMoved {
        if isAcross(touch) { handOver(pointer, touch) } else { take(pointer) }
      }
    }
    followPinch(pointer)
  }

  private func lift(_ pointer: PointerID, at p: Point) {
    if pinches.contains(where: { $0.value.other == pointer || $0.value.holder == pointer }) {
      pinches = pinches.filter { $0.value.other != pointer && $0.value.holder != pointer }
    }
    guard var touch = touches[pointer], let rect = record(of: touch.view)?.rect else { return }
    touch.move(to: p, at: input.time)
    touches[pointer] = touch
    if touch.isTap(at: input.time) {
      moveFocus(toPanned: touch.view)
      pans[touch.view] = touch.start
      let tap = Tap(view: touch.view, place: touch.start, time: input.time)
      doubleTapped = lastTap?.isFollowed(by: tap) == true ? touch.view : nil
      lastTap = doubleTapped == nil ? tap : nil
      return
    }
    if !touch.pans { take(pointer) }
    if let touch = touches[pointer], touch.leads {
      pans[touch.view] = touch.knob(for: touch.trail.meant(at: input.time), in: rect)
    }
  }

  /// The finger pans from here on.
  private func take(_ pointer: PointerID) {
    guard var touch = touches[pointer], let knob = record(of: touch.view)?.grip?.knob else { return }
    touch.take(knob)
    touches[pointer] = touch
    moveFocus(toPanned: touch.view)
    pan(pointer)
  }

  private func pan(_ pointer: PointerID) {
    guard let touch = touches[pointer], touch.leads, let rect = record(of: touch.view)?.rect else { return }
    pans[touch.view] = touch.knob(for: touch.place, in: rect)
  }

  private func moveFocus(toPanned id: WidgetID) {
    if record(of: id)?.takesFocus == true { moveFocus(to: id) }
  }

  private func isAcross(_ touch: Touch) -> Bool {
    let dx = abs(touch.place.x - touch.start.x), dy = abs(touch.place.y - touch.start.y)
    return switch record(of: touch.view)?.grip?.direction {
    case .horizontal: dy > dx
    case .vertical: dx > dy
    default: false
    }
  }

  /// The finger goes to what scrolls its way around the view; to nothing where nothing does.
  private func handOver(_ pointer: PointerID, _ touch: Touch) {
    let isVertical = record(of: touch.view)?.grip?.direction == .horizontal
    touches[pointer] = nil
    captured[pointer] = scroller(at: touch.start) { $0 == (isVertical ? .vertical : .horizontal) }
  }

  // MARK: Stretching

  private func beginPinch(_ other: PointerID, on id: WidgetID) {
    guard let holder = captured.first(where: { $0.value == id && $0.key.kind == .touch })?.key,
      touches[holder] != nil, let a = input.pointers[holder], let b = input.pointers[other]
    else { return }
    if touches[holder]?.pans == false { take(holder) }
    pinches[id] = Pinch(holder, other, distance: a.distance(to: b), factor: stretches[id]?.factor ?? 1)
  }

  private func followPinch(_ pointer: PointerID) {
    guard let (id, pinch) = pinches.first(where: { $0.value.holder == pointer || $0.value.other == pointer }),
      let a = input.pointers[pinch.holder], let b = input.pointers[pinch.other]
    else { return }
    let distance = a.distance(to: b)
    if pinch.holder == pointer {
      // Panning does not stretch.
      pinches[id] = Pinch(pinch.holder, pinch.other, distance: distance, factor: stretches[id]?.factor ?? 1)
      return
    }
    stretch(id, to: pinch.factor(at: distance), heldBy: pinch.holder)
  }

  private func stretch(_ id: WidgetID, to factor: Double, heldBy holder: PointerID) {
    guard let record = record(of: id), let value = record.value else { return }
    var stretch = stretches[id] ?? Stretch()
    guard factor != stretch.factor else { return }
    let values: SIMD2<Double> =
      switch value {
      case .one(let value): SIMD2(value, value)
      case .two(let x, let y): SIMD2(x, y)
      }
    stretch.stretch(to: factor, around: values)
    stretches[id] = stretch
    guard let grip = record.grip, record.outline == nil else { return }
    // The ends may have moved the knob on the glass, but not the value.
    fineDrags[id] = nil
    let rect = record.rect
    let place = Point(
      grip.direction == .vertical ? grip.knob.x : rect.x + stretch.place(of: values.x, 0) * rect.width,
      grip.direction == .horizontal ? grip.knob.y : rect.maxY - stretch.place(of: values.y, 1) * rect.height)
    touches[holder]?.keep(place)
  }

  /// How a view is stretched.
  func stretch(_ id: WidgetID) -> Stretch { stretches[id] ?? Stretch() }

  // MARK: The end of gestures

  /// Forgets the fingers that hold nothing any more.
  func endTouches() {
    if !touches.isEmpty { touches = touches.filter { captured[$0.key] == $0.value.view } }
    if !pinches.isEmpty {
      pinches = pinches.filter { touches[$0.value.holder] != nil && assistants[$0.value.other] != nil }
    }
    if !stretches.isEmpty {
      stretches = stretches.filter { id, _ in captured.values.contains(id) || assistants.values.contains(id) }
    }
    if !fineDrags.isEmpty { fineDrags = fineDrags.filter { captured.values.contains($0.key) } }
  }

  /// Where a pointer takes the knob of a view in this pass, in points; `nil` where it does not.
  func panned(_ id: WidgetID) -> Point? {
    if let place = pans[id] { return place }
    switch input.event {
    case .pressed(let pointer, let p, _), .moved(let pointer, let p), .released(let pointer, let p):
      return pointer.kind == .mouse && captured[pointer] == id ? p : nil
    default: return nil
    }
  }
}
