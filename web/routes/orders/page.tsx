import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useLoaderData } from 'react-router'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

/** All orders, newest first. */
export function Page() {
  const showcase = useShowcase()
  const { orders } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      {orders.items.length === 0 ? (
        <EmptyBasket title={text.emptyTitle} text={text.emptyText} {...showcase} />
      ) : (
        <div className="stack g4">
          {orders.items.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          <Pagination
            text={text.pages}
            page={orders.currentPage}
            pageCount={orders.totalPages}
            hrefOf={(page) => (page === 1 ? '/account/orders' : `/account/orders?page=${page}`)}
          />
        </div>
      )}
    </AccountLayout>
  )
}
