import { encodeLocation } from '@okolitsa/domain/geo/location.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { formatDay } from '@okolitsa/strings/ru/format.ts'
import { searchDays } from '@okolitsa/strings/ru/search-days.ts'
import { searchPage } from '@okolitsa/strings/ru/search-page.ts'
import { useCallback, useRef } from 'react'
import picture from '../../assets/food/i-search.webp'
import { useRecordEvent } from '../../data/analytics/use-record-event.ts'
import { categoryPath, farmerPath, productPath } from '../../data/catalog/addresses.ts'
import { CategoryChips } from '../../features/catalog/category-chips.tsx'
import { countFilters, listSearch, withChange } from '../../features/catalog/filters.ts'
import { productList } from '../../features/catalog/list-kinds.ts'
import { ListView } from '../../features/catalog/list-view.tsx'
import { SearchAlerts } from '../../features/catalog/search-alerts.tsx'
import { asTypedPath } from '../../features/navigation/search-path.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { InTurn } from '../../platform/hydration/in-turn.tsx'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { FarmerTile } from '../_composition/farmer-tile.tsx'
import { FeaturedTile } from '../_composition/featured-tile.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import type { loader } from './loader.ts'
import { useResultClicks } from './use-result-clicks.ts'

const text = searchPage
const PATH = '/search-result'
/** A form is rarely needed by a search: its code would weigh on every list. */
const CategoryRequest = hydratedLater(() => import('../../features/content/category-request.tsx'))
/** Number of products above the fold on a phone, unless farms are found. */
const FIRST_SCREEN = 2

/** Results of a search; for an empty result, alternatives. */
export function Page() {
  const { state, products, farmers } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const isFound = products !== null && (products.totalItems > 0 || farmers.length > 0 || countFilters(state) > 0)
  return (
    <div className="wrap">
      <PageHead title={state.text ? text.pageTitle(state.text) : text.title} canonical={absolute(PATH)} isHidden />
      {isFound ? <Found /> : <NothingFound />}
    </div>
  )
}

function Found() {
  const { ad, state, products, farmers, otherDays } = useLoaderData<typeof loader>()
  const reference = useDayReference()
  const found = useRef<HTMLDivElement>(null)
  const resultAt = useCallback(
    (path: string) => {
      const product = products?.items.find((item) => productPath(item) === path)
      if (product) return { productId: product.id }
      const farmer = farmers.find(({ id }) => farmerPath(id) === path)
      return farmer && { organizationId: farmer.id }
    },
    [products, farmers],
  )
  useResultClicks(found, state.text, resultAt)
  const shown = products?.items.length ?? 0
  useRecordEvent(`${state.text} ${state.page}`, { kind: 'view-list', list: 'search', products: shown })
  if (!products) return null
  return (
    <div ref={found}>
      <div className="section" style={{ paddingBottom: 0 }}>
        <SectionHeader
          level={1}
          title={text.heading(state.text)}
          note={products.totalItems > 0 ? catalog.counts.products(products.totalItems) : undefined}
        />
        <SearchAlerts
          corrected={products.correctedSubstring}
          searchedFor={products.searchedFor}
          typed={state.text}
          asTypedHref={asTypedPath(state.text)}
        />
      </div>
      {farmers.length > 0 && (
        <section className="section">
          <SectionHeader title={text.farmers} />
          <Carousel
            label={text.farmers}
            itemSize="third"
            previousLabel={catalog.rail.previous}
            nextLabel={catalog.rail.next}
          >
            <InTurn>
              {farmers.map((farmer, index) => (
                <FarmerTile key={farmer.id} farmer={farmer} priority={index === 0} />
              ))}
            </InTurn>
          </Carousel>
        </section>
      )}
      {(products.totalItems > 0 || countFilters(state) > 0) && (
        <section className="section">
          <SectionHeader title={text.products} />
          {otherDays.length > 0 && (
            <Notification
              title={searchDays.title}
              action={otherDays.map((day) => (
                <Button
                  key={day}
                  look="secondary"
                  size="medium"
                  shape="round"
                  href={PATH + listSearch(withChange(state, { dates: [day] }), productList)}
                >
                  {formatDay(day, reference)}
                </Button>
              ))}
            >
              {searchDays.text}
            </Notification>
          )}
          <ListView
            path={PATH}
            kind={productList}
            state={state}
            sortTitles={catalog.sorting.product}
            facets={products.filters ?? []}
            days={products.deliveryDates ?? []}
            totalItems={products.totalItems}
            empty={null}
          >
            {state.page === 1 && ad && <FeaturedTile ad={ad} />}
            {products.items.map((product, index) => (
              <ProductTile
                key={product.id}
                product={product}
                priority={farmers.length === 0 && index < FIRST_SCREEN}
                typed={products.correctedSubstring ?? state.text}
              />
            ))}
          </ListView>
        </section>
      )}
    </div>
  )
}

function NothingFound() {
  const { state, popular, categories, place } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="section">
        <Card>
          <EmptyState
            level={1}
            picture={picture}
            title={state.text ? text.nothing(state.text) : text.askTitle}
            text={state.text ? text.tips : text.askText}
          />
        </Card>
        {place && (
          <Notification
            title={text.placeTitle}
            action={
              <Button look="secondary" size="medium" shape="round" href={`/?location=${encodeLocation(place)}`}>
                {text.choosePlace}
              </Button>
            }
          >
            {text.place(place.title)}
          </Notification>
        )}
      </div>
      {categories.length > 0 && (
        <section className="section">
          <SectionHeader title={text.categories} />
          <CategoryChips
            label={text.categories}
            items={categories.map(({ title, urlKey }) => ({ title, href: categoryPath(urlKey) }))}
          />
        </section>
      )}
      {state.text && (
        <div className="section">
          <CategoryRequest key={state.text} initial={state.text} />
        </div>
      )}
      {popular.length > 0 && (
        <section className="section">
          <SectionHeader title={text.popular} />
          <Carousel label={text.popular} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
            {popular.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </Carousel>
        </section>
      )}
    </>
  )
}
