import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { idParams, jsonId, uuid } from '../kernel/id.ts'
import { colorThemeSchema, siteThemeSchema, typographyThemeSchema } from './site-theme.ts'

const desk = { access: 'seller', permission: 'manageSite' } as const
const params = z.object({ siteUuid: uuid })
const number = jsonId
const hex = z.string('required').regex(/^#[0-9a-f]{6}$/, 'wrongValue')

export const siteThemesEndpoints = defineEndpointsIn('sites', {
  colorTheme: {
    method: 'GET',
    path: '/v2/constructor/color-themes/{id}',
    access: 'seller',
    summary: 'A colour theme.',
    params: idParams,
    answer: colorThemeSchema,
  },
  typographyTheme: {
    method: 'GET',
    path: '/v2/constructor/typography-themes/{id}',
    access: 'seller',
    summary: 'Letters of a site.',
    params: idParams,
    answer: typographyThemeSchema,
  },
  listThemes: {
    method: 'GET',
    path: '/v2/constructor/themes',
    access: 'seller',
    summary: 'Everything a site may choose of.',
    answer: z.object({
      colorThemes: z.array(colorThemeSchema),
      typographyThemes: z.array(typographyThemeSchema),
      shapes: z.array(z.object({ name: z.enum(SHAPE_NAMES), title: z.string() })),
    }),
  },
  getSiteTheme: {
    ...desk,
    method: 'GET',
    path: '/v1/cabinet/sites/{siteUuid}/theme',
    summary: 'How a site looks.',
    params,
    answer: siteThemeSchema,
  },
  changeSiteTheme: {
    ...desk,
    method: 'PATCH',
    path: '/v1/cabinet/sites/{siteUuid}/theme',
    summary: 'Changes how the whole site looks, at once; own colours that could not be read are shown repaired.',
    params,
    body: z.object({
      /** Id of the colour theme; null = own colours. */
      colorTheme: number.nullable(),
      ownColors: z.object({ primaryColor: hex, secondaryColor: hex }).nullable(),
      typographyTheme: number,
      shape: z.enum(SHAPE_NAMES, 'wrongValue'),
    }),
    answer: siteThemeSchema,
  },
})
