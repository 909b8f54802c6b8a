import { defaultLocation } from '@okolitsa/strings/ru/places.ts'
import { describe, expect, it } from 'vitest'
import { type PlaceDirectory, PlaceDirectoryError } from '../../fulfilment/geo/ports.ts'
import { fallBackPlaceDirectory } from './fall-back-place-directory.ts'

const failing = (error: Error): PlaceDirectory => ({
  findPlaces: () => Promise.reject(error),
  findAddresses: () => Promise.reject(error),
  placeAt: () => Promise.reject(error),
})
const working: PlaceDirectory = {
  findPlaces: async () => [defaultLocation],
  findAddresses: async () => [{ title: 'x', location: defaultLocation, precision: 'place' }],
  placeAt: async () => defaultLocation,
}

describe('fallBackPlaceDirectory', () => {
  it('asks the second when the first cannot answer, and says so', async () => {
    const failures: string[] = []
    const directory = fallBackPlaceDirectory(failing(new PlaceDirectoryError('timeout')), working, (error) =>
      failures.push(error.reason),
    )
    expect(await directory.findPlaces('x', 1)).toHaveLength(1)
    expect(await directory.findAddresses('x', 1)).toHaveLength(1)
    expect(await directory.placeAt({ latitude: 0, longitude: 0 })).toBe(defaultLocation)
    expect(failures).toEqual(['timeout', 'timeout', 'timeout'])
  })

  it('does not hide bugs', async () => {
    const directory = fallBackPlaceDirectory(failing(new TypeError('bug')), working, () => {})
    await expect(directory.findPlaces('x', 1)).rejects.toThrow(TypeError)
  })
})
