/** The mark of an advertisement in the shop. */
export const featured = {
  label: (advertiser: string, tin: string, erid: string) =>
    `Реклама. Рекламодатель ${advertiser}, ИНН\u00A0${tin}, erid\u00A0${erid}`,
}
