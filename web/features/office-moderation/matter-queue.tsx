import type { Matter } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { MATTER_KINDS } from '@okolitsa/domain/moderation/moderation.ts'
import { DECLINE_REASONS } from '@okolitsa/domain/reviews/review.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { mattersPath } from '../../data/office/use-matter-queue.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import css from './matter-queue.module.css'
import { MatterBody, MatterFacts } from './one-matter.tsx'

/** The queue of texts as data for the queue of the office. @param permissions those of the person who works on it */
export const matterQueue = (permissions: OfficeMember['permissions']) => ({
  words: text,
  tabs: {
    label: text.tabs,
    items: [null, ...MATTER_KINDS].map((kind) => ({
      kind,
      title: kind === null ? text.all : text.kinds[kind],
      href: mattersPath(kind),
    })),
  },
  actions: [
    { name: 'accept', key: 'A', title: text.accept },
    { name: 'decline', key: 'R', title: text.decline, asks: text.chooseReason },
  ],
  reasons: DECLINE_REASONS.map((value) => ({ value, title: text.reasons[value] })),
  sinceOf: ({ since }: Matter) => since,
  row: (matter: Matter) => <MatterLine matter={matter} />,
  body: (matter: Matter) => <MatterBody matter={matter} />,
  facts: (matter: Matter) => <MatterFacts matter={matter} permissions={permissions} />,
  decidedWords: ({ name, about, sellerTitle }: Matter, _action: string, reason: string | null) => {
    const who = name ?? about ?? sellerTitle
    const because = DECLINE_REASONS.find((one) => one === reason)
    return because === undefined ? text.accepted(who) : text.declined(who, text.reasons[because])
  },
})

function MatterLine({ matter }: { matter: Matter }) {
  const reference = useDayReference()
  const { kind, name, about, sellerTitle, review, since, reportsCount, text: words } = matter
  return (
    <>
      <span className={css.line}>
        <b>{name ?? about ?? sellerTitle}</b>
        <span className={css.stars}>{kind === 'review' && review ? `★ ${review.rating}` : text.kind[kind]}</span>
        <time dateTime={since}>{formatMoment(new Date(since), reference)}</time>
      </span>
      <span className={css.words}>{words || text.noWords}</span>
      {reportsCount > 0 && (
        <span>
          <Badge color="orange">{text.reports(reportsCount)}</Badge>
        </span>
      )}
    </>
  )
}
