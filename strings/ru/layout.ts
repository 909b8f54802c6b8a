import { formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Texts of the page frame: header, menus, notifications. */
export const layoutText = {
  /** Message about an expired session. */
  sessionEnd: {
    expired: 'Вы давно не\u00A0заходили, поэтому войдите ещё раз. Корзины и\u00A0начатый заказ сохранили.',
    ended: 'Вход на\u00A0этом устройстве завершён. Чтобы продолжить, войдите ещё раз. Корзины сохранили.',
  },
  /** Title of a page with the name of its site. */
  titled: (title: string, siteName: string) => `${title} — ${siteName}`,
  skipToContent: 'К\u00A0содержанию',
  /** Link of the header with the logo. */
  toHome: (market: string) => `${market}, на\u00A0главную`,
  /** The same link while the name of the market is not known. */
  home: 'На\u00A0главную',
  notifications: 'Уведомления',
  loading: 'Загружаем страницу',
  menuLabel: 'Разделы',
  tabBarLabel: 'Главное меню',
  opensElsewhere: 'откроется в\u00A0новой вкладке',
  isNew: 'новое',
  search: {
    label: 'Поиск по\u00A0магазину',
    placeholder: 'Сыр, мёд или имя фермера',
    submit: 'Найти',
    back: 'Закрыть поиск',
    clear: 'Стереть',
  },
  header: {
    favorites: 'Избранное',
    chats: 'Чаты',
    signIn: 'Войти',
    profile: 'Профиль',
    cart: 'Корзина',
    cartLabel: (count: number, sumRoubles: number | null) =>
      count === 0
        ? 'Корзина, пока пусто'
        : `Корзина, ${formatCount(count, nouns.product)}${sumRoubles === null ? '' : `, ${formatPrice(sumRoubles)}`}`,
    unreadLabel: (count: number) => `${count}\u00A0непрочитанных`,
  },
  menu: {
    products: 'Продукты',
    farmers: 'Фермеры',
    recipes: 'Рецепты',
    blog: 'Блог',
    restaurants: 'Рестораны',
    travel: 'Путешествия',
    becomeSeller: 'Стать продавцом',
  },
  tabs: {
    home: 'Главная',
    catalog: 'Каталог',
    farmers: 'Фермеры',
    favorites: 'Избранное',
    cart: 'Корзина',
    profile: 'Профиль',
  },
  network: 'Нет связи. Проверьте интернет и\u00A0попробуйте ещё раз',
} as const

/** Links of empty screens, as their buttons are worded. */
export const showcaseText = {
  farmers: 'К\u00A0фермерам',
  restaurants: 'К\u00A0ресторанам',
  home: 'На\u00A0главную',
  goods: 'К\u00A0товарам',
  menu: 'К\u00A0меню',
  tours: 'К\u00A0поездкам',
} as const
