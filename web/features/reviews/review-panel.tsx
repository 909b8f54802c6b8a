import { reviewNarrowing as narrowing } from '@okolitsa/strings/ru/review-possibility.ts'
import { reviewWords as text } from '@okolitsa/strings/ru/review-words.ts'
import errorPicture from '../../assets/land/err.svg'
import type { ReviewedThing } from '../../data/reviews/keys.ts'
import { type ReviewPage, type ReviewSorting, useReviews } from '../../data/reviews/use-reviews.ts'
import { useUrlParameters } from '../../platform/navigation/use-url-parameters.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RateThing } from './rate-thing.tsx'
import { ReviewItem } from './review-item.tsx'
import { ReviewTotals } from './review-totals.tsx'
import css from './reviews.module.css'

const STARS = [1, 2, 3, 4, 5]
const SORTINGS: readonly string[] = text.sortings.map(({ value }) => value)
const wholeOf = (part: string | null) => (part !== null && /^[1-9]\d{0,3}$/.test(part) ? Number(part) : null)

/** Reviews of a product or a farm: totals, the customer's own rating, the list. */
export function ReviewPanel({
  thing,
  title,
  initial,
}: {
  thing: ReviewedThing
  title: string
  initial?: ReviewPage | undefined
}) {
  const [parts, setParts] = useUrlParameters(['sorting', 'stars', 'tag'])
  const sorting = (SORTINGS.includes(parts.sorting ?? '') ? parts.sorting : 'dateDesc') as ReviewSorting
  const stars = STARS.find((one) => one === wholeOf(parts.stars)) ?? null
  const tag = wholeOf(parts.tag)
  const { pages, isFailed, retry, more, isLoadingMore } = useReviews(thing, { sorting, stars, tag }, initial)
  const narrow = (to: { stars?: number | null; tag?: number | null }) =>
    setParts(Object.fromEntries(Object.entries(to).map(([name, value]) => [name, value === null ? null : `${value}`])))
  if (isFailed)
    return (
      <ErrorState
        scope="block"
        picture={errorPicture}
        title={text.failedTitle}
        text={text.failedText}
        action={<Button onClick={retry}>{text.retry}</Button>}
      />
    )
  const [first] = pages ?? []
  if (!first)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={240} />
      </div>
    )
  const tagTitle = first.totals?.tags.find(({ id }) => id === tag)?.title ?? ''
  const reviews = (pages ?? []).flatMap(({ items }) => items)
  return (
    <div className={css.layout}>
      <div className="stack g4">
        {first.totals && <ReviewTotals totals={first.totals} stars={stars} tag={tag} onNarrow={narrow} />}
        <RateThing thing={thing} title={title} />
      </div>
      <div className="stack g4">
        {(stars !== null || tag !== null) && (
          <ChipGroup label={narrowing.label}>
            {stars !== null && (
              <Chip
                removable
                aria-label={narrowing.remove(narrowing.stars(stars))}
                onClick={() => narrow({ stars: null })}
              >
                {narrowing.stars(stars)}
              </Chip>
            )}
            {tag !== null && (
              <Chip removable aria-label={narrowing.remove(tagTitle)} onClick={() => narrow({ tag: null })}>
                {tagTitle}
              </Chip>
            )}
          </ChipGroup>
        )}
        {first.totalItems > 1 && (
          <div className={css.sorting}>
            <Select
              label={text.sorting}
              items={text.sortings}
              value={sorting}
              onChange={({ target }) => setParts({ sorting: target.value })}
            />
          </div>
        )}
        {reviews.length === 0 &&
          (stars === null && tag === null ? (
            <Card className="stack g2">
              <b>{text.emptyTitle}</b>
              <p className="muted">{text.emptyText[thing.trade ?? 'farmer']}</p>
            </Card>
          ) : (
            <Card className="stack g3">
              <b>{narrowing.nothing}</b>
              <p className="muted">{narrowing.nothingText}</p>
              <div>
                <Button look="secondary" size="small" onClick={() => narrow({ stars: null, tag: null })}>
                  {narrowing.reset}
                </Button>
              </div>
            </Card>
          ))}
        {reviews.map((review) => (
          <ReviewItem key={review.reviewId} review={review} />
        ))}
        {more && (
          <div>
            <Button look="secondary" shape="round" busy={isLoadingMore} onClick={more}>
              {text.more}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
