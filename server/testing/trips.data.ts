import pg from 'pg'
import { expect } from 'vitest'

/** What a call has asked of the database. */
export interface Trips {
  readonly statements: number
  /**
   * How often it waited: statements that are sent before any answer has come are one trip. `begin` and `commit` count as
   * any other.
   */
  readonly trips: number
  /** First words of the statements, a line for each trip: for whoever has to find the one that is new. */
  readonly asked: string
}

type Query = (this: pg.Client, config: unknown, ...rest: unknown[]) => unknown

/** What the job runner asks for itself, whenever it likes: it reads its own tables, which nobody else does. */
const ofJobRunner = (text: string) => text.includes('_private_')

/** Counts what `work` asks of the database; nothing of this process but the job runner may ask meanwhile. */
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

/** Calls that are counted until one keeps within what is allowed: what else the shop asks meanwhile can only add to one. */
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

/** Fewer tries say nothing: PostgreSQL plans the first five anew to compare. */
const TRIES_OF_A_PLAN = 6

/**
 * First words of the statements that PostgreSQL plans anew each time while `work` is done, on connections that have sent
 * them more than five times: planning takes longer than most of them. What `(select $1)` is for: `batchedReads`.
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
