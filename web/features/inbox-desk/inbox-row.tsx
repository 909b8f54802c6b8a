import type { InboxItem } from '@okolitsa/contracts/inbox/inbox.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { InboxKind } from '@okolitsa/domain/inbox/inbox.ts'
import { chatText } from '@okolitsa/strings/ru/chat.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { inbox as text } from '@okolitsa/strings/ru/inbox.ts'
import { reviewWords } from '@okolitsa/strings/ru/review-words.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { IconComponent } from '../../ui/icon.tsx'
import { CircleHelpIcon, MessageCircleIcon, StarIcon, TriangleAlertIcon } from '../../ui/icons.ts'
import { Stars } from '../../ui/stars.tsx'
import css from './inbox.module.css'

const MINUTE_MS = 60_000

const LOOKS: Readonly<Record<InboxKind, { icon: IconComponent; color: BadgeColor }>> = {
  claim: { icon: TriangleAlertIcon, color: 'red' },
  question: { icon: CircleHelpIcon, color: 'blue' },
  chat: { icon: MessageCircleIcon, color: 'green' },
  review: { icon: StarIcon, color: 'orange' },
}

/** Name of the author; a review without a name is anonymous, a chat may have no name. */
const nameOf = ({ kind, name, orderId }: InboxItem): string =>
  text.named(name ?? (kind === 'review' || kind === 'question' ? text.unnamed : text.customer), orderId)

const textOf = ({ kind, text: words, product }: InboxItem): string =>
  words || (kind === 'chat' ? text.onlyPhoto : (product?.title ?? text.noWords))

export function InboxRow({
  item,
  href,
  isOpen,
  isWaiting,
}: {
  item: InboxItem
  href: string
  isOpen: boolean
  isWaiting: boolean
}) {
  const { now, zone = SHOP_TIME_ZONE } = useDayReference()
  const { kind, since, rating, product, answerBefore } = item
  const { icon: Drawing, color } = LOOKS[kind]
  const before = answerBefore === null ? null : new Date(answerBefore)
  return (
    <li>
      <a className={css.row} href={href} aria-current={isOpen ? 'true' : undefined}>
        <span className={classNames(css.icon, css[kind])}>
          <Drawing size={22} />
        </span>
        <span className={css.item}>
          <span className={css.who}>
            <b>{nameOf(item)}</b>
            <small>{chatText.moment(since, { now, zone })}</small>
          </span>
          <span className={css.words}>{textOf(item)}</span>
          <span className={css.meta}>
            {rating === null ? (
              <Badge color={color}>{text.kindOf[kind === 'question' && !product ? 'farmQuestion' : kind]}</Badge>
            ) : (
              <Stars value={rating} label={reviewWords.starsOf(rating)} />
            )}
            {before ? (
              <Badge color="orange">
                {before > now ? text.answerBefore(formatMoment(before, { now, zone })) : text.late}
              </Badge>
            ) : (
              isWaiting && <small>{text.waits(Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS))}</small>
            )}
          </span>
        </span>
      </a>
    </li>
  )
}
