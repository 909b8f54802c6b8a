import { COLOR_THEMES, colorThemeOf, DEFAULT_COLOR_THEME } from '@okolitsa/domain/themes/color-themes.ts'
import type { ThemeColors } from '@okolitsa/domain/themes/palette.ts'
import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { colorsOf, type SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { fontStack } from '@okolitsa/domain/themes/theme-style.ts'
import { FONTS, type FontName, TYPOGRAPHY_THEMES } from '@okolitsa/domain/themes/typography-themes.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { fontFaces } from '../../platform/theme/font-faces.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { OwnColors } from './own-colors.tsx'
import { ThemeOfPicture } from './theme-of-picture.tsx'
import css from './theme-panel.module.css'

const text = themeTexts.panel
const OWN = 'own'
/** Sample of each font in itself; a Cyrillic text loads the Cyrillic file only. */
const EVERY_FACE = (Object.keys(FONTS) as FontName[]).map(fontFaces).join('')

function Swatch({ primaryColor, secondaryColor, title }: ThemeColors & { readonly title: string }) {
  return (
    <span className={css.color}>
      <span className={css.swatch} style={{ background: secondaryColor }} aria-hidden="true">
        <span style={{ background: primaryColor }} />
      </span>
      {title}
    </span>
  )
}

/** Choice of a theme. */
export function ThemePanel({
  theme,
  state,
  onChoose,
}: {
  theme: SiteTheme
  /** State of the automatic saving; absent = the theme is a field of a form. */
  state?: keyof typeof text.states
  onChoose: (theme: SiteTheme) => void
}) {
  const { primaryColor, secondaryColor } = theme.ownColors ?? colorThemeOf(theme.colorTheme ?? 0) ?? DEFAULT_COLOR_THEME
  return (
    <div className={css.panel}>
      <style>{EVERY_FACE}</style>
      {state && (
        <>
          <p className="sm muted">{text.lead}</p>
          <p className="sm" role="status">
            {text.states[state]}
          </p>
        </>
      )}
      <RadioCards
        label={text.colors}
        hideLabel={false}
        layout="pairs"
        value={theme.ownColors ? OWN : String(theme.colorTheme)}
        items={[
          ...COLOR_THEMES.map(({ id, name, ...colors }) => ({
            value: String(id),
            title: <Swatch {...colors} title={themeTexts.colors[name]} />,
          })),
          { value: OWN, title: <Swatch {...colorsOf(theme)} title={themeTexts.ownColors} /> },
        ]}
        onValueChange={(value) =>
          onChoose(
            value === OWN
              ? { ...theme, colorTheme: null, ownColors: { primaryColor, secondaryColor } }
              : { ...theme, colorTheme: Number(value), ownColors: null },
          )
        }
      />
      <ThemeOfPicture onChoose={({ id }) => onChoose({ ...theme, colorTheme: id, ownColors: null })} />
      {theme.ownColors && (
        <OwnColors
          colors={theme.ownColors}
          onChange={(ownColors) => onChoose({ ...theme, colorTheme: null, ownColors })}
        />
      )}
      <RadioCards
        label={text.fonts}
        hideLabel={false}
        layout="pairs"
        value={String(theme.typographyTheme)}
        items={TYPOGRAPHY_THEMES.map(({ id, name, heading, text: plain }) => ({
          value: String(id),
          title: (
            <span className={css.letters}>
              <span style={{ fontFamily: fontStack(heading) }}>{themeTexts.typography[name]}</span>
              <span className="sm" style={{ fontFamily: fontStack(plain) }} aria-hidden="true">
                {text.sample}
              </span>
            </span>
          ),
          note: [...new Set([FONTS[heading].title, FONTS[plain].title])].join(', '),
        }))}
        onValueChange={(value) => onChoose({ ...theme, typographyTheme: Number(value) })}
      />
      <RadioCards
        label={text.shape}
        hideLabel={false}
        value={theme.shape}
        items={SHAPE_NAMES.map((value) => ({
          value,
          title: themeTexts.shapes[value],
          note: themeTexts.shapeHints[value],
        }))}
        onValueChange={(shape) => onChoose({ ...theme, shape })}
      />
    </div>
  )
}
