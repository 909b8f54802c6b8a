import { loadingDelay } from '@okolitsa/domain/analytics/loading-delay.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { agreedTrackers } from '../visitor/agreed-trackers.ts'
import { callerHeaders } from '../visitor/caller.ts'
import { markVisit, randomId } from '../visitor/mark-visit.ts'
import { ownerOfTab } from '../visitor/tab-owner.ts'
import { visitor } from '../visitor/visitor.ts'
import { createEventQueue } from './event-queue.ts'
import { type EventRequest, isTold } from './event-requests.ts'
import { metrika } from './metrika.ts'
import { mindbox } from './mindbox.ts'
import type { ShopEvent } from './shop-event.ts'
import { createTrackers } from './trackers.ts'
import { varioqub } from './varioqub.ts'
import { vkPixel } from './vk-pixel.ts'

/** Robots that run scripts say so; they are no visitors. */
const ROBOT = /bot\b|bot\/|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i
/** A phone is narrower: the tables of delays differ (spec 9). */
const LARGE = '(min-width: 768px)'
const IOS = /iPhone|iPad|iPod/
/** Answers that come to the same at any other time. */
const FOR_GOOD = (status: number) => status < 500 && status !== 429

const isRobot = ROBOT.test(navigator.userAgent)
const { site } = visitor.state()

async function send({ path, body }: EventRequest): Promise<'done' | 'lost'> {
  try {
    // not through the client of calls: a session that has ended is no reason to renew it for statistics; not a beacon of
    // the browser either: it has no headers
    const { status } = await fetch(path, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { ...callerHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return FOR_GOOD(status) ? 'done' : 'lost'
  } catch {
    return 'lost'
  }
}

const queue = createEventQueue({
  send,
  outlivesPage: 'keepalive' in Request.prototype,
  isOnline: () => navigator.onLine,
  storage: () => localStorage,
  now: () => pageClock.ms(),
  newId: randomId,
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
})
window.addEventListener('online', queue.hurry)
window.addEventListener('pagehide', queue.leave)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && queue.leave())

const { metrika: metrikaId, vkPixel: vkPixelId, abTests, personalization } = site.trackers ?? {}
const trackers = createTrackers({
  trackers: [
    metrikaId && metrika(metrikaId),
    vkPixelId && vkPixel(vkPixelId),
    abTests && varioqub(abTests),
    personalization && mindbox(personalization),
  ].filter((tracker) => typeof tracker === 'object'),
  customerId: () => (visitor.state().isSignedIn ? ownerOfTab() : null),
  // biome-ignore lint/suspicious/noConsole: the specification asks for the warning (spec 8)
  warn: (message) => console.warn(message),
})

function takeNow(event: ShopEvent): void {
  trackers.track(event)
  // a landing keeps no track of deeds (spec 4)
  if (isTold(event) && site.mode !== 'landing') queue.take(event)
}

/** Not what a robot did; of a page that the browser has opened ahead only when somebody looks at it. */
export function take(event: ShopEvent): void {
  if (isRobot) return
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => takeNow(event), { once: true })
  else takeNow(event)
}

/** Foreign scripts come when the visitor has agreed, and after everything that the visitor came for. */
export function startTrackers(): void {
  if (isRobot || agreedTrackers().size === 0) return
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const delay = loadingDelay({
    isLarge: window.matchMedia(LARGE).matches,
    isIos: IOS.test(navigator.userAgent),
    connection: connection?.effectiveType,
  })
  const later = () => void setTimeout(() => void trackers.start(agreedTrackers()), delay)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** The first steps of a visit that no page waits for. */
export function beginVisit(): void {
  if (isRobot) return
  markVisit(new URL(window.location.href), site.agentCampaign ?? null)
  startTrackers()
}
