import { PIECE } from '../catalog/unit.ts'
import { type Kopecks, kopecks } from '../money/money.ts'

/** A line of an order as it lies in the parcel. */
export interface PackedLine {
  readonly title: string
  readonly sku: string
  readonly unit: string
  /** Units of one sale step: 300 for «300 г», 10 for «10 шт». */
  readonly measure: number
  readonly isWeight: boolean
  /** Grams or millilitres of weight goods, as weighed where they were; sale steps of others. */
  readonly amount: number
  /** What the customer pays for it. */
  readonly sum: Kopecks
}

/** A thing of the carrier's declaration. */
export interface ShipmentItem {
  readonly title: string
  readonly sku: string
  readonly weightGrams: number
  /** What it is worth. */
  readonly worth: Kopecks
  /** What the carrier takes for it at the hand-over; nothing where the order is paid. */
  readonly toCollect: Kopecks
}

/** Sides of a box, whole centimetres. */
export interface Box {
  readonly lengthCm: number
  readonly widthCm: number
  readonly heightCm: number
}

/** A box for two or three kilograms. */
export const STANDARD_BOX: Box = { lengthCm: 30, widthCm: 20, heightCm: 20 }
/** The longest side the carrier takes as a parcel, centimetres. */
export const LONGEST_SIDE_CM = 150
/** Parcels of the tariffs the shop orders are no heavier, grams. */
export const MAX_SHIPMENT_GRAMS = 30_000
/** The carrier takes no more positions. */
export const MAX_ITEMS = 126

/** The weight of a sale step counted in pieces is unknown; this is assumed, grams. */
const PIECE_STEP_GRAMS = 1_000
/** Box and filling, a share of the goods. */
const WRAPPING = 0.1
/** Weights are proposed in steps of a hundred grams. */
const WEIGHT_STEP_GRAMS = 100

const gramsOf = ({
  unit,
  measure,
  isWeight,
  amount,
}: Pick<PackedLine, 'unit' | 'measure' | 'isWeight' | 'amount'>): number =>
  Math.max(1, isWeight ? amount : amount * (unit === PIECE ? PIECE_STEP_GRAMS : measure))

/** What the parcel may weigh with its box, grams, until somebody has weighed it. A litre is taken for a kilogram. */
export function proposedGrams(lines: readonly Pick<PackedLine, 'unit' | 'measure' | 'isWeight' | 'amount'>[]): number {
  const goods = lines.reduce((sum, line) => sum + gramsOf(line), 0)
  return Math.max(1, Math.ceil((goods * (1 + WRAPPING)) / WEIGHT_STEP_GRAMS)) * WEIGHT_STEP_GRAMS
}

/**
 * What the carrier is told is in the parcel. Weights of things together are not more than the parcel's, and what is to
 * be collected is shared out by their worth to the kopeck. What does not fit into the carrier's list is one thing more.
 * @param due what is to be collected for the whole order
 */
export function itemsOf(
  lines: readonly PackedLine[],
  { due, parcelGrams, rest }: { readonly due: Kopecks; readonly parcelGrams: number; readonly rest: string },
): ShipmentItem[] {
  const listed =
    lines.length > MAX_ITEMS ? [...lines.slice(0, MAX_ITEMS - 1), restOf(lines.slice(MAX_ITEMS - 1), rest)] : lines
  const weights = listed.map(gramsOf)
  const goods = weights.reduce((sum, weight) => sum + weight, 0)
  // a gram of each stays, so that none weighs nothing
  const over = Math.max(0, goods - weights.length)
  const shrink = over > 0 ? Math.min(1, Math.max(0, parcelGrams - weights.length) / over) : 1
  const collected = sharedOut(
    due,
    listed.map(({ sum }) => sum),
  )
  return listed.map(({ title, sku, sum }, index) => ({
    title,
    sku,
    weightGrams: 1 + Math.floor(((weights[index] ?? 1) - 1) * shrink),
    worth: sum,
    toCollect: collected[index] ?? kopecks(0),
  }))
}

const restOf = (lines: readonly PackedLine[], title: string): PackedLine => ({
  title,
  sku: 'rest',
  unit: 'г',
  measure: 1,
  isWeight: true,
  amount: lines.reduce((sum, line) => sum + gramsOf(line), 0),
  sum: kopecks(lines.reduce((sum, line) => sum + line.sum, 0)),
})

/** A sum in parts that follow the shares; the parts come to the sum. */
function sharedOut(sum: Kopecks, shares: readonly number[]): Kopecks[] {
  const whole = shares.reduce((total, one) => total + one, 0)
  let passed = 0
  let given = 0
  return shares.map((one, index) => {
    passed += whole > 0 ? one : 1
    const upTo = index === shares.length - 1 ? sum : Math.floor((sum * passed) / (whole > 0 ? whole : shares.length))
    const part = upTo - given
    given = upTo
    return kopecks(part)
  })
}
