import { MAX_MARKET_NAME } from '@okolitsa/domain/market/market-name.ts'
import { MATTER_KINDS, type MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import { pathOfMatters } from '@okolitsa/domain/seller-notifications/matter-path.ts'
import { describe, expect, it } from 'vitest'
import { LONGEST_SMS } from './notifications.ts'
import { sellerMessages } from './seller-messages.ts'

const SHOP = 'https://www.okolitsa.ru'
const openMatters = (...kinds: MatterKind[]) => kinds.map((kind, index) => ({ kind, subjectId: 1_204_567 + index }))

describe('messages to sellers', () => {
  it.each(MATTER_KINDS)(
    'messages about %s fit two parts of an SMS, alone and with others, and link to the matter',
    (kind) => {
      for (const matters of [openMatters(kind), openMatters(kind, kind), openMatters(...MATTER_KINDS)]) {
        const text = sellerMessages.sms(matters, SHOP + pathOfMatters(matters), 'Ы'.repeat(MAX_MARKET_NAME))
        expect([text.length <= LONGEST_SMS || matters.length === MATTER_KINDS.length, text]).toEqual([true, text])
        expect(text).toContain(`${SHOP}/cabinet`)
      }
    },
  )
  it('matches the trade', () => {
    expect(sellerMessages.note(['order']).title).toBe('Новый заказ')
    expect(sellerMessages.note(['booking']).title).toBe('Новая бронь')
    expect(sellerMessages.note(['request']).title).toBe('Новая заявка')
    expect(sellerMessages.note(['booking', 'booking']).title).toBe('2\u00A0новые брони')
    expect(sellerMessages.note(['order', 'dinner', 'question'])).toEqual({
      title: 'Вас ждут',
      text: '2\u00A0новых заказа, 1\u00A0вопрос',
    })
  })
  it('contains one link per matter in an e-mail', () => {
    const { text } = sellerMessages.letter(
      'Ферма',
      openMatters('order', 'chat'),
      (one) => SHOP + pathOfMatters([one]),
      SHOP,
    )
    expect(text).toContain('/cabinet/orders/1204567')
    expect(text).toContain('/cabinet/inbox/chat/1204568')
  })
})
