import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { z } from 'zod'

const colors = { primaryColor: z.string(), secondaryColor: z.string() }

export const colorThemeSchema = z.object({
  /** Id of the colour theme; null = own colours. */
  id: z.number().int().nullable(),
  title: z.string(),
  ...colors,
})

export const typographyThemeSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  fonts: z.object({ heading: z.string(), text: z.string() }),
})

export const siteThemeSchema = z.object({
  colorTheme: colorThemeSchema,
  /** Colours chosen by the seller; null = a colour theme. */
  ownColors: z.object(colors).nullable(),
  typographyTheme: typographyThemeSchema,
  shape: z.enum(SHAPE_NAMES),
})
