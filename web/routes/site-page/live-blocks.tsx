import type { LiveBlock } from '../../features/site-blocks/block-at.ts'
import { GoodsBlock } from './goods-block.tsx'
import type { Shown } from './load-site-page.ts'

/** A block whose content comes from the shop; nothing where the shop has nothing of it. */
export function LiveBlocks({ block, shown }: { block: LiveBlock; shown: Shown }) {
  switch (block.type) {
    case 'goods':
      return <GoodsBlock props={block.props} products={shown.products} />
  }
}
