/** Texts of the frame of a seller's own shop or landing page. */
export const sellerLayoutText = {
  menu: {
    products: 'Товары',
    /** Menu item of a restaurant's own shop. */
    dishes: 'Меню',
    /** Menu item of a tour operator's own shop. */
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
  footer: {
    organization: (name: string, year: number) => `© ${year} ${name}`,
    address: (address: string) => `Адрес: ${address}`,
    tin: (tin: string) => `ИНН ${tin}`,
    ien: (ien: string) => `ОГРН ${ien}`,
    /** Links to the marketplace by type of seller. */
    onMarketplace: {
      farmer: 'Заказы принимает и\u00A0доставляет хозяйство. Магазин работает на\u00A0площадке',
      restaurant: 'Заказы принимает и\u00A0готовит ресторан. Магазин работает на\u00A0площадке',
      tour_operator: 'Поездки проводит организатор. Магазин работает на\u00A0площадке',
    },
    builtWith: 'Создано в\u00A0конструкторе сайтов от',
  },
} as const
