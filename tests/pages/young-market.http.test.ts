import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { expect, it } from 'vitest'
import { openDatabase } from '../../server/platform/db/client.ts'
import { demoDatabase } from '../../server/platform/db/testing.ts'
import { renderedShop } from '../promises/rendered-shop.data.ts'

it('shows the first farms of a young market by their number, and room for another', async () => {
  const url = await demoDatabase()
  const database = openDatabase(url, { max: 1 })
  await database.pool.query("update organization set is_hidden = true where type = 'farmer' and id not in (101, 102)")
  await database.close()
  const shop = await renderedShop(url)
  const { words } = await shop.open('/', defaultLocation)
  expect(words).toContain('Пока здесь две фермы')
  expect(words).toMatch(/Товаров пока \d+\. Чего-то не.хватает/)
  expect(words).toContain('Место для вашей фермы')
  expect(words).not.toContain('Сюда пока никто не возит')
})
