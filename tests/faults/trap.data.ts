import pg from 'pg'
import { expect } from 'vitest'

/** A completed statement on a table, or the commit of a transaction that inserted into it. */
export type Moment = `${'insert' | 'update' | 'delete' | 'commit'} ${string}`

/** Id of the advisory lock that stops transactions at the trap; arbitrary. */
const TRAP = 7_413_900

/**
 * Stops transactions at a moment: they wait for a database lock, so the test knows their exact state; `cut` terminates
 * the waiting connections and removes the trap.
 */
export async function setTrap(databaseUrl: string, moment: Moment): Promise<{ cut(): Promise<void> }> {
  const [event, table] = moment.split(' ')
  const holder = new pg.Client({ connectionString: databaseUrl })
  await holder.connect()
  await holder.query('select pg_advisory_lock($1)', [TRAP])
  const trigger =
    event === 'commit'
      ? `constraint trigger fault_trap after insert on ${table} deferrable initially deferred for each row`
      : `trigger fault_trap after ${event} on ${table} for each statement`
  await holder.query(`
    create or replace function fault_trap() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(${TRAP}); return null; end $$;
    create ${trigger} execute function fault_trap()`)
  /** Removes the trap and returns the number of stopped transactions; waits until their connections are closed. */
  const end = async () => {
    const caught = await holder.query(
      `select pg_terminate_backend(pid, 5000) from pg_locks
        where locktype = 'advisory' and objid = $1 and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      [TRAP],
    )
    return caught.rowCount
  }
  const cut = async () => {
    try {
      await expect.poll(end, { interval: 10 }).toBeGreaterThan(0)
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [TRAP])
      await holder.query(`drop trigger fault_trap on ${table}`)
      await holder.end()
    }
  }
  return { cut }
}
