import { PAYEE, PAYER } from '../../platform/payouts/orders.data.ts'
import { importContracts } from '../../publishing/seller-contract/module.ts'
import type { World } from '../../testing/world.data.ts'
import { findRun } from './store/run.store.ts'
import { approveRun } from './use-cases/change-run.ts'
import { makeDraft } from './use-cases/draft-run.ts'
import { movePayouts } from './use-cases/move-payouts.ts'
import { sendRun } from './use-cases/send-run.ts'

const { account, bic, bankName, correspondentAccount } = PAYEE
/** The account of a farm. */
const REQUISITES = { kind: 'account', bic, correspondentAccount, bankName, account } as const

/**
 * Pays a seller everything that is due by a run whose file the bank has executed: two people of no office draft and
 * approve it. @returns the id of the payout
 */
export async function payOut(
  { services, database, now, sql }: Pick<World, 'services' | 'database' | 'now' | 'sql'>,
  organizationId: number,
): Promise<number> {
  const { name, tin, account: own, bic: ownBic, bankName: bank, correspondentAccount: correspondent } = PAYER
  const operator = { name, tin, account: own, bic: ownBic, bankName: bank, correspondentAccount: correspondent }
  await sql(
    `update market set version = version + 1,
       settings = jsonb_set(settings, '{operator}', coalesce(settings -> 'operator', '{}') || $1::jsonb)`,
    [JSON.stringify(operator)],
  )
  await sql('update organization set tin = $1, legal_name = $2 where id = $3', [PAYEE.tin, PAYEE.name, organizationId])
  await database.inTransaction((tx) =>
    importContracts(tx, { version: 1, at: now(), requisites: [{ organizationId, requisites: REQUISITES }] }),
  )
  const deps = { ...services, database, clock: now, bank: null, provider: null }
  const runId = await makeDraft(deps, 1, 'test')
  const { amount } = (await findRun(database.executor, runId)) ?? { amount: 0 }
  await approveRun(deps, 2, runId, amount)
  await sendRun(deps, 1, runId, 'file')
  const [item] = await sql<{ id: number; state: string }>(
    'select id, state from payout_item where run_id = $1 and organization_id = $2',
    [runId, organizationId],
  )
  if (item?.state !== 'sent') throw new Error(`nothing was paid to the seller ${organizationId}`)
  await database.inTransaction((tx) =>
    movePayouts(deps, tx, [{ id: item.id, from: 'sent', to: 'paid', way: null, problem: null }]),
  )
  return item.id
}
