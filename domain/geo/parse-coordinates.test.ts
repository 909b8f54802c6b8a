import { expect, it } from 'vitest'
import { coordinatesText, parseCoordinates } from './parse-coordinates.ts'

it.each([
  ['55.75123, 37.61234', 55.75123, 37.61234],
  ['55.75123 37.61234', 55.75123, 37.61234],
  ['55,75123, 37,61234', 55.75123, 37.61234],
  ['55,75123; 37,61234', 55.75123, 37.61234],
  ['  66.15, -169.81 ', 66.15, -169.81],
  ['55.75123°, 37.61234°', 55.75123, 37.61234],
  ['55, 37', 55, 37],
])('reads %s', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude })
})

it.each(['', '55.75', 'Moscow', '95.1, 37.6', '55.75, 237.6', '55.75, 37.61, 12'])(
  'reads nothing out of «%s»',
  (text) => {
    expect(parseCoordinates(text)).toBeNull()
  },
)

it('parses the text that it writes', () => {
  const coords = { latitude: 55.75123, longitude: -37.61234 }
  expect(parseCoordinates(coordinatesText(coords))).toEqual(coords)
})
