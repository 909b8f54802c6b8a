import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { formatMoment, formatOrderNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { loyaltyDesk } from '@okolitsa/strings/ru/loyalty-desk.ts'
import { officePromo as text } from '@okolitsa/strings/ru/office-promo.ts'
import { sharedDiscounts } from '@okolitsa/strings/ru/shared-discounts.ts'
import { lazy, Suspense, useState } from 'react'
import { useMarketCode, useMarketCodeActions } from '../../data/office/use-promo-codes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { offWords, STATE_COLORS, whereWords } from './code-words.ts'
import css from './promo.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const words = loyaltyDesk.codes

/** A promo code of the market: terms, money and latest uses. */
export function MarketCodePage({ codeId, canSeeOrders }: { codeId: number; canSeeOrders: boolean }) {
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const { data: code, isError, refetch } = useMarketCode(codeId)
  const { stop } = useMarketCodeActions()
  const [isAsking, setAsking] = useState(false)
  if (isError && !code)
    return (
      <ErrorState
        scope="block"
        title={text.gone}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!code)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  const { used, given, budget, goods, uses, consents } = code
  return (
    <>
      <a href="/office/promo/codes" className={css.back}>
        {text.back}
      </a>
      <Card as="section" className="stack g4" aria-label={text.terms}>
        <div className={css.chips}>
          <h2>{code.code}</h2>
          <Badge color={STATE_COLORS[code.state]} size="large">
            {words.states[code.state]}
          </Badge>
        </div>
        <p>{offWords(code)}</p>
        <p className="muted">
          {[
            words.days(code.fromDate, code.toDate, reference),
            code.isFirstOrder ? text.firstOrder : text.everyone,
            code.marketPercent < 100 && sharedDiscounts.sharedOf(code.marketPercent),
            code.perCustomerLimit !== null && words.perCustomer(code.perCustomerLimit),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="muted">{whereWords(code)}</p>
        <DescriptionList
          items={[
            { term: text.taken, value: words.used(used, code.totalLimit) },
            { term: text.given, value: budget === null ? formatPrice(given) : text.ofBudget(given, budget) },
            { term: text.goods, value: formatPrice(goods) },
            ...(consents
              ? [
                  {
                    term: sharedDiscounts.consents,
                    value: sharedDiscounts.counts(consents.agreed, consents.refused, consents.asked),
                  },
                ]
              : []),
          ]}
        />
        {code.state !== 'ended' && (
          <div>
            <Button look="secondary" size="medium" busy={stop.isPending} onClick={() => setAsking(true)}>
              {words.end}
            </Button>
          </div>
        )}
      </Card>
      <Card as="section" className="stack g3" aria-label={text.uses}>
        <h2>{uses.length === 0 ? text.noUses : text.latest(uses.length)}</h2>
        <ul className={css.list}>
          {uses.map((use) => (
            <li key={use.orderId} className={css.row}>
              <span>
                {canSeeOrders ? (
                  <a className="link" href={`/office/orders/${use.orderId}`}>
                    {formatOrderNumber(use.orderId)}
                  </a>
                ) : (
                  formatOrderNumber(use.orderId)
                )}
                <small>
                  {[use.seller, formatMoment(new Date(use.usedAt), reference), use.isCanceled && text.canceled]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className={css.end}>
                <b>{formatPrice(use.given)}</b>
                <small>{formatPrice(use.goods)}</small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={words.endTitle(code.code)}
            text={words.endText}
            confirmText={words.end}
            cancelText={words.keep}
            busy={stop.isPending}
            onConfirm={() => stop.mutate(codeId, { onSuccess: () => setAsking(false) })}
          />
        </Suspense>
      )}
    </>
  )
}
