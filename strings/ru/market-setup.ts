import type { Area } from '@okolitsa/domain/market/areas.ts'
import type { MarketLink, MarketState, OperatorKind, VatMode } from '@okolitsa/domain/market/market.ts'
import type { OpeningPointName, SetupStep } from '@okolitsa/domain/market/opening.ts'
import type { StarterKind } from '@okolitsa/domain/starter/kinds.ts'
import { plural } from './plural.ts'

const steps: Readonly<Record<SetupStep, { title: string; heading: string; lead: string }>> = {
  identity: {
    title: 'Имя, знак и\u00A0цвета',
    heading: 'Как назовём рынок',
    lead: 'Имя и\u00A0знак увидят в\u00A0шапке, письмах и\u00A0чеках. Рядом\u00A0— как это выглядит.',
  },
  operator: {
    title: 'Компания',
    heading: 'Чья это компания',
    lead: 'Эти строки встанут в\u00A0договоры, чеки и\u00A0политику личных данных.',
  },
  categories: {
    title: 'Разделы',
    heading: 'Что будут продавать',
    lead: 'Возьмите готовое дерево разделов, правьте потом как угодно: новая версия не\u00A0тронет того, что изменили вы.',
  },
  services: {
    title: 'Чужие услуги',
    heading: 'С\u00A0чем работаем',
    lead: 'Подключают услуги тем, кто ставил программу: имена настроек написаны у\u00A0каждой. Проверим настоящим запросом.',
  },
  terms: {
    title: 'Условия и\u00A0комиссия',
    heading: 'На каких условиях',
    lead: 'Комиссию увидит каждый продавец. Правовые тексты заполнятся данными компании.',
  },
  sellers: {
    title: 'Продавцы',
    heading: 'Кто будет продавать',
    lead: 'Чтобы получить первый заказ, нужен хотя бы один продавец с\u00A0товаром и\u00A0доставкой.',
  },
  opening: {
    title: 'Открыть двери',
    heading: 'Можно ли открывать',
    lead: 'Рынок уже работает для своих. Когда откроете, его увидят все.',
  },
}

const points: Readonly<Record<OpeningPointName, { title: string; missing: string }>> = {
  name: { title: 'Имя рынка', missing: 'пока вместо имени адрес сайта' },
  operator: { title: 'Компания', missing: 'нет названия, адреса, ИНН или ОГРН' },
  contacts: { title: 'Телефон или почта поддержки', missing: 'покупателям некуда обратиться' },
  categories: { title: 'Разделы товаров', missing: 'продавцу не\u00A0во\u00A0что положить товар' },
  sms: { title: 'СМС с\u00A0кодами входа', missing: 'никто не\u00A0сможет войти' },
  payment: {
    title: 'Способ взять деньги',
    missing: 'нет ни\u00A0оплаты картой и\u00A0СБП, ни\u00A0продавца с\u00A0наличными',
  },
  commission: { title: 'Комиссия', missing: 'не\u00A0задана' },
  legal: { title: 'Правовые тексты', missing: 'без них принимать заказы нельзя: 152-ФЗ' },
  seller: { title: 'Продавец с\u00A0товаром и\u00A0доставкой', missing: 'пока никого' },
}

const areas: Readonly<Record<Area, string>> = {
  goods: 'Товары с\u00A0ферм',
  restaurants: 'Рестораны',
  tours: 'Поездки',
  recipes: 'Рецепты',
  festival: 'Фестиваль',
  membership: 'Подписка',
  sites: 'Сайты продавцов',
  widget: 'Виджет на чужих сайтах',
  chat: 'Чат с\u00A0продавцом',
}

const kinds: Readonly<Record<OperatorKind, { title: string; note: string }>> = {
  company: { title: 'Компания', note: 'ИНН из\u00A0десяти цифр' },
  entrepreneur: { title: 'ИП', note: 'ИНН из\u00A0двенадцати цифр' },
  person: { title: 'Человек', note: 'без ОГРНИП' },
  foreign: { title: 'Не\u00A0из\u00A0России', note: 'можно без ИНН' },
}

const vat: Readonly<Record<VatMode, string>> = {
  none: 'Без НДС',
  vat5: 'НДС 5\u00A0%',
  vat7: 'НДС 7\u00A0%',
  vat22: 'НДС 22\u00A0%',
}

const links: Readonly<Record<MarketLink, string>> = {
  blog: 'Блог',
  travel: 'Поездки на другом сайте',
  becomeSeller: 'Страница «Стать продавцом»',
  sellerTerms: 'Условия для продавцов',
  vk: 'ВКонтакте',
  telegram: 'Телеграм',
  ok: 'Одноклассники',
  app: 'Приложение',
}

const starterKinds: Readonly<Record<StarterKind, string>> = {
  categories: 'Разделы и\u00A0полки фермерской еды',
  kitchens: 'Кухни ресторанов',
  recipeCategories: 'Разделы рецептов',
  reviewTags: 'Слова для отзывов',
  legalTexts: 'Правовые тексты',
  notificationTemplates: 'Тексты уведомлений',
}

const states: Readonly<Record<MarketState, string>> = {
  preparing: 'Готовится: посторонние видят «Скоро откроемся»',
  open: 'Открыт',
  closed: 'Закрыт: посмотреть можно, заказать нельзя',
}

/** Set-up of the market in the office. */
export const marketSetup = {
  name: 'настройка',
  menu: 'Шаги настройки',
  stepOf: (number: number, all: number) => `Шаг ${number} из\u00A0${all}`,
  now: 'сейчас',
  done: 'готово',
  undone: (count: number) => `осталось: ${count}`,
  saved: 'Введённое хранится на этом устройстве и\u00A0записывается кнопкой. Можно закрыть и\u00A0вернуться.',
  toOffice: 'В\u00A0офис',
  back: 'Назад',
  later: 'Потом',
  next: (title: string) => `Дальше: ${title}`,
  save: 'Сохранить',
  failed: 'Не\u00A0получилось сохранить. Введённое цело, попробуйте ещё раз',
  notLoaded: 'Не\u00A0получилось загрузить',
  again: 'Ещё раз',
  steps,
  conflict: {
    title: 'Пока вы правили, это изменил другой человек',
    who: (name: string | null, at: string) =>
      `${name ?? 'Сама программа'}, ${at}. Ваше не\u00A0записали и\u00A0не\u00A0потеряли.`,
    mine: 'У\u00A0вас',
    theirs: 'Сохранено',
    keep: 'Записать моё',
    take: 'Взять сохранённое',
    empty: 'пусто',
  },
  identity: {
    name: 'Имя рынка',
    nameHint: 'Без кавычек, на любом языке. Поставим кавычки сами и\u00A0не\u00A0будем склонять.',
    description: 'Одной строкой',
    descriptionHint: 'Для главной страницы, поисковиков и\u00A0мессенджеров',
    languages: 'Языки',
    languagesHint: 'Языки, на\u00A0которых покупатели читают рынок. Первый\u00A0— для всех, кто не\u00A0выбрал другой.',
    languageNames: { ru: 'Русский', en: 'English' },
    story: 'Рассказ для страницы «Скоро откроемся»',
    towns: 'Куда привезёте',
    townsHint: 'Города и\u00A0районы словами: «Тула и\u00A0посёлки вокруг»',
    place: 'Ваш город',
    placeHint: 'Его увидит покупатель, пока не\u00A0назовёт свой адрес. Не\u00A0выбрано\u00A0— Москва',
    noPlace: 'Такого места не\u00A0нашли',
    theme: 'Цвета и\u00A0шрифты',
    areas: 'Чем занимаетесь',
    areasHint: 'Выключенного нет нигде: ни\u00A0в\u00A0меню, ни\u00A0в\u00A0поиске. Начатые заказы доведут до конца.',
    logo: {
      title: 'Знак',
      add: 'Взять свой',
      replace: 'Заменить',
      remove: 'Убрать',
      alt: 'Знак рынка',
      hint: 'PNG, WebP или JPEG от 512 точек, до 5\u00A0МБ. Без знака покажем имя буквами.',
      tooLarge: 'Файл больше 5\u00A0МБ',
      failed: 'Знак не\u00A0загрузился, попробуйте ещё раз',
    },
  },
  areas,
  operator: {
    kind: 'Кто отвечает за рынок',
    kinds,
    inn: 'ИНН',
    find: 'Найти по\u00A0ИНН',
    found: 'Заполнили из\u00A0ЕГРЮЛ. Проверьте и\u00A0сохраните.',
    findFailed: 'Реестр не\u00A0ответил. Заполните сами или попробуйте позже',
    name: 'Полное название',
    personName: 'Фамилия, имя, отчество',
    address: 'Адрес',
    ien: 'ОГРН или ОГРНИП',
    foreignIen: 'Регистрационный номер',
    kpp: 'КПП, нужен в\u00A0электронных актах',
    signatory: 'Кто подписывает бумаги',
    bank: 'Счёт',
    bankHint: 'С\u00A0него платите продавцам',
    bic: 'БИК',
    account: 'Номер счёта',
    bankName: 'Банк',
    correspondentAccount: 'Корреспондентский счёт банка',
    vatMode: 'НДС',
    vat,
    vatUnset: 'Не\u00A0указан',
  },
  contacts: {
    title: 'Поддержка и\u00A0ссылки',
    phone: 'Телефон поддержки',
    email: 'Почта поддержки',
    from: 'Отвечаем с',
    to: 'до',
    always: 'Часы не\u00A0указаны',
    hour: (hour: number) => `${hour}:00`,
    links,
    linksTitle: 'Страницы в\u00A0других местах',
    linksHint: 'Адреса с\u00A0https://. Пустых ссылок на сайте не\u00A0будет.',
  },
  starter: {
    kinds: starterKinds,
    counts: (total: number) => `всего ${total}`,
    toApply: (toAdd: number, toUpdate: number) =>
      toUpdate === 0 ? `добавим ${toAdd}` : `добавим ${toAdd}, обновим ${toUpdate}`,
    applied: 'применено',
    apply: 'Применить выбранное',
    differences: (count: number) =>
      `${count} ${plural(count, { one: 'отличие оставим', few: 'отличия оставим', many: 'отличий оставим' })} вашими`,
    unfilled: 'Не\u00A0показываем: не\u00A0хватает данных компании',
    toOperator: 'Заполнить',
    failed: 'Не\u00A0применилось. Попробуйте ещё раз: повтор ничего не\u00A0удвоит',
    done: 'Готово',
  },
  services: {
    check: 'Проверить',
    modes: { live: 'Настоящая', emulator: 'Понарошку', off: 'Не\u00A0подключено' },
    states: { works: 'Работает', failed: 'Не\u00A0отвечает', off: 'Не\u00A0подключено' },
    missing: (names: readonly string[]) => `Нужны настройки: ${names.join(', ')}`,
    phone: 'Телефон для пробного СМС',
    email: 'Адрес для пробного письма',
    failed: 'Проверка не\u00A0удалась, попробуйте ещё раз',
  },
  terms: {
    commission: 'Комиссия со\u00A0всего, %',
    commissionHint:
      'С\u00A0цены товара, НДС внутри. Продавцу можно назначить свою. Прежние заказы останутся при своём.',
    example: 'Так это прочтёт продавец',
    paid: 'Покупатель заплатит за товары',
    fee: (percent: string) => `Комиссия рынка, ${percent}\u00A0%`,
    left: 'Продавцу останется',
    payouts: {
      title: 'Выплаты продавцам',
      lead: 'Платим за\u00A0вручённые заказы, у\u00A0которых вышел срок претензий.',
      when: 'Когда',
      monthly: 'По числам месяца',
      weekdays: [
        'каждый понедельник',
        'каждый вторник',
        'каждую среду',
        'каждый четверг',
        'каждую пятницу',
        'каждую субботу',
        'каждое воскресенье',
      ],
      monthDays: 'Числа через запятую',
      monthDaysHint: 'В\u00A0коротком месяце 31-е\u00A0станет последним днём.',
      minimum: 'Меньше не\u00A0платим, ₽',
      holdDays: 'Ждать после срока претензий, дней',
    },
    legal: 'Правовые тексты',
    legalLead:
      'Договор с\u00A0продавцом, соглашение, политика личных данных, согласие, доставка и\u00A0возврат. Прочитайте с\u00A0юристом.',
  },
  sellers: {
    ready: 'Есть продавец с\u00A0товаром и\u00A0доставкой.',
    none: 'Пока никто не\u00A0может продавать.',
    way: 'Позовите знакомых по\u00A0телефону, ссылкой или сразу списком из\u00A0таблицы. Можно прийти и\u00A0самому: зарегистрироваться по\u00A0ссылке и\u00A0отправить заявку, вы\u00A0её одобрите.',
    invite: 'Позвать продавцов',
    link: 'Ссылка для продавца',
    copy: 'Скопировать',
    copied: 'Скопировали',
    applications: 'Заявки продавцов',
  },
  opening: {
    state: 'Сейчас',
    states,
    points,
    done: 'готово',
    required: 'обязательно',
    advised: 'советуем',
    go: 'Открыть шаг',
    subscribers: (count: number) =>
      `${count} ${plural(count, { one: 'человек просит', few: 'человека просят', many: 'человек просят' })} сообщить об\u00A0открытии: напишем им сразу.`,
    open: 'Открыть рынок',
    openTitle: 'Открыть рынок для всех?',
    openText:
      'Его увидят посетители и\u00A0поисковики, начнутся заказы. Вернуть подготовку можно до первого заказа, закрыть\u00A0— в\u00A0любой день.',
    notReady: 'Сначала сделайте обязательное.',
    close: 'Закрыть рынок',
    closeTitle: 'Закрыть рынок?',
    closeText: 'Страницы останутся, новых заказов не\u00A0будет. Прежние заказы исполнят.',
    reopen: 'Открыть снова',
    prepare: 'Вернуть подготовку',
    prepareTitle: 'Снова спрятать рынок?',
    prepareText: 'Посторонние увидят «Скоро откроемся».',
    cancel: 'Не\u00A0сейчас',
    message: 'Что сказать на закрытом рынке',
    failed: 'Не\u00A0получилось. Попробуйте ещё раз',
    see: 'Посмотреть рынок',
  },
  preview: {
    title: 'Так увидят покупатели',
    search: 'Найти сыр, хлеб, ферму',
    bread: 'Хлеб тартин',
    basket: 'Корзина',
    noName: 'Имя рынка',
  },
  home: {
    title: 'Рынок готовится',
    progress: (done: number, all: number) => `Сделано ${done} из\u00A0${all}`,
    go: 'Продолжить настройку',
  },
}
