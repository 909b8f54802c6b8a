import type { Area } from '@okolitsa/domain/market/areas.ts'
import { favorites as text } from '@okolitsa/strings/ru/favorites.ts'
import errorPicture from '../../assets/land/err.svg'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { FAVORITE_KINDS, type FavoriteKind } from '../../data/favorites/guest-favorites.ts'
import { useFavoriteCards } from '../../data/favorites/use-favorite-cards.ts'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { hasArea, isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Grid } from '../../ui/grid.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ShelfCardSkeleton } from '../../ui/shelf-card-skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { RestaurantTools } from '../_composition/dinner-tools.tsx'
import { DishToOrder } from '../_composition/dish-to-order.tsx'
import { FarmerTile } from '../_composition/farmer-tile.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'

const AREA_OF_KIND: Readonly<Record<FavoriteKind, Area>> = {
  products: 'goods',
  farmers: 'goods',
  dishes: 'restaurants',
  restaurants: 'restaurants',
}

const BONES = ['a', 'b', 'c', 'd']

function hrefOf(kind: FavoriteKind, page = 1): string {
  const search = new URLSearchParams({
    ...(kind !== 'products' && { tab: kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `/favorites?${search}` : '/favorites'
}

function Favorites({ kind, page }: { kind: FavoriteKind; page: number }) {
  const { cards, isFailed, retry } = useFavoriteCards(kind, page)
  const isDinner = kind === 'dishes' || kind === 'restaurants'
  const wayTo = useShowcase(isDinner ? { href: restaurantsPath(), action: text.toRestaurants } : undefined)
  if (isFailed)
    return (
      <ErrorState
        scope="block"
        picture={errorPicture}
        title={text.failedTitle}
        text={text.failedText}
        action={<Button onClick={retry}>{text.retry}</Button>}
      />
    )
  if (!cards)
    return (
      <div role="status" aria-label={text.loading}>
        <Grid>
          {BONES.map((bone) => (
            <ShelfCardSkeleton key={bone} />
          ))}
        </Grid>
      </div>
    )
  const shown = [cards.products, cards.farmers, cards.dishes, cards.restaurants]
  if (shown.every(({ length }) => length === 0) && page === 1)
    return <EmptyBasket title={text.emptyTitle[kind]} text={text.emptyText[kind]} {...wayTo} />
  return (
    <div className="stack g6">
      <Grid kind={kind === 'farmers' || kind === 'restaurants' ? 'media' : 'shelf'}>
        {cards.products.map((product) => (
          <ProductTile key={product.id} product={product} headingLevel={2} />
        ))}
        {cards.farmers.map((farmer) => (
          <FarmerTile key={farmer.id} farmer={farmer} headingLevel={2} />
        ))}
        {cards.dishes.map((dish) => (
          <DishToOrder
            key={dish.id}
            dish={dish}
            restaurant={dish.restaurant}
            overline={<span>{dish.restaurant.title}</span>}
            headingLevel={2}
          />
        ))}
        {cards.restaurants.map((restaurant) => (
          <RestaurantCard
            key={restaurant.id}
            restaurant={restaurant}
            corner={<RestaurantTools restaurant={restaurant} />}
            headingLevel={2}
          />
        ))}
      </Grid>
      <Pagination
        text={text.pages}
        page={page}
        pageCount={cards.totalPages}
        hrefOf={(number) => hrefOf(kind, number)}
      />
    </div>
  )
}

/** Favourite products, farmers, dishes and restaurants; a guest's are in the browser, so the page is filled there. */
export function Page() {
  const search = useSearch()
  const isSignedIn = useIsSignedIn()
  const root = useRootData()
  const isOwnShop = isSellerSite(root)
  const asOwn = root.site.sellerType === 'restaurant' ? 'dishes' : 'products'
  const kinds = FAVORITE_KINDS.filter((one) => hasArea(root, AREA_OF_KIND[one]))
  const [first = 'products'] = kinds
  const kind = isOwnShop ? asOwn : (kinds.find((one) => one === search.get('tab')) ?? first)
  const asked = Number(search.get('page') ?? '1')
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  return (
    <div className="wrap section stack g6">
      <PageHead title={text.title} isHidden />
      <h1 className="h1">{text.title}</h1>
      {!isOwnShop && kinds.length > 1 && (
        <TabLinks
          label={text.tabs}
          items={kinds.map((one) => ({ title: text[one], href: hrefOf(one), isCurrent: kind === one }))}
        />
      )}
      {isSignedIn === false && (
        <Notification
          tone="info"
          action={
            <Button look="white" size="small" href={`/sign-in?${new URLSearchParams({ redirect: hrefOf(kind) })}`}>
              {text.signIn}
            </Button>
          }
        >
          {text.guest}
        </Notification>
      )}
      <Favorites key={`${kind} ${page}`} kind={kind} page={page} />
    </div>
  )
}
