import type { DemoTour } from '../../tour-model.ts'

type Cancellation = DemoTour['cancellation']

/** An excursion of a day: everything back three days before, half of it a day before. */
export const DAY_TRIP: Cancellation = [
  [72, 100],
  [24, 50],
]
/** Two days: beds and a bus are ordered a week before. */
export const WEEKEND: Cancellation = [
  [240, 100],
  [96, 70],
  [48, 30],
]
/** A journey of several days, with lodging paid ahead. */
export const JOURNEY: Cancellation = [
  [720, 100],
  [336, 70],
  [168, 40],
]
