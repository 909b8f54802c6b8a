import { stockAlerts as text } from '@okolitsa/strings/ru/stock-alerts.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { useStockAlerts } from '../../data/stock-alerts/use-stock-alerts.ts'
import { RemoveStockAlert } from '../../features/stock-alerts/remove-stock-alert.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Grid } from '../../ui/grid.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import { AccountLayout } from '../account/account-layout.tsx'
import type { loader } from './loader.ts'

/** Awaited products: each is notified of once and can be removed. */
export function Page() {
  const items = useStockAlerts(useLoaderData<typeof loader>().stockAlerts)
  const showcase = useShowcase()
  return (
    <AccountLayout title={text.title} pageTitle={text.pageTitle}>
      {items.length === 0 ? (
        <EmptyBasket title={text.emptyTitle} text={text.emptyText} {...showcase} />
      ) : (
        <div className="stack g4">
          <p className="sm muted">{text.note}</p>
          <Grid kind="shelf-with-filter">
            {items.map(({ id, product, city }) => (
              <div key={id} className="stack g2">
                <ProductTile product={product} headingLevel={2} />
                {city && <small className="xs muted">{text.at(city)}</small>}
                <RemoveStockAlert product={product} />
              </div>
            ))}
          </Grid>
        </div>
      )}
    </AccountLayout>
  )
}
