import type {
  PLAN_TEMPLATES,
  TemplateParts,
  TOUR_TEMPLATES,
} from '@okolitsa/domain/notification-templates/template-table.ts'

/** Built-in texts of notifications about a booking, which has places, a prepayment and a remaining sum. */
export const tourTemplates: Readonly<Record<(typeof TOUR_TEMPLATES)[number], TemplateParts>> = {
  placedToPay: {
    title: 'Бронь {number} ждёт оплаты',
    text: 'Оплатите {payNow}{if:payBefore} до\u00A0{payBefore}{end}: места пока держим за\u00A0вами.{if:payLater} Ещё {payLater}\u00A0— организатору при встрече.{end}',
  },
  paid: {
    title: 'Бронь {number} оплачена',
    text: 'Получили {if:payLater}предоплату {end}{payNow}, спасибо.{if:payLater} Ещё {payLater}\u00A0— организатору при встрече.{end} Поездка {when}: напишем, когда организатор её подтвердит.',
    sms: 'Бронь {number} оплачена, получили {payNow}. Напишем, когда её подтвердят.',
  },
  booked: {
    title: 'Бронь {number} подтверждена',
    text: '{seller}: места за\u00A0вами. Ждём вас {when}.{if:payLater} Ещё {payLater}\u00A0— организатору при встрече.{end}',
    sms: 'Бронь {number} подтверждена. Ждём вас {when}.',
  },
  sentToOrganizer: {
    title: 'Бронь {number} у\u00A0организатора',
    text: '{seller} знает, кто едет. Ждём вас {when}.{if:payLater} Ещё {payLater}\u00A0— организатору при встрече.{end}',
  },
  received: {
    title: 'Поездка {number} состоялась',
    text: 'Спасибо, что были с\u00A0нами. Оцените поездку на\u00A0странице брони, а\u00A0если что-то было не\u00A0так, скажите там\u00A0же.',
  },
  canceledByUser: {
    title: 'Вы отменили бронь {number}',
    text: 'Сообщили организатору: {seller}.{if:paid} Деньги вернём полностью.{end}',
  },
  canceledByFarmer: {
    title: 'Бронь {number} отменил организатор',
    text: '{seller} не\u00A0сможет провести поездку. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: 'Организатор отменил бронь {number}, простите.{if:paid} Деньги вернём полностью.{end}',
  },
  canceledByAdmin: {
    title: 'Бронь {number} отменена',
    text: 'Поездка не\u00A0состоится. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: 'Бронь {number} отменена: поездка не состоится, простите.{if:paid} Деньги вернём полностью.{end}',
  },
  unpaidExpired: {
    title: 'Бронь {number} отменена',
    text: 'Не\u00A0дождались оплаты, и\u00A0места снова свободны. Если поездка ещё нужна, забронируйте снова.',
    sms: 'Бронь {number} отменена: не дождались оплаты.',
  },
  soldOut: {
    title: 'Бронь {number} отменена',
    text: 'Пока шла оплата, места закончились. Простите, что так вышло.{if:paid} Деньги вернём полностью.{end}',
    sms: 'Бронь {number} отменена: мест не осталось.{if:paid} Деньги вернём полностью.{end}',
  },
  reviewPublished: {
    title: 'Отзыв о\u00A0поездке {number} опубликован',
    text: 'Спасибо! Его уже видят другие гости.',
  },
  reviewDeclined: {
    title: 'Отзыв о\u00A0поездке {number} не\u00A0опубликован',
    text: 'Почему\u00A0— на\u00A0странице брони. Там\u00A0же отзыв можно исправить.',
  },
  reviewAnswered: {
    title: 'Ответ на\u00A0отзыв о\u00A0поездке {number}',
    text: '{seller}: ваш отзыв прочитали и\u00A0ответили.',
  },
  refunded: {
    title: 'Вернули {amount}',
    text: 'Это за\u00A0бронь {number}. Когда деньги придут, зависит от\u00A0вашего банка.',
    sms: 'Вернули {amount} за бронь {number}. Срок зависит от банка.',
  },
  owed: {
    title: 'Организатор вернёт {amount}',
    text: 'Это за\u00A0бронь {number}. Деньги у\u00A0организатора, он отдаст их сам{if:repayDay} до\u00A0{repayDay}{end}.',
    sms: 'Организатор вернёт {amount} за бронь {number}{if:repayDay} до {repayDay}{end}.',
  },
  paidBack: {
    title: 'Организатор вернул {amount}',
    text: 'Это за\u00A0бронь {number}. Как вернули, написано на\u00A0её странице.',
  },
}

/** Built-in texts of notifications about a plan, which is neither picked nor delivered. */
export const planTemplates: Readonly<Record<(typeof PLAN_TEMPLATES)[number], TemplateParts>> = {
  placedToPay: {
    title: 'Подписка ждёт оплаты',
    text: 'Оплатите {total}{if:payBefore} до\u00A0{payBefore}{end}, и\u00A0она сразу начнётся.',
  },
  booked: {
    title: 'Подписка оплачена и\u00A0уже действует',
    text: 'Получили {total}, спасибо. Включите «Бесплатная доставка», когда будете оформлять заказ.',
    sms: 'Подписка оплачена: {total}. Она уже действует.',
  },
  unpaidExpired: {
    title: 'Подписка не\u00A0началась',
    text: 'Не\u00A0дождались оплаты. Если она ещё нужна, выберите тариф снова.',
    sms: 'Подписка не началась: не дождались оплаты.',
  },
  refunded: {
    title: 'Вернули {amount}',
    text: 'Это за\u00A0подписку. Когда деньги придут, зависит от\u00A0вашего банка.',
    sms: 'Вернули {amount} за подписку. Срок зависит от банка.',
  },
}
