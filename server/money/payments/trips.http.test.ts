import { RBS_EMULATOR_CREDENTIALS } from '@okolitsa/emulators/rbs/credentials.ts'
import { checksumOf } from '@okolitsa/emulators/rbs/notifications.ts'
import { expect, it } from 'vitest'
import { expectWithin } from '../../testing/trips.data.ts'
import { EGGS } from '../../testing/two-farms.data.ts'
import { paymentsShopOfFile } from './payments-shop.data.ts'

const shop = await paymentsShopOfFile()

/** Pays an order at the bank; the notification is the call under test. */
const paidAtBank = async () => {
  const id = await shop.place('sbp', { [EGGS]: 6 })
  const { payload } = await shop.state(id)
  await shop.fault('no-notify', 1)
  await shop.press(payload, 'pay')
  const [known] = await shop.atBank(id)
  const about = { orderNumber: known?.orderNumber ?? '', operation: 'deposited' }
  const checksum = checksumOf(about, RBS_EMULATOR_CREDENTIALS.callbackKey)
  return { id, path: `/api/v1/payments/rbs/callback?${new URLSearchParams({ ...about, checksum })}` }
}

it('settles a paid order on its notification within fourteen round trips', async () => {
  const notify = async () => {
    const { path } = await paidAtBank()
    return () => shop.call('GET', path)
  }
  await expectWithin(notify, { trips: 14, statements: 24 })
  const { id, path } = await paidAtBank()
  await shop.call('GET', path)
  expect(await shop.view(id)).toMatchObject({ paymentStatus: 'paid' })
})
