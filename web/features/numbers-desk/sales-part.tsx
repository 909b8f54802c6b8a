import type { Numbers } from '@okolitsa/contracts/numbers/numbers.ts'
import { bucketsOf } from '@okolitsa/domain/numbers/day-buckets.ts'
import { type DayReference, formatNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import { useMemo, useState } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import css from './numbers.module.css'
import { NumbersPart } from './numbers-part.tsx'
import { NumbersTable } from './numbers-table.tsx'
import { SalesChart } from './sales-chart.tsx'
import { countOf } from './seller-words.ts'

export function SalesPart({ numbers, reference }: { numbers: Numbers; reference: DayReference }) {
  const { byDay, days, seller } = numbers
  const [way, setWay] = useState<'drawing' | 'table'>('drawing')
  const buckets = useMemo(() => bucketsOf(byDay), [byDay])
  const isByDay = buckets.length === byDay.length
  const title = isByDay ? text.byDay : text.byWeek
  return (
    <NumbersPart name="days" title={title} numbers={numbers}>
      <div className={css.ways}>
        <Segmented
          label={text.how}
          value={way}
          onValueChange={setWay}
          items={[
            { value: 'drawing', title: text.drawing },
            { value: 'table', title: text.table },
          ]}
        />
        {way === 'drawing' && (
          <p className={css.legend}>
            <span className={css.now}>{text.now}</span>
            <span className={css.was}>{text.before(days)}</span>
          </p>
        )}
      </div>
      {way === 'drawing' ? (
        <SalesChart buckets={buckets} reference={reference} />
      ) : (
        <NumbersTable
          caption={title}
          columns={[
            isByDay ? text.columns.day : text.columns.week,
            countOf(seller.type),
            text.columns.sum,
            text.columns.before,
          ]}
          rows={buckets.map(({ from, to, orders, sum, sumBefore }) => ({
            key: from,
            title: text.bucket(from, to, reference),
            cells: [formatNumber(orders), formatPrice(sum), formatPrice(sumBefore)],
          }))}
        />
      )}
    </NumbersPart>
  )
}
