import { formatCount, formatPhone, formatPrice } from './format.ts'
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
  defaultTitle: 'Интернет-магазин натуральных фермерских продуктов с\u00A0доставкой на\u00A0дом',
  description:
    'Сыр, молоко, мясо, овощи и\u00A0хлеб прямо от\u00A0фермеров. Выбирайте хозяйство и\u00A0собирайте корзину: день, способ и\u00A0цену доставки видно до\u00A0оплаты.',
  showcase: { farmers: 'К\u00A0фермерам', goods: 'К\u00A0товарам', menu: 'К\u00A0меню' },
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
  sellerMenu: {
    products: 'Товары',
    /** Of a restaurant's own shop. */
    dishes: 'Меню',
    /** Of a tour operator's own shop. */
    tours: 'Поездки',
    about: 'О\u00A0нас',
    delivery: 'Доставка и\u00A0оплата',
    reviews: 'Отзывы',
    contact: 'Связаться с\u00A0нами',
    terms: 'Условия использования',
    privacy: 'Политика конфиденциальности',
    /** Titles of columns in the footer. */
    shop: 'Магазин',
    help: 'Помощь',
    documents: 'Документы',
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
    organization: (name: string, year: number) => `© ${year} ${name}`,
    address: (address: string) => `Адрес: ${address}`,
    tin: (tin: string) => `ИНН ${tin}`,
    ien: (ien: string) => `ОГРН ${ien}`,
    /** By what the seller is. */
    onMarketplace: {
      farmer: 'Заказы принимает и\u00A0доставляет хозяйство. Магазин работает на\u00A0площадке',
      restaurant: 'Заказы принимает и\u00A0готовит ресторан. Магазин работает на\u00A0площадке',
      tour_operator: 'Поездки проводит организатор. Магазин работает на\u00A0площадке',
    },
    builtWith: 'Создано в\u00A0конструкторе сайтов от',
  },
  network: 'Нет связи. Проверьте интернет и\u00A0попробуйте ещё раз',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз чуть позже',
  layouts: {
    construct: 'Конструктор сайтов',
    backToShop: 'Вернуться в\u00A0магазин',
    checkout: 'Оформление заказа',
    backToCart: 'В\u00A0корзину',
    backToOrder: 'К\u00A0заказу',
    backToOrders: 'К\u00A0заказам',
    /** The way of a purchase. */
    steps: ['Получение', 'Оплата', 'Готово'],
    call: (phone: string) => `Позвонить: ${formatPhone(phone)}`,
  },
} as const
