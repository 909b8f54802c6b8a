import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { AREAS } from '@okolitsa/domain/market/areas.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GroupProblems } from './group-problems.tsx'
import type { useAreas, useIdentity } from './groups.ts'
import { LogoField } from './logo-field.tsx'
import { PlaceField } from './place-field.tsx'
import css from './steps.module.css'

const text = marketSetup.identity

/** Name, texts, logo and theme of the market, and its areas of business. */
export function IdentityFields({
  market,
  identity,
  areas,
  theme,
}: {
  market: DeskMarket
  identity: ReturnType<typeof useIdentity>
  areas: ReturnType<typeof useAreas>
  /** The choice of the theme. */
  theme: ReactNode
}) {
  const { fields, errors, change } = identity
  const { closedAreas } = areas.fields
  return (
    <>
      <GroupProblems
        group={identity}
        labels={{
          name: text.name,
          description: text.description,
          story: text.story,
          place: text.place,
          towns: text.towns,
          languages: text.languages,
          theme: text.theme,
        }}
      />
      <Card className={css.fields}>
        <TextField
          label={text.name}
          hint={text.nameHint}
          name="name"
          value={fields.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          label={text.description}
          hint={text.descriptionHint}
          name="description"
          value={fields.description}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <LogoField market={market} onChanged={identity.rebase} />
        <PlaceField
          place={fields.place}
          error={errors.place}
          onChange={(place) => change({ place: place && { ...place, regionCode: place.regionCode as RegionCode } })}
        />
        <TextField
          label={text.towns}
          hint={text.townsHint}
          name="towns"
          value={fields.towns}
          error={errors.towns}
          onChange={(event) => change({ towns: event.target.value })}
        />
        <TextArea
          label={text.story}
          name="story"
          rows={4}
          value={fields.story}
          error={errors.story}
          onChange={(event) => change({ story: event.target.value })}
        />
        <fieldset className={css.group}>
          <legend className={css.legend}>{text.languages}</legend>
          <p className="sm muted">{text.languagesHint}</p>
          <div className={css.choices}>
            {LANGUAGES.map((language) => (
              <Checkbox
                key={language}
                checked={fields.languages.includes(language)}
                onChange={({ target }) =>
                  change({
                    languages: LANGUAGES.filter((one) =>
                      one === language ? target.checked : fields.languages.includes(one),
                    ),
                  })
                }
              >
                {text.languageNames[language]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </Card>
      <GroupProblems group={areas} labels={{ closedAreas: text.areas }} />
      <Card className={css.fields}>
        <fieldset className={css.group}>
          <legend className={css.legend}>{text.areas}</legend>
          <p className="sm muted">{text.areasHint}</p>
          <div className={css.choices}>
            {AREAS.map((area) => (
              <Checkbox
                key={area}
                checked={!closedAreas.includes(area)}
                onChange={({ target }) =>
                  areas.change({
                    closedAreas: AREAS.filter((one) => (one === area ? !target.checked : closedAreas.includes(one))),
                  })
                }
              >
                {marketSetup.areas[area]}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      </Card>
      <Card className={css.fields}>
        <h2 className="h4">{text.theme}</h2>
        {theme}
      </Card>
    </>
  )
}
