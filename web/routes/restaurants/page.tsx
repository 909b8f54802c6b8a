import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import basketPicture from '../../assets/food/basket.webp'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { dinnersHereTexts } from '../../features/restaurants/dinners-here-texts.ts'
import { RestaurantList } from '../../features/restaurants/restaurant-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RestaurantTools } from '../_composition/dinner-tools.tsx'
import type { loader } from './loader.ts'

/** `/restaurants`, `/restaurants/{kitchen}`: restaurants, all or of one cuisine. */
export function Page() {
  const { kitchen, kitchens, state, page } = useLoaderData<typeof loader>()
  const { location } = useRootData()
  const showcase = useShowcase({ href: '/farmers', action: text.toFarmers })
  const absolute = useAbsoluteUrl()
  const title = kitchens.find(({ slug }) => slug === kitchen)?.title
  const isFar = kitchens.length === 0
  return (
    <div className="wrap stack g6">
      <PageHead
        title={title ? text.ofKitchen(title) : text.title}
        description={text.description}
        canonical={absolute(restaurantsPath(kitchen))}
        isHidden={isFar || state.narrowings.length > 0 || state.page > 1 || state.sorting !== 'popularity'}
      />
      <BreadcrumbTrail
        items={[
          { title: text.wayHere, href: restaurantsPath() },
          ...(kitchen && title ? [{ title, href: restaurantsPath(kitchen) }] : []),
        ]}
      />
      <div>
        <h1 className="h1">{title ? text.ofKitchen(title) : text.heading}</h1>
        <p className="muted">{dinnersHereTexts.lead(location)}</p>
      </div>
      {isFar ? (
        <EmptyState
          picture={basketPicture}
          title={text.farTitle}
          text={dinnersHereTexts.nothing(location)}
          action={<Button href={showcase.href}>{showcase.action}</Button>}
        />
      ) : (
        <RestaurantList
          kitchen={kitchen}
          kitchens={kitchens}
          state={state}
          page={page}
          renderTools={(restaurant) => <RestaurantTools restaurant={restaurant} />}
        />
      )}
    </div>
  )
}
