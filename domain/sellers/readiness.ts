import { personKindOf } from './person-seller.ts'
import type { SellerProfile } from './seller-fields.ts'

/** Requirements before the first sale. */
export const READINESS_POINTS = [
  'company',
  'contact',
  'story',
  'photo',
  'kitchen',
  'delivery',
  'payment',
  'papers',
  'plot',
  'goods',
] as const
export type ReadinessPointName = (typeof READINESS_POINTS)[number]

export interface ReadinessFacts
  extends Pick<
    SellerProfile,
    'type' | 'legalName' | 'legalAddress' | 'tin' | 'ien' | 'taxSystem' | 'phone' | 'story' | 'image'
  > {
  /** Number of weekdays with departures or handovers. */
  readonly weekdays: number
  readonly rates: number
  /** True = the kitchen's address, cuisine and opening hours are set. */
  readonly hasKitchen: boolean
  readonly withCdek: boolean
  /** Number of open pickup places. */
  readonly tradePlaces: number
  readonly paymentMethods: number
  /** Number of documents valid today. */
  readonly papers: number
  /** True = the municipality's paper about a household plot is valid today. */
  readonly hasPlotPaper: boolean
  /** Number of goods on sale with a price, a picture and stock; dishes of a restaurant, tours of an organizer. */
  readonly goods: number
}

export interface ReadinessPoint {
  readonly name: ReadinessPointName
  readonly isDone: boolean
}

/** Folder of the shop's drawings: a new seller starts with a drawing, which is not accepted as their photo. */
const DRAWINGS = 'food/'

const RULES: Readonly<Record<ReadinessPointName, (facts: ReadinessFacts) => boolean>> = {
  // persons have no registration number
  company: ({ legalName, legalAddress, tin }) => [legalName, legalAddress, tin].every((one) => one !== ''),
  contact: ({ phone }) => phone !== null,
  story: ({ story }) => story.length > 0,
  photo: ({ image }) => !image.startsWith(DRAWINGS),
  kitchen: ({ hasKitchen }) => hasKitchen,
  delivery: ({ weekdays, rates, withCdek, tradePlaces }) => weekdays > 0 && (rates > 0 || withCdek || tradePlaces > 0),
  payment: ({ paymentMethods }) => paymentMethods > 0,
  papers: ({ papers }) => papers > 0,
  plot: ({ hasPlotPaper }) => hasPlotPaper,
  goods: ({ goods }) => goods > 0,
}

/** Points that only some trades have: tours are not delivered, and neither tours nor dishes need documents. */
const ONLY_OF: Readonly<Partial<Record<ReadinessPointName, readonly SellerProfile['type'][]>>> = {
  kitchen: ['restaurant'],
  delivery: ['farmer', 'restaurant'],
  papers: ['farmer'],
}

export function readinessOf(facts: ReadinessFacts): ReadinessPoint[] {
  // no declarations are made for the produce of a household plot: the paper about the plot stands for them
  const isPlot = personKindOf(facts) === 'household'
  const isAsked = (name: ReadinessPointName) => name !== (isPlot ? 'papers' : 'plot')
  return READINESS_POINTS.filter((name) => isAsked(name) && (ONLY_OF[name]?.includes(facts.type) ?? true)).map(
    (name) => ({ name, isDone: RULES[name](facts) }),
  )
}

export const isReady = (points: readonly ReadinessPoint[]): boolean => points.every(({ isDone }) => isDone)
