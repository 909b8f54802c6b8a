import type { SiteBlock, SiteDocument } from '@okolitsa/domain/site-pages/page-content.ts'
import type { z } from 'zod'
import { aboutBlock } from './about.ts'
import { advantagesBlock } from './advantages.ts'
import type { BlockProps, BlockType } from './block-type.ts'
import { contactsBlock } from './contacts.ts'
import { deliveryBlock } from './delivery.ts'
import { dividerBlock } from './divider.ts'
import { faqBlock } from './faq.ts'
import { galleryBlock } from './gallery.ts'
import { goodsBlock } from './goods.ts'
import { heroBlock } from './hero.ts'
import { priceListBlock } from './price-list.ts'
import { questionsBlock } from './questions.ts'
import { reviewsBlock } from './reviews.ts'
import { servicesBlock } from './services.ts'
import { socialsBlock } from './socials.ts'
import { teamBlock } from './team.ts'
import { textBlock } from './text.ts'
import { timetableBlock } from './timetable.ts'
import { videoBlock } from './video.ts'

/** Every block type in its latest version. */
export const SITE_BLOCKS = {
  hero: heroBlock,
  about: aboutBlock,
  text: textBlock,
  advantages: advantagesBlock,
  services: servicesBlock,
  goods: goodsBlock,
  faq: faqBlock,
  socials: socialsBlock,
  gallery: galleryBlock,
  priceList: priceListBlock,
  team: teamBlock,
  timetable: timetableBlock,
  video: videoBlock,
  divider: dividerBlock,
  reviews: reviewsBlock,
  questions: questionsBlock,
  contacts: contactsBlock,
  delivery: deliveryBlock,
} as const
export type SiteBlockType = keyof typeof SITE_BLOCKS
export type PropsOf<T extends SiteBlockType> = z.output<(typeof SITE_BLOCKS)[T]['props']>
export type ReadBlock = {
  readonly [T in SiteBlockType]: {
    readonly id: string
    readonly type: T
    readonly version: number
    readonly props: PropsOf<T>
  }
}[SiteBlockType]

const isKnown = (type: string): type is SiteBlockType => Object.hasOwn(SITE_BLOCKS, type)

/** Upgrades properties to the latest version of their type; properties of a later version stay unchanged. */
export const upgradeProps = ({ upgrades }: BlockType<z.ZodType>, version: number, props: BlockProps): BlockProps =>
  upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), props)

/** Upgrades a block; a block of an unknown type stays unchanged. */
export function upgradeBlock(block: SiteBlock): SiteBlock {
  if (!isKnown(block.type)) return block
  const type = SITE_BLOCKS[block.type]
  if (block.version >= type.version) return block
  return { ...block, version: type.version, props: upgradeProps(type, block.version, block.props) }
}

/** Reads a block in the latest version; null = an unknown type or invalid properties. */
export function readBlock(block: SiteBlock): ReadBlock | null {
  const { id, type, props } = upgradeBlock(block)
  if (!isKnown(type)) return null
  const { version, props: schema } = SITE_BLOCKS[type]
  const read = schema.safeParse(props)
  return read.success ? ({ id, type, version, props: read.data } as ReadBlock) : null
}

/** Valid blocks of a page; unknown and invalid ones are omitted. */
export const readDocument = ({ blocks }: SiteDocument): ReadBlock[] => blocks.flatMap((block) => readBlock(block) ?? [])
