import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import { CALL_BACK_TIMES } from '@okolitsa/domain/office/queue-deadlines.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeOrders } from '@okolitsa/strings/ru/office-orders.ts'
import type { ReactNode } from 'react'
import { useOrderWork } from '../../data/office/orders/use-office-order.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import css from './order-screen.module.css'

const text = officeOrders.callBack

/** A promised call to the customer; it stands in the queue of the start page until it is made. */
export function OrderCallBack({
  found: { order, callBack, abilities },
  mark,
}: {
  found: OfficeOrder
  /** The person who makes the call. */
  mark: ReactNode
}) {
  const reference = useDayReference()
  const work = useOrderWork(order.id).callBack
  if (!abilities.note) return null
  return (
    <Card as="section" className="stack g2">
      <h2 className={css.heading}>
        {callBack === null ? text.title : text.until(formatMoment(new Date(callBack), reference))}
      </h2>
      {callBack === null ? (
        <div className="row fw g2">
          {CALL_BACK_TIMES.map((within) => (
            <Chip key={within} onClick={() => work.mutate(within)}>
              {text.within[within]}
            </Chip>
          ))}
        </div>
      ) : (
        <>
          {mark}
          <Button look="secondary-gray" size="small" busy={work.isPending} onClick={() => work.mutate(null)}>
            {text.done}
          </Button>
        </>
      )}
    </Card>
  )
}
