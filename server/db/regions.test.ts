import { REGIONS } from '@okolitsa/domain/geo/regions.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { expect, it } from 'vitest'
import { openDatabase, run } from '../platform/db/client.ts'
import { testDatabase } from '../platform/db/testing.ts'

it('has the same regions in the table and in the domain', async () => {
  const database = openDatabase(await testDatabase())
  const rows = await run(database.executor, 'select code, name, time_zone as "timeZone" from region order by code')
  await database.close()
  expect(rows).toEqual(REGIONS.map(({ code, timeZone }) => ({ code, name: REGION_TITLES[code], timeZone })))
})
