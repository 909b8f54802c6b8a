import { CLAIM_ANSWER_DAYS, CLAIM_DAYS } from '@okolitsa/domain/orders/claim.ts'
import { REPAY_DAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import { bindShortWords, formatCount, formatPhone } from './format.ts'
import { orderChanges } from './order-changes.ts'
import { nouns } from './plural.ts'
import type { StaticDocument, StaticSection } from './static-pages.ts'
import { type Contacts, type Owner, supportHours } from './support.ts'

const DAYS_OF = { one: 'дня', few: 'дней', many: 'дней' }

/** Binds short words in every text of the document. */
const bound = (document: StaticDocument): StaticDocument => ({
  ...document,
  title: bindShortWords(document.title),
  ...(document.intro && { intro: bindShortWords(document.intro) }),
  sections: document.sections.map((section) => ({
    ...section,
    title: bindShortWords(section.title),
    ...(section.paragraphs && { paragraphs: section.paragraphs.map(bindShortWords) }),
    ...(section.list && { list: section.list.map(bindShortWords) }),
  })),
})

const callSection = (contacts: Contacts, text: string): StaticSection[] =>
  contacts.phone
    ? [
        {
          title: 'Позвонить',
          paragraphs: [[text, supportHours(contacts)].filter(Boolean).join(' ')],
          links: [{ text: formatPhone(contacts.phone), href: `tel:${contacts.phone}` }],
        },
      ]
    : []
const writeSection = ({ email }: Contacts): StaticSection[] =>
  email
    ? [
        {
          title: 'Написать',
          paragraphs: ['Если вопрос о заказе, укажите его номер.'],
          links: [{ text: email, href: `mailto:${email}` }],
        },
      ]
    : []

const ofMarketplace: StaticSection[] = [
  {
    area: 'goods',
    title: 'Спросить фермера',
    paragraphs: [
      'О продуктах лучше всех знает тот, кто их делает. Адреса, часы работы и документы есть на странице каждого хозяйства.',
    ],
    links: [{ text: 'Все хозяйства', href: '/farmers' }],
  },
  {
    title: 'Вы продаёте у нас',
    paragraphs: ['Заказы и товары — в кабинете продавца.'],
    links: [{ text: 'Войти в кабинет продавца', href: '/cabinet' }],
  },
]
const ownSection = ({ info, delivery }: OwnPages): StaticSection[] => {
  const links = [
    ...(info ? [{ text: 'О нас', href: info }] : []),
    ...(delivery ? [{ text: 'Доставка и самовывоз', href: delivery }] : []),
  ]
  if (links.length === 0) return []
  return [{ title: 'Спросить продавца', paragraphs: ['Адреса, часы работы и документы собраны здесь.'], links }]
}

/** The owner of the shop: consumer law (art. 9) requires name, address and registration number. */
const ownerSection = ({ email }: Contacts, owner: Owner | null): StaticSection => ({
  title: 'Кто мы',
  paragraphs: ['Мы сводим покупателей с хозяйствами. Продавец назван в каждом заказе и чеке.'],
  ...(owner && {
    list: [
      owner.name,
      ...(owner.ien ? [`ОГРН ${owner.ien}`] : []),
      ...(owner.address ? [`Адрес: ${owner.address}`] : []),
      ...(email ? [`Почта: ${email}`] : []),
    ],
  }),
})

/** Pages about the seller on their own site. */
export interface OwnPages {
  readonly info: string | null
  readonly delivery: string | null
}

/** @param own a seller's own shop, without other farms; null = the marketplace */
export const contactsPage = (contacts: Contacts, own: OwnPages | null, owner: Owner | null): StaticDocument =>
  bound({
    title: 'Контакты',
    description: 'Как связаться с хозяйством и с нами: вопросы о заказе, доставке и возврате.',
    sections: [
      ...callSection(contacts, 'Поможем с заказом, доставкой и возвратом'),
      ...writeSection(contacts),
      {
        title: 'Вопрос по заказу',
        paragraphs: [
          'Откройте его в кабинете: там видно, где он, можно изменить его или отменить, сообщить о плохом товаре и связаться с продавцом.',
        ],
        links: [{ text: 'Мои заказы', href: '/account/orders' }],
      },
      ...(own ? ownSection(own) : ofMarketplace),
      ownerSection(contacts, owner),
    ],
  })

/** @param isSellerSite a seller's own shop */
export const deliveryPage = (isSellerSite: boolean): StaticDocument =>
  bound({
    title: 'Доставка и оплата',
    description: 'Как получить заказ: курьером, самовывозом или СДЭК. Чем платить и сколько стоит доставка.',
    intro: isSellerSite
      ? 'Способы, дни и цену вы видите до оплаты, для вашего адреса.'
      : 'Каждое хозяйство само решает, как отдаёт заказы. Способы, дни и цену вы видите до оплаты, для вашего адреса.',
    sections: [
      {
        title: 'Как получить заказ',
        list: [
          'Курьер хозяйства: в день, который вы выбрали, в часы, которые названы при оформлении.',
          'Самовывоз: из лавки, с рынка или со двора, где отдают заказы. Адрес и часы названы при оформлении.',
          'СДЭК: до двери, пункта или постамата. Цену и день называет СДЭК, вы видите их до оплаты.',
        ],
      },
      {
        title: 'Сколько стоит доставка',
        paragraphs: [
          'Цену курьера назначает хозяйство. Если от какой-то суммы доставка бесплатна, полоса в корзине показывает, сколько осталось.',
          'Для курьера может быть минимальная сумма заказа: корзина подскажет, сколько не хватает. Самовывоз бесплатный.',
        ],
      },
      {
        title: 'Как оплатить',
        paragraphs: ['Что из этого принимает хозяйство, видно при оформлении.'],
        list: [
          'Картой онлайн. Если вес ещё уточнят, деньги зарезервируют, а спишут после взвешивания, не больше названной суммы. Если уточнять нечего, спишут сразу.',
          'Через СБП: по QR-коду или в приложении банка. Если после взвешивания вышло меньше, разницу вернём.',
          'По ссылке: пришлём её в СМС, оплатить можно с любого устройства в течение суток.',
          'При получении: наличными или картой.',
          'Картой «Урожай»: при получении.',
          'По счёту: для организаций. Счёт и документы пришлёт хозяйство.',
        ],
      },
      {
        title: 'Сколько ждём оплату',
        paragraphs: [
          'Заказ, который оплачивают на сайте, ждёт денег полчаса, по ссылке — сутки. Потом он отменяется сам, а товары возвращаются на полку.',
        ],
      },
      {
        title: 'Весовой товар',
        paragraphs: [
          'Сыр или мясо не отрезать грамм в грамм. Сумма при заказе — потолок: больше неё не возьмём без вашего согласия. Вышло меньше — заплатите меньше.',
        ],
      },
      {
        title: 'Если что-то пошло не так',
        paragraphs: [
          `Откройте заказ и нажмите «${orderChanges.claim.open}»: это можно сделать в течение ${formatCount(CLAIM_DAYS, DAYS_OF)} после получения.`,
        ],
        links: [
          { text: 'Возврат и\u00A0условия доставки', href: '/returns' },
          { text: 'Контакты', href: '/contacts' },
        ],
      },
    ],
  })

export const returnsPage: StaticDocument = bound({
  title: 'Возврат и условия доставки',
  description: 'Что делать, если продукты испортились или не подошли: возврат денег и сроки.',
  intro: 'Мы за то, чтобы вы ели с удовольствием. Если не вышло, вернём деньги.',
  sections: [
    {
      title: 'Плохой товар',
      paragraphs: [
        `Проверьте заказ при получении. Если с товаром что-то не так, откройте заказ и нажмите «${orderChanges.claim.open}» в течение ${formatCount(CLAIM_DAYS, DAYS_OF)} после получения.`,
        `Небольшую сумму возвращаем сразу. Остальное решает хозяйство за ${formatCount(CLAIM_ANSWER_DAYS, nouns.day)}; если оно не ответит, решим сами.`,
      ],
    },
    {
      title: 'Просто не подошло',
      paragraphs: [
        'Свежие продукты надлежащего качества по закону обмену и возврату не подлежат. Непродовольственные товары можно вернуть в течение 7 дней после получения, если они не были в употреблении.',
      ],
    },
    {
      title: 'Отмена заказа',
      paragraphs: [
        'Заказ можно отменить, пока он не отправлен и не готов к выдаче. Всё, что вы заплатили, вернём.',
        'Изменить состав можно, пока хозяйство не начало собирать и не закрыло приём заказов на ваш день.',
      ],
    },
    {
      title: 'Когда придут деньги',
      paragraphs: [
        'Возврат отправляем сразу после решения, туда, откуда вы платили. Когда он придёт, зависит от банка.',
        `За заказ, оплаченный не на сайте, деньги возвращает сам продавец: у него ${formatCount(REPAY_DAYS, nouns.day)}. До какого дня и как вернули, написано в заказе; если деньги не пришли, скажите там же.`,
      ],
    },
    {
      title: 'Если вы разминулись с курьером',
      paragraphs: [
        'Он позвонит по телефону из заказа. Если не дозвонится, свяжитесь с хозяйством и договоритесь о другом дне; вторая поездка может быть платной.',
      ],
    },
  ],
})

export const unsupportedBrowserPage = (contacts: Contacts): StaticDocument =>
  bound({
    title: 'Этот браузер мы не поддерживаем',
    description: 'Какие браузеры подойдут.',
    intro: 'Магазин откроется, но кнопки могут не работать. Обновите браузер: это бесплатно и займёт пару минут.',
    sections: [
      {
        title: 'Что подойдёт',
        list: [
          'Яндекс Браузер последних двух лет',
          'Chrome или Edge от 111-й версии',
          'Firefox от 115-й версии',
          'Safari от 16.4 на компьютере и телефоне',
        ],
      },
      ...callSection(contacts, 'Если обновить не получается, подскажем по телефону'),
      {
        title: 'Всё равно открыть',
        paragraphs: ['Смотреть товары можно и так.'],
        links: [{ text: 'Перейти на главную', href: '/' }],
      },
    ],
  })

export const unsupportedDevicePage: StaticDocument = bound({
  title: 'На этом устройстве не получится',
  description: 'Для этой страницы нужен экран побольше.',
  intro: 'Для этой страницы нужен экран побольше: откройте её на компьютере или планшете.',
  sections: [
    {
      title: 'Что можно сделать прямо сейчас',
      paragraphs: ['Сам магазин работает на любом телефоне: выбирайте, заказывайте, следите за заказом.'],
      links: [{ text: 'Перейти на главную', href: '/' }],
    },
  ],
})
