import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { retryMinutes } from '@okolitsa/domain/seller-taxes/npd-income.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { type NpdPartner, NpdRefusal } from '../ports.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { type ClaimedIncome, claimIncomes, saveBinding, saveOutcome } from '../store/npd.store.ts'
import { askForReceipts } from './plan-incomes.ts'

const BATCH = 20
const MINUTE_MS = 60_000

/**
 * Registers and cancels incomes at the tax service until none is due. The service is asked outside of transactions; an
 * answer that was lost is found by a repeat with the same operation.
 */
export async function registerIncomes(deps: SellerTaxesDeps): Promise<void> {
  const { database, clock, npdPartner } = deps
  if (!npdPartner) return
  for (;;) {
    const claimed = await claimIncomes(database.executor, clock(), BATCH)
    for (const income of claimed) await registerIncome(deps, npdPartner, income)
    if (claimed.length < BATCH) return
  }
}

async function registerIncome(deps: SellerTaxesDeps, partner: NpdPartner, income: ClaimedIncome): Promise<void> {
  const { database, clock } = deps
  const { executor, inTransaction } = database
  const { tin, receiptId, operationId, at, amount, organizationId } = income
  try {
    if (income.state === 'canceling') {
      if (receiptId !== null) await partner.cancel({ tin, receiptId, reason: 'REFUND' })
      return await saveOutcome(executor, income, { state: 'cancelled', dueAt: clock() })
    }
    const name = wordsIn('ru').sellerTaxes.incomeOf(orderNumberOf(income.orderId))
    const receipt = await partner.register({ tin, operationId, at, services: [{ name, amount }] })
    await saveOutcome(executor, income, { state: 'registered', ...receipt, dueAt: clock() })
  } catch (error) {
    if (!(error instanceof NpdRefusal)) throw error
    const failure = error.message.slice(0, 200)
    if (error.kind === 'silence') {
      const dueAt = new Date(clock().getTime() + retryMinutes(income.attempts) * MINUTE_MS)
      return saveOutcome(executor, income, { state: income.state, failure, dueAt })
    }
    // the seller issues or corrects the receipt in the app of the tax service
    await inTransaction(async (tx) => {
      const now = clock()
      await saveOutcome(tx, income, { state: income.state === 'due' ? 'asked' : 'outdated', failure, dueAt: now })
      if (error.kind === 'unbound') await saveBinding(tx, organizationId, { bindId: null, boundAt: null })
      await askForReceipts(deps, tx, [organizationId], now)
    })
  }
}
