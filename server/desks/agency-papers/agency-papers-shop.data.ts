import { type Posting, payoutPostings, settlementPostings } from '@okolitsa/domain/ledger/postings.ts'
import { type Kopecks, kopecks } from '@okolitsa/domain/money/money.ts'
import type { World } from '../../testing/world.data.ts'

const OPERATOR = {
  kind: 'company',
  name: 'ООО «Рынок»',
  address: '101000, г. Москва, ул. Примерная, д. 1',
  tin: '7722698789',
  ien: '1097746419077',
  signatory: 'Образцов Иван',
} as const
let causes = 0

/** Fills in the operator, whose details papers need. */
export const nameOperator = ({ services, database }: Pick<World, 'services' | 'database'>) =>
  database.inTransaction(async (tx) => {
    const market = await services.market.read(tx)
    const operator = { ...market.operator, ...OPERATOR }
    await services.market.changeMarket(tx, { kind: 'service', name: 'test' }, market.version, { operator })
  })

/** Posts an entry as the ledger does, of any time: a month of orders would take minutes. */
async function post(
  { sql }: Pick<World, 'sql'>,
  entry: { readonly kind: string; readonly at: string; readonly facts: object; readonly postings: readonly Posting[] },
): Promise<void> {
  await sql(
    `with entry as (insert into ledger_entry (cause, kind, facts, at) values ($1, $2, $3, $4) returning id)
     insert into ledger_line (entry_id, position, account, owner, amount)
     select id, (row_number() over ())::smallint, line ->> 'account', line ->> 'owner', (line ->> 'amount')::bigint
       from entry, jsonb_array_elements($5::jsonb) as line`,
    [`paper-test:${++causes}`, entry.kind, JSON.stringify(entry.facts), entry.at, JSON.stringify(entry.postings)],
  )
}

/** Goods that a seller has sold and handed over, with a fee of 10 % and VAT of 22 %. */
export function postSale(world: Pick<World, 'sql'>, organizationId: number, goods: number, at: string): Promise<void> {
  const facts = {
    ...{ customerId: 1, organizationId, goods: kopecks(goods), delivery: kopecks(0), carrier: 'seller' as const },
    ...{ cash: kopecks(0), commission: Math.floor(goods / 10) as Kopecks, vatPercent: 22 },
  }
  return post(world, { kind: 'settlement', at, facts, postings: settlementPostings(facts) })
}
export function postPayout(world: Pick<World, 'sql'>, organizationId: number, sum: number, at: string): Promise<void> {
  const facts = { organizationId, amount: kopecks(sum) }
  return post(world, { kind: 'payout', at, facts, postings: payoutPostings(facts) })
}
