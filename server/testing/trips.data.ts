import pg from 'pg'
import { expect } from 'vitest'

/** Database work of a call. */
export interface Trips {
  readonly statements: number
  /**
   * Number of round trips: statements sent before any answer arrives are one round trip, including `begin` and
   * `commit`.
   */
  readonly trips: number
  /** First words of the statements, a line per round trip, which show an additional one. */
  readonly asked: string
}

type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown

/** True for statements of the job runner, which reads its own tables at any time. */
const ofJobRunner = (text: string) => text.includes('_private_')

/** Counts the database work of `work`; only the job runner of this process may run at the same time. */
export async function countTrips(work: () => Promise<unknown>): Promise<Trips> {
  const original = pg.Client.prototype.query as unknown as Query
  const trips: string[][] = []
  let isAnswered = true
  const watched: Query = function watchedQuery(config, ...rest) {
    const result = original.call(this, config, ...rest)
    const text = typeof config === 'string' ? config : String((config as { text?: unknown }).text)
    if (ofJobRunner(text)) return result
    if (isAnswered) trips.push([])
    isAnswered = false
    trips.at(-1)?.push(text.replace(/\s+/g, ' ').trim().slice(0, 48))
    const note = () => {
      isAnswered = true
    }
    Promise.resolve(result).then(note, note)
    return result
  }
  pg.Client.prototype.query = watched as unknown as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query
  }
  return {
    statements: trips.flat().length,
    trips: trips.length,
    asked: trips.map((statements) => statements.join(' | ')).join('\n'),
  }
}

/** Maximum attempts until a call is within its limit, because other work of the shop may add round trips. */
const TRIES = 4

/** Counts the calls after the first one, which fills the caches. */
export async function expectWithin(
  act: () => Promise<() => Promise<{ status: number; text: string }>>,
  most: { trips: number; statements: number },
): Promise<void> {
  const once = async (): Promise<Trips> => {
    const call = await act()
    return countTrips(async () => {
      const { status, text } = await call()
      if (status >= 300) throw new Error(text)
    })
  }
  await once()
  let counted = await once()
  const isWithin = () => counted.trips <= most.trips && counted.statements <= most.statements
  for (let tries = 1; tries < TRIES && !isWithin(); tries += 1) counted = await once()
  expect(counted.trips, counted.asked).toBeLessThanOrEqual(most.trips)
  expect(counted.statements, counted.asked).toBeLessThanOrEqual(most.statements)
}

/** Minimum number of executions: PostgreSQL plans the first five for comparison. */
const TRIES_OF_A_PLAN = 6

/**
 * First words of the statements that PostgreSQL plans at each execution during `work`, on connections that have sent
 * them more than five times. Planning takes longer than most of the statements. `batchedReads` explains `(select $1)`.
 */
export async function plannedAnew(work: () => Promise<unknown>): Promise<string[]> {
  const original = pg.Client.prototype.query as unknown as Query
  const clients = new Set<pg.Client>()
  const sent = new Set<string>()
  pg.Client.prototype.query = function watchedQuery(this: pg.Client, config: unknown, ...rest: unknown[]) {
    clients.add(this)
    sent.add(String((config as { text?: unknown } | undefined)?.text))
    return original.call(this, config, ...rest)
  } as unknown as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query
  }
  const found = new Set<string>()
  for (const client of clients) {
    const { rows } = await client.query<{ statement: string }>(
      'select statement from pg_prepared_statements where custom_plans >= $1 and generic_plans = 0',
      [TRIES_OF_A_PLAN],
    )
    for (const { statement } of rows)
      if (sent.has(statement) && !ofJobRunner(statement)) found.add(statement.replace(/\s+/g, ' ').trim().slice(0, 200))
  }
  return [...found].sort()
}
