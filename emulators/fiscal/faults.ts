import { Faults } from '../faults.ts'

/** Faults of the emulated cash register. */
export type FiscalFault =
  | 'down'
  | 'busy'
  | 'silent'
  | 'lost-answer'
  | 'lost-token'
  | 'refuse'
  | 'late'
  | 'driver'
  | 'lost-receipt'

export type FiscalFaults = Faults<FiscalFault>

export const createFiscalFaults = (): FiscalFaults =>
  new Faults({
    down: 'касса отвечает 503',
    busy: 'касса занята, отвечает 429',
    silent: 'касса молчит дольше, чем ждут',
    'lost-answer': 'примет чек, но ответ потеряется',
    'lost-token': 'забудет токен, 401',
    refuse: 'отвергнет чек при приёме',
    late: 'долго печатает: чек ждёт',
    driver: 'не напечатает: ошибка кассы',
    'lost-receipt': 'забудет принятый чек',
  })
