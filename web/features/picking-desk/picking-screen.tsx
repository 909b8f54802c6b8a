import type { Picking, PickingOrder } from '@okolitsa/contracts/picking/picking.ts'
import { isGathered, marksOfAll } from '@okolitsa/domain/picking/picking-sums.ts'
import { formatDay, formatDayShort } from '@okolitsa/strings/ru/format.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'

import { printing } from '@okolitsa/strings/ru/printing.ts'

import { type ReactNode, useState } from 'react'

import basketPicture from '../../assets/food/basket.webp'
import { ORDERS_PATH } from '../../data/orders/desk/list-query.ts'
import { type PickingQuery, pickingPath } from '../../data/picking/desk/picking-query.ts'
import { usePicking } from '../../data/picking/desk/use-picking.ts'
import { printPath } from '../../data/printing/desk/print-query.ts'
import type { UnsentOwner } from '../../data/unsent/desk/unsent-queue.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { CheckCheckIcon, PrinterIcon } from '../../ui/icons.ts'
import { Progress } from '../../ui/progress.tsx'
import { ByOrders } from './by-orders.tsx'
import { ByProducts } from './by-products.tsx'
import { SendOrders, StartOrders } from './many-orders.tsx'
import css from './picking.module.css'
import { WeighPad } from './weigh-pad.tsx'
import { weighingOf } from './weighing-of.ts'

/** Picking of a day: by product at the shelves, or by order at the parcels. */
export function PickingScreen({
  initial,
  owner,
  by,
  title,
  packagesOf,
}: {
  initial: Picking
  owner: UnsentOwner
  by: PickingQuery['by']
  title: string
  /** Edits the packages of an order. */
  packagesOf: (order: PickingOrder) => ReactNode
}) {
  const { picking, mark, weigh: writeWeight } = usePicking(owner, initial)
  /** Id of the line on the scale; null = none. */
  const [lineId, setLineId] = useState<number | null>(null)
  const { orders, date, timeZone } = picking
  const reference = { ...useDayReference(), zone: timeZone }
  const gathered = orders.filter(isGathered)
  const weighing = lineId === null ? null : weighingOf(picking, by, lineId)
  const weigh = ({ line }: { line: { id: number } }) => setLineId(line.id)
  const allLeft = orders.flatMap(({ lines }) => marksOfAll(lines))
  return (
    <div className={css.screen}>
      <header className={css.top}>
        <div>
          <a className="link sm" href={ORDERS_PATH}>
            {title}
          </a>
          <h1 className="h1">{date === null ? text.title : text.titleOf(formatDay(date, reference))}</h1>
          {orders.length > 0 && <p className="muted">{text.sizes(orders.length, picking.products.length)}</p>}
          {orders.length > 0 && (
            <Button
              look="secondary"
              size="medium"
              icon={PrinterIcon}
              href={printPath({ date, paper: by === 'orders' ? 'packing' : 'picking' })}
            >
              {printing.link}
            </Button>
          )}
        </div>
        {orders.length > 0 && (
          <nav className={css.tabs} aria-label={text.by}>
            {(['products', 'orders'] as const).map((tab) => (
              <a key={tab} href={pickingPath({ date, by: tab })} aria-current={tab === by ? 'page' : undefined}>
                {text.tabs[tab]}
              </a>
            ))}
          </nav>
        )}
      </header>
      <Days picking={picking} by={by} />
      <StartOrders toStart={picking.toStart} />
      {orders.length === 0 ? (
        picking.toStart.length === 0 && (
          <Card>
            <EmptyState
              picture={basketPicture}
              title={date === null || picking.days.length === 0 ? text.nothing : text.nothingOfDay}
              text={text.nothingText}
            />
          </Card>
        )
      ) : (
        <>
          <Card className={css.progress}>
            <b aria-live="polite">{text.progress(gathered.length, orders.length)}</b>
            <Progress
              value={gathered.length}
              max={orders.length}
              label={text.title}
              valueText={text.progress(gathered.length, orders.length)}
              tone="green"
            />
            {picking.gathering > orders.length && (
              <p className="sm muted">{text.cut(orders.length, picking.gathering)}</p>
            )}
            <SendOrders gathered={gathered} zone={timeZone} />
          </Card>
          {by === 'orders' ? (
            <ByOrders picking={picking} packagesOf={packagesOf} onMark={mark} onWeigh={weigh} />
          ) : (
            <>
              <ByProducts picking={picking} onMark={mark} onWeigh={weigh} />
              {allLeft.length > 0 && (
                <div className={css.bar}>
                  <Button block size="xlarge" icon={CheckCheckIcon} onClick={() => mark(allLeft)}>
                    {text.all}
                  </Button>
                  <small>{text.allNote}</small>
                </div>
              )}
            </>
          )}
          <p className={css.hint}>{text.hint}</p>
          {weighing && (
            <WeighPad
              weighing={weighing}
              onWeigh={(amount) => {
                if (writeWeight(weighing.line.id, amount)) setLineId(weighing.nextLineId)
              }}
              onAsked={() => setLineId(weighing.nextLineId)}
              onClose={() => setLineId(null)}
            />
          )}
        </>
      )}
    </div>
  )
}

/** Days with orders to pick; overdue orders come first. */
function Days({ picking: { days, date, timeZone }, by }: { picking: Picking } & Pick<PickingQuery, 'by'>) {
  const reference = { ...useDayReference(), zone: timeZone }
  if (days.length < 2 && days[0]?.date === date) return null
  return (
    <ChipGroup label={text.days} scroll>
      {days.map((day) => (
        <Chip
          key={day.date}
          href={pickingPath({ date: day.date, by })}
          selected={day.date === date}
          note={String(day.gathering + day.waiting)}
        >
          {formatDayShort(day.date, reference)}
        </Chip>
      ))}
    </ChipGroup>
  )
}
