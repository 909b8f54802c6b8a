import type { AreaOf } from '@okolitsa/domain/market/areas.ts'

/** A page of headings, paragraphs and lists. */
export interface StaticDocument {
  readonly title: string
  /** Description for search engines. */
  readonly description: string
  readonly intro?: string
  readonly sections: readonly StaticSection[]
}
export interface StaticSection {
  readonly title: string
  /** Area of business of the section; while it is closed, the section is left out. */
  readonly area?: AreaOf
  readonly paragraphs?: readonly string[]
  readonly list?: readonly string[]
  /** Links after the text; a URL of another site opens in a new tab. */
  readonly links?: readonly { readonly text: string; readonly href: string }[]
}

export const privacyPage: StaticDocument = {
  title: 'Политика конфиденциальности',
  description: 'Какие данные мы храним, зачем они нужны и\u00A0как их удалить.',
  intro: 'Коротко: берём только то, без чего не\u00A0привезти заказ, и\u00A0никому это не\u00A0продаём.',
  sections: [
    {
      title: 'Какие данные мы храним',
      list: [
        'Телефон и\u00A0имя: чтобы вы вошли, а\u00A0курьер смог позвонить.',
        'Адреса доставки: чтобы показать, кто к\u00A0вам возит, и\u00A0привезти заказ.',
        'Заказы и\u00A0жалобы на\u00A0товар с\u00A0фотографиями: чтобы вы видели историю, а\u00A0мы могли вернуть деньги.',
        'Почту и\u00A0дату рождения\u00A0— только если вы сами их указали.',
      ],
    },
    {
      title: 'Кто их видит',
      paragraphs: [
        'Хозяйство видит имя, телефон и\u00A0адрес из\u00A0вашего заказа. Служба доставки и\u00A0банк\u00A0— ровно то, что нужно для доставки и\u00A0оплаты. Номер карты вводится на\u00A0странице банка, мы его не\u00A0получаем.',
      ],
    },
    {
      title: 'Куки',
      paragraphs: [
        'В\u00A0браузере лежат выбранное место, отметка о\u00A0входе, согласие с\u00A0куки и\u00A0обезличенный номер устройства на\u00A0365\u00A0дней. Без них магазин не\u00A0запомнит адрес и\u00A0корзину. Удалить куки можно в\u00A0настройках браузера.',
        'С\u00A0вашего разрешения мы считаем, какие страницы и\u00A0кнопки нужны людям: без имён, телефонов и\u00A0адресов. Разрешение можно забрать в\u00A0любой момент: кнопка «Настройки куки» внизу каждой страницы.',
      ],
    },
    {
      title: 'Сколько храним и\u00A0как удалить',
      paragraphs: [
        'Данные храним, пока у\u00A0вас есть учётная запись, и\u00A0столько, сколько велит закон о\u00A0бухгалтерии,\u00A0— для заказов. Удалить учётную запись и\u00A0скачать архив данных можно в\u00A0кабинете.',
      ],
      links: [{ text: 'Контакты', href: '/contacts' }],
    },
  ],
}

export const agreementPage: StaticDocument = {
  title: 'Пользовательское соглашение',
  description: 'Правила площадки: кто продаёт, как заключается договор и\u00A0за что отвечает каждый.',
  intro: 'Заказывая на\u00A0сайте, вы соглашаетесь с\u00A0этими правилами. Мы постарались написать их по-человечески.',
  sections: [
    {
      title: 'Кто продаёт',
      paragraphs: [
        'Мы\u00A0— площадка. Продавец\u00A0— хозяйство, имя которого стоит на\u00A0карточке товара и\u00A0в\u00A0чеке. Договор купли-продажи вы заключаете с\u00A0ним, когда оформляете заказ.',
      ],
    },
    {
      title: 'Цена и\u00A0наличие',
      paragraphs: [
        'Действует цена, указанная в\u00A0момент оформления. Если товара не\u00A0оказалось, хозяйство предложит замену или вернёт деньги\u00A0— как вы выбрали в\u00A0заказе.',
      ],
    },
    {
      title: 'Учётная запись',
      paragraphs: [
        'Вход по\u00A0номеру телефона и\u00A0коду из\u00A0СМС. Не\u00A0сообщайте код никому: наши сотрудники о\u00A0нём не\u00A0спрашивают. Сделать заказ можно с\u00A018\u00A0лет.',
      ],
    },
    {
      title: 'Ответственность',
      paragraphs: [
        'За\u00A0качество продуктов отвечает хозяйство, за\u00A0работу сайта и\u00A0сохранность ваших данных\u00A0— мы. Споры решаем переговорами, а\u00A0если не\u00A0вышло\u00A0— по\u00A0закону о\u00A0защите прав потребителей.',
      ],
    },
  ],
}

export const consentPage: StaticDocument = {
  title: 'Согласие на\u00A0обработку персональных данных',
  description: 'На что вы соглашаетесь, когда входите и\u00A0оформляете заказ, и\u00A0как отозвать согласие.',
  intro: 'Вы даёте это согласие, когда входите по\u00A0номеру телефона или оформляете заказ.',
  sections: [
    {
      title: 'Что мы обрабатываем',
      paragraphs: [
        'Имя и\u00A0фамилию, телефон, почту, дату рождения, адреса доставки, историю заказов и\u00A0обращений, сведения об\u00A0устройстве и\u00A0куки.',
      ],
    },
    {
      title: 'Зачем',
      list: [
        'Чтобы принять, собрать, привезти заказ и\u00A0вернуть за\u00A0него деньги.',
        'Чтобы предупредить о\u00A0доставке и\u00A0ответить на\u00A0вопрос.',
        'Чтобы показывать то, что привезут по\u00A0вашему адресу.',
      ],
    },
    {
      title: 'Что мы делаем с\u00A0данными',
      paragraphs: [
        'Записываем, храним, уточняем, передаём продавцу и\u00A0службе доставки в\u00A0объёме заказа, обезличиваем и\u00A0удаляем. Обработка идёт по\u00A0Федеральному закону №\u00A0152-ФЗ «О\u00A0персональных данных».',
      ],
    },
    {
      title: 'Как отозвать согласие',
      paragraphs: [
        'Удалите учётную запись в\u00A0кабинете или свяжитесь с\u00A0нами. Удалим данные в\u00A0течение 30\u00A0дней, кроме тех, что обязаны хранить по\u00A0закону.',
      ],
      links: [{ text: 'Контакты', href: '/contacts' }],
    },
  ],
}

export const licencesPage: StaticDocument = {
  title: 'Лицензии и\u00A0данные',
  description: 'Чужие шрифты, рисунки и\u00A0данные, на\u00A0которых стоит магазин, и\u00A0их лицензии.',
  intro: 'Спасибо людям, которые делятся своей работой.',
  sections: [
    {
      title: 'Населённые пункты',
      paragraphs: ['Данные о\u00A0населённых пунктах © GeoNames, CC BY 4.0, изменены.'],
      links: [
        { text: 'GeoNames', href: 'https://www.geonames.org/' },
        {
          text: 'Creative Commons Attribution 4.0',
          href: 'https://creativecommons.org/licenses/by/4.0/deed.ru',
        },
      ],
    },
    {
      title: 'Карта пунктов',
      paragraphs: [
        'Суша, озёра и\u00A0реки\u00A0— Natural Earth, общественное достояние; упрощены. Рисует карту MapLibre GL\u00A0JS, лицензия BSD-3-Clause.',
      ],
      links: [
        { text: 'Natural Earth', href: 'https://www.naturalearthdata.com/' },
        { text: 'MapLibre GL\u00A0JS', href: 'https://github.com/maplibre/maplibre-gl-js' },
      ],
    },
    {
      title: 'Рисунки продуктов',
      paragraphs: ['Fluent Emoji © Microsoft Corporation, лицензия MIT. Рисунки уменьшены, под ними добавлена тень.'],
      links: [{ text: 'Fluent Emoji', href: 'https://github.com/microsoft/fluentui-emoji' }],
    },
    {
      title: 'Шрифт',
      paragraphs: [
        'Onest © The Onest Project Authors, SIL Open Font License 1.1.',
        'На сайтах продавцов, под той же лицензией: Manrope, Rubik, Golos Text, Nunito, Geologica, Unbounded, Literata, Lora, Playfair Display, Vollkorn © их авторы.',
      ],
      links: [{ text: 'Onest', href: 'https://github.com/googlefonts/onest' }],
    },
    {
      title: 'Знаки',
      paragraphs: ['Lucide © Lucide Contributors, лицензия ISC.'],
      links: [{ text: 'Lucide', href: 'https://lucide.dev/license' }],
    },
  ],
}

export const staticText = {
  breadcrumbs: 'Путь',
  home: 'Главная',
  updated: 'Действует с\u00A029\u00A0ноября 2026',
  /** The legal entity that runs the marketplace, below legal documents. */
  operator: {
    title: 'Кто оператор',
    ien: (ien: string) => `ОГРН ${ien}`,
    address: (address: string) => `Адрес: ${address}`,
    email: (email: string) => `Почта: ${email}`,
  },
} as const
