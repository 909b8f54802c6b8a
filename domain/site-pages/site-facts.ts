import { pictureSource, readPicture } from './block-picture.ts'
import type { SiteDocument } from './page-content.ts'

export interface SiteAdvantage {
  readonly title: string
  readonly text: string
}

/** A service that visitors can request. */
export interface SiteServiceFacts {
  /** Key of the service on its page. */
  readonly key: string
  readonly title: string
  readonly text: string
  readonly price: string
  /** Source key for `imageUrl()`; null = none. */
  readonly picture: string | null
}

export interface SiteSocial {
  /** Host of the network, without `www.`. */
  readonly network: string
  readonly href: string
}

/** Maximum items of each kind; only the first ones are returned. */
const MAX_ITEMS = 60

type Item = Readonly<Record<string, unknown>>
const textOf = (item: Item, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = item[name]
    if (typeof value === 'string' && value.trim() !== '') return value.trim()
  }
  return ''
}
const itemsOf = (documents: readonly SiteDocument[], type: string): Item[] =>
  documents
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === type)
    .flatMap(({ props }) => (Array.isArray(props.items) ? props.items : []))
    .filter((item): item is Item => typeof item === 'object' && item !== null && !Array.isArray(item))
    .slice(0, MAX_ITEMS)

/** Advantages on published pages, without duplicates. */
export function advantagesOf(documents: readonly SiteDocument[]): SiteAdvantage[] {
  const found = itemsOf(documents, 'advantages').flatMap((item) => {
    const title = textOf(item, 'title')
    return title === '' ? [] : [{ title, text: textOf(item, 'text', 'description') }]
  })
  return [...new Map(found.map((one) => [one.title, one])).values()]
}

/** Services on published pages, without duplicates. */
export function servicesOf(documents: readonly SiteDocument[]): SiteServiceFacts[] {
  const found = itemsOf(documents, 'services').flatMap((item) => {
    const title = textOf(item, 'title')
    if (title === '') return []
    const text = textOf(item, 'text', 'description')
    const hung = readPicture(item.picture)
    const picture = hung && pictureSource(hung)
    return [{ key: textOf(item, 'id') || title, title, text, price: textOf(item, 'price'), picture }]
  })
  return [...new Map(found.map((one) => [one.key, one])).values()]
}

/** Links to social networks that are web URLs. */
export function socialsOf(documents: readonly SiteDocument[]): SiteSocial[] {
  const found = itemsOf(documents, 'socials').flatMap((item) => {
    const address = textOf(item, 'href', 'url')
    const url = URL.canParse(address) ? new URL(address) : null
    return url && /^https?:$/.test(url.protocol) ? [{ network: url.host.replace(/^www\./, ''), href: url.href }] : []
  })
  return [...new Map(found.map((one) => [one.href, one])).values()]
}
