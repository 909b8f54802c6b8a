import { GRAM } from '@okolitsa/domain/catalog/unit.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { feedText } from '@okolitsa/strings/ru/feeds.ts'
import { formatSaleSize } from '@okolitsa/strings/ru/format.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

export interface FeedSource {
  categories(): Promise<
    ReadonlyArray<{ readonly id: number; readonly parentId: number | null; readonly title: string }>
  >
  /** At most `size` offers after an id, ordered by id; null = the whole marketplace. */
  offers(organizationId: number | null, after: number, size: number): Promise<readonly FeedOffer[]>
}

export interface FeedOffer {
  readonly id: number
  readonly categoryId: number
  readonly categoryUrlKey: string
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly image: string
  readonly farmer: string
  readonly place: string
  readonly unit: string
  readonly measure: number
  readonly isWeight: boolean
  /** Regular price, kopecks. */
  readonly price: number
  /** Price today, kopecks. */
  readonly finalPrice: number
  readonly isInStock: boolean
  /** True = delivered by a courier or by the carrier. */
  readonly isDelivered: boolean
  readonly isHandedOut: boolean
}

const OFFERS_AT_ONCE = 1_000
/** Maximum length of a name and of a description at Yandex. */
const LONGEST_NAME = 150
const LONGEST_DESCRIPTION = 3_000
/** Size of the large picture of a product's page, pixels. */
const PICTURE = { width: 960, height: 960 }

const roubles = (kopecks: number): string => (kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2))

/** Time in the format `2026-11-22T18:05+03:00`, in Moscow time, as Yandex requires. */
const momentOf = (now: Date): string => `${new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 16)}+03:00`

function offerXml(offer: FeedOffer, origin: string, takesOrders: boolean): string {
  const name = `${offer.title}, ${formatSaleSize(offer.measure, offer.unit, offer.isWeight)}`
  const { finalPrice, price } = offer
  return [
    `<offer id="${offer.id}" available="${takesOrders && offer.isInStock}">`,
    element('name', cutText(name, LONGEST_NAME)),
    element('vendor', offer.farmer),
    element('url', `${origin}/category/${offer.categoryUrlKey}/${offer.slug}`),
    element('price', roubles(finalPrice)),
    finalPrice < price ? element('oldprice', roubles(price)) : '',
    element('currencyId', 'RUB'),
    element('categoryId', offer.categoryId),
    element('picture', origin + imageUrl(offer.image, PICTURE)),
    element('delivery', takesOrders && offer.isDelivered),
    element('pickup', takesOrders && offer.isHandedOut),
    element('description', cutText(offer.description, LONGEST_DESCRIPTION)),
    offer.unit === GRAM ? element('weight', (offer.measure / 1_000).toFixed(3)) : '',
    `<param name="${escapeXml(feedText.goods.place)}">${escapeXml(offer.place)}</param>`,
    '</offer>\n',
  ].join('')
}

/** Streams products for Yandex (YML), with at most a thousand in memory. */
export async function* yandexFeed(options: {
  source: FeedSource
  origin: string
  /** Short name of the shop. */
  name: string
  /** Name of the legal entity. */
  company: string
  organizationId: number | null
  /** False = nothing is available. */
  takesOrders: boolean
  now: Date
}): AsyncGenerator<string> {
  const { source, origin, organizationId } = options
  const categories = await source.categories()
  yield [
    XML_HEAD,
    `<yml_catalog date="${momentOf(options.now)}">\n<shop>`,
    element('name', options.name),
    element('company', options.company),
    element('url', origin),
    '<currencies><currency id="RUB" rate="1"/></currencies>\n<categories>',
    ...categories.map(({ id, parentId, title }) => {
      const parent = parentId === null ? '' : ` parentId="${parentId}"`
      return `<category id="${id}"${parent}>${escapeXml(title)}</category>`
    }),
    '</categories>\n<offers>\n',
  ].join('')
  for (let after = 0; ; ) {
    const offers = await source.offers(organizationId, after, OFFERS_AT_ONCE)
    const last = offers.at(-1)
    if (!last) break
    yield offers.map((offer) => offerXml(offer, origin, options.takesOrders)).join('')
    after = last.id
  }
  yield '</offers>\n</shop>\n</yml_catalog>\n'
}
