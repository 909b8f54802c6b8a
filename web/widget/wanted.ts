/** Parameters of a script tag. */
export interface Wanted {
  readonly siteUuid: string
  /** Origin of the script, which is the shop's. */
  readonly origin: string
  /** Key of a category; null = all. */
  readonly section: string | null
  readonly count: number
  /** Heading; null = the shop's own; empty = none. */
  readonly heading: string | null
  /** Level of the heading in the surrounding page. */
  readonly level: number
  readonly language: 'ru' | 'en'
}

const MOST = 24
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const within = (text: string | undefined, least: number, most: number, otherwise: number) => {
  const value = Number(text)
  return Number.isInteger(value) && value >= least && value <= most ? value : otherwise
}

/** Reads the attributes of a script tag; ignores invalid ones. Null = no shop is named. */
export function wantedOf({ src, dataset }: Pick<HTMLScriptElement, 'src' | 'dataset'>): Wanted | null {
  const { site = '', section, count, heading, level, language } = dataset
  if (!UUID.test(site)) return null
  return {
    siteUuid: site.toLowerCase(),
    origin: new URL(src).origin,
    section: section && section.length <= 100 ? section : null,
    count: within(count, 1, MOST, 8),
    heading: heading === undefined ? null : heading.slice(0, 200),
    level: within(level, 2, 6, 2),
    language: language === 'en' ? 'en' : 'ru',
  }
}
