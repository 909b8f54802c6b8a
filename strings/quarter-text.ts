const QUARTERS = ['', '¼', '½', '¾']

/** The nearest number of quarters, at least one. */
const quartersOf = (amount: number): number => Math.max(1, Math.round(amount * 4))

/** `2`, `¾`, `1½`: an amount in quarters. */
export function quarterText(amount: number): string {
  const quarters = quartersOf(amount)
  const whole = Math.floor(quarters / 4)
  return `${whole > 0 || quarters % 4 === 0 ? whole : ''}${QUARTERS[quarters % 4]}`
}

/** True when the text above needs the plural. */
export const isMoreThanOne = (amount: number): boolean => quartersOf(amount) > 4
