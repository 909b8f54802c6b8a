import { farmPictures } from '../../pictures/places/shots.ts'
import { stillLifeGallery } from '../../pictures/still-life.ts'
import type { DemoSite } from '../../site-model.ts'
import { onezhskayaForel } from '../farmers/onezhskaya-forel.ts'

const [lake, ...others] = farmPictures(onezhskayaForel).map(({ source }) => source) as [string, string, string]
const [salmon] = stillLifeGallery('salmon', 1)

/** A fish farm: few words, much water. */
export const onezhskayaForelSite: DemoSite = {
  organizationId: onezhskayaForel.id,
  mode: 'saas',
  theme: { colorTheme: 14, ownColors: null, typographyTheme: 10, shape: 'strict' },
  pages: [
    {
      path: '/',
      title: 'Главная',
      seoTitle: 'Онежская форель из Великой Губы',
      description: 'Садковая форель, сиг и ряпушка чистых заливов Онеги: охлаждённые, слабосолёные, копчёные.',
      picture: lake,
      blocks: [
        {
          type: 'hero',
          props: {
            layout: 'plain',
            title: 'Онега. Тридцать метров воды под садком',
            text: 'Форель, сиг и ряпушка: прямо с причала.',
            action: { title: 'Улов', href: '#goods' },
          },
        },
        {
          type: 'gallery',
          props: { layout: 'shelf', items: [{ picture: lake }, { picture: others[0] }, { picture: others[1] }] },
        },
        { type: 'goods', props: { title: 'Улов', most: 6, layout: 'grid' } },
        { type: 'text', props: { layout: 'quote', text: onezhskayaForel.story[2] ?? '' } },
        {
          type: 'about',
          props: {
            title: 'Садок, который сначала нарисовали',
            text: onezhskayaForel.story.slice(0, 2).join('\n\n'),
            picture: salmon,
            pictureSide: 'left',
          },
        },
        { type: 'divider', props: { look: 'line' } },
        { type: 'delivery', props: { title: 'Дорога из Карелии' } },
        { type: 'contacts', props: { title: 'Причал', layout: 'withMap' } },
      ],
    },
  ],
}
