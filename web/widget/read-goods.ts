import type { WidgetGoods } from '@okolitsa/contracts/widget/widget.endpoints.ts'
import type { Wanted } from './wanted.ts'

const TIMEOUT_MS = 15_000

/** The shop shows nothing under this name: it is closed, or was never there. */
export class ShopGone extends Error {}

/** Goods that are being read or were: several widgets of a page ask once. */
const answers = new Map<string, Promise<WidgetGoods>>()

async function ask(address: URL): Promise<WidgetGoods> {
  // never with cookies: the answer is everybody's, and pages elsewhere may read it for that reason only
  const reply = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (reply.status === 404) throw new ShopGone()
  if (!reply.ok) throw new Error(`the shop answered ${reply.status}`)
  return (await reply.json()) as WidgetGoods
}

/** Reads the goods of a shop; what failed is asked for anew next time. */
export function readGoods({ origin, siteUuid, section, count }: Wanted): Promise<WidgetGoods> {
  const address = new URL(`/api/v1/widget/${siteUuid}`, origin)
  address.searchParams.set('count', String(count))
  if (section !== null) address.searchParams.set('section', section)
  const known = answers.get(address.href)
  if (known) return known
  const answer = ask(address)
  answers.set(address.href, answer)
  answer.catch(() => answers.delete(address.href))
  return answer
}
