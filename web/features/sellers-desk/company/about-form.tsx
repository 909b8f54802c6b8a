import type { Company } from '@okolitsa/contracts/sellers/company.ts'
import { LONGEST_TAGLINE } from '@okolitsa/contracts/sellers/longest-tagline.ts'
import { company as words } from '@okolitsa/strings/ru/company.ts'
import { useChangeCompany } from '../../../data/sellers/desk/use-company.ts'
import { fieldErrorsOf } from '../../../platform/forms/field-errors.ts'
import { KeptForm } from '../../../platform/forms/kept-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './company.module.css'
import { paragraphsOf } from './paragraphs.ts'

const text = words.about

/** Name, tagline and story of the seller. */
export function AboutForm({ organizationId, company }: { organizationId: number; company: Company }) {
  const change = useChangeCompany(organizationId)
  const mistakes = fieldErrorsOf(change.error)
  const ofStory = Object.entries(mistakes).find(([field]) => field === 'story' || field.startsWith('story.'))?.[1]
  return (
    <Card as="section" id="about">
      <KeptForm
        id={`about-${organizationId}`}
        sending={change}
        method="post"
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const fieldOf = (name: string) => String(data.get(name) ?? '').trim()
          change.mutate({ title: fieldOf('title'), tagline: fieldOf('tagline'), story: paragraphsOf(fieldOf('story')) })
        }}
      >
        <h2 className="h3">{text.title}</h2>
        <TextField
          name="title"
          label={text.name}
          hint={text.nameHint}
          maxLength={120}
          defaultValue={company.title}
          error={mistakes.title}
        />
        <TextField
          name="tagline"
          label={text.tagline}
          hint={text.taglineHint}
          maxLength={LONGEST_TAGLINE}
          defaultValue={company.tagline}
          error={mistakes.tagline}
        />
        <TextArea
          name="story"
          label={text.story}
          hint={text.storyHint}
          rows={8}
          defaultValue={company.story.join('\n\n')}
          error={ofStory}
        />
        <Button type="submit" size="xlarge" busy={change.isPending}>
          {words.save}
        </Button>
      </KeptForm>
    </Card>
  )
}
