import { describe, expect, it } from 'vitest'
import { type DadataSuggestion, dadataAnswerSchema, toAddress, toPlace } from './dadata-answer.ts'

const suggestion = (data: DadataSuggestion['data']): DadataSuggestion => ({
  value: 'whole address',
  data: { region_kladr_id: '5000000000000', region_with_type: 'MO', geo_lat: '55.1', geo_lon: '38.7', ...data },
})

describe('DaData answers', () => {
  it('parses town and village, and numbers as strings', () => {
    expect(toPlace(suggestion({ city: 'Kolomna', settlement: 'Village', postal_code: '140400' }))).toEqual({
      title: expect.stringContaining('Village'),
      city: 'Kolomna',
      settlement: 'Village',
      region: 'Московская область',
      regionCode: '50',
      street: null,
      house: null,
      postalCode: '140400',
      coords: { latitude: 55.1, longitude: 38.7 },
      precision: 'place',
    })
  })

  it('accepts numbers in place of texts', () => {
    const data = { ...suggestion({ city: 'Kolomna' }).data, geo_lat: 55.1, geo_lon: 38.7, qc_geo: 0, house: 5 }
    const answer = dadataAnswerSchema.parse({ suggestions: [{ value: 'whole address', data }] })
    expect(answer.suggestions.map(toAddress)).toMatchObject([
      { precision: 'house', location: { house: '5', coords: { latitude: 55.1, longitude: 38.7 } } },
    ])
  })

  it('uses the region as the town when the region is a city', () => {
    const moscow = { region_kladr_id: '7700000000000', region: 'Moscow', city: null }
    expect(toPlace(suggestion(moscow))?.city).toBe('Moscow')
    expect(toPlace(suggestion({ region: 'Moscow oblast', city: null }))).toBeNull()
  })

  it.each([
    { city: 'X', geo_lat: null },
    { city: 'X', geo_lat: '' },
    { city: 'X', geo_lon: 'east' },
    { city: 'X', region_kladr_id: '0000000000000' },
    { city: 'X', region_kladr_id: null },
    { city: '', settlement: null },
  ])('skips answers without a required field: %j', (data) => {
    expect(toPlace(suggestion(data))).toBeNull()
    expect(toAddress(suggestion(data))).toBeNull()
  })

  it('joins the house with its block, and returns the precision', () => {
    const address = toAddress(
      suggestion({ city: 'X', street_with_type: 'St Y', house: '5', block_type: 'k', block: '2', qc_geo: '0' }),
    )
    expect(address?.location).toMatchObject({
      title: 'X, Московская область, St Y, 5 k 2',
      street: 'St Y',
      house: '5 k 2',
    })
    expect(address?.precision).toBe('house')
    expect(toAddress(suggestion({ city: 'X', qc_geo: '2' }))?.precision).toBe('street')
    expect(toAddress(suggestion({ city: 'X', qc_geo: null }))?.precision).toBe('place')
  })

  it('formats postal addresses, unlike the register', () => {
    const data = { region_kladr_id: '7700000000000', city: 'Москва', street_with_type: 'ул пятницкая', house: '12' }
    const address = toAddress({ ...suggestion(data), value: 'г Москва, ул пятницкая, д 12' })
    expect(address).toMatchObject({ title: 'Москва, Пятницкая ул., 12', location: { street: 'Пятницкая ул.' } })
  })
})
