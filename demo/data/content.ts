import type { ContentFields, ContentWords } from '@okolitsa/domain/content/content-block.ts'
import { demoFestival } from './festival.ts'

/** A block of the demo, beside what a migration gives every shop. */
export interface DemoContent extends ContentFields {
  readonly code: string
}

const said = (title: string, text: string, action: string): ContentWords => ({
  title,
  body: [{ kind: 'paragraph', spans: [{ text }] }],
  action,
  links: [],
})
const listed = (title: string, ...links: readonly (readonly [title: string, href: string])[]): ContentWords => ({
  title,
  body: [],
  action: '',
  links: links.map(([line, href]) => ({ title: line, href })),
})
const always = { slot: 'home', regionCodes: [], firstDay: null, lastDay: null } as const

/** Tells of the festival while it is ahead or goes on; its last day is the festival's, its title that of the season. */
export const demoFestivalBanner: DemoContent = {
  ...always,
  code: 'home-festival',
  kind: 'banner',
  position: 10,
  href: '/festival',
  picture: 'tiles/bees.webp',
  look: 'pumpkin',
  words: {
    ru: said('Ярмарка хозяйств', 'Города и\u00A0дни, программа по\u00A0часам, стенды хозяйств', 'На\u00A0ярмарку'),
    en: said('Farm fair', 'Towns and days, the programme, stands of farms', 'To the fair'),
  },
}

/** In the footer of the towns the festival comes to, until its last day. */
export const demoFestivalMenu: DemoContent = {
  ...always,
  code: 'footer-festival',
  kind: 'menu',
  slot: 'footer',
  position: 10,
  regionCodes: [...new Set(demoFestival.grounds.map(({ regionCode }) => regionCode))],
  href: null,
  picture: null,
  look: 'dark',
  words: {
    ru: listed(
      'Ярмарка рядом',
      ['Города и\u00A0дни', '/festival'],
      ['Карта площадок', '/festival/map'],
      ['Что привезут', '/festival/categories'],
    ),
    en: listed(
      'The fair nearby',
      ['Towns and days', '/festival'],
      ['Map of the grounds', '/festival/map'],
      ['What will be there', '/festival/categories'],
    ),
  },
}

/** Banners of the home page and services: true at every place and on every day. */
export const demoContent: readonly DemoContent[] = [
  {
    ...always,
    code: 'footer-more',
    kind: 'menu',
    slot: 'footer',
    position: 20,
    href: null,
    picture: null,
    look: 'dark',
    words: {
      ru: listed(
        'Заглянуть ещё',
        ['Карта хозяйств', '/map/farmers'],
        ['Рецепты с\u00A0корзиной', '/recipes'],
        ['Ужин из\u00A0ресторана', '/restaurants'],
      ),
      en: listed(
        'More to see',
        ['Map of the farms', '/map/farmers'],
        ['Recipes with a basket', '/recipes'],
        ['Dinner from a restaurant', '/restaurants'],
      ),
    },
  },
  {
    ...always,
    code: 'home-farmers',
    kind: 'banner',
    position: 20,
    href: '/farmers',
    picture: 'food/i-truck.webp',
    look: 'dark',
    words: {
      ru: said(
        'Познакомьтесь с\u00A0хозяйствами',
        'Кто печёт, доит и\u00A0сажает: люди, документы, дворы',
        'К\u00A0фермерам',
      ),
      en: said('Meet the farms', 'Who bakes, milks and sows: people, papers, yards', 'To the farmers'),
    },
  },
  {
    ...always,
    code: 'home-delivery',
    kind: 'banner',
    position: 30,
    href: '/delivery-and-payment',
    picture: 'food/basket.webp',
    look: 'honey',
    words: {
      ru: said('Курьер, лавка или СДЭК', 'День и\u00A0цену видно до\u00A0оплаты', 'Как это работает'),
      en: said('Courier, shop or CDEK', 'Day and price before you pay', 'How it works'),
    },
  },
  {
    ...always,
    code: 'service-delivery',
    slot: null,
    kind: 'service',
    position: 10,
    href: '/delivery-and-payment',
    picture: 'food/i-truck.webp',
    look: 'honey',
    words: {
      ru: said(
        'Доставка',
        'Курьер хозяйства, лавка рядом или СДЭК: день и\u00A0цену видно до\u00A0оплаты.',
        'Подробнее',
      ),
      en: said('Delivery', 'The farm’s courier, a shop nearby or CDEK: day and price before you pay.', 'More'),
    },
  },
  {
    ...always,
    code: 'service-recipes',
    slot: null,
    kind: 'service',
    position: 20,
    href: '/recipes',
    picture: 'food/i-pot.webp',
    look: 'honey',
    words: {
      ru: said(
        'Рецепты с\u00A0корзиной',
        'Выберите блюдо\u00A0— соберём продукты для него у\u00A0хозяйств.',
        'К\u00A0рецептам',
      ),
      en: said('Recipes with a basket', 'Choose a dish and we gather its products from the farms.', 'To the recipes'),
    },
  },
]
