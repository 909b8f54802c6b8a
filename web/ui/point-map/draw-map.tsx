import { useEffect, useEffectEvent, useReducer } from 'react'
import { classNames } from '../class-names.ts'
import { DragHandle } from './drag-handle.tsx'
import css from './draw-map.module.css'
import {
  cornerAfter,
  type Drawn,
  eastOf,
  extremes,
  metresBetween,
  middlesOf,
  movedCorner,
  radiusOf,
  rounded,
  withoutCorner,
} from './drawing.ts'
import { MapFrame, useFramedMap } from './map-frame.tsx'
import type { MapPoint } from './map-point.ts'
import type { MapWords, OpenMap, ScreenPlace } from './map-port.ts'
import { Outline, toneOf } from './shape-outline.tsx'

/** A read-only shape; `tone` distinguishes it from its neighbours. */
export interface MapShape {
  readonly id: string
  /** Short label; null = none. */
  readonly label: string | null
  /** A longer text, where there is room. */
  readonly note?: string
  readonly tone: number
  readonly drawn: Drawn
  /** The border is approximate: the area is defined by a name. */
  readonly isRough?: boolean
}

export interface DrawWords extends MapWords {
  readonly corner: (number: number, of: number) => string
  readonly middle: (number: number) => string
  readonly centre: string
  readonly edge: string
}

/** Shorter sides have no handle in their middle, px. */
const LEAST_SIDE = 70

/**
 * A map for drawing: a border corner by corner, a circle by its centre and edge. Always next to fields with the same
 * numbers. Heavy: load it with `lazy`.
 */
export default function DrawMap({
  shapes,
  drawn,
  tone,
  here,
  start,
  picked,
  words,
  yandexKey,
  attribution,
  failure,
  onPick,
  onDrag,
  onChange,
}: {
  shapes: readonly MapShape[]
  /** The drawn shape; null = the map is read-only. */
  drawn: Drawn | null
  tone: number
  here: MapPoint | null
  /** Places of the initial view. */
  start: readonly MapPoint['coords'][]
  /** Index of the chosen corner. */
  picked: number | null
  words: DrawWords
  yandexKey: string | undefined
  attribution: string
  failure: string
  onPick: (corner: number | null) => void
  /** Called while a handle is dragged. */
  onDrag: (drawn: Drawn) => void
  /** Called when a handle is released, a corner is added or removed. */
  onChange: (drawn: Drawn) => void
}) {
  const [, redraw] = useReducer((frame: number) => frame + 1, 0)
  const press = useEffectEvent((coords: MapPoint['coords']) => {
    if (!drawn) return
    const at = rounded(coords)
    if (drawn.kind === 'radius') onChange({ ...drawn, center: at })
    else onChange({ ...drawn, points: [...drawn.points, at] })
    onPick(null)
  })
  const isDrawing = drawn !== null
  const framed = useFramedMap(() => ({
    words,
    here,
    yandexKey,
    onShift: redraw,
    ...(isDrawing && { onPress: (coords) => press(coords) }),
  }))
  const { map } = framed
  const begin = useEffectEvent((opened: OpenMap) => opened.fit(start))
  useEffect(() => {
    if (map) begin(map)
  }, [map])
  return (
    <MapFrame framed={framed} attribution={attribution} failure={failure}>
      {map && (
        <div className={css.layer}>
          <svg className={css.shapes} aria-hidden="true">
            {shapes.map((shape) => (
              <Outline key={shape.id} map={map} drawn={shape.drawn} tone={shape.tone} isRough={shape.isRough} />
            ))}
            {drawn && <Outline map={map} drawn={drawn} tone={tone} isOpen />}
          </svg>
          {shapes.map((shape) => (
            <Label key={shape.id} map={map} shape={shape} />
          ))}
          {drawn?.kind === 'radius' && (
            <CircleHandles map={map} circle={drawn} words={words} onDrag={onDrag} onChange={onChange} />
          )}
          {drawn?.kind === 'polygon' && (
            <CornerHandles
              map={map}
              border={drawn}
              picked={picked}
              words={words}
              onPick={onPick}
              onDrag={onDrag}
              onChange={onChange}
            />
          )}
        </div>
      )}
    </MapFrame>
  )
}

/** The label of a shape above its northern end. */
function Label({ map, shape }: { map: OpenMap; shape: MapShape }) {
  const ends = extremes(shape.drawn).map((coords) => map.toScreen(coords))
  if (ends.length === 0 || shape.label === null) return null
  const xs = ends.map(({ x }) => x)
  const left = (Math.min(...xs) + Math.max(...xs)) / 2
  const top = Math.min(...ends.map(({ y }) => y))
  return (
    <span className={classNames(css.label, toneOf(shape.tone))} style={{ left, top }} aria-hidden="true">
      {shape.label}
      {shape.note && <span className={css.note}> · {shape.note}</span>}
    </span>
  )
}

interface Handles<Shape extends Drawn> {
  map: OpenMap
  words: DrawWords
  onDrag: (drawn: Shape) => void
  onChange: (drawn: Shape) => void
}
type Circle = Extract<Drawn, { kind: 'radius' }>
type Border = Extract<Drawn, { kind: 'polygon' }>

function CircleHandles({ map, circle, words, onDrag, onChange }: Handles<Circle> & { circle: Circle }) {
  const moved = (to: ScreenPlace): Circle => ({ ...circle, center: rounded(map.toGround(to)) })
  const pulled = (to: ScreenPlace): Circle => ({
    ...circle,
    metres: radiusOf(metresBetween(circle.center, map.toGround(to))),
  })
  return (
    <>
      <DragHandle
        at={map.toScreen(circle.center)}
        label={words.centre}
        look="centre"
        onDrag={(to) => onDrag(moved(to))}
        onDrop={(to) => onChange(moved(to))}
      />
      <DragHandle
        at={map.toScreen(eastOf(circle.center, circle.metres))}
        label={words.edge}
        look="edge"
        onDrag={(to) => onDrag(pulled(to))}
        onDrop={(to) => onChange(pulled(to))}
      />
    </>
  )
}

function CornerHandles({
  map,
  border,
  picked,
  words,
  onPick,
  onDrag,
  onChange,
}: Handles<Border> & { border: Border; picked: number | null; onPick: (corner: number | null) => void }) {
  const { points } = border
  const corners = points.map((point) => map.toScreen(point))
  const at = (to: ScreenPlace) => rounded(map.toGround(to))
  const put = (list: readonly MapPoint['coords'][]): Border => ({ kind: 'polygon', points: list })
  const insert = (side: number, to: ScreenPlace) => {
    onChange(put(cornerAfter(points, side, at(to))))
    onPick(side + 1)
  }
  return (
    <>
      {middlesOf(corners, LEAST_SIDE).map(({ at: side, middle }) => (
        <DragHandle
          key={`middle${side}`}
          at={middle}
          label={words.middle(side + 1)}
          look="middle"
          onDrag={() => undefined}
          onPress={() => insert(side, middle)}
          onDrop={(to) => insert(side, to)}
        />
      ))}
      {corners.map((corner, index) => (
        <DragHandle
          // biome-ignore lint/suspicious/noArrayIndexKey: a corner is identified by its position
          key={index}
          at={corner}
          label={words.corner(index + 1, corners.length)}
          look="corner"
          isSelected={picked === index}
          onPress={() => onPick(index)}
          onDrag={(to) => onDrag(put(movedCorner(points, index, at(to))))}
          onDrop={(to) => onChange(put(movedCorner(points, index, at(to))))}
          onRemove={() => {
            onChange(put(withoutCorner(points, index)))
            onPick(null)
          }}
        />
      ))}
    </>
  )
}
