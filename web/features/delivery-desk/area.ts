import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'

/** An area to which a delivery rate applies. */
export type Area = Shipping['rates'][number]['areas'][number]['area']
