import type * as ru from '../ru/widget-line.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'

export const widgetLine: Words<typeof ru.widgetLine> = {
  title: 'Goods on your own page',
  text: 'Copy the line and paste it where the goods should stand: on your site, in a blog or at a partner’s. Prices and stock keep themselves up to date, and orders go through your shop.',
  section: 'What to show',
  everything: 'All goods',
  count: 'How many',
  countOf: (count) => formatCount(count, { one: 'product', few: 'products', many: 'products' }),
  heading: 'Heading',
  headingHint: 'Empty: the name of the shop',
  language: 'Language',
  languages: { ru: 'Russian', en: 'English' },
  line: 'Line for the page',
  copy: 'Copy the line',
  copied: 'The line is copied',
  notCopied: 'That did not work. Select the line and copy it yourself',
  look: 'This is how it looks',
}
