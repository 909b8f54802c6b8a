import { describe, expect, it } from 'vitest'
import { hasBlockedWord, laterStatus, MESSAGE_STATUSES, mayFollowUp } from './message.ts'

describe('the status of a message', () => {
  it('never moves back to an earlier status, in any order of events', () => {
    expect(laterStatus('created', 'sent')).toBe('sent')
    expect(laterStatus('sent', 'read')).toBe('read')
    expect(laterStatus('read', 'sent')).toBe('read')
    expect(laterStatus('sent', 'sendFailed')).toBe('sent')
    expect(laterStatus('sendFailed', 'sent')).toBe('sent')
    for (const status of MESSAGE_STATUSES) expect(laterStatus('deleted', status)).toBe('deleted')
  })
})

describe('blocked words', () => {
  it('finds blocked words at the beginning of a word in any case, and not inside other words', () => {
    expect(hasBlockedWord('Ты Дурак!', ['дурак'])).toBe(true)
    expect(hasBlockedWord('ЁЛКА', ['елк'])).toBe(true)
    expect(hasBlockedWord('придурковатый', ['дурак'])).toBe(false)
    expect(hasBlockedWord('хлеб', [])).toBe(false)
  })
})

describe('an order', () => {
  it('allows messages about an order for thirty days', () => {
    const placed = new Date('2026-11-01T12:00:00Z')
    expect(mayFollowUp(placed, new Date('2026-12-01T12:00:00Z'))).toBe(true)
    expect(mayFollowUp(placed, new Date('2026-12-01T12:00:01Z'))).toBe(false)
  })
})
