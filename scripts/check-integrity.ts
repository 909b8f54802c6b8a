/**
 * `node scripts/check-integrity.ts`: prints the balances of the ledger and checks the books: stock equals its ledger
 * and holds, every payment has an order, every order has its sums, the ledger and the receipts contain all money.
 * Prints every imbalance and exits with code 1 if there is one. Reads DATABASE_DIRECT_URL or DATABASE_URL, or the
 * embedded database of a running shop (OKOLITSA_DATA_DIR).
 */
import { ACCOUNTS } from '@okolitsa/domain/ledger/postings.ts'
import { INTEGRITY_SQL } from '@okolitsa/server/db/check-integrity.ts'
import { withTimeLimits } from '@okolitsa/server/platform/db/connection-options.ts'
import { embeddedDatabaseUrlIn } from '@okolitsa/server/platform/db/embedded-database-url.ts'
import pg from 'pg'

async function databaseUrl(): Promise<string> {
  const outside = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (outside) return outside
  return embeddedDatabaseUrlIn(process.env.OKOLITSA_DATA_DIR ?? '.data')
}

/** Kopecks as roubles, always with the fraction: `−1 234.50`. */
const roubles = (kopecks: bigint) => {
  const digits = String(kopecks < 0n ? -kopecks : kopecks).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${kopecks < 0n ? '-' : ''}${whole}.${digits.slice(-2)}`
}

/** Prints every account with its debits, credits and balance; the balances sum to zero. */
function printBalances(rows: readonly { account: string; debit: string; credit: string }[]): void {
  const line = (...cells: string[]) =>
    cells.map((cell, index) => (index ? cell.padStart(18) : cell.padEnd(10))).join('')
  console.log(line('account', 'debit', 'credit', 'balance'))
  let [debits, credits] = [0n, 0n]
  for (const account of ACCOUNTS) {
    const row = rows.find((each) => each.account === account)
    const [debit, credit] = [BigInt(row?.debit ?? 0), BigInt(row?.credit ?? 0)]
    debits += debit
    credits += credit
    console.log(line(account, roubles(debit), roubles(credit), roubles(debit - credit)))
  }
  console.log(line('total', roubles(debits), roubles(credits), roubles(debits - credits)))
}

// the role may have a time limit
const client = new pg.Client({ connectionString: withTimeLimits(await databaseUrl(), 0) })
await client.connect()
const { rows: balances } = await client.query<{ account: string; debit: string; credit: string }>(
  `select account, coalesce(sum(amount) filter (where amount > 0), 0)::text as debit,
     coalesce(-sum(amount) filter (where amount < 0), 0)::text as credit from ledger_line group by account`,
)
const { rows } = await client.query<{ problem: string }>(INTEGRITY_SQL)
await client.end()
printBalances(balances)
for (const { problem } of rows) console.error(problem)
console.log(rows.length === 0 ? 'the books are right' : `${rows.length} problems`)
process.exitCode = rows.length === 0 ? 0 : 1
