import type { TaxSystem } from '@okolitsa/domain/fiscal/vat.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import type { PayoutVat, RatedSales } from '@okolitsa/domain/payouts/payout-vat.ts'
import type { RequisitesKind } from '@okolitsa/domain/seller-contract/requisites.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Where a payout goes, frozen with it; fields that the kind of requisites does not have are null. */
export interface Destination {
  readonly kind: RequisitesKind
  readonly name: string
  readonly tin: string | null
  readonly bic: string | null
  readonly account: string | null
  readonly correspondentAccount: string | null
  readonly bankName: string | null
  readonly phone: string | null
  readonly token: string | null
  readonly lastFour: string | null
  /** The contract as payments name it; null = none was accepted. */
  readonly contract: { readonly number: string; readonly day: string } | null
  /** VAT inside the payout, by the tax system of the day of the draft; absent = without VAT, or of an earlier release. */
  readonly vat?: PayoutVat
}

export interface DueRow {
  readonly organizationId: number
  readonly balance: number
  readonly recent: readonly {
    readonly amount: number
    readonly state: DeliveryStatus
    readonly finishedAt: string | null
    readonly claimedAt: string | null
  }[]
  readonly debts: readonly { readonly since: string; readonly amount: Kopecks }[]
  readonly requisitesId: number | null
  readonly destination: Destination | null
  readonly isChanging: boolean
  readonly isReturned: boolean
  readonly lacksContract: boolean
  readonly isSuspended: boolean
  readonly taxSystem: TaxSystem
}

/** One draft at a time; the lock ends with the transaction. */
export const lockRuns = async (tx: Executor): Promise<void> => {
  await run(tx, "select pg_advisory_xact_lock(hashtext('payout runs'))")
}

/**
 * All sellers with money or debts, of one moment. Debts are the fees of orders whose money the seller took, and the
 * negative sums of earlier runs; payouts that did not come back have taken the oldest of them. Sums of money that waits
 * are compared order by order in the domain.
 * @param since orders that ended later may wait
 */
export const listDues = (
  tx: Executor,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<DueRow[]> =>
  run<DueRow>(
    tx,
    `with own as materialized (
       select owner::int as organization_id, (-sum(amount))::bigint as balance from ledger_line
        where account = 'seller' group by owner
     ), live as materialized (
       select item.id, organization_id, run.day, taken, owed from payout_item as item join payout_run as run on run.id = run_id
        where run.state <> 'cancelled' and (item.state is null or item.state not in ('returned', 'failed'))
     ), past as (
       select organization_id, sum(taken) as done from live group by organization_id
     ), debt as (
       select line.owner::int as organization_id, (entry.at at time zone 'Europe/Moscow')::date as since, entry.id,
         sum(line.amount) as amount
         from ledger_entry as entry join ledger_line as line on line.entry_id = entry.id and line.account = 'seller'
        where entry.kind = 'settlement' and entry.cause = 'order:' || entry.order_id || ':1'
        group by line.owner, entry.id, entry.at having sum(line.amount) > 0
       union all
       select organization_id, day, id, owed from live where owed > 0
     ), counted as (
       select organization_id, since, amount,
         sum(amount) over (partition by organization_id order by since, id rows unbounded preceding) as upto from debt
     ), open_debt as (
       select organization_id, since, sum(least(amount, upto - coalesce(done, 0))) as amount
         from counted left join past using (organization_id)
        where upto > coalesce(done, 0) group by organization_id, since
     ), debts as (
       select organization_id, jsonb_agg(jsonb_build_object('since', since, 'amount', amount) order by since) as debts
         from open_debt group by organization_id
     ), claimed as (
       select order_id, min(created_at) as at from line_claim where state = 'waiting' group by order_id
     ), recent as (
       select order_id from ledger_entry where at >= $2 and kind = 'settlement'
       union select order_id from claimed
     ), share as (
       select recent.order_id, line.owner::int as organization_id, (-sum(line.amount))::bigint as amount
         from recent join ledger_entry as entry on entry.order_id = recent.order_id
         join ledger_line as line on line.entry_id = entry.id and line.account = 'seller' group by recent.order_id, line.owner
     ), shares as (
       select share.organization_id, jsonb_agg(jsonb_build_object('amount', share.amount, 'state', head.state,
           'finishedAt', terms.finished_at, 'claimedAt', claimed.at)) as recent
         from share join order_head as head on head.id = share.order_id
         join order_terms as terms on terms.order_id = share.order_id
         left join claimed on claimed.order_id = share.order_id
        where share.amount > 0 group by share.organization_id
     )
     select own.organization_id as "organizationId", own.balance, coalesce(shares.recent, '[]') as recent,
       coalesce(debts.debts, '[]') as debts, paid.id as "requisitesId",
       case when paid.id is not null then jsonb_build_object('kind', paid.kind, 'name', card.legal_name, 'tin', card.tin,
         'bic', paid.bic, 'account', paid.account, 'correspondentAccount', paid.correspondent_account,
         'bankName', paid.bank_name, 'phone', paid.phone, 'token', paid.token, 'lastFour', paid.last_four, 'contract', case when paid.contract_at is not null then jsonb_build_object(
           'number', own.organization_id::text, 'day', (paid.contract_at at time zone 'Europe/Moscow')::date) end) end as destination,
       exists (select from seller_requisites as next where next.organization_id = own.organization_id
         and next.effective_from > $1) as "isChanging",
       exists (select from payout_item as back where back.organization_id = own.organization_id
         and back.state = 'returned' and back.requisites_id = paid.id) as "isReturned",
       coalesce(paid.lacks_contract, false) as "lacksContract", terms.suspended_at is not null as "isSuspended",
       card.tax_system as "taxSystem"
       from own join seller_card as card on card.id = own.organization_id
       join seller_terms as terms on terms.id = own.organization_id
       left join seller_requisites as paid on paid.organization_id = own.organization_id and paid.effective_from <= $1
         and (paid.effective_until is null or paid.effective_until > $1)
       left join shares on shares.organization_id = own.organization_id
       left join debts on debts.organization_id = own.organization_id
      where own.balance <> 0 or debts.debts is not null
      order by own.organization_id`,
    [now, since],
  )

/** Sales of sellers since a moment, by the rate of VAT, with their own delivery. */
export const listRatedSales = (
  tx: Executor,
  { organizationIds, since }: { readonly organizationIds: readonly number[]; readonly since: Date },
): Promise<(RatedSales & { readonly organizationId: number })[]> =>
  run(
    tx,
    `with settled as materialized (
       select distinct entry.order_id, line.owner::int as organization_id, entry.facts
         from ledger_line as line join ledger_entry as entry on entry.id = line.entry_id
        where line.account = 'seller' and line.owner = any($1::text[]) and entry.kind = 'settlement' and entry.at >= $2
          and entry.cause = 'order:' || entry.order_id || ':1'
     ), sales as (
       select settled.organization_id, (item.terms ->> 'vat')::int as percent, false as is_delivery, sold.sold_sum::bigint as sum
         from settled join sold_line as sold on sold.order_id = settled.order_id and sold.is_sold
         join order_item as item on item.id = sold.id
       union all
       select organization_id, null, true, coalesce((facts ->> 'delivery')::bigint, 0) from settled
        where facts ->> 'carrier' = 'seller'
     )
     select organization_id as "organizationId", percent, is_delivery as "isDelivery", coalesce(sum(sum), 0)::bigint as sum
       from sales group by organization_id, percent, is_delivery having sum(sum) > 0`,
    [organizationIds.map(String), since],
  )
