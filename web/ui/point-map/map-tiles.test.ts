import { expect, it, vi } from 'vitest'
import { addTiles, TILES } from './map-tiles.ts'

const colors = { water: 'blue', land: 'beige', shore: 'gray', road: 'white', words: 'black' }

it('puts streets, houses and labels of the tiles below the points', () => {
  const [addSource, addLayer] = [vi.fn(), vi.fn()]
  addTiles({ addSource, addLayer }, { url: 'https://t.example/{z}/{x}/{y}.pbf', attribution: '©' }, colors, 'points')
  expect(addSource).toHaveBeenCalledWith(
    TILES,
    expect.objectContaining({ type: 'vector', tiles: ['https://t.example/{z}/{x}/{y}.pbf'] }),
  )
  const layers = addLayer.mock.calls.map(([layer, before]) => [layer['source-layer'], layer.source, before])
  expect(new Set(layers.map(([, source, before]) => `${source} ${before}`))).toEqual(new Set([`${TILES} points`]))
  const shown = layers.map(([of]) => of)
  expect(shown).toEqual(
    expect.arrayContaining(['water', 'building', 'transportation', 'transportation_name', 'housenumber']),
  )
})
