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
  const before = new Map<pg.Client, Promise<Plans>>()
  const sent = new Set<string>()
  pg.Client.prototype.query = function watchedQuery(this: pg.Client, config: unknown, ...rest: unknown[]) {
    const ask: Ask = (text) => original.call(this, text) as ReturnType<Ask>
    if (!before.has(this)) before.set(this, plansOf(ask))
    sent.add(String((config as { text?: unknown } | undefined)?.text))
    return original.call(this, config, ...rest)
  } as unknown as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original as unknown as typeof pg.Client.prototype.query
  }
  const found = new Set<string>()
  for (const [client, earlier] of before) {
    const known = await earlier
    for (const [statement, { custom, generic }] of await plansOf((text) => client.query(text))) {
      const { custom: customBefore, generic: genericBefore } = known.get(statement) ?? { custom: 0, generic: 0 }
      const isAnew = custom - customBefore >= TRIES_OF_A_PLAN && generic === genericBefore
      if (isAnew && sent.has(statement) && !ofJobRunner(statement))
        found.add(statement.replace(/\s+/g, ' ').trim().slice(0, 200))
    }
  }
  return [...found].sort()
}

type Ask = (text: string) => Promise<pg.QueryResult>
type Plans = ReadonlyMap<string, { readonly custom: number; readonly generic: number }>

/** Plans of a connection's statements so far. From then on the connection plans like production, not like a test. */
async function plansOf(ask: Ask): Promise<Plans> {
  const [, { rows }] = await Promise.all([
    ask('set plan_cache_mode = auto'),
    ask('select statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements'),
  ])
  return new Map(rows.map(({ statement, custom, generic }) => [statement, { custom, generic }]))
}
