import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { farmAddresses } from '../../data/catalog/addresses.ts'
import { sections } from '../../features/navigation/sections.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { ProductTile } from '../_composition/product-tile.tsx'
import type { Shown } from './load-site-page.ts'
import { TileSection } from './tile-section.tsx'

export function GoodsBlock({ props, products }: { props: PropsOf<'goods'>; products: Shown['products'] }) {
  const { site } = useRootData()
  const { goods } = farmAddresses(site, site.organizationId ?? 0)
  // when this page is the home page of the shop, its products are at their categories
  const allGoods = goods === '/' ? sections.products.href : goods
  if (products.length === 0) return null
  const tiles = products
    .slice(0, props.most)
    .map((product) => <ProductTile key={product.id} product={product} headingLevel={3} />)
  return (
    <TileSection
      title={props.title || text.goods}
      more={{ href: allGoods, text: text.allGoods }}
      layout={props.layout}
      tiles={tiles}
    />
  )
}
