import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { on } from '../../platform/events/event.ts'
import { orderAppealDecided } from '../../sales/orders/events.ts'
import { parcelComesBack } from '../../sales/shipments/events.ts'
import { sellerPaperChecked, sellerPaperEnds } from '../../supply/sellers/events.ts'
import { stockRanLow } from '../../supply/stock/events.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { notifySeller } from './use-cases/notify-seller.ts'

/** A name apart from that of customers, so that a failure of one delivery does not repeat the other. */
export const TO_SELLERS = 'seller-notes'

/** Notifies sellers' people of what concerns their work. */
export const sellerSubscribers = (deps: NotificationDeps) => [
  on(parcelComesBack, TO_SELLERS, ({ organizationId }) => notifySeller(deps, organizationId, 'parcel')),
  on(sellerPaperChecked, TO_SELLERS, ({ organizationId, title, isAccepted }) =>
    notifySeller(deps, organizationId, isAccepted ? 'paperAccepted' : 'paperRefused', { title }),
  ),
  on(sellerPaperEnds, TO_SELLERS, ({ organizationId, title, validTo }) =>
    notifySeller(deps, organizationId, 'paperEnds', {
      title,
      day: wordsIn('ru').notificationValues.day(validTo, deps.clock()),
    }),
  ),
  on(orderAppealDecided, TO_SELLERS, async ({ orderId, organizationId, side, isChanged }) => {
    if (side === 'seller')
      await notifySeller(deps, organizationId, isChanged ? 'appealChanged' : 'appealKept', {
        number: formatOrderNumber(orderId),
      })
  }),
  on(stockRanLow, TO_SELLERS, ({ organizationId }) => notifySeller(deps, organizationId, 'stock')),
]
