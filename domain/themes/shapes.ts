/** A style of corners, density, borders and picture frames, as the design tokens that differ. */
export type Shape = Readonly<Record<string, string>>

const ROOMY = {
  's-8': '40px',
  's-10': '52px',
  's-12': '64px',
  's-16': '84px',
  's-20': '104px',
  's-24': '128px',
}
const DENSE = { 's-8': '26px', 's-10': '32px', 's-12': '38px', 's-16': '48px', 's-20': '60px', 's-24': '72px' }
/** Lines instead of shadows around cards. */
const LINED = {
  'shadow-0': '0 0 0 1px var(--border-soft)',
  'shadow-1': '0 0 0 1px var(--border-soft)',
  'shadow-2': '0 0 0 1px var(--border-strong)',
}

/** Styles by name. `round` multiplies every corner; `frame` is the shadow around pictures. Sites store the names. */
export const SHAPES = {
  /** Default style of the marketplace. */
  soft: {},
  /** Rounder, with more space: dairies, bakeries, guest houses. */
  plump: { round: '1.4', ...ROOMY },
  /** Almost straight corners and thin lines: a printed catalogue. */
  strict: { round: '0.16', 'r-pill': '4px', ...LINED },
  /** A little rounded, dense, lined: a price list. */
  dense: { round: '0.5', 'r-pill': '12px', ...DENSE, ...LINED },
  /** Mounted pictures, small corners, much space: an album. */
  framed: {
    round: '0.32',
    'r-pill': '8px',
    frame: 'inset 0 0 0 1px var(--border-soft), inset 0 0 0 8px var(--surface-card)',
    'shadow-1': '0 0 0 1px var(--border-soft), 0 8px 24px -14px rgb(60 48 24 / 0.25)',
    ...ROOMY,
  },
} as const satisfies Readonly<Record<string, Shape>>

export type ShapeName = keyof typeof SHAPES
export const SHAPE_NAMES = Object.keys(SHAPES) as readonly ShapeName[]
