import { formatRating } from './format.ts'

const NBSP = '\u00A0'

/** Texts of the generated first page of a seller's site, which states only known facts about the seller. */
export const siteTemplates = {
  home: 'Главная',
  action: {
    dairy: 'Выбрать молоко и\u00A0сыр',
    bakery: 'Выбрать хлеб',
    apiary: 'Выбрать мёд',
    vegetables: 'Выбрать овощи',
    fish: 'Выбрать рыбу',
    restaurant: 'Посмотреть меню',
    guestHouse: 'Оставить заявку',
  },
  goods: {
    dairy: 'Из\u00A0нашего молока',
    bakery: 'Из\u00A0нашей печи',
    apiary: 'С\u00A0нашей пасеки',
    vegetables: 'С\u00A0наших грядок',
    fish: 'Наш улов',
    restaurant: 'Что мы\u00A0готовим',
    guestHouse: 'Что можно взять с\u00A0собой',
  },
  advantages: 'Почему у\u00A0нас',
  place: (place: string) => ({ title: 'Знаете, откуда', text: place }),
  owner: (name: string) => ({ title: 'Отвечает хозяин', text: name }),
  carrier: { title: 'Пришлём почтой', text: `СДЭК, куда доедет свежим` },
  rating: (rating: number) => ({ title: `${formatRating(rating)} из${NBSP}5`, text: 'По отзывам покупателей' }),
  write: 'Подробнее о\u00A0нас',
  formTitle: 'Остались вопросы?',
  formText: `Оставьте телефон: перезвоним и${NBSP}всё расскажем.`,
} as const
