import type { StockLot, StockLots } from '@okolitsa/contracts/stock/stock-lots.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { stockLots as text } from '@okolitsa/strings/ru/stock-lots.ts'
import basketPicture from '../../assets/food/basket.webp'
import { countingOf } from '../../data/stock/desk/counting.ts'
import { LOT_STATES, type LotState, lotPath, lotsPath, STOCK_PATH } from '../../data/stock/desk/stock-query.ts'
import { useStockLots } from '../../data/stock/desk/use-stock-lots.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import css from './stock.module.css'

const FEW_DAYS = 3

/** Lots with remaining amounts and days. */
export function LotList({
  initial,
  organizationId,
  state,
}: {
  initial: StockLots
  organizationId: number
  state: LotState
}) {
  const { lots, more, isLoading, isFailed } = useStockLots(organizationId, state, initial)
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{text.lead}</p>
        </div>
        <Button look="secondary-gray" size="medium" icon={ArrowLeftIcon} href={STOCK_PATH}>
          {text.back}
        </Button>
      </div>
      <ChipGroup label={text.filters} scroll>
        {LOT_STATES.map((one) => (
          <Chip key={one} href={lotsPath(one)} selected={one === state}>
            {text.states[one]}
          </Chip>
        ))}
      </ChipGroup>
      {lots.length === 0 ? (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      ) : (
        <ul className={css.lines}>
          {lots.map((lot) => (
            <li key={lot.id}>
              <span>
                <a href={lotPath(lot.id)}>
                  <b>{text.named(lot.product.title, lot.number)}</b>
                </a>
                <Days lot={lot} />
                <small>{text.had(lot.orders)}</small>
              </span>
              <span className={css.figures}>
                <b>{amountOf(lot, lot.remaining)}</b>
                <small>{text.left}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {isFailed && <p role="alert">{text.failed}</p>}
      {more && (
        <Button reads look="secondary" block busy={isLoading} onClick={more}>
          {text.more}
        </Button>
      )}
    </div>
  )
}

export const amountOf = ({ product }: StockLot, amount: number): string => text.amount(amount, countingOf(product).unit)

/** Production and expiry dates. */
export function Days({ lot: { madeOn, bestBefore, daysLeft, remaining } }: { lot: StockLot }) {
  const reference = useDayReference()
  return (
    <span className={css.days}>
      {madeOn && <small>{text.madeOn(formatDate(madeOn, reference))}</small>}
      {bestBefore && <small>{text.bestBefore(formatDate(bestBefore, reference))}</small>}
      {daysLeft !== null && remaining > 0 && (
        <Badge color={daysLeft < 0 ? 'red' : daysLeft < FEW_DAYS ? 'orange' : 'green'}>{text.daysLeft(daysLeft)}</Badge>
      )}
    </span>
  )
}
