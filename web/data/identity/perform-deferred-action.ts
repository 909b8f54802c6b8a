import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { stockAlerts } from '@okolitsa/strings/ru/stock-alerts.ts'
import { tours } from '@okolitsa/strings/ru/tours.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { locationQueryOf } from '../geo/location-query.ts'
import { type DeferredAction, forgetDeferredAction } from '../visitor/deferred-action.ts'
import { visitor } from '../visitor/visitor.ts'

/** Performs the action; returns the text of the message for the customer. */
async function ask(action: DeferredAction): Promise<string> {
  const { stockAlerts: alerts, bookings } = shopApi()
  const { id } = action
  switch (action.kind) {
    case 'product':
      await alerts.addStockAlert({ query: locationQueryOf(visitor.state().location), body: { productId: id } })
      return action.isHere ? stockAlerts.saved : stockAlerts.savedHere
    case 'farm':
      await alerts.addOpeningAlert({ body: { farmerId: id } })
      return farmPause.saved
    case 'waiting':
      await bookings.joinWaiting({ params: { id }, body: { people: action.people } })
      return tours.waitJoined
  }
}

/**
 * Performs the action that a guest started before sign-in; a refusal is shown as a message, and the page they came from
 * stays usable.
 */
export async function performDeferredAction(action: DeferredAction): Promise<void> {
  forgetDeferredAction()
  try {
    showToast({ tone: 'success', text: await ask(action) })
  } catch (error) {
    showToast({ tone: 'error', text: (isApiProblem(error) && error.problem.title) || stockAlerts.failed })
  }
}
