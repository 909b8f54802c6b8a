/**
 * Adds server options (`-c name=value …`) to the address. `pg` ignores the pool's options when the address has some, so
 * all of them are put there.
 */
export function withOptions(databaseUrl: string, added: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', [url.searchParams.get('options'), added].filter(Boolean).join(' '))
  return url.href
}

/** A forgotten lock must not block a visitor for longer than this. */
export const STATEMENT_MS = 15_000

/** The address with a time limit for statements and for pauses within a transaction; 0 = none. */
export const withTimeLimits = (databaseUrl: string, limitMs: number): string =>
  withOptions(databaseUrl, `-c statement_timeout=${limitMs} -c idle_in_transaction_session_timeout=${limitMs}`)

/**
 * The address of a database whose connections are `shiftMs` away from the machine's clock: `shop_now()` in SQL agrees
 * with the shop's `Clock`. Without a shift the address is unchanged.
 */
export const withClockShift = (databaseUrl: string, shiftMs: number): string =>
  shiftMs === 0 ? databaseUrl : withOptions(databaseUrl, `-c okolitsa.clock_shift_ms=${shiftMs}`)
