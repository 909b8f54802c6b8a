import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { HOME_SHELVES, type HomeShelf, type ShelfPlace } from '@okolitsa/domain/content/home-shelves.ts'
import { homeText } from '@okolitsa/strings/ru/home.ts'
import { homeFeedText } from '@okolitsa/strings/ru/home-feed.ts'
import { shopWords } from '@okolitsa/strings/ru/shop-words.ts'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import basket from '../../assets/food/basket.webp'
import food from '../../assets/land/hero-food.webp'
import { SEARCH_PAGE, SEARCH_PARAMETER } from '../../features/navigation/search-path.ts'
import { sections } from '../../features/navigation/sections.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { InTurn } from '../../platform/hydration/in-turn.tsx'
import { hydratedLater } from '../../platform/loading/hydrated-later.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { Near } from '../../ui/near.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { BuyAgain } from '../_composition/buy-again.tsx'
import { FarmerTile } from '../_composition/farmer-tile.tsx'
import { FeaturedTile } from '../_composition/featured-tile.tsx'
import { NextDelivery } from '../_composition/next-delivery.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import { Banners } from './banners.tsx'
import { BelowStill } from './below-still.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Hero } from './hero.tsx'
import css from './home.module.css'
import type { loader } from './loader.ts'

const Below = lazy(() => import('./below.tsx'))

type Loaded = Awaited<ReturnType<typeof loader>>

const Others = hydratedLater(() => import('./others.tsx'))

export function Page() {
  const data = useLoaderData<typeof loader>()
  const { site } = useRootData()
  const absolute = useAbsoluteUrl()
  const hasGoods = data.kind === 'goods'
  return (
    <div className="wrap">
      <PageHead
        title={hasGoods ? homeText.pageTitle : site.market.name}
        isWholeTitle
        description={site.market.description ?? (hasGoods ? shopWords.description : undefined)}
        canonical={absolute('/')}
        picture={absolute(food)}
      />
      <JsonLd data={structuredData(site, hasGoods)} />
      {data.kind === 'goods' ? <Goods data={data} /> : <Others data={data} />}
    </div>
  )
}

/**
 * The home page of goods: place, categories, products to try, past products, farms delivering tomorrow. Seasonal
 * products and recipes are loaded on approach.
 */
function Goods({ data }: { data: Extract<Loaded, { kind: 'goods' }> }) {
  const { ad, banners, categories, popular, farmers, isTomorrow, sent, shelves = HOME_SHELVES, picked } = data
  const reference = useDayReference()
  const becomeSeller = useRootData().site.links?.becomeSeller ?? sections.becomeSeller.href
  const { description, state } = useRootData().site.market
  const isClosed = state === 'closed'
  const promise = isClosed ? ({ kind: 'closed' } as const) : data.promise
  const arrows = { previousLabel: homeText.previous, nextLabel: homeText.next }
  const shelf = isTomorrow ? 'tomorrow' : promise.kind === 'sent' ? 'sent' : 'here'
  // a new market has few farms: each is shown at once, and there is room for more
  const first = shelf === 'here' ? homeText.farmers.first[farmers.length - 1] : undefined
  const isEmpty = popular.length === 0 && farmers.length === 0
  const parts: Record<HomeShelf, ReactNode> = {
    categories: categories.length > 0 && (
      <section className="section">
        <SectionHeader
          title={sent ? homeFeedText.sent.title : homeText.categories.title}
          note={sent ? homeFeedText.sent.note(sent.products, sent.sellers) : undefined}
          more={{ href: sections.products.href, text: homeText.categories.all }}
        />
        <CategoryTiles categories={categories} />
      </section>
    ),
    popular: popular.length > 0 && (
      <section className="section">
        <SectionHeader
          title={homeText.popular.title}
          note={isClosed ? undefined : homeText.popular.note}
          more={{ href: sections.products.href, text: homeText.popular.all }}
        />
        <Carousel label={homeText.popular.rail} {...arrows}>
          <InTurn>
            {ad && <FeaturedTile ad={ad} />}
            {popular.map((product) => (
              <ProductTile key={product.id} product={product} />
            ))}
          </InTurn>
        </Carousel>
      </section>
    ),
    // far below the fold: late content causes no visible shift
    again: <BuyAgain />,
    farmers: farmers.length > 0 && (
      <section className="section">
        <SectionHeader
          title={isClosed ? homeText.farmers.closed : (first ?? homeText.farmers[shelf])}
          note={
            isClosed
              ? undefined
              : first
                ? homeText.farmers.firstNote(farmers.reduce((sum, { productsCount }) => sum + productsCount, 0))
                : homeText.farmers[`${shelf}Note`]
          }
          more={{ href: sections.farmers.href, text: homeText.farmers.all }}
        />
        <Carousel label={homeText.farmers.rail} itemSize="third" {...arrows}>
          <InTurn>
            {farmers.map((farmer) => (
              <FarmerTile key={farmer.id} farmer={farmer} />
            ))}
          </InTurn>
        </Carousel>
        {first && (
          <Button size="medium" shape="round" look="secondary" href={becomeSeller}>
            {homeText.nothing.farmer}
          </Button>
        )}
      </section>
    ),
    season: !isEmpty && (
      <Near still={<BelowStill />}>
        {() => (
          <Suspense fallback={<BelowStill />}>
            <Below isSentOnly={sent !== null} />
          </Suspense>
        )}
      </Near>
    ),
  }
  /** Shelves that the office has picked for a place of the page. */
  const pickedAt = (isThere: (place: ShelfPlace) => boolean) =>
    picked
      .filter(({ place }) => isThere(place))
      .map(({ code, title, products }) => (
        <section key={code} className="section">
          <SectionHeader title={title} />
          <Carousel label={title} {...arrows}>
            <InTurn>
              {products.map((product) => (
                <ProductTile key={product.id} product={product} />
              ))}
            </InTurn>
          </Carousel>
        </section>
      ))
  return (
    <>
      <div className={css.first}>
        <Hero words={homeText.hero.words(promise, reference, description)} href={sections.farmers.href} />
        <Banners banners={banners} />
      </div>
      {pickedAt((place) => place === 'top')}
      {shelves.map((name, index) => (
        <Fragment key={name}>
          {parts[name]}
          {/* below the first screen, where its late content moves nothing that is seen */}
          {index === 0 && <NextDelivery />}
          {pickedAt((place) => place === name)}
        </Fragment>
      ))}
      {pickedAt((place) => place !== 'top' && !shelves.includes(place))}
      {isEmpty && (
        <section className="section">
          <EmptyState
            picture={basket}
            title={homeText.nothing.title}
            text={homeText.nothing.text}
            action={
              <>
                <Button size="medium" shape="round" href={sections.farmers.href}>
                  {homeText.nothing.action}
                </Button>
                <Button size="medium" shape="round" look="secondary" href={becomeSeller}>
                  {homeText.nothing.farmer}
                </Button>
              </>
            }
          />
        </section>
      )}
    </>
  )
}

const structuredData = ({ origin, market, support, owner }: SiteInfo, hasSearch: boolean) => ({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: market.name,
      ...(owner && { legalName: owner.name }),
      ...(market.description && { description: market.description }),
      url: origin,
      logo: origin + (market.logo ?? '/favicon.svg'),
      ...(support?.phone && { telephone: `+7${support.phone.slice(1)}` }),
      ...(support?.email && { email: support.email }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: market.name,
      url: origin,
      inLanguage: 'ru',
      ...(hasSearch && {
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}${SEARCH_PAGE}?${SEARCH_PARAMETER}={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }),
    },
  ],
})
