import { expect, it } from 'vitest'
import { faultShopOfFile, TOTAL } from './fault-shop.data.ts'

const shop = await faultShopOfFile()
const { bank, sql } = shop

it('payments do not wait for a node that dies during a delivery; its event is delivered minutes later', async () => {
  let wake = () => {}
  const asleep = new Promise<void>((resolve) => {
    wake = resolve
  })
  const { rbs } = bank.gateways
  if (!rbs) throw new Error('no cards')
  const living = await shop.openNode()
  const dying = await shop.openNode({
    jobs: 'events',
    adapters: { gateways: { rbs: { ...rbs, capture: (request) => asleep.then(() => rbs.capture(request)) } } },
  })
  const waiting = async () =>
    (await sql<{ topic: string }>('select topic from outbox where delivered_at is null')).map(({ topic }) => topic)
  const expectWaiting = (topics: string[]) => expect.poll(waiting).toEqual(topics)

  const id = await living.place('rbs')
  await bank.pay(id)
  await living.notify(await bank.notificationOf(id))
  await living.send(id, 'isAssembling', 'onTheRoad')
  // from here on the dead node has claimed the payment and its job lock, and does not continue
  await expectWaiting(['PaymentCaptureRequested'])

  const heir = await shop.openNode({ jobs: 'events' })
  const task = (name: string) => heir.app.work.periodic.find((each) => each.name === name)?.run()
  shop.passMinutes(1)
  await task('reconcile-payments')
  expect(await shop.accountOf(id)).toMatchObject({ paymentStatus: 'paid', bank: { held: 0, taken: TOTAL } })
  await task('free-abandoned-deliveries')
  await expectWaiting(['PaymentCaptureRequested'])

  await sql(`update graphile_worker._private_jobs set locked_at = locked_at - interval '6 minutes'
    where locked_at is not null`)
  await task('free-abandoned-deliveries')
  await expectWaiting([])

  // its bank answers the dead node after all
  wake()
  await dying.close()
  await living.work()
  expect(await shop.accountOf(id)).toMatchObject({
    payments: [`paid ${TOTAL}`],
    refunds: [],
    bank: { registered: 1, held: 0, taken: TOTAL, returned: 0 },
    ledger: TOTAL,
    receipts: TOTAL,
  })
  expect(await shop.countEvents(id, 'PaymentSettled')).toBe(1)
})
