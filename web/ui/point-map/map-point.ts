/** A point on the map; what it is belongs to the caller. */
export interface MapPoint {
  readonly id: string
  /** Spoken name and tooltip. */
  readonly label: string
  readonly coords: { readonly latitude: number; readonly longitude: number }
  /** Shown in a ring instead of a drop; `hue` is the colour under it, degrees of OKLCH. */
  readonly picture?: string | undefined
  readonly hue?: number | undefined
  /** `shop` is a place to take orders at, `quiet` is paler than the others. */
  readonly look?: 'point' | 'shop' | 'quiet' | undefined
}
