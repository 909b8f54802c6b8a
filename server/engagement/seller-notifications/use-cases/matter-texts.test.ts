import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import type { Market } from '@okolitsa/domain/market/market.ts'
import { MAX_MARKET_NAME } from '@okolitsa/domain/market/market-name.ts'
import { MAX_SMS } from '@okolitsa/domain/notifications/news-message.ts'
import { MATTER_KINDS, type MatterKind } from '@okolitsa/domain/seller-notifications/matter.ts'
import { pathOfMatters } from '@okolitsa/domain/seller-notifications/matter-path.ts'
import { describe, expect, it } from 'vitest'
import { renderNotifications } from '../../../people/notification-templates/render-notifications.ts'
import { createTemplateMemory } from '../../../people/notification-templates/template-memory.ts'
import type { Deps } from '../../../services.ts'
import { matterLetter, matterNote, matterSms } from './matter-texts.ts'

const SHOP = 'https://www.okolitsa.ru'
const identity: Pick<Market['identity'], 'name' | 'languages'> = {
  name: 'Ы'.repeat(MAX_MARKET_NAME),
  languages: LANGUAGES,
}
const market = { current: () => ({ identity }) as Market }
const deps = {
  market,
  notificationTemplates: renderNotifications(createTemplateMemory(), { market } as Deps<'market'>),
}
const texts = deps as unknown as Deps<'market' | 'notificationTemplates'>
const openMatters = (...kinds: MatterKind[]) => kinds.map((kind, index) => ({ kind, subjectId: 1_204_567 + index }))

describe('messages to sellers', () => {
  it.each(MATTER_KINDS)(
    'messages about %s fit two parts of an SMS, alone and with others, and link to the matter',
    (kind) => {
      for (const matters of [openMatters(kind), openMatters(kind, kind), openMatters(...MATTER_KINDS)]) {
        const text = matterSms(texts, matters, SHOP + pathOfMatters(matters))
        expect([text.length <= MAX_SMS || matters.length === MATTER_KINDS.length, text]).toEqual([true, text])
        expect(text).toContain(`${SHOP}/cabinet`)
      }
    },
  )
  it('matches the trade', () => {
    const note = (...kinds: MatterKind[]) => matterNote(texts, openMatters(...kinds))
    expect(note('order').title).toBe('Новый заказ')
    expect(note('booking').title).toBe('Новая бронь')
    expect(note('request').title).toBe('Новая заявка')
    expect(note('booking', 'booking').title).toBe('2\u00A0новые брони')
    expect(note('order', 'dinner', 'question')).toEqual({
      title: 'Вас ждут',
      text: '2\u00A0новых заказа, 1\u00A0вопрос',
    })
  })
  it('contains one link per matter in an e-mail', () => {
    const { subject, text } = matterLetter(texts, 'Ферма', openMatters('order', 'chat'), {
      urlOf: (one) => SHOP + pathOfMatters([one]),
      settingsUrl: SHOP,
    })
    expect(subject).toBe('Вас ждут: 1\u00A0новый заказ, 1\u00A0переписка')
    expect(text).toContain('/cabinet/orders/1204567')
    expect(text).toContain('/cabinet/inbox/chat/1204568')
  })
})
