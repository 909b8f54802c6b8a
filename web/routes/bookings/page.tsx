import { bookings as text } from '@okolitsa/strings/ru/bookings.ts'
import ticketPicture from '../../assets/food/i-ticket.webp'
import { bookingsPath } from '../../data/bookings/addresses.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { toursPath } from '../../data/tours/addresses.ts'
import { useWaitings } from '../../data/tours/use-waitings.ts'
import { BookingCard } from '../../features/bookings/booking-card.tsx'
import { WaitingCard } from '../../features/bookings/waiting-card.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const { page, waitings: loaded } = useLoaderData<typeof loader>()
  const toTours = useShowcase({ href: toursPath(), action: text.toTours })
  const waitings = useWaitings(loaded).filter(({ state }) => state === 'waiting' || state === 'offered')
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      <div className="stack g6">
        {waitings.length > 0 && (
          <section className="stack g4">
            <h2 className="h3">{text.waitings}</h2>
            <ul className="stack g4">
              {waitings.map((waiting) => (
                <WaitingCard key={waiting.id} waiting={waiting} />
              ))}
            </ul>
          </section>
        )}
        {page.items.length === 0 ? (
          <Card>
            <EmptyState
              picture={ticketPicture}
              title={text.emptyTitle}
              text={text.emptyText}
              action={
                <Button size="medium" shape="round" href={toTours.href}>
                  {toTours.action}
                </Button>
              }
            />
          </Card>
        ) : (
          <div className="stack g4">
            {page.items.map((booking) => (
              <BookingCard key={booking.id} booking={booking} />
            ))}
            <Pagination text={text.pages} page={page.currentPage} pageCount={page.totalPages} hrefOf={bookingsPath} />
          </div>
        )}
      </div>
    </AccountLayout>
  )
}
