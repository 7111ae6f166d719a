import PickerCore

#if arch(x86_64)
  import _Builtin_intrinsics.intel
#endif

/// Four neighboring pixels' values of one channel.
typealias Lanes = SIMD4<Float>

/// The smaller of each pair.
@inline(always)
func smaller(_ a: Lanes, _ b: Lanes) -> Lanes {
  #if arch(x86_64)
    _mm_min_ps(a, b)
  #else
    a.replacing(with: b, where: b .< a)
  #endif
}

/// The larger of each pair.
@inline(always)
func larger(_ a: Lanes, _ b: Lanes) -> Lanes {
  #if arch(x86_64)
    _mm_max_ps(a, b)
  #else
    a.replacing(with: b, where: b .> a)
  #endif
}

/// About `1 / a.squareRoot()`, within 0.04 %.
@inline(always)
func roughInverseRoot(_ a: Lanes) -> Lanes {
  #if arch(x86_64)
    _mm_rsqrt_ps(a)
  #else
    1 / a.squareRoot()
  #endif
}

@inline(always)
func magnitude(_ a: Lanes) -> Lanes {
  unsafeBitCast(unsafeBitCast(a, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: Lanes.self)
}

/// All bits set where `a` is negative. Sign bits stay in vector registers, masks of Bools do not.
@inline(always)
func whereNegative(_ a: Lanes) -> SIMD4<UInt32> {
  unsafeBitCast(unsafeBitCast(a, to: SIMD4<Int32>.self) &>> 31, to: SIMD4<UInt32>.self)
}

/// The sign bits, the first lane's lowest.
@inline(always)
func signs(_ a: Lanes) -> Int32 {
  #if arch(x86_64)
    _mm_movemask_ps(a)
  #else
    (0..<4).reduce(0) { $0 | (a[$1].sign == .minus ? 1 << Int32($1) : 0) }
  #endif
}

@inline(always)
func anyNegative(_ a: Lanes) -> Bool { signs(a) != 0 }

/// `a` where the mask is set, else `b`.
@inline(always)
func select(_ mask: SIMD4<UInt32>, _ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> { (a & mask) | (b & ~mask) }

@inline(always)
func select(_ mask: SIMD4<UInt32>, _ a: Lanes, _ b: Lanes) -> Lanes {
  unsafeBitCast(
    select(mask, unsafeBitCast(a, to: SIMD4<UInt32>.self), unsafeBitCast(b, to: SIMD4<UInt32>.self)), to: Lanes.self)
}
