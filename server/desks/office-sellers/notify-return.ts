import { goodsDecisions as text } from '@okolitsa/strings/ru/goods-decisions.ts'
import type { Deps } from '../../services.ts'
import type { StandingDecision } from '../../supply/products/ports.ts'

/** Notifies the devices of a seller's people of a product or tour that the office has returned or hidden. */
export async function notifyReturn(
  { push }: Deps<'push'>,
  standing: StandingDecision | null,
  { thing, id }: { readonly thing: 'goods' | 'tours'; readonly id: number },
): Promise<void> {
  if (!standing) return
  const { organizationId, title, state } = standing
  const words =
    thing === 'goods'
      ? { title: text.push[state], text: text.pushText(title) }
      : { title: text.pushTour[state], text: text.pushTourText(title) }
  await push.notify(
    { kind: 'seller', organizationIds: [organizationId], permission: 'manageGoods' },
    { ...words, path: `/cabinet/${thing}/${id}`, topic: `${thing}-${id}`, isUrgent: false },
  )
}
