import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { couriers } from '@okolitsa/strings/ru/couriers.ts'
import { formatOrderNumber, formatPrice, formatWindowShort } from '@okolitsa/strings/ru/format.ts'
import { packages } from '@okolitsa/strings/ru/packages.ts'
import { wayUrl } from '../../data/courier/route-link.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { NavigationIcon, PhoneIcon } from '../../ui/icons.ts'
import css from './courier.module.css'
import { amountWords } from './line-amount.ts'

const text = couriers.day

/** The current stop: place, telephone, parcels and payment to collect. Displays no outcome before its day. */
export function CourierStop({
  stop,
  place,
  onMiss,
  onRefuse,
}: {
  stop: RouteStop
  place: number
  onMiss: (() => void) | null
  /** Called to refuse a part of the order; null = no part can be refused. */
  onRefuse: (() => void) | null
}) {
  const { deliveryWindow: hours, due } = stop
  const door = couriers.door(stop)
  return (
    <Card className={css.stop}>
      <p className={css.head}>
        <Badge color="green">{text.now(place)}</Badge>
        <b>{formatWindowShort(hours.fromHour, hours.toHour)}</b>
      </p>
      <div>
        <h2 className="h3">{stop.address}</h2>
        {door && <p className={css.door}>{door}</p>}
        <p className="muted">
          {stop.name} · {formatOrderNumber(stop.id)}
        </p>
        {stop.comment && <p>{couriers.comment(stop.comment)}</p>}
      </div>
      <p className={due ? css.due : css.paid}>
        <span>{due ? text.take[due.by] : text.paid}</span>
        {due && <b>{formatPrice(due.sum)}</b>}
      </p>
      <p className={css.taken}>
        <span>{packages.take}</span>
        <b>{packages.count(stop.packages)}</b>
      </p>
      <div>
        <h3 className="h4">{text.inside}</h3>
        <ul className={css.inside}>
          {stop.inside.map((line) => (
            <li key={line.id}>
              <span>{bindNumbers(line.title)}</span>
              <b>{amountWords(line)}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.pair}>
        {stop.phone && (
          <Button
            block
            size="xlarge"
            look="secondary"
            icon={PhoneIcon}
            href={`tel:+${stop.phone}`}
            aria-label={text.callName(stop.name)}
          >
            {text.call}
          </Button>
        )}
        <Button
          block
          size="xlarge"
          look="secondary"
          icon={NavigationIcon}
          href={wayUrl([stop])}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text.mapOf(stop.address)}
        >
          {text.map}
        </Button>
      </div>
      {onRefuse && (
        <Button block size="xlarge" look="secondary-gray" onClick={onRefuse}>
          {text.refuse.button}
        </Button>
      )}
      {onMiss && (
        <Button block size="xlarge" look="secondary-gray" onClick={onMiss}>
          {text.miss}
        </Button>
      )}
    </Card>
  )
}
