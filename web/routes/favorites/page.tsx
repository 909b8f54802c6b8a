import { favorites as text } from '@okolitsa/strings/ru/favorites.ts'
import errorPicture from '../../assets/land/err.svg'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import type { FavoriteKind } from '../../data/favorites/guest-favorites.ts'
import { useFavoriteCards } from '../../data/favorites/use-favorite-cards.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Grid } from '../../ui/grid.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ShelfCardSkeleton } from '../../ui/shelf-card-skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { FarmerTile } from '../_composition/farmer-tile.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'

const BONES = ['a', 'b', 'c', 'd']

function hrefOf(kind: FavoriteKind, page = 1): string {
  const search = new URLSearchParams({
    ...(kind === 'farmers' && { tab: kind }),
    ...(page > 1 && { page: String(page) }),
  })
  return search.size > 0 ? `/favorites?${search}` : '/favorites'
}

function Favorites({ kind, page }: { kind: FavoriteKind; page: number }) {
  const { cards, isFailed, retry } = useFavoriteCards(kind, page)
  const showcase = useShowcase()
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
  if (cards.products.length + cards.farmers.length === 0 && page === 1)
    return <EmptyBasket title={text.emptyTitle[kind]} text={text.emptyText[kind]} {...showcase} />
  return (
    <div className="stack g6">
      <Grid kind={kind === 'farmers' ? 'media' : 'shelf'}>
        {cards.products.map((product) => (
          <ProductTile key={product.id} product={product} headingLevel={2} />
        ))}
        {cards.farmers.map((farmer) => (
          <FarmerTile key={farmer.id} farmer={farmer} headingLevel={2} />
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

/** Products and farmers somebody keeps at hand; a guest's are in the browser, so the page is filled there. */
export function Page() {
  const search = useSearch()
  const isSignedIn = useIsSignedIn()
  const isOwnShop = isSellerSite(useRootData())
  const kind: FavoriteKind = search.get('tab') === 'farmers' && !isOwnShop ? 'farmers' : 'products'
  const asked = Number(search.get('page') ?? '1')
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  return (
    <div className="wrap section stack g6">
      <PageHead title={text.title} isHidden />
      <h1 className="h1">{text.title}</h1>
      {!isOwnShop && (
        <TabLinks
          label={text.tabs}
          items={[
            { title: text.products, href: hrefOf('products'), isCurrent: kind === 'products' },
            { title: text.farmers, href: hrefOf('farmers'), isCurrent: kind === 'farmers' },
          ]}
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
