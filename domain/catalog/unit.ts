/** Units of sale, as escapes: Cyrillic texts belong to the catalogue of strings. */
export const GRAM = '\u0433'
export const MILLILITRE = '\u043c\u043b'
export const PIECE = '\u0448\u0442'
/** The unit of a line on the wire. Lines of bookings and plans have none and are counted in pieces. */
export const unitOrPiece = (unit: string | null): string => unit ?? PIECE
export const UNITS = [GRAM, MILLILITRE, PIECE] as const
export type Unit = (typeof UNITS)[number]

/** Units in the measure by which prices are compared: a kilogram, a litre or one piece. */
export function comparisonMeasure(unit: string): number {
  return unit === PIECE ? 1 : 1_000
}
