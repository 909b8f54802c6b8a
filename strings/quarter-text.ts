const QUARTERS = ['', '¼', '½', '¾']

/** Rounds an amount to quarters, at least one. */
const quartersOf = (amount: number): number => Math.max(1, Math.round(amount * 4))

/** Formats an amount in quarters: `2`, `¾`, `1½`. */
export function quarterText(amount: number): string {
  const quarters = quartersOf(amount)
  const whole = Math.floor(quarters / 4)
  return `${whole > 0 || quarters % 4 === 0 ? whole : ''}${QUARTERS[quarters % 4]}`
}

/** True when the text of an amount needs the plural. */
export const isMoreThanOne = (amount: number): boolean => quartersOf(amount) > 4
