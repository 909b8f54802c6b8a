import { ORDER_STAGES, type OrderStage } from '@okolitsa/domain/orders/order-status.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useLoaderData } from 'react-router'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'
import css from './page.module.css'

/** The address of a page of orders of a stage; null = of all. */
function pathOf(stage: OrderStage | null, page: number): string {
  const query = new URLSearchParams({ ...(stage && { stage }), ...(page > 1 && { page: String(page) }) }).toString()
  return query === '' ? '/account/orders' : `/account/orders?${query}`
}

/** Orders, newest first, all or of one stage. */
export function Page() {
  const showcase = useShowcase()
  const { orders, stage } = useLoaderData<typeof loader>()
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      {(orders.items.length > 0 || stage !== null) && (
        <nav className={`row fw g2 ${css.stages}`} aria-label={text.stagesLabel}>
          {[null, ...ORDER_STAGES].map((one) => (
            <Chip key={one ?? 'all'} href={pathOf(one, 1)} selected={one === stage}>
              {text.stages[one ?? 'all']}
            </Chip>
          ))}
        </nav>
      )}
      {orders.items.length === 0 && stage !== null ? (
        <p className="muted">{text.noneOfStage}</p>
      ) : orders.items.length === 0 ? (
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
            hrefOf={(page) => pathOf(stage, page)}
          />
        </div>
      )}
    </AccountLayout>
  )
}
