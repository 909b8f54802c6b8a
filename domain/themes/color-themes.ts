import type { ThemeColors } from './palette.ts'

/** A colour theme for sites; its title is in the strings. */
export interface ColorTheme extends ThemeColors {
  readonly id: number
  /** Name of the theme, the value of `data-theme`. */
  readonly name: string
}

/** Colour themes. Sites store their ids and names, so themes are only added. */
export const COLOR_THEMES = [
  { id: 1, name: 'okolitsa', primaryColor: '#2c7a3f', secondaryColor: '#efe8d9' },
  { id: 2, name: 'berry', primaryColor: '#a62b57', secondaryColor: '#f6e4e3' },
  { id: 3, name: 'honey', primaryColor: '#a86408', secondaryColor: '#fbefd2' },
  { id: 4, name: 'pumpkin', primaryColor: '#be4b1b', secondaryColor: '#f8e7da' },
  { id: 5, name: 'milk', primaryColor: '#2a66a8', secondaryColor: '#e5edf5' },
  { id: 6, name: 'sage', primaryColor: '#2b7470', secondaryColor: '#e3ece6' },
  { id: 7, name: 'plum', primaryColor: '#69479e', secondaryColor: '#ede7f4' },
  { id: 8, name: 'rye', primaryColor: '#7d5a3c', secondaryColor: '#f1e8dc' },
  { id: 9, name: 'pine', primaryColor: '#1f5a4a', secondaryColor: '#e6ede4' },
  { id: 10, name: 'cornflower', primaryColor: '#4557b0', secondaryColor: '#e8eaf6' },
  { id: 11, name: 'rowan', primaryColor: '#b3362c', secondaryColor: '#f7e6df' },
  { id: 12, name: 'slate', primaryColor: '#4a5560', secondaryColor: '#ebebe6' },
  { id: 13, name: 'dill', primaryColor: '#566a10', secondaryColor: '#eff0d9' },
  { id: 14, name: 'lake', primaryColor: '#12708a', secondaryColor: '#e2eef0' },
] as const satisfies readonly ColorTheme[]

export type ColorThemeName = (typeof COLOR_THEMES)[number]['name']

/** Default colour theme of sites, and the theme of the marketplace. */
export const DEFAULT_COLOR_THEME: ColorTheme = COLOR_THEMES[0]

export const colorThemeOf = (id: number): (typeof COLOR_THEMES)[number] | null =>
  COLOR_THEMES.find((theme) => theme.id === id) ?? null
