import { formatCount, formatPhone } from './format.ts'
import { nouns } from './plural.ts'

/** «45 секунд», «5 минут»: the time after «wait». */
const waiting = (seconds: number) =>
  seconds < 60
    ? formatCount(seconds, { one: 'секунду', few: 'секунды', many: 'секунд' })
    : formatCount(Math.ceil(seconds / 60), { one: 'минуту', few: 'минуты', many: 'минут' })

/** Words of sign-in and of the account. */
export const identity = {
  signIn: {
    pageTitle: 'Вход',
    title: 'Вход',
    text: 'Пришлём код в\u00A0СМС. Если вы у\u00A0нас впервые, заведём кабинет.',
    phone: 'Телефон',
    getCode: 'Получить код',
    code: 'Код из\u00A0СМС',
    sentTo: (phone: string) => `Отправили код на\u00A0${formatPhone(phone)}`,
    change: 'Изменить номер',
    enter: 'Войти',
    resend: 'Отправить ещё раз',
    resendIn: (seconds: number) => `Отправить ещё раз через ${waiting(seconds)}`,
    /** Why no code comes, and when it will. */
    tooManyCodes: (seconds: number) =>
      `На\u00A0этот номер уже просили несколько кодов. Чтобы никого не\u00A0заваливать СМС, следующий пришлём через ${waiting(seconds)}`,
    wait: (seconds: number) => `Слишком много попыток. Подождите ${waiting(seconds)} и\u00A0повторите`,
    offline: 'Нет связи. Попробуйте ещё раз',
    done: 'Вы вошли',
    signedIn: 'Вы уже вошли',
    agree: 'Продолжая, вы соглашаетесь на\u00A0',
    agreeLink: 'обработку персональных данных',
  },
  account: {
    menu: 'Разделы кабинета',
    pageTitle: 'Кабинет',
    hello: (name: string | null) => (name ? `Здравствуйте, ${name}` : 'Здравствуйте'),
    back: 'Кабинет',
    overview: 'Обзор',
    orders: 'Заказы',
    addresses: 'Адреса',
    bonuses: 'Бонусы',
    profile: 'Личные данные',
    signOut: 'Выйти',
    signOutQuestion: 'Выйти из\u00A0кабинета?',
    signOutText: 'Корзины сохраним: они вернутся, когда войдёте снова.',
    stay: 'Остаться',
    activeOrders: (count: number) =>
      count > 0 ? `Ещё не\u00A0у\u00A0вас: ${formatCount(count, nouns.order)}` : 'Сейчас ничего не\u00A0ждём',
    ordersTotal: (count: number) => formatCount(count, nouns.order),
    registerTitle: 'Как вас зовут?',
    registerText: 'По\u00A0имени вас встретит курьер.',
    register: 'Сохранить',
    toOrders: 'Все заказы',
    toAddresses: 'Все адреса',
    noAddress: 'Пока ни\u00A0одного. Добавьте, чтобы не\u00A0вводить каждый раз',
  },
  profile: {
    pageTitle: 'Личные данные',
    title: 'Личные данные',
    firstName: 'Имя',
    lastName: 'Фамилия',
    email: 'Электронная почта',
    emailHint: 'Пришлём чек',
    birthDate: 'Дата рождения',
    phone: 'Телефон',
    save: 'Сохранить',
    saved: 'Сохранили',
    failed: 'Не\u00A0получилось сохранить. Попробуйте ещё раз',
  },
  addresses: {
    pageTitle: 'Адреса',
    title: 'Адреса',
    main: 'Основной',
    makeMain: (title: string) => `Сделать основным: ${title}`,
    choice: 'Основной адрес',
    remove: (title: string) => `Удалить: ${title}`,
    removeQuestion: 'Удалить адрес?',
    removeConfirm: 'Удалить',
    keep: 'Оставить',
    removed: 'Адрес удалили',
    removeFailed: 'Не\u00A0получилось удалить, адрес на\u00A0месте',
    failed: 'Не\u00A0получилось. Попробуйте ещё раз',
    add: 'Добавить',
    addTitle: 'Новый адрес',
    address: 'Адрес',
    hint: 'Город, улица и\u00A0дом. Выберите из\u00A0подсказок',
    placeholder: 'Москва, Пятницкая ул., 12',
    nothing: 'Такого адреса не\u00A0нашли. Проверьте улицу и\u00A0дом',
    pick: 'Выберите адрес из\u00A0подсказок',
    flat: 'Квартира',
    flatNote: (flat: string) => `кв.\u00A0${flat}`,
    save: 'Сохранить',
    close: 'Закрыть',
    emptyTitle: 'Адресов пока нет',
    emptyText: 'Добавьте первый\u00A0— подскажем, кто и\u00A0когда туда привезёт',
  },
} as const
