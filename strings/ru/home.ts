import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

/** Words of the home page. */
export const homeText = {
  hero: {
    title: 'Вкусное начинается за\u00A0околицей',
    text: 'Сыр, хлеб и\u00A0овощи прямо из\u00A0хозяйств. Закажите сегодня\u00A0— завтра привезём к\u00A0завтраку.',
    where: 'Куда привезти?',
    show: 'Показать',
  },
  categories: {
    title: 'Что будем готовить?',
    all: 'Все категории',
    count: (count: number) => formatCount(count, nouns.product),
  },
  popular: {
    title: 'Берут рядом с\u00A0вами',
    note: (place: string) => `${place} и\u00A0соседи: что заказывают чаще всего`,
    all: 'Смотреть все',
    rail: 'Популярные товары',
  },
  farmers: {
    tomorrow: 'Хозяйства, которые приедут завтра',
    tomorrowNote: 'Закажите сегодня, чтобы успеть',
    nearby: 'Хозяйства, которые привезут к\u00A0вам',
    nearbyNote: 'Ближайший день указан на\u00A0карточке',
    all: 'Все фермеры',
    rail: 'Хозяйства',
  },
  nothing: {
    title: 'Сюда пока никто не возит',
    text: 'Выберите другое место или загляните позже: хозяйств с\u00A0каждой неделей больше.',
    action: 'Все фермеры',
  },
  previous: 'Назад',
  next: 'Вперёд',
  banners: {
    label: 'Советуем',
    subscription: {
      badge: 'Подписка',
      title: 'Возим бесплатно весь месяц',
      text: 'И\u00A0билеты в\u00A0кино каждый месяц\u00A0— от\u00A0299\u00A0₽',
      action: 'Подробнее',
    },
    festival: {
      badge: null,
      title: 'Праздник урожая',
      text: '58\u00A0хозяйств, дегустации и\u00A0скидки до\u00A030\u00A0%',
      action: 'На карту',
    },
    farmers: {
      badge: null,
      title: 'Познакомьтесь с\u00A0хозяйствами',
      text: 'Кто печёт, доит и\u00A0сажает: люди, документы, дворы',
      action: 'К\u00A0фермерам',
    },
    deliveryAndPayment: {
      badge: null,
      title: 'Курьер, лавка или СДЭК',
      text: 'День и\u00A0цену видно до\u00A0оплаты',
      action: 'Как это работает',
    },
  },
} as const
