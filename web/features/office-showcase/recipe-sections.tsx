import type { RecipeSections as Sections } from '@okolitsa/contracts/recipes/recipe-sections.endpoints.ts'
import { MAX_SECTIONS } from '@okolitsa/contracts/recipes/recipe-sections.endpoints.ts'
import { officeLists } from '@okolitsa/strings/ru/office-lists.ts'
import { officeRecipes } from '@okolitsa/strings/ru/office-recipes.ts'
import { useRecipePicture } from '../../data/office/use-recipes.ts'
import { useRecipeSections, useSaveRecipeSections } from '../../data/office/use-short-lists.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PictureField } from './picture-field.tsx'
import { type RowProps, Rows } from './rows.tsx'
import { ListForm, ListNotLoaded } from './short-list.tsx'

const text = officeLists.sections

interface SectionRow {
  readonly key: number
  /** Null = a new section. */
  readonly urlKey: string | null
  readonly title: string
  readonly description: string
  readonly image: string
  readonly imageUrl: string | null
  readonly hue: number
  readonly rule: Sections['items'][number]['rule']
  readonly recipesCount: number
}
const NEW = {
  urlKey: null,
  title: '',
  description: '',
  image: '',
  imageUrl: null,
  hue: 65,
  rule: null,
  recipesCount: 0,
}
const typedOf = (rows: readonly SectionRow[]) =>
  rows.map(({ urlKey, title, description, image, hue }) => ({ urlKey, title, description, image, hue }))

/** The editor of sections of recipes. */
export function RecipeSections() {
  const { data, isError, refetch } = useRecipeSections()
  return data ? <Editor sections={data} /> : <ListNotLoaded isError={isError} retry={refetch} />
}

function Editor({ sections }: { sections: Sections }) {
  const [{ typed, revision }, setTyped, drop] = useKeptState<{
    readonly typed: readonly SectionRow[] | null
    readonly revision: string
  }>('office-recipe-sections', () => ({ typed: null, revision: '' }), true)
  const save = useSaveRecipeSections()
  const stored = sections.items.map((section, key): SectionRow => ({ ...section, key }))
  const rows = typed ?? stored
  const forget = () => {
    drop()
    setTyped({ typed: null, revision: '' })
    save.reset()
  }
  return (
    <ListForm
      label={text.title}
      isDirty={JSON.stringify(typedOf(rows)) !== JSON.stringify(typedOf(stored))}
      isBusy={save.isPending}
      onSave={() =>
        save.mutate(
          { revision: revision || sections.revision, sections: typedOf(rows) },
          // a list that is based on another revision stays refused: it would remove what others have added
          { onSuccess: forget },
        )
      }
      onReset={forget}
    >
      {rows.length === 0 && <p className="muted">{text.none}</p>}
      <Rows
        name="sections"
        title={text.title}
        rows={rows}
        most={MAX_SECTIONS}
        errors={fieldErrorsOf(save.error)}
        words={text}
        emptyRow={NEW}
        mayRemove={({ recipesCount }) => recipesCount === 0}
        onChange={(next) => setTyped({ typed: next, revision: revision || sections.revision })}
      >
        {(row) => <SectionFields {...row} />}
      </Rows>
    </ListForm>
  )
}

function SectionFields({ row, errorOf, change }: RowProps<SectionRow>) {
  const upload = useRecipePicture()
  return (
    <>
      <TextField
        label={text.name}
        maxLength={60}
        value={row.title}
        error={errorOf('title')}
        hint={row.rule ? text.rules[row.rule] : row.recipesCount > 0 ? text.inUse : undefined}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        label={text.description}
        maxLength={300}
        value={row.description}
        error={errorOf('description')}
        onChange={({ target }) => change({ description: target.value })}
      />
      <PictureField
        label={text.picture}
        imageUrl={row.imageUrl}
        error={errorOf('image')}
        upload={upload}
        text={officeRecipes}
        onChange={({ picture, imageUrl }) => change({ image: picture ?? '', imageUrl })}
      />
    </>
  )
}
