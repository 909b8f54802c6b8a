export interface WidgetChoice {
  /** Key of a category; empty = all. */
  readonly section: string
  readonly count: number
  /** Heading of the widget; empty = the shop's title. */
  readonly heading: string
  readonly language: string
}

/** Attributes of the script tag without default values. */
export const widgetAttributes = (siteUuid: string, { section, count, heading, language }: WidgetChoice) => ({
  site: siteUuid,
  count: String(count),
  ...(section !== '' && { section }),
  ...(heading.trim() !== '' && { heading: heading.trim() }),
  ...(language !== 'ru' && { language }),
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The embed code. */
export const widgetTag = (shop: string, attributes: Readonly<Record<string, string>>): string => {
  const named = Object.entries(attributes).map(([name, value]) => ` data-${name}="${escaped(value)}"`)
  return `<script async src="${escaped(shop)}/widget.js"${named.join('')}></script>`
}
