import { formatCount, formatDistance, formatNumber, formatOrderNumber, formatPrice } from './format.ts'
import { REGION_TITLES } from './regions.ts'

const NBSP = '\u00A0'
const corner = { one: 'угол', few: 'угла', many: 'углов' }
const order = { one: 'заказа', few: 'заказов', many: 'заказов' }
const placeLeft = { one: 'место', few: 'места', many: 'мест' }
const place = { one: 'место', few: 'места', many: 'мест' }

/** Words of the page where a seller arranges delivery. */
export const shipping = {
  title: 'Доставка',
  lead: 'Куда возите, когда и\u00A0за\u00A0сколько',
  failed: 'Не\u00A0получилось сохранить. Попробуйте ещё раз',
  saved: 'Сохранили',
  save: 'Сохранить',
  cancel: 'Не\u00A0менять',

  check: {
    title: 'Проверить адрес',
    address: 'Адрес покупателя',
    placeholder: 'Город, улица и\u00A0дом',
    nothing: 'Такого адреса не\u00A0нашли',
    yes: (price: number) =>
      price === 0 ? 'Да, сюда возим бесплатно' : `Да, сюда возим за${NBSP}${formatPrice(price)}`,
    rate: (title: string) => `Тариф «${title}».`,
    from: (sum: number) => `Заказ от${NBSP}${formatPrice(sum)}.`,
    free: (sum: number) => `Бесплатно от${NBSP}${formatPrice(sum)}.`,
    soonest: (day: string) => `Ближайший день\u00A0— ${day}.`,
    pickup: (places: number) => `Забрать самому: ${formatCount(places, place)}.`,
    carrier: 'И\u00A0СДЭКом: цену и\u00A0срок назовём при оформлении.',
    no: 'Сюда ваша машина не\u00A0возит',
    noDates: {
      noDeliveryDays: 'Ни\u00A0одного дня доставки не\u00A0выбрано.',
      beyondHorizon:
        'В\u00A0ближайшие дни обещать нечего: посмотрите дни отдыха и\u00A0на\u00A0сколько вперёд берёте заказы.',
      paused: 'Продажи остановлены: новых заказов не\u00A0берёте.',
      slotsFull: 'На\u00A0все ближайшие дни мест в\u00A0машине нет.',
    },
    needsPoint: 'Возим только в\u00A0часть этого города: нужен дом.',
    room: (left: number) => `В\u00A0этот день ещё ${formatCount(left, placeLeft)}.`,
    full: (days: string) => `Мест уже нет: ${days}.`,
    others: (rates: string) => `Достают и\u00A0другие тарифы: ${rates}. Покупателю считаем тот, что выгоднее.`,
    otherRate: (title: string, price: number) => `«${title}»\u00A0— ${formatPrice(price)}`,
    nearest: (title: string, metres: number) =>
      `Ближайшее место\u00A0— «${title}»: до\u00A0его границы ${formatDistance(metres / 1000)}.`,
  },

  rates: {
    title: 'Места и\u00A0цены',
    none: 'Пока никуда не\u00A0возите. Добавьте первое место.',
    add: 'Добавить место',
    newTitle: 'Новый тариф',
    edit: 'Изменить:',
    remove: 'Убрать',
    removeTitle: (title: string) => `Убрать «${title}»?`,
    removeText: 'Новые заказы туда приниматься не\u00A0будут. Оформленные останутся.',
    removeConfirm: 'Да, убрать',
    line: (least: number, free: number | null) =>
      [
        least > 0 ? `от${NBSP}${formatPrice(least)}` : 'на\u00A0любую сумму',
        free === null ? null : `бесплатно от${NBSP}${formatPrice(free)}`,
      ]
        .filter(Boolean)
        .join(', '),
    price: 'Цена доставки, ₽',
    name: 'Как называется',
    least: 'Заказ от, ₽',
    free: 'Бесплатно от, ₽',
    freeHint: 'Оставьте пустым, если бесплатно не\u00A0возите',
    areas: 'Куда возите по\u00A0этой цене',
    addArea: 'Ещё место',
    removeArea: (name: string) => `Убрать: ${name}`,
    needArea: 'Добавьте хотя бы одно место',
    /** A place is begun and the rate is being saved. */
    unfinished: {
      radius: 'Напишите, сколько километров',
      polygon: 'Обведите место на\u00A0карте',
      city: 'Выберите город из\u00A0подсказок',
      region: 'Выберите регион из\u00A0подсказок',
      country: 'Выберите место',
    },
    noMore: 'Не\u00A0добавлять',
    kind: 'Что за\u00A0место',
    kinds: {
      radius: 'Круг',
      polygon: 'Обвести на\u00A0карте',
      city: 'Город или посёлок',
      region: 'Регион',
      country: 'Вся страна',
    },
    chooseCity: 'Выберите из\u00A0подсказок',
    chooseRegion: 'Начните писать название',
    noSuchRegion: 'Такого региона нет',
    onMap: 'Показать на\u00A0карте',
    draw: 'Обвести на\u00A0карте',
    editArea: (name: string) => `Изменить на\u00A0карте: ${name}`,
    ownHours: 'Свои дни и\u00A0часы',
    ownHoursNote: 'иначе\u00A0— как везде',
    most: 'Сколько заказов в\u00A0день',
    mostHint: 'По этому тарифу. Пусто\u00A0— сколько угодно',
    hoursLine: (days: string, hours: string) => `${days}, ${hours}`,
    mostLine: (most: number) => `до ${formatCount(most, order)} в\u00A0день`,
    region: 'Регион',
    city: 'Город или посёлок',
    radius: 'Сколько километров от\u00A0хозяйства',
    put: 'Добавить',
    areaOf: {
      country: 'вся страна',
      region: (code: string) => (REGION_TITLES as Readonly<Record<string, string>>)[code] ?? code,
      radius: (kilometres: number) => `${formatNumber(kilometres)}${NBSP}км вокруг`,
      polygon: (points: number) => `обведено на\u00A0карте, ${formatCount(points, corner)}`,
    },
  },

  map: {
    title: 'Куда возите',
    open: 'На\u00A0карте',
    drawTitle: { radius: 'Круг на\u00A0карте', polygon: 'Обвести место' },
    close: 'Закрыть',
    mapTitle: 'Карта мест доставки',
    loading: 'Открываем карту…',
    failure: 'Карту показать не\u00A0получилось. Всё то\u00A0же можно задать числами ниже',
    noMap: 'Карту показать не\u00A0получилось. Места и\u00A0цены\u00A0— в\u00A0списке',
    how: {
      radius: 'Нажмите на\u00A0карту, где середина. Потяните за\u00A0край, чтобы сделать шире.',
      polygon: 'Нажимайте на\u00A0карту угол за\u00A0углом. Углы можно двигать, а\u00A0новый взять посередине стороны.',
    },
    corner: (number: number, of: number) => `Угол ${number} из\u00A0${of}. Двигайте стрелками, Delete уберёт`,
    middle: (number: number) => `Новый угол после ${number}-го`,
    centre: 'Середина круга. Двигайте стрелками',
    edge: 'Край круга. Двигайте стрелками, чтобы изменить радиус',
    undo: 'Отменить шаг',
    removeCorner: 'Убрать угол',
    clear: 'Начать заново',
    radius: 'Радиус, км',
    centreField: 'Середина: широта и\u00A0долгота',
    wrongCentre: 'Например: 55.75, 37.62',
    byList: 'Углы списком',
    list: 'Каждый угол\u00A0— с\u00A0новой строки: широта, долгота',
    wrongLine: (line: number) => `Строка ${line}: нужно так: 55.75, 37.62`,
    done: 'Готово',
    home: 'Ваше хозяйство',
    rough: 'Пунктиром\u00A0— города и\u00A0регионы: их границы на\u00A0карте примерные.',
    country: (titles: string) => `По всей стране: ${titles}.`,
    nowhere: 'Мест пока нет. Добавьте первое\u00A0— и\u00A0увидите его здесь.',
  },

  slots: {
    title: 'Сколько занято',
    text: 'Заказы на\u00A0ближайшие дни. Отменённые освобождают место.',
    none: 'Заказов на\u00A0ближайшие дни пока нет.',
    failed: 'Не\u00A0получилось узнать, сколько занято',
    retry: 'Ещё раз',
    taken: (taken: number, most: number | null) =>
      most === null ? `занято ${taken}` : `занято ${taken} из\u00A0${most}`,
    full: 'мест нет',
    car: 'Вся машина',
    more: 'Все дни',
  },

  tradePlaces: {
    title: 'Где забирают сами',
    none: 'Пока негде. Лавка, рынок, двор хозяйства\u00A0— любое место, куда за\u00A0заказом можно приехать.',
    add: 'Добавить точку',
    edit: 'Изменить:',
    name: 'Как называется',
    address: 'Адрес',
    choose: 'Выберите адрес из\u00A0подсказок',
    open: 'Открыто',
    from: 'С',
    to: 'До',
    moreHours: 'Другие часы в\u00A0другие дни',
    removeHours: 'Убрать эти часы',
    close: 'Закрыть точку',
    closeTitle: (title: string) => `Закрыть «${title}»?`,
    closeText: 'Новые заказы сюда приниматься не\u00A0будут. Оформленные выдадите здесь же.',
    closeConfirm: 'Да, закрыть',
  },

  schedule: {
    title: 'Когда возите',
    days: 'Дни',
    weekdays: ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'],
    from: 'Возим с, ч',
    to: 'Возим до, ч',
    cutoff: 'Заказы на\u00A0ближайший день принимаем до',
    processing: 'Дней на\u00A0сборку',
    horizon: 'На\u00A0сколько дней вперёд берёте заказы',
    most: 'Сколько заказов в\u00A0день везёт машина',
    mostHint: 'Пусто\u00A0— сколько угодно',
    carrier: 'Остальным отправлять СДЭКом',
    carrierNote: 'везде, где не\u00A0возите сами',
  },

  leadOfKitchen: 'Куда возите ужины и\u00A0сколько это стоит гостю.',
  kitchen: {
    title: 'Когда возите',
    text: 'По\u00A0часам работы: заказ едет сразу, как готов.',
    hours: 'Часы работы',
  },

  closures: {
    title: 'Дни отдыха',
    text: 'В\u00A0эти дни ничего не\u00A0собираем и\u00A0не\u00A0возим. Уже обещанные заказы останутся.',
    none: 'Ближайших нет.',
    from: 'С\u00A0какого дня',
    to: 'По\u00A0какой',
    add: 'Добавить',
    remove: (range: string) => `Убрать: ${range}`,
    promisedOrder: (orderId: number, name: string) => [formatOrderNumber(orderId), name].filter(Boolean).join(', '),
    promised: 'На\u00A0эти дни уже обещаны заказы. Отвезите их или договоритесь с\u00A0покупателями о\u00A0другом дне:',
  },
}
