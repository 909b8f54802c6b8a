import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { ApplicationState } from '@okolitsa/domain/sellers/application.ts'
import type { CompanyProof } from '@okolitsa/domain/sellers/claim.ts'
import type { LegalKind, NpdStatus, PersonKind } from '@okolitsa/domain/sellers/person-seller.ts'
import type { ReadinessPointName } from '@okolitsa/domain/sellers/readiness.ts'
import { type DayReference, formatCount, formatDate } from './format.ts'

const thing = { one: 'дело', few: 'дела', many: 'дел' }
const goods = { one: 'позиция', few: 'позиции', many: 'позиций' }

/** Texts of the seller's registration, from the tax number (INN) to the first sale. */
export const registrationDesk = {
  title: 'Начать продавать',
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',

  apply: {
    title: 'Продавайте у\u00A0нас',
    lead: 'Три шага: ИНН, банк или телефон и\u00A0короткий список дел. Данные организации печатать не\u00A0придётся.',
    invited: (title: string, phone: string) =>
      `${title === '' ? 'Вас' : `«${title}»`} приглашают продавать. Подтвердите телефон ${phone}, и\u00A0магазин будет вашим.`,
    invitationOver:
      'Приглашение по\u00A0этой ссылке уже принято, отозвано или\u00A0устарело. Начать продавать можно и\u00A0без него.',
    inn: 'Ваш ИНН',
    innHint: '10 цифр у\u00A0организации, 12\u00A0— у\u00A0предпринимателя.',
    wrongInn: 'Проверьте цифры: такого ИНН не\u00A0бывает',
    find: 'Найти в\u00A0реестре',
    who: 'Кто вы',
    kinds: {
      registered: { title: 'ООО, ИП или КФХ', note: 'данные возьмём из\u00A0реестра' },
      selfEmployed: { title: 'Самозанятый', note: 'плачу налог на\u00A0профессиональный доход' },
      household: { title: 'Личное подсобное хозяйство', note: 'есть выписка из\u00A0похозяйственной книги' },
    } satisfies Readonly<Record<LegalKind, object>>,
    isItYou: 'Это вы?',
    tin: 'ИНН',
    ien: 'ОГРН',
    address: 'Адрес',
    notMe: 'Другой ИНН',
    hasShop: 'Магазин этой организации у\u00A0нас уже есть. Если вы\u00A0в\u00A0нём работаете, войдите в\u00A0кабинет.',
    trade: 'Что вы делаете',
    name: 'Как вас называть',
    nameHint: 'Так вас увидят покупатели. Если оставить пустым, возьмём название из\u00A0реестра.',
    tax: 'Налоги',
    taxHint: 'Нужны для чеков. Потом можно поменять.',
    toBank: 'Подтвердить через банк',
    bankNote: 'Банк скажет нам, что вы\u00A0— это вы. Денег это не\u00A0касается.',
    personLead: {
      selfEmployed:
        'Продавать можно только своё. Товары, которые маркируют в\u00A0«Честном знаке», самозанятым продавать нельзя. Чек в\u00A0«Моём налоге» вы\u00A0пробиваете сами.',
      household:
        'Продавать можно только своё. Понадобится выписка из\u00A0похозяйственной книги: её дают в\u00A0администрации или на\u00A0Госуслугах.',
    } satisfies Readonly<Record<PersonKind, string>>,
    fullName: 'Фамилия, имя и\u00A0отчество',
    fullNameHint: 'Как в\u00A0паспорте. Сам паспорт не\u00A0нужен.',
    fullNameError: 'Напишите фамилию и\u00A0имя русскими буквами, как в\u00A0паспорте',
    personInn: 'ИНН',
    personInnHint: '12 цифр, есть в\u00A0«Моём налоге» и\u00A0на\u00A0Госуслугах.',
    region: 'Регион',
    regionError: 'Выберите регион',
    town: 'Город или село',
    townHint: 'Без улицы и\u00A0дома: покупатели увидят только место.',
    townError: 'Напишите, где ваше хозяйство',
    personNameHint: 'Так вас увидят покупатели. Если оставить пустым, возьмём имя.',
    ownProduce: 'Я\u00A0продаю только то, что вырастил или сделал сам',
    ownProduceError: 'Без этого продавать нельзя: перепродажа запрещена законом',
    byPhone: 'Другой банк? Подтвердить по\u00A0телефону',
    byPhoneTitle: 'По\u00A0телефону',
    byPhoneText:
      'Готовить магазин можно сразу. Перед открытием мы\u00A0позвоним и\u00A0проверим, что организация ваша.',
    person: 'Как вас зовут',
    personError: 'Напишите имя: так мы\u00A0к\u00A0вам обратимся',
    phone: 'Ваш телефон',
    phoneHint: 'Пришлём код по\u00A0СМС. По\u00A0этому телефону вы\u00A0будете входить.',
    begin: 'Начать',
    commission: (percent: string) => `Комиссия с\u00A0продаж\u00A0— ${percent}.`,
    terms: 'Условия для продавцов',
    accepts: 'Отправляя заявку, вы\u00A0их принимаете:',
    ask: 'Есть вопросы? Позвоните:',
    known: 'Уже продаёте у\u00A0нас?',
    signIn: 'Войти в\u00A0кабинет',
  },
  /** Link on the sign-in page of the cabinet. */
  invite: 'Ещё не\u00A0продаёте у\u00A0нас?',
  inviteLink: 'Начать продавать',

  list: {
    label: 'Что осталось до первой продажи',
    left: (left: number) =>
      left === 0
        ? 'Всё готово к\u00A0проверке'
        : `${left === 1 ? 'Осталось' : 'Осталось сделать'} ${formatCount(left, thing)}, и\u00A0можно продавать`,
    progress: (done: number, all: number) => `Готово ${done} из\u00A0${all}`,
    hidden: 'Покупателям пока не\u00A0видно',
    submit: 'Отправить на\u00A0проверку',
    help: 'Трудно? Позвоните, сделаем вместе',
  },
  states: {
    draft: 'Покупатели увидят магазин после проверки.',
    submitted: 'Мы\u00A0смотрим ваш магазин. Напишем, когда покупатели его увидят. Править его можно и\u00A0сейчас.',
    submittedTitle: 'Магазин на\u00A0проверке',
    returned: 'Мы\u00A0посмотрели магазин и\u00A0просим',
    returnedTitle: 'Осталось поправить',
    approvedTitle: 'Магазин открыт',
    approved: 'Покупатели уже видят ваш магазин.',
    today: 'К\u00A0делам на\u00A0сегодня',
  },
  points: {
    company: { title: 'Кто вы', todo: 'данные из\u00A0реестра', done: 'данные из\u00A0реестра на\u00A0месте' },
    contact: {
      title: 'Телефон для покупателей',
      todo: 'куда звонить, если что-то не\u00A0так',
      done: 'телефон указан',
    },
    story: { title: 'Рассказ о\u00A0вас', todo: 'кто вы и\u00A0как делаете еду', done: 'рассказ есть' },
    photo: { title: 'Снимок хозяйства', todo: 'своя фотография вместо рисунка', done: 'снимок на\u00A0месте' },
    delivery: {
      title: 'Куда и\u00A0когда возите',
      todo: 'тариф или место, где забрать, и\u00A0дни',
      done: 'доставка настроена',
    },
    kitchen: {
      title: 'Кухня и\u00A0часы',
      todo: 'адрес, какая кухня и\u00A0когда открыты',
      done: 'кухня описана',
    },
    payment: { title: 'Чем вам платят', todo: 'хотя\u00A0бы один способ', done: 'способы оплаты выбраны' },
    plot: {
      title: 'Выписка о\u00A0хозяйстве',
      todo: 'выписка из\u00A0похозяйственной книги с\u00A0действующим сроком',
      done: 'выписка на\u00A0месте',
    },
    papers: {
      title: 'Документы на\u00A0продукты',
      todo: 'декларация, сертификат или выписка\u00A0— хотя\u00A0бы один',
      done: 'документы на\u00A0месте',
    },
    goods: {
      title: 'Первый товар',
      todo: 'с\u00A0ценой, снимком и\u00A0остатком',
      done: 'есть что продать',
    },
  } satisfies Readonly<Record<ReadinessPointName, object>>,
  /** The paper of a household plot. */
  plot: {
    title: 'Выписка из\u00A0похозяйственной книги',
    lead: 'Её увидит только сотрудник рынка, который проверяет вашу заявку. Покупатели не\u00A0увидят.',
    kept: (number: string, until: IsoDate, reference: DayReference) =>
      `У\u00A0нас есть выписка №\u00A0${number}, действует до\u00A0${formatDate(until, reference)}.`,
    number: 'Номер',
    issuedOn: 'Когда выдана',
    validTo: 'Действует до',
    renew: 'Пришлите новую заранее: мы\u00A0её\u00A0проверим, а\u00A0прежняя действует до\u00A0своего срока.',
    nextWaits: (number: string) =>
      `Новая выписка №\u00A0${number} ждёт проверки. Прежняя действует до\u00A0своего срока.`,
    nextReturned: (note: string) => `Новую выписку не\u00A0приняли: ${note}`,
    fileHint: 'PDF или снимок (JPEG, PNG, WebP) до\u00A010\u00A0МБ.',
    keptFile: 'Если не\u00A0выбрать новый, останется прежний файл.',
    fileError: 'Приложите выписку',
    save: 'Сохранить выписку',
    saved: 'Выписка сохранена',
  },
  npd: {
    registered: (day: IsoDate, reference: DayReference) => `плательщик НПД на\u00A0${formatDate(day, reference)}`,
    unknown: () => 'налоговая не\u00A0ответила: проверьте сами на\u00A0npd.nalog.ru',
  } satisfies Readonly<Record<NpdStatus, (day: IsoDate, reference: DayReference) => string>>,
  ofRestaurants: {
    photo: { title: 'Снимок зала или кухни', todo: 'своя фотография вместо рисунка' },
    delivery: { title: 'Куда возите', todo: 'тариф или место, где забрать' },
    goods: { title: 'Первое блюдо', todo: 'с\u00A0ценой и\u00A0снимком' },
  },
  ofTours: {
    story: { title: 'Рассказ о\u00A0вас', todo: 'кто вы и\u00A0куда зовёте' },
    photo: { title: 'Снимок места', todo: 'своя фотография вместо рисунка' },
    goods: { title: 'Первая поездка', todo: 'описание, цена и\u00A0снимок' },
  },

  desk: {
    title: 'Новые продавцы',
    tabs: 'Заявки по состоянию',
    states: {
      submitted: 'Ждут решения',
      returned: 'На\u00A0доработке',
      draft: 'Готовятся',
      approved: 'Одобренные',
    } satisfies Readonly<Record<ApplicationState, string>>,
    none: {
      submitted: 'Все заявки разобраны.',
      returned: 'На\u00A0доработке никого нет.',
      draft: 'Сейчас никто не\u00A0готовится.',
      approved: 'Одобренных заявок пока нет.',
    } satisfies Readonly<Record<ApplicationState, string>>,
    loading: 'Загружаем заявки',
    failed: 'Не\u00A0получилось загрузить заявки',
    retry: 'Повторить',
    more: 'Показать ещё',
    sent: (moment: string) => `Отправлено ${moment}`,
    photo: 'Снимок хозяйства',
    type: 'Кто',
    types: { farmer: 'Фермер', restaurant: 'Ресторан', tour_operator: 'Гостевой дом, поездки', shop: 'Площадка' },
    legalName: 'Организация',
    tin: 'ИНН',
    ien: 'ОГРН',
    address: 'Адрес',
    proof: 'Подтвердил',
    proofs: { bank: 'банк', phone: 'никто: код по\u00A0телефону' } satisfies Readonly<Record<CompanyProof, string>>,
    kind: 'Кто по\u00A0закону',
    npd: 'Налоговая',
    paper: 'Выписка',
    paperValue: (number: string, from: IsoDate, until: IsoDate, reference: DayReference) =>
      `№\u00A0${number} от\u00A0${formatDate(from, reference)}, до\u00A0${formatDate(until, reference)}`,
    nextPaper: 'Новая выписка',
    acceptPaper: 'Принять выписку',
    acceptPaperTitle: (title: string) => `Принять новую выписку: ${title}?`,
    acceptPaperText: 'Она сразу заменит прежнюю.',
    returnPaperTitle: (title: string) => `Вернуть новую выписку: ${title}?`,
    paperAccepted: (title: string) => `Выписку приняли: ${title}`,
    paperReturned: (title: string) => `Выписку вернули: ${title}`,
    noPaper: 'нет',
    reveal: 'Показать ИНН и\u00A0выписку',
    revealTitle: 'Зачем смотрите данные человека?',
    revealText: 'Причина останется в\u00A0журнале рынка.',
    openPaper: 'Скачать выписку',
    unprovedPerson: 'Человека никто не\u00A0подтверждал. Пустите, только когда проверите ИНН, имя и\u00A0бумагу.',
    npdUnknown: 'Налоговая не\u00A0ответила о\u00A0статусе самозанятого: проверьте его сами.',
    unproved: 'Банк эту организацию не\u00A0подтверждал. Пустите, только когда позвоните и\u00A0проверите документы.',
    tax: 'Налоги',
    phone: 'Телефон',
    noPhone: 'не\u00A0указан',
    place: 'Где',
    goods: (count: number) =>
      count >= 100 ? 'в\u00A0продаже 100 позиций и\u00A0больше' : `в\u00A0продаже ${formatCount(count, goods)}`,
    onSale: 'Товары',
    noStory: 'Рассказа пока нет.',
    checklist: 'Готовность',
    note: 'Вы\u00A0написали',
    done: 'есть',
    missing: 'нет',
    approve: 'Пустить на\u00A0площадку',
    approveTitle: (title: string) => `Пустить «${title}»?`,
    approveText: 'Покупатели сразу увидят магазин и\u00A0смогут заказывать.',
    sendBack: 'Вернуть с\u00A0запиской',
    sendBackTitle: (title: string) => `Вернуть «${title}» на\u00A0доработку?`,
    sendBackText: 'Продавец прочтёт записку в\u00A0кабинете.',
    sendBackLabel: 'Что поправить',
    sendBackError: 'Напишите, что поправить',
    keep: 'Не\u00A0сейчас',
    letIn: (title: string) => `«${title}»: покупатели уже видят магазин`,
    wasReturned: (title: string) => `Записку для «${title}» отправили`,
  },
}
