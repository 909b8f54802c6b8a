import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { offlinePayment as text } from '@okolitsa/strings/ru/payments.ts'
import { isPaidOffline } from '../../data/payments/paid-offline.ts'
import type { LegalInfo } from '../../data/payments/payee.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { PayOnline } from './pay-online.tsx'

function words({ paymentMethod, total, lines, farmer }: OrderAnswer): string | null {
  const isCeiling = lines.some(({ isWeight, pickedSum }) => isWeight && pickedSum === null)
  switch (paymentMethod) {
    case 'cashondelivery':
      return isCeiling ? text.cashondeliveryCeiling(total) : text.cashondelivery(total)
    case 'urozhaj':
      return text.urozhaj(total)
    case 'banktransfer':
      return text.banktransfer(farmer.title)
    default:
      return null
  }
}

/** Instructions for a payment outside the shop. `legal` = the payee of a bank transfer. */
export function HowToPay({ order, legal }: { order: OrderAnswer; legal: LegalInfo | null }) {
  const how = words(order)
  if (how === null || !isPaidOffline(order)) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.title}</h2>
      <p>{how}</p>
      {order.paymentMethod === 'banktransfer' && legal && (
        <DescriptionList
          items={[
            { term: text.terms.sum, value: formatPrice(order.total) },
            { term: text.terms.payee, value: legal.organizationName },
            { term: text.terms.tin, value: legal.tin },
            ...(legal.ien === '' ? [] : [{ term: text.terms.ien, value: legal.ien }]),
            { term: text.terms.address, value: legal.organizationAddress },
            { term: text.terms.purpose, value: text.purpose(order.number) },
          ]}
        />
      )}
      {order.may.payOnline && <PayOnline orderId={order.id} />}
    </Card>
  )
}
