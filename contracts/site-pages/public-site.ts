import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { z } from 'zod'
import { legalInfoSchema } from '../catalog/farmer.ts'
import { colorThemeSchema, typographyThemeSchema } from '../sites/site-theme.ts'

/** A published site: the constructor's theme of spec 3, and what anybody may know of whose it is. */
export const publicSiteSchema = z.object({
  siteUuid: z.uuid(),
  sellerId: z.number().int(),
  title: z.string(),
  mode: z.enum(SITE_MODES),
  /** What was made in the constructor; null = the site was not. */
  constructorType: z.enum(SITE_MODES).nullable(),
  hosts: z.array(z.string()),
  colorTheme: colorThemeSchema,
  typographyTheme: typographyThemeSchema,
  shape: z.string(),
  legal: legalInfoSchema,
  /** Published ones, in the order of the menu. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), isInMenu: z.boolean() })),
})
