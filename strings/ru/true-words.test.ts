import { describe, expect, it } from 'vitest'
import { couriers } from './couriers.ts'
import { offlineText } from './install.ts'
import { orderChanges } from './order-changes.ts'
import { ordersDesk } from './orders-desk.ts'
import { picking } from './picking.ts'
import { restaurants } from './restaurants.ts'
import { today } from './today.ts'

const plain = (words: string): string => words.replaceAll('\u00A0', ' ')

it('bends the name of a place, or sets it apart where nobody knows how it bends', () => {
  expect(plain(restaurants.lead('Тула'))).toBe('Готовая еда с доставкой в Туле')
  expect(plain(restaurants.lead('Елизово'))).toBe('Готовая еда с доставкой. Место: Елизово')
})
it('names the action, then the goods; a reason inside a sentence begins with a small letter', () => {
  expect(picking.forWhom('Творог')).toBe('Кому разложить: Творог')
  expect(plain(ordersDesk.missed.entry(couriers.missed.notHome))).toBe('Не застали: никого нет дома')
  expect(plain(ordersDesk.missed.title(couriers.missed.wrongAddress, 'в 14:05'))).toBe(
    'Не застали: адрес не тот, в 14:05',
  )
})
it('fits the hour, the trade and the reader', () => {
  expect(couriers.day.hello('Антон')).toBe('Здравствуйте, Антон')
  expect(plain(today.sound(true))).toBe('Звук при новой брони')
  expect(plain(offlineText.banner('в 18:15', true))).toBe('Нет сети. Показываем, как было в 18:15')
  expect(plain(offlineText.banner('в 18:15', false))).toContain('цены и наличие могли измениться')
})
describe('money of a claim', () => {
  it('is returned by the one who took it', () => {
    const { waiting, late } = orderChanges.claim.states
    expect(plain(waiting(1_096, 'завтра', true))).toContain('продавец вернёт 1 096 ₽')
    expect(plain(waiting(1_096, 'завтра', false))).toContain('согласится, вернём 1 096 ₽')
    expect(plain(late(1_096, true))).toContain('продавец вернёт 1 096 ₽')
    expect(plain(orderChanges.claim.outcome(1_096, true))).toBe('Продавец вернёт 1 096 ₽')
    expect(plain(orderChanges.claim.waitingText(1_096, 'завтра', true))).toContain('вернёт сам 1 096 ₽')
  })
})
