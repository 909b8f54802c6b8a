import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { sections } from '../../features/navigation/sections.ts'
import { SiteBlocks } from '../../features/site-blocks/site-blocks.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Grid } from '../../ui/grid.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { ProductTile } from '../_composition/product-tile.tsx'
import type { loadSitePage } from './load-site-page.ts'

/** A page of a seller's site as its people made it. */
export function SitePageScreen({ page, products }: Awaited<ReturnType<typeof loadSitePage>>) {
  const { site, seller } = useRootData()
  const absolute = useAbsoluteUrl()
  const { goods } = farmAddresses(site, site.organizationId ?? 0)
  // where this page stands at the door of a shop, its goods are found by category
  const allGoods = goods === '/' ? sections.products.href : goods
  const { title, description, imageUrl, isIndexed } = page.seo
  const picture = imageUrl ?? seller?.pictureUrl
  return (
    <>
      <PageHead
        title={title || page.title}
        isWholeTitle={title !== ''}
        description={description || undefined}
        canonical={absolute(page.path)}
        picture={picture ? absolute(picture) : undefined}
        isHidden={!isIndexed}
      />
      <SiteBlocks
        title={page.title}
        blocks={page.blocks}
        live={{
          organizationId: site.organizationId ?? 0,
          consentHref: sections.consent.href,
          goods: (props) =>
            products.length > 0 && (
              <section className="section">
                <SectionHeader title={props.title || text.goods} more={{ href: allGoods, text: text.allGoods }} />
                <Grid>
                  {products.slice(0, props.most).map((product) => (
                    <ProductTile key={product.id} product={product} headingLevel={3} />
                  ))}
                </Grid>
              </section>
            ),
        }}
      />
    </>
  )
}
