import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { NpdSilence } from '../../../publishing/registration/ports.ts'
import { NpdRefusal } from '../ports.ts'
import type { SellerTaxesDeps } from '../seller-taxes-deps.ts'
import { listUnchecked, listWaitingBindings, saveBinding, saveStatus } from '../store/npd.store.ts'

/** The register accepts two questions a minute, and the task runs once a minute. */
const CHECKED_AT_ONCE = 2
const BINDINGS_AT_ONCE = 50

/**
 * Asks the tax service about self-employed sellers once a day. Sales of a seller who lost the status go on, as above the
 * yearly limit: no income is registered or asked for from then on, payouts are held, and the owners are asked to restore the
 * status or to register as a sole proprietor. A silence is asked again in a minute.
 */
export async function checkStatuses({
  database,
  clock,
  registration,
  sellerNotifications,
}: SellerTaxesDeps): Promise<void> {
  if (!registration.npd) return
  const today = dayIn(SHOP_TIME_ZONE, clock())
  for (const { organizationId, tin } of await listUnchecked(database.executor, today, CHECKED_AT_ONCE)) {
    try {
      const isPayer = await registration.npd.isPayer(tin, today)
      await database.inTransaction(async (tx) => {
        if (!(await saveStatus(tx, organizationId, { today, isPayer }))) return
        const key = `npd-lost:${today}`
        await sellerNotifications.notifyOwners(tx, [
          { organizationId, what: 'npdLost', key, values: {}, isPressing: true },
        ])
      })
    } catch (error) {
      if (error instanceof NpdSilence) return
      throw error
    }
  }
}

/** Looks whether sellers have answered the request of the market. */
export async function followBindings({ database, clock, npdPartner }: SellerTaxesDeps): Promise<void> {
  if (!npdPartner) return
  for (const { organizationId, bindId } of await listWaitingBindings(database.executor, BINDINGS_AT_ONCE)) {
    try {
      const state = await npdPartner.bindingOf(bindId)
      if (state === 'waiting') continue
      await saveBinding(database.executor, organizationId, {
        bindId: null,
        boundAt: state === 'bound' ? clock() : null,
      })
    } catch (error) {
      if (!(error instanceof NpdRefusal)) throw error
      if (error.kind === 'silence') return
      await saveBinding(database.executor, organizationId, { bindId: null, boundAt: null })
    }
  }
}
