import { kopecks } from '@okolitsa/domain/money/money.ts'
import { paymentPageTexts } from '@okolitsa/strings/ru/payments.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  GatewayFailure,
  type GatewayState,
  type PaymentGateway,
  type PaymentRequest,
  type RegisteredPayment,
} from '../../money/payments/ports.ts'
import { timeoutOfNextCall } from '../timeout.data.ts'

export interface GatewayWorld {
  readonly gateway: PaymentGateway
  readonly stranger: PaymentGateway
  readonly notificationUrl: string
  /** Time of the opening by the gateway's clock. */
  readonly openedAt: Date
  /** Notifications received by the shop, oldest first. */
  readonly notifications: readonly Readonly<Record<string, string>>[]
  /** Injects a fault on the gateway's side; `times` absent = until the end of the test. */
  break(fault: string, times?: number): Promise<unknown>
  /** Presses a button of the gateway's page or of the banking app as the customer. */
  press(payment: RegisteredPayment, action: 'pay' | 'decline'): Promise<unknown>
  /** Makes the shop answer that it no longer awaits a payment. */
  stopWaiting(number: string): void
  passSeconds(seconds: number): void
  close(): Promise<void>
}

export interface GatewayTraits {
  readonly as: PaymentRequest['as']
  readonly stages: PaymentRequest['stages']
  /** State of a payment without any action; some gateways register it only by the customer's action. */
  readonly fresh: GatewayState
  /** True = the gateway ends an expired payment. */
  readonly ends: boolean
  /** A field of its notifications whose change invalidates the signature. */
  readonly signedField: string
  readonly badSignature: string
}

const AMOUNT = kopecks(129_990)

/** Contract tests of every acquirer's adapter; `traits` are the differences between acquirers. */
export function itIsAGateway(name: string, traits: GatewayTraits, open: () => Promise<GatewayWorld>): void {
  describe(name, () => {
    let world: GatewayWorld
    let gateway: PaymentGateway
    let request: PaymentRequest
    const isHeldFirst = traits.stages === 'two'
    const reference = (payment: Pick<RegisteredPayment, 'gatewayOrderId'> | null) => ({
      number: request.number,
      gatewayOrderId: payment?.gatewayOrderId ?? null,
      openedAt: world.openedAt,
    })
    const stateOf = async (payment: RegisteredPayment) => (await gateway.status(reference(payment))).state

    beforeEach(async () => {
      world = await open()
      gateway = world.gateway
      request = {
        number: '104001-1-abcde',
        amount: AMOUNT,
        description: paymentPageTexts.description(104_001),
        returnUrl: 'http://shop.test/web/vp/104001/return',
        notificationUrl: world.notificationUrl,
        lifetimeSeconds: 1_800,
        as: traits.as,
        stages: traits.stages,
      }
    })
    afterEach(() => world.close())

    const paid = async (): Promise<RegisteredPayment> => {
      const payment = await gateway.register(request)
      await world.press(payment, 'pay')
      if (isHeldFirst) await gateway.capture({ gatewayOrderId: payment.gatewayOrderId, amount: AMOUNT })
      return payment
    }

    it('returns a payment page for the customer, and reports every state of the payment', async () => {
      expect(await gateway.status(reference(null))).toMatchObject({ state: 'unknown' })
      const payment = await gateway.register(request)
      expect(traits.as === 'qr' ? payment.payload : payment.payUrl).toMatch(/^http/)
      expect(traits.as === 'qr' ? payment.payUrl : payment.payload).toBeNull()
      expect(await gateway.status(reference(payment))).toMatchObject({ state: traits.fresh, held: 0, paid: 0 })
      await world.press(payment, 'pay')
      const money = isHeldFirst
        ? { state: 'held', held: AMOUNT, paid: 0, refunded: 0 }
        : { state: 'paid', held: 0, paid: AMOUNT, refunded: 0 }
      expect(await gateway.status(reference(payment))).toMatchObject(money)
      // our number alone also finds the payment, and returns the gateway's id
      expect(await gateway.status(reference(null))).toMatchObject({
        ...money,
        gatewayOrderId: payment.gatewayOrderId,
      })
    })

    it('registers a number once', async () => {
      const first = await gateway.register(request)
      expect(await gateway.register(request)).toEqual({
        ...first,
        payUrl: expect.toBeOneOf([null, expect.any(String)]),
      })
      const other = await gateway.register({ ...request, number: '104001-2-abcde' })
      expect(other.gatewayOrderId).not.toBe(first.gatewayOrderId)
    })

    it('reports a declined payment', async () => {
      const payment = await gateway.register(request)
      await world.press(payment, 'decline')
      expect(await gateway.status(reference(payment))).toMatchObject({ state: 'declined', held: 0, paid: 0 })
    })

    it.runIf(traits.ends)('reports an expired payment', async () => {
      const payment = await gateway.register(request)
      world.passSeconds(request.lifetimeSeconds + 1)
      expect(await stateOf(payment)).toBe('expired')
      await world.press(payment, 'pay')
      expect(await stateOf(payment)).toBe('expired')
    })

    it('withdraws an unpaid payment, which can then no longer be paid', async () => {
      const payment = await gateway.register(request)
      world.stopWaiting(request.number)
      await gateway.withdraw({ ...reference(payment), qrId: payment.qrId })
      await gateway.withdraw({ ...reference(payment), qrId: payment.qrId })
      await world.press(payment, 'pay')
      expect(await gateway.status(reference(payment))).toMatchObject({ held: 0, paid: 0 })
      expect(['declined', 'canceled', 'unknown']).toContain(await stateOf(payment))
      await gateway.withdraw({ ...reference(null), number: 'nothing', qrId: null })
    })

    it('does not withdraw a paid payment', async () => {
      const payment = await paid()
      await gateway.withdraw({ ...reference(payment), qrId: payment.qrId })
      expect(await gateway.status(reference(payment))).toMatchObject({ state: 'paid', paid: AMOUNT })
    })

    if (isHeldFirst) {
      it('captures a part of a hold once, and releases the rest', async () => {
        const payment = await gateway.register(request)
        await world.press(payment, 'pay')
        const { gatewayOrderId } = payment
        const capture = (amount: number) => gateway.capture({ gatewayOrderId, amount: kopecks(amount) })
        await expect(capture(AMOUNT + 1)).rejects.toBeInstanceOf(GatewayFailure)
        expect(await stateOf(payment)).toBe('held')
        await world.break('lost-answer', 1)
        await expect(capture(100_000)).rejects.toMatchObject({ kind: 'unavailable' })
        await capture(100_000)
        await expect(capture(90_000)).rejects.toBeInstanceOf(GatewayFailure)
        expect(await gateway.status(reference(payment))).toMatchObject({ state: 'paid', held: 0, paid: 100_000 })
        await gateway.refund({ ...reference(payment), gatewayOrderId, amount: kopecks(100_000), key: 'a' })
        expect(await gateway.status(reference(payment))).toMatchObject({ state: 'refunded', refunded: 100_000 })
      })

      it('releases a hold permanently', async () => {
        const payment = await gateway.register(request)
        await world.press(payment, 'pay')
        await gateway.withdraw({ ...reference(payment), qrId: null })
        await gateway.withdraw({ ...reference(payment), qrId: null })
        expect(await gateway.status(reference(payment))).toMatchObject({ state: 'canceled', held: 0, paid: 0 })
        const { gatewayOrderId } = payment
        await expect(gateway.capture({ gatewayOrderId, amount: kopecks(1) })).rejects.toBeInstanceOf(GatewayFailure)
      })
    } else {
      it('refuses a capture', async () => {
        const { gatewayOrderId } = await paid()
        const capture = gateway.capture({ gatewayOrderId, amount: kopecks(100) })
        await expect(capture).rejects.toBeInstanceOf(GatewayFailure)
      })
    }

    it('refunds in parts, once per key, and never more than was paid', async () => {
      const payment = await paid()
      const refund = (amount: number, key: string) =>
        gateway.refund({ ...reference(payment), gatewayOrderId: payment.gatewayOrderId, amount: kopecks(amount), key })
      await refund(29_990, 'a')
      await refund(29_990, 'a')
      expect(await gateway.status(reference(payment))).toMatchObject({
        state: 'partiallyRefunded',
        paid: AMOUNT,
        refunded: 29_990,
      })
      await expect(refund(AMOUNT, 'b')).rejects.toBeInstanceOf(GatewayFailure)
      await world.break('lost-answer', 1)
      await expect(refund(100_000, 'c')).rejects.toMatchObject({ kind: 'unavailable' })
      await refund(100_000, 'c')
      expect(await gateway.status(reference(payment))).toMatchObject({ state: 'refunded', refunded: AMOUNT })
      await expect(refund(1, 'd')).rejects.toBeInstanceOf(GatewayFailure)
    })

    it('reports «unavailable» when the gateway is down', async () => {
      const payment = await paid()
      await world.break('down', 1)
      await expect(gateway.status(reference(payment))).rejects.toMatchObject({ kind: 'unavailable' })
      expect(await stateOf(payment)).toBe('paid')
    })

    it('reports «unavailable» when the gateway does not answer', async () => {
      const payment = await paid()
      await world.break('timeout', 1)
      const timeout = timeoutOfNextCall()
      const asked = gateway.status(reference(payment))
      timeout.end()
      await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
      await world.break('none')
      expect(await stateOf(payment)).toBe('paid')
    })

    it('reports «refused» for wrong credentials', async () => {
      const payment = await gateway.register(request)
      await expect(world.stranger.status(reference(payment))).rejects.toMatchObject({ kind: 'refused' })
    })

    it('accepts only its own signed notifications, including repeated ones', async () => {
      await world.break('double-notify', 1)
      const payment = await gateway.register(request)
      await world.press(payment, 'pay')
      await expect.poll(() => world.notifications.length).toBe(2)
      const [fields = {}] = world.notifications
      const readBack = gateway.readNotification(fields)
      expect(readBack).toMatchObject({ number: request.number, gatewayOrderId: payment.gatewayOrderId })
      expect(gateway.readNotification(world.notifications[1] ?? {})).toEqual(readBack)
      expect(fields).toHaveProperty([traits.signedField])
      expect(gateway.readNotification({ ...fields, [traits.signedField]: '1' })).toBeNull()
      expect(gateway.readNotification({})).toBeNull()
      expect(gateway.readNotification({ orderId: '1', status: 'paid' })).toBeNull()
      expect(world.stranger.readNotification(fields)).toBeNull()
    })

    it('rejects a notification signed with another key', async () => {
      await world.break(traits.badSignature, 1)
      await world.press(await gateway.register(request), 'pay')
      await expect.poll(() => world.notifications.length).toBe(1)
      expect(gateway.readNotification(world.notifications[0] ?? {})).toBeNull()
    })
  })
}
