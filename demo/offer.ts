import type { DemoOrganization } from './schemas/organization.ts'

/** The invented offer of the demo's market to sellers, as it is written in the office's editor. */
export const demoOffer = {
  title: 'Договор с\u00A0продавцом',
  text: [
    'Показательный договор: рынок и\u00A0его условия выдуманы.',
    '## Что делает рынок',
    'Рынок показывает ваши товары, принимает оплату покупателей и\u00A0переводит деньги вам за\u00A0вычетом своего процента.',
    '## Что делаете вы',
    '- продаёте то, что описали, и\u00A0по\u00A0той цене, которую показали',
    '- собираете и\u00A0отдаёте заказы в\u00A0срок',
    '- отвечаете на\u00A0претензии',
    '## Как меняются условия',
    'О\u00A0новых условиях рынок сообщает заранее: за\u00A015\u00A0дней, а\u00A0если они хуже прежних\u00A0— за\u00A045.',
  ].join('\n\n'),
} as const

/** Bank of all sellers of the demo; its numbers fit each other. */
const BANK = { bic: '044525225', correspondentAccount: '30101810400000000225', bankName: 'Банк «Подворье»' } as const

/**
 * The invented account of a seller: of an organization or a sole proprietor, by the length of its number.
 * @param hasKey true = the account belongs to the bank by its key
 */
export function demoAccountOf(
  { id, legal }: Pick<DemoOrganization, 'id' | 'legal'>,
  hasKey: (account: string, bic: string) => boolean,
) {
  const kind = legal.tin.length === 12 ? '40802' : '40702'
  const tail = String(id).padStart(11, '0')
  const keys = Array.from({ length: 10 }, (_, key) => `${kind}810${key}${tail}`)
  const account = keys.find((one) => hasKey(one, BANK.bic))
  if (account === undefined) throw new Error(`seller ${id} has no account`)
  return { kind: 'account', account, ...BANK } as const
}
