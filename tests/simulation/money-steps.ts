import { randomUUID } from 'node:crypto'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { FARMS } from './farms.ts'
import type { KnownFee } from './known-money.ts'
import { grant, type Reference } from './reference.ts'
import { demand, newest, type Step } from './steps.ts'
import type { Ledger, World } from './world.ts'

/** A fee that starts today: orders placed before keep theirs. */
export const changeFee = (farm: number, fee: KnownFee): Step => ({
  name: `the fee of farm ${farm} becomes ${JSON.stringify(fee)}`,
  run: async (reference, world) => {
    await world.sql(
      `insert into commission_rule (organization_id, category_depth, basis_points, floor, ceiling, fixed, base, from_day,
         made_by, made_at)
       select $1, 0, $2, $3, $4, $5, 'sold', '2026-11-21', id, $6 from office_member`,
      [FARMS[farm], fee.basisPoints, fee.floor, fee.ceiling, fee.fixed, world.now()],
    )
    reference.money.fees[farm]?.push(fee)
    grant(reference, 'fee changed')
  },
})

/** Posts an entry by two concurrent approvals of the same proposal; returns how many were posted. */
async function post(world: World, entry: Parameters<Ledger['post']>[0]): Promise<number> {
  const answers = await Promise.allSettled([world.ledger.post(entry), world.ledger.post(entry)])
  for (const answer of answers)
    if (answer.status === 'rejected') demand(answer.reason instanceof Refusal, `posting broke: ${answer.reason}`)
  return answers.filter(({ status }) => status === 'fulfilled').length
}

/** A manual entry for or against a farm. @param amount kopecks; below 0 = the farm owes more */
export const writeEntry = (farm: number, amount: number): Step => ({
  name: `the office posts ${amount} to farm ${farm}`,
  run: async (reference, world) => {
    const [debit, credit] = amount > 0 ? (['adjustment', 'seller'] as const) : (['seller', 'adjustment'] as const)
    const key = randomUUID()
    const organizationId = FARMS[farm] as number
    const posted = await post(world, {
      ...{ key, debit, credit, organizationId, amount: Math.abs(amount), reverses: null, sellerTitle: null },
      ...{ reason: 'A mistake', document: 'Memo' },
    })
    demand(posted === 1, `a manual entry was posted ${posted} times`)
    const [row] = await world.sql<{ id: string }>('select id from ledger_entry where cause = $1', [`manual:${key}`])
    reference.money.entries.push({ farm, amount, id: Number(row?.id), isReversed: false })
    grant(reference, 'manual entry')
  },
})

/** Reverses a manual entry, perhaps again. */
export const reverseEntry = (index: number): Step => ({
  name: `the office reverses entry ${index}`,
  run: async (reference, world) => {
    const entry = newest(reference.money.entries, index)
    if (!entry) return
    const posted = await post(world, {
      ...{ key: randomUUID(), debit: 'bank', credit: 'tax', organizationId: null, amount: 1, sellerTitle: null },
      ...{ reverses: entry.id, reason: 'To the wrong farm', document: 'Memo' },
    })
    demand(posted === (entry.isReversed ? 0 : 1), `entry ${entry.id} was reversed ${posted} times more`)
    entry.isReversed = true
    grant(reference, 'entry reversed')
  },
})

/** The office gives a customer bonuses. @param bonuses whole bonuses */
export const giveGoodwill = (customer: number, bonuses: number): Step => ({
  name: `the office gives customer ${customer} ${bonuses} bonuses`,
  run: async (reference: Reference, world) => {
    await world.ledger.giveBonuses(reference.customers[customer] as number, bonuses)
    reference.money.goodwill[customer] = (reference.money.goodwill[customer] ?? 0) + bonuses * 100
    grant(reference, 'goodwill')
  },
})
