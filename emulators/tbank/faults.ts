import { Faults } from '../faults.ts'

/** Faults of the emulated bank of the market's account. */
export type TbankFault =
  | 'down'
  | 'busy'
  | 'timeout'
  | 'lost-answer'
  | 'refuse'
  | 'no-money'
  | 'decline'
  | 'return'
  | 'slow'
  | 'double-line'
  | 'wrong-total'

export const createTbankFaults = () =>
  new Faults<TbankFault>({
    down: 'банк отвечает 503',
    busy: 'банк занят, отвечает 429',
    timeout: 'банк молчит дольше, чем ждут',
    'lost-answer': 'примет платёж, но ответ потеряется',
    refuse: 'отвергнет платёж при приёме',
    'no-money': 'на счёте не хватит денег',
    decline: 'примет, а потом не исполнит',
    return: 'исполнит, а через два дня вернёт: счёт получателя закрыт',
    slow: 'долго исполняет: платёж в работе',
    'double-line': 'напишет в выписке одну строку дважды',
    'wrong-total': 'ошибётся в итоге выписки',
  })
