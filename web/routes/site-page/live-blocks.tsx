import type { LiveBlock } from '../../features/site-blocks/block-at.ts'
import { GoodsBlock } from './goods-block.tsx'
import type { loadSitePage } from './load-site-page.ts'

/** What the shop had when the page was asked for. */
export type Shown = Omit<Awaited<ReturnType<typeof loadSitePage>>, 'page'>

/** A block whose content comes from the shop; nothing where the shop has nothing of it. */
export function LiveBlocks({ block, shown }: { block: LiveBlock; shown: Shown }) {
  switch (block.type) {
    case 'goods':
      return <GoodsBlock props={block.props} products={shown.products} />
  }
}
