import type { Endpoint, Work } from '@okolitsa/contracts/kernel/endpoint.ts'

/** `kept` is sent again as it was sent before, `page` is rendered. */
export type CountedWork = Work | 'kept' | 'page'

/**
 * What each kind of work costs, in units: the one table for calls, pages and frames of sockets. They stand to each other
 * as milliseconds of the processor do, roughly; `paid` costs money outside (a message, a question to another service).
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

/** The request that `RATE_LIMIT_PER_MINUTE` speaks of. */
export const UNITS_OF_REQUEST = UNITS.read

/** Whose work is added up, and how many times the work of one address is allowed them. */
export const SHARES = {
  address: 1,
  /** Whoever is signed in, from all their addresses. */
  person: 1,
  /** The addresses beside it: an office, a provider's house, a botnet in one data centre. */
  network: 4,
} as const

const READS = new Set(['GET', 'HEAD'])

/** Whether a field of the query says anything. */
const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== null && !(Array.isArray(value) && value.length === 0)

/** The work of a call asked in these words. */
export function workOf(
  { method, work, dearWith }: Pick<Endpoint, 'work' | 'dearWith'> & { readonly method: string },
  query: unknown,
): Work {
  const asked = (query ?? {}) as Readonly<Record<string, unknown>>
  if (dearWith?.some((name) => isGiven(asked[name]))) return 'dear'
  return work ?? (READS.has(method) ? 'read' : 'write')
}
