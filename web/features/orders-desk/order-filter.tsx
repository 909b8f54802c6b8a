import { DELIVERY_KINDS } from '@okolitsa/domain/orders/order-status.ts'
import { orderTable as words } from '@okolitsa/strings/ru/order-table.ts'
import { exportPath, type ListQuery, listPath, ORDERS_PATH } from '../../data/orders/desk/list-query.ts'
import { Button } from '../../ui/button.tsx'
import { DownloadIcon, PrinterIcon } from '../../ui/icons.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './order-table.module.css'

/** Filters of a queue of orders, stored in the URL query. On a wide screen the list can be printed and downloaded. */
export function OrderFilter({ query, organizationId }: { query: ListQuery; organizationId: number | null }) {
  const { queue, search, date, way, sort } = query
  return (
    <form action={ORDERS_PATH} className={css.filter} key={listPath(query)}>
      {Object.entries({ queue, search, sort }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField label={words.date} type="date" name="date" defaultValue={date ?? ''} />
      <Select
        label={words.way}
        name="way"
        defaultValue={way ?? ''}
        items={[
          { value: '', title: words.anyWay },
          // tours and plans are not delivered
          ...DELIVERY_KINDS.filter((kind) => organizationId === null || !['tour', 'plan'].includes(kind)).map(
            (kind) => ({
              value: kind,
              title: words.kinds[kind],
            }),
          ),
        ]}
      />
      <Button reads type="submit" look="secondary">
        {words.apply}
      </Button>
      {(date || way || sort) && (
        <Button look="secondary-gray" href={listPath({ queue, search })}>
          {words.reset}
        </Button>
      )}
      <span className={css.wide}>
        <Button reads look="secondary-gray" icon={PrinterIcon} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button look="secondary-gray" icon={DownloadIcon} href={exportPath(query)} download>
          {words.download}
        </Button>
      </span>
    </form>
  )
}
