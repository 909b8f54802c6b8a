import { formatCount, formatPrice } from './format.ts'
import { nouns } from './plural.ts'

/** Words of the frame round every page: header, menus, footer, notifications. */
export const layoutText = {
  /** Said when a session ends by itself. */
  sessionEnd: {
    expired: 'Вы давно не\u00A0заходили, поэтому войдите ещё раз. Корзины и\u00A0начатый заказ сохранили.',
    ended: 'Вход на\u00A0этом устройстве завершён. Чтобы продолжить, войдите ещё раз. Корзины сохранили.',
  },
  brand: 'околица',
  brandInText: '«Околица»',
  siteName: 'Околица',
  /** Title of a page, then whose site it is. */
  titled: (title: string, siteName: string) => `${title} — ${siteName}`,
  skipToContent: 'К\u00A0содержанию',
  toHome: 'Околица, на\u00A0главную',
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
  footer: {
    label: 'Подвал',
    about: 'Продукты прямо от\u00A0фермеров.',
    /** Above the support phone; `when` is empty while its hours are not known. */
    help: (when: string) => ['Поможем по\u00A0телефону', when].filter(Boolean).join(' '),
    forCustomers: 'Покупателям',
    forFarmers: 'Фермерам',
    nearby: 'Мы рядом',
    deliveryAndPayment: 'Доставка и\u00A0оплата',
    returns: 'Возврат и\u00A0условия доставки',
    contacts: 'Контакты',
    festival: 'Праздник урожая',
    subscription: 'Подписка',
    becomeSeller: 'Стать продавцом',
    farmers: 'Все хозяйства',
    vk: 'ВКонтакте',
    telegram: 'Телеграм',
    ok: 'Одноклассники',
    copyright: (year: number) => `© ${year} «Околица»`,
    privacy: 'Политика конфиденциальности',
    agreement: 'Пользовательское соглашение',
    consent: 'Согласие на\u00A0обработку персональных данных',
    licences: 'Лицензии и\u00A0данные',
    cookies: 'Настройки куки',
  },
  network: 'Нет связи. Проверьте интернет и\u00A0попробуйте ещё раз',
} as const
