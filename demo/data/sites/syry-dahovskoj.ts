import { farmPictures } from '../../pictures/places/shots.ts'
import type { DemoSite } from '../../site-model.ts'
import { syryDahovskoj } from '../farmers/syry-dahovskoj.ts'

const [yard, ...others] = farmPictures(syryDahovskoj).map(({ source }) => source) as [string, string, string]

/** A dairy: one wide picture, then what it can say for itself. */
export const syryDahovskojSite: DemoSite = {
  organizationId: syryDahovskoj.id,
  mode: 'saas',
  theme: { colorTheme: 5, ownColors: null, typographyTheme: 6, shape: 'soft' },
  pages: [
    {
      path: '/',
      title: 'Главная',
      seoTitle: 'Сыры Даховской: адыгейский сыр из станицы в горах',
      description: 'Адыгейский сыр на травяном молоке, свежий и копчёный на груше. Сыроварня Саиды Хатко в Даховской.',
      picture: yard,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'full',
            title: 'Сыр, который помнит руки',
            text: 'Адыгейский на травяном молоке: свежий, копчёный на груше, с аджикой и чабером',
            picture: yard,
            action: { title: 'Выбрать сыр', href: '#goods' },
          },
        },
        {
          type: 'advantages',
          props: {
            items: [
              { title: 'Молоко предгорий', text: 'Из дворов станицы и соседних долин, тонна в неделю' },
              { title: 'Ивовые корзины', text: 'На боку каждой головки видно плетение' },
              { title: 'Копчение на груше', text: 'Тёплый дым, никакой жидкой коптильни' },
            ],
          },
        },
        { type: 'goods', props: { title: 'Сегодня в сыроварне', most: 8, layout: 'grid' } },
        { type: 'text', props: { layout: 'quote', text: (syryDahovskoj.story[0] ?? '').split('. ')[0] } },
        {
          type: 'about',
          props: {
            title: 'Саида и её сыроварня',
            text: syryDahovskoj.story.join('\n\n'),
            picture: others[0],
            pictureSide: 'right',
          },
        },
        { type: 'reviews', props: { title: 'Что говорят о сыре', most: 4, layout: 'grid' } },
        { type: 'delivery', props: { title: 'Как мы возим' } },
        { type: 'contacts', props: { title: 'Где нас найти', layout: 'withMap' } },
      ],
    },
    {
      path: '/kak-est',
      title: 'Как есть адыгейский',
      seoTitle: 'Как есть и хранить адыгейский сыр',
      description: 'Жарить, крошить, подавать с мёдом: советы сыроварни из Даховской.',
      picture: others[1],
      blocks: [
        {
          type: 'hero',
          props: { layout: 'plain', title: 'Как есть адыгейский', text: 'Три способа, проверенные нашей кухней' },
        },
        {
          type: 'text',
          props: {
            layout: 'columns',
            text: 'Обжарьте ломтики на сухой сковороде по минуте с каждой стороны: корочка румянится, а середина не течёт.\n\nСоберите свежий с помидорами и зеленью: соли в сыре ровно столько, чтобы молоко стало слышнее.\n\nПодайте к чаю с мёдом: сыр из козьего молока тут лучше всех.',
          },
        },
        {
          type: 'faq',
          props: {
            title: 'Частые вопросы',
            items: [
              { question: 'Как хранить?', answer: 'При 2…6 °C, в бумаге или ткани. Срок стоит на каждой этикетке.' },
              {
                question: 'Есть ли без соли?',
                answer: 'Да, классический делаем и без соли: он стоит в магазине отдельно.',
              },
            ],
          },
        },
      ],
    },
  ],
}
