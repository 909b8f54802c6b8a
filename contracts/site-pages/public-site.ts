import { SITE_MODES } from '@okolitsa/domain/sites/site-fields.ts'
import { z } from 'zod'
import { legalInfoSchema } from '../catalog/farmer.ts'
import { colorThemeSchema, typographyThemeSchema } from '../sites/site-theme.ts'

/** A published site: its theme (spec 3) and public facts about its seller. */
export const publicSiteSchema = z.object({
  siteUuid: z.uuid(),
  sellerId: z.number().int(),
  title: z.string(),
  mode: z.enum(SITE_MODES),
  /** Kind of a site made in the constructor; null = made elsewhere. */
  constructorType: z.enum(SITE_MODES).nullable(),
  hosts: z.array(z.string()),
  colorTheme: colorThemeSchema,
  typographyTheme: typographyThemeSchema,
  shape: z.string(),
  legal: legalInfoSchema,
  /** Published pages in the order of the menu. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), isInMenu: z.boolean() })),
})
