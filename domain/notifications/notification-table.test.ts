import { describe, expect, it } from 'vitest'
import { SYSTEM_CANCEL_REASONS } from '../orders/cancel-reasons.ts'
import { orderArrows } from '../orders/order-machine.ts'
import type { NotificationEvent } from './notification-event.ts'
import { NOTIFICATION_KINDS, type NotificationKind, notificationOf, notificationRules } from './notification-table.ts'

const moved = (to: 'canceled' | 'onTheRoad', actor: 'user' | 'farmer' | 'admin' | 'system', reason = '') =>
  ({ type: 'moved', to, actor, reason }) as const

describe('notificationOf', () => {
  const cases: [NotificationEvent, NotificationKind][] = [
    [{ type: 'placed', isOnlinePayment: false }, 'placed'],
    [{ type: 'placed', isOnlinePayment: true }, 'placedToPay'],
    [{ type: 'settled', isCapture: false }, 'paid'],
    [{ type: 'settled', isCapture: true }, 'captured'],
    [{ type: 'linkIssued' }, 'linkSent'],
    [{ type: 'held' }, 'held'],
    [{ type: 'holdLost' }, 'holdLost'],
    [{ type: 'surchargeAsked' }, 'surchargeAsked'],
    [{ type: 'offlineChosen', isWhole: true }, 'payOnReceipt'],
    [{ type: 'offlineChosen', isWhole: false }, 'restOnReceipt'],
    [{ type: 'paidToSeller' }, 'paidToSeller'],
    [{ type: 'refunded' }, 'refunded'],
    [{ type: 'asked' }, 'asked'],
    [{ type: 'changed', kind: 'weigh', actor: 'farmer' }, 'weighed'],
    [{ type: 'changed', kind: 'replace', actor: 'admin' }, 'replaced'],
    [{ type: 'changed', kind: 'cancelLine', actor: 'farmer' }, 'lineCanceled'],
    [{ type: 'changed', kind: 'refuseLine', actor: 'farmer' }, 'lineRefused'],
    [{ type: 'claimTaken' }, 'claimTaken'],
    [{ type: 'claimLate' }, 'claimLate'],
    [{ type: 'claimDecided', isAccepted: true }, 'claimAccepted'],
    [{ type: 'claimDecided', isAccepted: false }, 'claimDeclined'],
    [{ type: 'appealDecided', isChanged: false }, 'appealKept'],
    [{ type: 'reviewPublished' }, 'reviewPublished'],
    [{ type: 'reviewDeclined' }, 'reviewDeclined'],
    [{ type: 'reviewAnswered' }, 'reviewAnswered'],
    [moved('onTheRoad', 'farmer'), 'onTheRoad'],
    [moved('canceled', 'user', 'changed my mind'), 'canceledByUser'],
    [moved('canceled', 'farmer'), 'canceledByFarmer'],
    [moved('canceled', 'admin'), 'canceledByAdmin'],
    [moved('canceled', 'system', SYSTEM_CANCEL_REASONS.unpaid), 'unpaidExpired'],
    [moved('canceled', 'system', SYSTEM_CANCEL_REASONS.soldOut), 'soldOut'],
    [moved('canceled', 'system', SYSTEM_CANCEL_REASONS.notAccepted), 'notAccepted'],
    [moved('canceled', 'system', SYSTEM_CANCEL_REASONS.unconfirmed), 'canceledByAdmin'],
    [moved('canceled', 'system', SYSTEM_CANCEL_REASONS.tooFew), 'canceledByAdmin'],
    [{ type: 'dinnerDelayed' }, 'dinnerDelayed'],
    [{ type: 'parcelWaiting' }, 'parcelWaiting'],
    // free texts written by people are ignored
    [moved('canceled', 'farmer', SYSTEM_CANCEL_REASONS.soldOut), 'canceledByFarmer'],
  ]
  it.each(cases)('%j → %s', (event, kind) => {
    expect(notificationOf(event)).toBe(kind)
  })

  it("returns null for the customer's own actions", () => {
    expect(notificationOf({ type: 'changed', kind: 'edit', actor: 'user' })).toBeNull()
    expect(notificationOf({ type: 'changed', kind: 'replace', actor: 'user' })).toBeNull()
  })

  it('defines a result for every step of every machine', () => {
    for (const arrow of Object.values(orderArrows).flat()) {
      expect(notificationOf({ type: 'moved', to: arrow.to, actor: 'admin', reason: '' })).not.toBeNull()
    }
  })
})

describe('notificationRules', () => {
  it("sends no SMS about the customer's own actions or about news that can wait", () => {
    const silent = NOTIFICATION_KINDS.filter((kind) => !notificationRules[kind].channels.includes('sms'))
    expect(silent).toEqual([
      'placedToPay',
      'captured',
      'restOnReceipt',
      'paidToSeller',
      'assembling',
      'sentToOrganizer',
      'received',
      'canceledByUser',
      'paidBack',
      'weighed',
      'replaced',
      'lineRefused',
      'claimTaken',
      'claimLate',
      'claimAccepted',
      'claimPromised',
      'appealChanged',
      'reviewPublished',
      'reviewDeclined',
      'reviewAnswered',
    ] satisfies NotificationKind[])
  })
  it('marks news of money or dinner as urgent, but not a refund', () => {
    const urgent = NOTIFICATION_KINDS.filter((kind) => notificationRules[kind].isUrgent)
    expect(urgent).toEqual([
      'linkSent',
      'held',
      'paid',
      'holdLost',
      'unpaidExpired',
      'soldOut',
      'notAccepted',
      'dinnerDelayed',
    ] satisfies NotificationKind[])
  })
})
