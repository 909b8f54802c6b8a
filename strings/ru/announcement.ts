/** The announcement of a market that is not open yet, and messages about its opening. */
export const announcement = {
  /** Text under which a contact is given; a changed text needs a new edition. */
  consent: {
    edition: '2026-11-29',
    text: 'Согласен на\u00A0обработку номера или адреса, чтобы получить одно сообщение об\u00A0открытии. После него контакт удалят, отказаться можно раньше.',
  },
  /** Code that proves the telephone of a subscription. */
  codeMessage: (code: string, host: string) =>
    `Код: ${code}. Введите его, и мы сообщим об открытии.\n@${host} #${code}`,
}
