import { ORDER_PERIODS, ORDER_STAGES } from '@okolitsa/domain/orders/order-status.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import type { ChangeEvent } from 'react'
import { navigate } from '../../platform/router/router.ts'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { ORDERS_PATH, type OrderFilter, ordersPath } from './order-filter.ts'
import css from './page.module.css'

/** Filters of the list: stage, seller, period. */
export function OrderFilterBar({
  path,
  chosen,
  sellers,
}: {
  path: string
  chosen: OrderFilter
  sellers: readonly { readonly id: number; readonly title: string }[]
}) {
  const choose = (change: Partial<OrderFilter>) =>
    void navigate(ordersPath({ ...chosen, ...change }, 1, path), { state: { keepScroll: true } })
  const onPeriod = ({ target }: ChangeEvent<HTMLSelectElement>) =>
    choose({ period: ORDER_PERIODS.find((one) => one === target.value) ?? null })
  return (
    <div className={css.filter}>
      <nav className="row fw g2" aria-label={text.stagesLabel}>
        {[null, ...ORDER_STAGES].map((stage) => (
          <Chip key={stage ?? 'all'} href={ordersPath({ ...chosen, stage }, 1, path)} selected={stage === chosen.stage}>
            {text.stages[stage ?? 'all']}
          </Chip>
        ))}
      </nav>
      <div className={css.selects}>
        {sellers.length > 1 && (
          <Select
            label={text.ofSeller}
            hideLabel
            value={chosen.seller ?? ''}
            onChange={({ target }) => choose({ seller: Number(target.value) || null })}
            items={[
              { value: '', title: text.everySeller },
              ...sellers.map(({ id, title }) => ({ value: String(id), title })),
            ]}
          />
        )}
        {path === ORDERS_PATH && (
          <Select
            label={text.period}
            hideLabel
            value={chosen.period ?? ''}
            onChange={onPeriod}
            items={[
              { value: '', title: text.periods.all },
              ...ORDER_PERIODS.map((period) => ({ value: period, title: text.periods[period] })),
            ]}
          />
        )}
      </div>
    </div>
  )
}
