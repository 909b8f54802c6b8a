import { expect, it } from 'vitest'
import { testApp } from '../../testing.ts'
import { demoDatabase } from '../db/testing.ts'

const { call } = await testApp(await demoDatabase())

it.each(['0000-01-01', '1899-12-31', '2101-01-01', '2026-02-30', '%2B275760-09-13', '-1'])(
  'names the query field when its day is %s',
  async (day) => {
    const { status, body } = await call('GET', `/api/v2/tours?from=${day}`)
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'BAD_REQUEST', ['from']])
  },
)

it.each([2_147_483_648, 1e21, -1, 0, 0.5])('refuses the id %s in a body', async (id) => {
  const { status, body } = await call('POST', '/api/v2/products/ids', { body: [id] })
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
})
