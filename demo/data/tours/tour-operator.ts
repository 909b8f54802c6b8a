import type { DemoOrganization } from '../../model.ts'

/** What an operator says of itself; the rest a farm has (delivery, goods) it does without. */
export type OperatorFacts = Pick<
  DemoOrganization,
  'id' | 'slug' | 'title' | 'tagline' | 'story' | 'owner' | 'place' | 'landscape' | 'badge' | 'legal' | 'popularity'
> & { ageDays?: number }

/** A tour operator as an organization: nothing to deliver, no goods, paid by card or by the system of fast payments. */
export const tourOperator = (facts: OperatorFacts): DemoOrganization => ({
  type: 'tour_operator',
  documents: [],
  rates: [],
  pickups: [],
  withCdek: false,
  paymentMethods: ['rbs', 'sbp'],
  schedule: { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff: '18:00', processingDays: 1, from: 9, to: 18, horizonDays: 30 },
  workWithSubscriptions: false,
  ageDays: 720,
  products: [],
  ...facts,
})
