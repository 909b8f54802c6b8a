/**
 * Adds server options (`-c name=value …`) to the database URL. `pg` ignores the pool's options when the URL has
 * options, so all of them are put into the URL.
 */
export function withOptions(databaseUrl: string, added: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', [url.searchParams.get('options'), added].filter(Boolean).join(' '))
  return url.href
}

/** Time limit of a statement, ms, so that a forgotten lock does not block a visitor for longer. */
export const STATEMENT_MS = 15_000

/** The database URL with a time limit for statements and for pauses within a transaction; 0 = none. */
export const withTimeLimits = (databaseUrl: string, limitMs: number): string =>
  withOptions(databaseUrl, `-c statement_timeout=${limitMs} -c idle_in_transaction_session_timeout=${limitMs}`)

/**
 * The URL of a database whose connections are `shiftMs` away from the machine's clock, so that `shop_now()` in SQL
 * agrees with the shop's `Clock`. Without a shift the URL is unchanged.
 */
export const withClockShift = (databaseUrl: string, shiftMs: number): string =>
  shiftMs === 0 ? databaseUrl : withOptions(databaseUrl, `-c okolitsa.clock_shift_ms=${shiftMs}`)
