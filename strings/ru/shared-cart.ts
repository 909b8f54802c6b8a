import { formatCount, formatOrderNumber } from './format.ts'
import { nouns } from './plural.ts'

const people = { one: 'человек', few: 'человека', many: 'человек' }
/** Verbs are in the present tense: a first name does not decide between «добавил» and «добавила». */
const owner = 'кто начал корзину'
const nameOf = (name: string | null, nameless: string) => name ?? nameless
const numberOf = (number: string | null) => (number === null ? '' : ` ${formatOrderNumber(Number(number))}`)

/** Texts of shared carts. */
export const sharedCart = {
  gather: 'Собрать вместе',
  /** Button for a guest, who signs in first so that members see who invites them. */
  signInAndGather: 'Войти и\u00A0собрать вместе',
  people: 'Участники',
  gatheredWith: (names: readonly string[]) => `С\u00A0вами: ${names.join(', ')}`,
  waiting: 'Ссылка готова, ждём первых участников',
  ownerName: (name: string | null) => nameOf(name, owner),
  memberName: (name: string | null) => nameOf(name, 'участник'),
  isOwner: owner,
  isMe: 'это вы',
  addedBy: (name: string | null) => `Добавлено: ${nameOf(name, owner)}`,
  addedByMe: 'Добавлено: вы',
  addedTogether: 'Добавлено вместе',

  /** Texts of the shared cart dialog. */
  title: 'Собрать вместе',
  close: 'Закрыть',
  about:
    'Отправьте ссылку тем, с\u00A0кем собираете заказ. Каждый добавит своё, а\u00A0оформить сможет любой из\u00A0вас.',
  memberAbout: 'Все видят изменения сразу. Оформить заказ может любой из\u00A0вас.',
  link: 'Ссылка для участников',
  copy: 'Скопировать ссылку',
  copied: 'Ссылку скопировали',
  copyYourself: 'Скопируйте выделенную ссылку',
  send: 'Отправить',
  sendText: (farmer: string) => `Собираем заказ вместе: ${farmer}`,
  withdraw: 'Отозвать ссылку',
  withdrawn: 'Ссылка больше не\u00A0действует. Кто уже с\u00A0вами, тот остался',
  noLink: 'Ссылка отозвана: новые участники не\u00A0присоединятся.',
  newLink: 'Создать новую ссылку',
  who: 'Кто собирает',
  remove: (name: string) => `Убрать из\u00A0корзины: ${name}`,
  leave: 'Выйти из\u00A0корзины',
  failed: 'Не\u00A0получилось открыть корзину для других. Попробуйте ещё раз',
  retry: 'Повторить',
  loading: 'Готовим ссылку',

  joinedNews: (name: string) => `${name} теперь собирает с\u00A0вами`,
  addedNews: (name: string, title: string, more: number) =>
    more === 0
      ? `${name} добавляет: ${title}`
      : `${name} добавляет: ${title} и\u00A0ещё ${formatCount(more, nouns.product)}`,
  orderedNews: (name: string | null, number: string | null) =>
    `Общая корзина стала заказом${numberOf(number)}. Оформление: ${nameOf(name, 'участник')}`,
  deletedNews: (farmer: string) => `Общую корзину «${farmer}» удалили`,
  removedNews: 'Вы больше не\u00A0в\u00A0этой общей корзине',

  /** Texts of the invitation page. */
  join: {
    pageTitle: 'Общая корзина',
    title: (name: string | null) =>
      name === null ? 'Вас зовут в\u00A0общую корзину' : `${name} зовёт собрать заказ вместе`,
    facts: (items: number, members: number) =>
      [
        items === 0 ? 'пока пусто' : formatCount(items, nouns.product),
        members > 0 && `собирают ${formatCount(members + 1, people)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    text: 'Добавьте, что нужно вам: все увидят это сразу. Оформить заказ сможет любой из\u00A0вас.',
    name: 'Как вас зовут',
    nameHint: 'Имя увидят только участники корзины',
    brings: (count: number) =>
      `У\u00A0вас уже есть корзина этого продавца: ${formatCount(count, nouns.product)}. Всё из\u00A0неё переедет в\u00A0общую.`,
    button: 'Присоединиться',
    toCarts: 'К\u00A0корзинам',
    toCart: 'Открыть корзину',
    toFarmer: 'К\u00A0продавцу',
    own: { title: 'Это ваша корзина', text: 'Отправьте ссылку тем, с\u00A0кем хотите собрать заказ.' },
    member: { title: 'Вы уже собираете вместе', text: 'Корзина ждёт вас: добавляйте, что нужно.' },
    ordered: (number: string | null) => ({
      title: `Корзина стала заказом${numberOf(number)}`,
      text: 'Присоединиться уже не\u00A0получится, но можно собрать свою.',
    }),
    deleted: { title: 'Этой корзины больше нет', text: 'Её удалили. Можно собрать свою: продавец на\u00A0месте.' },
    full: {
      title: 'В\u00A0корзине уже тесно',
      text: 'Больше двадцати участников в\u00A0одну корзину не\u00A0помещается.',
    },
    busy: {
      title: 'Вы уже собираете другую',
      text: 'У\u00A0этого продавца у\u00A0вас уже есть общая корзина. Оформите её или выйдите, и\u00A0сможете присоединиться.',
    },
    maxCarts: { title: 'У\u00A0вас уже 20\u00A0корзин', text: 'Оформите или удалите одну, и\u00A0место найдётся.' },
    gone: {
      title: 'Ссылка больше не\u00A0действует',
      text: 'Её отозвали, или в\u00A0ней опечатка. Попросите прислать новую.',
    },
  },
} as const
