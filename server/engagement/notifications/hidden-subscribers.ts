import type { MatterKind } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { textHidden, writingHidden } from '../../people/moderation/events.ts'
import { on } from '../../platform/events/event.ts'
import { questionHidden } from '../questions/events.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { TO_SELLERS } from './seller-subscribers.ts'
import { notifyOfNews } from './use-cases/notify-of-news.ts'
import { notifySeller } from './use-cases/notify-seller.ts'

const TO_CUSTOMERS = 'notifications'
/** Kinds whose author is the seller. */
const OF_SELLERS = ['answer', 'post', 'page'] as const

/** Notifies authors of texts that the office has hidden of the reason. Reviews have messages of their own. */
export function hiddenSubscribers(deps: NotificationDeps) {
  const notificationOf = deps.notificationTemplates.notification
  const notifyAuthor = (
    { organizationId, because }: { readonly organizationId: number; readonly because: DeclineReason },
    kind: Exclude<MatterKind, 'review' | 'question'>,
  ) => {
    const { hiddenBecause, hiddenTexts } = wordsIn('ru')
    return notifySeller(deps, organizationId, 'hidden', { text: hiddenTexts[kind], message: hiddenBecause[because] })
  }
  return [
    on(textHidden, TO_SELLERS, async ({ kind, ...hidden }) => {
      const ofSeller = OF_SELLERS.find((one) => one === kind)
      if (ofSeller) await notifyAuthor(hidden, ofSeller)
    }),
    on(writingHidden, TO_SELLERS, async ({ kind, toSeller, ...hidden }) => {
      if (toSeller && kind === 'chat') await notifyAuthor(hidden, kind)
    }),
    on(questionHidden, TO_CUSTOMERS, ({ questionId, customerId, organizationId, sellerTitle, because, decidedAt }) =>
      notifyOfNews(
        deps,
        {
          ...{ customerId, organizationId, kind: 'questionHidden', step: `${questionId}:${decidedAt}` },
          path: `/farmers/${organizationId}/questions`,
        },
        (language) =>
          notificationOf(language, 'news.questionHidden', {
            seller: sellerTitle,
            message: wordsIn(language).hiddenBecause[because],
          }),
      ),
    ),
    on(writingHidden, TO_CUSTOMERS, async ({ kind, id, customerId, organizationId, path, ...hidden }) => {
      if (hidden.toSeller || (kind !== 'chat' && kind !== 'photo')) return
      const step = `${kind}-${id}:${hidden.decidedAt}`
      await notifyOfNews(deps, { customerId, organizationId, kind: 'writingHidden', step, path }, (language) => {
        const { hiddenTexts, hiddenBecause } = wordsIn(language)
        return notificationOf(language, 'news.writingHidden', {
          seller: hidden.sellerTitle,
          text: hiddenTexts[kind],
          message: hiddenBecause[hidden.because],
        })
      })
    }),
  ]
}
