/** A typeface the shop has files of. */
export interface Font {
  /** As it is called and as people know it. */
  readonly title: string
  readonly kind: 'sans' | 'serif'
  /** Weights its file holds. */
  readonly weights: readonly [least: number, most: number]
  /** How much larger or smaller than its own size it is drawn, so that letters of all are as tall or as wide, %. */
  readonly size: number
}

export const FONTS = {
  onest: { title: 'Onest', kind: 'sans', weights: [400, 900], size: 100 },
  manrope: { title: 'Manrope', kind: 'sans', weights: [200, 800], size: 100 },
  rubik: { title: 'Rubik', kind: 'sans', weights: [300, 900], size: 98 },
  'golos-text': { title: 'Golos Text', kind: 'sans', weights: [400, 900], size: 98 },
  nunito: { title: 'Nunito', kind: 'sans', weights: [200, 1000], size: 104 },
  geologica: { title: 'Geologica', kind: 'sans', weights: [100, 900], size: 97 },
  unbounded: { title: 'Unbounded', kind: 'sans', weights: [400, 900], size: 80 },
  literata: { title: 'Literata', kind: 'serif', weights: [400, 900], size: 99 },
  lora: { title: 'Lora', kind: 'serif', weights: [400, 700], size: 103 },
  'playfair-display': { title: 'Playfair Display', kind: 'serif', weights: [400, 900], size: 102 },
  vollkorn: { title: 'Vollkorn', kind: 'serif', weights: [400, 900], size: 107 },
} as const satisfies Readonly<Record<string, Font>>

export type FontName = keyof typeof FONTS

/** Letters of a site: of its headings and of everything else. */
export interface TypographyTheme {
  readonly id: number
  readonly name: string
  readonly heading: FontName
  readonly text: FontName
  /** How close letters of headings and of the largest ones stand, em; absent = as those of Onest. */
  readonly tracking?: readonly [heading: number, display: number]
}

/** Numbers are kept by sites: they are added to, never given again. Titles stand in the strings. */
export const TYPOGRAPHY_THEMES = [
  { id: 1, name: 'onest', heading: 'onest', text: 'onest' },
  { id: 2, name: 'even', heading: 'manrope', text: 'manrope', tracking: [-0.025, -0.04] },
  { id: 3, name: 'kind', heading: 'rubik', text: 'rubik', tracking: [-0.015, -0.03] },
  { id: 4, name: 'round', heading: 'nunito', text: 'nunito', tracking: [-0.015, -0.025] },
  { id: 5, name: 'book', heading: 'literata', text: 'literata', tracking: [-0.015, -0.025] },
  { id: 6, name: 'letter', heading: 'lora', text: 'golos-text', tracking: [-0.01, -0.02] },
  { id: 7, name: 'magazine', heading: 'playfair-display', text: 'golos-text', tracking: [-0.01, -0.02] },
  { id: 8, name: 'oven', heading: 'vollkorn', text: 'onest', tracking: [-0.012, -0.02] },
  { id: 9, name: 'poster', heading: 'unbounded', text: 'manrope', tracking: [-0.03, -0.04] },
  { id: 10, name: 'strict', heading: 'geologica', text: 'geologica', tracking: [-0.025, -0.04] },
] as const satisfies readonly TypographyTheme[]

export type TypographyThemeName = (typeof TYPOGRAPHY_THEMES)[number]['name']

/** Of a site that has chosen none, and of the marketplace. */
export const DEFAULT_TYPOGRAPHY_THEME: TypographyTheme = TYPOGRAPHY_THEMES[0]

/** The theme of a number, or none. */
export const typographyThemeOf = (id: number): (TypographyTheme & { readonly name: TypographyThemeName }) | null =>
  TYPOGRAPHY_THEMES.find((theme) => theme.id === id) ?? null
