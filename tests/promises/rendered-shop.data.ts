import { ApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { fillPath, queryString, type Send } from '@okolitsa/contracts/kernel/client.ts'
import type { PageBundle, SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { CarrierTown } from '@okolitsa/domain/delivery/carrier-town.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Carrier } from '../../server/fulfilment/delivery/ports.ts'
import { testApp } from '../../server/testing.ts'

const MARKET = { name: 'Рынок', state: 'open', closedAreas: [] } as const

/** Imported by path, because the server only knows the type of the storefront's bundle. */
const ENTRY = new URL('../../web/entry-server.tsx', import.meta.url)

/** The text of a page as a reader sees it: without tags, scripts and styles, with plain spaces. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style|head|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Towns with points of the silent carrier. */
export const SERVED: readonly CarrierTown[] = (
  [
    ['Калининград', 54.71, 20.51],
    ['Москва', 55.75, 37.62],
    ['Казань', 55.79, 49.12],
    ['Краснодар', 45.04, 38.98],
    ['Екатеринбург', 56.85, 60.61],
    ['Новосибирск', 55.04, 82.93],
    ['Петропавловск-Камчатский', 53.02, 158.65],
  ] as const
).map(([city, latitude, longitude], code) => ({
  ...{ code, city, region: '', offices: 1, lockers: 0 },
  coords: { latitude, longitude },
}))
/** A carrier without any data. */
const SILENT_CARRIER: Carrier = {
  points: async () => [],
  pointTowns: async () => SERVED,
  tariffs: async () => [],
}
const NO_ASSETS = {
  entry: '/entry-client.js',
  styles: [],
  inlineStyles: '',
  inlineStyleFiles: [],
  modules: [],
  fonts: [],
}

/** The whole shop at a chosen moment, with its pages rendered as the server does. */
export async function renderedShop(databaseUrl: string) {
  let now = new Date()
  const shop = await testApp(databaseUrl, { clock: () => now, carrier: SILENT_CARRIER })
  await shop.app.work.periodic.find(({ name }) => name === 'load-carrier-towns')?.run()
  let asked = 0
  /** A new IP address per call, because many pages imply many readers. */
  const nextAddress = () => `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked++ & 255}`
  const { render } = (await import(ENTRY.href)) as PageBundle

  const sendAs =
    (token: string | null, host: string): Send =>
    async (endpoint, { params, query, body, headers }) => {
      const reply = await shop.app.http.inject({
        method: endpoint.method,
        remoteAddress: nextAddress(),
        url: fillPath(endpoint.path, params) + queryString(query),
        headers: { host, ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      })
      const answer = reply.body ? reply.json() : undefined
      if (reply.statusCode < 400) return answer
      throw new ApiProblem(answer)
    }

  return {
    ...shop,
    moveTo: (moment: Date) => {
      now = moment
    },
    /** Answer of a public call. */
    ask: async (url: string) => (await shop.app.http.inject({ url, remoteAddress: nextAddress() })).json(),
    /** Opens a page for a place at the current moment. */
    async open(
      path: string,
      location: Location,
      { token = null, site }: { token?: string | null; site?: Partial<SiteInfo> } = {},
    ) {
      const origin = site?.origin ?? 'http://localhost'
      const rendered = await render({
        url: origin + path,
        send: sendAs(token, new URL(origin).host),
        location,
        site: { siteUuid: null, mode: 'default', organizationId: null, market: MARKET, ...site, origin },
        isSignedIn: token !== null,
        now,
        assetsOf: () => NO_ASSETS,
      })
      if (rendered.kind === 'redirect') return { status: rendered.status, to: rendered.to, html: '', words: '' }
      if (rendered.failure !== undefined) throw rendered.failure
      return { status: rendered.status, to: null, html: rendered.html, words: textOf(rendered.html) }
    },
  }
}
