import { type PointerEvent, useState } from 'react'

/** A picture that is being dragged, and the place it would take. */
interface Dragged {
  readonly source: string
  readonly over: number | null
}

/** Marks an element as the tile of a place, 1…: a drag ends on it. */
export const placeMark = (place: number) => ({ 'data-place': place })

/** Place of the tile at a point of the window; null = there is none. */
function placeAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  return tile ? Number(tile.dataset.place) : null
}

/** Dragging by a handle with a finger, a pen or a mouse alike. */
export function useTileDrag(onMove: (source: string, place: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  return {
    dragged,
    /** For the handle of a picture. */
    handle: (source: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged({ source, over: null })
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (dragged) setDragged({ ...dragged, over: placeAt(clientX, clientY) })
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const place = dragged && placeAt(clientX, clientY)
        setDragged(null)
        if (place) onMove(source, place)
      },
      onPointerCancel: () => setDragged(null),
    }),
  }
}
export type TileDrag = ReturnType<typeof useTileDrag>
