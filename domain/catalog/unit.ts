/** Units of sale as the shop writes them, as escapes: Cyrillic words live in the catalogue of strings. */
export const GRAM = '\u0433'
export const MILLILITRE = '\u043c\u043b'
export const PIECE = '\u0448\u0442'
/** The unit of a line on the wire: lines of bookings and plans have none and are counted one by one. */
export const unitOrPiece = (unit: string | null): string => unit ?? PIECE
export const UNITS = [GRAM, MILLILITRE, PIECE] as const
export type Unit = (typeof UNITS)[number]

/** How many units make the measure prices are compared by: a kilogram, a litre, one piece. */
export function comparisonMeasure(unit: string): number {
  return unit === PIECE ? 1 : 1_000
}
