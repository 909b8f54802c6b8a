import { type PointerEvent, useState } from 'react'

/** A dragged picture and the position under the pointer. */
interface Dragged {
  readonly source: string
  readonly over: number | null
}

/** Marks an element as the tile of a position, 1…; a drag ends on it. */
export const placeMark = (place: number) => ({ 'data-place': place })

/** Position of the tile at a point of the window; null = none. */
function placeAt(x: number, y: number): number | null {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  return tile ? Number(tile.dataset.place) : null
}

/** Dragging by a handle with touch, pen or mouse. */
export function useTileDrag(onMove: (source: string, place: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  return {
    dragged,
    /** Props of a picture's handle. */
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
