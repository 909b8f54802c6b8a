import { PIECE } from '../catalog/unit.ts'

/** Fields of a line that the weight depends on. */
export interface ParcelLine {
  readonly unit: string
  /** Units per sale step: 300 for «300 г», 10 for «10 шт». */
  readonly measure: number
  /** Sale steps. */
  readonly quantity: number
}

/** Assumed weight of a sale step counted in pieces (a jar, a box of ten eggs), grams. */
const PIECE_STEP_GRAMS = 1_000
/** Weight of the box and filling as a share of the goods. */
const WRAPPING = 0.1
/** Carriers charge by the started kilogram. Rounding the same way avoids a new price request for a small addition. */
const WEIGHT_STEP_GRAMS = 1_000

/** Assumed weight of a parcel while the cart is unknown, grams. */
export const STANDARD_PARCEL_GRAMS = 3_000
/**
 * Maximum weight of a parcel, grams (ten tons); heavier carts are limited to it. No carrier accepts either as a parcel.
 */
export const MAX_PARCEL_GRAMS = 10_000_000

/** Weight of a cart in its box, grams, in whole kilograms from 1. A litre, or a step of pieces, weighs a kilogram. */
export function parcelGrams(lines: readonly ParcelLine[]): number {
  const goods = lines.reduce((sum, line) => sum + stepGrams(line) * line.quantity, 0)
  const steps = Math.ceil((goods * (1 + WRAPPING)) / WEIGHT_STEP_GRAMS)
  return Math.min(Math.max(1, steps) * WEIGHT_STEP_GRAMS, MAX_PARCEL_GRAMS)
}

const stepGrams = ({ unit, measure }: ParcelLine) => (unit === PIECE ? PIECE_STEP_GRAMS : measure)
