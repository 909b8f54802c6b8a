import { farmPictures } from '../../pictures/places/shots.ts'
import { stillLifeGallery } from '../../pictures/still-life.ts'
import type { DemoSite } from '../../site-model.ts'
import { ogorodLukyanovyh } from '../farmers/ogorod-lukyanovyh.ts'

const [garden, ...others] = farmPictures(ogorodLukyanovyh).map(({ source }) => source) as [string, string, string]
const [potato] = stillLifeGallery('potato', 1)

/** A kitchen garden: a picture at the left, a family, sacks for the winter. */
export const ogorodLukyanovyhSite: DemoSite = {
  organizationId: ogorodLukyanovyh.id,
  mode: 'saas',
  theme: { colorTheme: 13, ownColors: null, typographyTheme: 3, shape: 'dense' },
  pages: [
    {
      path: '/',
      title: 'Главная',
      seoTitle: 'Огород Лукьяновых: овощи из поймы Оки',
      description: 'Картошка семи сортов, капуста и морковь из-под Озёр. Михаил привезёт сам и поднимет на этаж.',
      picture: garden,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'left',
            title: 'Из земли, а не со склада',
            text: 'Картошка, капуста и всё, что растёт в пойме Оки. Михаил привезёт и поднимет без лифта.',
            picture: garden,
            action: { title: 'Собрать ящик', href: '#goods' },
          },
        },
        { type: 'goods', props: { title: 'Что выкопали', most: 8, layout: 'grid' } },
        {
          type: 'team',
          props: {
            title: 'Кто это растит',
            layout: 'round',
            items: [
              { title: 'Надежда', role: 'грядки', text: '', picture: null },
              { title: 'Михаил', role: 'дорога и подъём', text: 'Бывший шофёр, знает, у кого лифт не работает' },
              { title: 'Внуки', role: 'семь сортов картошки', text: 'Каждый отвечает за свой' },
            ],
          },
        },
        {
          type: 'about',
          props: {
            title: 'Пойма и лиловая картошка',
            text: ogorodLukyanovyh.story.join('\n\n'),
            picture: potato,
            pictureSide: 'right',
          },
        },
        { type: 'delivery', props: { title: 'Куда доезжает «Газель»' } },
        { type: 'reviews', props: { title: 'Соседи по столу', most: 4, layout: 'shelf' } },
      ],
    },
    {
      path: '/na-zimu',
      title: 'На зиму',
      seoTitle: 'Овощи на зиму мешками — Огород Лукьяновых',
      description: 'Картофель, капуста, морковь и свёкла на зиму: как заказать и как хранить.',
      picture: others[0],
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'full',
            title: 'Запас на зиму',
            text: 'Заказывайте мешками: от 50 кг везём в Москву без платы за доставку',
            picture: others[0],
            action: { title: 'Картошка и капуста', href: '/category' },
          },
        },
        {
          type: 'faq',
          props: {
            title: 'Как хранить',
            items: [
              { question: 'Картошку', answer: 'В темноте, при 3…5 °C, в ящике с щелями. Свет её зеленит.' },
              { question: 'Капусту', answer: 'Кочерыжкой вверх, в прохладе, чтобы кочаны не касались друг друга.' },
              { question: 'Морковь', answer: 'Слоями в чуть влажном песке: и весной будет хрустеть.' },
            ],
          },
        },
      ],
    },
  ],
}
