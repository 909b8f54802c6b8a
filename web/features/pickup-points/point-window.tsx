import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { pickupPoints as text } from '@okolitsa/strings/ru/pickup-points.ts'
import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type Point, pointsThatMatch, yandexMapsUrl } from '../../data/delivery/points.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ExternalLinkIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { PointKind } from './point-kind.ts'
import css from './point-window.module.css'

const PointMap = lazy(() => import('../../ui/point-map/point-map.tsx'))

const MAP_WORDS = { ...text, title: text.mapTitle }

type View = 'list' | 'map'
const VIEWS: ReadonlyArray<{ value: View; title: string }> = [
  { value: 'list', title: text.list },
  { value: 'map', title: text.onMap },
]

/** Minimum width at which list and map are in two columns; the map is loaded only where it is visible. */
const WIDE = '(min-width: 768px)'
const useIsWide = () =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
    () => false,
  )

/**
 * All points with a search: a list of radio buttons and a map of the same points, in two columns on a wide screen.
 * Large: load it with `lazy`.
 */
export default function PointWindow({
  kind,
  points,
  from,
  around,
  isExact,
  chosenId,
  onChoose,
  onClose,
}: {
  kind: PointKind
  points: readonly Point[]
  from: Coordinates
  around: string
  /** Whether `from` is the visitor's address instead of the centre of the town. */
  isExact: boolean
  chosenId: string | null
  onChoose: (point: Point) => void
  onClose: () => void
}) {
  const { site } = useRootData()
  const [markedId, setMarkedId] = useState(chosenId)
  const [typed, setTyped] = useState('')
  const [view, setView] = useState<View>('list')
  const isWide = useIsWide()
  const words = useDeferredValue(typed)
  const found = useMemo(() => pointsThatMatch(points, words), [points, words])
  const onMap = useMemo(
    () => found.map(({ id, title, address, coords }) => ({ id, label: `${title}, ${address}`, coords })),
    [found],
  )
  const here = { id: 'here', label: isExact ? text.here : text.middle, coords: from }
  const marked = found.find(({ id }) => id === markedId) ?? null
  const list = useRef<HTMLFieldSetElement>(null)
  const name = useId()

  useEffect(() => {
    // a press on the map scrolls the list to the point
    list.current?.querySelector('label:has(:checked)')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const mark = (id: string) => {
    setMarkedId(id)
    list.current?.querySelector(`label[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <Modal
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text.window[kind]}
      closeLabel={text.close}
      size="large"
      footer={
        <div className={css.footer}>
          <p className={classNames('sm', css.marked)} aria-live="polite">
            {marked ? `${marked.title}, ${marked.address}` : ''}
          </p>
          <Button disabled={!marked} onClick={() => marked && onChoose(marked)}>
            {text.choose}
          </Button>
        </div>
      }
    >
      <div className="stack g4">
        <p className="sm muted">{text.around(around)}</p>
        <SearchField
          label={text.search}
          placeholder={text.searchPlaceholder}
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          {...(typed && { clearLabel: text.clear, onClear: () => setTyped('') })}
        />
        <div className={css.views}>
          <Segmented label={text.view} value={view} items={VIEWS} onValueChange={setView} />
        </div>
        <p className="visually-hidden" role="status">
          {text.found(found.length)}
        </p>
        <div className={classNames(css.columns, view === 'map' && css.showsMap)}>
          <fieldset ref={list} className={css.list}>
            <legend className="visually-hidden">{text.window[kind]}</legend>
            {found.length === 0 && <p className="muted">{text.nothing}</p>}
            {found.map((point) => (
              <PointRow
                key={point.id}
                name={name}
                point={point}
                isExact={isExact}
                isMarked={point.id === markedId}
                onMark={() => setMarkedId(point.id)}
              />
            ))}
          </fieldset>
          {(isWide || view === 'map') && (
            <div className={css.map}>
              <Suspense fallback={<Skeleton height="100%" radius={20} />}>
                <PointMap
                  points={onMap}
                  here={here}
                  selectedId={markedId}
                  words={MAP_WORDS}
                  yandexKey={site.yandexMapsKey}
                  attribution={text.attribution}
                  failure={text.noMap}
                  bare={text.bare}
                  onSelect={mark}
                />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </Modal>
  )
}

function PointRow({
  name,
  point,
  isExact,
  isMarked,
  onMark,
}: {
  name: string
  point: Point
  isExact: boolean
  isMarked: boolean
  onMark: () => void
}) {
  return (
    <div className={css.row}>
      <label data-id={point.id}>
        <input
          className="visually-hidden"
          type="radio"
          name={name}
          value={point.id}
          checked={isMarked}
          onChange={onMark}
        />
        <span className={css.head}>
          <b className="strong">{point.title}</b>
          {isExact && <span className="sm muted">{text.farAway(point.distanceKm)}</span>}
        </span>
        <span className="sm">{point.address}</span>
        {point.hours.map((line) => (
          <span key={line} className="sm muted">
            {line}
          </span>
        ))}
        {point.note && <span className="sm muted">{point.note}</span>}
      </label>
      {isMarked && (
        <a className={classNames('link sm', css.outside)} href={yandexMapsUrl(point)} target="_blank" rel="noreferrer">
          {text.outside} <ExternalLinkIcon size={14} />
        </a>
      )}
    </div>
  )
}
