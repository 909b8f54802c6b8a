import type { ReadBlock, SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { ComponentType } from 'react'
import type { BlockAt, LiveBlock, LiveParts } from './block-at.ts'
import { VIEWS } from './views.ts'

const HEADED = new Set(['hero', 'about', 'text'])
const isLive = (block: ReadBlock): block is LiveBlock => !Object.hasOwn(VIEWS, block.type)

export function BlockView({ block, isFirst, live }: { block: ReadBlock; isFirst: boolean; live: LiveParts }) {
  if (isLive(block)) return live.show(block)
  // TypeScript cannot express that a block and its view in the table have the same type
  const View = VIEWS[block.type] as ComponentType<BlockAt<SiteBlockType>>
  return <View block={block} isFirst={isFirst} live={live} />
}

/** True when the first block contains the page heading; otherwise the page title is the heading. */
export const isHeaded = (first: ReadBlock | undefined): boolean =>
  first !== undefined && HEADED.has(first.type) && !(first.type === 'text' && !first.props.title)

/** Blocks of a published page, under the page title unless the first block has a heading. */
export function SiteBlocks({ title, blocks, live }: { title: string; blocks: readonly ReadBlock[]; live: LiveParts }) {
  const hasHeading = isHeaded(blocks[0])
  return (
    <div className="wrap">
      {!hasHeading && <h1 className="h1 section">{title}</h1>}
      {blocks.map((block, at) => (
        <div key={block.id} id={block.id}>
          <BlockView block={block} isFirst={hasHeading && at === 0} live={live} />
        </div>
      ))}
    </div>
  )
}
