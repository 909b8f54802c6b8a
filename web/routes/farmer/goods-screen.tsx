import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { farmerPage as text } from '@okolitsa/strings/ru/farmer-page.ts'
import search from '../../assets/food/i-search.webp'
import { useRecordEvent } from '../../data/analytics/use-record-event.ts'
import { chosenPlaces, useChosenPlace } from '../../data/cart/chosen-way.ts'
import { farmAddresses, farmersPath } from '../../data/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { CategoryChips } from '../../features/catalog/category-chips.tsx'
import { FarmerGoodsBar } from '../../features/catalog/farmer-goods-bar.tsx'
import { FarmerHead } from '../../features/catalog/farmer-head.tsx'
import { FarmerJsonLd } from '../../features/catalog/farmer-json-ld.tsx'
import { isNarrowed, listSearch } from '../../features/catalog/filters.ts'
import { farmerGoods } from '../../features/catalog/list-kinds.ts'
import { ListPages } from '../../features/catalog/list-pages.tsx'
import { SearchAlerts } from '../../features/catalog/search-alerts.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { usePreviewUrl } from '../../platform/head/use-preview-url.ts'
import { InTurn } from '../../platform/hydration/in-turn.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Grid } from '../../ui/grid.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { BuyAgain } from '../_composition/buy-again.tsx'
import { FarmerPageTools } from '../_composition/farmer-page-tools.tsx'
import { OpeningAlert } from '../_composition/opening-alert.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import { SellerOffers } from '../_composition/seller-offers.tsx'
import type { loadGoods } from './load-goods.ts'

/** Trade place at which goods added to the cart here are picked up; hidden when none was chosen. */
function ChosenPlaceNote({ organizationId }: { organizationId: number }) {
  const place = useChosenPlace(organizationId)
  if (!place) return null
  return (
    <Notification
      action={
        <Button look="white" size="small" onClick={() => chosenPlaces.forget(organizationId)}>
          {text.pickup.notHere}
        </Button>
      }
    >
      {text.pickup.chosen(place.title)}
    </Notification>
  )
}

export function GoodsScreen({
  farmer,
  categories,
  codes,
  program,
  category,
  products,
  shelves,
  state,
}: Awaited<ReturnType<typeof loadGoods>>) {
  const absolute = useAbsoluteUrl()
  const previewUrl = usePreviewUrl()
  const root = useRootData()
  const isOwnShop = isSellerSite(root)
  const farm = farmAddresses(root.site, farmer.id)
  const path = category ? farm.part(category.urlKey) : farm.goods
  useRecordEvent(`${path} ${state.page}`, { kind: 'view-list', list: 'farmer', products: products.items.length })
  const isHidden = isNarrowed(state, farmerGoods)
  const page = isHidden ? 1 : state.page
  const title = text.pageTitle(farmer.title, farmer.place) + catalog.pages.titleSuffix(page)
  const parts = categories.flatMap((root) => (root.children.length > 0 ? root.children : [root]))
  return (
    <div className="wrap">
      <PageHead
        isWholeTitle={isOwnShop}
        title={category ? `${category.title}: ${title}` : title}
        description={text.description(farmer.title, farmer.tagline, farmer.productsCount)}
        canonical={absolute(page > 1 ? `${path}?page=${page}` : path)}
        picture={previewUrl('farmer', farmer.id, farmer.title, farmer.tagline, farmer.imageUrl)}
        isHidden={isHidden}
      />
      <FarmerJsonLd farmer={farmer} />
      {!isOwnShop && (
        <BreadcrumbTrail
          items={[
            { title: text.farmers, href: farmersPath() },
            { title: farmer.title, href: farm.goods },
            ...(category ? [{ title: category.title, href: path }] : []),
          ]}
        />
      )}
      <FarmerHead
        farmer={farmer}
        tab="goods"
        tools={<FarmerPageTools farmer={farmer} />}
        whileResting={<OpeningAlert organizationId={farmer.id} />}
      />
      {(codes.length > 0 || program) && !category && page === 1 && (
        <SellerOffers organizationId={farmer.id} codes={codes} program={program} />
      )}
      {parts.length > 1 && (
        <CategoryChips
          label={text.categories}
          items={[
            { title: text.all, href: farm.goods, isCurrent: category === null },
            ...parts.map((part) => ({
              title: part.title,
              href: farm.part(part.urlKey),
              isCurrent: part.id === category?.id,
            })),
          ]}
          keepScroll
        />
      )}
      <ChosenPlaceNote organizationId={farmer.id} />
      <FarmerGoodsBar path={path} state={state} />
      {products.totalItems > 0 && (
        <SearchAlerts corrected={products.correctedSubstring} searchedFor={products.searchedFor} />
      )}
      {products.totalItems === 0 ? (
        <Card>
          <EmptyState
            picture={search}
            title={text.nothingTitle}
            text={text.nothingText}
            action={
              <Button look="secondary" size="medium" shape="round" href={farm.goods}>
                {text.allGoods}
              </Button>
            }
          />
        </Card>
      ) : (
        <>
          {shelves.map(({ category: { id, title, urlKey }, products: onShelf, totalItems }) => (
            <section key={id} className="section">
              <SectionHeader
                title={title}
                more={
                  totalItems > onShelf.length
                    ? { href: farm.part(urlKey), text: text.wholeShelf(totalItems) }
                    : undefined
                }
              />
              <Grid>
                <InTurn>
                  {onShelf.map((product) => (
                    <ProductTile key={product.id} product={product} />
                  ))}
                </InTurn>
              </Grid>
            </section>
          ))}
          {shelves.length === 0 && (
            <Grid>
              <InTurn>
                {products.items.map((product) => (
                  <ProductTile key={product.id} product={product} headingLevel={2} />
                ))}
              </InTurn>
            </Grid>
          )}
        </>
      )}
      {shelves.length === 0 && (
        <ListPages
          state={state}
          totalItems={products.totalItems}
          hrefOf={(next) => path + listSearch(next, farmerGoods)}
        />
      )}
      {!category && !isHidden && page === 1 && <BuyAgain organizationId={farmer.id} />}
    </div>
  )
}
