import type { WidgetGoods } from '@okolitsa/contracts/widget/widget.endpoints.ts'
import type { Wanted } from './wanted.ts'

const TIMEOUT_MS = 15_000

export class ShopGone extends Error {}

/** Pending and completed requests: several widgets of a page share one. */
const answers = new Map<string, Promise<WidgetGoods>>()

async function ask(address: URL): Promise<WidgetGoods> {
  // without cookies: the answer is public, and only therefore readable by other sites
  const reply = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (reply.status === 404) throw new ShopGone()
  if (!reply.ok) throw new Error(`the shop answered ${reply.status}`)
  return (await reply.json()) as WidgetGoods
}

/** Reads the products of a shop; a failed request is retried the next time. */
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
