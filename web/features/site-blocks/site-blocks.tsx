import type { PropsOf, ReadBlock } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { ReactNode } from 'react'
import { AboutBlock, HeroBlock } from './lead-blocks.tsx'
import { AdvantagesBlock, FaqBlock, ServicesBlock, SocialsBlock, TextBlock } from './list-blocks.tsx'

/** What a page shows that is not written on it. */
export interface LiveParts {
  readonly organizationId: number
  /** What whoever sends a request agrees to. */
  readonly consentHref: string
  /** Goods of the shop, as the page's route shows them. */
  goods(props: PropsOf<'goods'>): ReactNode
}

function viewOf(block: ReadBlock, isFirst: boolean, live: LiveParts): ReactNode {
  switch (block.type) {
    case 'hero':
      return <HeroBlock props={block.props} isFirst={isFirst} />
    case 'about':
      return <AboutBlock props={block.props} isFirst={isFirst} />
    case 'text':
      return <TextBlock props={block.props} isFirst={isFirst} />
    case 'advantages':
      return <AdvantagesBlock props={block.props} />
    case 'services':
      return <ServicesBlock props={block.props} id={block.id} {...live} />
    case 'goods':
      return live.goods(block.props)
    case 'faq':
      return <FaqBlock props={block.props} />
    case 'socials':
      return <SocialsBlock props={block.props} />
  }
}
const HEADED = new Set(['hero', 'about', 'text'])

/** Blocks of a published page. A page whose first block has no heading of its own is headed by its title. */
export function SiteBlocks({ title, blocks, live }: { title: string; blocks: readonly ReadBlock[]; live: LiveParts }) {
  const first = blocks[0]
  const isHeaded = first !== undefined && HEADED.has(first.type) && !(first.type === 'text' && !first.props.title)
  return (
    <div className="wrap">
      {!isHeaded && <h1 className="h1 section">{title}</h1>}
      {blocks.map((block, at) => (
        <div key={block.id} id={block.id}>
          {viewOf(block, isHeaded && at === 0, live)}
        </div>
      ))}
    </div>
  )
}
