import { PIECE } from '../catalog/unit.ts'
import { type Kopecks, kopecks } from '../money/money.ts'

export interface PackedLine {
  readonly title: string
  readonly sku: string
  readonly unit: string
  /** Units of one sale step: 300 for «300 г», 10 for «10 шт». */
  readonly measure: number
  readonly isWeight: boolean
  /** Amount: grams or millilitres of weighed goods, as measured; sale steps of others. */
  readonly amount: number
  /** Price paid by the customer. */
  readonly sum: Kopecks
}

/** An item of the carrier's declaration. */
export interface ShipmentItem {
  readonly title: string
  readonly sku: string
  readonly weightGrams: number
  /** Declared value. */
  readonly worth: Kopecks
  /** Sum that the carrier collects for the item at the handover; 0 for a paid order. */
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
/** Maximum length of a parcel's side, centimetres. */
export const LONGEST_SIDE_CM = 150
/** Maximum weight of a parcel in the ordered tariffs, grams. */
export const MAX_SHIPMENT_GRAMS = 30_000
/** Maximum items of the carrier's declaration. */
export const MAX_ITEMS = 126

/** Assumed weight of a sale step counted in pieces, grams. */
const PIECE_STEP_GRAMS = 1_000
/** Weight of the box and filling as a share of the goods. */
const WRAPPING = 0.1
/** Step to which proposed weights are rounded up, grams. */
const WEIGHT_STEP_GRAMS = 100

const gramsOf = ({
  unit,
  measure,
  isWeight,
  amount,
}: Pick<PackedLine, 'unit' | 'measure' | 'isWeight' | 'amount'>): number =>
  Math.max(1, isWeight ? amount : amount * (unit === PIECE ? PIECE_STEP_GRAMS : measure))

/** Proposed weight of a parcel with its box, grams, until it is weighed. A litre counts as a kilogram. */
export function proposedGrams(lines: readonly Pick<PackedLine, 'unit' | 'measure' | 'isWeight' | 'amount'>[]): number {
  const goods = lines.reduce((sum, line) => sum + gramsOf(line), 0)
  return Math.max(1, Math.ceil((goods * (1 + WRAPPING)) / WEIGHT_STEP_GRAMS)) * WEIGHT_STEP_GRAMS
}

/**
 * Items of the declaration. Their weights do not exceed the parcel's, and the sum to collect is divided exactly in
 * proportion to their values. Goods beyond the carrier's limit are joined into one item. @param due sum to collect for
 * the whole order
 */
export function itemsOf(
  lines: readonly PackedLine[],
  { due, parcelGrams, rest }: { readonly due: Kopecks; readonly parcelGrams: number; readonly rest: string },
): ShipmentItem[] {
  const listed =
    lines.length > MAX_ITEMS ? [...lines.slice(0, MAX_ITEMS - 1), restOf(lines.slice(MAX_ITEMS - 1), rest)] : lines
  const weights = listed.map(gramsOf)
  const goods = weights.reduce((sum, weight) => sum + weight, 0)
  // at least a gram of each, so that no item weighs 0
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

/** Divides a sum in proportion to shares; the parts add up to it. */
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
