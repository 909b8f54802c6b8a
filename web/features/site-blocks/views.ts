import type { SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { ReactNode } from 'react'
import { AboutBlock } from './about/about-block.tsx'
import { AdvantagesBlock } from './advantages/advantages-block.tsx'
import type { BlockAt, LiveBlock } from './block-at.ts'
import { DividerBlock } from './divider/divider-block.tsx'
import { FaqBlock } from './faq/faq-block.tsx'
import { GalleryBlock } from './gallery/gallery-block.tsx'
import { HeroBlock } from './hero/hero-block.tsx'
import { PriceListBlock } from './price-list/price-list-block.tsx'
import { ServicesBlock } from './services/services-block.tsx'
import { SocialsBlock } from './socials/socials-block.tsx'
import { TeamBlock } from './team/team-block.tsx'
import { TextBlock } from './text/text-block.tsx'
import { TimetableBlock } from './timetable/timetable-block.tsx'
import { VideoBlock } from './video/video-block.tsx'

type Written = Exclude<SiteBlockType, LiveBlock['type']>

export const VIEWS: { readonly [T in Written]: (at: BlockAt<T>) => ReactNode } = {
  hero: HeroBlock,
  about: AboutBlock,
  text: TextBlock,
  advantages: AdvantagesBlock,
  services: ServicesBlock,
  faq: FaqBlock,
  socials: SocialsBlock,
  gallery: GalleryBlock,
  priceList: PriceListBlock,
  team: TeamBlock,
  timetable: TimetableBlock,
  video: VideoBlock,
  divider: DividerBlock,
}
