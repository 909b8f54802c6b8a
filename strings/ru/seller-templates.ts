import type { SellerTemplateKey, TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'

/**
 * Built-in texts of notifications to sellers, without names and texts of customers, because others may read the
 * screen. `sms` of a matter is also its line in a letter.
 */
export const sellerTemplates: Readonly<Record<SellerTemplateKey, TemplateParts>> = {
  'seller.order': { title: 'Новый заказ', text: 'Ждёт вашего ответа.', sms: 'Новый заказ {number}' },
  'seller.dinner': {
    title: 'Новый заказ',
    text: 'Примите, пока он не\u00A0отменился.',
    sms: 'Новый заказ {number}. Примите, пока не\u00A0отменился',
  },
  'seller.booking': {
    title: 'Новая бронь',
    text: 'Подтвердите её, иначе она отменится сама.',
    sms: 'Новая бронь {number}. Подтвердите её',
  },
  'seller.claim': {
    title: 'Новая претензия',
    text: 'Покупатель ждёт решения.',
    sms: 'Претензия по\u00A0заказу {number}',
  },
  'seller.question': {
    title: 'Новый вопрос',
    text: 'Покупатель ждёт вашего ответа.',
    sms: 'Новый вопрос покупателя',
  },
  'seller.review': {
    title: 'Новый отзыв',
    text: 'Его уже видят покупатели. Можно ответить.',
    sms: 'Новый отзыв',
  },
  'seller.chat': {
    title: 'Вопрос от\u00A0покупателя',
    text: 'Ждёт ответа в\u00A0переписке',
    sms: 'Вам пишет покупатель',
  },
  'seller.request': {
    title: 'Новая заявка',
    text: 'На\u00A0вашем сайте просят услугу. Перезвоните, пока ждут.',
    sms: 'Новая заявка с\u00A0вашего сайта',
  },
  'seller.several': { title: 'Вас ждут', text: '{list}', sms: 'Вас ждут: {list}' },
  'seller.frame': {
    sms: '{message}. {market}: {link}',
    subject: '{message}',
    letter:
      '{seller}, вас ждут в\u00A0кабинете.\n\n{list}\n\nО\u00A0чём и\u00A0как вам писать, выбирают здесь:\n{settingsLink}',
  },
  'seller.parcel': { title: 'Посылку не\u00A0вручили', text: 'Посмотрите, где она\u00A0и\u00A0что с\u00A0ней делать.' },
  'seller.hidden': { title: 'Рынок скрыл {text}', text: 'Причина: {message}.' },
  'seller.stock': {
    title: 'Товар заканчивается',
    text: 'Посмотрите остатки: чего мало и\u00A0что пора пополнить.',
  },
  'seller.appealChanged': {
    title: 'Решение изменили в\u00A0вашу пользу',
    text: 'Претензия по\u00A0заказу {number}: заплатит рынок. Ответ\u00A0— в\u00A0заказе.',
    sms: 'Решение по\u00A0заказу {number} изменили в\u00A0вашу пользу',
  },
  'seller.appealKept': {
    title: 'Решение осталось прежним',
    text: 'Претензию по\u00A0заказу {number} рассмотрел другой человек. Ответ\u00A0— в\u00A0заказе.',
    sms: 'Решение по\u00A0заказу {number} осталось прежним',
  },
  'seller.feeChanges': {
    title: 'С\u00A0{day} меняется комиссия',
    text: '{title}. Все правила\u00A0— в\u00A0кабинете. Проданного раньше это не\u00A0касается.',
    sms: 'С\u00A0{day} меняется комиссия: {title}',
  },
  'seller.npdNear': {
    title: 'Больше 80\u00A0% лимита самозанятого',
    text: 'Продажи года близки к\u00A0лимиту. Подумайте заранее, что будет после него: можно зарегистрировать ИП.',
    sms: 'Продажи года\u00A0— больше 80\u00A0% лимита самозанятого',
  },
  'seller.npdOver': {
    title: 'Лимит самозанятого пройден',
    text: 'Продавать здесь можно и\u00A0дальше, но\u00A0налог теперь другой: зарегистрируйте ИП и\u00A0сообщите нам.',
    sms: 'Лимит самозанятого пройден: налог теперь другой',
  },
  'seller.plotAccepted': {
    title: 'Новую выписку приняли',
    text: 'Выписка из\u00A0похозяйственной книги в\u00A0порядке.',
    sms: 'Новую выписку из\u00A0похозяйственной книги приняли',
  },
  'seller.plotReturned': {
    title: 'Новую выписку не\u00A0приняли',
    text: 'Посмотрите, что поправить, и\u00A0пришлите другую. Прежняя действует до\u00A0своего срока.',
    sms: 'Новую выписку не\u00A0приняли: посмотрите, что поправить',
  },
  'seller.offerComes': {
    title: 'Новый договор с\u00A0рынком',
    text: 'Он\u00A0действует с\u00A0{day}. Прочитайте и\u00A0примите его в\u00A0кабинете: без\u00A0этого с\u00A0этого дня новых заказов не\u00A0будет.',
    sms: 'Примите новый договор до\u00A0{day}, иначе новых заказов не\u00A0будет',
  },
  'seller.offerStops': {
    title: 'Новые заказы остановлены',
    text: 'Договор с\u00A0рынком не\u00A0принят. Примите его в\u00A0кабинете, и\u00A0продажи сразу пойдут. Начатые заказы довезите.',
    sms: 'Новые заказы остановлены: примите договор в\u00A0кабинете',
  },
  'seller.paperAccepted': { title: 'Бумагу приняли', text: '«{title}»: всё в\u00A0порядке.' },
  'seller.paperRefused': {
    title: 'Бумагу не\u00A0приняли',
    text: '«{title}»: посмотрите, что поправить, и\u00A0пришлите новую.',
  },
  'seller.paperEnds': {
    title: 'Кончается бумага',
    text: '«{title}» действует до\u00A0{day}. Пришлите новую заранее: мы\u00A0её\u00A0проверим.',
    sms: 'Бумага «{title}» действует до\u00A0{day}',
  },
  'seller.siteRequest': {
    subject: 'Заявка с вашего сайта{if:service}: {service}{end}',
    letter:
      '{customer} просит\u00A0{if:service}услугу «{service}»{else}связаться{end}.\n\nТелефон: {phone}{if:email}\nПочта: {email}{end}\n\nОтметить, что ответили: {link}',
  },
  'seller.trial': {
    title: 'Проверка уведомлений',
    text: 'Сюда будут приходить новые заказы и\u00A0вопросы.',
    sms: 'Проверка: сюда придут новые заказы. {market}: {link}',
    subject: 'Проверка уведомлений',
    letter: '{seller}, письма о\u00A0новых заказах и\u00A0вопросах будут приходить сюда.\n\nНастроить: {link}',
  },
  'application.approved': {
    title: 'Можно продавать',
    text: 'Мы\u00A0проверили магазин: покупатели уже видят его.',
    sms: '{market}: ваш магазин проверен, покупатели уже видят его. Первый заказ придёт в кабинет.',
  },
  'application.returned': {
    title: 'Осталось поправить',
    text: 'Посмотрели ваш магазин и\u00A0написали, что поправить.',
    sms: '{market}: посмотрели ваш магазин и написали в кабинете, что поправить.',
  },
}
