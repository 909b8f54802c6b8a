import type { OtherTemplateKey, TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'

/** Built-in texts of notifications that do not concern one order. */
export const otherTemplates: Readonly<Record<OtherTemplateKey, TemplateParts>> = {
  'order.phrases': {
    promise:
      '{if:courier}Привезём {when}{end}{if:carrier}СДЭК доставит {when}{end}{if:atPlace}Ждём вас {when}{end}{if:running}Подписка уже действует{end}',
    toPay:
      '{if:nothingToPay}Платить ничего не\u00A0нужно{end}{if:onReceipt}Оплата при получении: {total}{end}{if:online}К\u00A0оплате: {total}{end}',
  },
  'frame.orderLetter': {
    subject: '{title} — {market}',
    letter:
      '{title}\n\n{text}\n\nЗаказ целиком: {link}\n\nПисьмо пришло, потому что этот адрес указан в\u00A0вашем профиле. Не\u00A0присылать таких писем: {settingsLink}',
  },
  'frame.newsLetter': {
    subject: '{title} — {market}',
    letter:
      '{title}\n\n{text}\n\nПосмотреть: {link}\n\nПисьмо пришло, потому что вы просили сказать. Не\u00A0присылать таких писем: {settingsLink}',
  },
  'news.backInStock': {
    title: 'Снова есть: {product}',
    text: '{seller}: то, что вы ждали, опять можно заказать. Для\u00A0вас не\u00A0откладывали, так что не\u00A0тяните.',
  },
  'news.broughtHere': {
    title: 'Теперь привезём: {product}',
    text: '{seller}: то, что вы ждали, можно заказать по\u00A0вашему адресу.',
  },
  'news.farmReopened': {
    title: 'Снова открыты: {seller}',
    text: 'Хозяйство отдохнуло и\u00A0опять принимает заказы.',
  },
  'news.questionAnswered': {
    title: 'На\u00A0ваш вопрос ответили',
    text: '{seller}: прочитайте ответ на\u00A0странице {if:product}«{product}»{else}хозяйства{end}.',
  },
  'news.questionHidden': {
    title: 'Ваш вопрос больше не\u00A0виден',
    text: 'Вопрос продавцу «{seller}» скрыл рынок: {message}.',
  },
  'news.writingHidden': { title: 'Рынок скрыл {text}', text: 'Продавец «{seller}». Причина: {message}.' },
  'news.bonusesBurning': {
    title: '{bonuses}\u00A0{bonuses|бонус|бонуса|бонусов} {bonuses|сгорит|сгорят|сгорят} до\u00A0{day}',
    text: 'Бонусы живут год. Потратьте их\u00A0при заказе: первыми уходят самые старые.',
  },
  'news.bonusesGiven': {
    title: 'Мы\u00A0дарим вам {bonuses}\u00A0{bonuses|бонус|бонуса|бонусов}',
    text: 'Заказ {number}: {message}',
  },
  'news.officeMessage': { title: 'О\u00A0заказе {number}', text: '{message}' },
  'news.subscriptionEnding': {
    title: 'Подписка закончится {day}',
    text: 'Непотраченные бесплатные доставки сгорят вместе с\u00A0ней. {if:mayRenew}Сама она не\u00A0продлится, деньги не\u00A0спишутся: продлите её одним нажатием на\u00A0странице тарифов.{else}Продлить её нельзя, деньги не\u00A0спишутся.{end}',
  },
  'news.placesOffered': {
    title: 'Освободилось место: {tour}',
    text: '{if:onePlace}Держим его{else}Держим {places}\u00A0{places|место|места|мест}{end} для\u00A0вас до\u00A0{until}, потом предложим следующим.',
  },
  'news.lotRecalled': {
    title: 'Важно о\u00A0товаре: {product}',
    text: '{seller}, партия {lot}: {message}',
  },
  'news.chatAnswered': { title: '{seller}', text: 'Ответили вам в\u00A0чате' },
  'account.phoneChanged': {
    sms: 'Номер вашего кабинета изменён на {phone}. Если это не вы, сразу свяжитесь с нами.',
  },
  'account.merged': {
    sms: 'Ваши аккаунты объединили, основной номер {phone}. Войти можно с обоих. Если вы не просили, сразу свяжитесь с нами.',
  },
  'account.deletion': { sms: 'Кабинет удалим {day}. Передумали — просто войдите до этого дня.' },
  'account.staffInvitation': {
    sms: '{if:seller}{seller} зовёт вас{else}Вас зовут{end} в кабинет магазина: {link}',
  },
  'account.sellerInvitation': { sms: '{if:seller}{seller}! {end}{market} приглашает вас продавать: {link}' },
  'opening.confirm': {
    subject: 'Подтвердите, что ждёте открытия',
    letter:
      'Здравствуйте!\n\nКто-то попросил сообщить на этот адрес, когда откроется {market}. Если это вы, подтвердите по ссылке:\n{link}\n\nЕсли не вы, ничего не делайте: без подтверждения мы не напишем и через неделю удалим адрес.',
  },
  'opening.opened': {
    sms: '{market}: мы открылись! {link}',
    subject: '{market}: мы открылись',
    letter:
      'Здравствуйте!\n\nВы просили сообщить об открытии. Мы открылись, заходите:\n{link}\n\nБольше писем не будет, адрес удалим через месяц. Удалить сейчас: {endLink}',
  },
}
