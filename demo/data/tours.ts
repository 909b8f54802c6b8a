import { placeSources } from '../pictures/places/sources.ts'
import type { DemoOrganization } from '../schemas/organization.ts'
import { type DemoOperatorFacts, type DemoTour, operatorSchema } from '../schemas/tour.ts'
import { readFolder } from './read-data.ts'

const PICTURES_PER_TOUR = 4

const operators = readFolder('tours', operatorSchema).sort((one, other) => one.operator.id - other.operator.id)

/** Makes a tour operator an organization without delivery and goods, paid by card or the fast payment system. */
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

/** Tour operators, 501…512. */
export const demoTourOperators: readonly DemoOrganization[] = operators.map(({ operator }) => operatorOf(operator))

/** Tours of the demo in the order of their operators. */
export const demoTours: readonly DemoTour[] = operators.flatMap(({ tours }) =>
  tours.map((tour) => ({ ...tour, images: placeSources(tour.id, PICTURES_PER_TOUR) })),
)
