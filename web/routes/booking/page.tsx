import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { BookingScreen } from '../../features/bookings/booking-screen.tsx'
import { SellerDebts } from '../../features/orders/seller-debts.tsx'
import { OrderRating } from '../../features/reviews/order-rating.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { booking } = useLoaderData<typeof loader>()
  return (
    <div className="wrap section stack g5">
      <PageHead title={text.booking(booking.number)} isHidden />
      <BookingScreen
        key={booking.id}
        initial={booking}
        rating={(current) => <OrderRating key={current.id} orderId={current.id} />}
        debts={({ id, debts, tour }) => <SellerDebts orderId={id} debts={debts} zone={tour.timeZone} who="organizer" />}
      />
    </div>
  )
}
