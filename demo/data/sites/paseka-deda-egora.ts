import { farmPictures } from '../../pictures/places/shots.ts'
import { stillLifeGallery } from '../../pictures/still-life.ts'
import type { DemoSite } from '../../site-model.ts'
import { pasekaDedaEgora } from '../farmers/paseka-deda-egora.ts'

const [meadow, ...others] = farmPictures(pasekaDedaEgora).map(({ source }) => source) as [string, string, string]
const [honey] = stillLifeGallery('honey', 2)

/** An apiary's landing: a story, kinds of honey by name, and a form to write to the grandson. */
export const pasekaDedaEgoraSite: DemoSite = {
  organizationId: pasekaDedaEgora.id,
  mode: 'landing',
  theme: { colorTheme: 3, ownColors: null, typographyTheme: 5, shape: 'framed' },
  pages: [
    {
      path: '/',
      title: 'Главная',
      seoTitle: 'Пасека Деда Егора: мёд мещёрских лип',
      description:
        'Липовый, гречишный и лесной мёд из-под Касимова. Сто двадцать семей и один дед, который знает их всех.',
      picture: meadow,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'below',
            title: 'Мёд, каким его знает дед',
            text: 'Мещёрские липы, гречишные поля и тихие дни без дымаря',
            picture: meadow,
            action: { title: 'Написать Паше', href: '#form-services' },
          },
        },
        { type: 'text', props: { layout: 'columns', text: pasekaDedaEgora.story.join('\n\n') } },
        {
          type: 'priceList',
          props: {
            title: 'Что даёт пасека',
            note: 'Сколько чего осталось, спросите у Паши: в засушливый год липового просто нет.',
            layout: 'columns',
            items: [
              { group: 'Мёд', title: 'Липовый', text: 'у рощи под Касимовом' },
              { group: 'Мёд', title: 'Гречишный', text: 'тёмный, с горчинкой' },
              { group: 'Мёд', title: 'Лесное разнотравье', text: 'с опушки' },
              { group: 'Мёд', title: 'В сотах', text: 'целыми рамками и кусками' },
              { group: 'С пасеки', title: 'Перга и пыльца', text: '' },
              { group: 'С пасеки', title: 'Прополис и воск', text: '' },
            ],
          },
        },
        { type: 'divider', props: { look: 'dots' } },
        {
          type: 'services',
          props: {
            title: 'Приезжайте или напишите',
            items: [
              {
                id: 'visit',
                title: 'День на пасеке',
                text: 'Покажем улей, дадим сетку и нальём чаю с сотами. Семьями и небольшими компаниями.',
                picture: others[0],
              },
              {
                id: 'gift',
                title: 'Мёд в подарок',
                text: 'Соберём несколько сортов в коробку и подпишем, от кого.',
                picture: honey,
              },
            ],
            formTitle: 'Паша отвечает на письма',
            formText: 'Напишите, что хотите и когда, а мы перезвоним. Если дед в поле, то вечером.',
          },
        },
        {
          type: 'gallery',
          props: {
            title: 'Одно место, разные часы',
            layout: 'mosaic',
            items: [{ picture: meadow }, { picture: others[0] }, { picture: others[1] }],
          },
        },
        { type: 'reviews', props: { title: 'Кто пробовал', most: 4, layout: 'shelf' } },
        { type: 'contacts', props: { title: 'Дом деда', layout: 'withMap' } },
      ],
    },
  ],
}
