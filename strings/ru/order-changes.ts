import type { SubstitutionObstacle } from '@okolitsa/domain/checkout/substitution.ts'
import type { ChangeKind, ChangeState } from '@okolitsa/domain/orders/change-wish.ts'
import type { ClaimState } from '@okolitsa/domain/orders/claim.ts'

/** What happened to an order, in its history. */
const kinds: Record<ChangeKind, string> = {
  weigh: 'Взвесили',
  replace: 'Заменили товар',
  cancelLine: 'Убрали из\u00A0заказа',
  edit: 'Вы изменили заказ',
  claim: 'Вернули за\u00A0испорченное',
}
const states: Record<ChangeState, string> = {
  proposed: 'Ждёт вашего ответа',
  applied: 'Сделано',
  declined: 'Отказались',
  expired: 'Без ответа',
}
const claimStates: Record<ClaimState, string> = {
  waiting: 'Ждёт ответа продавца',
  accepted: 'Приняли',
  declined: 'Отказали',
}

/** Why an order can not be changed so: `facts.reason` of ORDER_CHANGE_FORBIDDEN. */
const forbidden = {
  state: 'Продавец уже собирает заказ или отправил его',
  actor: 'Это может сделать только другая сторона',
  unpaid: 'Заказ ещё не\u00A0оплачен',
  cutOff: 'На этот день заказы уже не\u00A0меняют',
  sellerBegan: 'Продавец уже начал собирать заказ',
  tooMuch: 'Это больше, чем может быть. Проверьте вес',
  notBrought: 'Этой строки в\u00A0заказе уже нет',
  claimedAlready: 'За\u00A0эту часть деньги уже вернули',
  sameProduct: 'Это тот же товар',
  answered: 'На это предложение уже ответили',
} as const
/** Why a claim is not taken: `facts.reason` of CLAIM_REFUSED. */
const claimRefused = {
  tooLate: 'Пожаловаться можно в\u00A0течение трёх дней после получения',
  claimedAlready: 'На этот товар вы уже пожаловались',
  decided: 'По\u00A0этой жалобе уже решили',
} as const
/** Why a product may not come instead of another: `facts.reason` of SUBSTITUTION_FORBIDDEN. */
const obstacles: Record<SubstitutionObstacle, string> = {
  otherSeller: 'Это товар другого продавца',
  allergens: 'В\u00A0нём есть аллерген, которого не\u00A0было в\u00A0заказанном',
  notWanted: 'Покупатель просил не\u00A0заменять',
  otherCategory: 'Покупатель разрешил заменять только на\u00A0похожее',
  tooDear: 'Дороже заказанного больше чем на\u00A015\u00A0%',
}

/** Words of changes and claims. */
export const orderChanges = { kinds, states, claimStates, forbidden, claimRefused, obstacles } as const

const textIn = (table: Readonly<Record<string, string>>, reason: unknown): string | null =>
  (typeof reason === 'string' && Object.hasOwn(table, reason) && table[reason]) || null

/** The exact words for a refusal with a reason; null = its title says enough. */
export function changeRefusalText(code: string, reason: unknown): string | null {
  if (code === 'ORDER_CHANGE_FORBIDDEN') return textIn(forbidden, reason)
  if (code === 'CLAIM_REFUSED') return textIn(claimRefused, reason)
  return code === 'SUBSTITUTION_FORBIDDEN' ? textIn(obstacles, reason) : null
}
