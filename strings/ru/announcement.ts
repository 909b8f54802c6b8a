import { quotedName } from '@okolitsa/domain/market/market-name.ts'

/** The announcement of a market that is not open yet, and messages about its opening. */
export const announcement = {
  /** Text under which a contact is given; a changed text needs a new edition. */
  consent: {
    edition: '2026-11-29',
    text: 'Согласен на\u00A0обработку номера или адреса, чтобы получить одно сообщение об\u00A0открытии. После него контакт удалят, отказаться можно раньше.',
  },
  confirmLetter: (name: string, url: string) => ({
    subject: 'Подтвердите, что ждёте открытия',
    text: `Здравствуйте!

Кто-то попросил сообщить на этот адрес, когда откроется ${quotedName(name)}. Если это вы, подтвердите по ссылке:
${url}

Если не вы, ничего не делайте: без подтверждения мы не напишем и через неделю удалим адрес.`,
  }),
  openedMessage: (name: string, url: string) => `${quotedName(name)}: мы открылись! ${url}`,
  openedLetter: (name: string, url: string, endUrl: string) => ({
    subject: `${quotedName(name)}: мы открылись`,
    text: `Здравствуйте!

Вы просили сообщить об открытии. Мы открылись, заходите:
${url}

Больше писем не будет, адрес удалим через месяц. Удалить сейчас: ${endUrl}`,
  }),
  /** Code that proves the telephone of a subscription. */
  codeMessage: (code: string, host: string) =>
    `Код: ${code}. Введите его, и мы сообщим об открытии.\n@${host} #${code}`,
}
