import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { useRecordEvent } from '../../data/analytics/use-record-event.ts'
import { categoryPath } from '../../data/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { CategoryChips } from '../../features/catalog/category-chips.tsx'
import { CategoryStoryCard } from '../../features/catalog/category-story-card.tsx'
import { countFilters } from '../../features/catalog/filters.ts'
import { ListHead } from '../../features/catalog/list-head.tsx'
import { productList } from '../../features/catalog/list-kinds.ts'
import { ListView } from '../../features/catalog/list-view.tsx'
import { NothingHere } from '../../features/catalog/nothing-here.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { FeaturedTile } from '../_composition/featured-tile.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import type { loader } from './loader.ts'
import { OWN_CARDS } from './own-cards.ts'

const text = catalog.category
/** Number of pictures above the fold. */
const FIRST_SCREEN = 4

/** Index of the category's own card. */
const STORY_PLACE = 11

export function Page() {
  const { category, siblings, products, state, ad } = useLoaderData<typeof loader>()
  const path = categoryPath(category.urlKey)
  const parent = category.ancestors.at(-1)
  useRecordEvent(`${path} ${products.currentPage}`, {
    kind: 'view-list',
    list: 'category',
    products: products.items.length,
  })
  const isLeaf = category.children.length === 0
  const parts = (isLeaf ? siblings : category.children).filter(
    ({ id, productsCount }) => productsCount > 0 || id === category.id,
  )
  const all = isLeaf && parent ? categoryPath(parent.urlKey) : path
  const isFromStart = state.page === 1 || state.isTogether
  const tiles = products.items.map((product, index) => (
    <ProductTile key={product.id} product={product} priority={index < FIRST_SCREEN} headingLevel={2} />
  ))
  // a short filtered list has no own card
  const hasOwnCard = isFromStart && (countFilters(state) === 0 || tiles.length >= STORY_PLACE)
  return (
    <div className="wrap">
      <BreadcrumbTrail
        items={[...category.ancestors, category].map(({ title, urlKey }) => ({ title, href: categoryPath(urlKey) }))}
      />
      <ListHead
        path={path}
        kind={productList}
        state={state}
        heading={category.title}
        count={products.totalItems > 0 ? catalog.counts.products(products.totalItems) : null}
        title={category.story?.seoTitle ?? text.pageTitle(category.title)}
        description={
          category.story?.seoDescription ??
          text.description(category.title, category.description, category.productsCount)
        }
      />
      {parts.length > 0 && (
        <CategoryChips
          label={text.subcategories}
          items={[
            { title: text.all, href: all, isCurrent: all === path },
            ...parts.map(({ title, urlKey }) => ({
              title,
              href: categoryPath(urlKey),
              isCurrent: urlKey === category.urlKey,
            })),
          ]}
        />
      )}
      <ListView
        path={path}
        kind={productList}
        state={state}
        sortTitles={catalog.sorting.product}
        facets={products.filters ?? []}
        days={products.deliveryDates ?? []}
        totalItems={products.totalItems}
        releases={products.releases}
        cards={OWN_CARDS}
        empty={<NothingHere />}
      >
        {isFromStart && ad && <FeaturedTile ad={ad} headingLevel={2} />}
        {tiles.slice(0, STORY_PLACE)}
        {hasOwnCard && <CategoryStoryCard category={category} story={category.story} />}
        {tiles.slice(STORY_PLACE)}
      </ListView>
      {category.story && state.page === 1 && <p className="section muted">{category.story.lead}</p>}
    </div>
  )
}
