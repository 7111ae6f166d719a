extension Double {
  /// What a number of 32 bits was meant to be: a step of 8 bits, or else its shortest text, 0.1896 and not
  /// 0.18960000574588776. Either gives the same 32 bits.
  init(shortest value: Float) {
    let step = (Double(value) * 255).rounded() / 255, short = Double(value.description) ?? Double(value)
    self = Float(step) == value ? step : Float(short) == value ? short : Double(value)
  }

  /// This, or what it was meant to be where a program wrote a number of 32 bits with more decimals than that has.
  var withoutFloatNoise: Double {
    let float = Float(self)
    return Double(float) == self ? Double(shortest: float) : self
  }
}
