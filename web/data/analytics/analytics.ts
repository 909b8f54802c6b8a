import { loadingDelay } from '@okolitsa/domain/analytics/loading-delay.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { agreedTrackers } from '../visitor/agreed-trackers.ts'
import { callerHeaders } from '../visitor/caller.ts'
import { markVisit, randomId } from '../visitor/mark-visit.ts'
import { ownerOfTab } from '../visitor/tab-owner.ts'
import { visitor } from '../visitor/visitor.ts'
import { createEventQueue } from './event-queue.ts'
import { type EventRequest, isRecorded } from './event-requests.ts'
import { metrika } from './metrika.ts'
import { mindbox } from './mindbox.ts'
import type { ShopEvent } from './shop-event.ts'
import { createTrackers } from './trackers.ts'
import { varioqub } from './varioqub.ts'
import { vkPixel } from './vk-pixel.ts'

/** Robots that run scripts; they are excluded from statistics. */
const ROBOT = /bot\b|bot\/|crawl|spider|slurp|lighthouse|preview|facebookexternalhit/i
/** Media query of large screens; smaller ones are phones, which have other delays (spec 9). */
const LARGE = '(min-width: 768px)'
const IOS = /iPhone|iPad|iPod/
/** Responses for which a retry would have the same result. */
const FOR_GOOD = (status: number) => status < 500 && status !== 429

const isRobot = ROBOT.test(navigator.userAgent)
const { site } = visitor.state()

async function send({ path, body }: EventRequest): Promise<'done' | 'lost'> {
  try {
    // not through the API client, which would renew an expired session for statistics; not `sendBeacon`, which has no
    // headers
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
  // biome-ignore lint/suspicious/noConsole: required by the specification (spec 8)
  warn: (message) => console.warn(message),
})

function takeNow(event: ShopEvent): void {
  trackers.track(event)
  // a landing does not record steps (spec 4)
  if (isRecorded(event) && site.mode !== 'landing') queue.take(event)
}

/** Ignores robots; for a prerendered page, waits until it is shown. */
export function take(event: ShopEvent): void {
  if (isRobot) return
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', () => takeNow(event), { once: true })
  else takeNow(event)
}

/** Third-party scripts are loaded after consent and after the page itself. */
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

/** Low-priority work at the start of a visit. */
export function beginVisit(): void {
  if (isRobot) return
  markVisit(new URL(window.location.href), site.agentCampaign ?? null)
  startTrackers()
}
