import PickerCore
import PickerScene

func quotedJSON(_ text: String) -> String { JSON.quote(text) }

/// A number in full, or with at most so many decimals; never with an exponent.
func numberJSON(_ value: Double, atMost decimals: Int? = nil) -> String {
  decimalText(value, atMost: decimals ?? 400)
}
