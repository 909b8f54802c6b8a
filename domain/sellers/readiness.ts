import type { SellerProfile } from './seller-fields.ts'

/** What a seller needs before the first sale. */
export const READINESS_POINTS = [
  'company',
  'contact',
  'story',
  'photo',
  'kitchen',
  'delivery',
  'payment',
  'papers',
  'goods',
] as const
export type ReadinessPointName = (typeof READINESS_POINTS)[number]

/** What is known of a seller. */
export interface ReadinessFacts
  extends Pick<SellerProfile, 'type' | 'legalName' | 'legalAddress' | 'tin' | 'ien' | 'phone' | 'story' | 'image'> {
  /** Days of the week on which orders leave or are handed over. */
  readonly weekdays: number
  readonly rates: number
  /** A restaurant has said where it cooks, what kind of kitchen it is and when it is open. */
  readonly hasKitchen: boolean
  readonly withCdek: boolean
  /** Open places where orders are collected. */
  readonly tradePlaces: number
  readonly paymentMethods: number
  /** Those that hold today. */
  readonly papers: number
  /** On sale with a price and a picture, and there is some of it; dishes of a restaurant, tours of whoever leads them. */
  readonly goods: number
}

export interface ReadinessPoint {
  readonly name: ReadinessPointName
  readonly isDone: boolean
}

/** Drawings of the shop's own: a new seller begins with one, and it is no photo of theirs. */
const DRAWINGS = 'food/'

const RULES: Readonly<Record<ReadinessPointName, (facts: ReadinessFacts) => boolean>> = {
  company: ({ legalName, legalAddress, tin, ien }) => [legalName, legalAddress, tin, ien].every((one) => one !== ''),
  contact: ({ phone }) => phone !== null,
  story: ({ story }) => story.length > 0,
  photo: ({ image }) => !image.startsWith(DRAWINGS),
  kitchen: ({ hasKitchen }) => hasKitchen,
  delivery: ({ weekdays, rates, withCdek, tradePlaces }) => weekdays > 0 && (rates > 0 || withCdek || tradePlaces > 0),
  payment: ({ paymentMethods }) => paymentMethods > 0,
  papers: ({ papers }) => papers > 0,
  goods: ({ goods }) => goods > 0,
}

/** Points of some sellers only: tours are not delivered, and neither they nor dishes need papers of their own. */
const ONLY_OF: Readonly<Partial<Record<ReadinessPointName, readonly SellerProfile['type'][]>>> = {
  kitchen: ['restaurant'],
  delivery: ['farmer', 'restaurant'],
  papers: ['farmer'],
}

/** Points of a seller in their order. */
export const readinessOf = (facts: ReadinessFacts): ReadinessPoint[] =>
  READINESS_POINTS.filter((name) => ONLY_OF[name]?.includes(facts.type) ?? true).map((name) => ({
    name,
    isDone: RULES[name](facts),
  }))

/** Is nothing missing? */
export const isReady = (points: readonly ReadinessPoint[]): boolean => points.every(({ isDone }) => isDone)
