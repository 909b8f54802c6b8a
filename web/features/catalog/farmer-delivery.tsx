import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { standHours } from '@okolitsa/strings/ru/day-range.ts'
import { farmPause } from '@okolitsa/strings/ru/farm-pause.ts'
import { farmerDelivery as text } from '@okolitsa/strings/ru/farmer-delivery.ts'
import { farmerPage } from '@okolitsa/strings/ru/farmer-page.ts'
import { chosenPlaces } from '../../data/cart/chosen-way.ts'
import { isSentOnly } from '../../data/catalog/sent-only.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './farmer-delivery.module.css'

const DAYS = 10
/** Codes of payment methods other than by card on the site (spec 3). */
const OFFLINE = ['cashondelivery', 'urozhaj', 'banktransfer']

/** Delivery of a farm: rates, days, trade places with hours, payment methods. */
export function FarmerDelivery({ farmer, goodsHref }: { farmer: Farmer; goodsHref: string }) {
  const reference = useDayReference()
  const { shippingRates, tradePlaces, deliveryDates, timeForDelivery, paymentMethods } = farmer
  const isSent = isSentOnly(farmer.methods)
  const isMarketClosed = farmer.pause?.reason === 'marketClosed'
  const isOffline = paymentMethods.some((code) => OFFLINE.includes(code))
  return (
    <div className={css.columns}>
      <Card as="section">
        <h2 className={`h3 ${css.title}`}>{text.rates.title}</h2>
        {shippingRates.length === 0 && !farmer.withCdek ? (
          <p>{text.rates.none}</p>
        ) : (
          <ul className={css.items}>
            {shippingRates.map((rate) => (
              <Rate key={rate.id} rate={rate} />
            ))}
            {farmer.withCdek && (
              <li>
                <b className="strong">{farmerPage.cdek.title}</b>
                <p className="sm muted">{farmerPage.cdek.text}</p>
              </li>
            )}
          </ul>
        )}
      </Card>
      <Card as="section">
        <h2 className={`h3 ${css.title}`}>{text.dates.title}</h2>
        {isMarketClosed ? (
          <p>{farmPause.text('marketClosed')}</p>
        ) : deliveryDates.length === 0 ? (
          <p>{isSent ? text.dates.sent : text.dates.none}</p>
        ) : (
          <ul className={css.days}>
            {deliveryDates.slice(0, DAYS).map((date) => (
              <li key={date}>
                <Badge size="large">{text.dates.day(date, reference)}</Badge>
              </li>
            ))}
          </ul>
        )}
        {!isMarketClosed && (
          <p className="sm muted" style={{ marginTop: 14 }}>
            {!isSent && text.dates.window(timeForDelivery.fromHour, timeForDelivery.toHour)}{' '}
            {text.dates.cutoff(farmer.orderCutoff)}
          </p>
        )}
      </Card>
      {tradePlaces.length > 0 && (
        <Card as="section">
          <h2 className={`h3 ${css.title}`}>{text.pickup.title}</h2>
          <ul className={css.items}>
            {tradePlaces.map((place) => (
              <li key={place.id}>
                <b className="strong">{bindNumbers(place.title)}</b>
                <p className="sm">{text.pickup.address(place.city, place.address)}</p>
                {!isMarketClosed && (
                  <>
                    {place.hours.map(({ weekdays, from, to }) => (
                      <p key={`${weekdays}${from}`} className="sm muted">
                        {place.days
                          ? standHours(place.days, from, to, reference)
                          : text.pickup.hours(weekdays, from, to)}
                      </p>
                    ))}
                    <Button
                      look="secondary-gray"
                      size="small"
                      href={goodsHref}
                      aria-label={text.pickup.takeHereAt(place.title)}
                      onClick={() => chosenPlaces.put(farmer.id, { tradePlaceId: place.id, title: place.title })}
                    >
                      {text.pickup.takeHere}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card as="section">
        <h2 className={`h3 ${css.title}`}>{text.payment.title}</h2>
        <ul className="stack g2">
          {farmer.hasOnlinePayment && <li>{text.payment.online}</li>}
          {isOffline && <li>{text.payment.onReceipt}</li>}
        </ul>
      </Card>
    </div>
  )
}

function Rate({ rate }: { rate: Farmer['shippingRates'][number] }) {
  const { rates } = text
  const terms = [
    rates.minimum(rate.minOrderSum),
    ...(rate.freeDeliverySum === null ? [] : [rates.freeFrom(rate.freeDeliverySum)]),
  ]
  return (
    <li className={css.item}>
      <b>{rate.title}</b>
      <b>{rates.price(rate.price)}</b>
      <span className={css.terms}>{terms.join(', ')}</span>
      <span className={css.terms}>
        <Badge color={rate.isAvailableHere ? 'green' : 'gray'}>
          {rate.isAvailableHere ? rates.here : rates.notHere}
        </Badge>
      </span>
    </li>
  )
}
