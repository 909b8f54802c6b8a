import type { SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import type { z } from 'zod'
import { SITE_BLOCKS, type SiteBlockType } from './site-blocks.ts'

const LONG = 'Сельскохозяйственнопромышленнокооперативный'
type Props = { readonly [T in SiteBlockType]: z.input<(typeof SITE_BLOCKS)[T]['props']> }

/** A block of every type with short, very long and empty texts. */
const propsWith = (picture: string): Props => ({
  hero: {
    layout: 'right',
    title: 'Сыры из Ягодной',
    text: 'Варим из утреннего молока и выдерживаем в погребе.',
    picture,
    action: { title: 'Выбрать сыр', href: '#goods' },
  },
  advantages: {
    title: 'Почему у нас',
    items: [
      { title: 'Знаете, откуда', text: 'Деревня Ягодная' },
      { title: LONG, text: LONG },
    ],
  },
  goods: { title: 'Из нашего молока', most: 8, layout: 'shelf' },
  about: { title: 'О хозяйстве', text: 'Двадцать коз.\n\nИ один погреб.', picture, pictureSide: 'right' },
  gallery: {
    title: 'Как у нас',
    layout: 'mosaic',
    items: Array.from({ length: 7 }, (_, at) => ({ picture, text: at === 1 ? 'Погреб' : '' })),
  },
  divider: { look: 'wave' },
  team: {
    title: 'Кто варит',
    items: [
      { title: 'Анна Белова', role: 'Сыровар', text: 'С восьми лет при козах.', picture },
      { title: 'Пётр', role: LONG },
      { title: 'Ольга Ивановна' },
    ],
  },
  priceList: {
    title: 'Цены',
    layout: 'columns',
    note: 'Цены за килограмм.',
    items: [
      { group: 'Мягкие', title: 'Шевр', price: '1 800 ₽' },
      { group: 'Мягкие', title: 'Козий творог', text: 'По средам', price: '900 ₽' },
      { group: 'Твёрдые', title: LONG, price: 'по договорённости' },
    ],
  },
  timetable: {
    title: 'Когда приезжать',
    items: [
      { day: 'weekend', time: '11:00', title: 'Дегустация', text: 'По записи' },
      { day: 'daily', time: '7:00 и 19:00', title: 'Дойка' },
    ],
  },
  services: { title: 'Экскурсии', items: [{ title: 'На козью ферму', text: 'Два часа', price: '700 ₽', picture }] },
  video: { title: 'Один день', text: 'Четыре минуты', picture, layout: 'side', href: 'https://rutube.ru/video/1/' },
  reviews: { most: 4 },
  questions: { most: 6 },
  contacts: { text: 'Звоните заранее.', phone: '+7 916 123-45-67' },
  delivery: { text: 'Возим сами.' },
  faq: { items: [{ question: 'Можно ли погладить коз?', answer: 'Нужно.' }] },
  text: { title: 'Напоследок', text: 'Сыр — это время.', layout: 'quote' },
  socials: { items: [{ title: 'ВКонтакте', href: 'https://vk.com/yagodnaya' }] },
})

/** A block of every type, the first one in version 1. */
export const everyBlock = (picture: string): SiteBlock[] =>
  Object.entries(propsWith(picture)).map(([type, props]) =>
    type === 'hero'
      ? { id: type, type, version: 1, props: { ...props, layout: 'side' } }
      : { id: type, type, version: SITE_BLOCKS[type as SiteBlockType].version, props: props as SiteBlock['props'] },
  )
