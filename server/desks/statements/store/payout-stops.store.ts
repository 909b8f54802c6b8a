import type { StopFacts } from '@okolitsa/domain/payouts/seller-due.ts'
import { type Executor, run } from '../../../platform/db/client.ts'

/** Facts that may stop the payouts of a seller at the moment, as a draft of a payout run reads them. */
export async function readStopFacts(
  executor: Executor,
  organizationId: number,
  now: Date,
): Promise<Omit<StopFacts, 'npdHold'>> {
  const [facts] = await run<Omit<StopFacts, 'npdHold'>>(
    executor,
    `select paid.kind, coalesce(paid.lacks_contract, false) as "lacksContract", terms.suspended_at is not null as "isSuspended",
       exists (select from seller_requisites as next where next.organization_id = terms.id
         and next.effective_from > $2) as "isChanging",
       exists (select from payout_item as back where back.organization_id = terms.id
         and back.state = 'returned' and back.requisites_id = paid.id) as "isReturned"
       from seller_terms as terms
       left join seller_requisites as paid on paid.organization_id = terms.id and paid.effective_from <= $2
         and (paid.effective_until is null or paid.effective_until > $2)
      where terms.id = $1`,
    [organizationId, now],
  )
  return facts ?? { kind: null, isChanging: false, isReturned: false, lacksContract: false, isSuspended: false }
}
