import { Faults } from '../faults.ts'

/** What the emulated acquirer can be told to do wrong. */
export type RbsFault =
  | 'down'
  | 'timeout'
  | 'lost-answer'
  | 'decline'
  | 'double-notify'
  | 'late-notify'
  | 'no-notify'
  | 'bad-checksum'

export type RbsFaults = Faults<RbsFault>

export const createRbsFaults = (): RbsFaults =>
  new Faults({
    down: 'банк отвечает 503',
    timeout: 'банк молчит дольше, чем ждут',
    'lost-answer': 'банк сделает, но ответ потеряется',
    decline: 'банк откажет в оплате',
    'double-notify': 'уведомит дважды',
    'late-notify': 'уведомит через пять секунд, когда покупатель уже вернулся',
    'no-notify': 'не уведомит',
    'bad-checksum': 'подпишет уведомление чужим ключом',
  })
