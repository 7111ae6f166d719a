import PickerCore

extension RuleFailure {
  /// Why the color is not allowed, for those who do not know the numbers; in the language of the session.
  var words: String {
    switch rule {
    case .contrast(.on, _, let least):
      tr("Hard to read on %s: contrast %s, %s wanted", reference, Contrast.text(ratio: value), number(least))
    case .contrast(.under, _, let least):
      tr("Hard to read in %s on this: contrast %s, %s wanted", reference, Contrast.text(ratio: value), number(least))
    case .contrastAtMost(_, _, let most):
      tr("Stands out too much from %s: contrast %s, %s at most", reference, oneDecimal(value), number(most))
    case .lightnessContrast(.on, _, let least):
      tr("Hard to read on %s: Lc %s, %s wanted", reference, oneDecimal(value), number(least))
    case .lightnessContrast(.under, _, let least):
      tr("Hard to read in %s on this: Lc %s, %s wanted", reference, oneDecimal(value), number(least))
    case .gamut(let id): tr("More vivid than %s can show", Self.name(of: id))
    case .distance(_, let least, _):
      if let eyes = vision.deficiency?.title {
        tr("Looks too much like %s to %s eyes: ΔE %s, %s wanted", reference, eyes, oneDecimal(value), number(least))
      } else {
        tr("Looks too much like %s: ΔE %s, %s wanted", reference, oneDecimal(value), number(least))
      }
    case .channel(let id, let index, let low, let high):
      if low == high {
        tr("%s is held at %s", name(id, index), number(low))
      } else {
        tr("%s is outside of what is wanted: %s", name(id, index), rule.text)
      }
    case .opaque: tr("Translucent, but has to be opaque")
    }
  }

  /// What stands at an edge in a plane.
  var edgeWords: String {
    switch rule {
    case .contrast(.on, _, let ratio), .contrastAtMost(.on, _, let ratio):
      tr("%s : 1 on %s", number(ratio), reference)
    case .contrast(.under, _, let ratio), .contrastAtMost(.under, _, let ratio):
      tr("%s : 1 under %s", number(ratio), reference)
    case .lightnessContrast(_, _, let least): "Lc \(number(least)) \(reference)"
    case .gamut(let id): Self.name(of: id)
    case .distance(_, let least, _):
      if let eyes = vision.deficiency?.title {
        tr("ΔE %s from %s, %s", number(least), reference, eyes)
      } else {
        tr("ΔE %s from %s", number(least), reference)
      }
    case .channel, .opaque: rule.text
    }
  }

  private func number(_ value: Double) -> String { decimalText(value, atMost: 2) }

  private func name(_ id: ColorSpaceID, _ index: Int) -> String {
    "\(id.space.name) \(id.space.channels[index].letter.uppercased())"
  }
}

extension Nudge.Stop {
  var words: String {
    switch self {
    case .rule(let failure): failure.words
    case .end(.white): tr("Nothing is lighter than white")
    case .end(.black): tr("Nothing is darker than black")
    case .end(.gray): tr("Too gray to have another hue")
    case .end(.gamut(let name)): tr("More vivid than %s can show", name)
    case .end(.held): tr("A held channel is in the way")
    }
  }
}
