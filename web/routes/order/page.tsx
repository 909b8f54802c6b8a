import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useLoaderData } from 'react-router'
import { HousePoint } from '../../features/checkout/house-point.tsx'
import { OrderScreen } from '../../features/orders/order-screen.tsx'
import { HowToPay } from '../../features/payments/how-to-pay.tsx'
import { OrderRating } from '../../features/reviews/order-rating.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import type { loader } from './loader.ts'

/** One order. */
export function Page() {
  const { order, changes, legal } = useLoaderData<typeof loader>()
  return (
    <div className="wrap section">
      <PageHead title={text.orderPageTitle(order.number)} isHidden />
      <OrderScreen
        key={order.id}
        initial={order}
        initialChanges={changes}
        housePoint={(asked) => <HousePoint {...asked} />}
        rating={(current) => <OrderRating key={current.id} orderId={current.id} />}
        howToPay={(current) => <HowToPay order={current} legal={legal} />}
      />
    </div>
  )
}
