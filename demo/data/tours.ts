import type { DemoOrganization } from '../model.ts'
import { placeSources } from '../pictures/places/sources.ts'
import { type DemoOperatorFacts, type DemoTour, operatorSchema } from '../tour-model.ts'
import { readFolder } from './read-data.ts'

const PICTURES = 4

const operators = readFolder('tours', operatorSchema).sort((one, other) => one.operator.id - other.operator.id)

/** A tour organizer as an organization without delivery and products, paid by card or SBP. */
const operatorOf = (facts: DemoOperatorFacts): DemoOrganization => ({
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

/** Tour organizers, 501…512. */
export const demoTourOperators: readonly DemoOrganization[] = operators.map(({ operator }) => operatorOf(operator))

/** Tours in the order of their organizers. */
export const demoTours: readonly DemoTour[] = operators.flatMap(({ tours }) =>
  tours.map((tour) => ({ ...tour, images: placeSources(tour.id, PICTURES) })),
)
