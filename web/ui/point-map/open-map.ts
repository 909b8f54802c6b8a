import type { MapOptions, OpenMap } from './map-port.ts'

/** Implementations of a map, each loaded on use. */
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
 * Opens Yandex Maps if the shop has a key; otherwise, or when Yandex fails, the bundled map. Rejects when no map can be
 * drawn.
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
      // removes the remains of a partly drawn map
      container.replaceChildren()
    }
  }
  return drawers.bundled(container, options)
}
