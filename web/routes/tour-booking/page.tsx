import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import { useCustomer } from '../../data/identity/use-customer.ts'
import { payPath } from '../../data/payments/pay-path.ts'
import { tourPath } from '../../data/tours/addresses.ts'
import { useQuote } from '../../data/tours/use-quote.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { BookingForm } from '../../features/bookings/booking-form.tsx'
import { SignInForm } from '../../features/identity/sign-in-form.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { navigate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { tour, date, party, quote: loaded } = useLoaderData<typeof loader>()
  const isSignedIn = useIsSignedIn()
  const { data: customer } = useCustomer()
  const { data: quote = loaded, refetch } = useQuote(tour.id, date.id, party)
  return (
    <div className="wrap section stack g5">
      <PageHead title={text.formPageTitle} isHidden />
      <a className="link sm" href={tourPath(tour.id)}>
        {text.toTour}
      </a>
      <h1 className="h1">{text.formTitle}</h1>
      <BookingForm
        tour={tour}
        date={date}
        party={party}
        quote={quote}
        customer={isSignedIn && customer ? { name: customer.firstName ?? '', phone: customer.phone } : null}
        signIn={<SignInForm />}
        onBooked={(orderId) => void navigate(payPath(orderId, true), { replace: true })}
        onRefused={() => void refetch()}
      />
    </div>
  )
}
