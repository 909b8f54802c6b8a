import type { CostClass, Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'

/** Work counted by the limits; `kept` is sent from memory, `page` is rendered. */
export type CountedWork = CostClass | 'kept' | 'page'

/**
 * Cost of each kind of work, in units, for calls, pages and socket frames. The ratios are roughly those of CPU
 * milliseconds; `paid` costs money outside (a message, a query to another service).
 */
export const UNITS: Readonly<Record<CountedWork, number>> = {
  kept: 1,
  cheap: 5,
  read: 10,
  write: 20,
  page: 20,
  dear: 50,
  paid: 100,
}

/** Cost of the request that `RATE_LIMIT_PER_MINUTE` is measured in. */
export const UNITS_OF_REQUEST = UNITS.read

/** Limits of persons and networks, as multiples of the limit of one IP address. */
export const SHARES = {
  address: 1,
  /** A signed-in person, summed over all IP addresses. */
  person: 1,
  /** The wider network: an office, a house of one provider, a botnet in one data centre. */
  network: 4,
} as const

const READS = new Set(['GET', 'HEAD'])

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)

/** The work of a call with the given query. */
export function workOf(
  { method, work, dearWith }: Pick<Endpoint, 'work' | 'dearWith'> & { readonly method: string },
  query: unknown,
): CostClass {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>
  if (dearWith?.some((name) => isGiven(asked[name]))) return 'dear'
  return work ?? (READS.has(method) ? 'read' : 'write')
}
