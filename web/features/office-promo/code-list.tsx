import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { loyaltyDesk } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import { useMarketCodes } from '../../data/office/use-promo-codes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { offWords, STATE_COLORS, whereWords } from './code-words.ts'
import css from './promo.module.css'

const words = loyaltyDesk.codes

/** Promo codes of the market, the newest first, with their uses and money. */
export function MarketCodeList() {
  const reference = useDayReference()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMarketCodes()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  const codes = data.pages.flatMap(({ items }) => items)
  if (codes.length === 0) return <Card>{text.empty}</Card>
  return (
    <>
      <Card padded={false}>
        <ul className={css.list}>
          {codes.map((code) => (
            <li key={code.id}>
              <a href={`/office/promo/codes/${code.id}`} className={css.row}>
                <span>
                  <b>{code.code}</b>
                  {offWords(code)}
                  <small>
                    {[words.days(code.fromDate, code.toDate, reference), code.isFirstOrder && text.firstOrder]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <small>{whereWords(code)}</small>
                </span>
                <span className={css.end}>
                  <Badge color={STATE_COLORS[code.state]}>{words.states[code.state]}</Badge>
                  <small>{words.used(code.used, code.totalLimit)}</small>
                  {code.given > 0 && <small>{formatPrice(code.given)}</small>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Card>
      {hasNextPage && (
        <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      )}
    </>
  )
}
