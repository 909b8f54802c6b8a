import type { Matter } from '@okolitsa/contracts/moderation/moderation.endpoints.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { useEffect, useRef } from 'react'
import { keyOfMatter } from '../../data/office/use-matter-queue.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import css from './matter-queue.module.css'

/** Texts that wait, next to the current one; the list scrolls with the choice. */
export function MatterList({
  matters,
  currentKey,
  onChoose,
}: {
  matters: readonly Matter[]
  currentKey: string
  onChoose: (index: number) => void
}) {
  const reference = useDayReference()
  const current = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is current, so that another button is
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' })
  }, [currentKey])
  return (
    <ol className={css.list} aria-label={text.list}>
      {matters.map((matter, index) => {
        const { kind, name, about, sellerTitle, review, since, reportsCount } = matter
        const key = keyOfMatter(matter)
        return (
          <li key={key}>
            <button
              type="button"
              ref={key === currentKey ? current : undefined}
              aria-current={key === currentKey ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <span className={css.line}>
                <b>{name ?? about ?? sellerTitle}</b>
                <span className={css.stars}>
                  {kind === 'review' && review ? `★ ${review.rating}` : text.kind[kind]}
                </span>
                <time dateTime={since}>{formatMoment(new Date(since), reference)}</time>
              </span>
              <span className={css.words}>{matter.text || text.noWords}</span>
              {reportsCount > 0 && (
                <span>
                  <Badge color="orange">{text.reports(reportsCount)}</Badge>
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
