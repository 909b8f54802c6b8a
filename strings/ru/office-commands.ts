/** Output of the commands about people of the office, for the terminal, and the SMS of one of them. */
export const officeCommands = {
  /** At the start of a market without an owner. */
  firstLink: (url: string, isEmpty: boolean) =>
    `  Владельца у рынка ещё нет. Станьте им по ссылке: она действует час и открывается один раз.\n\n  ${url}\n\n  Напечатать новую: npm run office:link${isEmpty ? ' -- --empty' : ''}\n`,
  printedBefore: (isEmpty: boolean) =>
    `  Владельца у рынка ещё нет, а ссылку уже печатали. Напечатать новую: npm run office:link${isEmpty ? ' -- --empty' : ''}\n`,
  link: (url: string) =>
    `Ссылка для первого владельца действует час и открывается один раз:\n\n  ${url}\n\nПрежние ссылки больше не действуют.`,
  hasOwner:
    'Владелец у рынка уже есть, поэтому ссылка не нужна: войдите на /office/sign-in.\nПотерян ключ: npm run office:reset-factor -- <телефон>',
  usage: 'Напишите телефон человека из офиса: npm run office:reset-factor -- 79161234567',
  unknown: (phone: string) => `В офисе нет человека с телефоном ${phone}.`,
  reset: (facts: { readonly name: string; readonly sessions: number; readonly url: string }) =>
    `Ключи, программа с кодами и запасные коды удалены (${facts.name}), закончено сеансов: ${facts.sessions}.\nНовый ключ заводят по ссылке, она действует час и открывается один раз:\n\n  ${facts.url}`,
  notified: (phone: string) => `СМС об этом: ${phone}`,
  unnotified: (phone: string) => `СМС не ушла, сообщите сами: ${phone}`,
  sms: (host: string, name: string) =>
    `Офис ${host}: на сервере удалены ключи входа (${name}). Если это не вы и не по вашей просьбе, остановите того, кто это сделал.`,
}
