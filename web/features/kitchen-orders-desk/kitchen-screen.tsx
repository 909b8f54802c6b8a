import type { KitchenOrder } from '@okolitsa/contracts/kitchen-orders/kitchen-orders.endpoints.ts'
import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { kitchenOrdersDesk as text } from '@okolitsa/strings/ru/kitchen-orders-desk.ts'
import { useKitchen } from '../../data/kitchen-orders/desk/use-kitchen.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useNowMs } from '../../platform/tab-state/use-now-ms.ts'
import { Notification } from '../../ui/alert.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Counter } from '../../ui/counter.tsx'
import css from './kitchen.module.css'
import { KitchenBar } from './kitchen-bar.tsx'
import { KitchenCard } from './kitchen-card.tsx'

const COLUMNS = ['answer', 'cook', 'ready', 'road'] as const
type Column = (typeof COLUMNS)[number]

/** Column of an order; null = finished. */
function columnOf({ state, dinner }: KitchenOrder): Column | null {
  if (state === 'formed') return 'answer'
  if (state === 'isAssembling') return dinner.readyAt ? 'ready' : 'cook'
  if (state === 'readyForIssuance') return 'ready'
  return state === 'onTheRoad' ? 'road' : null
}

/** A kitchen's screen: orders to accept, cook, pass to the courier and deliver, each with one big button. */
export function KitchenScreen({
  organizationId,
  ...initial
}: {
  organizationId: number
  orders: KitchenOrder[]
  menu: KitchenMenuAnswer
}) {
  const { orders, menu, staleSinceMs } = useKitchen(organizationId, initial)
  const nowMs = useNowMs()
  const rush = menu.rush && Date.parse(menu.rush.until) > nowMs ? menu.rush.minutes : 0
  // unpaid orders do not ring
  const toAnswer = orders.filter((order) => columnOf(order) === 'answer' && order.dinner.acceptBefore !== null)
  return (
    <>
      <PageHead title={text.titled(toAnswer.length)} isHidden />
      <div className={`wrap section ${css.screen}`}>
        <KitchenBar organizationId={organizationId} menu={menu} nowMs={nowMs} waiting={toAnswer.map(({ id }) => id)} />
        {staleSinceMs !== null && (
          <Notification tone="warning" title={text.stale(new Date(staleSinceMs), menu.timeZone)} />
        )}
        <div className={css.columns}>
          {COLUMNS.map((column) => {
            const items = orders.filter((order) => columnOf(order) === column)
            return (
              <section
                key={column}
                aria-labelledby={`column-${column}`}
                className={classNames(css.column, items.length === 0 && column !== 'answer' && css.idle)}
              >
                <h2 id={`column-${column}`} className={`h3 ${css.columnTitle}`}>
                  {text.columns[column]} {items.length > 0 && <Counter text={String(items.length)} />}
                </h2>
                {items.length === 0 ? (
                  <p className={css.nothing}>{text.nothing[column]}</p>
                ) : (
                  <ul className={css.orders}>
                    {items.map((order) => (
                      <KitchenCard
                        key={order.id}
                        order={order}
                        column={column}
                        nowMs={nowMs}
                        cookMinutes={menu.preparationMinutes + rush}
                      />
                    ))}
                  </ul>
                )}
              </section>
            )
          })}
        </div>
      </div>
    </>
  )
}
