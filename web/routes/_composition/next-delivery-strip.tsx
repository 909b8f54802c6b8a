import { shelvesText } from '@okolitsa/strings/ru/shelves.ts'
import { useNextOrder } from '../../data/orders/use-next-order.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'

const text = shelvesText.nextDelivery

/** The customer's next order, with a link to all. Empty when none is on its way. */
export default function NextDeliveryStrip() {
  const order = useNextOrder()
  if (!order) return null
  return (
    <section className="section">
      <SectionHeader title={text.title} more={{ href: '/account/orders', text: text.all }} />
      <OrderCard order={order} />
    </section>
  )
}
