import PickerCore

/// A channel that varies along a side of a plane or along a strip, and how far it goes.
public struct ColorAxis: Hashable, Sendable {
  /// 0, 1 or 2: which component of the space.
  public let channel: Int
  /// From the left or bottom end to the other.
  public let range: ClosedRange<Double>

  public init(channel: Int, range: ClosedRange<Double>) {
    self.channel = channel
    self.range = range
  }

  /// Along the whole range of one of a space's channels.
  public init(_ space: any ColorSpace.Type, channel: Int, range: ClosedRange<Double>? = nil) {
    self.init(channel: channel, range: range ?? space.channels[channel].range)
  }

  /// The channel's value at `t` of the way.
  @inlinable
  public func value(at t: Double) -> Double { range.lowerBound + (range.upperBound - range.lowerBound) * t }

  /// How far along `value` lies; not clamped.
  @inlinable
  public func position(of value: Double) -> Double {
    (value - range.lowerBound) / (range.upperBound - range.lowerBound)
  }
}
