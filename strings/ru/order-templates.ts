import type { TemplateParts } from '@okolitsa/domain/notification-templates/template-table.ts'
import type { NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'

/** Built-in texts of notifications about an order. */
export const orderTemplates: Readonly<Record<NotificationKind, TemplateParts>> = {
  placed: {
    title: 'Заказ {number} принят',
    text: '{if:kitchen}Ждём ответа кухни: {seller}.{else}Передали продавцу: {seller}.{end} {promise}. {toPay}.',
    sms: 'Приняли заказ {number}. {promise}.',
  },
  placedToPay: {
    title: 'Заказ {number} ждёт оплаты',
    text: 'Оплатите {total}{if:payBefore} до\u00A0{payBefore}{end}: {if:kitchen}кухня начнёт, когда придут деньги{else}товары пока отложены для вас{end}.',
  },
  linkSent: {
    title: 'Ссылка на\u00A0оплату заказа {number}',
    text: 'Оплатите {total}{if:payMoment} до\u00A0{payMoment}{end}: {link}',
    sms: 'Оплатите {total} за заказ {number}: {link}',
  },
  held: {
    title: 'Заказ {number}: деньги зарезервированы',
    text: 'Банк придержал {amount}. Спишем, сколько выйдет, когда заказ соберут; остальное останется у\u00A0вас. {promise}.',
    sms: 'Зарезервировали {amount} за заказ {number}. {promise}.',
  },
  paid: {
    title: 'Заказ {number} оплачен',
    text: 'Получили {total}, спасибо. {promise}.',
    sms: 'Заказ {number} оплачен. {promise}.',
  },
  captured: {
    title: 'Списали {amount} за\u00A0заказ {number}',
    text: 'Это из\u00A0денег, что были зарезервированы. Остаток, если он есть, банк отпустит сам.',
  },
  holdLost: {
    title: 'Заказ {number} нужно оплатить снова',
    text: 'Банк снял резерв, деньги остались у\u00A0вас. Оплатите заказ ещё раз, чтобы продавец его отправил.',
    sms: 'Банк снял резерв за заказ {number}. Оплатите его, пожалуйста, ещё раз.',
  },
  surchargeAsked: {
    title: 'Доплатите {amount} за\u00A0заказ {number}',
    text: 'Он стал дороже, чем вы заплатили. Осталось доплатить: {link}',
    sms: 'Доплатите {amount} за заказ {number}: {link}',
  },
  payOnReceipt: {
    title: 'Заказ {number} принят, платить сейчас не\u00A0нужно',
    text: '{if:kitchen}Ждём ответа кухни: {seller}.{else}Передали продавцу: {seller}.{end} {promise}. {toPay}.',
    sms: 'Приняли заказ {number}. {promise}.',
  },
  restOnReceipt: {
    title: 'Заказ {number}: остаток при получении',
    text: 'То, на что он стал дороже, заплатите продавцу, когда получите заказ. {promise}.',
  },
  paidToSeller: {
    title: 'Заказ {number} оплачен',
    text: '{if:kitchen}Ресторан{else}Продавец{end} сообщил, что получил {amount}. Если это не\u00A0так, свяжитесь с\u00A0нами.',
  },
  booked: {
    title: 'Заказ {number} подтверждён',
    text: '{promise}.',
    sms: 'Заказ {number} подтверждён. {promise}.',
  },
  assembling: {
    title: '{if:kitchen}Заказ {number} готовят{else}Заказ {number} собирают{end}',
    text: '{if:kitchen}{seller}: кухня приняла ваш заказ. {promise}.{else}{seller} собирает ваш заказ. {promise}.{end}',
  },
  onTheRoad: {
    title: 'Заказ {number} в\u00A0пути',
    text: '{promise}. Проверьте заказ при получении.',
    sms: 'Заказ {number} в пути. {promise}.',
  },
  readyForIssuance: {
    title: 'Заказ {number} готов',
    text: '{promise}{if:pickupAddress}: {pickupAddress}{end}. Назовите номер заказа.',
    sms: 'Заказ {number} готов. {if:pickupAddress}{pickupAddress}. {end}{promise}.',
  },
  parcelWaiting: {
    title: 'Заказ {number} ждёт {if:locker}в\u00A0постамате{else}в\u00A0пункте выдачи{end}',
    text: '{if:locker}Постамат{else}Пункт{end} СДЭК{if:pointAddress}: {pointAddress}{end}{if:keptUntil}. Бесплатно хранят до\u00A0{keptUntil}{end}.',
    sms: 'Заказ {number} ждёт в {if:locker}постамате{else}пункте{end} СДЭК.{if:pointAddress} {pointAddress}.{end}{if:keptUntil} Бесплатно до {keptUntil}.{end}',
  },
  sentToOrganizer: {
    title: 'Заказ {number} у\u00A0организатора',
    text: '{seller} знает о\u00A0вас. {promise}.',
  },
  received: {
    title: 'Заказ {number} у\u00A0вас',
    text: 'Приятного аппетита! Оцените заказ на\u00A0его странице, а\u00A0если что-то не\u00A0так, скажите там\u00A0же.',
  },
  canceledByUser: {
    title: 'Вы отменили заказ {number}',
    text: 'Сообщили продавцу: {seller}.{if:paid} Деньги вернём полностью.{end}',
  },
  canceledByFarmer: {
    title: 'Заказ {number} отменил {if:kitchen}ресторан{else}продавец{end}',
    text: '{seller} не\u00A0сможет его выполнить. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: '{if:kitchen}Ресторан{else}Продавец{end} отменил заказ {number}, простите.{if:paid} Деньги вернём полностью.{end}',
  },
  canceledByAdmin: {
    title: 'Заказ {number} отменён',
    text: 'Нам пришлось его отменить. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: 'Нам пришлось отменить заказ {number}, простите.{if:paid} Деньги вернём полностью.{end}',
  },
  unpaidExpired: {
    title: 'Заказ {number} отменён',
    text: '{if:kitchen}Не\u00A0дождались оплаты, и\u00A0кухня не\u00A0начинала готовить. Если ещё голодны, соберите заказ снова.{else}Не\u00A0дождались оплаты и\u00A0вернули товары на\u00A0полку. Если они ещё нужны, соберите заказ снова.{end}',
    sms: 'Заказ {number} отменён: не дождались оплаты.',
  },
  notAccepted: {
    title: 'Заказ {number} отменён',
    text: '{if:kitchen}Ресторан{else}Продавец{end} не\u00A0ответил вовремя, и\u00A0мы отменили заказ. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: 'Ресторан не ответил вовремя, заказ {number} отменён, простите.{if:paid} Деньги вернём полностью.{end}',
  },
  dinnerDelayed: {
    title: 'Заказ {number} немного задержится',
    text: 'Кухне нужно больше времени, простите. {promise}.',
    sms: 'Заказ {number} задержится, простите. {promise}.',
  },
  broughtAgain: {
    title: 'Заказ {number} привезём в\u00A0другой день',
    text: 'Курьер вас не\u00A0застал. {promise}.',
    sms: 'Заказ {number}: курьер вас не застал. {promise}.',
  },
  soldOut: {
    title: 'Заказ {number} отменён',
    text: 'Пока шла оплата, {if:kitchen}блюдо закончилось{else}товар закончился{end}. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: 'Заказ {number} отменён: {if:kitchen}блюдо закончилось{else}товар закончился{end}.{if:paid} Деньги вернём полностью.{end}',
  },
  refunded: {
    title: 'Вернули {amount}',
    text: 'Это за\u00A0заказ {number}. Когда деньги придут, зависит от\u00A0вашего банка.',
    sms: 'Вернули {amount} за заказ {number}. Срок зависит от банка.',
  },
  owed: {
    title: '{if:kitchen}Ресторан{else}Продавец{end} вернёт {amount}',
    text: 'Это за\u00A0заказ {number}. Вы платили {if:kitchen}ресторану{else}продавцу{end} напрямую, он отдаст деньги сам{if:repayDay} до\u00A0{repayDay}{end}.',
    sms: '{if:kitchen}Ресторан{else}Продавец{end} вернёт {amount} за заказ {number}{if:repayDay} до\u00A0{repayDay}{end}.',
  },
  paidBack: {
    title: '{if:kitchen}Ресторан{else}Продавец{end} вернул {amount}',
    text: 'Это за\u00A0заказ {number}. Как вернули, написано в\u00A0заказе. Если деньги не\u00A0пришли, скажите там\u00A0же.',
  },
  asked: {
    title: 'Ответьте про заказ {number}',
    text: '{seller} предлагает его изменить. Посмотрите и\u00A0ответьте {if:answerBefore}до\u00A0{answerBefore}{else}в\u00A0течение часа{end}: без ответа лишнего не\u00A0положим и\u00A0не\u00A0спишем.',
    sms: '{if:kitchen}Ресторан{else}Продавец{end} предлагает изменить заказ {number}. Ответьте {if:answerBefore}до\u00A0{answerBefore}{else}в\u00A0течение часа{end} на сайте.',
  },
  weighed: {
    title: 'Заказ {number} взвесили',
    text: 'Теперь он стоит {total}.{if:difference} Разницу, {difference}, вернём.{end}',
  },
  replaced: {
    title: 'В\u00A0заказе {number} замена',
    text: '{if:kitchen}Блюдо закончилось{else}Товар закончился{end}, {seller} положит другой, как вы разрешили. Теперь заказ стоит {total}.{if:difference} Разницу, {difference}, вернём.{end}',
  },
  lineCanceled: {
    title: 'Заказ {number} будет не\u00A0целиком',
    text: 'Не\u00A0всё из\u00A0него нашлось, простите. Теперь он стоит {total}.{if:difference} Разницу, {difference}, вернём.{end}',
    sms: 'Не всё из заказа {number} нашлось, простите. Теперь он стоит {total}.',
  },
  lineRefused: {
    title: 'Из\u00A0заказа {number} взяли не\u00A0всё',
    text: 'Записали, от\u00A0чего вы отказались при получении. Теперь заказ стоит {total}.{if:difference} Разницу, {difference}, вернём.{end}',
  },
  claimTaken: {
    title: 'Жалоба на\u00A0заказ {number} у\u00A0продавца',
    text: '{seller} посмотрит и\u00A0ответит за\u00A0два дня. Если ответа не\u00A0будет, решим сами.',
  },
  claimLate: {
    title: 'Жалобу на\u00A0заказ {number} решим сами',
    text: '{if:kitchen}Ресторан{else}Продавец{end} не\u00A0ответил за\u00A0два дня, теперь решит администратор. О\u00A0решении сообщим.',
  },
  claimAccepted: {
    title: 'Жалобу на\u00A0заказ {number} приняли',
    text: '{if:repayDay}{seller} вернёт вам {amount} до\u00A0{repayDay}.{end}{if:refund}Вернём {amount}.{end}{if:cheaper}Заказ стал дешевле на\u00A0{amount}.{end} Простите, что так вышло.',
  },
  claimPromised: {
    title: 'Жалобу на\u00A0заказ {number} приняли',
    text: '{seller} привезёт новое со\u00A0следующей доставкой. Лучше деньгами? Скажите об\u00A0этом в\u00A0заказе.',
  },
  claimDeclined: {
    title: '{if:kitchen}Ресторан{else}Продавец{end} не\u00A0согласился с\u00A0жалобой на\u00A0заказ {number}',
    text: 'Его ответ\u00A0— в\u00A0заказе. Если остались вопросы, свяжитесь с\u00A0нами.',
    sms: '{if:kitchen}Ресторан{else}Продавец{end} ответил на жалобу по заказу {number}. Его ответ в заказе на сайте.',
  },
  appealChanged: {
    title: 'Решение по\u00A0заказу {number} изменили',
    text: 'Согласились с\u00A0вами. {if:repayDay}{seller} вернёт вам {amount} до\u00A0{repayDay}.{end}{if:refund}Вернём {amount}.{end}{if:cheaper}Заказ стал дешевле на\u00A0{amount}.{end} Наш ответ\u00A0— в\u00A0заказе.',
  },
  appealKept: {
    title: 'Решение по\u00A0заказу {number} прежнее',
    text: 'Ваше обжалование рассмотрел другой человек и\u00A0решил так\u00A0же. Наш ответ\u00A0— в\u00A0заказе.',
    sms: 'Решение по заказу {number} осталось прежним. Наш ответ в заказе на сайте.',
  },
  reviewPublished: {
    title: 'Отзыв по\u00A0заказу {number} опубликован',
    text: 'Спасибо! Его уже видят другие покупатели.',
  },
  reviewDeclined: {
    title: 'Отзыв по\u00A0заказу {number} не\u00A0опубликован',
    text: 'Почему\u00A0— на\u00A0странице заказа. Там\u00A0же отзыв можно исправить.',
  },
  reviewAnswered: {
    title: 'Ответ на\u00A0отзыв по\u00A0заказу {number}',
    text: '{seller}: ваш отзыв прочитали и\u00A0ответили.',
  },
}
