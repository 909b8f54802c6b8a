import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { productPage as text } from '@okolitsa/strings/ru/product-page.ts'
import { useLoaderData } from 'react-router'
import { useTell } from '../../data/analytics/use-tell.ts'
import { categoryPath, farmAddresses, productPath } from '../../data/catalog/addresses.ts'
import { BreadcrumbTrail } from '../../features/catalog/breadcrumb-trail.tsx'
import { DeliveryPromise } from '../../features/catalog/delivery-promise.tsx'
import { ProductAbout, ProductName } from '../../features/catalog/product-about.tsx'
import { ProductGallery } from '../../features/catalog/product-gallery.tsx'
import { ProductJsonLd } from '../../features/catalog/product-json-ld.tsx'
import { ProductPrice } from '../../features/catalog/product-price.tsx'
import { ShareButton } from '../../features/catalog/share-button.tsx'
import { OpinionsNearby } from '../../features/reviews/opinions-nearby.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import { ProductTools } from '../_composition/product-tools.tsx'
import type { loader } from './loader.ts'
import css from './product.module.css'
import { ProductBuying } from './product-buying.tsx'

/** One product: everything needed to decide, on one screen. */
export function Page() {
  const { product, farm, similar, ofFarmer, popular, reachable } = useLoaderData<typeof loader>()
  const absolute = useAbsoluteUrl()
  const root = useRootData()
  const url = absolute(productPath(product))
  const { availability, farmer, priceInfo } = product
  const seen = { id: product.id, title: product.title, price: priceInfo.finalPrice }
  useTell(product.id, { kind: 'view-product', product: seen })
  return (
    <div className="wrap">
      <PageHead
        title={text.pageTitle(product.title, isSellerSite(root) ? null : farmer.title)}
        description={text.description(product.title, farmer.title, priceInfo.finalPrice, product.description)}
        canonical={url}
        picture={absolute(product.images[0]?.url ?? product.smallImageUrl)}
      />
      <ProductJsonLd product={product} />
      <BreadcrumbTrail
        items={[
          ...product.breadcrumbs.map(({ title, urlKey }) => ({ title, href: categoryPath(urlKey) })),
          { title: product.title, href: productPath(product) },
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
            {availability.isAvailableForCart ? (
              <ProductBuying key={product.id} product={product} />
            ) : (
              <Notification tone="warning" title={text.unavailable[availability.reason ?? 'notOnSale'].title}>
                {text.unavailable[availability.reason ?? 'notOnSale'].text}
              </Notification>
            )}
            {availability.isAvailableForCart && (
              <DeliveryPromise methods={product.deliveryMethods} sendsByCdek={product.sendsByCdek} />
            )}
          </div>
        </Card>
        <div className={css.about}>
          <ProductAbout product={product} />
        </div>
      </div>
      <OpinionsNearby key={`opinions-${product.id}`} productId={product.id} />
      <ProductSnapshots title={text.similar} products={similar} />
      <ProductSnapshots title={text.reachable} products={reachable} />
      <ProductSnapshots
        title={text.moreOfFarmer}
        products={ofFarmer}
        more={{ href: farmAddresses(root.site, farmer.id).goods, text: text.allOfFarmer }}
      />
      <ProductSnapshots title={text.popular} products={popular} />
    </div>
  )
}

function ProductSnapshots({
  title,
  products,
  more,
}: {
  title: string
  products: readonly ProductCard[]
  more?: { href: string; text: string }
}) {
  if (products.length === 0) return null
  return (
    <section className="section">
      <SectionHeader title={title} more={more} />
      <Carousel label={title} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
        {products.map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </Carousel>
    </section>
  )
}
