import { SITE_BLOCKS } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import type { PageContent, SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import { LONGEST_SEO_DESCRIPTION } from '@okolitsa/domain/site-pages/page-content.ts'
import { type FirstPageBlock, TRADE_LAYOUTS, type Trade } from '@okolitsa/domain/site-pages/trade.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { siteTemplates as text } from '@okolitsa/strings/ru/site-templates.ts'

/** Facts about the seller for a first page; missing facts are not invented. */
export interface SellerFacts {
  readonly title: string
  readonly tagline: string
  readonly story: readonly string[]
  readonly ownerName: string
  readonly place: string
  readonly withCdek: boolean
  /** Source keys of the pictures, the main one first. */
  readonly pictures: readonly string[]
  readonly ratingSum: number
  readonly ratingCount: number
}

/** Minimum number of ratings for which the rating is shown. */
const FEWEST_RATINGS = 5
const LONGEST_ABOUT = 4_000
/** Minimum number of pictures for a gallery; the first two are on the page anyway. */
const FEWEST_PICTURES = 3
const MAX_PICTURES = 12

/** The first page of a seller's site, in the layout of its trade. */
export function firstPage(trade: Trade, mode: 'saas' | 'landing', seller: SellerFacts): PageContent {
  const layout = TRADE_LAYOUTS[trade]
  const pictures = [...new Set(seller.pictures)]
  const [first = null, second = first] = pictures
  const blocks: Readonly<Record<FirstPageBlock, SiteBlock['props'] | null>> = {
    goods: { title: text.goods[trade], most: layout.row === 'grid' ? 8 : 12, layout: layout.row },
    advantages: {
      title: text.advantages,
      items: [
        text.place(seller.place),
        ...(seller.ownerName === '' ? [] : [text.owner(seller.ownerName)]),
        ...(seller.withCdek ? [text.carrier] : []),
        ...(seller.ratingCount < FEWEST_RATINGS ? [] : [text.rating(seller.ratingSum / seller.ratingCount)]),
      ],
    },
    about:
      seller.story.length === 0
        ? null
        : {
            title: seller.title,
            text: cutText(seller.story.join('\n\n'), LONGEST_ABOUT),
            picture: second,
            pictureSide: layout.pictureSide,
            // a landing has only this page about the seller
            action: mode === 'landing' ? null : { title: text.write, href: '/info' },
          },
    gallery:
      pictures.length < FEWEST_PICTURES
        ? null
        : {
            title: '',
            layout: layout.gallery,
            items: pictures.slice(0, MAX_PICTURES).map((picture) => ({ picture, text: '' })),
          },
    divider: { look: layout.divider },
    // live data of the shop, hidden while there is none
    reviews: { title: '', most: 4, layout: layout.row },
    questions: { title: '', most: 6 },
    contacts: { title: '', text: '', phone: '', layout: 'withMap' },
    delivery: { title: '', text: '' },
    services: { items: [], formTitle: text.formTitle, formText: text.formText },
  }
  const action = { title: text.action[trade], href: trade === 'guestHouse' ? '#form-services' : '#goods' }
  const hero = { layout: layout.hero, title: seller.title, text: seller.tagline, picture: first, action }
  const below = layout.order.flatMap((type) => {
    const props = blocks[type]
    return props ? [{ id: type, type, version: SITE_BLOCKS[type].version, props }] : []
  })
  return {
    title: text.home,
    seo: {
      title: cutText(`${seller.title} · ${seller.place}`, 120),
      description: cutText(seller.tagline, LONGEST_SEO_DESCRIPTION),
      picture: null,
      isIndexed: true,
    },
    document: { blocks: [{ id: 'hero', type: 'hero', version: SITE_BLOCKS.hero.version, props: hero }, ...below] },
  }
}
