/** Reasons for which the carrier refuses a shipment, grouped by what the seller can do. */
export const SHIPMENT_FAILURES = [
  'recipientPlace',
  'senderPlace',
  'weight',
  'size',
  'phone',
  'name',
  'payment',
  'tariff',
  'items',
  'unknown',
] as const
export type ShipmentFailure = (typeof SHIPMENT_FAILURES)[number]

/** Patterns of the carrier's error codes; the first match counts. */
const MESSAGES: readonly (readonly [RegExp, ShipmentFailure])[] = [
  [/number_items|items_is_more/, 'items'],
  [/weight/, 'weight'],
  [/dimension|length|width|height|size/, 'size'],
  [/phone/, 'phone'],
  [/sender|shipment_(address|point|location)|from_location/, 'senderPlace'],
  [/recipient_(location|address)|delivery_(address|point|location)|to_location|pvz|city/, 'recipientPlace'],
  [/payment|cod|collect/, 'payment'],
  [/tariff|service|calculat/, 'tariff'],
  [/recipient|name|contact/, 'name'],
]

/** Translates the carrier's codes; each reason once. */
export function failuresOf(codes: readonly string[]): ShipmentFailure[] {
  const reasons = codes.map((code) => MESSAGES.find(([pattern]) => pattern.test(code.toLowerCase()))?.[1] ?? 'unknown')
  return reasons.length > 0 ? [...new Set(reasons)] : ['unknown']
}
