import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { productShelves as shelves } from '@okolitsa/strings/ru/product-shelves.ts'
import { useRecordEvent } from '../../data/analytics/use-record-event.ts'
import { categoryPath, farmAddresses, productPath } from '../../data/catalog/addresses.ts'
import { SHELF, shelfQueries } from '../../data/catalog/queries.ts'
import { recipesWithQuery } from '../../data/recipes/queries.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { DeliveryPromise } from '../../features/catalog/delivery-promise.tsx'
import { ProductAbout, ProductName } from '../../features/catalog/product-about.tsx'
import { ProductGallery } from '../../features/catalog/product-gallery.tsx'
import { ProductJsonLd } from '../../features/catalog/product-json-ld.tsx'
import { ProductPrice } from '../../features/catalog/product-price.tsx'
import { ShareButton } from '../../features/catalog/share-button.tsx'
import { WhyNot } from '../../features/catalog/why-not.tsx'
import { RecipeCard } from '../../features/recipes/recipe-card.tsx'
import { OpinionsNearby } from '../../features/reviews/opinions-nearby.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { usePreviewUrl } from '../../platform/head/use-preview-url.ts'
import { hasArea, isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import { ProductTools } from '../_composition/product-tools.tsx'
import { isAwaitable, StockAlert } from '../_composition/stock-alert.tsx'
import type { loader } from './loader.ts'
import css from './product.module.css'
import { ProductBuying } from './product-buying.tsx'
import { Shelf } from './shelf.tsx'

export function Page() {
  const { product, farm, similar, ofFarmer, reachable, location } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const previewUrl = usePreviewUrl()
  const root = useRootData()
  const url = absolute(productPath(product, root.site))
  const { availability, farmer, priceInfo, breadcrumbs } = product
  const isToBeHad = availability.isAvailableForCart
  // a farm that does not deliver here shows no other products
  const isOutOfReach = availability.reason === 'notDeliveredHere'
  const section = breadcrumbs[0]?.id
  const category = breadcrumbs.at(-1)?.id
  const similarShelf = category !== undefined && (
    <Shelf
      key={`similar-${product.id}`}
      title={shelves.similar}
      query={shelfQueries.similar(product.id, category, location)}
      initial={similar}
    >
      {productTile}
    </Shelf>
  )
  const seen = { id: product.id, title: product.title, price: priceInfo.finalPrice }
  useRecordEvent(product.id, { kind: 'view-product', product: seen })
  return (
    <div className="wrap">
      <PageHead
        title={text.pageTitle(product.title, isSellerSite(root) ? null : farmer.title)}
        description={text.description(product.title, farmer.title, priceInfo.finalPrice, product.description)}
        canonical={url}
        picture={previewUrl(
          'product',
          product.id,
          product.title,
          farmer.title,
          priceInfo.finalPrice,
          product.smallImageUrl,
        )}
      />
      <ProductJsonLd product={product} />
      <BreadcrumbTrail
        items={[
          ...breadcrumbs.map(({ title, urlKey }) => ({ title, href: categoryPath(urlKey) })),
          { title: product.title, href: productPath(product, root.site) },
        ]}
      />
      <div className={css.page}>
        <ProductGallery
          key={product.id}
          product={product}
          tools={
            <>
              <ProductTools product={product} look="white" />
              <ShareButton title={product.title} url={url} />
            </>
          }
        />
        <div className={css.name}>
          <ProductName product={product} farm={farm} />
        </div>
        <Card as="aside" className={css.aside} aria-label={text.box}>
          <div className={css.box}>
            <ProductPrice product={product} />
            {isToBeHad ? (
              <ProductBuying key={product.id} product={product} />
            ) : (
              <>
                <WhyNot product={product} />
                {isAwaitable(product) && (
                  <StockAlert product={product} kind="page" still={<div className={css.alertStill} />} />
                )}
              </>
            )}
            {isToBeHad && <DeliveryPromise methods={product.deliveryMethods} sendsByCdek={product.sendsByCdek} />}
          </div>
        </Card>
        <div className={css.about}>
          <ProductAbout product={product} />
        </div>
      </div>
      {!isToBeHad && similarShelf}
      {!isToBeHad && reachable.length > 0 && (
        <section className="section">
          <SectionHeader title={shelves.reachable} />
          <Carousel label={shelves.reachable} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
            {reachable.map(productTile)}
          </Carousel>
        </section>
      )}
      {isToBeHad && section !== undefined && (
        <Shelf
          key={`together-${product.id}`}
          title={shelves.together}
          query={shelfQueries.together(product.id, section, location)}
        >
          {productTile}
        </Shelf>
      )}
      {hasArea(root, 'recipes') && (
        <Shelf key={`recipes-${product.id}`} title={shelves.recipes} query={recipesWithQuery(product.id)}>
          {(recipe) => <RecipeCard recipe={recipe} headingLevel={3} />}
        </Shelf>
      )}
      <OpinionsNearby key={`opinions-${product.id}`} productId={product.id} title={product.title} />
      {isToBeHad && similarShelf}
      {!isOutOfReach && (
        <Shelf
          key={`farm-${product.id}`}
          title={shelves.ofFarmer}
          more={{ href: farmAddresses(root.site, farmer.id).goods, text: shelves.allOfFarmer }}
          query={shelfQueries.ofFarm(product.id, farmer.id, location)}
          initial={ofFarmer}
          pick={(items) => items.filter(({ id }) => id !== product.id).slice(0, SHELF)}
        >
          {productTile}
        </Shelf>
      )}
    </div>
  )
}

const productTile = (product: ProductCard) => <ProductTile key={product.id} product={product} />
