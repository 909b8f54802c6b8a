import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatDate, formatMoment, formatWeekday } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useState } from 'react'
import { useRedeliveryDays } from '../../data/orders/desk/use-redelivery.ts'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PhoneIcon } from '../../ui/icons.ts'

const words = text.missed

/** A failed delivery: a call to the customer, or a new delivery day in two clicks. */
export function MissedDelivery({
  order,
  missed: { reason, at },
  mayWork,
}: Pick<CabinetOrder, 'order'> & { missed: NonNullable<CabinetOrder['missed']>; mayWork: boolean }) {
  const [isChoosing, setChoosing] = useState(false)
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  return (
    <Notification tone="warning" title={words.title(couriers.missed[reason], formatMoment(new Date(at), reference))}>
      <p>{words.text}</p>
      <div className="row fw">
        {order.recipient && (
          <Button look="secondary" icon={PhoneIcon} href={`tel:+${order.recipient.phone}`}>
            {text.callShort}
          </Button>
        )}
        {mayWork && !isChoosing && (
          <Button look="white" onClick={() => setChoosing(true)}>
            {words.another}
          </Button>
        )}
      </div>
      {isChoosing && <Days orderId={order.id} zone={order.farmer.timeZone} />}
    </Notification>
  )
}

function Days({ orderId, zone }: { orderId: number; zone: string }) {
  const reference = { ...useDayReference(), zone }
  const { data, isError } = useRedeliveryDays(orderId)
  const { redeliver } = useOrderActions(orderId)
  const dayWords = (date: string) => `${formatWeekday(date)}, ${formatDate(date, reference)}`
  if (isError) return <p role="alert">{words.failed}</p>
  if (!data) return <p className="muted">{words.loading}</p>
  if (data.length === 0) return <p>{words.none}</p>
  return (
    <fieldset className="row fw">
      <legend className="sm">{words.choose}</legend>
      {data.map(({ date }) => (
        <Button
          key={date}
          look="secondary"
          busy={redeliver.isPending}
          onClick={() => redeliver.mutate({ date, words: words.saved(dayWords(date)) })}
        >
          {dayWords(date)}
        </Button>
      ))}
    </fieldset>
  )
}
