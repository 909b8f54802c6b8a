import { faceSource } from '../../pictures/places/sources.ts'
import { stillLifeGallery } from '../../pictures/still-life.ts'
import type { DemoSite } from '../../site-model.ts'
import { pekarnyaZakvaska } from '../farmers/pekarnya-zakvaska.ts'

const [loaf, loaves = loaf] = stillLifeGallery('bread', 1)

/** A bakery: goods at once, the day by its hours. */
export const pekarnyaZakvaskaSite: DemoSite = {
  organizationId: pekarnyaZakvaska.id,
  mode: 'saas',
  theme: { colorTheme: 8, ownColors: null, typographyTheme: 8, shape: 'plump' },
  pages: [
    {
      path: '/',
      title: 'Главная',
      seoTitle: 'Пекарня «Закваска»: подовый хлеб из Серпухова',
      description: 'Хлеб на живой ржаной закваске из подовой печи на берёзовых дровах. Привозим в Москву к завтраку.',
      picture: loaf,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'right',
            title: 'Хлеб, который никуда не спешит',
            text: 'Тесто бродит восемнадцать часов, печь топим берёзой. Заказываете накануне, к завтраку привозим.',
            picture: loaf,
            action: { title: 'К хлебу', href: '#goods' },
          },
        },
        { type: 'goods', props: { title: 'С пода и с полки', most: 12, layout: 'shelf' } },
        {
          type: 'about',
          props: {
            title: 'Закваска 2017 года',
            text: pekarnyaZakvaska.story.slice(0, 2).join('\n\n'),
            picture: faceSource(pekarnyaZakvaska.id),
            pictureSide: 'left',
          },
        },
        {
          type: 'timetable',
          props: {
            title: 'Где купить хлеб',
            items: [
              { day: 'daily', time: '8:00–20:00', title: 'Пекарня', text: 'Серпухов, Калужская ул., 22' },
              {
                day: 'workdays',
                time: '8:00–21:00',
                title: 'Полка в кофейне на Тульской',
                text: 'Москва, Большая Тульская ул., 11',
              },
              { day: 'weekend', time: '9:00–21:00', title: 'Она же', text: 'Москва, Большая Тульская ул., 11' },
            ],
          },
        },
        { type: 'divider', props: { look: 'wave' } },
        { type: 'questions', props: { title: 'Спрашивают о хлебе', most: 6 } },
        { type: 'delivery', props: { title: 'К завтраку и к обеду' } },
      ],
    },
    {
      path: '/pech',
      title: 'Печь',
      seoTitle: 'Печь пекарни «Закваска»',
      description: 'Подовая печь на берёзовых дровах: как в ней пекут и почему она капризничает.',
      picture: loaves,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'left',
            title: 'Печь из Тарусы',
            text: pekarnyaZakvaska.story[2] ?? '',
            picture: faceSource(pekarnyaZakvaska.id),
          },
        },
        { type: 'contacts', props: { title: 'Заходите за тёплым', layout: 'withMap' } },
      ],
    },
  ],
}
