import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useLoaderData } from 'react-router'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'
import { isNarrowed, ordersPath } from './order-filter.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'

/** Orders, newest first, all or narrowed. */
export function Page() {
  const showcase = useShowcase()
  const { orders, sellers, chosen } = useLoaderData<typeof loader>()
  const isEmpty = orders.items.length === 0
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      {(!isEmpty || isNarrowed(chosen)) && <OrderFilterBar chosen={chosen} sellers={sellers} />}
      {isEmpty && isNarrowed(chosen) ? (
        <p className="muted">{text.noneOfStage}</p>
      ) : isEmpty ? (
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
            hrefOf={(page) => ordersPath(chosen, page)}
          />
        </div>
      )}
    </AccountLayout>
  )
}
