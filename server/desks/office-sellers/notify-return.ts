import { goodsDecisions as text } from '@okolitsa/strings/ru/goods-decisions.ts'
import type { Deps } from '../../services.ts'

/** Notifies the devices of a seller's people of a product that the office has returned or hidden. */
export async function notifyReturn(
  { executor, push, products }: Deps<'executor' | 'push' | 'products'>,
  { productId, decidedAt }: { readonly productId: number; readonly decidedAt: string },
): Promise<void> {
  const standing = await products.standingDecision(executor, { productId, decidedAt: new Date(decidedAt) })
  if (!standing) return
  const { organizationId, title, state } = standing
  await push.notify(
    { kind: 'seller', organizationIds: [organizationId], permission: 'manageGoods' },
    {
      title: text.push[state],
      text: text.pushText(title),
      path: `/cabinet/goods/${productId}`,
      topic: `goods-${productId}`,
      isUrgent: false,
    },
  )
}
