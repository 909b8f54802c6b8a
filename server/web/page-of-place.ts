import type { Redirect, Rendered, RenderedForZone } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type Location, withoutDoor } from '@okolitsa/domain/geo/location.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_AFTER } from '../platform/http/as-refusal.ts'
import { expectStatus } from '../platform/http/expected-status.ts'
import type { MadeOf } from './cached-page.ts'
import type { RenderedPage } from './html-cache.ts'
import { pageTemplate } from './page-template.ts'
import type { ShownGoods } from './shown-goods.ts'
import type { ZonePages } from './zone-pages.ts'

/** How the page that was asked for is rendered. */
export interface Rendering {
  render(place: Location): Promise<Rendered>
  renderForZone(place: Location): Promise<RenderedForZone>
  /** What it was made of. */
  readonly shown: ShownGoods
}

const madeOf = ({ products, sellers, holdsUntil }: ShownGoods): MadeOf => ({
  products: [...products],
  sellers: [...sellers],
  holdsUntil,
})

const leading = ({ status, to }: Redirect): RenderedPage => ({ status, html: '', redirectTo: to })

/** The page rendered for this very place. */
export async function pageOfPlace(place: Location, { render, shown }: Rendering): Promise<RenderedPage> {
  const rendered = await render(place)
  return rendered.kind === 'redirect' ? leading(rendered) : { ...rendered, ...madeOf(shown) }
}

/**
 * The page of the place's zone with the place's own words and distances.
 * @param key of the zone and the page
 * @returns null when it has to be rendered for the very place
 */
export async function pageOfZone(
  zonePages: ZonePages,
  key: string,
  place: Location,
  { renderForZone, shown }: Rendering,
): Promise<RenderedPage | null> {
  // a page of another status or that leads elsewhere is no zone's: who rendered it is answered by it
  let own: RenderedPage | null = null
  const ofZone = await zonePages.get(key, async () => {
    // nobody else is told where somebody lives
    const rendered = await renderForZone(withoutDoor(place))
    if (rendered.kind === 'redirect') own = leading(rendered)
    if (rendered.kind === 'redirect' || rendered.template === null) return null
    const template = pageTemplate(rendered.template)
    if (rendered.status === 200) return { template, ...madeOf(shown) }
    own = { status: rendered.status, html: template.fill(place) }
    return null
  })
  return ofZone ? { ...ofZone, status: 200, html: ofZone.template.fill(place) } : own
}

/** When a page that had too much to wait for may be asked for again, s. */
const AGAIN_AFTER = 3

/**
 * Logs what failed in a page, and says in its answer what the visitor's browser shall know of it.
 * @throws Refusal OVERLOADED for a page that was refused what it shows: nothing of it is kept
 */
export function noteFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Exclude<Rendered | RenderedForZone, Redirect>,
  path: string,
): void {
  if (page.problem === 'OVERLOADED') throw new Refusal('OVERLOADED', { retryAfter: AGAIN_AFTER })
  if (page.failure !== undefined) request.log.error({ err: page.failure, reqId: request.id, path }, 'a page failed')
  else if (page.problem === 'INTERRUPTED') {
    reply.header('retry-after', String(RETRY_AFTER))
    request.log.error({ reqId: request.id, path }, 'a page was interrupted')
  }
  // a page that answers 500 by the specification (a checkout without a cart) is no fault
  else if (page.status === 500 && page.problem === undefined) expectStatus(reply)
}
