import type { ContentFields, ContentWords } from '@okolitsa/domain/content/content-block.ts'

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
const always = { slot: 'home', regionCodes: [], firstDay: null, lastDay: null } as const

/** Tells of the festival while it is ahead or goes on; its last day is the festival's. */
export const demoFestivalBanner: DemoContent = {
  ...always,
  code: 'home-festival',
  kind: 'banner',
  position: 10,
  href: '/festival',
  picture: 'food/honey.webp',
  look: 'pumpkin',
  words: {
    ru: said('Праздник урожая', 'Города и\u00A0дни, программа по\u00A0часам, стенды хозяйств', 'На\u00A0праздник'),
    en: said('Harvest festival', 'Towns and days, the programme, stands of farms', 'To the festival'),
  },
}

/** Banners of the home page and services: true at every place and on every day. */
export const demoContent: readonly DemoContent[] = [
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
