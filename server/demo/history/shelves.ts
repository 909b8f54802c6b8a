import { randomUUID } from 'node:crypto'
import type { Span } from '@okolitsa/demo/history/plan.ts'
import { randomOf } from '@okolitsa/demo/history/random.ts'
import { SELLERS_OF_TOWN } from '@okolitsa/demo/history/sellers.ts'
import { type IsoDate, momentIn, plusDays } from '@okolitsa/domain/clock/clock.ts'
import { type Life, MSK } from './life.ts'

interface ShelfRow {
  readonly id: number
  readonly onHand: number
  readonly allocated: number
  readonly isWeight: boolean
  readonly measure: number
  readonly shelfDays: number | null
}

/** An arrival fills the shelf up to what it had when the free stock is below this share of it. */
const REFILL_BELOW = 0.75

/** Goods that last longer have no best-before day on their lots. */
const MAX_SHELF_DAYS = 730

/** Puts the daily work with the shelves on the agenda: arrivals with lots, write-offs and counts. */
export function putShelvesInOrder(life: Life, span: Span): void {
  const sellers = [...new Set(Object.values(SELLERS_OF_TOWN).flatMap((list) => list.map(([id]) => id)))].toSorted()
  const first = new Map<number, number>()
  for (let day = 0; day < span.days; day += 1) {
    const date = plusDays(span.firstDay, day)
    for (const [index, organizationId] of sellers.entries()) {
      const random = randomOf(`${span.seed}: shelves ${organizationId} ${day}`)
      life.agenda.add(momentIn(MSK, date, 6 * 60 + 30 + index), () =>
        workShelves(life, { organizationId, date, first, random }),
      )
    }
  }
}

async function workShelves(
  { shop, count }: Life,
  {
    organizationId,
    date,
    first,
    random,
  }: { organizationId: number; date: IsoDate; first: Map<number, number>; random: ReturnType<typeof randomOf> },
): Promise<void> {
  const shelf = await shop.sql<ShelfRow>(
    `select product.id, on_hand as "onHand", allocated + held as allocated, is_weight as "isWeight", measure, shelf_days as "shelfDays"
       from stock join product on product.id = product_id
      where organization_id = $1 and kind = 'counted' order by product.id`,
    [organizationId],
  )
  const moves: object[] = []
  for (const { id, onHand, allocated, isWeight, measure, shelfDays } of shelf) {
    if (!first.has(id)) first.set(id, onHand)
    const full = first.get(id) ?? 0
    const free = onHand - allocated
    const step = isWeight ? measure : 1
    if (full > 0 && free < full * REFILL_BELOW) {
      const lot = {
        number: `${date.slice(5).replace('-', '')}-${id % 1_000}`,
        madeOn: date,
        ...(shelfDays !== null && shelfDays < MAX_SHELF_DAYS && { bestBefore: plusDays(date, shelfDays) }),
      }
      moves.push({ press: randomUUID(), productId: id, kind: 'arrival', amount: full - free, lot, note: '' })
    } else if (free > step * 4 && random.chance(0.01)) {
      const reason = random.pick(['spoiled', 'broken', 'given'] as const)
      moves.push({ press: randomUUID(), productId: id, kind: 'writeOff', amount: step, reason, note: '' })
    } else if (free > step * 4 && random.chance(0.012)) {
      moves.push({ press: randomUUID(), productId: id, kind: 'count', amount: onHand - step, note: '' })
    }
  }
  if (moves.length === 0) return
  const answer = await shop.asSeller(organizationId, 'POST', '/v1/cabinet/stock/moves', { moves })
  if (answer.status !== 200) return count(`shelf refused: ${JSON.stringify(answer.body).slice(0, 200)}`)
  for (const item of answer.body.items) count(`shelf: ${item.kind} ${item.fate}`)
}
