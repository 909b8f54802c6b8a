import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { dinner as dinnerText } from '@okolitsa/strings/ru/dinner.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { packages as packageWords } from '@okolitsa/strings/ru/packages.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import { deliveryWords, placeWords, receivedWords } from '../../data/orders/delivery-words.ts'
import { restaurantPath } from '../../data/restaurants/addresses.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { OpenLink } from '../../platform/navigation/open-link.tsx'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'

function whereOf(order: OrderAnswer) {
  const { deliveryKind, tradePlace, carrierPoint } = order
  if (deliveryKind === 'pickup' && tradePlace) {
    return { term: text.point, value: bindNumbers(`${tradePlace.title}, ${tradePlace.address}`) }
  }
  if (!carrierPoint) return { term: text.where, value: placeWords(order) }
  const { kind, title, city, address, workTime, note } = carrierPoint
  return {
    term: text.carrierPoint[kind],
    value: [`${title}, ${city}, ${address}`, workTime, note].filter(Boolean).join('. '),
  }
}

/** Packages of a shipped order; null = one ordinary package. */
function packagesOnTheWay({ packages, deliveryStatus }: OrderAnswer) {
  const isOnTheWay = deliveryStatus === 'onTheRoad' || deliveryStatus === 'readyForIssuance'
  return isOnTheWay && packages && (packages.total > 1 || packages.cold > 0) ? packages : null
}

export function OrderFacts({ order }: { order: OrderAnswer }) {
  const reference = useDayReference()
  const { day, window } = deliveryWords(order, reference)
  const received = receivedWords(order, reference)
  const { farmer, recipient, carrierTariff, dinner } = order
  const packages = packagesOnTheWay(order)
  const sellerHref = farmer.type === 'restaurant' ? restaurantPath(farmer.id) : `/farmers/${farmer.id}`
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.details}</h2>
      <DescriptionList
        items={[
          { term: text.seller, value: <OpenLink href={sellerHref}>{farmer.title}</OpenLink> },
          ...(farmer.phone
            ? [{ term: text.sellerPhone, value: <a href={`tel:${farmer.phone}`}>{formatPhone(farmer.phone)}</a> }]
            : []),
          whereOf(order),
          // a cancelled order shows no day, a received order shows the time of receipt
          ...(order.status === 'canceled'
            ? []
            : [
                received ? { term: text.receivedOn, value: received } : { term: text.when, value: `${day}, ${window}` },
              ]),
          ...(carrierTariff
            ? [
                {
                  term: text.carrierWay,
                  value: checkout.methodNotes.cdek(carrierTariff.daysMin, carrierTariff.daysMax),
                },
              ]
            : []),
          ...(packages ? [{ term: packageWords.yours, value: packageWords.count(packages) }] : []),
          { term: text.who, value: `${recipient.name}, ${formatPhone(recipient.phone)}` },
          ...(dinner
            ? [
                ...(order.deliveryKind === 'pickup'
                  ? []
                  : [{ term: dinnerText.atDoor, value: dinnerText.dropOffs[dinner.dropOff] }]),
                { term: dinnerText.cutlery, value: dinnerText.cutlerySets(dinner.cutlery) },
              ]
            : []),
          ...(order.comment ? [{ term: text.comment, value: order.comment }] : []),
          { term: text.payment, value: paymentMethodTexts[order.paymentMethod].title },
        ]}
      />
    </Card>
  )
}
