import type { CabinetOrderSummary } from '@okolitsa/contracts/orders/desk-order.ts'
import { ORDER_QUEUES, type OrderQueue } from '@okolitsa/contracts/orders/order-queue.ts'
import { formatDay, formatOrderNumber, formatPrice, formatSlot } from '@okolitsa/strings/ru/format.ts'
import { orderTable as words } from '@okolitsa/strings/ru/order-table.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { picking } from '@okolitsa/strings/ru/picking.ts'
import basketPicture from '../../assets/food/basket.webp'
import { type ListQuery, listPath, ORDERS_PATH, pagePath } from '../../data/orders/desk/list-query.ts'
import { type OrderPage, useOrderPage } from '../../data/orders/desk/use-staff-orders.ts'
import { PICKING_PATH } from '../../data/picking/desk/picking-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ClipboardListIcon } from '../../ui/icons.ts'
import { ListSearch } from '../../ui/list-search.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AcceptAll } from './accept-all.tsx'
import { OrderBadges } from './order-badges.tsx'
import { OrderFilter } from './order-filter.tsx'
import css from './order-list.module.css'
import { OrderTable } from './order-table.tsx'

/** Queues of orders: new, to pick, awaited. */
export function OrderList({
  initial,
  query,
  organizationId,
  mayGather,
}: {
  initial: OrderPage
  query: ListQuery
  /** Seller of the orders; null = orders of all sellers. */
  organizationId: number | null
  mayGather: boolean
}) {
  const page = useOrderPage(query, initial, organizationId)
  return (
    <>
      <div className="row between fw">
        <h1 className="h1">{text.orders}</h1>
        {mayGather && (
          <div className="row fw">
            {organizationId !== null && query.queue === 'new' && (
              <AcceptAll count={page.queues.new} organizationId={organizationId} />
            )}
            <Button look="secondary" icon={ClipboardListIcon} href={PICKING_PATH}>
              {picking.link(page.queues.assembling)}
            </Button>
          </div>
        )}
      </div>
      <ListSearch
        action={ORDERS_PATH}
        // a search by number covers all queues
        kept={{ queue: 'all' }}
        search={query.search}
        words={text}
        maxLength={40}
        className={css.search}
      />
      <Queues queues={page.queues} query={query} />
      <OrderFilter query={query} organizationId={organizationId} />
      {page.items.length === 0 ? (
        <Card>
          {query.search ? (
            <EmptyState
              picture={basketPicture}
              title={text.notFound(query.search)}
              text={text.notFoundText}
              action={
                <Button size="medium" shape="round" look="secondary" href={listPath({ queue: query.queue })}>
                  {text.showAll}
                </Button>
              }
            />
          ) : (
            <EmptyState
              picture={basketPicture}
              title={query.date || query.way ? words.none : text.emptyQueues[query.queue]}
            />
          )}
        </Card>
      ) : (
        <>
          <OrderTable orders={page.items} query={query} hasSeller={organizationId === null} />
          <ul className={css.orders}>
            {page.items.map((order) => (
              <OrderCard key={order.id} order={order} hasSeller={organizationId === null} />
            ))}
          </ul>
        </>
      )}
      <Pagination
        text={text.pages}
        page={page.currentPage}
        pageCount={page.totalPages}
        hrefOf={(number) =>
          pagePath(
            query,
            number,
            page.items.map(({ id }) => id),
          )
        }
      />
    </>
  )
}

function Queues({ queues, query }: { queues: OrderPage['queues']; query: ListQuery }) {
  const noteOf = (queue: OrderQueue) =>
    queue === 'finished' || queue === 'all' ? undefined : String(queues[queue] || '')
  return (
    <ChipGroup label={text.queuesLabel} scroll>
      {ORDER_QUEUES.map((queue) => (
        <Chip
          key={queue}
          href={listPath({ ...query, queue, page: 1 })}
          selected={queue === query.queue}
          note={noteOf(queue) || undefined}
        >
          {text.queues[queue]}
        </Chip>
      ))}
    </ChipGroup>
  )
}

function OrderCard({ order, hasSeller }: { order: CabinetOrderSummary; hasSeller: boolean }) {
  const { now } = useDayReference()
  const day = formatDay(order.deliveryDate, { now, zone: order.timeZone })
  return (
    <Card as="li" className={css.order}>
      <div className="row between">
        <h2 className="h4">
          <a href={`/cabinet/orders/${order.id}`} className={css.link}>
            {formatOrderNumber(order.id)}
          </a>
        </h2>
        <b>{formatPrice(order.total)}</b>
      </div>
      <p>
        {day}, {formatSlot(order.deliveryWindow)} · {text.kinds[order.deliveryKind]}
      </p>
      <p className="sm muted">
        {[hasSeller && order.seller.title, order.recipientName, text.lines(order.linesCount)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="row fw">
        <OrderBadges order={order} />
      </div>
    </Card>
  )
}
