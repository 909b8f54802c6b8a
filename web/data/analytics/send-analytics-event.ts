import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import { type ShopApi, shopApi } from '../../platform/client/shop-api.ts'

/** Robots that run scripts say so; they are no visitors. */
const ROBOT = /bot\b|bot\/|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i

/**
 * Tells the shop what the visitor did (spec 7.13): not what a robot did, and of a page that the browser has opened
 * ahead only when somebody looks at it. Nobody waits for it: what was refused or lost on the way is only missing from
 * statistics.
 */
export function sendAnalyticsEvent(call: (events: ShopApi['events']) => Promise<unknown>): void {
  if (ROBOT.test(navigator.userAgent)) return
  const send = () => {
    call(shopApi().events).catch((error: unknown) => {
      if (!isApiProblem(error) && !isConnectionLost(error)) throw error
    })
  }
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', send, { once: true })
  } else send()
}
