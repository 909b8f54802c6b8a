import { pagesText } from './pages.ts'

/** Texts of the favourites page. */
export const favorites = {
  title: 'Избранное',
  tabs: 'Что в\u00A0избранном',
  products: 'Продукты',
  farmers: 'Фермеры',
  dishes: 'Блюда',
  restaurants: 'Рестораны',
  loading: 'Загружаем избранное',
  emptyTitle: {
    products: 'Любимых продуктов пока нет',
    farmers: 'Любимых фермеров пока нет',
    dishes: 'Любимых блюд пока нет',
    restaurants: 'Любимых ресторанов пока нет',
  },
  emptyText: {
    products: 'Нажмите сердечко на\u00A0карточке продукта, и\u00A0он окажется здесь.',
    farmers: 'Нажмите сердечко у\u00A0фермера, и\u00A0он окажется здесь.',
    dishes: 'Нажмите сердечко на\u00A0блюде, и\u00A0оно окажется здесь.',
    restaurants: 'Нажмите сердечко у\u00A0ресторана, и\u00A0он окажется здесь.',
  },
  toRestaurants: 'К\u00A0ресторанам',
  guest: 'Список хранится только в\u00A0этом браузере. Войдите, и\u00A0он будет с\u00A0вами на\u00A0всех устройствах.',
  signIn: 'Войти',
  failedTitle: 'Не\u00A0получилось показать избранное',
  failedText: 'Попробуйте ещё раз: ничего не\u00A0пропало.',
  retry: 'Повторить',
  pages: pagesText('Страницы избранного'),
} as const
