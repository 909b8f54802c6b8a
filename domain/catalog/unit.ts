/** Units of sale, written as escapes because Cyrillic texts belong to `strings`. */
export const GRAM = '\u0433'
export const MILLILITRE = '\u043c\u043b'
export const PIECE = '\u0448\u0442'
/** Unit of a line in API responses. Lines of bookings and plans have none and use pieces. */
export const unitOrPiece = (unit: string | null): string => unit ?? PIECE
export const UNITS = [GRAM, MILLILITRE, PIECE] as const
export type Unit = (typeof UNITS)[number]

/** Units in the measure by which prices are compared: a kilogram, a litre or one piece. */
export function comparisonMeasure(unit: string): number {
  return unit === PIECE ? 1 : 1_000
}
