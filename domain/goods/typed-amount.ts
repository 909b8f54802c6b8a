/** A typed number: `2 150`, `8,4`, `12.50`. Spaces separate groups of three digits only: `12 50` is invalid. */
const TYPED = /^(\d{1,9}|\d{1,3}(?:\s\d{3}){1,2})(?:[.,](\d{1,3}))?$/

/**
 * Parses a typed number into the smallest units: kopecks of roubles (`per` 100), grams of kilograms (1000), pieces (1).
 * Null = not a number, or finer than the smallest unit.
 */
export function unitsTyped(typed: string, per: 1 | 100 | 1_000): number | null {
  const [, whole, fraction = ''] = TYPED.exec(typed.trim()) ?? []
  if (whole === undefined) return null
  const digits = String(per).length - 1
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > digits) return null
  return Number(whole.replace(/\s/g, '')) * per + Number(kept.padEnd(digits, '0') || 0)
}

/** A price changed by per cent: whole roubles, never 0. */
export const priceByPercent = (roubles: number, percent: number): number =>
  Math.max(1, Math.round((Math.round(roubles * 100) * (100 + percent)) / 10_000))
