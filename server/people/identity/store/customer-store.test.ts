import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../../platform/db/client.ts'
import { testDatabase } from '../../../platform/db/testing.ts'
import { findCustomer, findOrCreateCustomer, savePhone } from './customer-store.ts'

const { executor, inTransaction, close } = openDatabase(await testDatabase())
afterAll(() => close())

it('refuses the second of two concurrent changes to one phone because it is taken', async () => {
  const anna = await findOrCreateCustomer(executor, '79160000001')
  const boris = await findOrCreateCustomer(executor, '79160000002')
  const { moved, late } = await inTransaction(async (tx) => {
    const moved = await savePhone(tx, anna.id, '79160000003')
    // this change waits for the uncommitted row of the other customer
    const late = savePhone(executor, boris.id, '79160000003')
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { moved, late }
  }).then(async ({ moved, late }) => ({ moved, late: await late }))
  expect({ moved, late }).toEqual({ moved: true, late: false })
  expect((await findCustomer(executor, boris.id))?.phone).toBe('79160000002')
})
