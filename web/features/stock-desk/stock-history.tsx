import type { StockEntries, StockEntry } from '@okolitsa/contracts/stock/stock-desk.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDay, formatTime } from '@okolitsa/strings/ru/format.ts'
import { stockDesk } from '@okolitsa/strings/ru/stock-desk.ts'
import basketPicture from '../../assets/food/basket.webp'
import { countingOf } from '../../data/stock/desk/counting.ts'
import { historyPath, STOCK_PATH } from '../../data/stock/desk/stock-query.ts'
import { useStockHistory } from '../../data/stock/desk/use-stock.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import css from './stock.module.css'

const text = stockDesk.history

/** Stock movements by day: author, reason, amounts before and after. */
export function StockHistory({
  initial,
  organizationId,
  productId,
}: {
  initial: StockEntries
  organizationId: number
  productId: number | null
}) {
  const { entries, more, isLoading, isFailed } = useStockHistory(organizationId, productId, initial)
  const { now } = useDayReference()
  const days = [...Map.groupBy(entries, ({ at, timeZone }) => dayIn(timeZone, new Date(at)))]
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{productId === null ? text.lead : (entries[0]?.product.title ?? text.ofOne)}</p>
        </div>
        <Button look="secondary-gray" size="medium" icon={ArrowLeftIcon} href={STOCK_PATH}>
          {text.back}
        </Button>
      </div>
      {productId !== null && (
        <Button look="secondary" size="medium" href={historyPath()}>
          {text.showAll}
        </Button>
      )}
      {entries.length === 0 && (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      )}
      {days.map(([day, lines]) => (
        <section key={day} aria-labelledby={`day-${day}`} className={css.day}>
          <h2 id={`day-${day}`} className="h3">
            {formatDay(day, { now, zone: lines[0]?.timeZone ?? '' })}
          </h2>
          <ul className={css.lines}>
            {lines.map((entry) => (
              <Line key={entry.id} entry={entry} hasTitle={productId === null} />
            ))}
          </ul>
        </section>
      ))}
      {isFailed && <p role="alert">{text.failed}</p>}
      {more && (
        <Button reads look="secondary" block busy={isLoading} onClick={more}>
          {text.more}
        </Button>
      )}
    </div>
  )
}

function Line({ entry, hasTitle }: { entry: StockEntry; hasTitle: boolean }) {
  const { kind, product, before, after, reason, note, staffName, orderId } = entry
  const { unit } = countingOf(product)
  const words = (amount: number) => stockDesk.amount(amount, unit)
  const who = orderId === null ? (staffName ?? text.shop) : null
  return (
    <li>
      <span>
        <b>
          {text.kinds[kind]}
          {reason && `: ${stockDesk.reasons[reason].toLowerCase()}`}
        </b>
        {hasTitle && <a href={historyPath(product.id)}>{product.title}</a>}
        {note && <span>{note}</span>}
        <small>
          {formatTime(new Date(entry.at), entry.timeZone)},{' '}
          {orderId === null ? who : <a href={`/cabinet/orders/${orderId}`}>{text.order(orderId)}</a>}
        </small>
      </span>
      <span className={css.figures}>
        <b className={classNames(after > before && css.plus)}>
          {after === before ? text.same : text.change(after - before, unit)}
        </b>
        <small>{text.steps(words(before), words(after))}</small>
      </span>
    </li>
  )
}
