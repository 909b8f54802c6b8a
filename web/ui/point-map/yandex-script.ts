type LngLat = readonly [longitude: number, latitude: number]

/** The part of Yandex Maps 3.0 that the shop uses. */
export interface YandexMaps {
  readonly ready: Promise<unknown>
  readonly YMap: new (
    container: HTMLElement,
    options: {
      readonly location: { readonly center: LngLat; readonly zoom: number }
      readonly zoomRange: { readonly min: number; readonly max: number }
      readonly behaviors: readonly string[]
      readonly showScaleInCopyrights: boolean
      readonly copyrightsPosition: string
    },
  ) => YandexMap
  readonly YMapDefaultSchemeLayer: new (options: object) => object
  readonly YMapDefaultFeaturesLayer: new (options: object) => object
  readonly YMapListener: new (options: {
    readonly layer: 'any'
    readonly onUpdate: () => void
    readonly onActionStart: () => void
    readonly onActionEnd: () => void
    readonly onClick: (thing: unknown, press: { readonly coordinates: LngLat }) => void
  }) => object
  readonly YMapMarker: new (
    options: { readonly coordinates: LngLat; readonly zIndex: number },
    element: HTMLElement,
  ) => YandexMarker
}

export interface YandexMap {
  readonly center: LngLat
  readonly zoom: number
  /** Two opposite corners of the visible area. */
  readonly bounds: readonly [LngLat, LngLat]
  addChild(child: object): unknown
  removeChild(child: object): unknown
  setLocation(location: { readonly center: LngLat; readonly zoom: number; readonly duration?: number }): void
  destroy(): void
}

export interface YandexMarker {
  update(options: { readonly zIndex: number }): void
}

/** Time after which the bundled map is drawn instead, ms. */
const LONGEST_WAIT_MS = 10_000

const apiOf = () => (globalThis as { ymaps3?: YandexMaps }).ymaps3

function addScript(key: string): Promise<YandexMaps> {
  const query = new URLSearchParams({ apikey: key, lang: document.documentElement.lang === 'en' ? 'en_US' : 'ru_RU' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://api-maps.yandex.ru/v3/?${query}`
  const { promise, resolve, reject } = Promise.withResolvers<YandexMaps>()
  const tooLate = setTimeout(() => reject(new Error('Yandex Maps take too long')), LONGEST_WAIT_MS)
  script.onerror = () => reject(new Error('no script of Yandex Maps'))
  script.onload = () => {
    const api = apiOf()
    if (api) api.ready.then(() => resolve(api), reject)
    else reject(new Error('the script of Yandex Maps has brought none'))
  }
  document.head.append(script)
  return promise.finally(() => clearTimeout(tooLate))
}

/** Loads Yandex Maps once. A failure is not retried: the next map must not wait again. */
export function yandexLoader(): (key: string) => Promise<YandexMaps> {
  let loading: Promise<YandexMaps> | null = null
  return (key) => {
    loading ??= addScript(key)
    return loading
  }
}

export const loadYandexMaps = yandexLoader()
