import { Faults } from '../faults.ts'

/** What the emulated MONETA can be told to do wrong. */
export type MonetaFault =
  | 'down'
  | 'timeout'
  | 'lost-answer'
  | 'decline'
  | 'double-notify'
  | 'late-notify'
  | 'no-notify'
  | 'bad-signature'
  | 'wrong-amount'

export type MonetaFaults = Faults<MonetaFault>

export const createMonetaFaults = (): MonetaFaults =>
  new Faults({
    down: 'MONETA отвечает магазину 503',
    timeout: 'MONETA молчит дольше, чем ждут',
    'lost-answer': 'MONETA сделает, но ответ потеряется',
    decline: 'банк откажет в оплате',
    'double-notify': 'уведомит дважды',
    'late-notify': 'уведомит через пять секунд, когда покупатель уже вернулся',
    'no-notify': 'не уведомит',
    'bad-signature': 'подпишет уведомление чужим кодом',
    'wrong-amount': 'уведомит о другой сумме',
  })
