/** What a seller chose of their widget. */
export interface WidgetChoice {
  /** A category by its key; empty = everything. */
  readonly section: string
  readonly count: number
  /** Empty = the shop's own. */
  readonly heading: string
  readonly language: string
}

/** Attributes of the script tag, without those that say what is so anyway. */
export const widgetAttributes = (siteUuid: string, { section, count, heading, language }: WidgetChoice) => ({
  site: siteUuid,
  count: String(count),
  ...(section !== '' && { section }),
  ...(heading.trim() !== '' && { heading: heading.trim() }),
  ...(language !== 'ru' && { language }),
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The line to copy. */
export const widgetTag = (shop: string, attributes: Readonly<Record<string, string>>): string => {
  const named = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  return `<script async src="${escaped(shop)}/widget.js"${named.join('')}></script>`
}
