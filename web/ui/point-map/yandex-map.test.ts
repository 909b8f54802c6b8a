import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeElement, FakeMap, fakeYandex } from './fake-yandex.data.ts'
import type { MapPoint } from './map-point.ts'
import type { MapView } from './map-port.ts'
import { openYandexMap } from './yandex-map.ts'

const words = {
  title: 'Farms',
  zoomIn: 'Nearer',
  zoomOut: 'Farther',
  metres: 'm',
  kilometres: 'km',
  cluster: (count: number) => `${count} together`,
}
const point = (id: string, latitude: number, longitude: number): MapPoint => ({
  id,
  label: id,
  coords: { latitude, longitude },
})
const moscow = point('moscow', 55.75, 37.62)
const khimki = point('khimki', 55.89, 37.43)
const tula = point('tula', 54.19, 37.62)
const START = { centre: { latitude: 55, longitude: 37.6 }, zoom: 6 }

const containers: FakeElement[] = []
function open(more: Partial<Parameters<typeof openYandexMap>[1]> = {}) {
  const container = new FakeElement()
  containers.push(container)
  const views: MapView[] = []
  const moves: MapPoint['coords'][] = []
  const selected: string[] = []
  const map = openYandexMap(
    container as unknown as HTMLElement,
    {
      words,
      here: null,
      start: START,
      onView: (view) => views.push(view),
      onMove: (coords) => moves.push(coords),
      onSelect: (id) => selected.push(id),
      ...more,
    },
    fakeYandex,
  )
  return { map, container, yandex: FakeMap.last, views, moves, selected }
}
const rest = () => vi.advanceTimersByTime(1_000)

let isStill = false
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  isStill = false
  vi.stubGlobal('document', { createElement: () => new FakeElement() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('Yandex Maps behind the map port', () => {
  it("starts at the given view with the shop's zoom levels and reports the visible part", () => {
    const { yandex, views } = open()
    expect(yandex.zoom).toBe(START.zoom + 1)
    expect(yandex.center).toEqual([37.6, 55])
    expect(views).toEqual([expect.objectContaining({ centre: START.centre, zoom: START.zoom, isByHand: false })])
    const { south, north, west, east } = views[0]?.bounds ?? { south: 0, north: 0, west: 0, east: 0 }
    expect(south).toBeLessThan(55)
    expect(north).toBeGreaterThan(55)
    expect(west).toBeLessThan(37.6)
    expect(east).toBeGreaterThan(37.6)
  })

  it('clusters near points, opens a cluster on a press, and reports the pressed mark', () => {
    const { map, yandex, selected } = open()
    map.show([moscow, khimki, tula], true)
    expect(yandex.marks.map(({ element }) => element.ariaLabel)).toEqual(['2 together', 'tula'])
    yandex.mark('2 together').element.click()
    rest()
    expect(yandex.marks.map(({ element }) => element.ariaLabel).sort()).toEqual(['khimki', 'moscow'])
    yandex.mark('khimki').element.click()
    expect(selected).toEqual(['khimki'])
  })

  it('shows the chosen point outside its cluster, above the others', () => {
    const { map, yandex } = open()
    map.show([moscow, khimki, tula], true)
    map.select('moscow')
    expect(yandex.mark('moscow').zIndex).toBeGreaterThan(yandex.mark('2 together').zIndex)
    map.select(null)
    expect(() => yandex.mark('moscow')).toThrow()
  })

  it('distinguishes moves of the person from moves of the shop', () => {
    const { map, yandex, views, moves } = open()
    map.centre({ latitude: 56, longitude: 38 }, 10)
    rest()
    expect(views.at(-1)).toMatchObject({ centre: { latitude: 56, longitude: 38 }, zoom: 10, isByHand: false })
    expect(moves).toEqual([])
    yandex.drag([39, 57])
    rest()
    expect(views.at(-1)).toMatchObject({ centre: { latitude: 57, longitude: 39 }, isByHand: true })
    expect(moves).toEqual([{ latitude: 57, longitude: 39 }])
    map.reportView()
    rest()
    expect(views.at(-1)?.isByHand).toBe(true)
  })

  it('moves the map by keys and buttons', () => {
    const { container, yandex, moves } = open()
    yandex.canvas.press('ArrowRight')
    rest()
    expect(moves.at(-1)?.longitude).toBeGreaterThan(START.centre.longitude)
    expect(moves.at(-1)?.latitude).toBeCloseTo(START.centre.latitude)
    const [nearer] = container.children.at(-1)?.children ?? []
    nearer?.click()
    rest()
    expect(yandex.zoom).toBe(START.zoom + 2)
  })

  it('moves without animation under reduced motion', () => {
    const { container, yandex } = open()
    const [nearer] = container.children.at(-1)?.children ?? []
    nearer?.click()
    expect(yandex.duration).toBeGreaterThan(0)
    isStill = true
    nearer?.click()
    expect(yandex.duration).toBe(0)
  })

  it('starts with the points when no view is given, and does not move for a visible place', () => {
    const { map, yandex, views } = open({ start: null })
    expect(views).toEqual([])
    map.show([moscow, tula])
    rest()
    expect(views).toHaveLength(1)
    const { center } = yandex
    map.reveal({ latitude: center[1] + 0.5, longitude: center[0] })
    expect(yandex.center).toEqual(center)
    map.reveal({ latitude: 43, longitude: 132 })
    expect(yandex.center[0]).toBeCloseTo(132)
    expect(yandex.center[1]).toBeLessThan(43)
  })

  it('removes everything on close', () => {
    const { map, container, yandex, views } = open()
    map.centre({ latitude: 56, longitude: 38 }, 10)
    map.close()
    rest()
    expect(yandex.isDestroyed).toBe(true)
    expect(container.children).toEqual([])
    expect(views).toHaveLength(1)
  })
})
