import pg from 'pg'
import { STATEMENT_MS } from './connection-options.ts'

/** Arbitrary lock number that serializes concurrent starts of nodes. */
const LOCK_KEY = 7_210_003

/**
 * Sets the role's time limits in this database, for poolers that accept no connection options. They apply to
 * connections that the pooler opens afterwards.
 * @param directUrl without the pooler, as the role that the pooler signs in with
 */
export const limitRole = (directUrl: string): Promise<unknown> =>
  ask(
    directUrl,
    `do $$ begin
      perform pg_advisory_xact_lock(${LOCK_KEY});
      execute format('alter role current_user in database %I set statement_timeout = ${STATEMENT_MS}', current_database());
      execute format('alter role current_user in database %I set idle_in_transaction_session_timeout = ${STATEMENT_MS}',
        current_database());
    end $$`,
  )

/** True when statements on this connection have a time limit. */
export async function hasTimeLimits(url: string): Promise<boolean> {
  const { rows } = await ask(url, 'show statement_timeout')
  return rows[0]?.statement_timeout !== '0'
}

async function ask(url: string, text: string): Promise<pg.QueryResult<{ statement_timeout?: string }>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
