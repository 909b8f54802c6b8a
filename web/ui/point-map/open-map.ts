import type { MapOptions, OpenMap } from './map-port.ts'

/** Who can draw a map; each is loaded only when it draws. */
export interface MapDrawers {
  bundled(container: HTMLElement, options: MapOptions): Promise<OpenMap>
  yandex(container: HTMLElement, options: MapOptions, key: string): Promise<OpenMap>
}

const DRAWERS: MapDrawers = {
  async bundled(container, options) {
    const { openBundledMap } = await import('./bundled-map.ts')
    return openBundledMap(container, options)
  },
  async yandex(container, options, key) {
    const [{ loadYandexMaps }, { openYandexMap }] = await Promise.all([
      import('./yandex-script.ts'),
      import('./yandex-map.ts'),
    ])
    return openYandexMap(container, options, await loadYandexMaps(key))
  },
}

/**
 * Opens Yandex Maps where the shop has a key, and the bundled map where it has none or Yandex does not come.
 * Rejects where no map can be drawn.
 */
export async function openMap(
  container: HTMLElement,
  options: MapOptions,
  drawers: MapDrawers = DRAWERS,
): Promise<OpenMap> {
  if (options.yandexKey !== undefined) {
    try {
      return await drawers.yandex(container, options, options.yandexKey)
    } catch {
      // what a half-drawn map left behind
      container.replaceChildren()
    }
  }
  return drawers.bundled(container, options)
}
