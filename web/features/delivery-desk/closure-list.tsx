import type { Shipping } from '@okolitsa/contracts/delivery/shipping.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { formatDayRange } from '@okolitsa/strings/ru/day-range.ts'
import { deliveryDesk as words } from '@okolitsa/strings/ru/delivery-desk.ts'
import { useClosedDayOrders, type useShipping } from '../../data/delivery/desk/use-shipping.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { XIcon } from '../../ui/icons.ts'
import { TextField } from '../../ui/text-field.tsx'
import css from './shipping.module.css'

const text = words.closures

function Promised({ orders }: { orders: NonNullable<ReturnType<typeof useClosedDayOrders>> }) {
  if (orders.length === 0) return null
  return (
    <span className="stack" role="status">
      <span className="sm">{text.promised}</span>
      {orders.map(({ orderId, recipientName }) => (
        <a key={orderId} className="link" href={`/cabinet/orders/${orderId}`}>
          {text.promisedOrder(orderId, recipientName)}
        </a>
      ))}
    </span>
  )
}

/** Future closed days. */
export function ClosureList({
  organizationId,
  shipping,
  saving,
}: {
  organizationId: number
  shipping: Shipping
  saving: ReturnType<typeof useShipping>['closures']
}) {
  const reference = useDayReference()
  const today = dayIn(shipping.timeZone, reference.now)
  const closures = shipping.closures.filter(({ to }) => to >= today)
  const promised = useClosedDayOrders(organizationId, closures) ?? []
  const mistakes = Object.values(fieldErrorsOf(saving.error))
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <p className="sm muted">{text.text}</p>
      {closures.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className={css.areas}>
          {closures.map((closure) => {
            const range = formatDayRange(closure, { ...reference, zone: shipping.timeZone })
            return (
              <li key={closure.from} className={css.area}>
                <span className="stack">
                  {range}
                  <Promised orders={promised.filter(({ date }) => date >= closure.from && date <= closure.to)} />
                </span>
                <IconButton
                  icon={XIcon}
                  look="gray"
                  label={text.remove(range)}
                  onClick={() => saving.mutate(closures.filter(({ from }) => from !== closure.from))}
                />
              </li>
            )
          })}
        </ul>
      )}
      <KeptForm
        id="closures"
        sending={saving}
        method="post"
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const data = new FormData(form)
          const [from, to] = [String(data.get('from') ?? ''), String(data.get('to') ?? '')]
          saving.mutate(
            [...closures, { from, to: to || from }].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
            { onSuccess: () => form.reset() },
          )
        }}
      >
        <div className={css.sums}>
          <TextField name="from" type="date" label={text.from} min={today} required error={mistakes[0]} />
          <TextField name="to" type="date" label={text.to} min={today} />
        </div>
        <div>
          <Button type="submit" look="secondary" size="medium" busy={saving.isPending}>
            {text.add}
          </Button>
        </div>
      </KeptForm>
    </Card>
  )
}
