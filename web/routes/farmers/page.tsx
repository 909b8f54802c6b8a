import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { farmersPath } from '../../data/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { CategoryChips } from '../../features/catalog/category-chips.tsx'
import { ListHead } from '../../features/catalog/list-head.tsx'
import { farmerList } from '../../features/catalog/list-kinds.ts'
import { ListView } from '../../features/catalog/list-view.tsx'
import { NothingHere } from '../../features/catalog/nothing-here.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { MapPinnedIcon } from '../../ui/icons.ts'
import { FarmerTile } from '../_composition/farmer-tile.tsx'
import { FeaturedFarmTile } from '../_composition/featured-farm-tile.tsx'
import type { loader } from './loader.ts'

const text = farmersText
/** Number of eager pictures: a phone has one above the fold; on a wide screen the second and third load fast enough. */
const FIRST_SCREEN = 1

/** Farms that deliver to the visitor's place, all or those of one category. */
export function Page() {
  const { categories, category, farmers, state, ad } = useLoaderData<typeof loader>()
  const path = farmersPath(category?.urlKey)
  const known = categories.filter(({ farmersCount, id }) => farmersCount > 0 || id === category?.id)
  return (
    <div className="wrap">
      <BreadcrumbTrail
        items={[
          { title: text.title, href: farmersPath() },
          ...(category ? [{ title: category.title, href: path }] : []),
        ]}
      />
      <ListHead
        path={path}
        kind={farmerList}
        state={state}
        heading={category ? text.categoryTitle(category.title) : text.title}
        count={farmers.totalItems > 0 ? farmersText.count(farmers.totalItems) : null}
        title={category ? text.categoryTitle(category.title) : text.pageTitle}
        description={category ? text.categoryDescription(category.title) : text.description}
      />
      <p className="row" style={{ marginBottom: 14 }}>
        <Button
          look="secondary"
          size="medium"
          icon={MapPinnedIcon}
          href={category ? `/map/farmers?category=${category.urlKey}` : '/map/farmers'}
        >
          {text.onMap}
        </Button>
      </p>
      <CategoryChips
        label={text.categories}
        items={[
          { title: text.all, href: farmersPath(), isCurrent: category === null },
          ...known.map(({ id, title, urlKey }) => ({
            title,
            href: farmersPath(urlKey),
            isCurrent: id === category?.id,
          })),
        ]}
      />
      <ListView
        path={path}
        kind={farmerList}
        state={state}
        sortTitles={farmersText.sorting}
        facets={farmers.filters}
        days={farmers.deliveryDates}
        totalItems={farmers.totalItems}
        isFarmers
        empty={<NothingHere isFarmers />}
      >
        {ad && <FeaturedFarmTile ad={ad} />}
        {farmers.items.map((farmer, index) => (
          <FarmerTile key={farmer.id} farmer={farmer} priority={index < FIRST_SCREEN} headingLevel={2} />
        ))}
      </ListView>
    </div>
  )
}
