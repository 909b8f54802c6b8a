import type { Market } from './market.ts'

/** Steps of the set-up, in their order. */
export const SETUP_STEPS = ['identity', 'operator', 'categories', 'services', 'terms', 'sellers', 'opening'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** Requirements before the first sale of a market. */
export const OPENING_POINTS = [
  'name',
  'operator',
  'contacts',
  'categories',
  'sms',
  'payment',
  'commission',
  'legal',
  'seller',
] as const
export type OpeningPointName = (typeof OPENING_POINTS)[number]

export interface OpeningFacts extends Pick<Market, 'identity' | 'operator' | 'contacts' | 'fees'> {
  /** Host of the installation, which is the name of a market that nobody has named. */
  readonly host: string
  readonly categories: number
  /** True = codes of sign-in are sent, by a real service or by an emulator. */
  readonly sendsSms: boolean
  /** True = a service takes payments online, or a visible seller takes money at the door. */
  readonly takesMoney: boolean
  /** Legal texts that are not written yet. */
  readonly missingTexts: number
  /** Visible sellers with goods on sale that can be delivered. */
  readonly sellers: number
}

export interface OpeningPoint {
  readonly name: OpeningPointName
  /** Step of the set-up that fulfils the point. */
  readonly step: SetupStep
  readonly isDone: boolean
  /** True = the market may not open without it. */
  readonly isRequired: boolean
}

const RULES: Readonly<Record<OpeningPointName, (facts: OpeningFacts) => boolean>> = {
  name: ({ identity, host }) => identity.name !== '' && identity.name !== host,
  operator: ({ operator }) => isOperatorComplete(operator),
  contacts: ({ contacts }) => contacts.phone !== null || contacts.email !== null,
  categories: ({ categories }) => categories > 0,
  sms: ({ sendsSms }) => sendsSms,
  payment: ({ takesMoney }) => takesMoney,
  commission: ({ fees }) => fees.commissionPercent !== null,
  legal: ({ missingTexts }) => missingTexts === 0,
  seller: ({ sellers }) => sellers > 0,
}

const STEPS: Readonly<Record<OpeningPointName, SetupStep>> = {
  name: 'identity',
  operator: 'operator',
  contacts: 'operator',
  categories: 'categories',
  sms: 'services',
  payment: 'services',
  commission: 'terms',
  legal: 'terms',
  seller: 'sellers',
}

/**
 * Points without which a market does not open: customers could not sign in, farmers could not offer goods, or the law
 * forbids taking orders. A market may open without sellers, who then register by themselves.
 */
const REQUIRED: ReadonlySet<OpeningPointName> = new Set(['name', 'operator', 'categories', 'sms', 'legal'])

/** Names and numbers that contracts and the personal data policy state; a person and a foreign entity have none. */
export const isOperatorComplete = ({ kind, name, address, tin, ien }: Market['operator']): boolean =>
  name !== null && address !== null && (kind === 'person' || kind === 'foreign' || (tin !== null && ien !== null))

export const openingOf = (facts: OpeningFacts): OpeningPoint[] =>
  OPENING_POINTS.map((name) => ({
    name,
    step: STEPS[name],
    isDone: RULES[name](facts),
    isRequired: REQUIRED.has(name),
  }))

/** True = every required point is done. */
export const mayOpen = (points: readonly OpeningPoint[]): boolean =>
  points.every(({ isDone, isRequired }) => isDone || !isRequired)

/** The step at which the set-up continues: the first one with an undone point, or the last step. */
export const nextStepOf = (points: readonly OpeningPoint[]): SetupStep =>
  SETUP_STEPS.find((step) => points.some((point) => point.step === step && !point.isDone)) ?? 'opening'
