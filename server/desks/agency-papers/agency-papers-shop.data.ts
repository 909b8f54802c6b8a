import { type Posting, settlementPostings } from '@okolitsa/domain/ledger/postings.ts'
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
export const nameOperator = ({ services, database }: Pick<World, 'services' | 'database'>, kpp: string | null = null) =>
  database.inTransaction(async (tx) => {
    const market = await services.market.read(tx)
    const operator = { ...market.operator, ...OPERATOR, kpp }
    await services.market.changeMarket(tx, { kind: 'service', name: 'test' }, market.version, { operator })
  })

/** Posts an entry as the ledger does, of any time: a month of orders would take minutes. */
async function post(
  { sql }: Pick<World, 'sql'>,
  entry: {
    readonly kind: string
    readonly order?: number
    readonly at: string
    readonly facts: object
    readonly postings: readonly Posting[]
  },
): Promise<void> {
  await sql(
    `with entry as (insert into ledger_entry (cause, kind, order_id, facts, at) values ($1, $2, $6, $3, $4) returning id)
     insert into ledger_line (entry_id, position, account, owner, amount)
     select id, (row_number() over ())::smallint, line ->> 'account', line ->> 'owner', (line ->> 'amount')::bigint
       from entry, jsonb_array_elements($5::jsonb) as line`,
    [
      `paper-test:${++causes}`,
      entry.kind,
      JSON.stringify(entry.facts),
      entry.at,
      JSON.stringify(entry.postings),
      entry.order ?? null,
    ],
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
/** Goods of an order that were refunded after the hand-over, with the fee of 10 % that goes back. */
export function postRefund(
  world: Pick<World, 'sql'>,
  { organizationId, order }: { readonly organizationId: number; readonly order: number },
  goods: number,
  at: string,
): Promise<void> {
  const kept = { customerId: 1, organizationId, delivery: kopecks(0), carrier: 'seller' as const, cash: kopecks(0) }
  const before = { ...kept, goods: kopecks(goods), commission: Math.floor(goods / 10) as Kopecks, vatPercent: 22 }
  const facts = { ...kept, goods: kopecks(0), commission: kopecks(0), vatPercent: 22 }
  return post(world, { kind: 'settlement', order, at, facts, postings: settlementPostings(facts, before) })
}
export function postPayout(world: Pick<World, 'sql'>, organizationId: number, sum: number, at: string): Promise<void> {
  const postings: Posting[] = [
    { account: 'seller', owner: String(organizationId), amount: sum },
    { account: 'payout_in_transit', owner: '', amount: -sum },
  ]
  return post(world, { kind: 'payout', at, facts: { organizationId, amount: sum }, postings })
}

/** Closes a month in the office, over HTTP. The books were checked without problems, and nothing waits for a register. */
export async function closeMonth(
  { sql, now, office }: Pick<World, 'sql' | 'now'> & { office: OfficeCall },
  period: string,
): Promise<{ status: number; body: unknown }> {
  await sql('insert into integrity_run (asked_at, started_at, ended_at, problems) values ($1, $1, $1, 0)', [now()])
  return office(['accountant'], 'POST', `/v1/office/closing/${period}/close`)
}
type OfficeCall = (
  roles: readonly ['accountant'],
  method: 'POST',
  url: string,
) => Promise<{ status: number; body: unknown }>
