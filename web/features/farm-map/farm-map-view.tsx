import type { FarmMap } from '@okolitsa/contracts/catalog/farm-map.ts'
import { MAP_CARDS, MAX_MAP_CARDS } from '@okolitsa/domain/catalog/farm-map.ts'
import { distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { farmMap as text } from '@okolitsa/strings/ru/farm-map.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import search from '../../assets/food/i-search.webp'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useFarmMap, useMapPlace, useMarkedFarm } from '../../data/farm-map/use-farm-map.ts'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { MapPoint } from '../../ui/point-map/map-point.ts'
import type { MapView } from '../../ui/point-map/map-port.ts'
import css from './farm-map.module.css'
import { FarmRow } from './farm-row.tsx'
import { MapCards } from './map-cards.tsx'
import { MapFilters } from './map-filters.tsx'
import { type MapState, mapPath } from './map-state.ts'
import { NoMap } from './no-map.tsx'

/** Without the map the page is a complete list. */
const AreaMap = lazy(() => import('../../ui/point-map/area-map.tsx').catch(() => ({ default: NoMap })))

const SIGN_PX = 30
const SAME_YARD_METRES = 3_000
/** Minimum zoom at which the name of a town describes the visible area. */
const TOWN_ZOOM = 5.5

/** A pickup point at the farm itself is merged into the farm's mark. */
function marksOf({ marks, points }: FarmMap): MapPoint[] {
  const at = new Map(marks.map(({ id, coords }) => [id, coords]))
  return [
    ...marks.map(
      ({ id, title, coords, smallImageUrl, hue, isAvailableHere }): MapPoint => ({
        id: `f${id}`,
        label: title,
        coords,
        picture: pictureOf(smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src,
        hue,
        look: isAvailableHere ? 'point' : 'quiet',
      }),
    ),
    ...points
      .filter(({ organizationId, coords }) => {
        const farm = at.get(organizationId)
        return !farm || distanceMetres(farm, coords) > SAME_YARD_METRES
      })
      .map(({ id, title, coords }): MapPoint => ({ id: `p${id}`, label: title, coords, look: 'shop' })),
  ]
}

/** Stores the view in the current history entry: the back button and a shared link restore it. */
function rememberView(state: MapState): void {
  history.replaceState(history.state, '', mapPath(state))
}

/** Farms on a map and in a list that follows it; keyboards and screen readers use the list. */
export function FarmMapView({
  state: loaded,
  answer: initial,
  place,
  categories,
}: {
  state: MapState
  answer: FarmMap
  /** Name of the initial area. */
  place: string | null
  categories: ReadonlyArray<{ readonly title: string; readonly urlKey: string; readonly farmersCount: number }>
}) {
  const { location, site } = useRootData()
  const withMap = useIsAlive()
  const [at, setAt] = useState(loaded.at)
  /** The visible area, used for the list. */
  const [seen, setSeen] = useState<MapView | null>(null)
  const [asked, setAsked] = useState<MapView | null>(null)
  const [isFollowing, setIsFollowing] = useState(true)
  const [perPage, setPerPage] = useState(MAP_CARDS)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const state = { ...loaded, at }

  const question = { ...state, location, bounds: asked?.bounds ?? null, perPage }
  const { answer, isFailed, isComing, retry } = useFarmMap(question, asked !== null, initial)
  const { items, points, totalItems } = answer
  const marks = useMemo(() => marksOf(answer), [answer])

  const point = points.find(({ id }) => selectedId === `p${id}`) ?? null
  const organizationId = point ? point.organizationId : selectedId?.startsWith('f') ? Number(selectedId.slice(1)) : null
  const isListed = items.some(({ id }) => id === organizationId)
  const stranger = useMarkedFarm(isListed ? null : organizationId, location)
  const cards = stranger ? [stranger, ...items] : items

  // before the map reports its area, the list covers the area of the URL, or the whole country
  const zoom = seen?.zoom ?? loaded.at?.zoom ?? null
  const isWide = zoom === null || zoom < TOWN_ZOOM
  const town = useMapPlace(asked === null || at === null || isWide ? null : asked.centre)
  const placeName = at === null || town === undefined ? place : town

  const onView = (view: MapView) => {
    setSeen(view)
    if (asked === null || (isFollowing && view.isByHand)) setAsked(view)
    if (!view.isByHand) return
    setAt(view)
    rememberView({ ...loaded, at: view })
  }
  const isElsewhere = !isFollowing && seen !== null && seen !== asked

  return (
    <div className={css.page}>
      <div className={css.side}>
        <h1 className="h2">{text.heading}</h1>
        <p className={css.place} role="status">
          {isWide || !placeName ? text.wide : text.around(placeName)}
          {' · '}
          {text.found(totalItems)}
        </p>
        <MapFilters state={state} categories={categories} />
        {isFailed && (
          <Notification
            tone="error"
            title={text.failed}
            action={
              <Button look="white" size="small" onClick={retry}>
                {text.retry}
              </Button>
            }
          />
        )}
      </div>
      <section className={css.map} aria-label={text.mapPart}>
        {withMap && (
          <Suspense fallback={<p className={css.loading}>{text.loading}</p>}>
            <AreaMap
              points={marks}
              here={{ id: 'here', label: text.me, coords: location.coords }}
              start={loaded.at}
              selectedId={selectedId}
              words={text.map}
              yandexKey={site.yandexMapsKey}
              attribution={text.attribution}
              failure={text.noMap}
              onSelect={setSelectedId}
              onView={onView}
            />
          </Suspense>
        )}
        {isElsewhere && (
          <span className={css.searchHere}>
            <Button size="small" shape="round" look="white" onClick={() => setAsked(seen)}>
              {text.searchHere}
            </Button>
          </span>
        )}
        {organizationId !== null && cards.some(({ id }) => id === organizationId) && (
          <MapCards
            farmers={cards}
            chosenId={organizationId}
            point={point}
            onChoose={(id) => setSelectedId(`f${id}`)}
            onClose={() => setSelectedId(null)}
          />
        )}
        <p className={css.legend}>
          <span className="visually-hidden">{text.legend}</span>
          <span className={css.farms}>{text.farms}</span>
          <span className={css.points}>{text.points}</span>
        </p>
      </section>
      <div className={css.list}>
        {withMap && (
          <Checkbox checked={isFollowing} onChange={(event) => setIsFollowing(event.target.checked)}>
            {text.follow}
          </Checkbox>
        )}
        {items.length === 0 ? (
          <EmptyState
            picture={search}
            title={text.emptyTitle}
            text={text.emptyText}
            action={
              <Button look="secondary" size="medium" shape="round" href="/map/farmers">
                {text.wholeCountry}
              </Button>
            }
          />
        ) : (
          <ul className={css.rows} aria-label={text.list} aria-busy={isComing}>
            {items.map((farmer) => (
              <FarmRow
                key={farmer.id}
                farmer={farmer}
                isSelected={farmer.id === organizationId}
                onSelect={seen && (() => setSelectedId(`f${farmer.id}`))}
              />
            ))}
          </ul>
        )}
        {items.length < totalItems && (
          <p className={css.rest}>
            <span className="sm muted">{text.shown(items.length, totalItems)}</span>
            {asked && items.length < MAX_MAP_CARDS && (
              <Button
                look="secondary"
                size="medium"
                block
                busy={isComing}
                onClick={() => setPerPage(Math.min(MAX_MAP_CARDS, perPage + MAP_CARDS))}
              >
                {text.more}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
