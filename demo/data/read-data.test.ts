import { expect, it } from 'vitest'
import { organizationSchema } from '../schemas/organization.ts'
import { demoFarmers } from './farmers.ts'
import { checkData, readData } from './read-data.ts'

const farm = demoFarmers[0] as (typeof demoFarmers)[number]

it('names the file and the field when a value is wrong', () => {
  const [product, ...others] = farm.products
  const wrong = { ...farm, products: [{ ...product, price: '120' }, ...others] }
  expect(() => checkData('farmers/farm.json', wrong, organizationSchema)).toThrow(
    /^demo\/data\/farmers\/farm\.json: products\.0\.price: .*expected number/,
  )
})

it('names the file and the field when a field is missing or unknown', () => {
  const { tagline: _tagline, ...rest } = farm
  expect(() => checkData('farm.json', rest, organizationSchema)).toThrow('demo/data/farm.json: tagline: ')
  const unknown = { ...farm, legal: { ...farm.legal, phone: '' } }
  expect(() => checkData('farm.json', unknown, organizationSchema)).toThrow(/farm\.json: legal: .*"phone"/)
})

it('names the file when it is not valid JSON', () => {
  expect(() => readData('read-data.test.ts', organizationSchema)).toThrow('demo/data/read-data.test.ts: ')
})
