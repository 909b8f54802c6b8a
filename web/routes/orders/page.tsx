import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import basket from '../../assets/food/basket.webp'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { ordersPathOf } from '../../data/orders/order-path.ts'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { OrderCard } from '../../features/orders/order-card.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'
import { isNarrowed, ordersPath } from './order-filter.ts'
import { OrderFilterBar } from './order-filter-bar.tsx'

export function Page() {
  const showcase = useShowcase()
  const { kind, hasDinners, orders, sellers, chosen } = useLoaderData<typeof loader>()
  const path = ordersPathOf(kind)
  const isDinners = kind === 'restaurant'
  const toDinners = useShowcase({ href: restaurantsPath(), action: text.toRestaurants })
  const isEmpty = orders.items.length === 0
  return (
    <AccountLayout title={isDinners ? text.dinnersTitle : text.title} pageTitle={text.pageTitle}>
      {hasDinners && (
        <TabLinks
          label={text.kindsLabel}
          items={[
            { title: text.goodsTab, href: ordersPathOf('farmer'), isCurrent: !isDinners },
            { title: text.dinnersTab, href: ordersPathOf('restaurant'), isCurrent: isDinners },
          ]}
        />
      )}
      {(!isEmpty || isNarrowed(chosen)) && <OrderFilterBar path={path} chosen={chosen} sellers={sellers} />}
      {isEmpty && isNarrowed(chosen) ? (
        <p className="muted">{text.noneOfStage}</p>
      ) : isEmpty && isDinners ? (
        <EmptyState
          picture={basket}
          title={text.noDinners}
          text={text.noDinnersText}
          action={<Button href={toDinners.href}>{toDinners.action}</Button>}
        />
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
            hrefOf={(page) => ordersPath(chosen, page, path)}
          />
        </div>
      )}
    </AccountLayout>
  )
}
