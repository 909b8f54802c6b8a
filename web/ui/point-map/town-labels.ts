/** A town's name with its place: name, longitude, latitude. */
export type Town = readonly [name: string, longitude: number, latitude: number]

export interface ShownTown {
  readonly name: string
  readonly at: readonly [longitude: number, latitude: number]
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Size of a label, px: letter width, line height, padding. */
const LETTER = 7.5
const LINE = 18
const AIR = 10
const MAX_LABELS = 40

const boxOf = (name: string, x: number, y: number): Box => {
  const half = (name.length * LETTER) / 2 + AIR
  return { left: x - half, right: x + half, top: y - LINE / 2 - AIR, bottom: y + LINE / 2 + AIR }
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * The largest towns whose labels fit on the screen without overlap.
 * @param towns from the largest
 * @param project a place on the screen, px
 */
export function townsThatFit(
  towns: readonly Town[],
  project: (longitude: number, latitude: number) => { readonly x: number; readonly y: number },
  screen: { readonly width: number; readonly height: number },
): ShownTown[] {
  const taken: Box[] = []
  const shown: ShownTown[] = []
  for (const [name, longitude, latitude] of towns) {
    if (shown.length === MAX_LABELS) break
    const { x, y } = project(longitude, latitude)
    if (x < 0 || y < 0 || x > screen.width || y > screen.height) continue
    const box = boxOf(name, x, y)
    if (taken.some((other) => meet(other, box))) continue
    taken.push(box)
    shown.push({ name, at: [longitude, latitude] })
  }
  return shown
}
