/** Faults of every emulated gateway. */
export type GatewayFault =
  | 'down'
  | 'timeout'
  | 'lost-answer'
  | 'decline'
  | 'double-notify'
  | 'late-notify'
  | 'no-notify'

/** Titles of the faults. */
export const gatewayFaults = (gateway: string): Readonly<Record<GatewayFault, string>> => ({
  down: `${gateway} отвечает магазину 503`,
  timeout: `${gateway} молчит дольше, чем ждут`,
  'lost-answer': `${gateway} сделает, но ответ потеряется`,
  decline: 'банк откажет в оплате',
  'double-notify': 'уведомит дважды',
  'late-notify': 'уведомит через пять секунд, когда покупатель уже вернулся',
  'no-notify': 'не уведомит',
})
