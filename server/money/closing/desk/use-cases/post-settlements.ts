import { momentIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Deps } from '../../../../services.ts'
import { listArrived, lockSettlements, type RegisterSum, sumFiles } from '../store/settlement.store.ts'

/** Noon of a day: the time of entries about days of registers. */
const NOON = 12 * 60
const noonOf = (day: string): Date => momentIn(SHOP_TIME_ZONE, day, NOON)

/** Sums of files by file and period, with the last day of each. */
function byPeriod(sums: readonly RegisterSum[]) {
  const groups = Map.groupBy(sums, ({ fileId, period }) => `${fileId}:${period}`)
  return [...groups].map(([key, parts]) => {
    const days = parts.map(({ lastDay }) => lastDay).toSorted()
    return { key, parts, at: noonOf(days.at(-1) ?? '') }
  })
}

/**
 * Posts what files of an acquirer name, one entry for each file and period: the fees and, when the payer is known, what
 * is left to be paid. @param hasFees true = the fees are posted already @returns the sum of the fees, kopecks
 */
export async function postRegisters(
  { ledger }: Deps<'ledger'>,
  tx: Executor,
  files: readonly number[],
  { payer, hasFees = false }: { readonly payer: string | null; readonly hasFees?: boolean },
): Promise<number> {
  const groups = byPeriod(await sumFiles(tx, files))
  let fees = 0
  for (const { key, parts, at } of hasFees ? [] : groups) {
    const named = parts.filter(({ fee }) => fee > 0).map(({ method, fee }) => ({ method, amount: fee }))
    if (named.length > 0) await ledger.postAcquirerFee(tx, { key, at, parts: named })
    fees += named.reduce((sum, { amount }) => sum + amount, 0)
  }
  if (payer !== null)
    await ledger.postAcquirerRegisters(
      tx,
      groups.map(({ key, parts, at }) => ({
        ...{ key, at, payer },
        parts: parts.map(({ method, net }) => ({ method, amount: net })),
      })),
    )
  return fees
}

/** Posts the money of acquirers that statements show and that has no entry yet. @returns its sum, kopecks */
export async function postArrived({ ledger }: Deps<'ledger'>, tx: Executor): Promise<number> {
  await lockSettlements(tx)
  const arrived = await listArrived(tx)
  await ledger.postAcquirerPayments(
    tx,
    arrived.map(({ id, payer, amount, day }) => ({ rowId: id, payer, amount, at: noonOf(day) })),
  )
  return arrived.reduce((sum, { amount }) => sum + amount, 0)
}
