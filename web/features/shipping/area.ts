import type { Shipping } from '@okolitsa/contracts/shipping/shipping.ts'

/** A place where a rate holds. */
export type Area = Shipping['rates'][number]['areas'][number]['area']
