import { FARMS, KITCHEN, ORGANIZER, PLANS_SHOP } from './farms.ts'
import type { Reference } from './reference.ts'
import { demand } from './steps.ts'
import type { World } from './world.ts'

const SELLERS = [...FARMS, KITCHEN, ORGANIZER, PLANS_SHOP]
const HOUR_MS = 3_600_000

/**
 * Checks the statement of every seller, for periods that divide the history at the times of its orders: each begins where
 * the one before ended, its lines add up to its totals, and all together are the ledger.
 */
export async function compareStatements({ orders, money }: Reference, world: World): Promise<void> {
  const now = world.now().getTime()
  const rows = await world.sql<{ at: Date; owner: string; amount: number }>(
    `select at, owner, -amount::int as amount from ledger_entry join ledger_line on entry_id = ledger_entry.id
      where account = 'seller'`,
  )
  const times = rows.map(({ at }) => at.getTime()).sort((one, other) => one - other)
  const [middle = now] = [times[Math.floor(times.length / 2)]]
  // a bound is the time of an entry, so that the entry itself is in the later period
  const cuts = [0, middle - (orders.length + money.entries.length) * HOUR_MS, middle, now + 1]
  for (const organizationId of SELLERS) {
    const own = rows.filter(({ owner }) => owner === String(organizationId))
    for (const [index, end] of cuts.entries()) {
      const start = cuts[index - 1]
      if (start === undefined) continue
      const [from, to] = [new Date(start), new Date(end)]
      const sum = (isWithin: (at: Date) => boolean) =>
        own.reduce((all, { at, amount }) => all + (isWithin(at) ? amount : 0), 0)
      const asked = { organizationId, from, to, after: null, order: 'oldest' as const, kinds: null, most: 1_000 }
      const { opening, totals, lines } = await world.office.statementOf(asked)
      const [byTotals, byLines] = [totals, lines].map((parts) => parts.reduce((all, { amount }) => all + amount, 0))
      const expected = [
        sum((at) => at < from),
        sum((at) => at >= from && at < to),
        sum((at) => at >= from && at < to),
      ].join()
      const seen = [opening, byTotals, byLines].join()
      demand(seen === expected, `the statement of ${organizationId} says ${seen}, the ledger ${expected}`)
    }
  }
}
