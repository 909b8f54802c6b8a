import { LABEL_SHEETS, PAPERS } from '@okolitsa/contracts/printing/paper-kind.ts'
import { MAX_LABELS } from '@okolitsa/contracts/printing/printing.endpoints.ts'
import type { PrintDay, PrintOrder } from '@okolitsa/contracts/printing/printing.ts'
import { formatDay, formatDayShort, formatOrderNumber, formatSlot } from '@okolitsa/strings/ru/format.ts'
import { printing as text } from '@okolitsa/strings/ru/printing.ts'
import { type ReactNode, useEffect, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { type PrintQuery, paperUrl, printPath } from '../../data/printing/desk/print-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { DownloadIcon, PrinterIcon } from '../../ui/icons.ts'
import { Switch } from '../../ui/switch.tsx'
import css from './printing.module.css'

/** Delay of the preview after the last choice: each preview renders a PDF, ms. */
const PREVIEW_RESTS_MS = 700

interface PrintScreenProps {
  readonly day: PrintDay
  readonly query: PrintQuery
  readonly organizationId: number
  /** Further print-outs or messages of the day. */
  readonly children?: ReactNode
}

/** Print-outs of a day: kind, paper size, orders; as a PDF. */
export function PrintScreen({ day, query, organizationId, children }: PrintScreenProps) {
  const { date, orders, timeZone } = day
  const reference = { ...useDayReference(), zone: timeZone }
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [withPrices, setWithPrices] = useState(true)
  const chosen = orders.filter(({ id }) => !left.has(id))
  const isLabels = query.paper === 'parcels' || query.paper === 'products'
  const labels = chosen.reduce(
    (sum, { productLabels, packages }) => sum + (query.paper === 'parcels' ? packages : productLabels),
    0,
  )
  const isTooMany = isLabels && labels > MAX_LABELS
  const url =
    date === null || chosen.length === 0 || isTooMany
      ? null
      : paperUrl(
          organizationId,
          { ...query, date },
          { orderIds: left.size > 0 ? chosen.map(({ id }) => id) : null, withPrices },
        )
  const all = day.days.find((one) => one.date === date)?.orders ?? orders.length
  return (
    <div className={css.screen}>
      <div>
        <h1 className="h1">{date === null ? text.title : text.titleOf(formatDay(date, reference))}</h1>
        {orders.length > 0 && <p className="muted">{text.summary(chosen.length, isLabels ? labels : null)}</p>}
      </div>
      <Days day={day} query={query} />
      {orders.length === 0 ? (
        <Card>
          <EmptyState
            picture={basketPicture}
            title={day.days.length === 0 ? text.nothing : text.nothingOfDay}
            text={text.nothingText}
          />
        </Card>
      ) : (
        <div className={css.sides}>
          <div className={css.side}>
            <Card className={css.choice}>
              <ChipGroup label={text.papers.label}>
                {PAPERS.map((paper) => (
                  <Chip key={paper} href={printPath({ ...query, date, paper })} selected={paper === query.paper}>
                    {text.papers[paper]}
                  </Chip>
                ))}
              </ChipGroup>
              <p className="muted sm">{text.paperNotes[query.paper]}</p>
              {isLabels && (
                <>
                  <ChipGroup label={text.sheets.label}>
                    {LABEL_SHEETS.map((sheet) => (
                      <Chip key={sheet} href={printPath({ ...query, date, sheet })} selected={sheet === query.sheet}>
                        {text.sheets[sheet]}
                      </Chip>
                    ))}
                  </ChipGroup>
                  <p className="muted sm">{text.sheetNotes[query.sheet]}</p>
                </>
              )}
              {query.paper === 'products' && (
                <Switch
                  checked={withPrices}
                  onChange={(event) => setWithPrices(event.currentTarget.checked)}
                  note={text.pricesNote}
                >
                  {text.prices}
                </Switch>
              )}
            </Card>
            <Actions
              url={url}
              problem={isTooMany ? text.tooMany(MAX_LABELS) : text.chooseSome}
              label={isLabels ? text.printLabels(labels) : text.print}
              fileName={text.fileName(text.papers[query.paper], date ?? '')}
            />
            <Orders orders={orders} left={left} onChange={setLeft} />
            {all > orders.length && <p className="sm muted">{text.cut(orders.length, all)}</p>}
            {children}
          </div>
          <Preview url={url} isRoll={isLabels && query.sheet === 'roll58'} />
        </div>
      )}
    </div>
  )
}

/** Days with open orders; another day resets the excluded orders. */
function Days({ day: { days, date, timeZone }, query }: Pick<PrintScreenProps, 'day' | 'query'>) {
  const reference = { ...useDayReference(), zone: timeZone }
  if (days.length < 2 && days[0]?.date === date) return null
  return (
    <ChipGroup label={text.days} scroll>
      {days.map((one) => (
        <Chip
          key={one.date}
          href={printPath({ ...query, date: one.date })}
          selected={one.date === date}
          note={String(one.orders)}
        >
          {formatDayShort(one.date, reference)}
        </Chip>
      ))}
    </ChipGroup>
  )
}

/** @param url null = no print-out, for the reason in `problem` */
function Actions({
  url,
  problem,
  label,
  fileName,
}: {
  url: string | null
  problem: string
  label: string
  fileName: string
}) {
  if (url === null) return <Notification tone="warning">{problem}</Notification>
  return (
    <div className={css.actions}>
      <Button block size="xlarge" icon={PrinterIcon} href={url} target="_blank" rel="noopener">
        {label}
      </Button>
      <Button block look="secondary" icon={DownloadIcon} href={url} download={fileName}>
        {text.download}
      </Button>
      <p className="muted sm">{text.opensPdf}</p>
    </div>
  )
}

function Orders({
  orders,
  left,
  onChange,
}: {
  orders: readonly PrintOrder[]
  left: ReadonlySet<number>
  onChange: (left: ReadonlySet<number>) => void
}) {
  const choose = (id: number, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]))
  return (
    <Card className={css.orders}>
      <Checkbox
        checked={left.size === 0}
        onChange={() => onChange(new Set(left.size === 0 ? orders.map(({ id }) => id) : []))}
        className={css.order}
        note={text.chosen(orders.length - left.size, orders.length)}
      >
        <b>{text.chooseAll}</b>
      </Checkbox>
      {orders.map((order) => (
        <Checkbox
          key={order.id}
          checked={!left.has(order.id)}
          onChange={(event) => choose(order.id, event.currentTarget.checked)}
          className={css.order}
        >
          <b>
            {formatOrderNumber(order.id)}, {order.name}
          </b>
          <small>
            {formatSlot(order.deliveryWindow)} · {order.where}
          </small>
        </Checkbox>
      ))}
    </Card>
  )
}

/** Preview of the PDF where there is room; on a phone it opens on demand. */
function Preview({ url, isRoll }: { url: string | null; isRoll: boolean }) {
  const [shown, setShown] = useState(url)
  useEffect(() => {
    const timer = setTimeout(() => setShown(url), PREVIEW_RESTS_MS)
    return () => clearTimeout(timer)
  }, [url])
  if (shown === null || url === null) return null
  return (
    <div className={css.preview}>
      <iframe
        key={shown}
        // the viewer's toolbar would cover half of a small page
        src={`${shown}#toolbar=0&navpanes=0&view=FitH`}
        title={text.preview}
        loading="lazy"
        className={isRoll ? css.roll : css.page}
      />
      <p className="muted sm">{text.preview}</p>
    </div>
  )
}
