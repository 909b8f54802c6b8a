import { PIECE } from '../catalog/unit.ts'

/** What a parcel needs to know of a line. */
export interface ParcelLine {
  readonly unit: string
  /** Units of one sale step: 300 for «300 г», 10 for «10 шт». */
  readonly measure: number
  /** Sale steps. */
  readonly quantity: number
}

/** The weight of a sale step counted in pieces (a jar, a box of ten eggs) is unknown; this is assumed, grams. */
const PIECE_STEP_GRAMS = 1_000
/** Box and filling, a share of the goods. */
const WRAPPING = 0.1
/** Carriers count by the started kilogram; so do we, and a handful of nuts more asks for no new price. */
const WEIGHT_STEP_GRAMS = 1_000

/** What a parcel is taken to weigh while nobody knows the basket, grams. */
export const STANDARD_PARCEL_GRAMS = 3_000
/** Ten tons: no carrier takes it as a parcel, so heavier ones are counted as this, grams. */
export const MAX_PARCEL_GRAMS = 10_000_000

/**
 * What a basket weighs in its box, grams, in whole kilograms from 1. A litre is taken for a kilogram; a sale step
 * counted in pieces for a kilogram too.
 */
export function parcelGrams(lines: readonly ParcelLine[]): number {
  const goods = lines.reduce((sum, line) => sum + stepGrams(line) * line.quantity, 0)
  const steps = Math.ceil((goods * (1 + WRAPPING)) / WEIGHT_STEP_GRAMS)
  return Math.min(Math.max(1, steps) * WEIGHT_STEP_GRAMS, MAX_PARCEL_GRAMS)
}

const stepGrams = ({ unit, measure }: ParcelLine) => (unit === PIECE ? PIECE_STEP_GRAMS : measure)
