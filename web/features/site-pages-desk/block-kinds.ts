import type { SiteBlockType } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { aboutKind } from './fields/about.ts'
import { advantagesKind } from './fields/advantages.ts'
import { contactsKind } from './fields/contacts.ts'
import { deliveryKind } from './fields/delivery.ts'
import { dividerKind } from './fields/divider.ts'
import { faqKind } from './fields/faq.ts'
import type { BlockKind } from './fields/field.ts'
import { galleryKind } from './fields/gallery.ts'
import { goodsKind } from './fields/goods.ts'
import { heroKind } from './fields/hero.ts'
import { priceListKind } from './fields/price-list.ts'
import { questionsKind } from './fields/questions.ts'
import { reviewsKind } from './fields/reviews.ts'
import { servicesKind } from './fields/services.ts'
import { socialsKind } from './fields/socials.ts'
import { teamKind } from './fields/team.ts'
import { textKind } from './fields/text.ts'
import { timetableKind } from './fields/timetable.ts'
import { videoKind } from './fields/video.ts'

/** Types of blocks in the order of the menu. */
export const BLOCK_KINDS: Readonly<Record<SiteBlockType, BlockKind>> = {
  hero: heroKind,
  about: aboutKind,
  advantages: advantagesKind,
  services: servicesKind,
  goods: goodsKind,
  text: textKind,
  faq: faqKind,
  gallery: galleryKind,
  priceList: priceListKind,
  team: teamKind,
  timetable: timetableKind,
  video: videoKind,
  divider: dividerKind,
  reviews: reviewsKind,
  questions: questionsKind,
  contacts: contactsKind,
  delivery: deliveryKind,
  socials: socialsKind,
}

export const BLOCK_TYPES = Object.keys(BLOCK_KINDS) as readonly SiteBlockType[]
export const isKnownType = (type: string): type is SiteBlockType => Object.hasOwn(BLOCK_KINDS, type)
/** What people call a block. */
export const blockName = (type: string): string => (isKnownType(type) ? sitePagesDesk.types[type] : type)
