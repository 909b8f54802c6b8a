import { stillLifeGallery } from '../../pictures/still-life.ts'
import type { DemoSite } from '../../site-model.ts'
import { uMarfy } from '../restaurants/u-marfy.ts'

const [dumplings, plate, table] = stillLifeGallery(uMarfy.picture, 1)

/** A small restaurant's landing: hours, the menu in words, and a table for a company. */
export const uMarfySite: DemoSite = {
  organizationId: uMarfy.id,
  mode: 'landing',
  theme: { colorTheme: 2, ownColors: null, typographyTheme: 4, shape: 'plump' },
  pages: [
    {
      path: '/',
      title: 'Главная',
      seoTitle: 'Варенишная «У Марфы» в Казани',
      description: 'Вареники, пельмени и кисель на Баумана. Лепим вручную каждое утро.',
      picture: dumplings,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'right',
            title: 'Вареники, пельмени, кисель',
            text: 'Лепим вручную каждое утро. Чего налепили, то и на столе.',
            picture: dumplings,
            action: { title: 'Позвать гостей', href: '#form-services' },
          },
        },
        {
          type: 'priceList',
          props: {
            title: 'Меню в трёх строках',
            layout: 'list',
            items: uMarfy.menu.flatMap(({ title: group, dishes }) =>
              dishes.map(({ title, description, price }) => ({
                group,
                title,
                text: description,
                price: `${price}\u00A0₽`,
              })),
            ),
          },
        },
        {
          type: 'about',
          props: {
            title: 'Три хозяйки',
            text: uMarfy.story.join('\n\n'),
            picture: plate,
            pictureSide: 'right',
          },
        },
        {
          type: 'timetable',
          props: {
            title: 'Часы',
            note: 'Между обедом и ужином кухня час лепит снова.',
            items: [
              { day: 'daily', time: '11:00–16:00', title: 'Обед' },
              { day: 'daily', time: '17:00–22:00', title: 'Ужин' },
            ],
          },
        },
        {
          type: 'services',
          props: {
            title: 'Для компании',
            items: [
              {
                id: 'table',
                title: 'Стол на компанию',
                text: 'Скажите, сколько вас и когда: накроем и налепим заранее.',
                picture: table,
              },
              {
                id: 'lesson',
                title: 'Урок лепки',
                text: 'Час с тестом и одной из хозяек. Что слепили, то и съели.',
                picture: null,
              },
            ],
            formTitle: 'Напишите Марфе',
            formText: 'Ответим в часы работы.',
          },
        },
        { type: 'contacts', props: { title: 'Баумана, 36', layout: 'withMap' } },
      ],
    },
  ],
}
